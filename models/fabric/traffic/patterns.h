#pragma once

#include "models/fabric/plane/plane.h"

/// How much of their injection rate servers sustain under traffic patterns: channel load. Dally and Towles, *Principles and
/// Practices of Interconnection Networks*, 2004, chapter 3: throughput = channel rate / load of the busiest channel.
namespace plenum::fabric {

/// Share of the injection rate that every endpoint sustains, at most 1, from the counts alone. Equal to the graph's where all
/// groups, pods and leaves are full and all links alike; else near it (README.md says how near). `adaptive` is the better of
/// the other two. 1 where there is nothing to cross. What the patterns and routings are: README.md, "Traffic patterns".
double sustained(const Plane& plane, Pattern pattern, Routing routing);

/// The same from the loads of all links of the graph; 0 when some traffic has no path.
double sustained(const Graph& graph, Pattern pattern, Routing routing);

/// Load of each link of the graph (its `links` order; of the busier direction), in injection rates of an endpoint per cable.
std::vector<double> link_loads(const Graph& graph, Pattern pattern, Routing routing);

}  // namespace plenum::fabric
