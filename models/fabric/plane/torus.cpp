// Torus (k-ary n-cube): routers in a grid, each joined to the next along each axis, the last to the first. Dally,
// "Performance analysis of k-ary n-cube interconnection networks", IEEE Trans. Computers 39, 1990. An axis of two routers has
// one neighbour, joined with as many cables as any other.
#include <algorithm>
#include <cmath>

#include "models/fabric/plane/generators.h"
#include "models/fabric/plane/grid.h"

namespace plenum::fabric {

namespace {

constexpr std::size_t usual_axes = 3;
/// A torus has no largest size; this is the longest axis that is counted with.
constexpr double longest_axis = 512;

double neighbours(double axis) { return std::min(axis - 1, 2.0); }

double directions(const std::vector<double>& axes) {
  double sum = 0;
  for (const double axis : axes) sum += neighbours(axis);
  return sum;
}

/// The fewest routers of nearly equal axes that are enough.
std::vector<double> axes_for(double routers) {
  const double n = static_cast<double>(usual_axes);
  const double shortest = std::max(1.0, std::floor(std::pow(routers, 1 / n) + rounding));
  double longer = 0;
  while (std::pow(shortest + 1, longer) * std::pow(shortest, n - longer) < routers - rounding) ++longer;
  return nearly_equal(usual_axes, shortest, longer);
}

/// Unset parts: as many hosts as cables in each direction of the axes, all other ports for parallel cables; one router
/// when it holds all endpoints.
Grid grid_of(const PlaneDemand& demand) {
  const auto& cells = demand.cells;
  const bool free = cells.dimensions.empty() && !cells.hosts;
  Grid grid;
  grid.axes = cells.dimensions;
  const double usual = grid.axes.empty() ? 2 * static_cast<double>(usual_axes) : directions(grid.axes);
  grid.hosts = cells.hosts.value_or(std::floor(demand.radix / (usual + 1)));
  if (free && demand.endpoints() <= demand.radix - demand.spare_ports) grid.hosts = demand.radix;
  if (grid.axes.empty())
    grid.axes = axes_for(
        std::max(1.0, std::ceil(demand.endpoints() / std::max(1.0, grid.hosts - demand.spare_ports))));
  const double ways = directions(grid.axes);
  if (!cells.hosts && !free) {
    const double least = std::ceil(demand.endpoints() / grid.routers()) + demand.spare_ports;
    grid.hosts = std::clamp(least, grid.hosts,
                            std::max(grid.hosts, demand.radix - ways * cells.pair_links.value_or(1)));
  }
  grid.usable = grid.hosts - demand.spare_ports;
  const double cables = ways > 0 ? std::floor((demand.radix - grid.hosts) / ways) : 1;
  grid.cables = cells.pair_links.value_or(std::max(1.0, cables));
  return grid;
}

double local_links(const Grid& grid) { return grid.cables * grid.routers() * directions(grid.axes) / 2; }

double steps(double axis, double distance) { return std::min(distance, axis - distance); }

/// Steps along an axis between all ordered pairs of endpoints.
double all_steps(double axis, const std::vector<double>& layers) {
  double sum = 0;
  if (layers.front() == layers.back())  // layers are filled from the first to the last
    return axis * layers.front() * layers.front() * std::floor(axis * axis / 4);
  for (std::size_t a = 0; a < layers.size(); ++a)
    for (std::size_t b = a + 1; b < layers.size(); ++b)
      sum += 2 * layers[a] * layers[b] * steps(axis, static_cast<double>(b - a));
  return sum;
}

/// Links that cross the cut: between the layers on its sides, and where the last joins the first.
double crossing(const Grid& grid, std::size_t axis, LayerCut cut) {
  const double size = grid.axes[axis], lines = grid.cables * grid.routers() / size;
  if (size <= 2) return lines * (cut.full < 1 ? cut.part : 1 - cut.part);
  if (cut.full < 1) return lines * 2 * cut.part;
  return lines * (cut.full + 1 < size ? 2 : 2 * (1 - cut.part));
}

void measure(Plane& plane, const Grid& grid) {
  const double n = plane.endpoints;
  if (n < 2) return;
  double sum = 0, stride = 1;
  plane.longest_path = 1;
  for (std::size_t i = 0; i < grid.axes.size(); stride *= grid.axes[i++]) {
    const double axis = grid.axes[i], used = std::min(axis, std::ceil(n / grid.usable / stride));
    sum += all_steps(axis, layer_endpoints(grid, i, n));
    plane.longest_path += std::min(used - 1, std::floor(axis / 2));
  }
  plane.mean_path = 1 + sum / (n * (n - 1));
  const auto longest = std::max_element(grid.axes.begin(), grid.axes.end());
  const auto axis = static_cast<std::size_t>(longest - grid.axes.begin());
  plane.bisection_links = n <= grid.usable ? n / 2
                                           : std::min(halves_send(grid, axis, n, plane.leaf_up),
                                                      crossing(grid, axis, cut_across(grid, axis, n)));
}

}  // namespace

Plane torus_plane(const PlaneDemand& demand) {
  const Grid grid = grid_of(demand);
  if (grid.usable < 1)
    return failed(demand, Problem::radix_too_small, 0,
                  std::max((demand.spare_ports + 1) * (directions(grid.axes) + 1), 2.0));
  const bool free = demand.cells.dimensions.empty();
  const double usual = std::floor(demand.radix / (2 * static_cast<double>(usual_axes) + 1));
  const double usable = demand.cells.hosts.value_or(usual) - demand.spare_ports;
  const double most = usable * std::pow(longest_axis, static_cast<double>(usual_axes));
  if (free && demand.endpoints() > most) return failed(demand, Problem::too_many_endpoints, most);
  Plane plane = grid_plane(demand, grid, directions(grid.axes), local_links(grid));
  if (plane.problem == Problem::none && free) plane.most = most;
  if (plane.problem == Problem::none && plane.endpoints > 0) measure(plane, grid);
  return plane;
}

Graph torus_graph(const PlaneDemand& demand, const Plane& plane) {
  Graph graph;
  const Grid grid = grid_of(demand);
  add_routers(graph, grid, plane.endpoints);
  const auto routers = static_cast<std::int32_t>(grid.routers());
  for (std::int32_t router = 0, stride = 1; router < routers; ++router, stride = 1)
    for (const double size : grid.axes) {
      const auto axis = static_cast<std::int32_t>(size), at = router / stride % axis;
      const auto cables = static_cast<std::int32_t>(grid.cables);
      if (at + 1 < axis) graph.links.push_back({router, router + stride, cables, false});
      if (at + 1 == axis && axis > 2) graph.links.push_back({router - at * stride, router, cables, false});
      stride *= axis;
    }
  return graph;
}

}  // namespace plenum::fabric
