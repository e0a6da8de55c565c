#pragma once

#include <cstddef>
#include <vector>

#include "models/fabric/plane/plane.h"

/// The parts of a channel-load analysis (patterns.h): who sends to whom, over which paths, and what that puts on each link.
/// Rates are in injection rates of one endpoint. Dally and Towles, *Principles and Practices of Interconnection Networks*,
/// 2004, chapter 3.
namespace plenum::fabric {

/// Traffic from the endpoints of one switch to those of another.
struct Flow {
  std::int32_t from = 0, to = 0;
  double rate = 0;
};

/// Traffic between switches: the sum of the products (dense patterns) and the flows (sparse ones, ordered by `to`). What
/// stays inside a switch uses no link and is left out.
struct Traffic {
  struct Product {
    std::vector<double> out, in;  ///< by switch; out[a] x in[b] goes from a to b
  };
  std::vector<Product> products;
  std::vector<Flow> flows;
};

/// What each pattern sends. Nobody receives more than one endpoint takes: a group that sends to a smaller one sends less.
Traffic traffic(const Graph& graph, Pattern pattern);

/// Traffic by way of a switch drawn evenly from all leaves (the source's and the destination's too): both legs together.
/// Valiant, "A scheme for fast parallel communication", SIAM J. Computing 11(2), 1982.
Traffic by_random_switch(const Graph& graph, const Traffic& direct);

/// Load of both directions of each link, all cables of the link together.
struct ChannelLoads {
  std::vector<double> forward, backward;  ///< a to b, b to a
  bool all_reached = true;                ///< false: some traffic has no path
};

/// Sends traffic over all shortest paths evenly, each cable a path of its own (two links in parallel carry twice as much).
class ShortestPaths {
 public:
  /// All links, or only those inside groups.
  enum class Links { all, local };
  ShortestPaths(const Graph& graph, Links links);
  /// Adds what `from` (rate by switch) puts on the links on its way to `to`. Clears `from`.
  void send(std::int32_t to, std::vector<double>& from, ChannelLoads& loads);

 private:
  struct Channel {
    std::int32_t to = 0, link = 0;
    double cables = 1;
    bool forward = true;
  };
  void measure(std::int32_t to);
  void pass_on(std::int32_t at, double rate, std::vector<double>& from, ChannelLoads& loads) const;

  std::vector<std::size_t> first_;
  std::vector<Channel> channels_;
  std::vector<std::int32_t> distance_;  ///< to the destination; -1: not reached
  std::vector<double> paths_;           ///< shortest paths to the destination
  std::vector<std::int32_t> order_;     ///< near to far
};

/// Loads of traffic over shortest paths.
ChannelLoads shortest_path_loads(const Graph& graph, const Traffic& traffic);

/// Whether all groups are joined to all others directly, as in a Dragonfly or Dragonfly+.
bool groups_joined(const Graph& graph);

/// Loads in such a network. Minimal: one cable between the two groups, each of them evenly, and shortest paths inside the
/// groups. Valiant: by way of a group drawn evenly from all, own and destination's included (then minimal), where as much as
/// possible leaves from the switch where it came in (Kim, Dally, Scott and Abts, ISCA 2008; Shpiner et al., HiPINEB 2017);
/// traffic inside a Dragonfly group by way of any of its routers, inside a Dragonfly+ group over all its spines.
ChannelLoads group_loads(const Graph& graph, const Traffic& traffic, bool valiant);

}  // namespace plenum::fabric
