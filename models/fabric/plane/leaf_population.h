#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

/// How many endpoint ports the leaves of a tree have in use: in order, in runs of equal leaves.
namespace plenum::fabric {

struct LeafRun {
  double leaves = 0, endpoints = 0;  ///< endpoints of each leaf
};

class LeafPopulation {
 public:
  void add(double leaves, double endpoints) {
    if (leaves > 0) runs_[size_++] = {leaves, endpoints};
  }
  const LeafRun* begin() const { return runs_.data(); }
  const LeafRun* end() const { return runs_.data() + size_; }
  double leaves() const {
    double sum = 0;
    for (const auto& run : *this) sum += run.leaves;
    return sum;
  }
  double endpoints() const {
    double sum = 0;
    for (const auto& run : *this) sum += run.leaves * run.endpoints;
    return sum;
  }

 private:
  std::array<LeafRun, 8> runs_{};  // a rail-optimised tree has seven at most (rails.cpp)
  std::size_t size_ = 0;
};

/// Some leaves in a row, of one pod.
struct LeafBlock {
  double leaves = 0, endpoints = 0;
  double squares = 0;  ///< sum of the squares of their endpoints
  double send = 0;     ///< what they can send: each at most its endpoints and its up-links
};

inline void add_run(LeafBlock& block, double leaves, double endpoints, double up) {
  block.leaves += leaves;
  block.endpoints += leaves * endpoints;
  block.squares += leaves * endpoints * endpoints;
  block.send += leaves * std::min(endpoints, up);
}

/// Calls `visit` with each block of `block_leaves` leaves (the last may have fewer); `up` links of a leaf.
template <class Visit>
void for_each_block(const LeafPopulation& population, double block_leaves, double up, Visit visit) {
  LeafBlock block;
  for (auto run : population)
    while (run.leaves > 0) {
      const double taken = std::min(run.leaves, block_leaves - block.leaves);
      add_run(block, taken, run.endpoints, up);
      run.leaves -= taken;
      if (block.leaves < block_leaves) continue;
      visit(block);
      block = {};
    }
  if (block.leaves > 0) visit(block);
}

/// What each half can send, cut at half of the endpoints; a block that the cut falls into counts on both sides in
/// proportion.
class Halves {
 public:
  explicit Halves(double all_endpoints) : left_(all_endpoints / 2) {}
  void add(double endpoints, double send) {
    const double share = first_share(endpoints);
    first_ += share * send;
    second_ += (1 - share) * send;
    left_ -= endpoints;
  }
  double first() const { return first_; }
  double second() const { return second_; }
  double least() const { return std::min(first_, second_); }

 private:
  double first_share(double endpoints) const {
    if (endpoints > 0) return std::clamp(left_ / endpoints, 0.0, 1.0);
    return left_ > 0 ? 1.0 : 0.0;
  }
  double left_, first_ = 0, second_ = 0;
};

}  // namespace plenum::fabric
