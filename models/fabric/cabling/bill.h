#pragma once

#include <optional>
#include <string>
#include <vector>

#include "models/fabric/cabling/cabling.h"

/// Bill of materials of a network.
namespace plenum::fabric {

/// What a network's cables and switches come to, over all planes; no list, for the hot path.
struct Totals {
  Money switches{}, cables{}, nics{}, spares{};
  Power power{};  ///< switches with the cable ends in them
  Length height{};
  Mass weight{};
  double copper = 0, optical = 0;  ///< cables: dac and acc; aoc, link and fibre between transceivers
  /// Ends of optical links; of a record of kind transceiver the modules, of which one may serve several ports.
  double transceivers = 0;
  /// Cages of switches that optical ends fill, and all that are filled, counted switch by switch. Ends of like switches
  /// are taken as even; of a tier that is optical in part, as mixed evenly.
  double switch_transceivers = 0, cages = 0;
  /// Cables for whose length nothing exists. They have no price, unless there is one record only: it is priced all the same.
  double unreachable = 0;
  Length mean_cable{}, longest_cable{};
};

/// What is bought: the records (prices in the plan's currency) and the choices for cables.
struct Parts {
  Switch leaf;                  ///< of leaves, cores and, where they have none of their own, spines
  std::optional<Switch> spine;  ///< directors
  CableChoice server_cables, switch_cables;
  std::optional<Cable> nic;
  const Switch& spine_or_leaf() const { return spine ? *spine : leaf; }
  bool operator==(const Parts&) const = default;
};

/// How much of it beyond the plane's own count.
struct Purchase {
  double nics = 0;          ///< adapters, when Parts::nic is there
  double spare_share = 0;   ///< of switches, cables and transceivers, each line of the bill rounded up
  double server_split = 1;  ///< servers' links that share one cable (a splitter with so many ends at servers)
  /// Of a plane; each is an end of its own, which shares no module with another. Where they are not told, what is left of
  /// the endpoints by whole servers.
  double reserved_ports = 0;
};

/// Costs, power, height and weight of all planes. A figure that a record does not know counts as zero. Power: typical
/// power and the ends of cables in switches; the maximum, which has optics in it, where nobody knows the typical one.
Totals totals(const Plane& plane, double planes, const Lengths& lengths, const Parts& parts,
              const Purchase& purchase);

struct BillLine {
  std::string item,
      kind;  ///< name of the record; switch, dac, acc, aoc, link, transceiver, hca; none: no cable exists
  std::string where;  ///< leaf, spine, core, server - leaf, leaf - spine ...
  Length length{};    ///< of a cable, as sold; 0 for others
  double quantity = 0, spares = 0;
  std::optional<Money> unit_price;
  Money cost{};  ///< quantity + spares
  Power power{};
  Length height{};
  Mass weight{};
};

/// Every kind of part; costs, power, height and weight sum up to totals().
std::vector<BillLine> bill(const Plane& plane, double planes, const Lengths& lengths, const Parts& parts,
                           const Purchase& purchase);

}  // namespace plenum::fabric
