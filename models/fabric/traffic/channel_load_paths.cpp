#include <algorithm>

#include "models/fabric/traffic/channel_load.h"

namespace plenum::fabric {

ShortestPaths::ShortestPaths(const Graph& graph, Links links)
    : first_(graph.switches.size() + 1, 0), distance_(graph.switches.size(), -1),
      paths_(graph.switches.size(), 0.0) {
  const auto used = [links](const GraphLink& link) { return links == Links::all || !link.global; };
  for (const auto& link : graph.links) {
    if (!used(link)) continue;
    ++first_[static_cast<std::size_t>(link.a) + 1];
    ++first_[static_cast<std::size_t>(link.b) + 1];
  }
  for (std::size_t s = 1; s < first_.size(); ++s) first_[s] += first_[s - 1];
  channels_.resize(first_.back());
  auto next = first_;
  for (std::size_t i = 0; i < graph.links.size(); ++i) {
    const auto& link = graph.links[i];
    if (!used(link)) continue;
    const auto index = static_cast<std::int32_t>(i);
    const auto cables = static_cast<double>(link.cables);
    channels_[next[static_cast<std::size_t>(link.a)]++] = {link.b, index, cables, true};
    channels_[next[static_cast<std::size_t>(link.b)]++] = {link.a, index, cables, false};
  }
}

/// Distances and numbers of shortest paths to one switch, breadth first.
void ShortestPaths::measure(std::int32_t to) {
  for (const auto s : order_) distance_[static_cast<std::size_t>(s)] = -1;
  order_.assign(1, to);
  distance_[static_cast<std::size_t>(to)] = 0;
  paths_[static_cast<std::size_t>(to)] = 1.0;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const auto at = static_cast<std::size_t>(order_[i]);
    for (std::size_t c = first_[at]; c < first_[at + 1]; ++c) {
      const auto next = static_cast<std::size_t>(channels_[c].to);
      if (distance_[next] < 0) {
        distance_[next] = distance_[at] + 1;
        paths_[next] = 0.0;
        order_.push_back(channels_[c].to);
      }
      if (distance_[next] == distance_[at] + 1) paths_[next] += channels_[c].cables * paths_[at];
    }
  }
}

void ShortestPaths::pass_on(std::int32_t at, double rate, std::vector<double>& from,
                            ChannelLoads& loads) const {
  const auto here = static_cast<std::size_t>(at);
  for (std::size_t c = first_[here]; c < first_[here + 1]; ++c) {
    const auto& channel = channels_[c];
    const auto next = static_cast<std::size_t>(channel.to);
    if (distance_[next] != distance_[here] - 1) continue;
    const double share = rate * channel.cables * paths_[next] / paths_[here];
    from[next] += share;
    (channel.forward ? loads.forward : loads.backward)[static_cast<std::size_t>(channel.link)] += share;
  }
}

void ShortestPaths::send(std::int32_t to, std::vector<double>& from, ChannelLoads& loads) {
  measure(to);
  for (std::size_t i = order_.size(); i-- > 0;) {
    auto& rate = from[static_cast<std::size_t>(order_[i])];
    if (rate > 0.0 && i > 0) pass_on(order_[i], rate, from, loads);
    rate = 0.0;
  }
  for (auto& left : from)
    if (left > 0.0) loads.all_reached = false, left = 0.0;
}

ChannelLoads shortest_path_loads(const Graph& graph, const Traffic& traffic) {
  ChannelLoads loads{std::vector<double>(graph.links.size(), 0.0),
                     std::vector<double>(graph.links.size(), 0.0)};
  ShortestPaths paths(graph, ShortestPaths::Links::all);
  std::vector<double> from(graph.switches.size(), 0.0);
  auto flow = traffic.flows.begin();
  for (std::size_t to = 0; to < graph.switches.size(); ++to) {
    bool any = false;
    for (const auto& product : traffic.products) {
      if (product.in[to] <= 0.0) continue;
      any = true;
      for (std::size_t s = 0; s < from.size(); ++s) from[s] += product.out[s] * product.in[to];
    }
    for (; flow != traffic.flows.end() && static_cast<std::size_t>(flow->to) == to; ++flow) {
      any = true;
      from[static_cast<std::size_t>(flow->from)] += flow->rate;
    }
    if (any) paths.send(static_cast<std::int32_t>(to), from, loads);
  }
  return loads;
}

}  // namespace plenum::fabric
