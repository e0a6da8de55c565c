// Dragonfly: groups of routers that are all joined to each other, each two groups joined. Kim, Dally, Scott and Abts,
// "Technology-driven, highly-scalable dragonfly topology", ISCA 2008: p endpoints, h global ports of a router, a routers a
// group, balanced a = 2 p = 2 h.
#include <algorithm>
#include <cmath>

#include "models/fabric/plane/generators.h"
#include "models/fabric/plane/group_cables.h"
#include "models/fabric/plane/groups.h"

namespace plenum::fabric {

namespace {

struct Router {
  double hosts, group, global;  ///< p, a, h
  double usable;
  double ports() const { return hosts + group - 1 + global; }
};

/// Unset parts: balanced; beside parts that are set, the ports that those leave, shared equally.
Router router(const PlaneDemand& demand) {
  const auto& asked = demand.cells;
  const double balanced = std::floor((demand.radix + 1) / 4);
  Router r{};
  r.group = asked.group_leaves.value_or(2 * asked.hosts.value_or(asked.global_ports.value_or(balanced)));
  const double left = demand.radix - (r.group - 1);
  const bool free = !asked.group_leaves && !asked.hosts && !asked.global_ports;
  const double half = free ? balanced : std::floor(left / 2);
  r.hosts = asked.hosts.value_or(asked.global_ports ? left - *asked.global_ports : half);
  r.global = asked.global_ports.value_or(free ? balanced : std::max(0.0, left - r.hosts));
  r.usable = r.hosts - demand.spare_ports;
  return r;
}

/// Fewest ports of a switch for such routers; balanced ones have a quarter of theirs for endpoints.
double least_radix(const PlaneDemand& demand, const Router& r) {
  if (demand.cells == Cells{}) return 4 * (demand.spare_ports + 1) - 1;
  return r.ports() - r.hosts + std::max({r.hosts, demand.spare_ports + 1, 1.0});
}

/// Endpoints in one group: each router sends to all others directly or by way of a router without endpoints, in the group
/// or another one.
double one_group_bisection(const Groups& groups, double global_cables, double endpoints) {
  if (endpoints <= groups.usable) return endpoints / 2;
  const double routers = std::ceil(endpoints / groups.usable), empty = groups.leaves - routers;
  const double half = endpoints / 2 / groups.usable, full = std::floor(half),
               less = std::min(half, routers - half);
  const Groups each_a_group{routers, 1, groups.usable, 0, 1};
  const double direct = crossing(each_a_group, full, half - full);
  return std::min(endpoints / 2, direct + less * (empty + global_cables));
}

/// Pairs of endpoints by the switches on the path between them, one direction.
struct PathCounts {
  double one = 0, two = 0, three = 0, four = 0;
  double longest() const { return four > 0 ? 4 : three > 0 ? 3 : two > 0 ? 2 : one > 0 ? 1 : 0; }
};

/// The same between endpoints of two groups: `first` x `second` pairs, so many of them in routers that a cable joins
/// directly, and so many endpoints of either in routers with a cable to the other group.
void add_pairs(PathCounts& counts, double first, double second, double direct, double first_joined,
               double second_joined) {
  const double three = first_joined * second + first * second_joined - first_joined * second_joined - direct;
  counts.two += 2 * direct;
  counts.three += 2 * three;
  counts.four += 2 * (first * second - direct - three);
}

/// Router that cable `cable` of the rest (group_cables.h) to the other group `other` is in; as join_groups() has it.
std::int64_t place(const GroupCables& c, double cable, double other) {
  return static_cast<std::int64_t>(
      std::floor((cable * (c.groups - 1) + other) * c.switches / (c.rest * (c.groups - 1))));
}

/// Pairs of the first `groups` groups and cables of the rest that join routers of the same number.
double straight_cables(const GroupCables& c, double groups) {
  double straight = 0;
  for (double cable = 0; cable < c.rest; ++cable) {
    double run = 0;
    std::int64_t before = -1;
    for (double other = 0; other + 1 < groups; ++other) {
      const auto here = place(c, cable, other);
      run = here == before ? run + 1 : 1;
      before = here;
      straight += run;
    }
  }
  return straight;
}

/// All pairs of full groups.
void add_full_groups(PathCounts& counts, const GroupCables& c, double groups, double usable) {
  const double pairs = groups * (groups - 1) / 2, capacity = c.switches * usable;
  const bool all_joined = c.each > 0;
  const double joined = all_joined ? capacity : c.rest * usable;
  double direct = c.rest * pairs;
  if (all_joined) direct += c.switches * pairs - straight_cables(c, groups);
  PathCounts one;
  add_pairs(one, capacity, capacity, pairs > 0 ? direct / pairs * usable * usable : 0, joined, joined);
  counts.two += pairs * one.two;
  counts.three += pairs * one.three;
  counts.four += pairs * one.four;
}

/// The full groups with the one after them, which has `endpoints`.
void add_last_group(PathCounts& counts, const GroupCables& c, double full, double usable, double endpoints) {
  const double capacity = c.switches * usable;
  const auto in_router = [&](std::int64_t router) {
    return std::clamp(endpoints - static_cast<double>(router) * usable, 0.0, usable);
  };
  for (double group = 0; group < full; ++group) {
    double direct = c.each > 0 ? usable * endpoints : 0, joined = 0;
    for (double cable = 0; cable < c.rest; ++cable) {
      const auto at_full = place(c, cable, full - 1), at_last = place(c, cable, group);
      joined += in_router(at_last);
      if (c.each == 0 || at_full != at_last) direct += usable * in_router(at_last);
    }
    if (c.each > 0) add_pairs(counts, capacity, endpoints, direct, capacity, endpoints);
    else add_pairs(counts, capacity, endpoints, direct, c.rest * usable, joined);
  }
}

void measure(Plane& plane, const Groups& groups) {
  const double n = plane.endpoints;
  if (n < 2) return;
  const double global_cables = std::ceil(groups.links * (groups.groups - 1) / groups.leaves);
  plane.bisection_links =
      n <= groups.capacity() ? one_group_bisection(groups, global_cables, n) : groups_bisection(groups, n);
  double same_router = 0;
  for (const auto& run : group_leaves(groups, n)) same_router += run.leaves * run.endpoints * run.endpoints;
  const double full = std::floor(n / groups.capacity()), last = n - full * groups.capacity();
  const auto cables = group_cables(groups.groups, groups.leaves, groups.links);
  PathCounts counts;
  counts.one = same_router - n;
  counts.two = full * groups.capacity() * groups.capacity() + last * last - same_router;
  if (full > 1) add_full_groups(counts, cables, full, groups.usable);
  if (last > 0 && full > 0) add_last_group(counts, cables, full, groups.usable, last);
  plane.longest_path = counts.longest();
  plane.mean_path = (counts.one + 2 * counts.two + 3 * counts.three + 4 * counts.four) / (n * (n - 1));
}

Groups shape(const Plane& plane, const Router& r) {
  return {plane.groups, r.group, r.usable, r.group - 1 + r.global, plane.group_links};
}

}  // namespace

Plane dragonfly_plane(const PlaneDemand& demand) {
  const Router r = router(demand);
  if (r.hosts < 1 || r.usable < 1 || r.group < 1 || r.ports() > demand.radix)
    return failed(demand, Problem::radix_too_small, 0, least_radix(demand, r));
  Plane plane = with_groups(demand, r.group * r.usable, r.group * r.global);
  if (plane.problem != Problem::none || plane.groups < 1) return plane;
  plane.levels = 1;
  plane.leaf = plane.groups * r.group;
  plane.local_links = plane.groups * r.group * (r.group - 1) / 2;
  plane.leaf_down = r.hosts;
  plane.leaf_up = r.group - 1 + r.global;
  plane.group_leaves = r.group;
  measure(plane, shape(plane, r));
  return plane;
}

Graph dragonfly_graph(const PlaneDemand& demand, const Plane& plane) {
  Graph graph;
  add_group_leaves(graph, shape(plane, router(demand)), plane.endpoints);
  const auto groups = static_cast<std::int32_t>(plane.groups),
             routers = static_cast<std::int32_t>(plane.group_leaves);
  for (std::int32_t group = 0; group < groups; ++group)
    for (std::int32_t a = 0; a < routers; ++a)
      for (std::int32_t b = a + 1; b < routers; ++b)
        graph.links.push_back({group * routers + a, group * routers + b, 1, false});
  join_groups(graph, groups, static_cast<std::int32_t>(plane.group_links), 0, routers);
  return graph;
}

}  // namespace plenum::fabric
