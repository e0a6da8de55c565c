#include "models/fabric/plane/fat_tree.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/generators.h"

namespace plenum::fabric {

namespace {

bool with_rails(const PlaneDemand& demand) {
  return demand.topology == Topology::rail_optimised && demand.server_ports > 0;
}

/// Leaves that a tree of so many levels has at most.
double most_leaves(const PlaneDemand& demand, const TreePorts& ports, double levels) {
  if (levels <= 1) return 1;
  return levels <= 2 ? ports.spine_radix : ports.spine_down * demand.radix;
}

double most_levels(const PlaneDemand& demand) {
  if (demand.levels > 0) return demand.levels;
  return demand.spine_radix > 0 ? 2 : 3;
}

double most_endpoints(const PlaneDemand& demand, const TreePorts& ports) {
  const double levels = most_levels(demand), one_switch = demand.radix - demand.spare_ports;
  if (levels <= 1) return one_switch;
  if (ports.up < 1 || ports.usable < 1) return demand.levels > 0 ? 0 : one_switch;
  const double leaves = most_leaves(demand, ports, levels);
  const double most =
      with_rails(demand) ? most_on(leaves, demand.server_ports, ports.usable) : leaves * ports.usable;
  return demand.levels > 0 ? most : std::max(most, one_switch);
}

/// The smallest radix whose leaves have a port in each direction.
double least_radix(const PlaneDemand& demand) {
  PlaneDemand larger = demand;
  for (larger.radix = 2; larger.radix < 4096; ++larger.radix) {
    const auto ports = tree_ports(larger);
    if (ports.up >= 1 && ports.usable >= 1) break;
  }
  return larger.radix;
}

void measure(Plane& plane, const LeafPopulation& leaves, const Pods& pods) {
  const double n = plane.endpoints;
  if (n < 2) return;
  double same_leaf = 0, same_pod = 0;
  for (const auto& run : leaves) same_leaf += run.leaves * run.endpoints * run.endpoints;
  const bool several_pods = plane.levels > 2 && plane.groups > 1;
  if (several_pods)
    for_each_block(leaves, plane.group_leaves, plane.leaf_up,
                   [&](const LeafBlock& block) { same_pod += block.endpoints * block.endpoints; });
  else same_pod = n * n;
  const double pairs = n * (n - 1), in_pod = same_pod - same_leaf, across = n * n - same_pod;
  plane.longest_path = across > 0 ? 5 : in_pod > 0 ? 3 : 1;
  plane.mean_path = (same_leaf - n + 3 * in_pod + 5 * across) / pairs;
  plane.bisection_links = same_leaf == n * n ? n / 2 : tree_bisection(plane, leaves, pods);
}

void two_levels(Plane& plane, const TreePorts& ports) {
  plane.levels = 2;
  plane.leaf_spine_links = plane.leaf * ports.up;
  plane.spine = divisor_from(ports.up, std::ceil(plane.leaf_spine_links / ports.spine_radix - rounding));
  plane.pair_links = ports.up / plane.spine;
  plane.spine_radix = plane.spine_down = ports.spine_radix;
  plane.groups = 1;
  plane.group_leaves = plane.leaf;
  plane.group_spines = plane.spine;
}

void three_levels(Plane& plane, const TreePorts& ports, const Pods& pods) {
  plane.levels = 3;
  plane.leaf_spine_links = plane.leaf * ports.up;
  plane.groups = pods.full + (pods.last_leaves > 0 ? 1 : 0);
  plane.spine = pods.full * pods.spines + pods.last_spines;
  plane.spine_core_links = pods.full * pods.core_links + pods.last_core_links;
  plane.core = std::ceil(plane.spine_core_links / plane.leaf_radix - rounding);
  plane.pair_links = 1;
  plane.spine_down = ports.spine_down;
  plane.spine_up = ports.spine_up;
  plane.group_leaves = pods.leaves;
  plane.group_spines = pods.spines;
}

double levels_for(const PlaneDemand& demand, const TreePorts& ports, double leaves) {
  if (demand.levels > 0) return demand.levels;
  if (demand.endpoints() <= demand.radix - demand.spare_ports) return 1;
  return leaves <= ports.spine_radix || demand.spine_radix > 0 ? 2 : 3;
}

Plane single_switch(const PlaneDemand& demand) {
  Plane plane = demanded(demand);
  plane.levels = plane.groups = plane.leaf = plane.group_leaves = 1;
  plane.leaf_down = demand.radix;
  LeafPopulation leaf;
  leaf.add(1, plane.endpoints);
  measure(plane, leaf, {});
  return plane;
}

Plane built(const PlaneDemand& demand, const TreePorts& ports, double most) {
  const double n = demand.endpoints();
  if (levels_for(demand, ports, 0) <= 1)
    return n > most ? failed(demand, Problem::too_many_endpoints, most) : single_switch(demand);
  if (ports.up < 1 || ports.usable < 1)
    return failed(demand, Problem::radix_too_small, most, least_radix(demand));

  const auto leaves = tree_leaves(demand, ports.usable);
  const double levels = levels_for(demand, ports, leaves.leaves());
  if (leaves.leaves() > most_leaves(demand, ports, levels))
    return failed(demand, Problem::too_many_endpoints, most);
  Plane plane = demanded(demand);
  plane.leaf = leaves.leaves();
  plane.leaf_down = ports.down;
  plane.leaf_up = ports.up;
  const Pods tree_pods = levels > 2 ? pods(ports, plane.leaf) : Pods{};
  if (levels > 2) three_levels(plane, ports, tree_pods);
  else two_levels(plane, ports);
  if (with_rails(demand) && levels <= 2) {
    plane.group_leaves = std::min(demand.server_ports, plane.leaf);
    plane.groups = std::ceil(plane.leaf / plane.group_leaves);
  }
  measure(plane, leaves, tree_pods);
  return plane;
}

}  // namespace

double divisor_from(double number, double least) {
  double divisor = std::max(least, 1.0);
  while (divisor < number && std::fmod(number, divisor) != 0.0) ++divisor;
  return std::min(divisor, number);
}

TreePorts tree_ports(const PlaneDemand& demand) {
  TreePorts ports;
  ports.up = std::floor(demand.radix / (1.0 + demand.oversubscription) + rounding);
  ports.down = demand.radix - ports.up;
  ports.usable = ports.down - demand.spare_ports;
  ports.spine_up = std::floor(demand.radix / (1.0 + demand.spine_oversubscription) + rounding);
  ports.spine_down = std::min(demand.radix - ports.spine_up,
                              std::floor(ports.spine_up * demand.spine_oversubscription + rounding));
  ports.spine_radix = demand.spine_radix > 0 ? demand.spine_radix : demand.radix;
  return ports;
}

LeafPopulation tree_leaves(const PlaneDemand& demand, double usable) {
  if (with_rails(demand))
    return population(rails(demand.servers, demand.server_ports, usable), demand.reserved_ports);
  LeafPopulation leaves;
  leaves.add(std::floor(demand.endpoints() / usable), usable);
  const double rest = std::fmod(demand.endpoints(), usable);
  if (rest > 0) leaves.add(1, rest);
  return leaves;
}

Pods pods(const TreePorts& ports, double leaves) {
  Pods pods;
  pods.leaves = ports.spine_down;
  pods.spines = ports.up;
  pods.core_links = ports.up * ports.spine_up;
  pods.full = std::floor(leaves / pods.leaves);
  pods.last_leaves = leaves - pods.full * pods.leaves;
  const double links = pods.last_leaves * ports.up;
  pods.last_spines = std::ceil(links / ports.spine_down - rounding);
  pods.last_core_links = std::ceil(links * ports.spine_up / ports.spine_down - rounding);
  return pods;
}

Plane tree_plane(const PlaneDemand& demand) {
  const auto ports = tree_ports(demand);
  const double most = most_endpoints(demand, ports);
  Plane plane = demand.endpoints() > 0 ? built(demand, ports, most) : demanded(demand);
  plane.most = plane.problem == Problem::none ? std::max(most, plane.endpoints) : most;
  if (demand.topology != Topology::fat_tree && plane.problem == Problem::none)
    plane.rails = demand.server_ports;
  return plane;
}

}  // namespace plenum::fabric
