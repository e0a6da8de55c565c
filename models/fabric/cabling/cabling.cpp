#include "models/fabric/cabling/cabling.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/cabling/cable_counts.h"

namespace plenum::fabric {

namespace {

constexpr std::size_t at(Tier tier) { return static_cast<std::size_t>(tier); }

/// All cables of a tier in one length.
CableCounts all_of(double cables, Length length) {
  CableCounts counts{};
  counts[sold_class(std::llround(length.value() * steps_per_metre))] = cables;
  return counts;
}

}  // namespace

double Lengths::total(Tier tier) const {
  double sum = 0;
  for (const double n : cables[at(tier)]) sum += n;
  return sum;
}

Length path(const Floor& floor, Place a, Place b) {
  if (a.rack == b.rack) return std::abs(a.unit - b.unit) * rack_unit + 0.5 * metre;
  const auto per_row = static_cast<std::int32_t>(std::max(1.0, floor.racks_per_row));
  const auto drop = [&](const Place& place) { return floor.rack_height - (place.lowest - 1) * rack_unit; };
  const double racks = std::abs(a.rack % per_row - b.rack % per_row);
  const double rows = std::abs(a.rack / per_row - b.rack / per_row);
  return drop(a) + drop(b) + 2.0 * floor.rise + floor.slack + racks * floor.rack_width +
         rows * floor.row_pitch;
}

Lengths lengths(const FabricInputs& inputs, const Plane& plane, double planes, double servers,
                double server_ports, const Floor& floor) {
  Lengths lengths;
  auto& cables = lengths.cables;
  if (plane.problem != Problem::none || plane.leaf <= 0 || server_ports <= 0) return lengths;
  if (const auto length = inputs.server_cable_length)
    cables[at(Tier::server)] = all_of(plane.server_links * planes, *length);
  if (const auto length = inputs.switch_cable_length) {
    cables[at(Tier::leaf_spine)] = all_of(plane.leaf_spine_links * planes, *length);
    cables[at(Tier::spine_core)] = all_of(plane.spine_core_links * planes, *length);
    cables[at(Tier::local)] = all_of(plane.local_links * planes, *length);
    cables[at(Tier::global)] = all_of(plane.global_links * planes, *length);
  }
  if (inputs.server_cable_length && inputs.switch_cable_length) return lengths;

  const Hall hall(floor, plane, planes, servers);
  if (!inputs.server_cable_length) cables[at(Tier::server)] = server_cables(hall, plane, planes);
  if (inputs.switch_cable_length) return lengths;
  if (plane.leaf_spine_links > 0) cables[at(Tier::leaf_spine)] = leaf_spine_cables(hall, plane, planes);
  if (plane.spine_core_links > 0) cables[at(Tier::spine_core)] = spine_core_cables(hall, plane, planes);
  if (plane.local_links > 0) cables[at(Tier::local)] = local_cables(hall, plane, planes);
  if (plane.global_links > 0) cables[at(Tier::global)] = global_cables(hall, plane, planes);
  return lengths;
}

}  // namespace plenum::fabric
