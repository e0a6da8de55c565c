#include "models/cost/opex.h"

namespace plenum::cost {

Opex opex(const CostInputs& in, const Capex& capex, const CostContext& context) {
  const auto share = [](const std::optional<Frequency>& f) { return f.value_or(Frequency{}); };
  Opex o;
  o.energy = context.energy_first_year;
  o.water = context.water * context.water_price;
  o.staff = in.staff_cost.value_or(MoneyRate{}) *
            (in.staff_per_mw.value_or(0.0) * static_cast<double>(context.it_peak / megawatt));
  o.maintenance = capex.it() * share(in.maintenance_it) + capex.building() * share(in.maintenance_facility);
  o.insurance_and_tax = capex.total() * (share(in.insurance) + share(in.property_tax));
  o.software_and_support =
      in.software_per_gpu.value_or(MoneyRate{}) * context.gpus.value + capex.it() * share(in.support);
  if (in.ownership == Ownership::colocation)
    o.colocation = in.colocation_price.value_or(MoneyPerPowerTime{}) * context.it_peak;
  o.other = in.other_opex;
  return o;
}

}  // namespace plenum::cost
