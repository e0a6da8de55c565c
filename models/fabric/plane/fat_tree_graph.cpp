#include <algorithm>

#include "models/fabric/plane/core_cables.h"
#include "models/fabric/plane/fat_tree.h"
#include "models/fabric/plane/generators.h"

namespace plenum::fabric {

namespace {

using Index = std::int32_t;

Index whole(double value) { return static_cast<Index>(value); }

/// Leaves with their endpoints, and the leaf of each endpoint: servers' ports by rail or in order, then the reserved ones
/// in the ports that are left.
void add_leaves(Graph& graph, const PlaneDemand& demand, const Plane& plane) {
  const double usable = plane.levels <= 1 ? demand.radix : plane.leaf_down - demand.spare_ports;
  for (const auto& run : plane.levels <= 1 ? LeafPopulation{} : tree_leaves(demand, usable))
    graph.switches.insert(graph.switches.end(), static_cast<std::size_t>(run.leaves),
                          GraphSwitch{Role::leaf, 0, whole(run.endpoints)});
  if (plane.levels <= 1) graph.switches.push_back({Role::leaf, 0, whole(plane.endpoints)});

  graph.endpoint_switch.reserve(static_cast<std::size_t>(plane.endpoints));
  std::vector<Index> left;
  for (const auto& leaf : graph.switches) left.push_back(leaf.endpoints);
  if (demand.topology == Topology::rail_optimised && plane.levels > 1) {
    const auto by_rail = rails(demand.servers, demand.server_ports, usable);
    for (Index server = 0; server < whole(demand.servers); ++server)
      for (Index port = 0; port < whole(demand.server_ports); ++port) {
        const Index leaf = leaf_of(by_rail, server, port);
        graph.endpoint_switch.push_back(leaf);
        --left[static_cast<std::size_t>(leaf)];
      }
  }
  for (std::size_t leaf = 0; leaf < left.size(); ++leaf)
    graph.endpoint_switch.insert(graph.endpoint_switch.end(), static_cast<std::size_t>(left[leaf]),
                                 static_cast<Index>(leaf));
}

void add_two_levels(Graph& graph, const Plane& plane) {
  const Index leaves = whole(plane.leaf), spines = whole(plane.spine);
  const bool units = plane.groups > 1;
  if (units)
    for (Index leaf = 0; leaf < leaves; ++leaf)
      graph.switches[static_cast<std::size_t>(leaf)].group = leaf / whole(plane.group_leaves);
  graph.switches.insert(graph.switches.end(), static_cast<std::size_t>(spines),
                        GraphSwitch{Role::spine, units ? -1 : 0, 0});
  for (Index leaf = 0; leaf < leaves; ++leaf)
    for (Index spine = 0; spine < spines; ++spine)
      graph.links.push_back({leaf, leaves + spine, whole(plane.pair_links), false});
}

/// Joins `count` cables in turn to `targets` switches from `first` on, beginning with the `from`-th.
void spread(Graph& graph, Index lower, Index first, Index targets, Index from, Index count) {
  const Index each = count / targets, more = count % targets;
  for (Index i = 0; i < std::min(targets, count); ++i)
    graph.links.push_back({lower, first + (from + i) % targets, each + (i < more ? 1 : 0), false});
}

/// Joins the `spines` from `first` on to the cores with `count` cables, which are the plane's from number `from` on: one to
/// each spine after the other.
void join_cores(Graph& graph, const Plane& plane, Index first, Index spines, Index from, Index count) {
  const Index first_core = whole(plane.leaf + plane.spine);
  const CoreCables cables(whole(plane.core), spines, from, count);
  std::vector<Index> joined;
  for (Index spine = 0; spine < spines; ++spine) {
    joined.clear();
    cables.turns(spine, [&](std::int64_t core, std::int64_t) { joined.push_back(static_cast<Index>(core)); });
    std::sort(joined.begin(), joined.end());
    for (auto core = joined.begin(); core != joined.end();) {
      const auto next = std::upper_bound(core, joined.end(), *core);
      graph.links.push_back({first + spine, first_core + *core, static_cast<Index>(next - core), false});
      core = next;
    }
  }
}

void add_three_levels(Graph& graph, const Plane& plane, const Pods& pods) {
  const Index leaves = whole(plane.leaf), spines = whole(plane.spine), cores = whole(plane.core);
  const Index pod_leaves = whole(pods.leaves), pod_spines = whole(pods.spines), up = whole(plane.leaf_up);
  for (Index leaf = 0; leaf < leaves; ++leaf)
    graph.switches[static_cast<std::size_t>(leaf)].group = leaf / pod_leaves;
  for (Index spine = 0; spine < spines; ++spine)
    graph.switches.push_back({Role::spine, spine / pod_spines, 0});
  graph.switches.insert(graph.switches.end(), static_cast<std::size_t>(cores),
                        GraphSwitch{Role::core, -1, 0});

  for (Index leaf = 0; leaf < leaves; ++leaf) {
    const Index pod = leaf / pod_leaves;
    const bool full = pod < whole(pods.full);
    const Index targets = full ? pod_spines : whole(pods.last_spines);
    spread(graph, leaf, leaves + pod * pod_spines, targets, full ? 0 : (leaf % pod_leaves) * up % targets,
           up);
  }
  for (Index pod = 0; pod < whole(plane.groups); ++pod) {
    const bool full = pod < whole(pods.full);
    join_cores(graph, plane, leaves + pod * pod_spines, whole(full ? pods.spines : pods.last_spines),
               pod * whole(pods.core_links), whole(full ? pods.core_links : pods.last_core_links));
  }
}

}  // namespace

Graph tree_graph(const PlaneDemand& demand, const Plane& plane) {
  Graph graph;
  add_leaves(graph, demand, plane);
  if (plane.levels == 2) add_two_levels(graph, plane);
  if (plane.levels == 3) add_three_levels(graph, plane, pods(tree_ports(demand), plane.leaf));
  return graph;
}

}  // namespace plenum::fabric
