#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::rack {

struct Rack {
  std::string name, vendor;
  Length height{};
  std::optional<Length> width, depth;
  std::optional<Mass> weight, static_load, dynamic_load;
  std::optional<Money> price;
  bool operator==(const Rack&) const = default;
};

/// A circuit to a rack with its rack PDU. `continuous_power` is what it may carry all the time.
struct Feed {
  std::string name, standard;
  Voltage voltage{};
  double phases = 3;
  Current current{};
  std::optional<ApparentPower> rating;
  Power continuous_power{};
  std::optional<Money> price;
  bool operator==(const Feed&) const = default;
};

/// Which of a rack's limits decides how many servers it takes.
enum class Limit { power, feed, height, weight, floor, request };

/// Which power of a server racks and feeds are planned for.
enum class PowerBasis { maximum, typical };

struct RackInputs {
  std::string rack = "rack-generic-48u-800";
  std::optional<std::string> feed;
  Units feeds{2};
  bool feeds_redundant = true;
  std::optional<Power> power_limit;
  std::optional<Length> height;
  Length reserved_height = 4.0 * rack_unit;
  std::optional<Mass> weight_limit;
  std::optional<Servers> servers_per_rack;
  PowerBasis power_basis = PowerBasis::maximum;
  std::optional<FloorLoad> floor_load_limit;
  std::optional<Area> hall_area;
  std::optional<Area> area_per_rack;
  std::optional<Power> future_power;
  bool operator==(const RackInputs&) const = default;
};

struct RackResults {
  Racks count{}, server_racks{}, network_racks{};
  Servers servers_per_rack{};
  Limit limited_by = Limit::height;
  Servers by_power{}, by_feed{}, by_height{}, by_weight{}, by_floor{};
  Power power_density{}, average_density{}, feed_capacity{};
  Length height_used{};
  Mass weight{};
  FloorLoad floor_load{};
  Area footprint{}, floor_area{};
  Money capex{};
  bool operator==(const RackResults&) const = default;
};

}  // namespace plenum::rack

namespace plenum::fields {

template <>
struct Describe<rack::Limit> {
  using L = rack::Limit;
  static constexpr std::array choices{
      ChoiceOf<L>{L::power, "power", TR("Power"), TR("The hall's power limit per rack.")},
      ChoiceOf<L>{L::feed, "feed", TR("Feed"), TR("The circuits to the rack.")},
      ChoiceOf<L>{L::height, "height", TR("Height"), TR("Rack units.")},
      ChoiceOf<L>{L::weight, "weight", TR("Weight"), TR("The rack's load rating.")},
      ChoiceOf<L>{L::floor, "floor", TR("Floor"), TR("The floor's load limit.")},
      ChoiceOf<L>{L::request, "request", TR("Request"), TR("The number you asked for.")},
  };
};
template <>
struct Describe<rack::PowerBasis> {
  using B = rack::PowerBasis;
  static constexpr std::array choices{
      ChoiceOf<B>{B::maximum, "maximum", TR("Maximum"),
                  TR("The server's maximum power: safe for any workload.")},
      ChoiceOf<B>{B::typical, "typical", TR("Typical"),
                  TR("The server's typical power: denser, needs power capping.")},
  };
};

template <>
struct Describe<rack::Rack> {
  using R = rack::Rack;
  static constexpr std::string_view title = TR("Rack");
  static constexpr std::tuple fields{
      field(&R::name, "name", TR("Name"), "", TR("What the maker calls it.")),
      field(&R::vendor, "vendor", TR("Vendor"), "", TR("Who makes it.")),
      field(&R::height, "height", TR("Height"), "U", TR("Usable rack units."), positive),
      field(&R::width, "width", TR("Width"), "mm", TR("Outer width."), positive),
      field(&R::depth, "depth", TR("Depth"), "mm", TR("Outer depth."), positive),
      field(&R::weight, "weight", TR("Own weight"), "kg", TR("Empty."), positive),
      field(&R::static_load, "static_load", TR("Static load"), "kg", TR("Load that it may carry standing."),
            positive),
      field(&R::dynamic_load, "dynamic_load", TR("Rolling load"), "kg",
            TR("Load that it may carry when rolled."), positive),
      field(&R::price, "price", TR("Price"), "money", TR("Of one."), at_least(0)),
  };
};
static_assert(complete<rack::Rack>);

template <>
struct Describe<rack::Feed> {
  using F = rack::Feed;
  static constexpr std::string_view title = TR("Feed");
  static constexpr std::tuple fields{
      field(&F::name, "name", TR("Name"), "", TR("Voltage, phases and breaker.")),
      field(&F::standard, "standard", TR("Standard"), "", TR("IEC or NEC: where in the world it is used.")),
      field(&F::voltage, "voltage", TR("Voltage"), "V", TR("Between phases; of the circuit with one phase."),
            positive),
      field(&F::phases, "phases", TR("Phases"), "1", TR("1 or 3."), range(1, 3)),
      field(&F::current, "current", TR("Current"), "A", TR("Of the breaker."), positive),
      field(&F::rating, "rating", TR("Rating"), "kVA", TR("Voltage x current (x square root of 3)."),
            positive),
      field(&F::continuous_power, "continuous_power", TR("Continuous power"), "kW",
            TR("What it may carry all the time: 80 % of the breaker under the NEC."), positive,
            source("nec-80-percent")),
      field(&F::price, "price", TR("Price"), "money", TR("Circuit and rack PDU."), at_least(0)),
  };
};
static_assert(complete<rack::Feed>);

template <>
struct Describe<rack::RackInputs> {
  using I = rack::RackInputs;
  static constexpr std::string_view title = TR("Racks");
  static constexpr std::tuple fields{
      field(&I::rack, "rack", TR("Rack"), "", TR("The cabinet."), catalog("racks")),
      field(&I::feed, "feed", TR("Feed"), "", TR("The circuit to a rack."), catalog("feeds"),
            unset(TR("smallest that carries the rack"))),
      field(&I::feeds, "feeds", TR("Feeds per rack"), "1", TR("Circuits to a rack."), range(1, 60)),
      field(&I::feeds_redundant, "feeds_redundant", TR("Feeds are redundant"), "",
            TR("Half of the feeds must carry the rack when the other half fails (A and B side).")),
      field(&I::power_limit, "power_limit", TR("Power limit"), "kW",
            TR("What the hall can power and cool in one rack."), positive, unset(TR("none"))),
      field(&I::height, "height", TR("Height"), "U", TR("Rack units that can be used."), positive,
            unset(TR("as the rack has")), advanced),
      field(&I::reserved_height, "reserved_height", TR("Reserved height"), "U",
            TR("Rack units kept free for switches, panels and PDUs."), at_least(0), advanced),
      field(&I::weight_limit, "weight_limit", TR("Weight limit"), "kg", TR("Load that the rack may carry."),
            positive, unset(TR("as the rack has")), advanced),
      field(&I::servers_per_rack, "servers_per_rack", TR("Servers per rack"), "1",
            TR("Auto fills the rack up to its tightest limit."), range(1, 200), unset(TR("auto"))),
      field(&I::power_basis, "power_basis", TR("Plan racks for"), "",
            TR("Which power of a server racks and feeds must carry."), advanced),
      field(
          &I::floor_load_limit, "floor_load_limit", TR("Floor load limit"), "kg/m2",
          TR("Distributed load that the floor carries. Legacy raised floors 500 to 1,000; TIA-942 recommends 1,224."),
          positive, unset(TR("none")), source("tia-942")),
      field(&I::hall_area, "hall_area", TR("Hall area"), "m2", TR("Area of the white space."), positive,
            unset(TR("as much as needed"))),
      field(&I::area_per_rack, "area_per_rack", TR("Area per rack"), "m2",
            TR("White space per rack with its part of the aisles."), positive,
            unset(TR("as the planning assumptions say")), advanced),
      field(&I::future_power, "future_power", TR("Later rack power"), "kW",
            TR("Rack power that the hall should take later; findings say what it would need."), positive,
            unset(TR("none")), advanced),
  };
};
static_assert(complete<rack::RackInputs>);

template <>
struct Describe<rack::RackResults> {
  using R = rack::RackResults;
  static constexpr std::string_view title = TR("Racks");
  static constexpr std::tuple fields{
      field(&R::count, "count", TR("Racks"), "1", TR("Server racks and network racks.")),
      field(&R::server_racks, "server_racks", TR("Server racks"), "1",
            TR("Servers / servers per rack, rounded up.")),
      field(&R::network_racks, "network_racks", TR("Network racks"), "1",
            TR("For the switches that the reserved height of the server racks does not take.")),
      field(&R::servers_per_rack, "servers_per_rack", TR("Servers per rack"), "1", TR("In a full rack.")),
      field(&R::limited_by, "limited_by", TR("Limited by"), "",
            TR("The limit that allows the fewest servers.")),
      field(&R::by_power, "by_power", TR("Servers by power"), "1",
            TR("What the power limit alone would allow.")),
      field(&R::by_feed, "by_feed", TR("Servers by feed"), "1", TR("What the feeds alone would allow.")),
      field(&R::by_height, "by_height", TR("Servers by height"), "1",
            TR("What the height alone would allow.")),
      field(&R::by_weight, "by_weight", TR("Servers by weight"), "1",
            TR("What the rack's load rating alone would allow.")),
      field(&R::by_floor, "by_floor", TR("Servers by floor"), "1", TR("What the floor alone would allow.")),
      field(&R::power_density, "power_density", TR("Power per rack"), "kW",
            TR("Of a full server rack at the planned server power.")),
      field(&R::average_density, "average_density", TR("Average power per rack"), "kW",
            TR("All IT power over all racks.")),
      field(&R::feed_capacity, "feed_capacity", TR("Feed capacity"), "kW",
            TR("What the feeds may carry all the time; one side only when they are redundant.")),
      field(&R::height_used, "height_used", TR("Height used"), "U", TR("Servers of a full rack.")),
      field(&R::weight, "weight", TR("Rack weight"), "kg", TR("Full, with its own weight.")),
      field(&R::floor_load, "floor_load", TR("Floor load"), "kg/m2",
            TR("Weight of a full rack over its footprint.")),
      field(&R::footprint, "footprint", TR("Footprint"), "m2", TR("Of one rack.")),
      field(&R::floor_area, "floor_area", TR("Floor area"), "m2", TR("Racks x area per rack.")),
      field(&R::capex, "capex", TR("Capital cost"), "money", TR("Racks and feeds.")),
  };
};
static_assert(complete<rack::RackResults>);

}  // namespace plenum::fields
