#pragma once

#include <string>
#include <vector>

#include "models/fabric/cabling.h"

/// Bill of materials of a network.
namespace plenum::fabric {

/// What a plane's cables and switches come to; no list, for the hot path.
struct Totals {
  Money switches{}, cables{}, nics{}, spares{};
  Power power{};  ///< switches with the cable ends in them
  Length height{};
  Mass weight{};
  double copper = 0, optical = 0, transceivers = 0, switch_transceivers = 0, cages = 0;
  double unreachable = 0;  ///< cables for whose length nothing exists
  Length mean_cable{}, longest_cable{};
};

/// What is bought: the records (prices in the plan's currency) and the choices for cables.
struct Parts {
  Switch leaf, spine;  ///< the same record twice unless the spines are directors; cores are as leaves
  CableChoice server_cables, switch_cables;
  std::optional<Cable> nic;
  double spare_share = 0;
  double server_split = 1;
};

Totals totals(const Plane& plane, double planes, double nics, const Lengths& lengths, const Parts& parts);

struct BillLine {
  std::string item, kind;  ///< name of the record; switch, dac, acc, aoc, link, transceiver, hca
  std::string where;       ///< leaf, spine, core, server - leaf, leaf - spine ...
  Length length{};         ///< of a cable, as sold; 0 for others
  double quantity = 0, spares = 0;
  std::optional<Money> unit_price;
  Money cost{};  ///< quantity + spares
  Power power{};
  Length height{};
  Mass weight{};
};

/// Every kind of part; costs, power, height and weight sum up to totals().
std::vector<BillLine> bill(const Plane& plane, double planes, double nics, const Lengths& lengths,
                           const Parts& parts);

}  // namespace plenum::fabric
