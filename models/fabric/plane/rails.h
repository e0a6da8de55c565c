#pragma once

#include <cstdint>
#include <vector>

#include "models/fabric/plane/leaf_population.h"
#include "models/fabric/plane/plane.h"

/// Which leaf each port of a server goes to in a rail-optimised tree: a scalable unit is as many servers as a leaf takes
/// ports, with a leaf for each port ("rail") of a server. NVIDIA DGX SuperPOD reference architecture RA-11333-001.
namespace plenum::fabric {

/// Scalable units for leaves that take `usable` endpoint ports each.
struct Rails {
  double rails = 0, usable = 0;
  double full_units = 0;      ///< with `usable` servers and a leaf a rail
  double last_servers = 0;    ///< in a unit that is not full
  double rails_per_leaf = 1;  ///< in that unit: several rails share a leaf when they fit
  double last_leaves = 0;
};

Rails rails(double servers, double server_ports, double usable);

/// Leaves with the servers' ports, and the reserved ones in ports that the last unit leaves free, evenly; the rest in
/// leaves of their own.
LeafPopulation population(const Rails& rails, double reserved_ports);

/// Most endpoint ports of servers on so many leaves.
double most_on(double leaves, double rails, double usable);

/// Leaf of a server's port.
std::int32_t leaf_of(const Rails& rails, std::int64_t server, std::int64_t port);

}  // namespace plenum::fabric
