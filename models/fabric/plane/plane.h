#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "models/fabric/topology.h"

/// One plane of a network: what is asked for, how many switches and links it takes, and, when somebody wants to see or
/// measure it, its graph. Plain numbers: everything here is counted.
namespace plenum::fabric {

/// The parts of a topology that a designer may fix; what is unset follows from the switch and the endpoints.
struct Cells {
  std::optional<double> groups;        ///< Dragonfly, Dragonfly+
  std::optional<double> group_leaves;  ///< leaves of a Dragonfly+ group, routers of a Dragonfly group
  std::optional<double> group_spines;  ///< Dragonfly+
  std::optional<double> hosts;         ///< endpoint ports of one leaf or router
  /// Dragonfly+: cables between each leaf and each spine of a group; HyperX and torus: between two joined routers.
  std::optional<double> pair_links;
  std::optional<double> global_ports;  ///< global ports of one spine (Dragonfly+) or router (Dragonfly)
  std::optional<double> global_links;  ///< cables between each two groups
  std::vector<double> dimensions;      ///< HyperX and torus: routers along each axis; empty: chosen
  bool operator==(const Cells&) const = default;
};

/// What a generator is asked for, in one plane.
struct PlaneDemand {
  Topology topology = Topology::fat_tree;
  double servers = 0, server_ports = 0;  ///< ports of one server in this plane (its rails)
  double reserved_ports = 0;             ///< further endpoint ports: fabric managers, gateways, storage
  double radix = 0;                      ///< ports of a switch
  double spine_radix = 0;       ///< of the spines of a two-level tree (director switches); 0: as the leaves
  double oversubscription = 1;  ///< leaf down-ports per up-port
  double spine_oversubscription = 1;  ///< three levels: spine down-ports per up-port
  double spare_ports = 0;             ///< down-ports of each leaf that stay free
  double levels = 0;                  ///< of a tree; 0: the fewest that hold the endpoints
  Cells cells;
  double endpoints() const { return servers * server_ports + reserved_ports; }
  bool operator==(const PlaneDemand&) const = default;
};

/// Why a plane cannot be built.
enum class Problem : std::uint8_t {
  none,
  too_many_endpoints,  ///< `most` says how many it would hold
  radix_too_small,     ///< `needs` ports at least
  oversubscription_below_one,
  too_few_global_ports,  ///< the groups' global ports do not join each two groups; `needs` a group
  too_few_routers,       ///< the dimensions that were asked for hold `most` endpoints
};

/// Switches and links of one plane. What a topology does not have is 0. Levels of a tree: one is a single switch.
/// `local` links join the routers of a Dragonfly group, or the routers of a HyperX or torus; the links of a Dragonfly+
/// group are `leaf_spine_links`.
struct Plane {
  Topology topology = Topology::fat_tree;
  Problem problem = Problem::none;
  double most = 0;   ///< endpoints that the topology holds with this switch (and these cells)
  double needs = 0;  ///< see Problem
  double levels = 0, groups = 0;
  double endpoints = 0;
  double server_ports = 0;  ///< ports of one server in this plane: as demanded
  double leaf = 0, spine = 0, core = 0;
  double server_links = 0, leaf_spine_links = 0, spine_core_links = 0, local_links = 0, global_links = 0;
  double leaf_down = 0, leaf_up = 0;    ///< ports of a leaf (router): to endpoints, to other switches
  double spine_down = 0, spine_up = 0;  ///< ports of a spine; up: to cores, or its global ports
  double pair_links = 0;  ///< cables between a leaf and a spine, or two routers of a grid, that are joined
  double group_leaves = 0, group_spines = 0, group_links = 0;  ///< of a full group; cables between two groups
  double spare_ports = 0;                                      ///< kept free in each leaf
  double rails = 0;  ///< rail-optimised and rail-only: ports of a server, each in a rail of its own
  double leaf_radix = 0, spine_radix = 0;
  std::vector<double> dimensions;  ///< HyperX and torus
  /// One direction, in links of the network's rate: what each half of the endpoints can send the other, the same number as
  /// graph_measures.h finds. It may be an upper bound of that, by some per cent, where a three-level tree tapers, and for
  /// sizes that were asked for: of a HyperX, torus or Dragonfly that is not filled, a Dragonfly whose routers have more global
  /// ports than endpoints, and Dragonfly+ spines with more global than down-ports when the links between two groups are no
  /// multiple of the spines.
  double bisection_links = 0;
  double longest_path = 0;  ///< most switches on a shortest path between two endpoints
  double mean_path = 0;     ///< mean over all pairs of endpoints
  double switches() const { return leaf + spine + core; }
  double trunks() const { return leaf_spine_links + spine_core_links + local_links + global_links; }
  bool operator==(const Plane&) const = default;
};

/// Which part of the plane a switch is.
enum class Role : std::uint8_t { leaf, spine, core };  ///< a router of a Dragonfly, HyperX or torus is a leaf

struct GraphSwitch {
  Role role = Role::leaf;
  std::int32_t group = 0;  ///< group, pod or scalable unit; -1: cores, and spines that several units share
  std::int32_t endpoints = 0;  ///< endpoint ports in use
  bool operator==(const GraphSwitch&) const = default;
};

/// All cables between two switches.
struct GraphLink {
  std::int32_t a = 0, b = 0;  ///< a is the lower one: leaf, then spine, then core
  std::int32_t cables = 1;
  bool global = false;  ///< between groups
  bool operator==(const GraphLink&) const = default;
};

/// One plane switch by switch: leaves first, then spines, then cores; and which switch each endpoint port is in.
/// Endpoint port e < servers x server_ports is port e % server_ports of server e / server_ports; the reserved ones
/// follow. Leaves and routers are filled one after the other up to leaf_down - spare_ports, those of rail-optimised trees
/// as rails.h says. Routers of a grid count along the first axis fastest.
struct Graph {
  Topology topology = Topology::fat_tree;
  std::vector<GraphSwitch> switches;
  std::vector<GraphLink> links;
  std::vector<std::int32_t> endpoint_switch;
  /// As demanded: endpoint e + server_ports is the same port of the next server.
  std::int32_t server_ports = 1;
  std::vector<double> dimensions;  ///< HyperX and torus
};

/// Counts of the plane; a problem is in the result, never thrown. No endpoints: an empty plane.
Plane plane(const PlaneDemand& demand);

/// The graph of the same plane: its counts are exactly plane(demand)'s. Empty when the plane has a problem.
Graph graph(const PlaneDemand& demand);

}  // namespace plenum::fabric
