#pragma once

#include <optional>

#include "core/units/quantity.h"

namespace plenum::fabric {

/// Switches and links of one tree. One level is a single switch; `down` and `up` are the ports of a leaf in
/// each direction.
struct TreeCounts {
  int levels = 0;
  double leaf = 0, spine = 0, core = 0;
  double server_links = 0, leaf_spine_links = 0, spine_core_links = 0;
  double down = 0, up = 0;
  bool operator==(const TreeCounts&) const = default;
};

/// Fat tree (folded Clos; Leiserson 1985; Al-Fares, Loukissas and Vahdat, SIGCOMM 2008) for `endpoints` on
/// switches of `radix` ports with `oversubscription` >= 1 leaf down-ports per up-port: one switch, else two
/// levels, else three, whichever holds them first. Nothing when three levels do not (max_endpoints says how
/// many would). No endpoints, no switches.
///   up = floor(radix / (1 + oversubscription)), down = radix - up, leaves = ceil(endpoints / down)
///   two levels: spines = the smallest divisor of `up` that is at least ceil(leaves up / radix), so that each
///     leaf has equally many links to each spine
///   three levels: spines = ceil(leaves up / (radix / 2)), cores = ceil(leaves up / radix)
std::optional<TreeCounts> fat_tree(Ports endpoints, Ports radix, double oversubscription);

/// Endpoints that a three-level tree holds: down (radix / 2) radix; radix^3 / 4 when non-blocking (Al-Fares
/// et al. 2008).
Ports max_endpoints(Ports radix, double oversubscription);

/// Endpoints that a two-level tree holds: down radix; radix^2 / 2 when non-blocking.
Ports max_endpoints_two_levels(Ports radix, double oversubscription);

}  // namespace plenum::fabric
