#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/access.h"
#include "core/parallel/blocks.h"
#include "models/plan/evaluation.h"

/// Which network for these servers: every topology on every switch at several oversubscriptions, each a whole plan.
namespace plenum::plan {

/// One network for the planned servers and what the plan comes to with it.
struct FabricOption {
  fabric::Topology topology = fabric::Topology::fat_tree;
  std::string network_switch;
  InformationRate link_rate{};
  Units port_split{1};
  double oversubscription = 1.0;
  bool feasible = false;
  std::string reason;
  Switches switches{};
  Links cables{};
  Money capex{};
  Power power{};
  InformationRate bisection_bandwidth{};
  Time allreduce_time{}, alltoall_time{};
  double adversarial_efficiency = 0.0;
  std::optional<double> training_speed;
  Money tco{};
  std::optional<Money> per_delivered_pflops;
  bool efficient = false;
  bool operator==(const FabricOption&) const = default;
};

/// All of them for the servers that the plan has: feasible ones by rising cost per delivered PFLOP/s (without a training job: by
/// rising cost of ownership), then those that cannot be built with the reason. `efficient` marks the Pareto front: no other is at
/// most as dear (tco) and at least as fast (first training job; without one: all-reduce time) and better in one of them.
/// `training_speed` is the first job's throughput over that of the plan as it is. False in `progress`: those that were done.
std::vector<FabricOption> fabric_options(const Evaluation& base, const Catalogue& catalogue, int threads,
                                         parallel::Progress& progress);

/// What to write into the scenario to take an option.
std::vector<fields::Edit> edits(const FabricOption& option, const Scenario& scenario);

}  // namespace plenum::plan

namespace plenum::fields {
template <>
struct Describe<plan::FabricOption> {
  using O = plan::FabricOption;
  static constexpr std::string_view title = TR("Network option");
  static constexpr std::tuple fields{
      field(&O::topology, "topology", TR("Topology"), "", TR("How the switches are joined.")),
      field(&O::network_switch, "switch", TR("Switch"), "", TR("The switch of all levels."),
            catalog("switches")),
      field(&O::link_rate, "link_rate", TR("Link rate"), "Gbit/s",
            TR("Rate of a server's link in one direction.")),
      field(&O::port_split, "port_split", TR("Links per port"), "1",
            TR("Links that every switch port is split into.")),
      field(&O::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("Leaf down-links per up-link.")),
      field(&O::feasible, "feasible", TR("Feasible"), "", TR("Whether it can be built for these servers.")),
      field(&O::reason, "reason", TR("Reason"), "", TR("Why not.")),
      field(&O::switches, "switches", TR("Switches"), "1", TR("Of the compute fabric.")),
      field(&O::cables, "cables", TR("Cables"), "1", TR("Of the compute fabric.")),
      field(&O::capex, "capex", TR("Capital cost"), "money", TR("Of the compute fabric.")),
      field(&O::power, "power", TR("Power"), "kW", TR("Of the compute fabric.")),
      field(&O::bisection_bandwidth, "bisection_bandwidth", TR("Bisection bandwidth"), "Tbit/s",
            TR("Between two halves of the servers, one direction.")),
      field(&O::allreduce_time, "allreduce_time", TR("All-reduce time"), "ms", TR("1 GiB over all GPUs.")),
      field(&O::alltoall_time, "alltoall_time", TR("All-to-all time"), "ms",
            TR("1 GiB of each GPU, in equal parts to all.")),
      field(
          &O::adversarial_efficiency, "adversarial_efficiency", TR("Efficiency, adversarial traffic"), "1",
          TR("Rate that every server sustains over its injection rate when all of a group send to the next group."),
          percent),
      field(&O::training_speed, "training_speed", TR("Training speed"), "1",
            TR("Throughput of the first training job over that of the plan as it is."), percent),
      field(&O::tco, "tco", TR("Total cost of ownership"), "money",
            TR("Of the whole plan with this network.")),
      field(&O::per_delivered_pflops, "per_delivered_pflops", TR("Cost per delivered PFLOP/s"), "money",
            TR("Total cost of ownership over the rate that the first training job achieves.")),
      field(&O::efficient, "efficient", TR("Efficient"), "",
            TR("On the Pareto front: no other is as cheap and as fast.")),
  };
};
static_assert(complete<plan::FabricOption>);
}  // namespace plenum::fields
