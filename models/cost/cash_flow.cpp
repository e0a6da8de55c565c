#include <algorithm>
#include <array>
#include <cmath>

#include "models/cost/opex.h"

namespace plenum::cost {
namespace {

/// Something with a life: bought at the start and again whenever its life ends before the horizon does.
struct Asset {
  double price = 0.0;
  double life = 0.0;     ///< years; 0 when it never ends
  double decline = 0.0;  ///< yearly, of the resale value; negative for straight line over the life

  double value_at(double age) const {
    if (decline >= 0.0) return price * std::pow(1.0 - decline, age);
    return life > 0.0 ? price * std::max(0.0, 1.0 - age / life) : price;
  }
};

constexpr double same_time = 1e-9;  // years
constexpr double straight_line = -1.0;

double in_years(const std::optional<Time>& life) { return life ? static_cast<double>(*life / year) : 0.0; }

std::array<Asset, 3> assets(const Capex& capex, const FinanceInputs& finance) {
  const double decline = static_cast<double>(finance.residual_decline.value_or(Frequency{}) * year);
  return {{{capex.servers.value(), in_years(finance.server_life), decline},
           {capex.network.value(), in_years(finance.network_life), straight_line},
           {(capex.building() + capex.racks).value(), in_years(finance.facility_life), straight_line}}};
}

int purchases_in(double life, double horizon) {
  if (life <= 0.0) return 1;
  return std::max(1, static_cast<int>(std::ceil(horizon / life - same_time)));
}

/// The times at which something is paid, rising, each once.
std::vector<double> payment_times(const std::array<Asset, 3>& list, double horizon) {
  std::vector<double> times;
  times.reserve(32);
  times.push_back(0.0);
  for (double end = 1.0; end < horizon - same_time; end += 1.0) times.push_back(end);
  times.push_back(horizon);
  for (const auto& asset : list)
    for (int i = 1; i < purchases_in(asset.life, horizon); ++i) times.push_back(i * asset.life);
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end(), [](double a, double b) { return b - a < same_time; }),
              times.end());
  return times;
}

bool ends_a_year(double time, double horizon) {
  return time >= horizon || std::abs(time - std::round(time)) < same_time;
}

double bought_at(const Asset& asset, double time, double horizon) {
  for (int i = 1; i < purchases_in(asset.life, horizon); ++i)
    if (std::abs(i * asset.life - time) < same_time) return asset.price;
  return 0.0;
}

double sold_at_end(const Asset& asset, double horizon) {
  const double last = (purchases_in(asset.life, horizon) - 1) * asset.life;
  return asset.value_at(horizon - last);
}

/// What running the plan costs and earns in the year that ends at `end`, and which began at `begin`, both in years.
void add_running(CashFlow& flow, const Opex& opex, const FinanceInputs& finance, const CostContext& context,
                 double begin, double end) {
  const double share = end - begin;
  const double prices = std::pow(1.0 + finance.inflation.value_or(0.0), begin);
  const auto span = share * year;
  flow.energy = -opex.energy * span * std::pow(1.0 + context.energy_escalation, begin);
  flow.colocation = -opex.colocation * span * prices;
  flow.other_opex = -opex.without_energy_and_rent() * span * prices;
  flow.available = context.gpus * span;
  flow.used = flow.available * context.utilisation;
  flow.revenue = finance.revenue.value_or(MoneyPerGpuTime{}) * flow.used;
}

}  // namespace

double purchases(Time life, Time horizon) {
  return purchases_in(static_cast<double>(life / year), static_cast<double>(horizon / year));
}

std::vector<CashFlow> cash_flow(const CostInputs& in, const FinanceInputs& finance,
                                const CostContext& context) {
  const Capex bought = capex(in, context);
  const Opex running = opex(in, bought, context);
  const auto list = assets(bought, finance);
  const double horizon = static_cast<double>(context.horizon / year);
  const double growth = 1.0 + finance.discount_rate.value_or(0.0);
  std::vector<CashFlow> flows;
  Money sum{};
  double year_begin = 0.0;
  const auto times = payment_times(list, horizon);
  flows.reserve(times.size());
  for (const double time : times) {
    CashFlow flow;
    flow.time = time * year;
    if (time == 0.0) {
      flow.capex = -bought.total();
    } else {
      for (const auto& asset : list) flow.capex -= bought_at(asset, time, horizon) * money_unit;
      if (ends_a_year(time, horizon))
        add_running(flow, running, finance, context, year_begin, time), year_begin = time;
    }
    if (time >= horizon)
      for (const auto& asset : list) flow.residual += sold_at_end(asset, horizon) * money_unit;
    flow.net = flow.capex + flow.energy + flow.colocation + flow.other_opex + flow.residual + flow.revenue;
    flow.discount_factor = std::pow(growth, -time);
    flow.present_value = flow.net * flow.discount_factor;
    flow.cumulative = sum += flow.net;
    flows.push_back(flow);
  }
  return flows;
}

}  // namespace plenum::cost
