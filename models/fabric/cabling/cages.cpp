#include "models/fabric/cabling/cages.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "models/fabric/cabling/hall.h"

namespace plenum::fabric {

namespace {

constexpr double rounding = 1e-9;

double ceil_of(double exact) { return std::ceil(exact - rounding); }

/// Like switches with so many ends each.
struct Alike {
  double switches = 0, ends = 0;
};

/// Ends as even over the switches as whole numbers can be.
std::array<Alike, 2> even(double ends, double switches) {
  if (switches <= 0) return {};
  const double low = std::floor(ends / switches + rounding);
  const double more = ends - low * switches;
  return {{{switches - more, low}, {more, low + 1}}};
}

/// Servers of a plane: what the reserved ports leave.
double servers_of(const Plane& plane, double reserved_ports) {
  return plane.server_ports > 0
             ? std::floor(std::max(0.0, plane.server_links - reserved_ports) / plane.server_ports + rounding)
             : 0;
}

/// Cages for a share of the ends of like switches.
double cages(const std::array<Alike, 2>& groups, double share, double per_cage) {
  double sum = 0;
  for (const auto& group : groups) sum += group.switches * ceil_of(share * group.ends / per_cage);
  return sum;
}

/// Cages of the leaves for a share of their endpoints and for `further` ends of each.
double leaf_cages(const Plane& plane, double reserved_ports, double share, double further, double per_cage) {
  double sum = 0;
  for (const auto& run : leaf_population(plane, servers_of(plane, reserved_ports)))
    sum += run.leaves * ceil_of((share * run.endpoints + further) / per_cage);
  return sum;
}

/// Cable ends towards other switches of all leaves (routers), spines and cores of a plane.
double leaf_trunks(const Plane& plane) {
  return all_routers(plane) ? 2 * (plane.local_links + plane.global_links) : plane.leaf_spine_links;
}
double spine_trunks(const Plane& plane) {
  return plane.leaf_spine_links + plane.spine_core_links + (all_routers(plane) ? 0 : 2 * plane.global_links);
}

double per_switch(double ends, double switches) { return switches > 0 ? ends / switches : 0; }

/// Modules of one plane for all cables of a tier between switches.
double trunk_modules(const Plane& plane, Tier tier, double links) {
  const auto at = [&](double ends, double switches) { return cages(even(ends, switches), 1, links); };
  switch (tier) {
  case Tier::server: return 0;
  case Tier::leaf_spine:
    return at(plane.leaf_spine_links, plane.leaf) + at(plane.leaf_spine_links, plane.spine);
  case Tier::spine_core:
    return at(plane.spine_core_links, plane.spine) + at(plane.spine_core_links, plane.core);
  case Tier::local: return at(2 * plane.local_links, plane.leaf);
  case Tier::global: return at(2 * plane.global_links, all_routers(plane) ? plane.leaf : plane.spine);
  }
  return 0;
}

double cables_of(const Plane& plane, Tier tier) {
  switch (tier) {
  case Tier::server: return plane.server_links;
  case Tier::leaf_spine: return plane.leaf_spine_links;
  case Tier::spine_core: return plane.spine_core_links;
  case Tier::local: return plane.local_links;
  case Tier::global: return plane.global_links;
  }
  return 0;
}

/// Modules in servers, whose ports into all planes share them, and in what is on the reserved ports.
double modules_at_servers(const Plane& plane, double planes, const Purchase& purchase, double links) {
  const double servers = servers_of(plane, purchase.reserved_ports);
  const double reserved = plane.server_links - servers * plane.server_ports;
  const double ports = plane.server_ports * planes * purchase.server_split;
  return servers * ceil_of(ports / links) + reserved * planes;
}

}  // namespace

bool all_routers(const Plane& plane) {
  return plane.topology == Topology::dragonfly || plane.topology == Topology::hyperx ||
         plane.topology == Topology::torus;
}

double port_split(const Plane& plane, const Switch& leaf) {
  return leaf.ports.value > 0 ? std::max(1.0, std::round(plane.leaf_radix / leaf.ports.value)) : 1.0;
}

double filled_cages(const Plane& plane, const Parts& parts, double reserved_ports, double server_share,
                    double switch_share) {
  const auto links = [&](const Switch& s, double split) {
    return s.ports_per_cage.value_or(Ports{1}).value * split;
  };
  const double leaf_links = links(parts.leaf, port_split(plane, parts.leaf));
  const double spine_split = parts.spine && plane.spine_radix > 0 && parts.spine->ports.value > 0
                                 ? std::max(1.0, std::round(plane.spine_radix / parts.spine->ports.value))
                                 : port_split(plane, parts.leaf);
  const double spine_links = links(parts.spine_or_leaf(), spine_split);
  const double up = switch_share * per_switch(leaf_trunks(plane), plane.leaf);
  return leaf_cages(plane, reserved_ports, server_share, up, leaf_links) +
         cages(even(spine_trunks(plane), plane.spine), switch_share, spine_links) +
         cages(even(plane.spine_core_links, plane.core), switch_share, leaf_links);
}

Modules modules(const Cable& module, Tier tier, double cables_bought, const Plane& plane, double planes,
                const Parts& parts, const Purchase& purchase) {
  const auto rate = parts.leaf.port_rate / port_split(plane, parts.leaf);
  const double links =
      rate > InformationRate{} ? std::max(1.0, std::floor(module.rate / rate + rounding)) : 1.0;
  const double whole = cables_of(plane, tier) * planes;
  const double share = whole > 0 ? cables_bought / whole : 0;
  Modules count;
  if (tier == Tier::server) {
    count.in_switches = ceil_of(share * planes * leaf_cages(plane, purchase.reserved_ports, 1, 0, links));
    count.all = count.in_switches + ceil_of(share * modules_at_servers(plane, planes, purchase, links));
    return count;
  }
  count.in_switches = count.all = ceil_of(share * planes * trunk_modules(plane, tier, links));
  return count;
}

}  // namespace plenum::fabric
