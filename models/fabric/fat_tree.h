#pragma once

#include <optional>

#include "core/units/quantity.h"
#include "models/fabric/leaf_population.h"
#include "models/fabric/plane.h"
#include "models/fabric/rails.h"

/// Fat tree (folded Clos; Leiserson 1985; Al-Fares, Loukissas and Vahdat, SIGCOMM 2008), also rail-optimised, on switches
/// of k ports; N endpoints; leaf and spine down-ports per up-port o1 and o2 >= 1.
///   leaf up u = floor(k / (1 + o1)), down d = k - u, of which the spare ports stay free; leaves L = ceil(N / usable)
///   one level: N <= k less the spare ports
///   two levels: L <= ports of a spine; spines = the smallest divisor of u that is at least ceil(L u / ports of a spine),
///     so that each leaf has equally many links to each spine
///   three levels: pods of spine-down leaves and u spines, each leaf joined to each spine of its pod once; spine up
///     v = floor(k / (1 + o2)), down w = min(k - v, floor(v o2)); spines = ceil(L u / w), links to cores
///     ceil(L u v / w), cores = ceil(those / k). The last pod has the leaves, spines and links that are left over.
namespace plenum::fabric {

/// Ports of the switches of a tree in each direction.
struct TreePorts {
  double down = 0, up = 0;              ///< of a leaf
  double usable = 0;                    ///< down-ports less the spare ones
  double spine_down = 0, spine_up = 0;  ///< three levels
  double spine_radix = 0;               ///< two levels
};
TreePorts tree_ports(const PlaneDemand& demand);

/// Endpoints of the leaves, in order.
LeafPopulation tree_leaves(const PlaneDemand& demand, double usable);

/// The smallest divisor of `number` that is at least `least`; `number` itself at the latest.
double divisor_from(double number, double least);

/// Pods of three levels: all alike but the last, which may be smaller.
struct Pods {
  double full = 0, leaves = 0, spines = 0, core_links = 0;       ///< number of full pods and what one has
  double last_leaves = 0, last_spines = 0, last_core_links = 0;  ///< 0: there are only full pods
};
Pods pods(const TreePorts& ports, double leaves);

/// Switches and links of one tree. One level is a single switch; `down` and `up` are the ports of a leaf in
/// each direction.
struct TreeCounts {
  int levels = 0;
  double leaf = 0, spine = 0, core = 0;
  double server_links = 0, leaf_spine_links = 0, spine_core_links = 0;
  double down = 0, up = 0;
  bool operator==(const TreeCounts&) const = default;
};

/// The tree with the fewest levels that holds the endpoints. Nothing when three levels do not (max_endpoints says how
/// many would). No endpoints, no switches.
std::optional<TreeCounts> fat_tree(Ports endpoints, Ports radix, double oversubscription);

/// Endpoints that a three-level tree holds: down (radix / 2) radix; radix^3 / 4 when non-blocking (Al-Fares
/// et al. 2008).
Ports max_endpoints(Ports radix, double oversubscription);

/// Endpoints that a two-level tree holds: down radix; radix^2 / 2 when non-blocking.
Ports max_endpoints_two_levels(Ports radix, double oversubscription);

}  // namespace plenum::fabric
