#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "models/fabric/traffic/channel_load.h"

namespace plenum::fabric {

namespace {

using Switches = std::vector<std::int32_t>;

double endpoints_of(const Graph& graph, std::int32_t index) {
  return static_cast<double>(graph.switches[static_cast<std::size_t>(index)].endpoints);
}

double endpoints_of(const Graph& graph, const Switches& switches) {
  return std::accumulate(switches.begin(), switches.end(), 0.0,
                         [&graph](double sum, std::int32_t s) { return sum + endpoints_of(graph, s); });
}

/// Every endpoint sends 1 / (N - 1) to each other one.
Traffic uniform(const Graph& graph) {
  const auto total = static_cast<double>(graph.endpoint_switch.size());
  if (total < 2.0) return {};
  Traffic::Product product;
  for (const auto& s : graph.switches) {
    product.in.push_back(static_cast<double>(s.endpoints));
    product.out.push_back(static_cast<double>(s.endpoints) / (total - 1.0));
  }
  return {{product}, {}};
}

/// Same endpoints of one pair of switches in one flow, ordered by `to`.
void join(std::vector<Flow>& flows) {
  const auto key = [](const Flow& f) { return std::pair{f.to, f.from}; };
  std::sort(flows.begin(), flows.end(), [key](const Flow& a, const Flow& b) { return key(a) < key(b); });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < flows.size(); ++i)
    if (kept > 0 && key(flows[kept - 1]) == key(flows[i])) flows[kept - 1].rate += flows[i].rate;
    else flows[kept++] = flows[i];
  flows.resize(kept);
}

/// Port i of a server to port i of the next one, the last to the first. Reserved ports count as servers as far as they make up
/// whole ones.
Traffic neighbour(const Graph& graph) {
  const auto ports = static_cast<std::size_t>(std::max(graph.server_ports, 1));
  const std::size_t sending = graph.endpoint_switch.size() / ports * ports;
  Traffic traffic;
  for (std::size_t e = 0; e < sending; ++e) {
    const Flow flow{graph.endpoint_switch[e], graph.endpoint_switch[(e + ports) % sending], 1.0};
    if (flow.from != flow.to) traffic.flows.push_back(flow);
  }
  join(traffic.flows);
  return traffic;
}

/// All endpoints of `from` to those of `to`, spread evenly; less when the receivers are fewer.
void send_all(const Graph& graph, const Switches& from, const Switches& to, std::vector<Flow>& flows) {
  const double sending = endpoints_of(graph, from), receiving = endpoints_of(graph, to);
  if (sending <= 0.0 || receiving <= 0.0) return;
  const double rate = std::min(1.0, receiving / sending) / receiving;
  for (const auto a : from)
    for (const auto b : to)
      if (a != b) flows.push_back({a, b, endpoints_of(graph, a) * endpoints_of(graph, b) * rate});
}

/// Switches with endpoints by group; where there is one group, each switch is one.
std::vector<Switches> senders(const Graph& graph) {
  std::vector<Switches> groups, alone;
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    if (graph.switches[s].endpoints <= 0) continue;
    const auto group = static_cast<std::size_t>(std::max(graph.switches[s].group, 0));
    if (group >= groups.size()) groups.resize(group + 1);
    groups[group].push_back(static_cast<std::int32_t>(s));
    alone.push_back({static_cast<std::int32_t>(s)});
  }
  std::erase_if(groups, [](const Switches& group) { return group.empty(); });
  return groups.size() > 1 ? groups : alone;
}

Traffic to_next_group(const Graph& graph) {
  const auto groups = senders(graph);
  Traffic traffic;
  for (std::size_t g = 0; g < groups.size(); ++g)
    send_all(graph, groups[g], groups[(g + 1) % groups.size()], traffic.flows);
  join(traffic.flows);
  return traffic;
}

/// Of a grid: along its longest axis to the router that is `steps(routers of the axis)` on.
Traffic along_longest_axis(const Graph& graph, const std::function<double(double)>& steps) {
  const auto longest = std::max_element(graph.dimensions.begin(), graph.dimensions.end());
  if (longest == graph.dimensions.end() || *longest < 2.0) return {};
  const double stride = std::accumulate(graph.dimensions.begin(), longest, 1.0, std::multiplies<>());
  Traffic traffic;
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    const auto here = static_cast<double>(s);
    const double at = std::fmod(std::floor(here / stride), *longest);
    const double next = std::fmod(at + steps(*longest), *longest);
    send_all(graph, {static_cast<std::int32_t>(s)}, {static_cast<std::int32_t>(here + (next - at) * stride)},
             traffic.flows);
  }
  join(traffic.flows);
  return traffic;
}

Traffic adversarial(const Graph& graph) {
  if (graph.topology == Topology::hyperx) return along_longest_axis(graph, [](double) { return 1.0; });
  // Tornado: just short of half-way round, so that all of it goes one way (Dally and Towles, table 3.1).
  if (graph.topology == Topology::torus)
    return along_longest_axis(graph,
                              [](double routers) { return std::max(1.0, std::ceil(routers / 2.0) - 1.0); });
  return to_next_group(graph);
}

}  // namespace

Traffic traffic(const Graph& graph, Pattern pattern) {
  switch (pattern) {
  case Pattern::uniform: return uniform(graph);
  case Pattern::neighbour: return neighbour(graph);
  case Pattern::adversarial: return adversarial(graph);
  }
  return {};
}

Traffic by_random_switch(const Graph& graph, const Traffic& direct) {
  const std::size_t count = graph.switches.size();
  std::vector<double> sent(count, 0.0), received(count, 0.0), leaf(count, 0.0);
  for (const auto& product : direct.products) {
    const double out = std::accumulate(product.out.begin(), product.out.end(), 0.0);
    const double in = std::accumulate(product.in.begin(), product.in.end(), 0.0);
    for (std::size_t s = 0; s < count; ++s) {
      sent[s] += product.out[s] * (in - product.in[s]);
      received[s] += product.in[s] * (out - product.out[s]);
    }
  }
  for (const auto& flow : direct.flows) {
    sent[static_cast<std::size_t>(flow.from)] += flow.rate;
    received[static_cast<std::size_t>(flow.to)] += flow.rate;
  }
  const auto leaves =
      static_cast<double>(std::count_if(graph.switches.begin(), graph.switches.end(),
                                        [](const GraphSwitch& s) { return s.role == Role::leaf; }));
  for (std::size_t s = 0; s < count; ++s)
    if (graph.switches[s].role == Role::leaf) leaf[s] = 1.0 / leaves;
  return {{{sent, leaf}, {leaf, received}}, {}};
}

}  // namespace plenum::fabric
