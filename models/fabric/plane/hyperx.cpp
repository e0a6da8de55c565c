// HyperX: routers in a grid, all of a line along an axis joined to each other. Ahn, Binkert, Davis, McLaren and Schreiber,
// "HyperX: topology, routing, and packaging of efficient large-scale networks", SC 2009.
#include <algorithm>
#include <cmath>
#include <limits>

#include "models/fabric/plane/generators.h"
#include "models/fabric/plane/grid.h"

namespace plenum::fabric {

namespace {

constexpr double most_axes = 4;

double joined(const std::vector<double>& axes) {
  double sum = 0;
  for (const double axis : axes) sum += axis - 1;
  return sum;
}

/// The axis across which the fewest links join the halves: the shortest that is longer than one router.
std::size_t narrowest(const std::vector<double>& axes) {
  std::size_t best = 0;
  for (std::size_t i = 0; i < axes.size(); ++i)
    if (axes[i] > 1 && (axes[best] <= 1 || axes[i] < axes[best])) best = i;
  return best;
}

/// Most hosts of a router of so many ports that keep full bisection, with parallel cables to each of `others` routers:
/// hosts <= cables x shortest axis / 2 and hosts + cables x others <= ports. The best number of cables lies beside the
/// one where both bounds meet.
double full_bisection_hosts(double ports, double others, double shortest) {
  if (others <= 0) return ports;
  const double meeting = std::floor(ports / (others + shortest / 2));
  const auto hosts = [&](double cables) {
    return std::min(ports - cables * others, std::floor(cables * shortest / 2));
  };
  return std::max({hosts(std::max(1.0, meeting)), hosts(meeting + 1), 0.0});
}

/// Nearly equal axes: `longer` of them one router longer than the others.
struct Shape {
  double axes = 0, shortest = 0, longer = 0;
  double hosts = 0, capacity = 0;
};

Shape shape(double axes, double shortest, double longer, const PlaneDemand& demand) {
  Shape s{axes, shortest, longer, 0, 0};
  const double others = axes * (shortest - 1) + longer;
  if (others >= demand.radix) return s;
  s.hosts = full_bisection_hosts(demand.radix, others, shortest > 1 ? shortest : shortest + 1);
  double routers = 1;
  for (double i = 0; i < axes; ++i) routers *= i < longer ? shortest + 1 : shortest;
  s.capacity = routers * std::max(0.0, s.hosts - demand.spare_ports);
  return s;
}

/// The shape with the fewest axes from two, then the fewest routers, that holds the endpoints; else the one that holds
/// the most.
Shape chosen(const PlaneDemand& demand, double endpoints) {
  Shape largest;
  for (double axes = 2; axes <= most_axes; ++axes)
    for (double shortest = 1; axes * (shortest - 1) < demand.radix; ++shortest)
      for (double longer = 0; longer < axes; ++longer) {
        const auto next = shape(axes, shortest, longer, demand);
        if (next.capacity > 0 && next.capacity >= endpoints) return next;
        if (next.capacity > largest.capacity) largest = next;
      }
  return largest;
}

/// All ports that hosts leave are for parallel cables.
void set_cables(Grid& grid, const PlaneDemand& demand, double others) {
  const double cables = others > 0 ? std::floor((demand.radix - grid.hosts) / others) : 1;
  grid.cables = demand.cells.pair_links.value_or(std::max(1.0, cables));
  grid.usable = grid.hosts - demand.spare_ports;
}

/// A grid whose axes or hosts were asked for.
Grid asked_for(const PlaneDemand& demand) {
  const auto& cells = demand.cells;
  Grid grid;
  grid.axes = cells.dimensions;
  if (grid.axes.empty()) {
    const double usable = std::max(1.0, *cells.hosts - demand.spare_ports);
    const double routers = std::max(1.0, std::ceil(demand.endpoints() / usable));
    const double shortest = std::floor(std::sqrt(routers) + rounding);
    double longer = 0;
    while (std::pow(shortest + 1, longer) * std::pow(shortest, 2 - longer) < routers) ++longer;
    grid.axes = nearly_equal(2, shortest, longer);
  }
  const double others = joined(grid.axes), room = demand.radix - others * cells.pair_links.value_or(1);
  const double balanced = full_bisection_hosts(demand.radix, others, grid.axes[narrowest(grid.axes)]);
  const double least = std::ceil(demand.endpoints() / grid.routers()) + demand.spare_ports;
  grid.hosts = cells.hosts.value_or(std::max(0.0, std::min(room, std::max(balanced, least))));
  set_cables(grid, demand, others);
  return grid;
}

Grid grid_of(const PlaneDemand& demand) {
  if (!demand.cells.dimensions.empty() || demand.cells.hosts) return asked_for(demand);
  const auto best = chosen(demand, demand.endpoints());
  Grid grid;
  grid.axes = nearly_equal(static_cast<std::size_t>(best.axes), best.shortest, best.longer);
  grid.hosts = best.hosts;
  set_cables(grid, demand, joined(grid.axes));
  return grid;
}

/// Links that cross the cut: all pairs of routers of a line on different sides of it; the two shares of the layer that it
/// falls into are not joined.
double crossing(const Grid& grid, std::size_t axis, LayerCut cut) {
  const double rest = grid.axes[axis] - cut.full - 1, lines = grid.routers() / grid.axes[axis];
  return grid.cables * lines * (cut.full * rest + cut.full * (1 - cut.part) + cut.part * rest);
}

void measure(Plane& plane, const Grid& grid) {
  const double n = plane.endpoints;
  if (n < 2) return;
  double differing = 0, stride = 1;
  plane.longest_path = 1;
  for (std::size_t axis = 0; axis < grid.axes.size(); stride *= grid.axes[axis++]) {
    for (const double layer : layer_endpoints(grid, axis, n)) differing += layer * (n - layer);
    if (grid.axes[axis] > 1 && n > stride * grid.usable) ++plane.longest_path;
  }
  plane.mean_path = 1 + differing / (n * (n - 1));
  const auto axis = narrowest(grid.axes);
  plane.bisection_links = n <= grid.usable ? n / 2
                                           : std::min(halves_send(grid, axis, n, plane.leaf_up),
                                                      crossing(grid, axis, cut_across(grid, axis, n)));
}

}  // namespace

Plane hyperx_plane(const PlaneDemand& demand) {
  const Grid grid = grid_of(demand);
  if (grid.axes.empty() || grid.usable < 1)
    return failed(demand, Problem::radix_too_small, 0,
                  std::max(demand.spare_ports + 1 + joined(grid.axes), 3.0));
  const double others = joined(grid.axes);
  Plane plane = grid_plane(demand, grid, others, grid.routers() * others / 2 * grid.cables);
  const bool free = demand.cells.dimensions.empty() && !demand.cells.hosts;
  if (plane.problem == Problem::too_few_routers && free) plane.problem = Problem::too_many_endpoints;
  if (plane.problem == Problem::none && free)
    plane.most = chosen(demand, std::numeric_limits<double>::infinity()).capacity;
  if (plane.problem == Problem::none && plane.endpoints > 0) measure(plane, grid);
  return plane;
}

Graph hyperx_graph(const PlaneDemand& demand, const Plane& plane) {
  Graph graph;
  const Grid grid = grid_of(demand);
  add_routers(graph, grid, plane.endpoints);
  const auto routers = static_cast<std::int32_t>(grid.routers());
  for (std::int32_t router = 0, stride = 1; router < routers; ++router, stride = 1)
    for (const double size : grid.axes) {
      const auto axis = static_cast<std::int32_t>(size), at = router / stride % axis;
      for (std::int32_t other = at + 1; other < axis; ++other)
        graph.links.push_back(
            {router, router + (other - at) * stride, static_cast<std::int32_t>(grid.cables), false});
      stride *= axis;
    }
  return graph;
}

}  // namespace plenum::fabric
