#pragma once

#include <optional>
#include <vector>

#include "models/cost/types.h"

/// What a plan costs over its horizon. README.md has the formulas with their sources.
namespace plenum::cost {

/// What the cost of a plan depends on besides the architect's cost and finance inputs: results of the other subjects.
struct CostContext {
  Power it_peak{};           ///< contracted and built for
  Gpus gpus{};               ///< installed
  double utilisation = 1.0;  ///< share of the time in which GPUs do paid work
  Servers servers{};         ///< installed
  Money server_price{};      ///< of one server with its GPUs
  Money network_capex{};     ///< switches and cables, without their installation
  Money racks_capex{};       ///< cabinets, circuits, rack PDUs
  bool liquid = false;       ///< liquid-cooled: a new facility costs the liquid premium more
  MoneyRate energy_first_year{};
  double energy_escalation = 0.0;  ///< yearly, nominal
  VolumeFlow water{};              ///< site water
  MoneyPerVolume water_price{};
  Time horizon = 5.0 * year;
  std::optional<GpuTime> gpu_hours_per_run;             ///< of the first training job
  std::optional<GpuTime> gpu_hours_per_million_tokens;  ///< that the first service's GPUs stand ready for
};

/// All costs of a plan in the plan's currency. Every option of `inputs` and `finance` must be filled (resolve() does); one
/// that is not counts as zero, a life as longer than the horizon. Never throws. Costs per GPU-hour are zero without GPUs.
CostResults cost(const CostInputs& inputs, const FinanceInputs& finance, const CostContext& context);

/// Payments at one time. Outflows are negative, so a column adds up and `net` is the sum of the columns.
struct CashFlow {
  Time time{};    ///< since the start
  Money capex{};  ///< purchases: everything at the start, replacements when a life ends
  Money energy{}, colocation{}, other_opex{};  ///< of the year that ends here
  Money residual{};                            ///< sale at the end of the horizon
  Money revenue{};  ///< of the used GPU-hours of the year that ends here; zero without a price for them
  Money net{};
  double discount_factor = 1.0;  ///< (1 + discount rate)^-(time in years)
  Money present_value{};         ///< net x discount factor
  Money cumulative{};            ///< sum of net up to here
  GpuTime used{}, available{};   ///< GPU-hours of the year that ends here
};

/// The payments over the horizon by rising time: the start, each year's end, the horizon's end and the times at which a
/// life ends between them. cost() is made of these.
std::vector<CashFlow> cash_flow(const CostInputs& inputs, const FinanceInputs& finance,
                                const CostContext& context);

/// How often something of this life is bought within the horizon: once at the start and again when a life ends before the
/// horizon does. At least 1.
double purchases(Time life, Time horizon);

}  // namespace plenum::cost
