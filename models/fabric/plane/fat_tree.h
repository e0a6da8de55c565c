#pragma once

#include "models/fabric/plane/leaf_population.h"
#include "models/fabric/plane/plane.h"
#include "models/fabric/plane/rails.h"

/// Fat tree (folded Clos; Leiserson 1985; Al-Fares, Loukissas and Vahdat, SIGCOMM 2008), also rail-optimised, on switches
/// of k ports; N endpoints; leaf and spine down-ports per up-port o1 and o2 >= 1.
///   leaf up u = floor(k / (1 + o1)), down d = k - u, of which the spare ports stay free; leaves L = ceil(N / usable)
///   one level: N <= k less the spare ports
///   two levels: L <= ports of a spine; spines = the smallest divisor of u that is at least ceil(L u / ports of a spine),
///     so that each leaf has equally many links to each spine
///   three levels: pods of spine-down leaves and u spines, each leaf joined to each spine of its pod once; spine up
///     v = floor(k / (1 + o2)), down w = min(k - v, floor(v o2)); spines = ceil(L u / w), links to cores
///     ceil(L u v / w), cores = ceil(those / k). The last pod has the leaves, spines and links that are left over. Cables to
///     cores: core_cables.h.
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

/// Links that the halves of the endpoints can send each other, of a plane whose other counts are known and whose endpoints
/// are in several leaves.
double tree_bisection(const Plane& plane, const LeafPopulation& leaves, const Pods& pods);

}  // namespace plenum::fabric
