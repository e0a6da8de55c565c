#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::fabric {

enum class Topology { fat_tree };

/// A switch as its maker describes it; the port rate is per direction.
struct Switch {
  std::string name, vendor, fabric;
  Ports ports{};
  InformationRate port_rate{};
  std::optional<Time> latency;
  std::optional<Power> power_typical, power_max;
  std::optional<Length> height;
  std::optional<Mass> weight;
  std::optional<Money> price;
  bool operator==(const Switch&) const = default;
};

/// A cable, transceiver, complete link or host adapter.
struct Cable {
  std::string name, kind;
  InformationRate rate{};
  std::optional<Length> max_length;
  std::optional<Power> power_per_end;
  std::optional<Money> price;
  bool operator==(const Cable&) const = default;
};

struct FabricInputs {
  Topology topology = Topology::fat_tree;
  std::optional<std::string> network_switch, server_cable, switch_cable;
  std::optional<InformationRate> link_rate;
  double oversubscription = 1.0;
  Ports reserved_ports{0};
  Units planes{1};
  std::optional<Ports> nics_per_server;
  Length server_cable_length = 3.0 * metre;
  Length switch_cable_length = 20.0 * metre;
  bool operator==(const FabricInputs&) const = default;
};

struct FabricResults {
  Units levels{};
  Ports endpoints{};
  Switches leaf_switches{}, spine_switches{}, core_switches{}, switches{};
  Links server_links{}, leaf_spine_links{}, spine_core_links{}, cables{};
  Units transceivers{};
  InformationRate injection_bandwidth{}, bisection_bandwidth{};
  double oversubscription = 1.0;
  Time allreduce_time{};
  Money capex{}, switch_capex{}, cable_capex{};
  Power power{};
  Length height{};
  Mass weight{};
  bool operator==(const FabricResults&) const = default;
};

}  // namespace plenum::fabric

namespace plenum::fields {

template <>
struct Describe<fabric::Topology> {
  using T = fabric::Topology;
  static constexpr std::array choices{
      ChoiceOf<T>{T::fat_tree, "fat-tree", TR("Fat tree"),
                  TR("Two or three levels of equal switches (folded Clos).")},
  };
};

template <>
struct Describe<fabric::Switch> {
  using S = fabric::Switch;
  static constexpr std::string_view title = TR("Switch");
  static constexpr std::tuple fields{
      field(&S::name, "name", TR("Name"), "", TR("What the maker calls it.")),
      field(&S::vendor, "vendor", TR("Vendor"), "", TR("Who makes it.")),
      field(&S::fabric, "fabric", TR("Fabric"), "", TR("InfiniBand generation or Ethernet.")),
      field(&S::ports, "ports", TR("Ports"), "1", TR("Ports of one switch (its radix)."), positive),
      field(&S::port_rate, "port_rate", TR("Port rate"), "Gbit/s", TR("Rate of one port in one direction."),
            positive),
      field(&S::latency, "latency", TR("Latency"), "ns", TR("Port to port."), at_least(0)),
      field(&S::power_typical, "power_typical", TR("Typical power"), "W", TR("With passive cables."),
            at_least(0)),
      field(&S::power_max, "power_max", TR("Maximum power"), "W",
            TR("With active cables or optics in all ports."), at_least(0)),
      field(&S::height, "height", TR("Height"), "U", TR("Rack units."), positive),
      field(&S::weight, "weight", TR("Weight"), "kg", TR("Of one switch."), positive),
      field(&S::price, "price", TR("Price"), "money", TR("Of one switch."), at_least(0)),
  };
};
static_assert(complete<fabric::Switch>);

template <>
struct Describe<fabric::Cable> {
  using C = fabric::Cable;
  static constexpr std::string_view title = TR("Cable");
  static constexpr std::tuple fields{
      field(&C::name, "name", TR("Name"), "", TR("What the maker calls it.")),
      field(&C::kind, "kind", TR("Kind"), "",
            TR("dac, acc, aoc, transceiver, link, hca or dpu; a link is both ends and the fibre.")),
      field(&C::rate, "rate", TR("Rate"), "Gbit/s", TR("Per direction."), positive),
      field(&C::max_length, "max_length", TR("Longest"), "m", TR("Longest that exists."), positive),
      field(&C::power_per_end, "power_per_end", TR("Power per end"), "W", TR("Of one end."), at_least(0)),
      field(&C::price, "price", TR("Price"), "money", TR("Of one."), at_least(0)),
  };
};
static_assert(complete<fabric::Cable>);

template <>
struct Describe<fabric::FabricInputs> {
  using F = fabric::FabricInputs;
  static constexpr std::string_view title = TR("Fabric");
  static constexpr std::tuple fields{
      field(&F::topology, "topology", TR("Topology"), "", TR("How the switches are joined.")),
      field(&F::network_switch, "switch", TR("Switch"), "", TR("The switch of all levels."),
            catalog("switches"), unset(TR("the one that fits the servers' NICs"))),
      field(&F::server_cable, "server_cable", TR("Cable to servers"), "",
            TR("Cable between server and leaf switch."), catalog("cables"),
            unset(TR("cheapest that reaches")), advanced),
      field(&F::switch_cable, "switch_cable", TR("Cable between switches"), "", TR("Cable between switches."),
            catalog("cables"), unset(TR("cheapest that reaches")), advanced),
      field(&F::link_rate, "link_rate", TR("Link rate"), "Gbit/s", TR("Rate of a link in one direction."),
            positive, unset(TR("lower of NIC and port")), advanced),
      field(&F::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("Leaf down-links per up-link; 1 is non-blocking."), range(1, 16), source("leiserson-1985")),
      field(&F::reserved_ports, "reserved_ports", TR("Reserved ports"), "1",
            TR("Leaf ports kept for fabric managers and gateways, over all leaves."), at_least(0)),
      field(&F::planes, "planes", TR("Planes"), "1", TR("Independent trees, each with a share of the NICs."),
            range(1, 16), advanced),
      field(&F::nics_per_server, "nics_per_server", TR("NICs per server"), "1",
            TR("Ports of a server into this fabric."), range(1, 128), unset(TR("as the server has"))),
      field(&F::server_cable_length, "server_cable_length", TR("Length to servers"), "m",
            TR("Of the cables between servers and leaves."), range(0.5, 2000), advanced),
      field(&F::switch_cable_length, "switch_cable_length", TR("Length between switches"), "m",
            TR("Of the cables between switches."), range(0.5, 2000), advanced),
  };
};
static_assert(complete<fabric::FabricInputs>);

template <>
struct Describe<fabric::FabricResults> {
  using R = fabric::FabricResults;
  static constexpr std::string_view title = TR("Fabric");
  static constexpr std::tuple fields{
      field(&R::levels, "levels", TR("Levels"), "1", TR("Levels of switches.")),
      field(&R::endpoints, "endpoints", TR("Endpoint ports"), "1", TR("Server ports and reserved ports.")),
      field(&R::leaf_switches, "leaf_switches", TR("Leaf switches"), "1", TR("Over all planes.")),
      field(&R::spine_switches, "spine_switches", TR("Spine switches"), "1", TR("Over all planes.")),
      field(&R::core_switches, "core_switches", TR("Core switches"), "1",
            TR("Over all planes; 0 in two levels.")),
      field(&R::switches, "switches", TR("Switches"), "1", TR("Leaf + spine + core.")),
      field(&R::server_links, "server_links", TR("Links to servers"), "1",
            TR("Cables between servers (and reserved ports) and leaves.")),
      field(&R::leaf_spine_links, "leaf_spine_links", TR("Links leaf to spine"), "1", TR("Cables.")),
      field(&R::spine_core_links, "spine_core_links", TR("Links spine to core"), "1", TR("Cables.")),
      field(&R::cables, "cables", TR("Cables"), "1", TR("All links together.")),
      field(&R::transceivers, "transceivers", TR("Transceivers"), "1",
            TR("Ends of optical links; 0 for copper and active optical cables.")),
      field(&R::injection_bandwidth, "injection_bandwidth", TR("Injection bandwidth"), "Tbit/s",
            TR("All server ports together, one direction.")),
      field(&R::bisection_bandwidth, "bisection_bandwidth", TR("Bisection bandwidth"), "Tbit/s",
            TR("Between two halves of the servers, one direction.")),
      field(&R::oversubscription, "oversubscription", TR("Oversubscription"), "1",
            TR("As built: leaf down-links per up-link.")),
      field(&R::allreduce_time, "allreduce_time", TR("All-reduce time"), "ms",
            TR("1 GiB over all GPUs: ring inside the server and across servers.")),
      field(&R::capex, "capex", TR("Capital cost"), "money", TR("Switches and cables.")),
      field(&R::switch_capex, "switch_capex", TR("Cost of switches"), "money", TR("All switches.")),
      field(&R::cable_capex, "cable_capex", TR("Cost of cables"), "money",
            TR("All cables and transceivers.")),
      field(&R::power, "power", TR("Power"), "kW", TR("Switches with their cables' ends.")),
      field(&R::height, "height", TR("Height"), "U", TR("Rack units of all switches.")),
      field(&R::weight, "weight", TR("Weight"), "kg", TR("Of all switches.")),
  };
};
static_assert(complete<fabric::FabricResults>);

}  // namespace plenum::fields
