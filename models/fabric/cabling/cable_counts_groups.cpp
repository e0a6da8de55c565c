#include <algorithm>
#include <span>
#include <vector>

#include "models/fabric/cabling/cable_counts.h"
#include "models/fabric/cabling/cages.h"
#include "models/fabric/plane/group_cables.h"

namespace plenum::fabric {

namespace {

class GroupsOfCables : public CableCounter {
 public:
  using CableCounter::CableCounter;

  void local() {
    for (Index plane = 0; plane < planes_; ++plane)
      if (plane_.topology == Topology::dragonfly) inside_groups(plane);
      else along_axes(plane);
  }

  void global() {
    for (Index plane = 0; plane < planes_; ++plane) between_groups(plane);
  }

 private:
  /// The switches that join groups, or that a group consists of, rack by rack; `first` is counted in the group.
  struct RackOfGroup {
    Spot lowest;
    Index first = 0, devices = 0;
    Index step = 0;  ///< from one to the next; 0: not the same everywhere
  };

  Spot group_switch(Index index) const {
    return routers_ ? hall_.leaf(plane_index_, index) : hall_.spine(plane_index_, index);
  }

  void collect_groups(Index plane) {
    const Index groups = whole(plane_.groups), switches = whole(group_size());
    plane_index_ = plane;
    racks_.clear();
    if (routers_) racks_.reserve(static_cast<std::size_t>(hall_.server_racks()));
    racks_of_group_.assign(1, 0);
    for (Index group = 0; group < groups; ++group) {
      if (routers_) collect_racks(group * switches, switches);
      else collect_racks_of_spines(group * switches, switches);
      racks_of_group_.push_back(racks_.size());
    }
  }

  void collect_racks(Index first, Index routers) {
    for (Index i = 0; i < routers; ++i) {
      const Spot& spot = hall_.leaf(plane_index_, first + i);
      if (i == 0 || racks_.back().lowest.rack != spot.rack) {
        racks_.push_back({spot, i, 1, 0});
        continue;
      }
      auto& rack = racks_.back();
      if (rack.devices == 1) rack.step = spot.height - rack.lowest.height;
      else if (rack.lowest.height + rack.devices * rack.step != spot.height) rack.step = 0;
      ++rack.devices;
    }
  }

  void collect_racks_of_spines(Index first, Index spines) {
    hall_.spines(plane_index_, first, spines,
                 [&, next = Index{0}](const Spot& lowest, Index devices) mutable {
                   racks_.push_back({lowest, next, devices, hall_.spine_step()});
                   next += devices;
                 });
  }

  double group_size() const { return routers_ ? plane_.group_leaves : plane_.group_spines; }

  std::span<const RackOfGroup> racks_of(Index group) const {
    const auto g = static_cast<std::size_t>(group);
    return {racks_.data() + racks_of_group_[g], racks_.data() + racks_of_group_[g + 1]};
  }

  /// A group's routers, each joined to each other one. Groups that stand alike in the rows are counted once.
  void inside_groups(Index plane) {
    collect_groups(plane);
    const Index groups = whole(plane_.groups);
    std::vector<Alike> alike(static_cast<std::size_t>(hall_.racks_per_row()));
    for (Index group = 0; group < groups; ++group) {
      auto& first = alike[static_cast<std::size_t>(hall_.column(racks_of(group)[0].lowest))];
      if (first.groups > 0 && stand_alike(racks_of(first.group), racks_of(group))) {
        ++first.groups;
        continue;
      }
      inside_groups(first);
      first = {group, 1};
    }
    for (const auto& group : alike) inside_groups(group);
  }

  /// So many groups that stand in the rows as this one does.
  struct Alike {
    Index group = 0, groups = 0;
  };

  static bool stand_alike(std::span<const RackOfGroup> a, std::span<const RackOfGroup> b) {
    const auto rows = b[0].lowest.row - a[0].lowest.row, racks = b[0].lowest.rack - a[0].lowest.rack;
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [=](const auto& x, const auto& y) {
      return x.devices == y.devices && x.step == y.step && (x.devices == 1 || x.step != 0) &&
             x.lowest.rack + racks == y.lowest.rack && x.lowest.row + rows == y.lowest.row &&
             x.lowest.height == y.lowest.height && x.lowest.drop == y.lowest.drop;
    });
  }

  void inside_groups(const Alike& alike) {
    if (alike.groups == 0) return;
    weight_ = alike.groups;
    const auto racks = racks_of(alike.group);
    const Index first = alike.group * whole(group_size());
    for (std::size_t i = 0; i < racks.size(); ++i) {
      for (Index a = 0; a < racks[i].devices; ++a)
        for (Index b = a + 1; b < racks[i].devices; ++b)
          add(group_switch(first + racks[i].first + a), group_switch(first + racks[i].first + b), 1);
      for (std::size_t j = i + 1; j < racks.size(); ++j) pairs_of_racks(first, racks[i], racks[j]);
    }
    weight_ = 1;
  }

  /// A grid's lines along each axis: all pairs of a HyperX, neighbours of a torus, whose last joins the first.
  void along_axes(Index plane) {
    plane_index_ = plane;
    const bool ring = plane_.topology == Topology::torus;
    double pairs = 0;
    for (const double axis : plane_.dimensions) pairs += ring ? std::min(axis - 1, 2.0) : axis - 1;
    const Index routers = whole(plane_.leaf), each = whole(plane_.local_links * 2 / plane_.leaf / pairs);
    Index stride = 1;
    for (const double size : plane_.dimensions) {
      const Index axis = whole(size), block = stride * axis;
      for (Index first = 0; first < routers; first += block)
        for (Index apart = 1; apart < axis; ++apart)
          if (!ring || apart == 1 || apart + 1 == axis)
            side_by_side(first, first + apart * stride, block - apart * stride, each);
      stride = block;
    }
  }

  /// Neighbouring routers, each joined to the one as many numbers further.
  void side_by_side(Index a, Index b, Index routers, Index each) {
    for (Index i = 0; i < routers; ++i)
      add(hall_.leaf(plane_index_, a + i), hall_.leaf(plane_index_, b + i), each);
  }

  /// All pairs of the devices of two racks, which may be one where a group comes back to it.
  void pairs_of_racks(Index first, const RackOfGroup& a, const RackOfGroup& b) {
    if (a.lowest.rack != b.lowest.rack) return add(a.lowest, b.lowest, std::int64_t{a.devices} * b.devices);
    for (Index i = 0; i < a.devices; ++i)
      for (Index j = 0; j < b.devices; ++j)
        add(group_switch(first + a.first + i), group_switch(first + b.first + j), 1);
  }

  void between_groups(Index plane) {
    collect_groups(plane);
    const auto cables = group_cables(plane_.groups, group_size(), plane_.group_links);
    const Index groups = whole(plane_.groups), links = whole(plane_.group_links);
    std::vector<Region> regions;
    regions.reserve(static_cast<std::size_t>(groups));
    for (Index group = 0; group < groups; ++group) {
      regions.push_back(hall_.region(racks_of(group)[0].lowest));
      for (const auto& rack : racks_of(group)) regions.back().take_in(hall_.region(rack.lowest));
    }
    for (Index a = 0; a < groups; ++a)
      for (Index b = a + 1; b < groups; ++b) {
        if (add(regions[static_cast<std::size_t>(a)], regions[static_cast<std::size_t>(b)], links)) continue;
        if (cables.each > 0) straight_cables(a, b, whole(cables.switches), whole(cables.each));
        if (cables.rest > 0) other_cables(a, b, cables);
      }
  }

  /// `each` cables from each switch of a group to the one of the same number in another.
  void straight_cables(Index a, Index b, Index switches, Index each) {
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
          add(group_switch(a * switches + n), group_switch(b * switches + n), each);
      at = end;
      if (end == end_a) ++i;
      if (end == end_b) ++j;
    }
  }

  /// The cables that are left: join_groups() puts cable c to the other group x into switch (c + x / others) switches / rest,
  /// rounded down, so the cables of a rack's switches follow each other.
  void other_cables(Index a, Index b, const GroupCables& cables) {
    const double per_cable = cables.switches / cables.rest, per_group = per_cable / (cables.groups - 1);
    const Index switches = whole(cables.switches), rest = whole(cables.rest);
    const double from_a = (b - 1) * per_group, from_b = a * per_group;
    // The number of the first cable beyond a rack: rounded up, without a call.
    const double cables_per_switch = 1 / per_cable;
    const auto first_beyond = [&](const RackOfGroup& rack, double from) {
      const double exact = (rack.first + rack.devices - from) * cables_per_switch;
      return std::min(rest, static_cast<Index>(exact + 1 - rounding));
    };
    const auto join = [&](Index begin, Index end) {
      for (Index at = begin; at < end; ++at) {
        const Index at_a = a * switches + static_cast<Index>(at * per_cable + from_a + rounding),
                    at_b = b * switches + static_cast<Index>(at * per_cable + from_b + rounding);
        if (routers_) add(hall_.leaf(plane_index_, at_a), hall_.leaf(plane_index_, at_b), 1);
        else add(group_switch(at_a), group_switch(at_b), 1);
      }
    };
    const auto racks_a = racks_of(a), racks_b = racks_of(b);
    if (racks_a.size() + racks_b.size() > static_cast<std::size_t>(rest)) return join(0, rest);
    std::size_t i = 0, j = 0;
    Index end_a = first_beyond(racks_a[0], from_a), end_b = first_beyond(racks_b[0], from_b);
    for (Index at = 0; at < rest;) {
      while (end_a <= at) end_a = first_beyond(racks_a[++i], from_a);
      while (end_b <= at) end_b = first_beyond(racks_b[++j], from_b);
      const Index end = std::min(end_a, end_b);
      if (racks_a[i].lowest.rack != racks_b[j].lowest.rack)
        add(racks_a[i].lowest, racks_b[j].lowest, end - at);
      else join(at, end);
      at = end;
    }
  }

  const bool routers_ = all_routers(plane_);  ///< join the groups; else spines do
  Index plane_index_ = 0;
  std::vector<RackOfGroup> racks_;
  std::vector<std::size_t> racks_of_group_;
};

}  // namespace

CableCounts local_cables(const Hall& hall, const Plane& plane, double planes) {
  GroupsOfCables cables(hall, plane, planes);
  cables.local();
  return cables.counts();
}

CableCounts global_cables(const Hall& hall, const Plane& plane, double planes) {
  GroupsOfCables cables(hall, plane, planes);
  cables.global();
  return cables.counts();
}

}  // namespace plenum::fabric
