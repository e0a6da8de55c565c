#pragma once

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "models/cooling/cool.h"
#include "models/cooling/psychrometrics.h"

/// Lei & Masanet (Resour. Conserv. Recycl. 182, 2022, 106323): ten kinds of data centre, each with ranges of its parameters, and the 5th and
/// 95th percentile of annual PUE and WUE by climate zone. Here: their parameters on our hourly years.
namespace lei_masanet {

using Parameters = std::map<std::string, double>;

/// Splits a line of CSV with quoted cells.
inline std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> list(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    else if (c == ',' && !quoted) list.emplace_back();
    else if (c != '\r') list.back() += c;
  }
  return list;
}

struct Range {
  std::string symbol, unit;
  double low = 0.0, high = 0.0;
};

/// Ranges by case, from lei_masanet_parameters.csv of the reference; empty when it is not there.
inline std::map<int, std::vector<Range>> read_ranges(const std::string& file) {
  std::map<int, std::vector<Range>> ranges;
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    const auto row = cells(line);
    if (row.size() > 7)
      ranges[std::stoi(row[0])].push_back({row[4], row[5], std::stod(row[6]), std::stod(row[7])});
  }
  return ranges;
}

struct Band {
  int number = 0;
  std::string zone;
  double pue_low = 0.0, pue_high = 0.0, wue_low = 0.0, wue_high = 0.0;
};

/// Published percentiles, from validation_pue.csv of the reference.
inline std::vector<Band> read_bands(const std::string& file) {
  std::vector<Band> bands;
  std::ifstream in(file);
  std::string line;
  while (std::getline(in, line)) {
    const auto row = cells(line);
    if (row.size() < 13 || row[0] != "Lei & Masanet 2022") continue;
    const std::string zone = row[4].substr(row[4].rfind(' ') + 1);
    bands.push_back({std::stoi(row[1].substr(5)), zone, std::stod(row[7]), std::stod(row[8]),
                     std::stod(row[10]), std::stod(row[11])});
  }
  return bands;
}

/// A draw of all parameters, in fractions, Pa, K and degC.
inline Parameters draw(const std::vector<Range>& ranges, std::mt19937_64& random) {
  Parameters p;
  for (const auto& range : ranges) {
    const double u = static_cast<double>(random() >> 11) * 0x1p-53;
    const double scale = range.unit == "%" ? 0.01 : range.unit == "kPa" ? 1000.0 : 1.0;
    p[range.symbol] = (range.low + u * (range.high - range.low)) * scale;
  }
  return p;
}

inline double get(const Parameters& p, const char* symbol, double otherwise) {
  const auto found = p.find(symbol);
  return found == p.end() ? otherwise : found->second;
}

/// Inputs of our year for a case's parameters. Losses are in the cooled hall, fans do not heat the air, the supply air is at the upper
/// set-point, and the tower's fans move evaporation over the liquid-gas ratio, all as in the published program.
inline plenum::cooling::YearInputs year_inputs(int number, const Parameters& p, double pressure) {
  using namespace plenum::cooling;
  YearInputs in;
  constexpr std::array technologies{Technology::adiabatic_economizer, Technology::water_cooled_chiller,
                                    Technology::air_economizer,       Technology::water_cooled_chiller,
                                    Technology::water_cooled_chiller, Technology::air_economizer,
                                    Technology::air_cooled_chiller,   Technology::water_cooled_chiller,
                                    Technology::air_cooled_chiller,   Technology::crac_dx};
  in.technology = technologies[static_cast<std::size_t>(number - 1)];
  in.chiller = number == 10                                ? Chiller::dx
               : number == 6 || number == 7 || number == 9 ? Chiller::air_cooled
                                                           : Chiller::water_cooled;
  in.economizer = number <= 4 || number == 6;
  in.overhead = (1.0 / p.at("UPS_e") - 1.0) + (1.0 / (1.0 - p.at("PD_lr")) - 1.0) + p.at("L_percentage");
  in.air_heat = 1.0 + in.overhead;
  in.latent = 1.0 / p.at("SHR") - 1.0;
  in.fan_heat = 0.0;
  in.supply_air = p.at("T_up");
  in.air_rise = p.at("delta_T_air");
  in.fan = p.at("Fan_Pressure_CRAC") /
           (p.at("Fan_e_CRAC") * density(in.supply_air, 0.0, pressure) * air_specific_heat * in.air_rise);
  in.water_rise = get(p, "delta_T_water", 7.5);
  in.chilled_water = in.supply_air + in.air_rise - in.air_rise / get(p, "HTE", 1.0);
  in.pump = get(p, "Pump_Pressure_CW", 0.0) /
            (water_density * water_specific_heat * in.water_rise * get(p, "Pump_e_CW", 1.0));
  in.tower_approach = get(p, "AT_CT", 0.0);
  in.exchanger_approach = get(p, "AT_HE", 0.0);
  in.tower_rise = get(p, "delta_T_CT", 5.0);
  in.tower_pump = get(p, "Pump_Pressure_CT", 0.0) /
                  (water_density * water_specific_heat * in.tower_rise * get(p, "Pump_e_CT", 1.0));
  in.tower_fan = get(p, "Fan_Pressure_CT", 0.0) / (get(p, "LGRatio", 1.0) * get(p, "Fan_e_CT", 1.0) *
                                                   density(20.0, 0.0, pressure) * evaporation_heat(20.0));
  in.cycles = get(p, "CC", 5.0);
  in.drift = get(p, "Windage_p", 0.0);
  in.wet_effectiveness = 1.0;
  in.humidity_low = std::max(humidity_ratio(saturation_pressure(p.at("dp_lw")), pressure),
                             humidity_ratio(p.at("RH_lw") * saturation_pressure(p.at("T_lw")), pressure));
  in.humidity_high = std::min(humidity_ratio(saturation_pressure(p.at("dp_up")), pressure),
                              humidity_ratio(p.at("RH_up") * saturation_pressure(p.at("T_up")), pressure));
  in.part_load = get(p, "Chiller_load", 1.0);
  in.cop_factor = 1.0 + p.at("pcop");
  return in;
}

/// Power that the year does not count: high-pressure humidifiers, and the steam humidifiers of small DX rooms (Q_lat).
inline double humidifier(int number, const plenum::cooling::YearInputs& in, const Parameters& p) {
  const double latent = in.latent * in.air_heat;
  return number == 10
             ? latent
             : latent / 2266e3 * get(p, "Pump_Pressure_HD", 0.0) / (1000.0 * get(p, "Pump_e_HD", 1.0));
}

inline double percentile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const double x = share * static_cast<double>(values.size() - 1);
  const auto i = static_cast<std::size_t>(x);
  return values[i] + (x - static_cast<double>(i)) * (values[std::min(i + 1, values.size() - 1)] - values[i]);
}

/// Our percentiles for a case in a climate.
inline Band evaluate(int number, const std::vector<Range>& ranges, const plenum::cooling::Climate& climate,
                     const plenum::cooling::ChillerTable& chillers, int draws) {
  std::mt19937_64 random(20260101);
  std::vector<double> pue, wue;
  for (int i = 0; i < draws; ++i) {
    const auto p = draw(ranges, random);
    const auto in = year_inputs(number, p, climate.statistics.mean_pressure);
    const auto year = plenum::cooling::simulate(in, climate, chillers);
    pue.push_back(year.pue + humidifier(number, in, p));
    wue.push_back(year.water * 3.6e9);
  }
  return {
      number, {}, percentile(pue, 0.05), percentile(pue, 0.95), percentile(wue, 0.05), percentile(wue, 0.95)};
}

/// Shipped climates that stand for the zones (zone-to-city map of the reference; 4B, 6A, 6B and 7 have none; Tucson stands for 2B and Port Angeles
/// for 4C, whose published cities are not shipped).
inline const std::map<std::string, std::string>& climates() {
  static const std::map<std::string, std::string> map{
      {"1A", "us-miami-tmy3"},       {"2A", "us-houston-tmy3"},     {"2B", "us-tucson-tmy3"},
      {"3A", "us-atlanta-tmy3"},     {"3B", "us-elpaso-tmy3"},      {"3C", "us-sanfrancisco-tmy3"},
      {"4A", "us-newyork-jfk-tmy3"}, {"4C", "us-portangeles-tmy3"}, {"5A", "us-chicago-tmy3"},
      {"5B", "us-denver-tmy3"},      {"8", "us-utqiagvik-tmy3"}};
  return map;
}

}  // namespace lei_masanet
