#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "models/fabric/cabling/cabling.h"
#include "models/fabric/plane/leaf_population.h"

/// Where every server and switch stands, for lengths() and cable_schedule(). Lengths are whole steps of 10 micrometres (a rack
/// unit is 4,445), so that no rounding parts the two.
namespace plenum::fabric {

inline constexpr double steps_per_metre = 1e5;
inline constexpr std::int32_t in_rack_slack = 50000;  ///< half a metre

/// Divides whole numbers below 2^40, rounding down, by multiplication: a division by a variable takes ten times as long.
class Divider {
 public:
  explicit Divider(std::int32_t by = 1) : by_(by), inverse_(1.0 / by) {}
  std::int32_t operator()(std::int64_t number) const {
    return static_cast<std::int32_t>((static_cast<double>(number) + 0.5) * inverse_);
  }
  std::int32_t rest(std::int32_t number) const { return number - (*this)(number)*by_; }

 private:
  std::int32_t by_;
  double inverse_;
};

/// A device: the position of its rack in the hall, its height in the rack, and what a cable that leaves the rack takes to
/// the top: from the lowest device of its kind there, so that all cables between two racks are of one length.
struct Spot {
  std::int32_t rack = 0, row = 0;
  std::int32_t height = 0, drop = 0;
};

/// Where some devices stand.
struct Region {
  struct Range {
    std::int32_t least = 0, most = 0;
    void take_in(Range other) { least = std::min(least, other.least), most = std::max(most, other.most); }
    std::int32_t apart(Range other) const { return std::max({0, least - other.most, other.least - most}); }
    std::int32_t across(Range other) const { return std::max(most - other.least, other.most - least); }
  };
  Range rack, row, column, drop;
  void take_in(const Region& other) {
    rack.take_in(other.rack), row.take_in(other.row), column.take_in(other.column), drop.take_in(other.drop);
  }
};

/// Devices one above the other that go on in the next rack: `first` of them in the first rack, `capacity` in each other.
struct Stack {
  std::int32_t rack = 0;  ///< position in the hall
  std::int32_t first = 0, capacity = 1;
  std::int32_t first_height = 0, height = 0,
               step = 0;  ///< of the lowest in the first rack, in the others; between two
  std::int32_t drop = 0;
};

/// The hall with all planes of a network. Racks are numbered along the rows; the network racks stand together in the middle.
class Hall {
 public:
  Hall(const Floor& floor, const Plane& plane, double planes, double servers);

  Spot server(std::int32_t index) const;
  Spot server_rack(std::int32_t index) const;
  std::int32_t rack_of_server(std::int32_t index) const { return racks_of_servers_(index); }
  const Spot& leaf(std::int32_t plane, std::int32_t index) const { return leaves_[at(plane, index)]; }
  /// The leaves `first` to `first + count - 1` of all planes, leaf by leaf.
  std::span<const Spot> leaves(std::int32_t first, std::int32_t count) const {
    return std::span(leaves_).subspan(at(0, first), at(0, count));
  }
  Spot spine(std::int32_t plane, std::int32_t index) const {
    return spot(spines_, plane * spine_count_ + index);
  }
  Spot core(std::int32_t plane, std::int32_t index) const {
    return spot(cores_, plane * core_count_ + index);
  }
  Spot reserved() const;  ///< of what is on the reserved ports

  /// Calls visit(spot of the first, number) for the spines (cores) `first` to `first + count - 1` of a plane, rack by rack.
  template <class Visit>
  void spines(std::int32_t plane, std::int32_t first, std::int32_t count, Visit&& visit) const {
    racks_of(spines_, plane * spine_count_ + first, count, visit);
  }
  template <class Visit>
  void cores(std::int32_t plane, std::int32_t first, std::int32_t count, Visit&& visit) const {
    racks_of(cores_, plane * core_count_ + first, count, visit);
  }
  std::int32_t spine_step() const { return spines_.step; }
  std::int32_t core_step() const { return cores_.step; }

  std::int32_t servers() const { return servers_; }
  std::int32_t servers_per_rack() const { return servers_per_rack_; }
  std::int32_t server_height() const { return server_height_; }
  std::int32_t server_racks() const { return server_racks_; }
  std::int32_t network_racks() const { return network_racks_; }
  /// Server racks in front of the network racks, and racks of a row.
  std::int32_t racks_before() const { return before_; }
  std::int32_t racks_per_row() const { return per_row_; }
  /// Leaves in front of the first that stands in a network rack.
  std::int32_t leaves_among_servers() const { return leaves_among_servers_; }
  const LeafPopulation& population() const { return population_; }

  std::int32_t column(const Spot& spot) const { return spot.rack - spot.row * per_row_; }
  Region region(const Spot& spot) const {
    const auto in = column(spot);
    return {{spot.rack, spot.rack}, {spot.row, spot.row}, {in, in}, {spot.drop, spot.drop}};
  }

  /// Cable between two devices, in steps.
  std::int64_t reach(const Spot& a, const Spot& b) const {
    if (a.rack == b.rack) return in_rack_slack + difference(a.height, b.height);
    const std::int32_t rows = a.row - b.row, columns = a.rack - b.rack - rows * per_row_;
    return a.drop + b.drop + along_tray(std::abs(columns), std::abs(rows));
  }

  /// No cable between two regions without a common rack is shorter than `least`, none longer than `most`.
  struct Reaches {
    std::int64_t least = 0, most = 0;
  };
  Reaches reaches(const Region& a, const Region& b) const {
    return {a.drop.least + b.drop.least + along_tray(a.column.apart(b.column), a.row.apart(b.row)),
            a.drop.most + b.drop.most + along_tray(a.column.across(b.column), a.row.across(b.row))};
  }

  /// "R001" or, for a network rack, "N01".
  std::string rack_name(const Spot& spot) const;
  /// Rack unit of the device's lower edge, from 1.
  static double unit(const Spot& spot) { return 1 + spot.height / 4445.0; }

 private:
  std::int64_t along_tray(std::int32_t columns, std::int32_t rows) const {
    return tray_ + std::int64_t{rack_width_} * columns + std::int64_t{row_pitch_} * rows;
  }
  static std::int32_t difference(std::int32_t a, std::int32_t b) { return a > b ? a - b : b - a; }
  std::size_t at(std::int32_t plane, std::int32_t leaf) const {
    return static_cast<std::size_t>(leaf) * static_cast<std::size_t>(planes_) +
           static_cast<std::size_t>(plane);
  }
  Spot spot_in(std::int32_t rack, std::int32_t height, std::int32_t drop) const;
  Spot spot(const Stack& stack, std::int32_t index) const;

  template <class Visit>
  void racks_of(const Stack& stack, std::int32_t first, std::int32_t count, Visit&& visit) const {
    while (count > 0) {
      const std::int32_t into = first - stack.first;
      const std::int32_t left = into < 0 ? -into : stack.capacity - into % stack.capacity;
      const std::int32_t here = left < count ? left : count;
      visit(spot(stack, first), here);
      first += here;
      count -= here;
    }
  }

  void measure(const Floor& floor);
  void choose_slots();
  void choose_leaf_places(const Plane& plane);
  void stack_network_racks();
  void place_leaves();

  std::int32_t rack_width_ = 0, row_pitch_ = 0, tray_ = 0;
  std::int32_t rack_height_ = 0, reserved_height_ = 0, server_height_ = 0, leaf_height_ = 0,
               spine_height_ = 0;
  std::int32_t per_row_ = 1, servers_per_rack_ = 1, servers_ = 0, server_ports_ = 0, planes_ = 1;
  Divider rows_, racks_of_servers_, racks_of_slots_;  ///< by racks of a row, servers and slots of a rack
  std::int32_t server_racks_ = 0, before_ = 0, network_racks_ = 0;  ///< server racks before the network racks
  std::int32_t leaf_count_ = 0, spine_count_ = 0, core_count_ = 0;
  std::int32_t overflow_count_ = 0;  ///< leaves in network racks
  std::int32_t leaves_among_servers_ = 0;
  std::int32_t slots_ = 0;  ///< leaves that a server rack takes
  std::int32_t spine_slots_ =
      0;  ///< further switches that racks in the middle take; 0: there are network racks
  LeafPopulation population_;
  Stack overflow_, spines_, cores_;
  std::vector<Spot> leaves_;  ///< of all planes, leaf by leaf
};

/// Endpoints of the leaves of a plane, in the order of its graph.
LeafPopulation leaf_population(const Plane& plane, double servers);

namespace sold {

inline constexpr std::size_t fine_classes = 201;  ///< half metres to 100 m

constexpr std::array<std::uint8_t, fine_classes> class_table() {
  std::array<std::uint8_t, fine_classes> table{};
  for (std::size_t half = 0; half < fine_classes; ++half) {
    std::size_t i = 0;
    while (2 * sold_lengths[i] < static_cast<double>(half)) ++i;
    table[half] = static_cast<std::uint8_t>(i);
  }
  return table;
}
inline constexpr auto classes = class_table();
constexpr std::int64_t steps(std::size_t sold) {
  return static_cast<std::int64_t>(sold_lengths[sold] * steps_per_metre);
}

}  // namespace sold

/// Index of the shortest sold length that reaches; the last takes what is longer.
inline std::size_t sold_class(std::int64_t reach) {
  constexpr std::uint64_t half_metre = 50000;
  const std::uint64_t half = (static_cast<std::uint64_t>(reach) + half_metre - 1) / half_metre;
  if (half < sold::fine_classes) return sold::classes[half];
  std::size_t i = sold::classes.back() + 1U;
  for (std::size_t longer = i; longer + 1 < sold_lengths.size(); ++longer) i += reach > sold::steps(longer);
  return i;
}

}  // namespace plenum::fabric
