#include <algorithm>
#include <vector>

#include "models/fabric/cable_counts.h"

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
