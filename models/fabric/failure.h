#pragma once

#include "models/fabric/plane.h"

/// What one failed part costs in bandwidth, from the counts.
namespace plenum::fabric {

struct Failures {
  double link = 1;   ///< bandwidth left to a leaf whose up-link (router: whose busiest link) fails
  double spine = 1;  ///< bisection left when a spine fails (router: when a router other than one's own fails)
  double core = 1;   ///< bisection left when a core fails; 1 without cores
  double leaf_endpoints = 0;  ///< endpoint ports that lose the network with a leaf
  /// Bisection left when the worst of spine and core fails.
  double worst_switch() const { return spine < core ? spine : core; }
};

Failures failures(const Plane& plane);

/// The same on the graph: links that are left between the halves (graph_measures.h) without this switch or without one
/// cable of this link, over those with it.
double without_switch(const Graph& graph, int switch_index);
double without_cable(const Graph& graph, int link_index);

}  // namespace plenum::fabric
