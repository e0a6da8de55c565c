#pragma once

#include "models/fabric/plane/plane.h"

/// The generators behind plane() and graph(), which have looked for what is wrong with every topology (no ports,
/// oversubscription below one) and for empty planes already.
namespace plenum::fabric {

inline constexpr double rounding = 1e-9;  ///< 64 / (1 + 1.0) must not become 31.999...

Plane tree_plane(const PlaneDemand& demand);
Plane dragonfly_plus_plane(const PlaneDemand& demand);
Plane dragonfly_plane(const PlaneDemand& demand);
Plane hyperx_plane(const PlaneDemand& demand);
Plane torus_plane(const PlaneDemand& demand);

// Of a demand whose plane (the second argument) has no problem.
Graph tree_graph(const PlaneDemand& demand, const Plane& plane);
Graph dragonfly_plus_graph(const PlaneDemand& demand, const Plane& plane);
Graph dragonfly_graph(const PlaneDemand& demand, const Plane& plane);
Graph hyperx_graph(const PlaneDemand& demand, const Plane& plane);
Graph torus_graph(const PlaneDemand& demand, const Plane& plane);

/// What all planes say about a demand before anything is counted.
inline Plane demanded(const PlaneDemand& demand) {
  Plane plane;
  plane.topology = demand.topology;
  plane.endpoints = demand.endpoints();
  plane.server_links = plane.endpoints;
  plane.server_ports = demand.server_ports;
  plane.spare_ports = demand.spare_ports;
  plane.leaf_radix = plane.spine_radix = demand.radix;
  return plane;
}

/// Only what was demanded, how much would fit and why it does not.
inline Plane failed(const PlaneDemand& demand, Problem problem, double most, double needs = 0) {
  Plane plane = demanded(demand);
  plane.problem = problem;
  plane.most = most;
  plane.needs = needs;
  plane.server_links = 0;
  return plane;
}

}  // namespace plenum::fabric
