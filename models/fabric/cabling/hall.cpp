#include "models/fabric/cabling/hall.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/fat_tree.h"
#include "models/fabric/plane/rails.h"

namespace plenum::fabric {

namespace {

using Index = std::int32_t;

constexpr Index unit_steps = 4445;  // EIA-310: 44.45 mm

Index steps(Length length) { return static_cast<Index>(std::lround(length.value() * steps_per_metre)); }
Index whole(double value) { return static_cast<Index>(std::llround(value)); }

/// Height of a device; one unit where nobody knows it.
Index device_height(Length height) { return height > Length{} ? steps(height) : unit_steps; }

bool by_rails(const Plane& plane) { return plane.topology == Topology::rail_optimised && plane.levels > 1; }

/// Leaves that serve the same servers, as one scalable unit: how many, and the endpoints that their servers have.
struct Unit {
  Index leaves = 0;
  std::int64_t endpoints = 0;
};

/// Calls visit(unit) for all units of a plane, in order.
template <class Visit>
void each_unit(const Plane& plane, const LeafPopulation& population, Index servers, Visit&& visit) {
  if (by_rails(plane)) {
    const auto r = rails(servers, plane.server_ports, plane.leaf_down - plane.spare_ports);
    const Index full = whole(r.full_units), all = whole(r.rails), usable = whole(r.usable);
    for (Index unit = 0; unit < full; ++unit) visit(Unit{all, std::int64_t{usable} * all});
    if (r.last_leaves > 0) visit(Unit{whole(r.last_leaves), static_cast<std::int64_t>(r.last_servers) * all});
    const Index rest = whole(plane.leaf) - full * all - whole(r.last_leaves);
    for (Index leaf = 0; leaf < rest; ++leaf) visit(Unit{1, 0});
    return;
  }
  for (const auto& run : population)
    for (Index leaf = 0, n = whole(run.leaves); leaf < n; ++leaf)
      visit(Unit{1, static_cast<std::int64_t>(run.endpoints)});
}

}  // namespace

LeafPopulation leaf_population(const Plane& plane, double servers) {
  const double usable = plane.leaf_down - plane.spare_ports;
  if (by_rails(plane))
    return population(rails(servers, plane.server_ports, usable),
                      plane.endpoints - servers * plane.server_ports);
  LeafPopulation leaves;
  if (plane.levels == 1 && plane.leaf == 1) {
    leaves.add(1, plane.endpoints);
    return leaves;
  }
  const double full = std::floor(plane.endpoints / usable), rest = plane.endpoints - full * usable;
  leaves.add(full, usable);
  if (rest > 0) leaves.add(1, rest);
  leaves.add(plane.leaf - full - (rest > 0 ? 1 : 0), 0);
  return leaves;
}

Hall::Hall(const Floor& floor, const Plane& plane, double planes, double servers)
    : servers_(whole(servers)), server_ports_(whole(plane.server_ports)), planes_(whole(planes)),
      leaf_count_(whole(plane.leaf)), spine_count_(whole(plane.spine)), core_count_(whole(plane.core)),
      population_(leaf_population(plane, servers)) {
  measure(floor);
  leaves_.resize(static_cast<std::size_t>(leaf_count_) * static_cast<std::size_t>(planes_));
  choose_slots();
  choose_leaf_places(plane);
  if (overflow_count_ > 0 && spine_slots_ > 0) {
    slots_ += spine_slots_;
    spine_slots_ = 0;
    choose_leaf_places(plane);
  }
  stack_network_racks();
  place_leaves();
}

void Hall::measure(const Floor& floor) {
  rack_width_ = steps(floor.rack_width);
  row_pitch_ = steps(floor.row_pitch);
  tray_ = 2 * steps(floor.rise) + steps(floor.slack);
  rack_height_ = steps(floor.rack_height);
  server_height_ = steps(floor.server_height);
  const bool cabinets = server_height_ >= rack_height_;
  reserved_height_ = cabinets ? 0 : steps(floor.reserved_height);
  leaf_height_ = device_height(floor.switch_height);
  spine_height_ = device_height(floor.spine_height);
  per_row_ = std::max(1, whole(floor.racks_per_row));
  rows_ = Divider(per_row_);
  servers_per_rack_ = std::max(1, whole(floor.servers_per_rack));
  racks_of_servers_ = Divider(servers_per_rack_);
  server_racks_ = (servers_ + servers_per_rack_ - 1) / servers_per_rack_;
  before_ = server_racks_ / 2;
}

/// Leaves take the reserved units from above. Where few enough others are left over for the racks of one row, spines and
/// cores take the units below them.
void Hall::choose_slots() {
  slots_ = reserved_height_ / leaf_height_;
  spine_slots_ = 0;
  const std::int64_t others = (std::int64_t{spine_count_} + core_count_) * planes_;
  const std::int64_t racks = std::min(server_racks_, per_row_);
  if (others == 0 || racks == 0 || spine_height_ != leaf_height_) return;
  const std::int64_t levels = (others + racks - 1) / racks;
  const std::int64_t leaves = std::int64_t{leaf_count_} * planes_;
  if (levels >= slots_ || leaves > (slots_ - levels) * server_racks_) return;
  spine_slots_ = static_cast<Index>(levels);
  slots_ -= spine_slots_;
}

/// Each unit's leaves of all planes side by side in the middle of the racks that it serves, in `leaves_[].rack` the slot, or
/// -1 - n for the n-th that finds none.
void Hall::choose_leaf_places(const Plane& plane) {
  const std::int64_t all = std::int64_t{servers_} * server_ports_;
  const Index per_rack = servers_per_rack_ * std::max(1, server_ports_), planes = planes_, slots = slots_;
  const Divider racks(per_rack), racks_of_slots(std::max(1, slots));
  std::int64_t endpoint = 0;
  Index from = 0, without = 0;
  leaves_among_servers_ = leaf_count_;
  Spot* next = leaves_.data();
  each_unit(plane, population_, servers_, [&](const Unit& unit) {
    endpoint = std::min(all, endpoint + unit.endpoints);
    const Index to = endpoint == all ? server_racks_ * slots : racks(endpoint * slots);
    const Index count = unit.leaves * planes, own = to - from, placed = std::min(count, own);
    Index slot = from + (own - placed) / 2;
    if (const Index level = racks_of_slots.rest(slot); slot - level >= from) slot -= level;
    for (Index i = 0; i < placed; ++i) (next++)->rack = slot + i;
    if (placed < count && without == 0)
      leaves_among_servers_ = static_cast<Index>(next - leaves_.data()) / planes;
    for (Index i = placed; i < count; ++i) (next++)->rack = -1 - without++;
    from = to;
  });
  overflow_count_ = without;
}

void Hall::stack_network_racks() {
  Index rack = 0, used = 0;
  const auto put = [&](Index height, Index count) {
    Stack stack;
    stack.capacity = std::max(1, rack_height_ / height);
    stack.step = height;
    stack.drop = rack_height_;
    stack.first = (rack_height_ - used) / height;
    if (count == 0) return stack;
    if (stack.first == 0 || used == 0) {
      if (used > 0) ++rack;
      used = 0;
      stack.first = stack.capacity;
    }
    stack.rack = before_ + rack;
    stack.first_height = used;
    const Index beyond = count - stack.first;
    if (beyond <= 0) used += count * height;
    else {
      rack += (beyond + stack.capacity - 1) / stack.capacity;
      used = ((beyond - 1) % stack.capacity + 1) * height;
    }
    return stack;
  };
  overflow_ = put(leaf_height_, overflow_count_);
  if (spine_slots_ == 0) {
    spines_ = put(spine_height_, spine_count_ * planes_);
    cores_ = put(leaf_height_, core_count_ * planes_);
    network_racks_ = used > 0 ? rack + 1 : 0;
    return;
  }
  const Index spines = spine_count_ * planes_, all = spines + core_count_ * planes_;
  spines_.capacity = cores_.capacity = spines_.first = spine_slots_;
  spines_.height = spines_.first_height = cores_.height = rack_height_ - (slots_ + 1) * leaf_height_;
  spines_.step = cores_.step = -leaf_height_;
  spines_.drop = cores_.drop = reserved_height_;
  spines_.rack = (server_racks_ - (all + spine_slots_ - 1) / spine_slots_) / 2;
  cores_.rack = spines_.rack + spines / spine_slots_;
  cores_.first = spine_slots_ - spines % spine_slots_;
  cores_.first_height = cores_.height - (spines % spine_slots_) * leaf_height_;
}

/// Slots and the places of those that found none rise from leaf to leaf.
void Hall::place_leaves() {
  Index rack = 0, end = slots_, overflow = 0, rack_full = 0;
  Index at = rack < before_ ? 0 : network_racks_, row = rows_(at), column = at - row * per_row_;
  Spot network_rack;
  for (auto& leaf : leaves_) {
    const Index slot = leaf.rack;
    if (slot < 0) {
      if (overflow == rack_full) {
        network_rack = spot(overflow_, overflow);
        rack_full += overflow_.capacity;
      }
      const Index height = (overflow++ + overflow_.capacity - rack_full) * overflow_.step;
      leaf = {network_rack.rack, network_rack.row, height, network_rack.drop};
      continue;
    }
    for (; slot >= end; end += slots_) {
      const Index passed = ++rack == before_ ? network_racks_ + 1 : 1;
      at += passed;
      for (column += passed; column >= per_row_; column -= per_row_) ++row;
    }
    leaf = {at, row, rack_height_ - (slot - (end - slots_) + 1) * leaf_height_, reserved_height_};
  }
}

Spot Hall::spot_in(std::int32_t rack, std::int32_t height, std::int32_t drop) const {
  return {rack, rows_(rack), height, drop};
}

Spot Hall::spot(const Stack& stack, std::int32_t index) const {
  const Index into = index - stack.first;
  if (into < 0) return spot_in(stack.rack, stack.first_height + index * stack.step, stack.drop);
  const Index racks = into / stack.capacity;
  return spot_in(stack.rack + 1 + racks, stack.height + (into - racks * stack.capacity) * stack.step,
                 stack.drop);
}

Spot Hall::server_rack(std::int32_t index) const {
  return spot_in(index < before_ ? index : index + network_racks_, 0, rack_height_);
}

Spot Hall::server(std::int32_t index) const {
  const Index rack = racks_of_servers_(index);
  auto spot = server_rack(rack);
  spot.height = (index - rack * servers_per_rack_) * server_height_;
  return spot;
}

Spot Hall::reserved() const {
  return network_racks_ > 0 ? spot_in(before_, 0, rack_height_) : server_rack(before_);
}

std::string Hall::rack_name(const Spot& spot) const {
  const Index into = spot.rack - before_;
  if (into >= 0 && into < network_racks_) return fmt::format("N{:02}", into + 1);
  return fmt::format("R{:03}", (into < 0 ? spot.rack : spot.rack - network_racks_) + 1);
}

}  // namespace plenum::fabric
