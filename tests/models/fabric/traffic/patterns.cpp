#include "models/fabric/traffic/patterns.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "models/fabric/plane/graph_measures.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand tree(double endpoints, double radix, double oversubscription, double levels = 0) {
  PlaneDemand d;
  d.servers = endpoints;
  d.server_ports = 1;
  d.radix = radix;
  d.oversubscription = oversubscription;
  d.levels = levels;
  return d;
}

/// Full groups of `routers` with `hosts` endpoints each.
PlaneDemand dragonfly(double hosts, double routers, double groups, double links) {
  PlaneDemand d;
  d.topology = Topology::dragonfly;
  d.servers = hosts * routers * groups;
  d.server_ports = 1;
  d.radix = 512;
  d.cells.hosts = hosts, d.cells.group_leaves = routers, d.cells.groups = groups;
  d.cells.global_links = links, d.cells.global_ports = std::ceil(links * (groups - 1) / routers);
  return d;
}

PlaneDemand dragonfly_plus(double hosts, double leaves, double spines, double pair, double groups,
                           double links) {
  PlaneDemand d = dragonfly(hosts, leaves, groups, links);
  d.topology = Topology::dragonfly_plus;
  d.cells.group_spines = spines, d.cells.pair_links = pair;
  d.cells.global_ports = std::ceil(links * (groups - 1) / spines);
  return d;
}

PlaneDemand grid(Topology topology, double hosts, std::vector<double> dimensions) {
  PlaneDemand d;
  d.topology = topology;
  d.servers = hosts * std::accumulate(dimensions.begin(), dimensions.end(), 1.0, std::multiplies<>());
  d.server_ports = 1;
  d.radix = 512;
  d.cells.hosts = hosts, d.cells.pair_links = 1, d.cells.dimensions = std::move(dimensions);
  return d;
}

}  // namespace

TEST_CASE("patterns: what is known of each topology") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    Pattern pattern;
    Routing routing;
    double expected, tolerance = 1e-12;
  };
  const auto uniform = Pattern::uniform, neighbour = Pattern::neighbour, adversarial = Pattern::adversarial;
  const auto minimal = Routing::minimal, valiant = Routing::valiant, adaptive = Routing::adaptive;
  // Kim, Dally, Scott and Abts, ISCA 2008: the a p endpoints of a group share the m cables to the next, m / (a p); Valiant's
  // about 50 %. Dragonfly+ (Shpiner et al. 2017): the same with the endpoints of a group. Valiant's sends 2 n / (g m) over each
  // cable between groups of n endpoints. Fat trees: 1 / taper of what leaves a leaf, d (N - d) / (N - 1) of uniform traffic.
  // Dally and Towles 2004: torus, uniform k / 8 of what a router sends on each channel, tornado ceil(k / 2) - 1; HyperX: one
  // cable for all of a router.
  // clang-format off
  const Row rows[] = {
    {"balanced Dragonfly, p 2 a 4 h 2, 9 groups",  dragonfly(2, 4, 9, 1),              adversarial, minimal,  1.0 / 8},
    {"the same",                                   dragonfly(2, 4, 9, 1),              adversarial, valiant,  0.5, 0.05},
    {"the same",                                   dragonfly(2, 4, 9, 1),              adversarial, adaptive, 0.5, 0.05},
    {"balanced Dragonfly, p 4 a 8 h 4, 33 groups", dragonfly(4, 8, 33, 1),             adversarial, minimal,  1.0 / 32},
    {"the same",                                   dragonfly(4, 8, 33, 1),             adversarial, valiant,  0.5, 0.05},
    {"the same",                                   dragonfly(4, 8, 33, 1),             uniform,     minimal,  1},
    {"8 parallel links",                           dragonfly(4, 8, 5, 8),              adversarial, minimal,  8.0 / 32},
    {"largest Dragonfly+ of radix 8",              dragonfly_plus(4, 4, 4, 1, 17, 1),  adversarial, minimal,  1.0 / 16},
    {"the same",                                   dragonfly_plus(4, 4, 4, 1, 17, 1),  adversarial, valiant,  0.5 * 17 / 16},
    {"the same",                                   dragonfly_plus(4, 4, 4, 1, 17, 1),  uniform,     minimal,  1},
    {"4 links between groups",                     dragonfly_plus(4, 4, 4, 1, 5, 4),   adversarial, minimal,  4.0 / 16},
    {"the same",                                   dragonfly_plus(4, 4, 4, 1, 5, 4),   adversarial, adaptive, 0.5 * 5 / 4},
    {"non-blocking tree, two levels",              tree(128, 16, 1),                   uniform,     minimal,  1},
    {"the same",                                   tree(128, 16, 1),                   adversarial, minimal,  1},
    {"the same",                                   tree(128, 16, 1),                   neighbour,   minimal,  1},
    {"non-blocking tree, three levels",            tree(128, 8, 1),                    uniform,     minimal,  1},
    {"the same",                                   tree(128, 8, 1),                    adversarial, minimal,  1},
    {"2:1 tree of radix 12, 4 leaves of 8",        tree(32, 12, 2, 2),                 adversarial, minimal,  0.5},
    {"the same",                                   tree(32, 12, 2, 2),                 adversarial, valiant,  0.5},
    {"the same",                                   tree(32, 12, 2, 2),                 uniform,     minimal,  0.5 * 31 / 24},
    {"one switch",                                 tree(16, 16, 1),                    adversarial, minimal,  1},
    {"torus of 8 x 8, uniform",                    grid(Topology::torus, 2, {8, 8}),   uniform,     minimal,  127.0 / 256},
    {"the same, tornado",                          grid(Topology::torus, 2, {8, 8}),   adversarial, minimal,  1.0 / 6},
    {"the same, by random routers",                grid(Topology::torus, 2, {8, 8}),   adversarial, valiant,  0.25},
    {"HyperX of 4 x 4",                            grid(Topology::hyperx, 4, {4, 4}),  adversarial, minimal,  0.25},
    {"the same, by random routers",                grid(Topology::hyperx, 4, {4, 4}),  adversarial, valiant,  0.5},
    {"the same, uniform",                          grid(Topology::hyperx, 2, {4, 4}),  uniform,     minimal,  1},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto expected = Approx(row.expected).epsilon(row.tolerance);
    CHECK(sustained(plane(row.demand), row.pattern, row.routing) == expected);
    CHECK(sustained(graph(row.demand), row.pattern, row.routing) == expected);
  }
}

TEST_CASE("patterns: built networks") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    double minimal, valiant;
  };
  // m over the endpoints of a group, and g m / 2 over them: 10 links between two of 20 groups (JUWELS Booster), 18 between
  // two of 23 (Leonardo).
  // clang-format off
  const Row rows[] = {
    {"JUWELS Booster: 10 leaves of 20, 10 spines",  dragonfly_plus(20, 10, 10, 2, 20, 10), 10.0 / 200, 20 * 10.0 / 2 / 200},
    {"Leonardo: 18 leaves of 20, 18 spines",        dragonfly_plus(20, 18, 18, 1, 23, 18), 18.0 / 360, 23 * 18.0 / 2 / 360},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto counts = plane(row.demand);
    const auto drawn = graph(row.demand);
    CHECK(sustained(counts, Pattern::adversarial, Routing::minimal) == Approx(row.minimal));
    CHECK(sustained(drawn, Pattern::adversarial, Routing::minimal) == Approx(row.minimal));
    CHECK(sustained(counts, Pattern::adversarial, Routing::valiant) == Approx(row.valiant));
    CHECK(sustained(drawn, Pattern::adversarial, Routing::valiant) == Approx(row.valiant));
  }
}

namespace {

/// All shortest paths of cables, one by one: an independent, slow count.
class EveryPath {
 public:
  explicit EveryPath(const Graph& graph) : graph_(graph), load_(2 * graph.links.size(), 0.0) {}

  void send(int from, int to, double rate) {
    paths_.clear();
    shortest_ = std::numeric_limits<std::size_t>::max();
    walk(from, to, {}, 1.0);
    double all = 0;
    for (const auto& [path, cables] : paths_) all += cables;
    for (const auto& [path, cables] : paths_)
      for (const auto channel : path) load_[channel] += rate * cables / all;
  }
  std::vector<double> busier_per_cable() const {
    std::vector<double> loads;
    for (std::size_t i = 0; i < graph_.links.size(); ++i)
      loads.push_back(std::max(load_[2 * i], load_[2 * i + 1]) / graph_.links[i].cables);
    return loads;
  }

 private:
  void walk(int at, int to, const std::vector<std::size_t>& path, double cables) {
    if (path.size() > std::min<std::size_t>(shortest_, 4)) return;
    if (at == to) {
      if (path.size() < shortest_) paths_.clear();
      shortest_ = path.size();
      paths_.push_back({path, cables});
      return;
    }
    for (std::size_t i = 0; i < graph_.links.size(); ++i) {
      const auto& link = graph_.links[i];
      if (link.a != at && link.b != at) continue;
      auto longer = path;
      longer.push_back(2 * i + (link.a == at ? 0 : 1));
      walk(link.a == at ? link.b : link.a, to, longer, cables * link.cables);
    }
  }
  const Graph& graph_;
  std::vector<double> load_;
  std::vector<std::pair<std::vector<std::size_t>, double>> paths_;
  std::size_t shortest_ = 0;
};

/// 4 leaves of 2, 2, 2 and 1 endpoints; two spines with unequal cables.
Graph uneven_tree() {
  Graph g;
  for (const int endpoints : {2, 2, 2, 1}) {
    for (int e = 0; e < endpoints; ++e)
      g.endpoint_switch.push_back(static_cast<std::int32_t>(g.switches.size()));
    g.switches.push_back({Role::leaf, 0, endpoints});
  }
  g.switches.push_back({Role::spine, 0, 0});
  g.switches.push_back({Role::spine, 0, 0});
  g.links = {{0, 4, 2}, {0, 5, 1}, {1, 4, 1}, {1, 5, 1}, {2, 4, 1}, {2, 5, 3}, {3, 5, 1}};
  return g;
}

}  // namespace

TEST_CASE("patterns: loads are those of all paths counted one by one") {
  struct Row {
    const char* what;
    Graph graph;
  };
  const Row rows[] = {
      {"uneven tree", uneven_tree()},
      {"tree of three levels", graph(tree(16, 4, 1))},
      {"torus of 3 x 4", graph(grid(Topology::torus, 1, {3, 4}))},
      {"HyperX of 3 x 3", graph(grid(Topology::hyperx, 2, {3, 3}))},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto& g = row.graph;
    const double n = static_cast<double>(g.endpoint_switch.size());
    EveryPath uniform(g), neighbour(g);
    for (std::size_t a = 0; a < g.endpoint_switch.size(); ++a) {
      for (std::size_t b = 0; b < g.endpoint_switch.size(); ++b)
        if (a != b) uniform.send(g.endpoint_switch[a], g.endpoint_switch[b], 1 / (n - 1));
      neighbour.send(g.endpoint_switch[a], g.endpoint_switch[(a + 1) % g.endpoint_switch.size()], 1);
    }
    const auto ours = link_loads(g, Pattern::uniform, Routing::minimal);
    const auto theirs = uniform.busier_per_cable();
    const auto ours_next = link_loads(g, Pattern::neighbour, Routing::minimal);
    const auto theirs_next = neighbour.busier_per_cable();
    REQUIRE(ours.size() == theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
      INFO("link " << i);
      CHECK(ours[i] == Approx(theirs[i]).margin(1e-12));
      CHECK(ours_next[i] == Approx(theirs_next[i]).margin(1e-12));
    }
  }
}

TEST_CASE("patterns: groups send over every cable between them evenly") {
  // Three groups of two routers with one endpoint; 3 cables between each two groups, which two routers cannot share equally.
  const auto g = graph(dragonfly(1, 2, 3, 3));
  const auto loads = link_loads(g, Pattern::adversarial, Routing::minimal);
  for (std::size_t i = 0; i < loads.size(); ++i)
    if (g.links[i].global) {
      INFO("link " << i);
      CHECK(loads[i] == Approx(2.0 / 3));
    }
}

TEST_CASE("patterns: nobody receives more than one endpoint takes") {
  // 16 endpoints in one leaf, 4 in the other: the full one sends a quarter, so that 4 cross in either direction.
  Graph g;
  g.switches = {{Role::leaf, 0, 16}, {Role::leaf, 0, 4}, {Role::spine, 0, 0}};
  g.endpoint_switch.assign(16, 0);
  g.endpoint_switch.insert(g.endpoint_switch.end(), 4, 1);
  g.links = {{0, 2, 8}, {1, 2, 8}};
  CHECK(link_loads(g, Pattern::adversarial, Routing::minimal) == std::vector<double>{0.5, 0.5});
}

TEST_CASE("patterns: no network, no limit; no path, nothing") {
  CHECK(sustained(Plane{}, Pattern::uniform, Routing::minimal) == 1);
  CHECK(sustained(Graph{}, Pattern::uniform, Routing::minimal) == 1);
  CHECK(link_loads(Graph{}, Pattern::adversarial, Routing::adaptive).empty());
  PlaneDemand one = tree(8, 16, 1, 2);
  one.servers = 1, one.server_ports = 8;
  CHECK(sustained(plane(one), Pattern::neighbour, Routing::minimal) == 1);
  auto cut = graph(tree(32, 16, 1));
  std::erase_if(cut.links, [](const GraphLink& link) { return link.a == 0; });
  for (const auto routing : {Routing::minimal, Routing::valiant, Routing::adaptive})
    CHECK(sustained(cut, Pattern::uniform, routing) == 0);
  auto groups = graph(dragonfly(1, 2, 3, 1));
  const auto before = sustained(groups, Pattern::uniform, Routing::minimal);
  groups.links.erase(std::find_if(groups.links.begin(), groups.links.end(),
                                  [](const GraphLink& link) { return link.global; }));
  const auto after = sustained(groups, Pattern::uniform, Routing::minimal);
  CHECK(after > 0);  // by way of the third group
  CHECK(after < before);
}
