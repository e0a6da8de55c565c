#include "models/cost/cost.h"

#include <algorithm>

#include "models/cost/finance.h"
#include "models/cost/opex.h"

namespace plenum::cost {
namespace {

/// What the payments add up to, today's and discounted.
struct Sums {
  Money nominal{}, discounted{}, revenue{}, residual{};
  GpuTime used{}, available{};  ///< discounted
};

Sums sums_of(const std::vector<CashFlow>& flows) {
  Sums s;
  for (const auto& flow : flows) {
    const Money cost = flow.net - flow.revenue;
    s.nominal += cost;
    s.discounted += cost * flow.discount_factor;
    s.revenue += flow.revenue * flow.discount_factor;
    s.residual += flow.residual;
    s.used += flow.used * flow.discount_factor;
    s.available += flow.available * flow.discount_factor;
  }
  return s;
}

void fill(CostResults& r, const Capex& c) {
  r.servers = c.servers, r.network = c.network, r.racks = c.racks, r.other = c.other;
  r.facility = c.facility, r.contingency = c.contingency;
  r.capex_it = c.it(), r.capex_facility = c.building(), r.capex = c.total();
}

void fill(CostResults& r, const Opex& o) {
  r.energy = o.energy, r.water = o.water, r.staff = o.staff, r.maintenance = o.maintenance;
  r.insurance_and_tax = o.insurance_and_tax, r.software_and_support = o.software_and_support;
  r.colocation = o.colocation, r.other_opex = o.other, r.opex = o.total();
}

void fill_returns(CostResults& r, const std::vector<CashFlow>& flows, const Sums& s) {
  std::vector<double> values, times;
  for (const auto& flow : flows)
    values.push_back(flow.net.value()), times.push_back(static_cast<double>(flow.time / year));
  r.net_value = s.revenue + s.discounted;
  r.irr = finance::irr(values, times).nearest_to_zero();
  if (const auto paid_back = finance::payback(values, times)) r.payback = *paid_back * year;
}

}  // namespace

CostResults cost(const CostInputs& inputs, const FinanceInputs& money, const CostContext& context) {
  CostResults r;
  const Capex bought = capex(inputs, context);
  fill(r, bought);
  fill(r, opex(inputs, bought, context));
  const auto flows = cash_flow(inputs, money, context);
  const Sums s = sums_of(flows);
  r.residual = s.residual;
  r.tco = -s.nominal;
  r.npv = s.discounted;
  const double years = static_cast<double>(context.horizon / year);
  r.annualised =
      -s.discounted * finance::capital_recovery_factor(money.discount_rate.value_or(0.0), years) / year;
  if (s.used.value() > 0.0) r.per_gpu_hour = -s.discounted / s.used;
  if (s.available.value() > 0.0) r.per_available_gpu_hour = -s.discounted / s.available;
  if (context.gpu_hours_per_run) r.per_training_run = r.per_gpu_hour * *context.gpu_hours_per_run;
  // A service holds its GPUs at all hours, at work or not: its GPU-hours cost what an installed one costs.
  if (context.gpu_hours_per_million_tokens)
    r.per_million_tokens = context.utilisation * r.per_gpu_hour * *context.gpu_hours_per_million_tokens;
  if (money.revenue) fill_returns(r, flows, s);
  return r;
}

}  // namespace plenum::cost
