#pragma once

#include <algorithm>

#include "models/cooling/psychrometrics.h"

/// Evaporative heat rejection: what a cooling tower approaches and how much water it takes.
namespace plenum::cooling {

/// Approach (leaving water above the wet bulb, K) of an open counterflow tower: the 27-term YorkCalc polynomial
/// approach = sum c_ijk (L/G)^i range^j Twb^k (EnergyPlus CoolingTower:VariableSpeed; coefficients from Modelica Buildings yorkCalc.mo).
/// `liquid_gas` is water over air flow relative to design; range in K, wet bulb in degC. Valid for wet bulb -34.4..26.7, range 1.1..22.2,
/// approach 1.1..40, L/G up to 8.
double york_approach(double wet_bulb, double range, double liquid_gas);

/// Water of a tower, kg/s per W rejected (or kg for J).
struct TowerWater {
  double evaporation = 0.0, drift = 0.0, blowdown = 0.0;
  double total() const { return evaporation + drift + blowdown; }
};

/// Evaporation takes all heat (upper bound, as Lei & Masanet 2022); drift is a share of the circulation heat/(cp rise); blowdown keeps the
/// cycles of concentration: E/(C - 1) - drift, at least 0.
inline TowerWater tower_water(double heat, double water_temperature, double rise, double cycles,
                              double drift_share) {
  const double evaporation = heat / evaporation_heat(water_temperature);
  const double drift = drift_share * heat / (water_specific_heat * rise);
  const double wanted = evaporation / (cycles - 1.0) - drift;
  return {evaporation, drift, wanted > 0.0 ? wanted : 0.0};
}

/// Water of evaporative media that are bled to hold the cycles of concentration: evaporation and bleed, the same unit.
inline TowerWater media_water(double evaporation, double cycles) {
  return {evaporation, 0.0, evaporation / (cycles - 1.0)};
}

}  // namespace plenum::cooling
