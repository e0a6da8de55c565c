#include "models/fabric/traffic/failure.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/graph_measures.h"
#include "models/fabric/plane/group_cables.h"

namespace plenum::fabric {

namespace {

/// What a half can send, and the links between the halves: the smaller one is the bisection.
struct Half {
  double sends = 0, links = 0;
  double bisection() const { return std::min(sends, links); }
};

double left(const Half& before, double lost_sends, double lost_links) {
  const Half after{before.sends - lost_sends, before.links - lost_links};
  return before.bisection() > 0 ? std::clamp(after.bisection() / before.bisection(), 0.0, 1.0) : 1.0;
}

double full_leaf(const Plane& plane) {
  return std::min(plane.leaf_down - plane.spare_ports, plane.endpoints);
}

/// What a leaf can send when `lost` of its links have failed.
double leaf_sends(const Plane& plane, double lost = 0) {
  return std::min(full_leaf(plane), plane.leaf_up - lost);
}

/// All leaves reach all spines: each leaf loses its cables to one.
double without_shared_spine(const Plane& plane) {
  const double before = leaf_sends(plane);
  return before > 0 ? leaf_sends(plane, plane.pair_links) / before : 1;
}

/// One pod of three levels loses a spine: its leaves a cable each, or the pod the spine's cables to cores.
double without_pod_spine(const Plane& plane) {
  const double spines = plane.group_spines, core_links = spines * plane.spine_up;
  const double before = std::min(plane.group_leaves * leaf_sends(plane), core_links);
  const double after =
      std::min(plane.group_leaves * leaf_sends(plane, plane.pair_links), core_links - plane.spine_up);
  return before > 0 ? 1 - (before - after) / (before * plane.groups / 2) : 1;
}

/// All pods lose their cables to one core.
double without_core(const Plane& plane) {
  const double core_links = plane.group_spines * plane.spine_up;
  const double pod = plane.group_leaves * leaf_sends(plane);
  const double before = std::min(pod, core_links);
  return before > 0 ? std::min(pod, core_links * (1 - 1 / plane.core)) / before : 1;
}

Half halves_of_groups(const Plane& plane) {
  const double groups = plane.groups;
  return {groups / 2 * plane.group_leaves * leaf_sends(plane),
          plane.group_links * std::floor(groups * groups / 4)};
}

/// Cables to the other half of the switch of a group that has most.
double most_across(const Plane& plane, double switches) {
  const auto cables = group_cables(plane.groups, switches, plane.group_links);
  return cables.each * plane.groups / 2 + std::min(cables.most, plane.groups / 2);
}

double without_group_spine(const Plane& plane) {
  const double lost = plane.group_leaves * (leaf_sends(plane) - leaf_sends(plane, plane.pair_links));
  return left(halves_of_groups(plane), lost, most_across(plane, plane.group_spines));
}

/// Routers that are all joined to each other along an axis: an axis of a HyperX, a Dragonfly of one group.
double without_joined_router(const Plane& plane, double axis, double cables) {
  const double across = axis / 2 * cables;
  return left({plane.leaf / 2 * leaf_sends(plane), across * plane.leaf / 2}, leaf_sends(plane), across);
}

double without_group_router(const Plane& plane) {
  if (plane.groups > 1)
    return left(halves_of_groups(plane), leaf_sends(plane), most_across(plane, plane.group_leaves));
  const double pairs = plane.leaf * (plane.leaf - 1) / 2;
  return pairs > 0 ? without_joined_router(plane, plane.leaf, plane.local_links / pairs) : 1;
}

double longest_axis(const Plane& plane) {
  double longest = 1;
  for (const double d : plane.dimensions) longest = std::max(longest, d);
  return longest;
}

double without_hyperx_router(const Plane& plane) {
  double links = 0;
  for (const double d : plane.dimensions) links += plane.leaf * (d - 1) / 2;
  return links > 0 ? without_joined_router(plane, longest_axis(plane), plane.local_links / links) : 1;
}

/// A torus is cut twice, an axis of two once. Of three the middle one is cut in two: a router beside it loses half as much
/// more.
double without_torus_router(const Plane& plane) {
  double links = 0;
  for (const double d : plane.dimensions) links += d < 2 ? 0 : d == 2 ? plane.leaf / 2 : plane.leaf;
  if (links <= 0) return 1;
  const double cables = plane.local_links / links, axis = longest_axis(plane);
  const Half half{plane.leaf / 2 * leaf_sends(plane), cables * (axis == 2 ? 1 : 2) * plane.leaf / axis};
  return left(half, leaf_sends(plane), axis == 3 ? 1.5 * cables : cables);
}

double without_spine(const Plane& plane) {
  switch (plane.topology) {
  case Topology::dragonfly_plus:
    return plane.groups > 1 ? without_group_spine(plane) : without_shared_spine(plane);
  case Topology::dragonfly: return without_group_router(plane);
  case Topology::hyperx: return without_hyperx_router(plane);
  case Topology::torus: return without_torus_router(plane);
  case Topology::fat_tree:
  case Topology::rail_optimised:
  case Topology::rail_only: break;
  }
  return plane.levels > 2 && plane.groups > 1 ? without_pod_spine(plane) : without_shared_spine(plane);
}

double share_left(const Graph& graph, const Graph& without) {
  const double before = bisection_links(graph);
  return before > 0 ? bisection_links(without) / before : 1;
}

}  // namespace

Failures failures(const Plane& plane) {
  Failures f;
  if (plane.leaf < 1) return f;
  f.leaf_endpoints = full_leaf(plane);
  if (plane.leaf_up < 1 || plane.leaf < 2) return f;
  f.link = (plane.leaf_up - 1) / plane.leaf_up;
  f.spine = without_spine(plane);
  if (plane.core > 0 && plane.groups > 1) f.core = without_core(plane);
  return f;
}

double without_switch(const Graph& graph, int switch_index) {
  Graph without = graph;
  std::erase_if(without.links,
                [=](const GraphLink& link) { return link.a == switch_index || link.b == switch_index; });
  return share_left(graph, without);
}

double without_cable(const Graph& graph, int link_index) {
  Graph without = graph;
  const auto link = without.links.begin() + link_index;
  if (--link->cables <= 0) without.links.erase(link);
  return share_left(graph, without);
}

}  // namespace plenum::fabric
