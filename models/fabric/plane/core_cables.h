#pragma once

#include <cstdint>
#include <numeric>

/// Which core each cable of a pod's spines goes to in a tree of three levels.
namespace plenum::fabric {

/// A pod's cables to cores, numbered one to each of its spines after the other, go to one core after the other, from where
/// those of the pod before left off. The cables of a spine are as far apart as the pod has spines; where the same cores would
/// come round, all turns before the last are shifted by one core more, so that a spine has as many different cores as it can.
class CoreCables {
 public:
  /// `from`: the pod's first cable, counted over the plane; `count`: its cables.
  CoreCables(std::int64_t cores, std::int64_t spines, std::int64_t from, std::int64_t count)
      : cores_(cores), spines_(spines), from_(from), count_(count), period_(std::lcm(cores, spines)),
        shifts_((count - count % cores) / period_) {}

  /// The same of another pod, with as many spines and cables.
  CoreCables of_pod_from(std::int64_t from) const {
    CoreCables other = *this;
    other.from_ = from;
    return other;
  }

  /// Of the pod's cable of this number; cable c is of spine c mod spines. Those of neighbouring spines in the same turn go to
  /// neighbouring cores.
  std::int64_t core(std::int64_t cable) const {
    const auto shifted = from_ + cable + cable / period_ - shifts_;
    return (shifted % cores_ + cores_) % cores_;
  }

  /// Calls visit(core, cable) for the cables of a spine, turn by turn.
  template <class Visit>
  void turns(std::int64_t spine, Visit&& visit) const {
    const auto step = spines_ % cores_, turns = period_ / spines_;
    auto core = this->core(spine), until_shift = turns;
    for (auto cable = spine; cable < count_; cable += spines_) {
      visit(core, cable);
      core += step;
      if (--until_shift == 0) until_shift = turns, ++core;
      if (core >= cores_) core -= cores_;
    }
  }

 private:
  std::int64_t cores_, spines_, from_, count_, period_, shifts_;
};

}  // namespace plenum::fabric
