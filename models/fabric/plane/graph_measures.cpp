#include "models/fabric/plane/graph_measures.h"

#include <algorithm>
#include <limits>
#include <map>

namespace plenum::fabric {

namespace {

using Index = std::int32_t;

struct Neighbour {
  Index to;
  bool global;
  auto operator<=>(const Neighbour&) const = default;
};
using Neighbours = std::vector<std::vector<Neighbour>>;

Neighbours neighbours(const Graph& graph) {
  Neighbours all(graph.switches.size());
  for (const auto& link : graph.links) {
    all[static_cast<std::size_t>(link.a)].push_back({link.b, link.global});
    all[static_cast<std::size_t>(link.b)].push_back({link.a, link.global});
  }
  for (auto& list : all) std::sort(list.begin(), list.end());
  return all;
}

constexpr Index unreached = std::numeric_limits<Index>::max();

/// Links to each switch on paths with at most one global link: breadth first over switches before (even) and after
/// (odd) the global link.
class Search {
 public:
  explicit Search(const Neighbours& neighbours) : neighbours_(neighbours), links_(2 * neighbours.size()) {}

  void run(Index from) {
    std::fill(links_.begin(), links_.end(), unreached);
    queue_.clear();
    reach(2 * from, 0);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const Index state = queue_[i];
      const Index next = links_[static_cast<std::size_t>(state)] + 1;
      for (const auto& n : neighbours_[static_cast<std::size_t>(state / 2)])
        if (!n.global) reach(2 * n.to + state % 2, next);
        else if (state % 2 == 0) reach(2 * n.to + 1, next);
    }
  }
  Index links(std::size_t to) const { return std::min(links_[2 * to], links_[2 * to + 1]); }

 private:
  void reach(Index state, Index links) {
    auto& known = links_[static_cast<std::size_t>(state)];
    if (known != unreached) return;
    known = links;
    queue_.push_back(state);
  }
  const Neighbours& neighbours_;
  std::vector<Index> links_, queue_;
};

/// Switches with endpoints by their neighbours: those with the same ones are equally far from everything else.
std::map<std::vector<Neighbour>, std::vector<std::size_t>> twins(const Graph& graph, const Neighbours& all) {
  std::map<std::vector<Neighbour>, std::vector<std::size_t>> classes;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (graph.switches[i].endpoints > 0) classes[all[i]].push_back(i);
  return classes;
}

}  // namespace

Paths paths(const Graph& graph) {
  const double n = static_cast<double>(graph.endpoint_switch.size());
  if (n < 2) return {};
  const auto all = neighbours(graph);
  const auto endpoints = [&](std::size_t i) { return static_cast<double>(graph.switches[i].endpoints); };
  Search search(all);
  Paths result;
  double sum = 0;
  for (const auto& [_, alike] : twins(graph, all)) {
    const auto first = alike.front();
    search.run(static_cast<Index>(first));
    double others = 0;
    for (std::size_t to = 0; to < all.size(); ++to) {
      if (to == first || graph.switches[to].endpoints == 0) continue;
      if (search.links(to) == unreached) return {};
      const double switches = search.links(to) + 1;
      others += endpoints(to) * switches;
      result.longest = std::max(result.longest, switches);
    }
    for (const auto from : alike) {
      // From a twin of the first one the way to the first is as long as the way from the first to the twin.
      const double between = from == first ? 0 : search.links(from) + 1;
      sum +=
          endpoints(from) * (others + between * (endpoints(first) - endpoints(from)) + endpoints(from) - 1);
      if (endpoints(from) > 1) result.longest = std::max(result.longest, 1.0);
    }
  }
  result.mean = sum / (n * (n - 1));
  return result;
}

bool connected(const Graph& graph) {
  const auto all = neighbours(graph);
  std::vector<bool> reached(all.size(), false);
  std::vector<Index> queue;
  const auto reach = [&](Index i) {
    if (!reached[static_cast<std::size_t>(i)]) queue.push_back(i);
    reached[static_cast<std::size_t>(i)] = true;
  };
  if (!graph.endpoint_switch.empty()) reach(graph.endpoint_switch.front());
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (const auto& n : all[static_cast<std::size_t>(queue[i])]) reach(n.to);
  return std::all_of(graph.endpoint_switch.begin(), graph.endpoint_switch.end(),
                     [&](Index i) { return reached[static_cast<std::size_t>(i)]; });
}

}  // namespace plenum::fabric
