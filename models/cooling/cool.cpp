#include "models/cooling/cool.h"

#include <algorithm>
#include <cmath>

namespace plenum::cooling {

namespace {

bool suits_server(Technology technology, const CoolingInputs& inputs, const CoolingContext& context,
                  std::string& reason) {
  if (context.server_cooling == "liquid" && technology != Technology::direct_to_chip) {
    reason = TR("The server is built for cold plates.");
    return false;
  }
  if (context.server_cooling == "air" && technology == Technology::direct_to_chip &&
      !inputs.liquid_fraction) {
    reason = TR("The server has no cold plates.");
    return false;
  }
  return true;
}

/// Whether the technology can be planned; if not, `reason` says why.
bool feasible(Technology technology, const CoolingInputs& inputs, const CoolingContext& context, Power limit,
              std::string& reason) {
  if (!suits_server(technology, inputs, context, reason)) return false;
  if (context.power_density <= limit) return true;
  reason = TR("The racks are denser than it can cool.");
  return false;
}

CoolingOption compare(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant,
                      const Climate& climate, const ChillerTable& chillers, const CoolingContext& context) {
  CoolingOption option;
  option.technology = technology;
  option.density_limit = density_limit(inputs, technology, plant);
  if (const auto missing = missing_figures(technology, plant); !missing.empty()) {
    option.feasible = false;
    option.reason = TR("The catalogue's record lacks figures that it needs.");
    return option;
  }
  const YearInputs in = year_inputs(inputs, technology, plant, context, climate, chillers, false);
  const Year year = remembered_year(in, climate, chillers);
  const VolumeFlow water = context.it_average * WaterPerEnergy::from_value(year.water);
  option.feasible = feasible(technology, inputs, context, option.density_limit, option.reason);
  option.pue = year.pue;
  option.peak_pue = year.peak_pue;
  option.wue = WaterPerEnergy::from_value(year.water);
  if (plant.price) option.capex = *plant.price * context.it_peak;
  option.annual_cost =
      context.it_average * year.cooling_ratio_mean * context.energy_price + water * context.water_price;
  const double years = context.facility_life / (1.0 * plenum::year);
  if (years > 0.0)
    option.annual_cost += option.capex * annuity_factor(context.discount_rate, years) / (1.0 * plenum::year);
  return option;
}

/// The cheapest feasible option; without one, the option with the highest density limit, then the cheapest.
Technology choose(const std::vector<CoolingOption>& options, const Plants& plants) {
  const auto better = [&](const CoolingOption& a, const CoolingOption& b) {
    if (a.feasible != b.feasible) return a.feasible;
    const bool a_priced = plants[index_of(a.technology)].price.has_value(),
               b_priced = plants[index_of(b.technology)].price.has_value();
    if (a_priced != b_priced) return a_priced;  // a plant without a price is not a free one
    if (!a.feasible && a.density_limit != b.density_limit) return a.density_limit > b.density_limit;
    return a.annual_cost < b.annual_cost;
  };
  return std::min_element(options.begin(), options.end(), better)->technology;
}

/// Share of power that the fans of a server have which liquid has not replaced.
double server_fans(Technology technology, double fan_share, double liquid) {
  return technology == Technology::direct_to_chip || technology == Technology::immersion
             ? fan_share * (1.0 - liquid)
             : fan_share;
}

/// Fills what belongs to the planned technology.
void plan_one(CoolingResults& results, const CoolingInputs& inputs, const CoolingPlant& plant,
              const Climate& climate, const ChillerTable& chillers, const CoolingContext& context,
              double fan_share) {
  const Technology technology = results.technology;
  const CoolingOption& option = results.options[index_of(technology)];
  results.density_limit = option.density_limit;
  results.heat_peak = context.it_peak + context.at_peak.distribution + context.lighting;
  if (!missing_figures(technology, plant).empty()) return;
  const YearInputs in = year_inputs(inputs, technology, plant, context, climate, chillers, false);
  const Year year = remembered_year(in, climate, chillers);
  const YearInputs at_peak = year_inputs(inputs, technology, plant, context, climate, chillers, true);
  const std::size_t h = year.worst_hour;
  const Weather worst{climate.dry_bulb[h], climate.wet_bulb[h], climate.humidity_ratio[h]};
  results.pue = year.pue;
  results.peak_pue = year.peak_pue;
  results.liquid_share = liquid_share(inputs, technology, plant, context.server_liquid_fraction);
  results.tue = year.pue / (1.0 - server_fans(technology, fan_share, results.liquid_share));
  results.wue = option.wue;
  results.water = context.it_average * option.wue;
  results.free_cooling_hours = year.free_cooling_hours * hour;
  results.cooling_average = context.it_average * year.cooling_ratio_mean;
  results.cooling_peak = context.it_peak * simulate_hour(at_peak, worst, chillers).power();
  results.monthly_pue = year.monthly_pue;
}

}  // namespace

double annuity_factor(double discount_rate, double years) {
  if (std::abs(discount_rate) < 1e-12) return 1.0 / years;
  return discount_rate / (1.0 - std::pow(1.0 + discount_rate, -years));
}

CoolingResults cool(const CoolingInputs& inputs, const Plants& plants, const CoolingPlant& planned,
                    const Climate& climate, const ChillerTable& chillers, const CoolingContext& context) {
  const auto plant_of = [&](Technology technology) -> const CoolingPlant& {
    return technology == inputs.technology ? planned : plants[index_of(technology)];
  };
  CoolingResults results;
  results.options.reserve(technology_count);
  for (std::size_t i = 0; i < technology_count; ++i)
    results.options.push_back(
        compare(inputs, technology_at(i), plant_of(technology_at(i)), climate, chillers, context));
  results.technology =
      inputs.technology == Technology::automatic ? choose(results.options, plants) : inputs.technology;
  const double fan_share = plant_of(Technology::immersion).server_fan_fraction.value_or(0.0);
  plan_one(results, inputs, plant_of(results.technology), climate, chillers, context, fan_share);
  return results;
}

}  // namespace plenum::cooling
