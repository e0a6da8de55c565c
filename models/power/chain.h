#pragma once

#include "models/power/types.h"

/// The way of electric power from the utility to the racks: transformer, UPS, distribution. Part-load losses at the load that redundancy and
/// unit sizes set.
namespace plenum::power {

/// Units to install so that with the redundancy's spares out of service no unit is above `load_limit` of its rating:
/// with n = demand/(unit x limit): N ceil(n), N+1 ceil(n) + 1, 2N 2 ceil(n), 3N/2 3 ceil(n/2), 4N/3 4 ceil(n/3). None for no demand.
Units installed_units(Redundancy redundancy, ApparentPower demand, ApparentPower unit, double load_limit);

/// Loss of a stage, per unit of its rating, at a load per unit of its rating (the output): no_load + proportional L + square L^2.
double loss_per_rating(const PowerStage& stage, double load);

/// Output over input at that load, 0 to 1; 0 at no load.
double efficiency(const PowerStage& stage, double load);

struct Losses {
  Power distribution{}, ups{}, transformer{};
  Power total() const { return distribution + ups + transformer; }
  bool operator==(const Losses&) const = default;
};

/// UPS modules: sized for the UPS output at peak IT power (with distribution losses) at the inputs' power factor.
Units ups_units(const PowerInputs& inputs, const PowerStage& distribution, Power it_peak);

/// Losses of the three stages while the IT takes `it_load`; the plant is sized for `it_peak`. Ratings: distribution it_peak; UPS units x unit
/// x power factor; transformers the same redundancy and, at most fully loaded, units of the stage's rating (of the UPS unit where the
/// stage has none). Every stage's load is its output. Cooling has feeders of its own, whose losses are not counted.
Losses losses(const PowerInputs& inputs, const PowerStage& ups, const PowerStage& transformer,
              const PowerStage& distribution, Power it_peak, Power it_load);

/// Everything but facility_*, generators and utility_connection, which finish() adds. Lighting is the inputs' share of the average IT power.
/// Battery: the UPS output at peak IT power x autonomy.
PowerResults chain(const PowerInputs& inputs, const PowerStage& ups, const PowerStage& transformer,
                   const PowerStage& distribution, Power it_peak, Power it_average);

/// Adds what needs the cooling: facility average = IT + losses + lighting + cooling; facility peak the same at peak IT power (`at_peak`:
/// losses(..., it_peak, it_peak); lighting as at average); utility connection = facility peak / power factor; generators for facility
/// peak x margin with the redundancy, none when the inputs have none.
void finish(PowerResults& results, const PowerInputs& inputs, const Losses& at_peak, Power cooling_average,
            Power cooling_peak);

}  // namespace plenum::power
