#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"
#include "models/fabric/parts.h"
#include "models/fabric/topology.h"

namespace plenum::fabric {

/// A network beside the compute fabric: storage, in-band management, out-of-band management. A two- or three-level tree of
/// its own; without ports per server there is none.
struct SideFabricInputs {
  Ports ports_per_server{0};
  std::optional<std::string> network_switch;
  std::optional<InformationRate> link_rate;
  double oversubscription = 1.0;
  Ports reserved_ports{0};
  bool operator==(const SideFabricInputs&) const = default;
};

/// 45 ports of a 48-port switch to the devices, three up.
inline SideFabricInputs management_tree() {
  SideFabricInputs tree;
  tree.oversubscription = 15.0;
  return tree;
}

/// The parts of a topology that a designer may fix.
struct CellInputs {
  std::optional<Units> groups, group_leaves, group_spines;
  std::optional<Ports> hosts, global_ports;
  std::optional<Links> pair_links, global_links;
  std::string dimensions;
  bool operator==(const CellInputs&) const = default;
};

struct FabricInputs {
  Topology topology = Topology::fat_tree;
  std::optional<std::string> network_switch, spine_switch, server_cable, switch_cable, nic;
  std::optional<InformationRate> link_rate;
  double oversubscription = 1.0, spine_oversubscription = 1.0;
  std::optional<Units> levels;
  Ports reserved_ports{0}, spare_ports{0};
  Units port_split{1}, server_split{1};
  Units planes{1};
  std::optional<Ports> nics_per_server;
  CellInputs cells;
  std::optional<Length> server_cable_length, switch_cable_length;
  Units racks_per_row{20};
  Length row_pitch = 2.4 * metre, cable_slack = 1.0 * metre, cable_rise = 1.5 * metre;
  double spare_share = 0.0;
  Routing routing = Routing::adaptive;
  Placement placement = Placement::scattered;
  Algorithm algorithm = Algorithm::automatic;
  bool hierarchical = false, network_reduction = false;
  double ethernet_efficiency = 1.0;
  SideFabricInputs storage, in_band, out_of_band = management_tree();
  bool operator==(const FabricInputs&) const = default;
};

/// A side fabric as built.
struct SideFabricResults {
  Ports endpoints{};
  Switches leaf_switches{}, spine_switches{}, core_switches{}, switches{};
  Links cables{}, missing_cables{};
  Money capex{};
  Power power{};
  Length height{};
  Mass weight{};
  bool operator==(const SideFabricResults&) const = default;
};

struct FabricResults {
  Units levels{}, groups{}, planes{};
  Ports endpoints{}, most_endpoints{};
  Switches leaf_switches{}, spine_switches{}, core_switches{}, switches{};
  Links server_links{}, leaf_spine_links{}, spine_core_links{}, local_links{}, global_links{}, cables{};
  Links copper_cables{}, optical_cables{}, missing_cables{};
  Units transceivers{}, switch_transceivers{};
  Length mean_cable{}, longest_cable{};
  InformationRate injection_bandwidth{}, bisection_bandwidth{};
  double oversubscription = 1.0;
  double longest_path = 0.0;
  Time latency{};
  double uniform_efficiency = 1.0, neighbour_efficiency = 1.0, adversarial_efficiency = 1.0;
  double after_link_failure = 1.0, after_switch_failure = 1.0;
  Time allreduce_time{}, allgather_time{}, alltoall_time{};
  Algorithm allreduce_algorithm = Algorithm::automatic;
  InformationRate allreduce_bus_bandwidth{};
  Money capex{}, switch_capex{}, cable_capex{}, nic_capex{}, spares_capex{};
  Power power{};
  Length height{};
  Mass weight{};
  SideFabricResults storage, in_band, out_of_band;
  Money all_capex{};
  Power all_power{};
  Length all_height{};
  Mass all_weight{};
  bool operator==(const FabricResults&) const = default;
};

}  // namespace plenum::fabric

namespace plenum::fields {

template <>
struct Describe<fabric::SideFabricInputs> {
  using F = fabric::SideFabricInputs;
  static constexpr std::string_view title = TR("Side fabric");
  static constexpr std::tuple fields{
      field(&F::ports_per_server, "ports_per_server", TR("Ports per server"), "1",
            TR("Ports of a server into this network; 0: there is none."), range(0, 16)),
      field(&F::network_switch, "switch", TR("Switch"), "", TR("The switch of all levels."),
            catalog("switches"), unset(TR("the usual one of this network"))),
      field(&F::link_rate, "link_rate", TR("Link rate"), "Gbit/s", TR("Rate of a link in one direction."),
            positive, unset(TR("as the switch's ports")), advanced),
      field(&F::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("Leaf down-links per up-link; 1 is non-blocking."), range(1, 16)),
      field(&F::reserved_ports, "reserved_ports", TR("Reserved ports"), "1",
            TR("For storage, gateways and management servers, over all leaves."), at_least(0)),
  };
};
static_assert(complete<fabric::SideFabricInputs>);

template <>
struct Describe<fabric::CellInputs> {
  using C = fabric::CellInputs;
  static constexpr std::string_view title = TR("Cells");
  static constexpr std::tuple fields{
      field(&C::groups, "groups", TR("Groups"), "1", TR("Of a Dragonfly or Dragonfly+."), range(1, 4096),
            unset(TR("as few as hold the servers")), advanced),
      field(&C::group_leaves, "group_leaves", TR("Leaves per group"), "1",
            TR("Leaves of a Dragonfly+ group, routers of a Dragonfly group."), range(1, 1024),
            unset(TR("as the switch allows")), advanced),
      field(&C::group_spines, "group_spines", TR("Spines per group"), "1", TR("Of a Dragonfly+ group."),
            range(1, 1024), unset(TR("as the switch allows")), advanced),
      field(&C::hosts, "hosts", TR("Endpoints per leaf"), "1", TR("Endpoint ports of a leaf or router."),
            range(1, 1024), unset(TR("as the switch allows")), advanced),
      field(&C::global_ports, "global_ports", TR("Global ports"), "1",
            TR("Ports to other groups of a spine (Dragonfly+) or router (Dragonfly)."), range(1, 1024),
            unset(TR("as the switch allows")), advanced),
      field(&C::pair_links, "pair_links", TR("Links per leaf and spine"), "1",
            TR("Cables between each leaf and each spine of a Dragonfly+ group."), range(1, 256),
            unset(TR("as the switch allows")), advanced),
      field(&C::global_links, "global_links", TR("Links between groups"), "1",
            TR("Cables between each two groups."), range(1, 4096), unset(TR("as many as the ports allow")),
            advanced),
      field(&C::dimensions, "dimensions", TR("Dimensions"), "",
            TR("Routers along each axis of a HyperX or torus, as 8x8x4; empty: nearly equal axes."),
            advanced),
  };
};
static_assert(complete<fabric::CellInputs>);

template <>
struct Describe<fabric::FabricInputs> {
  using F = fabric::FabricInputs;
  static constexpr std::string_view title = TR("Fabric");
  static constexpr std::tuple fields{
      field(&F::topology, "topology", TR("Topology"), "", TR("How the switches are joined.")),
      field(&F::network_switch, "switch", TR("Switch"), "",
            TR("The switch of all levels (of the leaves when the spines have their own)."),
            catalog("switches"), unset(TR("the one that fits the servers' NICs"))),
      field(&F::spine_switch, "spine_switch", TR("Spine switch"), "",
            TR("Another switch for the spines of a two-level tree: a director with hundreds of ports."),
            catalog("switches"), unset(TR("as the leaves")), advanced),
      field(&F::server_cable, "server_cable", TR("Cable to servers"), "",
            TR("Cable between server and leaf switch."), catalog("cables"),
            unset(TR("the cheapest for each length")), advanced),
      field(&F::switch_cable, "switch_cable", TR("Cable between switches"), "", TR("Cable between switches."),
            catalog("cables"), unset(TR("the cheapest for each length")), advanced),
      field(&F::nic, "nic", TR("NIC"), "", TR("Adapter to buy for each port of a server."), catalog("cables"),
            unset(TR("in the servers' price")), advanced),
      field(&F::link_rate, "link_rate", TR("Link rate"), "Gbit/s", TR("Rate of a link in one direction."),
            positive, unset(TR("lower of NIC and port")), advanced),
      field(&F::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("Leaf down-links per up-link; 1 is non-blocking."), range(1, 16), source("leiserson-1985")),
      field(&F::spine_oversubscription, "spine_oversubscription", TR("Oversubscription of the spines"), "1",
            TR("Spine down-links per up-link in three levels; 1 is non-blocking."), range(1, 16), advanced),
      field(&F::levels, "levels", TR("Levels"), "1", TR("Levels of switches of a tree."), range(1, 3),
            unset(TR("the fewest that hold the servers")), advanced),
      field(&F::reserved_ports, "reserved_ports", TR("Reserved ports"), "1",
            TR("Leaf ports kept for fabric managers and gateways, over all leaves."), at_least(0)),
      field(&F::spare_ports, "spare_ports", TR("Spare ports per leaf"), "1",
            TR("Down-ports of each leaf that stay free."), range(0, 512), advanced),
      field(&F::port_split, "port_split", TR("Links per port"), "1",
            TR("Links that every switch port is split into: 2 makes 128 ports of 400 Gbit/s of 64 of 800."),
            range(1, 8), advanced),
      field(&F::server_split, "server_split", TR("Server links per port"), "1",
            TR("Servers' links that share a leaf's port by a splitter cable."), range(1, 8), advanced),
      field(&F::planes, "planes", TR("Planes"), "1",
            TR("Independent networks, each with a share of the NICs; rail-only has one per NIC."),
            range(1, 16), advanced),
      field(&F::nics_per_server, "nics_per_server", TR("NICs per server"), "1",
            TR("Ports of a server into this fabric."), range(1, 128), unset(TR("as the server has"))),
      field(&F::cells, "cells", TR("Cells"), "", advanced),
      field(&F::server_cable_length, "server_cable_length", TR("Length to servers"), "m",
            TR("Of the cables between servers and leaves."), range(0.5, 2000),
            unset(TR("from the layout of the racks")), advanced),
      field(&F::switch_cable_length, "switch_cable_length", TR("Length between switches"), "m",
            TR("Of the cables between switches."), range(0.5, 2000),
            unset(TR("from the layout of the racks")), advanced),
      field(&F::racks_per_row, "racks_per_row", TR("Racks per row"), "1", TR("Of the hall."), range(1, 200),
            advanced),
      field(&F::row_pitch, "row_pitch", TR("Row pitch"), "m",
            TR("From the front of a row to the front of the next: rack and half of a cold and a hot aisle."),
            range(0.5, 20), source("plenum-assumption"), advanced),
      field(&F::cable_slack, "cable_slack", TR("Cable slack"), "m",
            TR("Added to the path of each cable that leaves its rack."), range(0, 20),
            source("plenum-assumption"), advanced),
      field(&F::cable_rise, "cable_rise", TR("Tray above racks"), "m",
            TR("From the top of a rack to the cable tray."), range(0, 10), source("plenum-assumption"),
            advanced),
      field(&F::spare_share, "spare_share", TR("Spares"), "1",
            TR("Switches, cables and transceivers bought in reserve, of each kind; 2 to 5 % are usual."),
            percent, range(0, 0.5)),
      field(&F::routing, "routing", TR("Routing"), "", TR("How packets choose among paths."), advanced),
      field(&F::placement, "placement", TR("Placement of jobs"), "", TR("Where the servers of a job are."),
            advanced),
      field(&F::algorithm, "algorithm", TR("All-reduce"), "", TR("Which algorithm reduces over all GPUs."),
            advanced),
      field(&F::hierarchical, "hierarchical", TR("Hierarchical all-reduce"), "",
            TR("The training software reduces in the servers first; NCCL by itself does not."), advanced),
      field(&F::network_reduction, "network_reduction", TR("Reduction in the network"), "",
            TR("The switches add up (SHARP): half of the data crosses the network."), advanced),
      field(
          &F::ethernet_efficiency, "ethernet_efficiency", TR("Efficiency of Ethernet"), "1",
          TR("Sustained rate over InfiniBand's on like links: 1 with scheduled or adaptive routing; ECMP alone is lower."),
          percent, range(0.1, 1), source("tolly-225107"), advanced),
      field(&F::storage, "storage", TR("Storage network"), ""),
      field(&F::in_band, "in_band", TR("In-band management network"), ""),
      field(&F::out_of_band, "out_of_band", TR("Out-of-band management network"), ""),
  };
};
static_assert(complete<fabric::FabricInputs>);

template <>
struct Describe<fabric::SideFabricResults> {
  using R = fabric::SideFabricResults;
  static constexpr std::string_view title = TR("Side fabric");
  static constexpr std::tuple fields{
      field(&R::endpoints, "endpoints", TR("Endpoint ports"), "1", TR("Server ports and reserved ports.")),
      field(&R::leaf_switches, "leaf_switches", TR("Leaf switches"), "1", TR("Of this network.")),
      field(&R::spine_switches, "spine_switches", TR("Spine switches"), "1", TR("Of this network.")),
      field(&R::core_switches, "core_switches", TR("Core switches"), "1", TR("0 in two levels.")),
      field(&R::switches, "switches", TR("Switches"), "1", TR("Leaf + spine + core.")),
      field(&R::cables, "cables", TR("Cables"), "1", TR("All links together.")),
      field(&R::missing_cables, "missing_cables", TR("Missing cables"), "1",
            TR("Links for whose length no cable exists.")),
      field(&R::capex, "capex", TR("Capital cost"), "money", TR("Switches and cables.")),
      field(&R::power, "power", TR("Power"), "kW", TR("Switches with their cables' ends.")),
      field(&R::height, "height", TR("Height"), "U", TR("Rack units of all switches.")),
      field(&R::weight, "weight", TR("Weight"), "kg", TR("Of all switches.")),
  };
};
static_assert(complete<fabric::SideFabricResults>);

template <>
struct Describe<fabric::FabricResults> {
  using R = fabric::FabricResults;
  static constexpr std::string_view title = TR("Fabric");
  static constexpr std::tuple fields{
      field(&R::levels, "levels", TR("Levels"), "1", TR("Levels of switches; 1 where all are routers.")),
      field(&R::groups, "groups", TR("Groups"), "1",
            TR("Groups of a Dragonfly, pods of a three-level tree, in one plane.")),
      field(&R::planes, "planes", TR("Planes"), "1", TR("Independent networks.")),
      field(&R::endpoints, "endpoints", TR("Endpoint ports"), "1", TR("Server ports and reserved ports.")),
      field(&R::most_endpoints, "most_endpoints", TR("Most endpoint ports"), "1",
            TR("What this topology holds with these switches.")),
      field(&R::leaf_switches, "leaf_switches", TR("Leaf switches"), "1",
            TR("Over all planes; the routers of a Dragonfly, HyperX or torus.")),
      field(&R::spine_switches, "spine_switches", TR("Spine switches"), "1", TR("Over all planes.")),
      field(&R::core_switches, "core_switches", TR("Core switches"), "1",
            TR("Over all planes; 0 in two levels.")),
      field(&R::switches, "switches", TR("Switches"), "1", TR("Leaf + spine + core.")),
      field(&R::server_links, "server_links", TR("Links to servers"), "1",
            TR("Cables between servers (and reserved ports) and leaves.")),
      field(&R::leaf_spine_links, "leaf_spine_links", TR("Links leaf to spine"), "1", TR("Cables.")),
      field(&R::spine_core_links, "spine_core_links", TR("Links spine to core"), "1", TR("Cables.")),
      field(&R::local_links, "local_links", TR("Local links"), "1",
            TR("Cables between the routers of a Dragonfly group, a HyperX or a torus.")),
      field(&R::global_links, "global_links", TR("Global links"), "1", TR("Cables between groups.")),
      field(&R::cables, "cables", TR("Cables"), "1", TR("All links together.")),
      field(&R::copper_cables, "copper_cables", TR("Copper cables"), "1", TR("Of all cables.")),
      field(&R::optical_cables, "optical_cables", TR("Optical cables"), "1",
            TR("Active optical cables, and links of fibre with transceivers.")),
      field(&R::missing_cables, "missing_cables", TR("Missing cables"), "1",
            TR("Links for whose length no cable exists.")),
      field(&R::transceivers, "transceivers", TR("Transceivers"), "1",
            TR("Ends of optical links; 0 for copper and active optical cables.")),
      field(&R::switch_transceivers, "switch_transceivers", TR("Transceivers in switches"), "1",
            TR("Filled cages, counted switch by switch.")),
      field(&R::mean_cable, "mean_cable", TR("Mean cable length"), "m", TR("Over all cables, as bought.")),
      field(&R::longest_cable, "longest_cable", TR("Longest cable"), "m", TR("As bought.")),
      field(&R::injection_bandwidth, "injection_bandwidth", TR("Injection bandwidth"), "Tbit/s",
            TR("All server ports together, one direction.")),
      field(&R::bisection_bandwidth, "bisection_bandwidth", TR("Bisection bandwidth"), "Tbit/s",
            TR("Between two halves of the servers, one direction.")),
      field(&R::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("As built: down-links per up-link, over all levels.")),
      field(&R::longest_path, "longest_path", TR("Longest path"), "1",
            TR("Most switches on a shortest path between two servers.")),
      field(&R::latency, "latency", TR("Latency"), "us",
            TR("Of the longest path: switches, cables and both NICs.")),
      field(&R::uniform_efficiency, "uniform_efficiency", TR("Efficiency, uniform traffic"), "1",
            TR("Rate that every server sustains over its injection rate when all send to all."), percent),
      field(&R::neighbour_efficiency, "neighbour_efficiency", TR("Efficiency, neighbour traffic"), "1",
            TR("The same when each server sends to the next one."), percent),
      field(&R::adversarial_efficiency, "adversarial_efficiency", TR("Efficiency, adversarial traffic"), "1",
            TR("The same when all servers of a group send to the next group."), percent),
      field(&R::after_link_failure, "after_link_failure", TR("After a link failure"), "1",
            TR("Bandwidth left between the hit leaf and the rest when its up-link that hurts most fails."),
            percent),
      field(&R::after_switch_failure, "after_switch_failure", TR("After a switch failure"), "1",
            TR("Bisection bandwidth left when the switch that hurts most, other than a leaf, fails."),
            percent),
      field(&R::allreduce_time, "allreduce_time", TR("All-reduce time"), "ms",
            TR("1 GiB over all GPUs, by the algorithm that is fastest.")),
      field(&R::allgather_time, "allgather_time", TR("All-gather time"), "ms",
            TR("1 GiB gathered over all GPUs; a reduce-scatter takes as long.")),
      field(&R::alltoall_time, "alltoall_time", TR("All-to-all time"), "ms",
            TR("1 GiB of each GPU, in equal parts to all.")),
      field(&R::allreduce_algorithm, "allreduce_algorithm", TR("All-reduce algorithm"), "",
            TR("The fastest for 1 GiB.")),
      field(&R::allreduce_bus_bandwidth, "allreduce_bus_bandwidth", TR("Bus bandwidth"), "GB/s",
            TR("Of that all-reduce, as nccl-tests prints it."), source("nccl-tests")),
      field(&R::capex, "capex", TR("Capital cost"), "money",
            TR("Of the compute fabric: switches, cables, adapters and spares.")),
      field(&R::switch_capex, "switch_capex", TR("Cost of switches"), "money", TR("All switches.")),
      field(&R::cable_capex, "cable_capex", TR("Cost of cables"), "money",
            TR("All cables and transceivers.")),
      field(&R::nic_capex, "nic_capex", TR("Cost of adapters"), "money", TR("Where they are bought apart.")),
      field(&R::spares_capex, "spares_capex", TR("Cost of spares"), "money",
            TR("Switches and cables in reserve.")),
      field(&R::power, "power", TR("Power"), "kW", TR("Switches with their cables' ends.")),
      field(&R::height, "height", TR("Height"), "U", TR("Rack units of all switches.")),
      field(&R::weight, "weight", TR("Weight"), "kg", TR("Of all switches.")),
      field(&R::storage, "storage", TR("Storage network"), ""),
      field(&R::in_band, "in_band", TR("In-band management network"), ""),
      field(&R::out_of_band, "out_of_band", TR("Out-of-band management network"), ""),
      field(&R::all_capex, "all_capex", TR("Capital cost of all networks"), "money",
            TR("With those of storage and management.")),
      field(&R::all_power, "all_power", TR("Power of all networks"), "kW",
            TR("With those of storage and management.")),
      field(&R::all_height, "all_height", TR("Height of all networks"), "U",
            TR("With those of storage and management.")),
      field(&R::all_weight, "all_weight", TR("Weight of all networks"), "kg",
            TR("With those of storage and management.")),
  };
};
static_assert(complete<fabric::FabricResults>);

}  // namespace plenum::fields
