#include "models/power/chain.h"

#include <algorithm>
#include <cmath>

namespace plenum::power {

namespace {

/// Whole units for a demand of n units; a demand that is a whole number but for rounding needs no unit more.
double whole(double n) { return std::max(std::ceil(n - 1e-9), 0.0); }

Power real(ApparentPower rating, double power_factor) { return rating / volt_ampere_per_watt * power_factor; }
ApparentPower apparent(Power power, double power_factor) {
  return power / power_factor * volt_ampere_per_watt;
}

Power stage_loss(const PowerStage& stage, Power output, Power rating) {
  return output > Power{} && rating > Power{} ? rating * loss_per_rating(stage, output / rating) : Power{};
}

struct Ratings {
  Power ups, transformer;  // installed, at the power factor of the load
};

Ratings ratings(const PowerInputs& inputs, const PowerStage& ups, const PowerStage& transformer,
                const PowerStage& distribution, Power it_peak) {
  const Power ups_output = it_peak + stage_loss(distribution, it_peak, it_peak);
  const Power ups_rating =
      real(ups_units(inputs, distribution, it_peak).value * inputs.ups_unit, inputs.power_factor);
  const Power transformer_output = ups_output + stage_loss(ups, ups_output, ups_rating);
  const ApparentPower unit = transformer.unit_rating.value_or(inputs.ups_unit);
  const Units transformers =
      installed_units(inputs.redundancy, apparent(transformer_output, inputs.power_factor), unit, 1.0);
  return {ups_rating, real(transformers.value * unit, inputs.power_factor)};
}

}  // namespace

Units installed_units(Redundancy redundancy, ApparentPower demand, ApparentPower unit, double load_limit) {
  const double n = demand / (unit * load_limit);
  if (!(n > 0.0)) return {0.0};
  switch (redundancy) {
  case Redundancy::n: return {whole(n)};
  case Redundancy::n_plus_1: return {whole(n) + 1.0};
  case Redundancy::two_n: return {2.0 * whole(n)};
  case Redundancy::three_n_two: return {3.0 * whole(n / 2.0)};
  case Redundancy::four_n_three: return {4.0 * whole(n / 3.0)};
  }
  return {0.0};
}

double loss_per_rating(const PowerStage& stage, double load) {
  return stage.loss_no_load + load * (stage.loss_proportional + load * stage.loss_square);
}

double efficiency(const PowerStage& stage, double load) {
  return load > 0.0 ? load / (load + loss_per_rating(stage, load)) : 0.0;
}

Units ups_units(const PowerInputs& inputs, const PowerStage& distribution, Power it_peak) {
  const Power output = it_peak + stage_loss(distribution, it_peak, it_peak);
  return installed_units(inputs.redundancy, apparent(output, inputs.power_factor), inputs.ups_unit,
                         inputs.ups_load_limit);
}

Losses losses(const PowerInputs& inputs, const PowerStage& ups, const PowerStage& transformer,
              const PowerStage& distribution, Power it_peak, Power it_load) {
  const Ratings rating = ratings(inputs, ups, transformer, distribution, it_peak);
  Losses lost;
  lost.distribution = stage_loss(distribution, it_load, it_peak);
  lost.ups = stage_loss(ups, it_load + lost.distribution, rating.ups);
  lost.transformer = stage_loss(transformer, it_load + lost.distribution + lost.ups, rating.transformer);
  return lost;
}

PowerResults chain(const PowerInputs& inputs, const PowerStage& ups, const PowerStage& transformer,
                   const PowerStage& distribution, Power it_peak, Power it_average) {
  const Losses lost = losses(inputs, ups, transformer, distribution, it_peak, it_average);
  const Power rating = ratings(inputs, ups, transformer, distribution, it_peak).ups;
  const Power output = it_average + lost.distribution;
  PowerResults results;
  results.it_peak = it_peak;
  results.it_average = it_average;
  results.ups_units = ups_units(inputs, distribution, it_peak);
  results.ups_load = rating > Power{} ? double{output / rating} : 0.0;
  results.distribution_loss = lost.distribution;
  results.ups_loss = lost.ups;
  results.transformer_loss = lost.transformer;
  results.lighting = inputs.lighting * it_average;
  results.chain_efficiency = it_average > Power{} ? double{it_average / (it_average + lost.total())} : 1.0;
  results.battery = (it_peak + stage_loss(distribution, it_peak, it_peak)) * inputs.battery_autonomy;
  return results;
}

void finish(PowerResults& results, const PowerInputs& inputs, const Losses& at_peak, Power cooling_average,
            Power cooling_peak) {
  const Power lost = results.distribution_loss + results.ups_loss + results.transformer_loss;
  results.facility_average = results.it_average + lost + results.lighting + cooling_average;
  results.facility_peak = results.it_peak + at_peak.total() + results.lighting + cooling_peak;
  results.utility_connection = apparent(results.facility_peak, inputs.power_factor);
  results.generators =
      inputs.generator
          ? installed_units(inputs.redundancy, results.utility_connection * inputs.generator_margin,
                            inputs.generator_unit, 1.0)
          : Units{0.0};
}

}  // namespace plenum::power
