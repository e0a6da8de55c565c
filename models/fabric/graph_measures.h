#pragma once

#include "models/fabric/plane.h"

/// What can be measured on the graph of a plane.
namespace plenum::fabric {

/// Links of the network's rate that each half of the endpoints can send the other, one direction: the largest flow
/// from the first half of the switches that hold endpoints to the rest, each switch sending and receiving at most as
/// many links as it has endpoints. The halves are cut in the order of the graph (groups stay together; a HyperX or
/// torus is cut across its longest axis); of an odd number of switches the middle one is left out of both.
double bisection_links(const Graph& graph);

/// Switches on shortest paths between endpoints: the most, and the mean over all ordered pairs of different
/// endpoints (two in one switch: 1). 0 where there are no two endpoints or no path.
struct Paths {
  double longest = 0, mean = 0;
};
Paths paths(const Graph& graph);

/// Whether every switch with endpoints reaches every other.
bool connected(const Graph& graph);

}  // namespace plenum::fabric
