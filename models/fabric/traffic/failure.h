#pragma once

#include "models/fabric/plane/plane.h"

/// What one failed part costs in bandwidth, from the counts. Bisection as in graph_measures.h: the largest flow between halves
/// of the endpoints, over whatever paths are left; nobody moves. Exact where all leaves, groups and links are alike and the
/// halves too; else as if the cells were full.
namespace plenum::fabric {

struct Failures {
  double link = 1;  ///< bandwidth left to a leaf (router) when one of its links to other switches fails
  double spine =
      1;  ///< bisection left when a spine fails (router: when a router fails, its own endpoints lost)
  double core = 1;            ///< bisection left when a core fails; 1 without cores
  double leaf_endpoints = 0;  ///< endpoint ports that lose the network with a leaf
  /// Bisection left when the worst of spine and core fails.
  double worst_switch() const { return spine < core ? spine : core; }
};

/// Of Dragonflies the spine or router with most cables to the other half.
Failures failures(const Plane& plane);

/// The same on the graph: links that are left between the halves (graph_measures.h) without the cables of this switch or
/// without one cable of this link, over those with them; 1 where there are none.
double without_switch(const Graph& graph, int switch_index);
double without_cable(const Graph& graph, int link_index);

}  // namespace plenum::fabric
