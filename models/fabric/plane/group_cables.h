#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "models/fabric/plane/plane.h"

/// How the cables to other groups are shared out over the switches of a group of a Dragonfly or Dragonfly+ (join_groups() of
/// groups.h): every switch has `each` to each other group; the `rest` cables that are left to each group have switches of
/// their own, one after the other, so that a switch has one of them to `least` or `most` neighbouring groups.
namespace plenum::fabric {

struct GroupCables {
  double groups = 0, switches = 0, links = 0;  ///< links: between two groups
  double each = 0, rest = 0, least = 0, most = 0;
  /// Switches that have `most`.
  double with_most() const { return most > least ? std::fmod(rest * (groups - 1), switches) : switches; }
  /// All cables of a switch with so many of the rest.
  double of_switch(double of_rest) const { return each * (groups - 1) + of_rest; }
  /// Cables of the rest that change switches from one group to the next: all whose runs of groups begin at once.
  double changing() const {
    double a = switches, b = rest;
    while (b > 0) a = std::exchange(b, std::fmod(a, b));
    return std::max(a, std::min(rest, switches / std::max(groups - 1, 1.0)));
  }
  /// The most cables of a switch to one group.
  double most_to_one() const { return each + (rest > 0 ? 1 : 0); }
};

inline GroupCables group_cables(double groups, double switches, double links) {
  GroupCables c{groups, switches, links};
  c.each = std::floor(links / switches);
  c.rest = links - c.each * switches;
  c.least = std::floor(c.rest * (groups - 1) / switches);
  c.most = std::ceil(c.rest * (groups - 1) / switches);
  return c;
}

}  // namespace plenum::fabric
