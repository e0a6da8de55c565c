#pragma once

#include <cmath>

#include "models/cooling/year.h"

/// One hour of each technology, as small inlined functions without branches that depend on the weather, so that the loop over a year
/// vectorises. Internal to year.cpp. W per W of IT power, degC, kg/kg; README.md has the formulas.
namespace plenum::cooling::kernels {

inline double smaller(double a, double b) { return a < b ? a : b; }
inline double larger(double a, double b) { return a > b ? a : b; }
inline double clip(double x) { return smaller(larger(x, 0.0), 1.0); }
inline double step(double x) { return x >= 0.0 ? 1.0 : 0.0; }

inline TowerWater sum(const TowerWater& a, const TowerWater& b) {
  return {a.evaporation + b.evaporation, a.drift + b.drift, a.blowdown + b.blowdown};
}
inline TowerWater scaled(const TowerWater& a, double factor) {
  return {a.evaporation * factor, a.drift * factor, a.blowdown * factor};
}

/// Heat that coils take from the air: sensible, of fans, latent.
inline double coil_load(const YearInputs& in) {
  return in.air_heat * (1.0 + in.latent + in.fan * in.fan_heat);
}

/// The hour before any cold is made: air handlers, and humidifiers that put back what coils condense (Q_lat / 2,266 kJ/kg, Lei & Masanet 2022).
inline Hour handlers(const YearInputs& in) {
  Hour hour;
  hour.fans = in.fan * in.air_heat;
  hour.water.evaporation = in.latent * in.air_heat / 2266e3;
  return hour;
}

inline void reject_by_tower(const YearInputs& in, double heat, double wet_bulb, Hour& hour) {
  hour.pumps += in.tower_pump * heat;
  hour.rejection += in.tower_fan * heat;
  hour.water =
      sum(hour.water, tower_water(heat, wet_bulb + in.tower_approach, in.tower_rise, in.cycles, in.drift));
}

/// Chilled water for `load`, of which the share `free` needs no compressor.
template <Chiller kind>
inline void chilled_water(const YearInputs& in, double load, double free, double wet_bulb, double compressor,
                          Hour& hour) {
  const double work = load * (1.0 - free) * compressor;
  hour.compressors += work;
  hour.pumps += in.pump * load;
  if constexpr (kind == Chiller::water_cooled) reject_by_tower(in, load + work, wet_bulb, hour);
}

/// Share of a water circuit's cooling that the tower gives through a heat exchanger: clip((return - (Twb + approaches))/rise).
inline double tower_share(const YearInputs& in, double supply, double wet_bulb) {
  const double reached = wet_bulb + in.tower_approach + in.exchanger_approach;
  return in.economizer ? clip((supply + in.water_rise - reached) / in.water_rise) : 0.0;
}

inline Hour crac_dx(const YearInputs& in, const Weather&, double compressor) {
  Hour hour = handlers(in);
  hour.compressors = coil_load(in) * compressor;
  return hour;
}

inline Hour air_cooled_chiller(const YearInputs& in, const Weather& air, double compressor) {
  Hour hour = handlers(in);
  const double reached = air.dry_bulb + in.dry_approach;
  const double free = in.economizer && in.dry_cooler
                          ? clip((in.chilled_water + in.water_rise - reached) / in.water_rise)
                          : 0.0;
  const double load = coil_load(in);
  chilled_water<Chiller::air_cooled>(in, load, free, air.wet_bulb, compressor, hour);
  hour.rejection += in.dry_fan * free * load;
  return hour;
}

inline Hour water_cooled_chiller(const YearInputs& in, const Weather& air, double compressor) {
  Hour hour = handlers(in);
  chilled_water<Chiller::water_cooled>(in, coil_load(in), tower_share(in, in.chilled_water, air.wet_bulb),
                                       air.wet_bulb, compressor, hour);
  return hour;
}

/// Outdoor air as it is, mixed with return air when colder than the supply; chilled water when too dry, too moist or too warm.
template <Chiller kind>
inline Hour air_economizer(const YearInputs& in, const Weather& air, double compressor) {
  Hour hour = handlers(in);
  const double allowed = in.economizer ? 1.0 : 0.0;
  const double inside =
      step(air.humidity_ratio - in.humidity_low) * step(in.humidity_high - air.humidity_ratio);
  const double free = clip((in.supply_air + in.air_rise - air.dry_bulb) / in.air_rise) * inside * allowed;
  hour.water = scaled(hour.water, 1.0 - free);  // outdoor air meets no coil
  chilled_water<kind>(in, coil_load(in) * (1.0 - free), 0.0, air.wet_bulb, compressor, hour);
  return hour;
}

/// Outdoor air, cooled by wetted media down to the supply temperature as far as wet bulb and humidity allow, moistened when too dry.
template <Chiller kind>
inline Hour adiabatic_economizer(const YearInputs& in, const Weather& air, double compressor) {
  constexpr double kelvin_per_humidity = 2.501e6 / air_specific_heat;  // along constant enthalpy
  Hour hour = handlers(in);
  const double back = in.supply_air + in.air_rise;
  const double by_media = in.wet_effectiveness * (air.dry_bulb - air.wet_bulb);
  const double by_humidity = larger(in.humidity_high - air.humidity_ratio, 0.0) * kelvin_per_humidity;
  const double drop = smaller(larger(air.dry_bulb - in.supply_air, 0.0), smaller(by_media, by_humidity));
  const double allowed = in.economizer ? 1.0 : 0.0;
  const double inside = step(in.humidity_high - air.humidity_ratio) * allowed;
  const double free = clip((back - (air.dry_bulb - drop)) / in.air_rise) * inside;
  const double outdoor =
      in.air_rise / larger(back - air.dry_bulb, in.air_rise);  // the rest of the supply is return air
  const double moisture =
      drop / kelvin_per_humidity + outdoor * larger(in.humidity_low - air.humidity_ratio, 0.0);
  const double flow = in.air_heat / (air_specific_heat * in.air_rise);
  const double used = free > 0.0 ? 1.0 : 0.0;
  hour.water = scaled(hour.water, 1.0 - free);
  chilled_water<kind>(in, coil_load(in) * (1.0 - free), 0.0, air.wet_bulb, compressor, hour);
  hour.water = sum(hour.water, media_water(flow * moisture * used, in.cycles));
  return hour;
}

/// Air-to-air heat exchanger, dry when that is enough, else wetted if that carries more; direct expansion for the rest.
inline Hour indirect_evaporative(const YearInputs& in, const Weather& air, double compressor) {
  Hour hour = handlers(in);
  const double back = in.supply_air + in.air_rise;
  const double dry = clip(in.dry_effectiveness * (back - air.dry_bulb) / in.air_rise);
  const double wetted = clip(in.wet_effectiveness * (back - air.wet_bulb) / in.air_rise);
  const double allowed = in.economizer ? 1.0 : 0.0;
  const double wet_used = (1.0 - step(dry - 1.0)) * (1.0 - step(dry - wetted)) * allowed;
  const double free = dry * (allowed - wet_used) + wetted * wet_used;
  const double load = coil_load(in);
  hour.compressors = load * (1.0 - free) * compressor;
  hour.water =
      sum(hour.water, media_water(wet_used * free * load / evaporation_heat(air.wet_bulb), in.cycles));
  return hour;
}

/// Fan power of a dry cooler over its design, at `margin` K between water and air: approach ~ 1/flow^0.8, power ~ flow^3, flow at least 0.3.
inline double dry_fan_share(const YearInputs& in, double margin) {
  const double x = in.dry_approach / larger(margin, in.dry_approach);
  return larger(x * x * x * std::sqrt(x * std::sqrt(x)), 0.027);
}

/// Doors, cold plates or tanks: their water by dry cooler when that is enough, else by tower, chiller for the missing
/// part; the air that remains by chilled water from the same chillers and towers.
inline Hour rack_water(const YearInputs& in, const Weather& air, double compressor) {
  Hour hour = handlers(in);
  const double air_load = coil_load(in);
  const double heat = in.liquid_heat * (1.0 + in.rack_power);
  const double margin = in.rack_water - air.dry_bulb;
  const double allowed = in.dry_cooler && in.economizer ? 1.0 : 0.0;
  const double dry = allowed * step(margin - in.dry_approach);
  const double missing = heat * (1.0 - dry) * (1.0 - tower_share(in, in.rack_water, air.wet_bulb)) +
                         air_load * (1.0 - tower_share(in, in.chilled_water, air.wet_bulb));
  hour.racks = in.rack_power * in.liquid_heat;
  hour.compressors = missing * compressor;
  hour.pumps = in.pump * (heat + air_load);
  hour.rejection = in.dry_fan * dry * heat * dry_fan_share(in, margin);
  reject_by_tower(in, air_load + heat * (1.0 - dry) + hour.compressors, air.wet_bulb, hour);
  return hour;
}

/// Calls `use` with the kernel of the inputs' technology: a function of (inputs, weather, compressor).
template <class Use>
auto with_kernel(const YearInputs& in, Use&& use) {
  const bool wet = in.chiller == Chiller::water_cooled;
  switch (in.technology) {
  case Technology::crac_dx: return use([](auto&&... a) { return crac_dx(a...); });
  case Technology::water_cooled_chiller: return use([](auto&&... a) { return water_cooled_chiller(a...); });
  case Technology::air_economizer:
    return wet ? use([](auto&&... a) { return air_economizer<Chiller::water_cooled>(a...); })
               : use([](auto&&... a) { return air_economizer<Chiller::air_cooled>(a...); });
  case Technology::adiabatic_economizer:
    return wet ? use([](auto&&... a) { return adiabatic_economizer<Chiller::water_cooled>(a...); })
               : use([](auto&&... a) { return adiabatic_economizer<Chiller::air_cooled>(a...); });
  case Technology::indirect_evaporative: return use([](auto&&... a) { return indirect_evaporative(a...); });
  case Technology::rear_door:
  case Technology::direct_to_chip:
  case Technology::immersion: return use([](auto&&... a) { return rack_water(a...); });
  case Technology::air_cooled_chiller:
  case Technology::automatic: break;
  }
  return use([](auto&&... a) { return air_cooled_chiller(a...); });
}

}  // namespace plenum::cooling::kernels
