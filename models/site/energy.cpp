#include "models/site/energy.h"

namespace plenum::site {

EnergyResults energy(const EnergyInputs& inputs, MoneyPerEnergy price, Power facility_average,
                     Power facility_peak) {
  EnergyResults results;
  results.consumption = facility_average;
  results.energy_charge = facility_average * price;
  results.demand_charge = facility_peak * inputs.demand_charge;
  results.cost = results.energy_charge + results.demand_charge;
  results.mean_price = facility_average > Power{} ? results.cost / facility_average : price;
  return results;
}

}  // namespace plenum::site
