#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/graph_measures.h"

// g++ 12 takes an empty optional iterator inside Boost for uninitialised.
#pragma GCC diagnostic push
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boykov_kolmogorov_max_flow.hpp>

namespace plenum::fabric {

namespace {

using Capacity = std::int64_t;
using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
struct Arc {
  Capacity capacity = 0, residual = 0;
  Traits::edge_descriptor reverse{};
};
struct Vertex {
  boost::default_color_type color{};
  Traits::edge_descriptor predecessor{};
  long distance = 0;
};
using FlowGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, Vertex, Arc>;

constexpr int shared = -1;  // a switch that is on neither side

/// The axis of a grid that the fewest links cross: the longest of a torus, the shortest of a HyperX.
std::size_t cut_axis(const Graph& graph) {
  const auto& axes = graph.dimensions;
  std::size_t best = 0;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const bool shorter = axes[i] > 1 && (axes[best] <= 1 || axes[i] < axes[best]);
    if (graph.topology == Topology::hyperx ? shorter : axes[i] > axes[best]) best = i;
  }
  return best;
}

/// Layer of each switch across that axis.
std::vector<int> layers(const Graph& graph) {
  const auto axis = cut_axis(graph);
  double below = 1;
  for (std::size_t i = 0; i < axis; ++i) below *= graph.dimensions[i];
  std::vector<int> layer(graph.switches.size());
  for (std::size_t i = 0; i < layer.size(); ++i)
    layer[i] =
        static_cast<int>(std::fmod(std::floor(static_cast<double>(i) / below), graph.dimensions[axis]));
  return layer;
}

/// Whether the switches with endpoints are in several groups that are joined to each other directly.
bool several_groups(const Graph& graph) {
  if (graph.topology != Topology::dragonfly && graph.topology != Topology::dragonfly_plus) return false;
  const GraphSwitch* first = nullptr;
  for (const auto& s : graph.switches) {
    if (s.endpoints == 0) continue;
    if (first != nullptr && first->group != s.group) return true;
    first = &s;
  }
  return false;
}

/// What the halves are made of, in order: layers, groups or switches.
std::vector<int> blocks(const Graph& graph) {
  if (!graph.dimensions.empty()) return layers(graph);
  const auto& switches = graph.switches;
  const bool groups = several_groups(graph);
  std::vector<int> block(switches.size(), shared);
  for (std::size_t i = 0; i < block.size(); ++i)
    if (groups) block[i] = switches[i].group;
    else if (switches[i].endpoints > 0) block[i] = static_cast<int>(i);
  return block;
}

/// How much of each block is in the first half: parts of `whole`.
struct Cut {
  std::vector<int> block;
  std::vector<Capacity> first;
  Capacity whole = 1;
};

Cut halves(const Graph& graph) {
  Cut cut{blocks(graph), {}, 1};
  const int most = *std::max_element(cut.block.begin(), cut.block.end());
  std::vector<Capacity> endpoints(static_cast<std::size_t>(most + 1), 0);
  Capacity all = 0;
  for (std::size_t i = 0; i < graph.switches.size(); ++i)
    if (cut.block[i] != shared) {
      endpoints[static_cast<std::size_t>(cut.block[i])] += graph.switches[i].endpoints;
      all += graph.switches[i].endpoints;
    }
  Capacity twice_before = 0;
  cut.first.resize(endpoints.size(), 0);
  for (std::size_t b = 0; b < endpoints.size(); twice_before += 2 * endpoints[b], ++b)
    if (twice_before < all && all < twice_before + 2 * endpoints[b]) {
      cut.whole = 2 * endpoints[b];
      cut.first[b] = all - twice_before;
    }
  twice_before = 0;
  for (std::size_t b = 0; b < endpoints.size(); twice_before += 2 * endpoints[b], ++b)
    if (twice_before + 2 * endpoints[b] <= all && twice_before < all) cut.first[b] = cut.whole;
  return cut;
}

/// The network between the halves: a switch is a vertex for each half that it is in.
class Halved {
 public:
  explicit Halved(const Graph& graph) : cut_(halves(graph)), flow_(2 * graph.switches.size() + 2) {
    source_ = 2 * graph.switches.size();
    sink_ = source_ + 1;
    for (std::size_t i = 0; i < graph.switches.size(); ++i) {
      const Capacity endpoints = graph.switches[i].endpoints;
      add(source_, vertex(i, 0), endpoints * share(i, 0), 0);
      add(vertex(i, 1), sink_, endpoints * share(i, 1), 0);
    }
    for (const auto& link : graph.links)
      join(static_cast<std::size_t>(link.a), static_cast<std::size_t>(link.b), link.cables);
  }

  double largest_flow() {
    using boost::get;
    const auto flow = boost::boykov_kolmogorov_max_flow(
        flow_, get(&Arc::capacity, flow_), get(&Arc::residual, flow_), get(&Arc::reverse, flow_),
        get(&Vertex::predecessor, flow_), get(&Vertex::color, flow_), get(&Vertex::distance, flow_),
        get(boost::vertex_index, flow_), source_, sink_);
    return static_cast<double>(flow) / static_cast<double>(cut_.whole);
  }

 private:
  bool is_shared(std::size_t i) const { return cut_.block[i] == shared; }
  /// A shared switch is one vertex only.
  std::size_t vertex(std::size_t i, int half) const {
    return 2 * i + static_cast<std::size_t>(is_shared(i) ? 0 : half);
  }
  Capacity share(std::size_t i, int half) const {
    if (is_shared(i)) return cut_.whole;
    const Capacity first = cut_.first[static_cast<std::size_t>(cut_.block[i])];
    return half == 0 ? first : cut_.whole - first;
  }

  void join(std::size_t a, std::size_t b, Capacity cables) {
    const bool inside = !is_shared(a) && cut_.block[a] == cut_.block[b];
    for (int half_a = 0; half_a < (is_shared(a) ? 1 : 2); ++half_a)
      for (int half_b = 0; half_b < (is_shared(b) ? 1 : 2); ++half_b) {
        if (inside && half_a != half_b) continue;
        // Of two different blocks one at least is whole in a half, so that the smaller share is their product.
        const Capacity capacity = cables * std::min(share(a, half_a), share(b, half_b));
        add(vertex(a, half_a), vertex(b, half_b), capacity, capacity);
      }
  }

  void add(std::size_t from, std::size_t to, Capacity forth, Capacity back) {
    if (forth == 0) return;
    const auto there = boost::add_edge(from, to, flow_).first, again = boost::add_edge(to, from, flow_).first;
    flow_[there].capacity = forth;
    flow_[again].capacity = back;
    flow_[there].reverse = again;
    flow_[again].reverse = there;
  }

  Cut cut_;
  FlowGraph flow_;
  std::size_t source_, sink_;
};

}  // namespace

double bisection_links(const Graph& graph) {
  const auto endpoints = graph.endpoint_switch.size();
  if (endpoints < 2) return 0;
  for (const auto& s : graph.switches)
    if (static_cast<std::size_t>(s.endpoints) == endpoints) return static_cast<double>(endpoints) / 2;
  return Halved(graph).largest_flow();
}

}  // namespace plenum::fabric

#pragma GCC diagnostic pop
