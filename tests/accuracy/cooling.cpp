#include "tests/accuracy/table.h"
#include "tests/models/cooling/shipped.h"
#include "tests/reference/lei_masanet.h"

namespace plenum::accuracy {

namespace {

/// A site that an operator reports: its technology, climate, and electrical system as far as known.
struct Site {
  const char *name, *climate, *grade, *source;
  cooling::Technology technology;
  double liquid, water;  ///< share of heat in liquid; facility water in degC (0: no liquid)
  double pue;
};

/// UPS in eco mode and the distribution of large sites: close to how laboratories and hyperscalers build.
double site_pue(const Site& site) {
  power::PowerInputs electric;
  electric.ups = "ups-eco";
  electric.distribution = "distribution-hyperscale";
  electric.lighting = 0.002;
  auto c = shipped::context();
  c.at_average = shipped::losses_of(electric, c.it_peak, c.it_average);
  c.at_peak = shipped::losses_of(electric, c.it_peak, c.it_peak);
  c.lighting = electric.lighting * c.it_average;
  cooling::CoolingInputs inputs;
  inputs.technology = site.technology;
  if (site.liquid <=
      0.0) {  // hyperscale halls: middle of 27-35 degC and of 13.9-19.4 K (Lei & Masanet 2022, cases 1 and 2)
    inputs.supply_air = celsius(31.0);
    inputs.air_temperature_rise = 16.65 * kelvin;
  }
  if (site.liquid > 0.0) {
    inputs.liquid_fraction = site.liquid;
    inputs.supply_water = celsius(site.water);
  }
  return shipped::cool(inputs, c, shipped::climate(site.climate)).pue;
}

void operators(Table& table) {
  using T = cooling::Technology;
  const std::vector<Site> sites{
      {"NREL ESIF (cold plates, Golden; Denver weather)", "us-denver-tmy3", "measured", "NREL, 2020",
       T::direct_to_chip, 0.90, 24.0, 1.036},
      {"ABCI (cold plates and fan coils, Kashiwa; Tokyo weather), at most", "jp-tokyo-2023", "operator",
       "AIST, 2018", T::direct_to_chip, 0.83, 32.0, 1.10},
      {"Frontier (cold plates, Oak Ridge; Atlanta weather)", "us-atlanta-tmy3", "recalled", "ORNL, 2022",
       T::direct_to_chip, 0.97, 32.0, 1.03},
      {"Summit (cold plates and doors, Oak Ridge; Atlanta weather)", "us-atlanta-tmy3", "recalled",
       "ORNL, 2019", T::direct_to_chip, 0.87, 21.0, 1.11},
      {"Google, Ohio (Chicago weather)", "us-chicago-tmy3", "operator", "Google, 2026",
       T::water_cooled_chiller, 0.0, 0.0, 1.05},
      {"Meta, buildings of 2021 (Chicago weather)", "us-chicago-tmy3", "operator", "Meta, 2021",
       T::adiabatic_economizer, 0.0, 0.0, 1.09},
  };
  for (const auto& site : sites)
    table.add(std::string("PUE, ") + site.name, site_pue(site), site.pue, "1", site.source, site.grade);
}

void bands(Table& table) {
  using namespace lei_masanet;
  const std::string folder = std::string(PLENUM_SHARED_DIR) + "/reference/cooling/";
  const auto ranges = read_ranges(folder + "lei_masanet_parameters.csv");
  for (const auto& band : read_bands(folder + "validation_pue.csv")) {
    const auto climate = climates().find(band.zone);
    if (climate == climates().end() || ranges.empty()) continue;
    const auto ours = evaluate(band.number, ranges.at(band.number), shipped::climate(climate->second),
                               shipped::chillers(), 200);
    const std::string name = "case " + std::to_string(band.number) + ", zone " + band.zone;
    table.add("PUE, middle of the band, " + name, (ours.pue_low + ours.pue_high) / 2.0,
              (band.pue_low + band.pue_high) / 2.0, "1", "Lei & Masanet 2022");
    table.add("WUE, middle of the band, " + name, (ours.wue_low + ours.wue_high) / 2.0,
              (band.wue_low + band.wue_high) / 2.0, "L/kWh", "Lei & Masanet 2022");
  }
}

}  // namespace

void accuracy_cooling(Table& table) {
  table.begin("cooling");
  operators(table);
  bands(table);
}

}  // namespace plenum::accuracy
