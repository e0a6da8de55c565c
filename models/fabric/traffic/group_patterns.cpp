#include "models/fabric/traffic/group_patterns.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/group_cables.h"

namespace plenum::fabric {

namespace {

/// What the formulas are written in.
struct Cell {
  double p = 0;       ///< endpoints of a leaf or router
  double n = 0;       ///< endpoints of a group
  double all = 0;     ///< endpoints
  double ports = 1;   ///< of a server
  double leaf = 0;    ///< that each leaf sends to the next one, neighbour traffic
  double next = 0;    ///< endpoints of the next group
  double others = 0;  ///< endpoints of another group, mean
  double group = 0;   ///< that each group sends to the next one, neighbour and adversarial traffic
  double leaves = 0, spines = 0, pair = 0;
  GroupCables cables;
};

Cell cell(const Plane& plane, Pattern pattern) {
  Cell c;
  c.p = plane.leaf_down - plane.spare_ports;
  c.leaves = plane.group_leaves;
  c.spines = plane.group_spines;
  c.pair = plane.pair_links;
  c.all = plane.endpoints;
  c.n = std::min(c.p * c.leaves, c.all);
  c.next = std::min(c.n, c.all - c.n);
  c.others = plane.groups > 1 ? (c.all - c.n) / (plane.groups - 1) : 0;
  c.ports = std::max(1.0, plane.server_ports);
  c.leaf = std::min(c.ports, c.p);
  c.group = pattern == Pattern::adversarial ? c.next : std::min(c.ports, c.n);
  const bool spines = plane.topology == Topology::dragonfly_plus;
  c.cables = group_cables(plane.groups, spines ? c.spines : c.leaves, plane.group_links);
  return c;
}

/// Sum over the cables of a switch of the endpoints in the groups at their other ends; those that are missing in the last groups
/// are missed by the cables that all switches have to each group.
double reached(const Cell& c, double cables) {
  return c.n * cables - std::max(0.0, c.n * c.cables.groups - c.all) * c.cables.each;
}

/// Of a cable between groups. Uniform traffic between two full groups is n^2 / (N - 1); Valiant's sends what a group sends to all
/// others over each cable twice, spread over all groups.
double global_load(const Cell& c, Pattern pattern, bool valiant) {
  const double groups = c.cables.groups;
  if (pattern == Pattern::uniform) {
    const double to = valiant ? 2 * (c.all - c.n) / groups : c.next;
    return c.n * to / (c.all - 1) / c.cables.links;
  }
  return c.group / c.cables.links * (valiant ? 2 / groups : 1);
}

/// The two-level tree that a Dragonfly+ of one group is.
double one_group_load(const Cell& c, Pattern pattern) {
  const double up = c.spines * c.pair;
  if (pattern == Pattern::uniform) return c.p * (c.all - c.p) / (c.all - 1) / up;
  return (pattern == Pattern::adversarial ? c.p : c.leaf) / up;
}

/// Traffic that passes through a group in Valiant's routing changes switches where the group that it comes from and the one
/// that it goes to have different ones. A switch with `rest` cables sees that for `rest` x (others - `rest`) pairs of groups
/// in uniform traffic; when each group sends to the next, once (a run of neighbouring groups begins there).
double changes(const Cell& c, Pattern pattern, double rest) {
  const double others = c.cables.groups - 1;
  if (pattern == Pattern::uniform) return rest * (others - rest);
  return rest > 0 && rest < others ? 1 : 0;
}

/// Between leaf and spine, per cable, for a spine with `rest` of the rest.
double up_load(const Cell& c, Pattern pattern, bool valiant, double rest) {
  const auto& k = c.cables;
  const double all_cables = k.of_switch(rest);
  if (pattern == Pattern::uniform) {
    const double rate = 1 / (c.all - 1);
    const double own = c.p * ((c.n - c.p) / c.spines + reached(c, all_cables) / k.links) * rate;
    const double passing =
        c.others * c.others * rate / k.groups / k.links * changes(c, pattern, rest) / c.leaves;
    return (own + (valiant ? passing : 0)) / c.pair;
  }
  const double sent = pattern == Pattern::adversarial ? c.p * c.next / c.n : c.leaf;
  const double to_next = k.each + (rest > 0 ? 1 : 0);
  const double inside =
      pattern == Pattern::neighbour && c.leaves > 1 && c.group < c.n ? c.leaf / c.spines : 0;
  if (!valiant) return std::max(inside, sent * to_next / k.links) / c.pair;
  // The cable to the next group is where the passing traffic changes only if it is not the spine's first one.
  const double share = 1 / (k.links * k.groups);
  const double passing = c.group / c.leaves * share * changes(c, pattern, rest);
  const double own = sent * (all_cables + to_next) * share + (rest >= 2 ? passing : 0);
  return std::max(own, inside > 0 ? inside + passing : 0) / c.pair;
}

/// Most endpoints of a router of `endpoints` that send to the same other one when each sends to the one `ports` further on.
double to_one_router(double endpoints, double ports) {
  if (ports < endpoints) return ports;
  const double further = std::fmod(ports, endpoints);
  return std::max(further, endpoints - further);
}

/// Traffic inside a Dragonfly group and that of neighbouring routers.
double one_mesh_load(const Cell& c, Pattern pattern, bool valiant) {
  if (c.leaves < 2) return 0;
  const double sent = pattern == Pattern::uniform       ? c.p * (c.all - c.p) / (c.all - 1)
                      : pattern == Pattern::adversarial ? c.p
                                                        : c.leaf;
  if (valiant) return 2 * sent / c.leaves;
  if (pattern == Pattern::uniform) return c.p * c.p / (c.all - 1);
  return pattern == Pattern::adversarial ? sent : to_one_router(c.p, c.ports);
}

/// Two routers of a group of which each has as many cables as it can.
double two_routers_cables(const GroupCables& k) {
  return k.of_switch(k.most) + k.of_switch(k.with_most() >= 2 ? k.most : k.least);
}

double uniform_local_load(const Cell& c, bool valiant) {
  const auto& k = c.cables;
  const double rate = 1 / (c.all - 1), all = k.of_switch(k.most);
  const double gateways = c.p / k.links * (reached(c, all) + reached(c, two_routers_cables(k) - all));
  if (!valiant) {
    // All groups but its own are full for the last one, which counts when two of its routers are full themselves.
    const bool last = c.all - c.n * (k.groups - 1) >= 2 * c.p;
    const double most = last ? c.p * c.n / k.links * two_routers_cables(k) : 0;
    return (c.p * c.p + std::max(gateways, most)) * rate;
  }
  const double inside = 2 * c.p * c.p * (c.leaves - 1) / c.leaves;
  const double passing =
      k.rest > 0 ? c.others * c.others / (k.groups * k.links * k.rest) * k.most * k.most : 0;
  return (inside + gateways + passing) * rate;
}

/// Traffic that passes through a group to the next one, on the link between two routers where it changes.
double passing_local(const Cell& c) {
  const auto& k = c.cables;
  return k.rest > 0 && k.groups > 2 ? c.group / (k.groups * k.links * k.changing()) : 0;
}

/// All of a group to the next one. The link from a router where the group before lands to one from which the next is reached;
/// or one on which passing traffic changes routers too, which is never between just these two groups.
double adversarial_local_load(const Cell& c, bool valiant) {
  const auto& k = c.cables;
  const bool two = k.groups > 2 || k.rest != 1;
  const double ends = 2 * k.each + (k.rest > 0 ? (two ? 2 : 1) : 0);
  const double sent = c.p * c.next / c.n;
  if (!valiant) return sent * ends / k.links;
  const double share = sent / (k.links * k.groups);
  const double straight = share * (two_routers_cables(k) + ends);
  const double passing =
      share * (two_routers_cables(k) + 2 * k.each + (k.most >= 2 ? 1 : 0)) + passing_local(c);
  return std::max(straight, k.rest > 0 ? passing : 0);
}

/// Each router to the next one, the last of a group to the first of the next group.
double neighbour_local_load(const Cell& c, bool valiant) {
  const auto& k = c.cables;
  const double ends = 2 * k.most_to_one() / k.links;
  if (!valiant) return std::max(to_one_router(c.p, c.ports), c.leaf * ends);
  const double share = c.leaf / (k.links * k.groups), router = c.leaf / c.leaves;
  const double cables = k.of_switch(k.most), second = k.most >= 2 ? 1 : 0, pass = passing_local(c);
  const double inside = 2 * router + pass;
  const double last_to_others = router + share * (cables + k.most_to_one());
  const double passing_last = k.rest >= 2 ? router + share * (cables + k.each + second) + pass : 0;
  const double last_to_first =
      share * (2 * cables + 2 * k.each) + std::max(2 * share * (k.rest > 0 ? 1 : 0), pass + share * second);
  return std::max({inside, last_to_others, passing_last, last_to_first});
}

double local_load(const Cell& c, Pattern pattern, bool valiant) {
  switch (pattern) {
  case Pattern::uniform: return uniform_local_load(c, valiant);
  case Pattern::neighbour: return neighbour_local_load(c, valiant);
  case Pattern::adversarial: return adversarial_local_load(c, valiant);
  }
  return 0;
}

}  // namespace

double dragonfly_plus_load(const Plane& plane, Pattern pattern, bool valiant) {
  const Cell c = cell(plane, pattern);
  if (plane.groups <= 1) return one_group_load(c, pattern);
  return std::max({global_load(c, pattern, valiant), up_load(c, pattern, valiant, c.cables.most),
                   up_load(c, pattern, valiant, c.cables.least)});
}

double dragonfly_load(const Plane& plane, Pattern pattern, bool valiant) {
  const Cell c = cell(plane, pattern);
  const double pairs = plane.groups * c.leaves * (c.leaves - 1) / 2;
  const double parallel = pairs > 0 ? plane.local_links / pairs : 1;
  if (plane.groups <= 1) return one_mesh_load(c, pattern, valiant) / parallel;
  const double local = pairs > 0 ? local_load(c, pattern, valiant) / parallel : 0;
  return std::max(global_load(c, pattern, valiant), local);
}

}  // namespace plenum::fabric
