#pragma once

#include "models/fabric/plane/plane.h"

/// Load of the busiest channel of networks of groups from the counts alone (channel_load.h has the same from the graph), in
/// injection rates of an endpoint per cable. Exact where all groups are full, all switches have equally many cables to other
/// groups and, in a Dragonfly, the switches are a multiple of the cables between two groups or these of the switches.
namespace plenum::fabric {

double dragonfly_plus_load(const Plane& plane, Pattern pattern, bool valiant);
double dragonfly_load(const Plane& plane, Pattern pattern, bool valiant);

}  // namespace plenum::fabric
