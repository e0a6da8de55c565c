#include "models/fabric/plane/plane.h"

#include <cmath>

#include "models/fabric/plane/generators.h"

namespace plenum::fabric {

namespace {

/// Whole ports and servers: a share of a port cannot be cabled.
PlaneDemand whole(PlaneDemand demand) {
  demand.servers = std::ceil(demand.servers - rounding);
  demand.server_ports = std::ceil(demand.server_ports - rounding);
  demand.reserved_ports = std::ceil(demand.reserved_ports - rounding);
  demand.radix = std::floor(demand.radix + rounding);
  demand.spine_radix = std::floor(demand.spine_radix + rounding);
  demand.spare_ports = std::ceil(demand.spare_ports - rounding);
  return demand;
}

Plane of_topology(const PlaneDemand& demand) {
  switch (demand.topology) {
  case Topology::dragonfly_plus: return dragonfly_plus_plane(demand);
  case Topology::dragonfly: return dragonfly_plane(demand);
  case Topology::hyperx: return hyperx_plane(demand);
  case Topology::torus: return torus_plane(demand);
  case Topology::fat_tree:
  case Topology::rail_optimised:
  case Topology::rail_only: break;
  }
  return tree_plane(demand);
}

}  // namespace

Plane plane(const PlaneDemand& asked) {
  const PlaneDemand demand = whole(asked);
  if (!(demand.oversubscription >= 1 - rounding) || !(demand.spine_oversubscription >= 1 - rounding))
    return failed(demand, Problem::oversubscription_below_one, 0, 1);
  if (demand.radix <= demand.spare_ports)
    return failed(demand, Problem::radix_too_small, 0, demand.spare_ports + 1);
  return of_topology(demand);
}

Graph graph(const PlaneDemand& asked) {
  const PlaneDemand demand = whole(asked);
  const Plane counted = plane(demand);
  Graph graph;
  if (counted.problem == Problem::none && counted.endpoints > 0) switch (demand.topology) {
    case Topology::dragonfly_plus: graph = dragonfly_plus_graph(demand, counted); break;
    case Topology::dragonfly: graph = dragonfly_graph(demand, counted); break;
    case Topology::hyperx: graph = hyperx_graph(demand, counted); break;
    case Topology::torus: graph = torus_graph(demand, counted); break;
    case Topology::fat_tree:
    case Topology::rail_optimised:
    case Topology::rail_only: graph = tree_graph(demand, counted); break;
    }
  graph.topology = demand.topology;
  graph.server_ports = static_cast<std::int32_t>(demand.server_ports);
  return graph;
}

}  // namespace plenum::fabric
