#include "models/fabric/traffic/channel_load.h"

#include <algorithm>

#include "models/fabric/traffic/patterns.h"

namespace plenum::fabric {

namespace {

bool is_tree(Topology topology) {
  return topology == Topology::fat_tree || topology == Topology::rail_optimised ||
         topology == Topology::rail_only;
}

/// Of the busier direction, per cable.
std::vector<double> per_cable(const Graph& graph, const ChannelLoads& loads) {
  std::vector<double> busier(graph.links.size());
  for (std::size_t i = 0; i < busier.size(); ++i)
    busier[i] = std::max(loads.forward[i], loads.backward[i]) / graph.links[i].cables;
  return busier;
}

/// Load of each link, and whether everybody is reached.
struct Analysis {
  std::vector<double> loads;
  bool all_reached = true;
  double busiest() const { return loads.empty() ? 0.0 : *std::max_element(loads.begin(), loads.end()); }
  double sustained() const { return all_reached ? 1.0 / std::max(1.0, busiest()) : 0.0; }
};

Analysis analyse(const Graph& graph, const Traffic& direct, bool valiant) {
  const bool joined = groups_joined(graph);
  // A tree's shortest paths already go over all its spines: Valiant paths are the same ones.
  const bool detour = valiant && !is_tree(graph.topology);
  const auto loads = joined ? group_loads(graph, direct, detour)
                            : shortest_path_loads(graph, detour ? by_random_switch(graph, direct) : direct);
  return {per_cable(graph, loads), loads.all_reached};
}

Analysis analyse(const Graph& graph, Pattern pattern, Routing routing) {
  const auto direct = traffic(graph, pattern);
  auto chosen = analyse(graph, direct, routing == Routing::valiant);
  if (routing != Routing::adaptive || chosen.busiest() <= 1.0 || is_tree(graph.topology)) return chosen;
  auto detour = analyse(graph, direct, true);
  return detour.sustained() > chosen.sustained() ? detour : chosen;
}

}  // namespace

std::vector<double> link_loads(const Graph& graph, Pattern pattern, Routing routing) {
  return analyse(graph, pattern, routing).loads;
}

double sustained(const Graph& graph, Pattern pattern, Routing routing) {
  return analyse(graph, pattern, routing).sustained();
}

}  // namespace plenum::fabric
