#include <algorithm>

#include "models/cooling/cool.h"
#include "models/cooling/psychrometrics.h"

namespace plenum::cooling {

namespace {

/// Effectiveness of the air handlers' coils, middle of 0.65-0.90 (Lei & Masanet 2022, table B.1).
constexpr double coil_effectiveness = 0.775;

/// Window for outdoor air in the hall: ASHRAE TC 9.9 (2021), class A2 allowable.
constexpr double lowest_dew_point = -12.0, highest_dew_point = 21.0;  // degC
constexpr double highest_humidity = 0.80;                             // relative, at the supply temperature

/// Fans are rated for air of 20 degC; the pressure is the site's.
constexpr double fan_air = 20.0;  // degC

bool has_rack_water(Technology technology) { return !is_air(technology); }

bool has_chilled_water(Technology technology) {
  return technology != Technology::crac_dx && technology != Technology::indirect_evaporative;
}

/// Economizers are backed by water-cooled chillers where the record has a tower, else by air-cooled ones.
bool has_tower(Technology technology, const CoolingPlant& plant) {
  switch (technology) {
  case Technology::water_cooled_chiller:
  case Technology::rear_door:
  case Technology::direct_to_chip:
  case Technology::immersion: return true;
  case Technology::air_economizer:
  case Technology::adiabatic_economizer: return plant.tower_approach.has_value();
  default: return false;
  }
}

Chiller chiller_of(Technology technology, const CoolingPlant& plant) {
  if (technology == Technology::crac_dx || technology == Technology::indirect_evaporative) return Chiller::dx;
  return has_tower(technology, plant) ? Chiller::water_cooled : Chiller::air_cooled;
}

double in_kelvin(const std::optional<TemperatureDifference>& difference) {
  return difference.value_or(TemperatureDifference{}).value();
}

void fill_air(YearInputs& in, const CoolingInputs& inputs, const CoolingPlant& plant,
              const Climate& climate) {
  const double p = climate.statistics.mean_pressure;
  in.supply_air = in_celsius(inputs.supply_air);
  in.air_rise =
      in_kelvin(inputs.air_temperature_rise ? inputs.air_temperature_rise : plant.air_temperature_rise);
  const double air_density = density(fan_air, 0.0, p);
  in.fan =
      plant.fan_pressure->value() / (*plant.fan_efficiency * air_density * air_specific_heat * in.air_rise);
  // The class's lower bound of 8 % is 1 K of dew point above -12 degC at 24 degC; it is left out, since it would ask for
  // moister outdoor air the warmer the hall is.
  in.humidity_low = humidity_ratio(saturation_pressure(lowest_dew_point), p);
  in.humidity_high = humidity_ratio(
      std::min(saturation_pressure(highest_dew_point), highest_humidity * saturation_pressure(in.supply_air)),
      p);
}

void fill_water(YearInputs& in, const CoolingInputs& inputs, Technology technology,
                const CoolingPlant& plant) {
  const bool racks = has_rack_water(technology);
  const double coil_supply = in.supply_air + in.air_rise - in.air_rise / coil_effectiveness;
  in.chilled_water = !racks && inputs.supply_water ? in_celsius(*inputs.supply_water) : coil_supply;
  const auto rack_supply = inputs.supply_water ? inputs.supply_water : plant.supply_water;
  if (racks && rack_supply) in.rack_water = in_celsius(*rack_supply);
  if (plant.water_temperature_rise) in.water_rise = plant.water_temperature_rise->value();
  in.tower_rise = in.water_rise;
  if (plant.pump_head && plant.pump_efficiency)
    in.pump = plant.pump_head->value() /
              (water_density * water_specific_heat * in.water_rise * *plant.pump_efficiency);
  in.tower_pump = in.pump;
  in.tower_approach = in_kelvin(inputs.tower_approach ? inputs.tower_approach : plant.tower_approach);
  in.exchanger_approach = in_kelvin(plant.heat_exchanger_approach);
  in.tower_fan = plant.tower_fan_power.value_or(0.0);
  in.dry_cooler = plant.dry_cooler_approach.has_value();
  in.dry_approach = in_kelvin(plant.dry_cooler_approach);
  in.dry_fan = plant.dry_cooler_fan_power.value_or(0.0);
  const auto rack_power = technology == Technology::rear_door ? plant.door_fan_power : plant.cdu_pump_power;
  in.rack_power = racks ? rack_power.value_or(0.0) : 0.0;
  in.dry_effectiveness = plant.dry_effectiveness.value_or(0.0);
  in.wet_effectiveness = plant.wet_effectiveness.value_or(0.0);
  if (plant.cycles_of_concentration) in.cycles = *plant.cycles_of_concentration;
  in.drift = plant.drift_fraction.value_or(0.0);
}

double ratio(Power part, Power whole) { return whole > Power{} ? double{part / whole} : 0.0; }

}  // namespace

bool is_air(Technology technology) {
  return technology != Technology::rear_door && technology != Technology::direct_to_chip &&
         technology != Technology::immersion;
}

Power density_limit(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant) {
  if (inputs.density_limit) return *inputs.density_limit;
  const bool halved = is_air(technology) && technology != Technology::crac_dx && !inputs.containment;
  return halved ? plant.density_limit / 2.0 : plant.density_limit;
}

double liquid_share(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant,
                    std::optional<double> server_liquid_fraction) {
  if (is_air(technology)) return 0.0;
  if (inputs.liquid_fraction) return *inputs.liquid_fraction;
  if (technology == Technology::direct_to_chip && server_liquid_fraction && *server_liquid_fraction > 0.0)
    return *server_liquid_fraction;
  return plant.liquid_fraction.value_or(0.0);
}

std::vector<std::string_view> missing_figures(Technology technology, const CoolingPlant& plant) {
  std::vector<std::string_view> missing;
  const auto need = [&](bool there, std::string_view key) {
    if (!there) missing.push_back(key);
  };
  need(plant.air_temperature_rise.has_value(), "air_temperature_rise");
  need(plant.fan_pressure.has_value(), "fan_pressure");
  need(plant.fan_efficiency.has_value(), "fan_efficiency");
  if (has_chilled_water(technology)) {
    need(plant.pump_head.has_value(), "pump_head");
    need(plant.pump_efficiency.has_value(), "pump_efficiency");
    need(plant.water_temperature_rise.has_value(), "water_temperature_rise");
  }
  if (has_tower(technology, plant)) {
    need(plant.tower_approach.has_value(), "tower_approach");
    need(plant.tower_fan_power.has_value(), "tower_fan_power");
    need(plant.drift_fraction.has_value(), "drift_fraction");
  }
  const bool evaporates =
      technology == Technology::adiabatic_economizer || technology == Technology::indirect_evaporative;
  if (has_tower(technology, plant) || evaporates)
    need(plant.cycles_of_concentration.has_value(), "cycles_of_concentration");
  if (evaporates) need(plant.wet_effectiveness.has_value(), "wet_effectiveness");
  if (technology == Technology::indirect_evaporative)
    need(plant.dry_effectiveness.has_value(), "dry_effectiveness");
  if (technology == Technology::water_cooled_chiller || has_rack_water(technology))
    need(plant.heat_exchanger_approach.has_value(), "heat_exchanger_approach");
  if (has_rack_water(technology)) {
    need(plant.liquid_fraction.has_value(), "liquid_fraction");
    need(plant.supply_water.has_value(), "supply_water");
    if (technology == Technology::rear_door) need(plant.door_fan_power.has_value(), "door_fan_power");
    else need(plant.cdu_pump_power.has_value(), "cdu_pump_power");
  }
  if (plant.dry_cooler_approach) need(plant.dry_cooler_fan_power.has_value(), "dry_cooler_fan_power");
  return missing;
}

YearInputs year_inputs(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant,
                       const CoolingContext& context, const Climate& climate, const ChillerTable& chillers,
                       bool at_peak) {
  const Power it = at_peak ? context.it_peak : context.it_average;
  const power::Losses& lost = at_peak ? context.at_peak : context.at_average;
  YearInputs in;
  in.technology = technology;
  in.chiller = chiller_of(technology, plant);
  in.economizer = inputs.economizer;
  in.overhead = ratio(lost.total() + context.lighting, it);
  in.liquid_heat = liquid_share(inputs, technology, plant, context.server_liquid_fraction);
  in.air_heat = 1.0 - in.liquid_heat + in.overhead;
  fill_air(in, inputs, plant, climate);
  fill_water(in, inputs, technology, plant);
  const Power peak_heat = context.it_peak + context.at_peak.total() + context.lighting;
  in.part_load =
      at_peak || !(peak_heat > Power{}) ? 1.0 : double{(it + lost.total() + context.lighting) / peak_heat};
  in.climate = climate.hash;
  in.chillers = chillers.hash;
  return in;
}

}  // namespace plenum::cooling
