// Bisection of trees by cuts, as graph_measures.h defines it for their graphs.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "models/fabric/plane/fat_tree.h"

namespace plenum::fabric {

namespace {

/// What the leaves of each half can send or receive, cut between leaves.
Halves leaf_halves(const Plane& plane, const LeafPopulation& leaves) {
  Halves halves(plane.endpoints);
  for (const auto& run : leaves)
    halves.add(run.leaves * run.endpoints, run.leaves * std::min(run.endpoints, plane.leaf_up));
  return halves;
}

/// Cables to a core among the first `end` ones of the plane, in rounds over all cores.
double cables_before(const Plane& plane, double core, double end) {
  return std::floor(end / plane.core) + (core < std::fmod(end, plane.core) ? 1 : 0);
}

/// Consecutive pods: their links to cores and what their leaves can send or receive in each half.
struct Part {
  double begin = 0, end = 0;
  double first = 0, second = 0;
};

/// All pods of the first half, the one that the cut falls into, those of the second half, and the last one.
std::array<Part, 4> parts(const Plane& plane, const LeafPopulation& leaves, const Pods& pods) {
  std::array<Part, 4> parts;
  double before = 0, links = 0;
  for_each_block(leaves, plane.group_leaves, plane.leaf_up, [&](const LeafBlock& block) {
    const double half = plane.endpoints / 2;
    const bool last = links >= pods.full * pods.core_links;
    const auto i = before + block.endpoints <= half ? 0U : before < half ? 1U : last ? 3U : 2U;
    Part& part = parts[i];
    if (part.end == 0) part.begin = links;
    links += last ? pods.last_core_links : pods.core_links;
    part.end = links;
    before += block.endpoints;
    (i == 0 ? part.first : part.second) += block.send;
  });
  const auto halves = leaf_halves(plane, leaves);
  parts[1].first = halves.first() - parts[0].first;
  parts[1].second = halves.second() - parts[2].second - parts[3].second;
  return parts;
}

/// Links that the cores cut when the spines of the parts marked in `sources` are with the first half: at each core the
/// fewer of its links to either side. Cores between the ends of the parts' rounds are alike.
double cut_at_cores(const Plane& plane, const std::array<Part, 4>& parts, unsigned sources) {
  std::array<double, 9> ends{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    ends[2 * i] = std::fmod(parts[i].begin, plane.core);
    ends[2 * i + 1] = std::fmod(parts[i].end, plane.core);
  }
  ends[8] = plane.core;
  std::sort(ends.begin(), ends.end());
  double sum = 0, from = 0;
  for (const double to : ends) {
    std::array<double, 2> cables{};
    for (std::size_t i = 0; to > from && i < parts.size(); ++i)
      cables[(sources >> i) & 1U] +=
          cables_before(plane, from, parts[i].end) - cables_before(plane, from, parts[i].begin);
    sum += (to - from) * std::min(cables[0], cables[1]);
    from = to;
  }
  return sum;
}

/// Bisection of several pods: the least of the cuts in which the spines of a part are all with the one half or the other,
/// their leaves in the other one being cut off.
double pods_bisection(const Plane& plane, const LeafPopulation& leaves, const Pods& pods) {
  const auto all = parts(plane, leaves, pods);
  double least = std::numeric_limits<double>::infinity();
  for (unsigned sources = 0; sources < 16; ++sources) {
    double cut = 0;
    for (std::size_t i = 0; i < all.size(); ++i) cut += (sources >> i) & 1U ? all[i].second : all[i].first;
    if (cut < least) least = std::min(least, cut + cut_at_cores(plane, all, sources));
  }
  return least;
}

}  // namespace

double tree_bisection(const Plane& plane, const LeafPopulation& leaves, const Pods& pods) {
  if (plane.levels > 2 && plane.groups > 1) return pods_bisection(plane, leaves, pods);
  return leaf_halves(plane, leaves).least();
}

}  // namespace plenum::fabric
