#pragma once

#include "models/fabric/plane/leaf_population.h"
#include "models/fabric/plane/plane.h"

/// What Dragonfly and Dragonfly+ have in common: groups that are filled one after the other and all joined to each other.
namespace plenum::fabric {

struct Groups {
  double groups = 0, leaves = 0;  ///< leaves (routers) of a group
  double usable = 0;              ///< endpoints of a leaf
  double up = 0;                  ///< links on which a leaf can send
  double links = 0;               ///< between two groups
  double capacity() const { return leaves * usable; }
};

/// Endpoints of the leaves, in order; the empty ones at the end among them.
LeafPopulation group_leaves(const Groups& groups, double endpoints);

/// The groups that a plane has and the links between two of them, or why there are none; `most` is filled.
Plane with_groups(const PlaneDemand& demand, double group_capacity, double group_ports);

/// Links that cross a cut after `full` groups and the share `part` of the next, whose own links do not cross.
double crossing(const Groups& groups, double full, double part);

/// Links that the halves can send each other. One group with endpoints: by leaves; else by groups.
double groups_bisection(const Groups& groups, double endpoints);

/// Adds the links between groups of `switches` switches each, numbered from `first` on. Equally many to each switch as far as
/// they go; each further cable to a group has switches of its own, one after the other in the order of the other groups. So
/// links to neighbouring groups leave from the same switch ("consecutive"; Kim et al. 2008), and what passes through a group on
/// its way to the next one needs no link inside: other arrangements choke there (Garcia et al., ICPP 2012).
void join_groups(Graph& graph, std::int32_t groups, std::int32_t links, std::int32_t first,
                 std::int32_t switches);

/// Adds the leaves with their endpoints, and the leaf of each endpoint.
void add_group_leaves(Graph& graph, const Groups& groups, double endpoints);

}  // namespace plenum::fabric
