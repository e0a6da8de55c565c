#pragma once

#include "models/fabric/plane.h"

/// How much of their injection rate servers sustain under traffic patterns: channel load. Dally and Towles, *Principles and
/// Practices of Interconnection Networks*, 2004, chapter 3: throughput = channel rate / load of the busiest channel.
namespace plenum::fabric {

/// Share of the injection rate that every endpoint sustains, at most 1, from the counts alone. Exact where all groups,
/// leaves and links are alike; else as if the cells were full. `adaptive` is the better of the other two.
double sustained(const Plane& plane, Pattern pattern, Routing routing);

/// The same from the loads of all links of the graph.
double sustained(const Graph& graph, Pattern pattern, Routing routing);

/// Load of each link of the graph (its `links` order; of the busier direction), in injection rates of an endpoint per cable.
std::vector<double> link_loads(const Graph& graph, Pattern pattern, Routing routing);

}  // namespace plenum::fabric
