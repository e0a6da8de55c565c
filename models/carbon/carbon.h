#pragma once

#include "models/carbon/types.h"

/// Greenhouse gases of a plan, as mass of CO2 equivalent. README.md has the formulas with their sources.
namespace plenum::carbon {

/// Operational and embodied carbon. `inputs` must have every option filled (resolve() does); one that is not counts as
/// zero. `builds_facility` says whether the plan builds the hall, whose embodied carbon is zero otherwise.
/// `server_purchases` is how often the servers are bought within the horizon. Never throws; CUE is zero without IT power.
CarbonResults carbon(const CarbonInputs& inputs, CarbonPerEnergy grid, Power facility_average,
                     Power it_average, Power it_peak, Servers servers, bool builds_facility, Time horizon,
                     double server_purchases = 1.0);

}  // namespace plenum::carbon
