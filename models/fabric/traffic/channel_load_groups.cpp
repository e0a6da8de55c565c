#include <algorithm>
#include <span>

#include "models/fabric/traffic/channel_load.h"

namespace plenum::fabric {

namespace {

std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }

/// A switch of one group with the cables that it has to another group, as share of all that join the two.
struct Gateway {
  std::int32_t at = 0;
  double share = 0;
};

/// A network of groups: who is in which, and the cables between each two.
struct Groups {
  std::size_t count = 0;
  std::vector<std::size_t> group, place;            ///< of each switch: its group, its number in the group
  std::vector<std::vector<std::int32_t>> switches;  ///< by group
  std::vector<double> cables;                       ///< [from x count + to]
  std::vector<std::vector<Gateway>> gateways;       ///< the same: switches of `from`, in order
  std::size_t pair(std::size_t from, std::size_t to) const { return from * count + to; }
};

void add_gateway(std::vector<Gateway>& gateways, std::int32_t at, double cables) {
  const auto place = std::lower_bound(gateways.begin(), gateways.end(), at,
                                      [](const Gateway& g, std::int32_t s) { return g.at < s; });
  if (place != gateways.end() && place->at == at) place->share += cables;
  else gateways.insert(place, {at, cables});
}

Groups groups_of(const Graph& graph) {
  Groups groups;
  for (const auto& s : graph.switches) {
    groups.group.push_back(index(std::max(s.group, 0)));
    groups.count = std::max(groups.count, groups.group.back() + 1);
  }
  groups.switches.resize(groups.count);
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    groups.place.push_back(groups.switches[groups.group[s]].size());
    groups.switches[groups.group[s]].push_back(static_cast<std::int32_t>(s));
  }
  groups.cables.assign(groups.count * groups.count, 0.0);
  groups.gateways.resize(groups.count * groups.count);
  for (const auto& link : graph.links) {
    const std::size_t a = groups.group[index(link.a)], b = groups.group[index(link.b)];
    if (a == b) continue;
    const auto cables = static_cast<double>(link.cables);
    for (const auto pair : {groups.pair(a, b), groups.pair(b, a)}) groups.cables[pair] += cables;
    add_gateway(groups.gateways[groups.pair(a, b)], link.a, cables);
    add_gateway(groups.gateways[groups.pair(b, a)], link.b, cables);
  }
  for (std::size_t p = 0; p < groups.gateways.size(); ++p)
    for (auto& gateway : groups.gateways[p]) gateway.share /= groups.cables[p];
  return groups;
}

/// Traffic sorted by where it crosses groups.
struct Crossing {
  std::vector<double> out;                 ///< [switch x groups + group]: from the switch to the group
  std::vector<double> in;                  ///< [switch x groups + group]: to the switch from the group
  std::vector<double> total;               ///< [pair]: from group to group
  std::vector<std::vector<double>> local;  ///< by group: [to x switches of the group + from]
};

Crossing crossing(const Groups& groups) {
  Crossing c;
  c.out.assign(groups.group.size() * groups.count, 0.0);
  c.in = c.out;
  c.total.assign(groups.count * groups.count, 0.0);
  for (const auto& switches : groups.switches) c.local.emplace_back(switches.size() * switches.size(), 0.0);
  return c;
}

void add_local(const Groups& groups, Crossing& c, std::int32_t from, std::int32_t to, double rate) {
  const std::size_t group = groups.group[index(to)];
  c.local[group][groups.place[index(to)] * groups.switches[group].size() + groups.place[index(from)]] += rate;
}

void add_product(const Groups& groups, const Traffic::Product& product, Crossing& c) {
  std::vector<double> out(groups.count, 0.0), in(groups.count, 0.0);
  for (std::size_t s = 0; s < groups.group.size(); ++s) {
    out[groups.group[s]] += product.out[s];
    in[groups.group[s]] += product.in[s];
  }
  for (std::size_t s = 0; s < groups.group.size(); ++s)
    for (std::size_t g = 0; g < groups.count; ++g) {
      if (g == groups.group[s]) continue;
      c.out[s * groups.count + g] += product.out[s] * in[g];
      c.in[s * groups.count + g] += product.in[s] * out[g];
    }
  for (std::size_t a = 0; a < groups.count; ++a)
    for (std::size_t b = 0; b < groups.count; ++b)
      if (a != b) c.total[groups.pair(a, b)] += out[a] * in[b];
  for (const auto& switches : groups.switches)
    for (const auto to : switches)
      for (const auto from : switches)
        if (from != to) add_local(groups, c, from, to, product.out[index(from)] * product.in[index(to)]);
}

void add_flow(const Groups& groups, const Flow& flow, Crossing& c) {
  const std::size_t a = groups.group[index(flow.from)], b = groups.group[index(flow.to)];
  if (a == b) return add_local(groups, c, flow.from, flow.to, flow.rate);
  c.out[index(flow.from) * groups.count + b] += flow.rate;
  c.in[index(flow.to) * groups.count + a] += flow.rate;
  c.total[groups.pair(a, b)] += flow.rate;
}

/// Inside a Dragonfly group by way of any of its routers.
void spread_inside(std::vector<double>& local, std::size_t routers) {
  std::vector<double> sent(routers, 0.0), received(routers, 0.0);
  for (std::size_t to = 0; to < routers; ++to)
    for (std::size_t from = 0; from < routers; ++from) {
      sent[from] += local[to * routers + from];
      received[to] += local[to * routers + from];
    }
  for (std::size_t to = 0; to < routers; ++to)
    for (std::size_t from = 0; from < routers; ++from)
      local[to * routers + from] =
          from == to ? 0.0 : (sent[from] + received[to]) / static_cast<double>(routers);
}

/// One g-th of what goes from group `a` to group `b` comes through group `via`: from where it lands to where it leaves.
void pass_through(const Groups& groups, std::size_t a, std::size_t via, std::size_t b, double rate,
                  Crossing& c) {
  const auto& landing = groups.gateways[groups.pair(via, a)];
  const auto& leaving = groups.gateways[groups.pair(via, b)];
  const auto share = [](const std::vector<Gateway>& gateways, std::int32_t at) {
    const auto found = std::lower_bound(gateways.begin(), gateways.end(), at,
                                        [](const Gateway& g, std::int32_t s) { return g.at < s; });
    return found != gateways.end() && found->at == at ? found->share : 0.0;
  };
  double moved = 0.0;
  for (const auto& to : leaving) moved += std::max(0.0, to.share - share(landing, to.at));
  if (moved <= 1e-12) return;
  for (const auto& from : landing) {
    const double surplus = from.share - share(leaving, from.at);
    if (surplus <= 0.0) continue;
    for (const auto& to : leaving) {
      const double wanted = to.share - share(landing, to.at);
      if (wanted > 0.0) add_local(groups, c, from.at, to.at, rate * surplus * wanted / moved);
    }
  }
}

/// What each switch sends towards (receives from) each group when every g-th packet goes by way of each group.
void detour(const Groups& groups, std::vector<double>& rates) {
  for (std::size_t s = 0; s < groups.group.size(); ++s) {
    const std::span<double> row(rates.data() + s * groups.count, groups.count);
    double sum = 0.0;
    for (const double rate : row) sum += rate;
    for (std::size_t g = 0; g < groups.count; ++g)
      if (g != groups.group[s]) row[g] = (sum + row[g]) / static_cast<double>(groups.count);
  }
}

void by_random_group(const Groups& groups, Crossing& c) {
  const std::size_t n = groups.count;
  const auto share = 1.0 / static_cast<double>(n);
  std::vector<double> sent(n, 0.0), received(n, 0.0);
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < n; ++b) {
      const double rate = c.total[groups.pair(a, b)] * share;
      sent[a] += rate;
      received[b] += rate;
      if (rate <= 0.0) continue;
      for (std::size_t via = 0; via < n; ++via)
        if (via != a && via != b) pass_through(groups, a, via, b, rate, c);
    }
  for (std::size_t a = 0; a < n; ++a)  // first leg, second leg; straight ones are in both sums
    for (std::size_t b = 0; b < n; ++b)
      if (a != b) c.total[groups.pair(a, b)] = sent[a] + received[b];
  detour(groups, c.out);
  detour(groups, c.in);
}

/// From switches to the gateways, over the cables, from the gateways to the switches.
void add_gateway_traffic(const Graph& graph, const Groups& groups, Crossing& c, ChannelLoads& loads) {
  for (std::size_t s = 0; s < groups.group.size(); ++s)
    for (std::size_t g = 0; g < groups.count; ++g) {
      const double out = c.out[s * groups.count + g], in = c.in[s * groups.count + g];
      if (out <= 0.0 && in <= 0.0) continue;
      const auto here = static_cast<std::int32_t>(s);
      for (const auto& gateway : groups.gateways[groups.pair(groups.group[s], g)]) {
        if (gateway.at == here) continue;
        add_local(groups, c, here, gateway.at, out * gateway.share);
        add_local(groups, c, gateway.at, here, in * gateway.share);
      }
    }
  for (std::size_t i = 0; i < graph.links.size(); ++i) {
    const auto& link = graph.links[i];
    const std::size_t a = groups.group[index(link.a)], b = groups.group[index(link.b)];
    if (a == b) continue;
    const double share = static_cast<double>(link.cables) / groups.cables[groups.pair(a, b)];
    loads.forward[i] += c.total[groups.pair(a, b)] * share;
    loads.backward[i] += c.total[groups.pair(b, a)] * share;
  }
}

}  // namespace

bool groups_joined(const Graph& graph) {
  if (graph.topology != Topology::dragonfly && graph.topology != Topology::dragonfly_plus) return false;
  const auto groups = groups_of(graph);
  for (std::size_t a = 0; a < groups.count; ++a)
    for (std::size_t b = 0; b < groups.count; ++b)
      if (a != b && groups.cables[groups.pair(a, b)] <= 0.0) return false;
  return true;
}

ChannelLoads group_loads(const Graph& graph, const Traffic& traffic, bool valiant) {
  const auto groups = groups_of(graph);
  auto c = crossing(groups);
  for (const auto& product : traffic.products) add_product(groups, product, c);
  for (const auto& flow : traffic.flows) add_flow(groups, flow, c);
  if (valiant && graph.topology == Topology::dragonfly)
    for (std::size_t g = 0; g < groups.count; ++g) spread_inside(c.local[g], groups.switches[g].size());
  if (valiant) by_random_group(groups, c);
  ChannelLoads loads{std::vector<double>(graph.links.size(), 0.0),
                     std::vector<double>(graph.links.size(), 0.0)};
  add_gateway_traffic(graph, groups, c, loads);
  ShortestPaths paths(graph, ShortestPaths::Links::local);
  std::vector<double> from(graph.switches.size(), 0.0);
  for (std::size_t g = 0; g < groups.count; ++g) {
    const auto& switches = groups.switches[g];
    for (std::size_t to = 0; to < switches.size(); ++to) {
      for (std::size_t s = 0; s < switches.size(); ++s)
        from[index(switches[s])] = c.local[g][to * switches.size() + s];
      paths.send(switches[to], from, loads);
    }
  }
  return loads;
}

}  // namespace plenum::fabric
