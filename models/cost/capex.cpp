#include "models/cost/capex.h"

namespace plenum::cost {
namespace {

Money facility_cost(const CostInputs& in, const CostContext& context) {
  switch (in.ownership) {
  case Ownership::own_new:
    return in.facility_cost.value_or(MoneyPerPower{}) * context.it_peak *
           (context.liquid ? 1.0 + in.liquid_premium.value_or(0.0) : 1.0);
  case Ownership::own_retrofit: return in.retrofit_cost * context.it_peak;
  case Ownership::colocation: break;
  }
  return {};
}

}  // namespace

Capex capex(const CostInputs& in, const CostContext& context) {
  Capex c;
  c.servers = context.server_price * context.servers.value;
  c.network = context.network_capex * (1.0 + in.network_installation.value_or(0.0));
  c.racks = context.racks_capex;
  c.other = in.other_capex;
  c.facility = facility_cost(in, context);
  c.contingency = c.facility * in.contingency.value_or(0.0);
  return c;
}

}  // namespace plenum::cost
