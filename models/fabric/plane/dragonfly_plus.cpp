// Dragonfly+ (Megafly): groups of leaves and spines, each leaf joined to each spine of its group; the spines' other ports
// join each two groups. Shpiner et al., "Dragonfly+: low cost topology for scaling datacenters", HiPINEB 2017; Flajslik,
// Borch and Parker, "Megafly", ISC 2018.
#include <cmath>

#include "models/fabric/plane/generators.h"
#include "models/fabric/plane/groups.h"

namespace plenum::fabric {

namespace {

struct Cell {
  double leaves, spines, pair, hosts, global;
  double usable;
};

/// Unset parts: half of a switch's ports for leaves and spines (so many as the oversubscription leaves), as many cables
/// between them as half of the ports allow, all other ports for hosts and global links; of an odd number one stays free.
Cell cell(const PlaneDemand& demand) {
  const auto& asked = demand.cells;
  const double half = std::floor(demand.radix / 2);
  const double up = std::floor(demand.radix / (1 + demand.oversubscription) + rounding);
  const bool free = !asked.group_leaves && !asked.group_spines && !asked.pair_links;
  const double ports = free ? 2 * half : demand.radix;
  Cell c{};
  c.leaves = asked.group_leaves.value_or(asked.group_spines.value_or(half));
  c.spines = asked.group_spines.value_or(asked.group_leaves.value_or(up));
  c.pair = asked.pair_links.value_or(std::max(1.0, std::floor(half / std::max(c.leaves, c.spines))));
  c.hosts = asked.hosts.value_or(ports - c.spines * c.pair);
  c.global = asked.global_ports.value_or(std::max(0.0, ports - c.leaves * c.pair));
  c.usable = c.hosts - demand.spare_ports;
  return c;
}

/// Ports that the busiest of leaf and spine takes; a leaf has at least one endpoint.
double ports_needed(const Cell& c, const PlaneDemand& demand) {
  return std::max(c.spines * c.pair + std::max(c.hosts, demand.spare_ports + 1),
                  c.leaves * c.pair + c.global);
}

Groups shape(const Plane& plane, const Cell& c) {
  return {plane.groups, c.leaves, c.usable, c.spines * c.pair, plane.group_links};
}

void measure(Plane& plane, const Groups& groups) {
  const double n = plane.endpoints;
  plane.bisection_links = groups_bisection(groups, n);
  if (n < 2) return;
  double same_leaf = 0, same_group = 0;
  for (const auto& run : group_leaves(groups, n)) same_leaf += run.leaves * run.endpoints * run.endpoints;
  const double full = std::floor(n / groups.capacity()), rest = n - full * groups.capacity();
  same_group = full * groups.capacity() * groups.capacity() + rest * rest;
  const double in_group = same_group - same_leaf, across = n * n - same_group;
  plane.longest_path = across > 0 ? 4 : in_group > 0 ? 3 : 1;
  plane.mean_path = (same_leaf - n + 3 * in_group + 4 * across) / (n * (n - 1));
}

}  // namespace

Plane dragonfly_plus_plane(const PlaneDemand& demand) {
  const Cell c = cell(demand);
  const double needed = ports_needed(c, demand);
  if (needed > demand.radix || c.leaves < 1 || c.spines < 1 || c.usable < 1)
    return failed(demand, Problem::radix_too_small, 0,
                  std::max(needed, std::ceil(1 + demand.oversubscription - rounding)));
  Plane plane = with_groups(demand, c.leaves * c.usable, c.spines * c.global);
  if (plane.problem != Problem::none || plane.groups < 1) return plane;
  plane.levels = 2;
  plane.leaf = plane.groups * c.leaves;
  plane.spine = plane.groups * c.spines;
  plane.leaf_spine_links = plane.leaf * c.spines * c.pair;
  plane.leaf_down = c.hosts;
  plane.leaf_up = c.spines * c.pair;
  plane.spine_down = c.leaves * c.pair;
  plane.spine_up = c.global;
  plane.pair_links = c.pair;
  plane.group_leaves = c.leaves;
  plane.group_spines = c.spines;
  measure(plane, shape(plane, c));
  return plane;
}

Graph dragonfly_plus_graph(const PlaneDemand& demand, const Plane& plane) {
  Graph graph;
  add_group_leaves(graph, shape(plane, cell(demand)), plane.endpoints);
  const auto groups = static_cast<std::int32_t>(plane.groups), leaves = static_cast<std::int32_t>(plane.leaf);
  const auto group_leaves = static_cast<std::int32_t>(plane.group_leaves),
             group_spines = static_cast<std::int32_t>(plane.group_spines);
  for (std::int32_t group = 0; group < groups; ++group)
    for (std::int32_t spine = 0; spine < group_spines; ++spine)
      graph.switches.push_back({Role::spine, group, 0});
  for (std::int32_t leaf = 0; leaf < leaves; ++leaf)
    for (std::int32_t spine = 0; spine < group_spines; ++spine)
      graph.links.push_back({leaf, leaves + leaf / group_leaves * group_spines + spine,
                             static_cast<std::int32_t>(plane.pair_links), false});
  join_groups(graph, groups, static_cast<std::int32_t>(plane.group_links), leaves, group_spines);
  return graph;
}

}  // namespace plenum::fabric
