#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "models/fabric/cabling/hall.h"

/// Cables of each tier by sold length, counted from rack to rack where it can be: all cables between two racks are of one
/// length. They join what graph() joins (tests/models/fabric/cabling/cable_schedule.cpp compares them).
namespace plenum::fabric {

using CableCounts = std::array<double, sold_lengths.size()>;

CableCounts server_cables(const Hall& hall, const Plane& plane, double planes);
CableCounts leaf_spine_cables(const Hall& hall, const Plane& plane, double planes);
CableCounts spine_core_cables(const Hall& hall, const Plane& plane, double planes);
CableCounts local_cables(const Hall& hall, const Plane& plane, double planes);
CableCounts global_cables(const Hall& hall, const Plane& plane, double planes);

/// Devices of one rack, one above the other.
struct Segment {
  Spot lowest;
  std::int32_t devices = 0, step = 0;
};

/// What the counts of all tiers have in common.
class CableCounter {
 public:
  using Index = std::int32_t;

  CableCounter(const Hall& hall, const Plane& plane, double planes)
      : hall_(hall), plane_(plane), planes_(whole(planes)) {}

  CableCounts counts() const {
    CableCounts counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = static_cast<double>(counts_[i]);
    return counts;
  }

 protected:
  static constexpr double rounding = 1e-9;
  static Index whole(double value) { return static_cast<Index>(std::llround(value)); }

  void add(const Spot& a, const Spot& b, std::int64_t cables) {
    counts_[sold_class(hall_.reach(a, b))] += cables * weight_;
  }

  /// Cables between two regions, if all of them are of one sold length; else none.
  bool add(const Region& a, const Region& b, std::int64_t cables) {
    if (a.rack.apart(b.rack) == 0) return false;
    const auto reaches = hall_.reaches(a, b);
    const auto sold = sold_class(reaches.least);
    if (sold != sold_class(reaches.most)) return false;
    counts_[sold] += cables * weight_;
    return true;
  }

  void add(const Spot& a, const Segment& b, Index each) {
    if (a.rack != b.lowest.rack) return add(a, b.lowest, std::int64_t{b.devices} * each);
    Spot device = b.lowest;
    for (Index i = 0; i < b.devices; ++i, device.height += b.step) add(a, device, each);
  }

  const Hall& hall_;
  const Plane& plane_;
  Index planes_;
  std::array<std::int64_t, sold_lengths.size()> counts_{};
  std::int64_t weight_ = 1;  ///< how often what is added is there
};

}  // namespace plenum::fabric
