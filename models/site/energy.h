#pragma once

#include "models/site/types.h"

namespace plenum::site {

/// Electricity of the first year: consumption x price, and the facility's peak x demand charge in each of twelve months. The mean price
/// is cost over consumption, and the energy price when nothing is consumed.
EnergyResults energy(const EnergyInputs& inputs, MoneyPerEnergy price, Power facility_average,
                     Power facility_peak);

}  // namespace plenum::site
