#include "models/fabric/plane/grid.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/generators.h"
#include "models/fabric/plane/leaf_population.h"

namespace plenum::fabric {

double Grid::routers() const {
  double product = 1;
  for (const double axis : axes) product *= axis;
  return product;
}

std::vector<double> layer_endpoints(const Grid& grid, std::size_t axis, double endpoints) {
  double below = 1;
  for (std::size_t i = 0; i < axis; ++i) below *= grid.axes[i];
  const double size = grid.axes[axis], full = std::floor(endpoints / grid.usable);
  const double rounds = std::floor(full / (below * size)), left = full - rounds * below * size;
  std::vector<double> layers;
  for (double at = 0; at < size; ++at)
    layers.push_back(grid.usable * (rounds * below + std::clamp(left - at * below, 0.0, below)));
  const double last = std::fmod(std::floor(full / below), size);
  layers[static_cast<std::size_t>(last)] += endpoints - full * grid.usable;
  return layers;
}

std::vector<double> nearly_equal(std::size_t axes, double shortest, double longer) {
  std::vector<double> sizes(axes, shortest);
  for (std::size_t i = 0; i < axes && static_cast<double>(i) < longer; ++i) ++sizes[i];
  return sizes;
}

LayerCut cut_across(const Grid& grid, std::size_t axis, double endpoints) {
  double left = endpoints / 2;
  LayerCut cut;
  for (const double layer : layer_endpoints(grid, axis, endpoints)) {
    if (layer > left) {
      cut.part = left / layer;
      break;
    }
    left -= layer;
    ++cut.full;
    if (left <= 0) break;
  }
  return cut;
}

double halves_send(const Grid& grid, std::size_t axis, double endpoints, double up) {
  Halves halves(endpoints);
  const auto sending = [&](double each) {
    Grid sent = grid;
    sent.usable = each;
    return sent;
  };
  const double full = std::floor(endpoints / grid.usable), last = endpoints - full * grid.usable;
  const double each = std::min(grid.usable, up);
  const auto has = layer_endpoints(grid, axis, endpoints);
  auto sends = layer_endpoints(sending(each), axis, full * each);
  if (last > 0) {
    const auto whole = layer_endpoints(grid, axis, full * grid.usable);
    for (std::size_t i = 0; i < has.size(); ++i)
      if (has[i] > whole[i]) sends[i] += std::min(last, up);
  }
  for (std::size_t i = 0; i < has.size(); ++i) halves.add(has[i], sends[i]);
  return halves.least();
}

void add_routers(Graph& graph, const Grid& grid, double endpoints) {
  graph.dimensions = grid.axes;
  double left = endpoints;
  const auto routers = static_cast<std::int32_t>(grid.routers());
  graph.endpoint_switch.reserve(static_cast<std::size_t>(endpoints));
  for (std::int32_t router = 0; router < routers; ++router) {
    const double here = std::min(left, grid.usable);
    graph.switches.push_back({Role::leaf, 0, static_cast<std::int32_t>(here)});
    graph.endpoint_switch.insert(graph.endpoint_switch.end(), static_cast<std::size_t>(here), router);
    left -= here;
  }
}

Plane grid_plane(const PlaneDemand& demand, const Grid& grid, double directions, double local_links) {
  const double needed = std::max(grid.hosts, demand.spare_ports + 1) + grid.cables * directions;
  if (needed > demand.radix) return failed(demand, Problem::radix_too_small, 0, needed);
  const double most = grid.routers() * grid.usable;
  if (demand.endpoints() > most) return failed(demand, Problem::too_few_routers, most);
  Plane plane = demanded(demand);
  plane.most = most;
  if (plane.endpoints <= 0) return plane;
  plane.levels = plane.groups = 1;
  plane.leaf = plane.group_leaves = grid.routers();
  plane.local_links = local_links;
  plane.leaf_down = grid.hosts;
  plane.leaf_up = grid.cables * directions;
  plane.pair_links = directions > 0 ? grid.cables : 0;
  plane.dimensions = grid.axes;
  return plane;
}

}  // namespace plenum::fabric
