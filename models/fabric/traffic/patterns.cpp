#include "models/fabric/traffic/patterns.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/traffic/group_patterns.h"

namespace plenum::fabric {

namespace {

/// Of the busiest up-link. The shortest paths of a tree go over all its spines, so Valiant's are no others.
double tree_load(const Plane& plane, Pattern pattern) {
  if (plane.levels <= 1) return 0;
  const double all = plane.endpoints, ports = std::max(1.0, plane.server_ports);
  const double leaf = std::min(plane.leaf_down - plane.spare_ports, all);
  const double pod = leaf * plane.group_leaves, pod_up = plane.group_spines * plane.spine_up;
  const bool pods = plane.levels > 2 && plane.groups > 1;
  const auto load = [&](double leaf_sends, double pod_sends) {
    return std::max(leaf_sends / plane.leaf_up, pods ? pod_sends / pod_up : 0);
  };
  switch (pattern) {
  case Pattern::uniform:
    return load(leaf * (all - leaf) / (all - 1), pod * std::max(0.0, all - pod) / (all - 1));
  case Pattern::neighbour:  // of a rail's leaf one server's port: the next server is in the next unit
    if (plane.topology == Topology::rail_optimised) return load(1, std::min(ports, plane.group_leaves));
    return load(std::min(ports, leaf), std::min(ports, pod));
  case Pattern::adversarial: return load(leaf, pod);
  }
  return 0;
}

/// A router of a grid: its endpoints, what it sends to others in all.
struct Router {
  double endpoints = 0, sends = 0;
};

Router router(const Plane& plane, Pattern pattern) {
  const double p = std::min(plane.leaf_down - plane.spare_ports, plane.endpoints);
  switch (pattern) {
  case Pattern::uniform: return {p, p * (plane.endpoints - p) / (plane.endpoints - 1)};
  case Pattern::neighbour: return {p, std::min(std::max(1.0, plane.server_ports), p)};
  case Pattern::adversarial: return {p, p};
  }
  return {};
}

/// Shortest axis of more than one router; 1 when there is none.
double shortest_axis(const Plane& plane) {
  double shortest = 0;
  for (const double d : plane.dimensions)
    if (d > 1 && (shortest == 0 || d < shortest)) shortest = d;
  return std::max(shortest, 1.0);
}

/// Ahn, Binkert, Davis, McLaren and Schreiber, "HyperX: topology, routing, and packaging", SC 2009. Uniform traffic crosses
/// an axis of k routers in (k - 1) / k of all cases, on k - 1 links of each router; Valiant's does so twice.
double hyperx_load(const Plane& plane, Pattern pattern, bool valiant) {
  const auto [p, sends] = router(plane, pattern);
  const double shortest = shortest_axis(plane);
  if (shortest <= 1) return 0;
  double links = 0;
  for (const double d : plane.dimensions) links += plane.leaf * (d - 1) / 2;
  const double cables = plane.local_links / links;
  if (valiant) return 2 * sends / shortest / cables;
  return (pattern == Pattern::uniform ? p * plane.endpoints / shortest / (plane.endpoints - 1) : sends) /
         cables;
}

/// Steps along an axis of k routers over the channels of a router, mean over all distances: k / 8, (k - 1/k) / 8 when k is
/// odd; 1/2 over its one channel when k is 2. Dally and Towles 2004, eq. 3.5 and 5.4.
double steps_per_channel(double k) {
  if (k < 2) return 0;
  if (k == 2) return 0.5;
  return (std::fmod(k, 2) == 0 ? k : k - 1 / k) / 8;
}

/// Of the links of each axis when every endpoint sends to the same port of the next server, which is some routers further on
/// where a server has more ports than a router has endpoints.
double torus_shift_load(const Plane& plane, double p) {
  const double ports = std::max(1.0, plane.server_ports);
  if (ports <= p) return ports;
  double busiest = 0, routers = ports / p;
  for (const double d : plane.dimensions) {
    const double on = std::fmod(routers, d);
    busiest = std::max(busiest, p * std::min(on, d - on));
    routers /= d;
  }
  return busiest;
}

double torus_load(const Plane& plane, Pattern pattern, bool valiant) {
  const auto [p, sends] = router(plane, pattern);
  double links = 0, longest = 1, busiest = 0;
  for (const double d : plane.dimensions) {
    links += d < 2 ? 0 : d == 2 ? plane.leaf / 2 : plane.leaf;
    longest = std::max(longest, d);
    busiest = std::max(busiest, steps_per_channel(d));
  }
  if (longest < 2) return 0;
  const double cables = plane.local_links / links;
  if (valiant) return 2 * sends * busiest / cables;
  switch (pattern) {
  case Pattern::uniform: return p * plane.endpoints / (plane.endpoints - 1) * busiest / cables;
  case Pattern::neighbour: return torus_shift_load(plane, p) / cables;
  case Pattern::adversarial: return sends * std::max(1.0, std::ceil(longest / 2) - 1) / cables;
  }
  return 0;
}

double load(const Plane& plane, Pattern pattern, bool valiant) {
  switch (plane.topology) {
  case Topology::dragonfly_plus: return dragonfly_plus_load(plane, pattern, valiant);
  case Topology::dragonfly: return dragonfly_load(plane, pattern, valiant);
  case Topology::hyperx: return hyperx_load(plane, pattern, valiant);
  case Topology::torus: return torus_load(plane, pattern, valiant);
  case Topology::fat_tree:
  case Topology::rail_optimised:
  case Topology::rail_only: break;
  }
  return tree_load(plane, pattern);
}

}  // namespace

double sustained(const Plane& plane, Pattern pattern, Routing routing) {
  if (plane.endpoints < 2 || plane.leaf <= 1) return 1;
  if (pattern == Pattern::neighbour && plane.endpoints <= plane.server_ports) return 1;  // one server
  const double minimal = 1 / std::max(1.0, load(plane, pattern, false));
  if (routing == Routing::minimal) return minimal;
  const double valiant = 1 / std::max(1.0, load(plane, pattern, true));
  return routing == Routing::valiant ? valiant : std::max(minimal, valiant);
}

}  // namespace plenum::fabric
