#include "models/carbon/carbon.h"

namespace plenum::carbon {

CarbonResults carbon(const CarbonInputs& in, CarbonPerEnergy grid, Power facility_average, Power it_average,
                     Power it_peak, Servers servers, bool builds_facility, Time horizon,
                     double server_purchases) {
  CarbonResults r;
  r.operational_location = grid * facility_average;
  r.operational = r.operational_location * (1.0 - in.renewable_share);
  r.embodied_it = in.embodied_server.value_or(Mass{}) * (servers.value * server_purchases);
  if (builds_facility) r.embodied_facility = in.embodied_facility.value_or(MassPerPower{}) * it_peak;
  r.embodied = r.embodied_it + r.embodied_facility;
  r.total = r.embodied + r.operational * horizon;
  if (it_average.value() > 0.0) r.cue = r.operational_location / it_average;
  r.renewable_factor = in.renewable_share;
  return r;
}

}  // namespace plenum::carbon
