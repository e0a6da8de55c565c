#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "models/fabric/plane/plane.h"
#include "models/fabric/types.h"

/// Where servers and switches stand, how long the cables between them are, and which cables to buy.
namespace plenum::fabric {

/// Lengths that cables are sold in, metres (NVIDIA LinkX catalogue: copper 0.5 to 5, active optical and fibre 3 to 100 and
/// beyond). A path takes the shortest that reaches.
inline constexpr std::array<double, 18> sold_lengths{0.5, 1,  1.5, 2,  2.5, 3,   4,   5,    7,
                                                     10,  15, 20,  30, 50,  100, 500, 1000, 2000};

/// The hall as far as cables care. All planes stand in the same racks.
struct Floor {
  double servers_per_rack = 1, racks_per_row = 20;
  Length rack_width = 0.6 * metre, rack_height{}, reserved_height{}, server_height{}, switch_height{},
         spine_height{};
  Length row_pitch{}, slack{}, rise{};
  bool operator==(const Floor&) const = default;
};

/// A place in the hall: racks from 0 along the rows, units from 1 at the floor. A cable that leaves the rack is measured from
/// `lowest`, the lowest unit in which devices of this kind stand there: then all cables between two racks are of one
/// length, and each may replace another.
struct Place {
  std::int32_t rack = 0;
  double unit = 1, lowest = 1;
  bool operator==(const Place&) const = default;
};

/// Path of a cable between two places: inside a rack up and down and half a metre; else up to the tray, along the row,
/// across rows, down, and the slack.
Length path(const Floor& floor, Place a, Place b);

enum class Tier : std::uint8_t { server, leaf_spine, spine_core, local, global };
inline constexpr int tiers = 5;

/// Cables by tier and sold length (the last class also takes what is longer).
struct Lengths {
  std::array<std::array<double, sold_lengths.size()>, tiers> cables{};
  double total(Tier tier) const;
};

/// All planes together. With fixed lengths in the inputs all cables of the tier have that length.
Lengths lengths(const FabricInputs& inputs, const Plane& plane, double planes, double servers,
                double server_ports, const Floor& floor);

/// What each length costs: the candidates are the catalogue's whole cables of the link rate (or the one that was asked for).
/// `reach[i]` is the index of the cheapest candidate that reaches sold_lengths[i]; -1: none does.
struct CableChoice {
  std::vector<Cable> cables;
  std::array<int, sold_lengths.size()> reach{};
  bool operator==(const CableChoice&) const = default;
};
/// A candidate without a price is none, unless it is the only one.
CableChoice choose_cables(std::vector<Cable> candidates);

/// The cable for a sold length: the cheapest that reaches; where one alone was to choose from, that one even if it is too
/// short. nullptr: none.
const Cable* chosen(const CableChoice& choice, std::size_t sold_length);

/// One end of a cable in words that a technician reads.
struct CableEnd {
  std::string rack, device;  ///< "R03", "leaf 17", "server 12"
  double unit = 0, port = 0;
};
struct ScheduledCable {
  int plane = 0;
  Tier tier = Tier::server;
  CableEnd from, to;
  Length path{}, sold{};
  std::string cable;  ///< name of the chosen record
};

/// Every cable of the plane `plane_index`, in the order of its lower end. The counts by tier and length over all planes are
/// exactly lengths()'s.
std::vector<ScheduledCable> cable_schedule(const FabricInputs& inputs, const PlaneDemand& demand,
                                           double planes, int plane_index, const Floor& floor,
                                           const CableChoice& server_cables,
                                           const CableChoice& switch_cables);

}  // namespace plenum::fabric
