#include "models/fabric/plane/groups.h"

#include <cmath>

#include "models/fabric/plane/generators.h"

namespace plenum::fabric {

LeafPopulation group_leaves(const Groups& groups, double endpoints) {
  LeafPopulation leaves;
  const double full = std::floor(endpoints / groups.usable), rest = endpoints - full * groups.usable;
  leaves.add(full, groups.usable);
  if (rest > 0) leaves.add(1, rest);
  leaves.add(groups.groups * groups.leaves - full - (rest > 0 ? 1 : 0), 0);
  return leaves;
}

Plane with_groups(const PlaneDemand& demand, double group_capacity, double group_ports) {
  const auto& cells = demand.cells;
  const double n = demand.endpoints();
  const double most_groups =
      cells.groups.value_or(std::floor(group_ports / cells.global_links.value_or(1)) + 1);
  const double most = most_groups * group_capacity;
  if (n > most) return failed(demand, Problem::too_many_endpoints, most);
  Plane plane = demanded(demand);
  plane.most = most;
  if (n <= 0) return plane;
  plane.groups = cells.groups.value_or(std::ceil(n / group_capacity));
  if (plane.groups <= 1) return plane;
  plane.group_links = cells.global_links.value_or(std::floor(group_ports / (plane.groups - 1)));
  const double needs = std::max(plane.group_links, 1.0) * (plane.groups - 1);
  if (needs > group_ports) return failed(demand, Problem::too_few_global_ports, most, needs);
  plane.global_links = plane.group_links * plane.groups * (plane.groups - 1) / 2;
  return plane;
}

double crossing(const Groups& g, double full, double part) {
  const double rest = g.groups - full - 1;
  return g.links * (full * rest + full * (1 - part) + part * rest);
}

double groups_bisection(const Groups& g, double endpoints) {
  if (endpoints < 2) return 0;
  if (endpoints <= g.usable) return endpoints / 2;
  Halves halves(endpoints);
  const bool one_group = endpoints <= g.capacity();
  for_each_block(group_leaves(g, endpoints), one_group ? 1 : g.leaves, g.up,
                 [&](const LeafBlock& block) { halves.add(block.endpoints, block.send); });
  if (one_group) return halves.least();
  const double full = std::floor(endpoints / 2 / g.capacity());
  return std::min(halves.least(), crossing(g, full, endpoints / 2 / g.capacity() - full));
}

void join_groups(Graph& graph, std::int32_t groups, std::int32_t links, std::int32_t first,
                 std::int32_t switches) {
  const std::int32_t each = links / switches, rest = links % switches, others = groups - 1;
  const auto place = [=](std::int32_t cable, std::int32_t other) {
    return static_cast<std::int32_t>((static_cast<std::int64_t>(cable) * others + other) * switches /
                                     (static_cast<std::int64_t>(rest) * others));
  };
  for (std::int32_t a = 0; a < groups; ++a)
    for (std::int32_t b = a + 1; b < groups; ++b) {
      const std::int32_t first_a = first + a * switches, first_b = first + b * switches;
      const std::size_t begin = graph.links.size();
      for (std::int32_t i = 0; i < switches && each > 0; ++i)
        graph.links.push_back({first_a + i, first_b + i, each, true});
      for (std::int32_t cable = 0; cable < rest; ++cable) {
        const std::int32_t at_a = place(cable, b - 1), at_b = place(cable, a);
        if (each > 0 && at_a == at_b) ++graph.links[begin + static_cast<std::size_t>(at_a)].cables;
        else graph.links.push_back({first_a + at_a, first_b + at_b, 1, true});
      }
    }
}

void add_group_leaves(Graph& graph, const Groups& groups, double endpoints) {
  std::int32_t leaf = 0;
  graph.endpoint_switch.reserve(static_cast<std::size_t>(endpoints));
  for (const auto& run : group_leaves(groups, endpoints))
    for (double i = 0; i < run.leaves; ++i, ++leaf) {
      graph.switches.push_back({Role::leaf, leaf / static_cast<std::int32_t>(groups.leaves),
                                static_cast<std::int32_t>(run.endpoints)});
      graph.endpoint_switch.insert(graph.endpoint_switch.end(), static_cast<std::size_t>(run.endpoints),
                                   leaf);
    }
}

}  // namespace plenum::fabric
