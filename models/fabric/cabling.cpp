#include "models/fabric/cabling.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "models/fabric/cages.h"
#include "models/fabric/group_cables.h"
#include "models/fabric/hall.h"
#include "models/fabric/rails.h"

namespace plenum::fabric {

namespace {

using Index = std::int32_t;

constexpr double rounding = 1e-9;

Index whole(double value) { return static_cast<Index>(std::llround(value)); }

/// Devices of one rack, one above the other.
struct Segment {
  Spot lowest;
  Index devices = 0, step = 0;
};

/// `count` cables in turn to `targets` devices, the first to the `from`-th: calls visit(first, devices, cables to each).
template <class Visit>
void in_turn(Index from, Index count, Index targets, Visit&& visit) {
  if (const Index each = count / targets; each > 0) visit(0, targets, each);
  const Index more = count % targets, first = from % targets;
  const Index here = std::min(more, targets - first);
  if (here > 0) visit(first, here, 1);
  if (more > here) visit(0, more - here, 1);
}

/// Counts cables by sold length, from rack to rack where it can.
class Measure {
 public:
  Measure(const Hall& hall, const Plane& plane, Index planes, Lengths& lengths)
      : hall_(hall), plane_(plane), planes_(planes), lengths_(lengths) {}

  void server_cables() {
    begin();
    if (plane_.topology == Topology::rail_optimised && plane_.levels > 1) by_rails();
    else in_order();
    end(Tier::server);
  }

  void leaf_spine_cables() {
    begin();
    const Index group = plane_.group_spines > 0 && plane_.levels != 2 ? whole(plane_.group_spines) : 0;
    if (plane_.topology == Topology::dragonfly_plus)
      cells(whole(plane_.group_leaves), whole(plane_.group_spines));
    else if (group > 0) cells(whole(plane_.group_leaves), group);
    else cells(whole(plane_.leaf), whole(plane_.spine));
    end(Tier::leaf_spine);
  }

  void spine_core_cables() {
    begin();
    for (Index plane = 0; plane < planes_; ++plane) to_cores(plane);
    end(Tier::spine_core);
  }

  void local_cables() {
    begin();
    for (Index plane = 0; plane < planes_; ++plane) inside_groups(plane);
    end(Tier::local);
  }

  void global_cables() {
    begin();
    for (Index plane = 0; plane < planes_; ++plane) between_groups(plane);
    end(Tier::global);
  }

 private:
  void begin() { counts_.fill(0); }
  void end(Tier tier) {
    auto& cables = lengths_.cables[static_cast<std::size_t>(tier)];
    for (std::size_t i = 0; i < cables.size(); ++i) cables[i] = static_cast<double>(counts_[i]);
  }

  void add(const Spot& a, const Spot& b, std::int64_t cables) {
    counts_[sold_class(hall_.reach(a, b))] += cables;
  }

  void add(const Spot& a, const Segment& b, Index each) {
    if (a.rack != b.lowest.rack) return add(a, b.lowest, std::int64_t{b.devices} * each);
    Spot device = b.lowest;
    for (Index i = 0; i < b.devices; ++i, device.height += b.step) add(a, device, each);
  }

  /// Cables of a leaf to the servers `first` to `last - 1`, so many to each.
  void to_servers(const Spot& leaf, Index first, Index last, Index each) {
    const Index per_rack = hall_.servers_per_rack();
    while (first < last) {
      const Index rack = first / per_rack, into = first - rack * per_rack;
      const Index here = std::min(per_rack - into, last - first);
      Segment servers{hall_.server_rack(rack), here, hall_.server_height()};
      servers.lowest.height = into * hall_.server_height();
      add(leaf, servers, each);
      first += here;
    }
  }

  /// Leaf after leaf takes the endpoints: servers' ports, then the reserved ones.
  void in_order() {
    const Index ports = whole(plane_.server_ports);
    const std::int64_t of_servers = std::int64_t{hall_.servers()} * ports;
    const Spot reserved = hall_.reserved();
    std::int64_t next = 0;
    Index leaf = 0;
    for (const auto& run : hall_.population())
      for (Index i = 0; i < whole(run.leaves); ++i, ++leaf) {
        const std::int64_t end = next + whole(run.endpoints), here = std::min(end, of_servers);
        for (Index plane = 0; plane < planes_; ++plane) {
          const Spot spot = hall_.leaf(plane, leaf);
          if (next < here) ports_in_order(spot, next, here, ports);
          if (const auto rest = end - std::max(next, of_servers); rest > 0) add(spot, reserved, rest);
        }
        next = end;
      }
  }

  /// The ports `first` to `last - 1` of servers with `ports` each.
  void ports_in_order(const Spot& leaf, std::int64_t first, std::int64_t last, Index ports) {
    Index server = static_cast<Index>(first / ports);
    if (const auto into = static_cast<Index>(first % ports); into > 0) {
      const Index here = std::min(ports - into, static_cast<Index>(last - first));
      add(leaf, hall_.server(server++), here);
      first += here;
    }
    const Index end = server + static_cast<Index>((last - first) / ports);
    to_servers(leaf, server, end, ports);
    if (const auto rest = (last - first) % ports; rest > 0) add(leaf, hall_.server(end), rest);
  }

  void by_rails() {
    const auto r = rails(hall_.servers(), plane_.server_ports, plane_.leaf_down - plane_.spare_ports);
    const Index usable = whole(r.usable), all = whole(r.rails), full = whole(r.full_units);
    Index leaf = 0;
    for (Index unit = 0; unit < full; ++unit)
      for (Index rail = 0; rail < all; ++rail, ++leaf)
        for (Index plane = 0; plane < planes_; ++plane)
          to_servers(hall_.leaf(plane, leaf), unit * usable, (unit + 1) * usable, 1);
    for (Index rail = 0; rail < all && r.last_leaves > 0; rail += whole(r.rails_per_leaf), ++leaf) {
      const Index rails_here = std::min(whole(r.rails_per_leaf), all - rail);
      for (Index plane = 0; plane < planes_; ++plane)
        to_servers(hall_.leaf(plane, leaf), full * usable, hall_.servers(), rails_here);
    }
    reserved_by_rails(r);
  }

  void reserved_by_rails(const Rails& r) {
    const Index full_leaves = whole(r.full_units * r.rails), all = whole(r.rails);
    const Spot reserved = hall_.reserved();
    Index leaf = 0;
    for (const auto& run : hall_.population())
      for (Index i = 0; i < whole(run.leaves); ++i, ++leaf) {
        if (leaf < full_leaves) continue;
        const Index rail = (leaf - full_leaves) * whole(r.rails_per_leaf);
        const Index rails_here = std::clamp(all - rail, 0, whole(r.rails_per_leaf));
        const Index rest =
            whole(run.endpoints) - (r.last_leaves > 0 ? rails_here * whole(r.last_servers) : 0);
        for (Index plane = 0; plane < planes_ && rest > 0; ++plane)
          add(hall_.leaf(plane, leaf), reserved, rest);
      }
  }

  /// Cells (pods, groups, or the whole plane) of leaves joined to the spines of the same cell.
  void cells(Index cell_leaves, Index cell_spines) {
    const Index leaves = whole(plane_.leaf), spines = whole(plane_.spine), up = whole(plane_.leaf_up);
    for (Index plane = 0; plane < planes_; ++plane)
      for (Index first = 0, spine = 0; first < leaves; first += cell_leaves, spine += cell_spines) {
        const Index last = std::min(leaves, first + cell_leaves),
                    targets = std::min(cell_spines, spines - spine);
        if (up % targets == 0) {
          collect_spines(plane, spine, targets);
          for (Index leaf = first; leaf < last; ++leaf) {
            const Spot spot = hall_.leaf(plane, leaf);
            for (const auto& segment : segments_) add(spot, segment, up / targets);
          }
          continue;
        }
        for (Index leaf = first; leaf < last; ++leaf)
          in_turn((leaf - first) * up, up, targets, [&](Index from, Index count, Index each) {
            const Spot spot = hall_.leaf(plane, leaf);
            hall_.spines(plane, spine + from, count, [&](const Spot& lowest, Index devices) {
              add(spot, Segment{lowest, devices, hall_.spine_step()}, each);
            });
          });
      }
  }

  void collect_spines(Index plane, Index first, Index count) {
    segments_.clear();
    hall_.spines(plane, first, count, [&](const Spot& lowest, Index devices) {
      segments_.push_back({lowest, devices, hall_.spine_step()});
    });
  }

  /// The first cable of a spine to the cores, counted over the plane.
  Index first_core_cable(Index spine) const {
    const Index pod_spines = whole(plane_.group_spines), up = whole(plane_.spine_up);
    const Index full = whole(std::floor(plane_.leaf / plane_.group_leaves)) * pod_spines;
    if (spine <= full) return spine * up;
    const Index last = whole(plane_.spine) - full, links = whole(plane_.spine_core_links) - full * up;
    const Index into = spine - full;
    return full * up + into * (links / last) + std::min(into, links % last);
  }

  void to_cores(Index plane) {
    const Index spines = whole(plane_.spine), cores = whole(plane_.core);
    if (cores == 0) return;
    const Index first_rack = hall_.core(plane, 0).rack, last_rack = hall_.core(plane, cores - 1).rack;
    Index spine = 0;
    const auto join = [&](const Spot& spot, Index count) {
      const Index from = first_core_cable(spine), to = first_core_cable(spine + count);
      in_turn(from, to - from, cores, [&](Index first, Index devices, Index each) {
        hall_.cores(plane, first, devices, [&](const Spot& lowest, Index here) {
          add(spot, Segment{lowest, here, hall_.core_step()}, each);
        });
      });
      spine += count;
    };
    hall_.spines(plane, 0, spines, [&](Spot spot, Index count) {
      // All spines of a rack at once: their cables to another rack are of one length.
      if (spot.rack < first_rack || spot.rack > last_rack) return join(spot, count);
      for (Index i = 0; i < count; ++i, spot.height += hall_.spine_step()) join(spot, 1);
    });
  }

  /// The switches that join groups, or that a group consists of, rack by rack; `first` is counted in the group.
  struct RackOfGroup {
    Spot lowest;
    Index first = 0, devices = 0;
  };

  Spot group_switch(Index plane, Index index) const {
    return all_routers(plane_) ? hall_.leaf(plane, index) : hall_.spine(plane, index);
  }

  void collect_groups(Index plane) {
    const Index groups = whole(plane_.groups), switches = whole(group_size());
    racks_.clear();
    racks_of_group_.assign(1, 0);
    for (Index group = 0; group < groups; ++group) {
      for (Index i = 0; i < switches; ++i) {
        const Spot spot = group_switch(plane, group * switches + i);
        const bool same = i > 0 && racks_.back().lowest.rack == spot.rack;
        if (same) ++racks_.back().devices;
        else racks_.push_back({spot, i, 1});
      }
      racks_of_group_.push_back(racks_.size());
    }
  }
  double group_size() const { return all_routers(plane_) ? plane_.group_leaves : plane_.group_spines; }

  std::span<const RackOfGroup> racks_of(Index group) const {
    const auto g = static_cast<std::size_t>(group);
    return {racks_.data() + racks_of_group_[g], racks_.data() + racks_of_group_[g + 1]};
  }

  /// A group's routers, each joined to each other one.
  void inside_groups(Index plane) {
    collect_groups(plane);
    const Index groups = whole(plane_.groups), switches = whole(group_size());
    for (Index group = 0; group < groups; ++group) {
      const auto racks = racks_of(group);
      for (std::size_t i = 0; i < racks.size(); ++i) {
        for (Index a = 0; a < racks[i].devices; ++a)
          for (Index b = a + 1; b < racks[i].devices; ++b)
            add(group_switch(plane, group * switches + racks[i].first + a),
                group_switch(plane, group * switches + racks[i].first + b), 1);
        for (std::size_t j = i + 1; j < racks.size(); ++j)
          pairs_of_racks(plane, group * switches, racks[i], racks[j]);
      }
    }
  }

  /// All pairs of the devices of two racks, which may be one where a group comes back to it.
  void pairs_of_racks(Index plane, Index first, const RackOfGroup& a, const RackOfGroup& b) {
    if (a.lowest.rack != b.lowest.rack) return add(a.lowest, b.lowest, std::int64_t{a.devices} * b.devices);
    for (Index i = 0; i < a.devices; ++i)
      for (Index j = 0; j < b.devices; ++j)
        add(group_switch(plane, first + a.first + i), group_switch(plane, first + b.first + j), 1);
  }

  void between_groups(Index plane) {
    collect_groups(plane);
    const auto cables = group_cables(plane_.groups, group_size(), plane_.group_links);
    const Index groups = whole(plane_.groups);
    for (Index a = 0; a < groups; ++a)
      for (Index b = a + 1; b < groups; ++b) {
        if (cables.each > 0) straight_cables(plane, a, b, whole(cables.switches), whole(cables.each));
        if (cables.rest > 0) other_cables(plane, a, b, cables);
      }
  }

  /// `each` cables from each switch of a group to the one of the same number in another.
  void straight_cables(Index plane, Index a, Index b, Index switches, Index each) {
    const auto racks_a = racks_of(a), racks_b = racks_of(b);
    std::size_t i = 0, j = 0;
    for (Index at = 0; at < switches;) {
      const Index end_a = racks_a[i].first + racks_a[i].devices,
                  end_b = racks_b[j].first + racks_b[j].devices;
      const Index end = std::min(end_a, end_b);
      if (racks_a[i].lowest.rack != racks_b[j].lowest.rack)
        add(racks_a[i].lowest, racks_b[j].lowest, std::int64_t{end - at} * each);
      else
        for (Index n = at; n < end; ++n)
          add(group_switch(plane, a * switches + n), group_switch(plane, b * switches + n), each);
      at = end;
      if (end == end_a) ++i;
      if (end == end_b) ++j;
    }
  }

  /// The cables that are left: join_groups() puts cable c to the other group x into switch (c + x / others) switches / rest,
  /// rounded down, so the cables of a rack's switches follow each other.
  void other_cables(Index plane, Index a, Index b, const GroupCables& cables) {
    const double per_cable = cables.switches / cables.rest, per_group = per_cable / (cables.groups - 1);
    const Index switches = whole(cables.switches), rest = whole(cables.rest);
    const double from_a = (b - 1) * per_group, from_b = a * per_group;
    const auto first_beyond = [&](const RackOfGroup& rack, double from) {
      return std::min(
          rest, static_cast<Index>(std::ceil((rack.first + rack.devices - from) / per_cable - rounding)));
    };
    const auto racks_a = racks_of(a), racks_b = racks_of(b);
    std::size_t i = 0, j = 0;
    Index end_a = first_beyond(racks_a[0], from_a), end_b = first_beyond(racks_b[0], from_b);
    for (Index at = 0; at < rest;) {
      while (end_a <= at) end_a = first_beyond(racks_a[++i], from_a);
      while (end_b <= at) end_b = first_beyond(racks_b[++j], from_b);
      const Index end = std::min(end_a, end_b);
      if (racks_a[i].lowest.rack != racks_b[j].lowest.rack) {
        add(racks_a[i].lowest, racks_b[j].lowest, end - at);
        at = end;
        continue;
      }
      for (; at < end; ++at) {
        const auto at_a = static_cast<Index>(at * per_cable + from_a + rounding);
        const auto at_b = static_cast<Index>(at * per_cable + from_b + rounding);
        add(group_switch(plane, a * switches + at_a), group_switch(plane, b * switches + at_b), 1);
      }
    }
  }

  const Hall& hall_;
  const Plane& plane_;
  Index planes_;
  Lengths& lengths_;
  std::array<std::int64_t, sold_lengths.size()> counts_{};
  std::vector<Segment> segments_;
  std::vector<RackOfGroup> racks_;
  std::vector<std::size_t> racks_of_group_;
};

}  // namespace

double Lengths::total(Tier tier) const {
  double sum = 0;
  for (const double n : cables[static_cast<std::size_t>(tier)]) sum += n;
  return sum;
}

Length path(const Floor& floor, Place a, Place b) {
  if (a.rack == b.rack) return std::abs(a.unit - b.unit) * rack_unit + 0.5 * metre;
  const auto per_row = static_cast<Index>(std::max(1.0, floor.racks_per_row));
  const auto drop = [&](const Place& place) { return floor.rack_height - (place.lowest - 1) * rack_unit; };
  const double racks = std::abs(a.rack % per_row - b.rack % per_row);
  const double rows = std::abs(a.rack / per_row - b.rack / per_row);
  return drop(a) + drop(b) + 2.0 * floor.rise + floor.slack + racks * floor.rack_width +
         rows * floor.row_pitch;
}

Lengths lengths(const FabricInputs& inputs, const Plane& plane, double planes, double servers,
                double server_ports, const Floor& floor) {
  Lengths lengths;
  if (plane.problem != Problem::none || plane.leaf <= 0 || server_ports <= 0) return lengths;
  const auto all_of = [&](Tier tier, double cables, Length length) {
    const auto reach = std::llround(length.value() * steps_per_metre);
    lengths.cables[static_cast<std::size_t>(tier)][sold_class(reach)] = cables * planes;
  };
  if (inputs.server_cable_length) all_of(Tier::server, plane.server_links, *inputs.server_cable_length);
  if (const auto length = inputs.switch_cable_length) {
    all_of(Tier::leaf_spine, plane.leaf_spine_links, *length);
    all_of(Tier::spine_core, plane.spine_core_links, *length);
    all_of(Tier::local, plane.local_links, *length);
    all_of(Tier::global, plane.global_links, *length);
  }
  if (inputs.server_cable_length && inputs.switch_cable_length) return lengths;
  const Hall hall(floor, plane, planes, servers);
  Measure measure(hall, plane, whole(planes), lengths);
  if (!inputs.server_cable_length) measure.server_cables();
  if (inputs.switch_cable_length) return lengths;
  if (plane.leaf_spine_links > 0) measure.leaf_spine_cables();
  if (plane.spine_core_links > 0) measure.spine_core_cables();
  if (plane.local_links > 0) measure.local_cables();
  if (plane.global_links > 0) measure.global_cables();
  return lengths;
}

}  // namespace plenum::fabric
