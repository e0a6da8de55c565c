#pragma once

#include "models/fabric/plane/plane.h"

/// What can be measured on the graph of a plane.
namespace plenum::fabric {

/// Links of the network's rate that each half of the endpoints can send the other, one direction: the largest flow
/// from the first half of the endpoints to the second, each switch sending and receiving at most as many links as it
/// has endpoints in the half. The halves are cut in the order of the switches: a tree between leaves, a Dragonfly or
/// Dragonfly+ between groups (when several hold endpoints), a torus across its longest axis, a HyperX across its
/// shortest of more than one router, which the fewest links cross. The one switch, group or layer that the cut falls
/// into counts in proportion on either side: its endpoints, its links to the rest and those within; its two shares are
/// not joined directly. Endpoints that are all in one switch: half of them. 0 for less than two endpoints.
/// Known bisections of whole structures follow: N / 2 over the tapers for fat trees of a switch or an even number of pods,
/// m floor(g^2 / 4) for g groups with m links between two.
double bisection_links(const Graph& graph);

/// Switches on shortest paths between endpoints: the most, and the mean over all ordered pairs of different
/// endpoints (two in one switch: 1). Where there are global links a path takes one at most, as minimal routing of
/// Dragonflies does. 0 where there are no two endpoints or no path.
struct Paths {
  double longest = 0, mean = 0;
};
Paths paths(const Graph& graph);

/// Whether every switch with endpoints reaches every other.
bool connected(const Graph& graph);

}  // namespace plenum::fabric
