#include <algorithm>
#include <vector>

#include "models/fabric/cabling/cable_counts.h"
#include "models/fabric/plane/core_cables.h"

namespace plenum::fabric {

namespace {

/// `count` cables in turn to `targets` devices, the first to the `from`-th: calls visit(first, devices, cables to each).
template <class Visit>
void in_turn(std::int32_t from, std::int32_t count, std::int32_t targets, Visit&& visit) {
  if (const auto each = count / targets; each > 0) visit(0, targets, each);
  const auto more = count % targets, first = from % targets;
  const auto here = std::min(more, targets - first);
  if (here > 0) visit(first, here, 1);
  if (more > here) visit(0, more - here, 1);
}

class TreeCables : public CableCounter {
 public:
  using CableCounter::CableCounter;

  void leaf_spine() {
    const bool pods = plane_.levels > 2 || plane_.topology == Topology::dragonfly_plus;
    if (pods) cells(whole(plane_.group_leaves), whole(plane_.group_spines));
    else cells(whole(plane_.leaf), whole(plane_.spine));
  }

  void spine_core() {
    for (Index plane = 0; plane < planes_; ++plane) to_cores(plane);
  }

 private:
  /// Cells (pods, groups, or the whole plane) of leaves joined to the spines of the same cell.
  void cells(Index cell_leaves, Index cell_spines) {
    const Index leaves = whole(plane_.leaf), spines = whole(plane_.spine), up = whole(plane_.leaf_up);
    for (Index plane = 0; plane < planes_; ++plane)
      for (Index first = 0, spine = 0; first < leaves; first += cell_leaves, spine += cell_spines) {
        const Index last = std::min(leaves, first + cell_leaves),
                    targets = std::min(cell_spines, spines - spine);
        if (up % targets == 0) {
          collect_spines(plane, spine, targets);
          for (const auto& segment : segments_)
            for (Index leaf = first; leaf < last; ++leaf) add(hall_.leaf(plane, leaf), segment, up / targets);
          continue;
        }
        for (Index leaf = first; leaf < last; ++leaf)
          in_turn((leaf - first) * up, up, targets, [&](Index from, Index count, Index each) {
            const Spot& spot = hall_.leaf(plane, leaf);
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

  /// The pod of a spine and its cables to cores.
  struct Pod {
    Index first_spine, spines, cables;
    CoreCables cores;
  };
  static Pod pod(const Plane& plane, Index number) {
    const Index pod_spines = whole(plane.group_spines), cables = pod_spines * whole(plane.spine_up);
    const Index first = number * pod_spines, from = number * cables;
    const Index spines = std::min(pod_spines, whole(plane.spine) - first);
    const Index here = std::min(cables, whole(plane.spine_core_links) - from);
    return {first, spines, here, CoreCables(whole(plane.core), spines, from, here)};
  }
  Pod pod_of(Index spine) const {
    const Index number = spine / first_pod_.spines, first = number * first_pod_.spines;
    if (number >= full_pods_) return pod(plane_, number);
    return {first, first_pod_.spines, first_pod_.cables,
            first_pod_.cores.of_pod_from(std::int64_t{number} * first_pod_.cables)};
  }

  /// Calls visit(core, cores) for the cables of neighbouring spines of a pod, turn by turn: one to each of so many cores.
  template <class Visit>
  void turns(const Pod& pod, Index spine, Index count, Visit&& visit) const {
    const Index cores = whole(plane_.core);
    pod.cores.turns(spine - pod.first_spine, [&](std::int64_t first, std::int64_t cable) {
      const Index core = static_cast<Index>(first),
                  here = std::min(count, pod.cables - static_cast<Index>(cable));
      visit(core, std::min(here, cores - core));
      for (Index rest = here - (cores - core); rest > 0; rest -= cores) visit(0, std::min(rest, cores));
    });
  }

  /// Cores of one rack and the cables to them.
  struct CoreRack {
    Spot lowest;
    Index first = 0, end = 0;
    std::int64_t cables = 0;
  };
  void collect_core_racks(Index plane) {
    core_racks_.clear();
    rack_of_core_.clear();
    Index first = 0;
    hall_.cores(plane, 0, whole(plane_.core), [&](const Spot& lowest, Index devices) {
      rack_of_core_.insert(rack_of_core_.end(), static_cast<std::size_t>(devices),
                           static_cast<std::uint16_t>(core_racks_.size()));
      core_racks_.push_back({lowest, first, first + devices, 0});
      first += devices;
    });
  }

  /// Cables of neighbouring spines of one pod: counted by racks, or one by one to cores in the spines' own rack.
  void join_spines(Index plane, const Spot& spot, const Pod& pod, Index first, Index count) {
    turns(pod, first, count, [&](Index core, Index cores) {
      for (const Index end = core + cores; core < end;) {
        auto& rack = core_racks_[rack_of_core_[static_cast<std::size_t>(core)]];
        const Index next = std::min(end, rack.end);
        if (rack.lowest.rack != spot.rack) rack.cables += next - core;
        else
          for (Index own = core; own < next; ++own) add(spot, hall_.core(plane, own), 1);
        core = next;
      }
    });
  }

  /// Spines of full pods that all reach the cores in the same way: whole pods reach all of them alike.
  void join_alike(Index plane, const Spot& spot, Index first, Index count) {
    const Index spines = first_pod_.spines, at = first % spines, pods = count / spines, rest = count % spines;
    for (auto& rack : core_racks_)
      rack.cables = std::int64_t{pods} * (first_pod_.cables / whole(plane_.core)) * (rack.end - rack.first);
    if (rest > 0) join_spines(plane, spot, first_pod_, at, std::min(rest, spines - at));
    if (at + rest > spines) join_spines(plane, spot, first_pod_, 0, at + rest - spines);
  }

  void join_one_pod_after_another(Index plane, Spot spot, Index first, Index count, bool with_cores) {
    for (Index spine = first; spine < first + count;) {
      const Pod pod = pod_of(spine);
      const Index here = with_cores ? 1 : std::min(first + count, pod.first_spine + pod.spines) - spine;
      join_spines(plane, spot, pod, spine, here);
      spine += here;
      if (with_cores) spot.height += hall_.spine_step();
    }
  }

  /// All spines of a rack: their cables to another rack are of one length.
  void join_rack(Index plane, const Spot& spot, Index first, Index count) {
    const bool with_cores = std::any_of(core_racks_.begin(), core_racks_.end(),
                                        [&](const auto& rack) { return rack.lowest.rack == spot.rack; });
    if (!with_cores && first + count <= spines_alike_) join_alike(plane, spot, first, count);
    else join_one_pod_after_another(plane, spot, first, count, with_cores);
    for (auto& rack : core_racks_) {
      if (rack.cables > 0) add(spot, rack.lowest, rack.cables);
      rack.cables = 0;
    }
  }

  void to_cores(Index plane) {
    if (plane_.core <= 0) return;
    collect_core_racks(plane);
    first_pod_ = pod(plane_, 0);
    full_pods_ = whole(std::floor(plane_.leaf / plane_.group_leaves));
    spines_alike_ = first_pod_.cables % whole(plane_.core) == 0 ? full_pods_ * first_pod_.spines : 0;
    Index spine = 0;
    hall_.spines(plane, 0, whole(plane_.spine), [&](const Spot& spot, Index count) {
      join_rack(plane, spot, spine, count);
      spine += count;
    });
  }

  std::vector<CoreRack> core_racks_;
  std::vector<std::uint16_t> rack_of_core_;
  Pod first_pod_{0, 1, 0, {1, 1, 0, 0}};
  Index full_pods_ = 0;
  Index spines_alike_ = 0;  ///< of the full pods, when a pod's cables come to as many for each core
  std::vector<Segment> segments_;
};

}  // namespace

CableCounts leaf_spine_cables(const Hall& hall, const Plane& plane, double planes) {
  TreeCables cables(hall, plane, planes);
  cables.leaf_spine();
  return cables.counts();
}

CableCounts spine_core_cables(const Hall& hall, const Plane& plane, double planes) {
  TreeCables cables(hall, plane, planes);
  cables.spine_core();
  return cables.counts();
}

}  // namespace plenum::fabric
