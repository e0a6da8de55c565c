#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

/// What networks are built of: records of the catalogue.
namespace plenum::fabric {

/// A switch as its maker describes it; the port rate is per direction.
struct Switch {
  std::string name, vendor, fabric;
  Ports ports{};
  InformationRate port_rate{};
  std::optional<Ports> ports_per_cage;
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

}  // namespace plenum::fabric

namespace plenum::fields {

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
      field(&S::ports_per_cage, "ports_per_cage", TR("Ports per cage"), "1",
            TR("2 where one twin-port module serves two ports."), range(1, 8), unset(TR("1"))),
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

}  // namespace plenum::fields
