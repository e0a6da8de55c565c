#include "models/fabric/traffic/failure.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/plane/graph_measures.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand tree(double servers, double ports, double radix, double oversubscription = 1) {
  PlaneDemand d;
  d.servers = servers, d.server_ports = ports, d.radix = radix, d.oversubscription = oversubscription;
  return d;
}

PlaneDemand groups(Topology topology, double hosts, double leaves, double spines, double pair, double count,
                   double links) {
  PlaneDemand d;
  d.topology = topology;
  d.servers = hosts * leaves * count, d.server_ports = 1, d.radix = 512;
  d.cells.hosts = hosts, d.cells.group_leaves = leaves, d.cells.groups = count, d.cells.global_links = links;
  if (topology == Topology::dragonfly_plus) d.cells.group_spines = spines, d.cells.pair_links = pair;
  d.cells.global_ports = std::ceil(links * (count - 1) / (spines > 0 ? spines : leaves));
  return d;
}

PlaneDemand grid(Topology topology, double hosts, double cables, std::vector<double> dimensions) {
  PlaneDemand d;
  d.topology = topology;
  double routers = 1;
  for (const double axis : dimensions) routers *= axis;
  d.servers = hosts * routers, d.server_ports = 1, d.radix = 512;
  d.cells.hosts = hosts, d.cells.pair_links = cables, d.cells.dimensions = std::move(dimensions);
  return d;
}

/// Bisection left without the worst switch of a role, on the graph; 1 where there is none.
double worst_without(const Graph& graph, Role role) {
  double worst = 1;
  for (std::size_t i = 0; i < graph.switches.size(); ++i)
    if (graph.switches[i].role == role) worst = std::min(worst, without_switch(graph, static_cast<int>(i)));
  return worst;
}

}  // namespace

TEST_CASE("failure: what is left, by hand") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    double link, spine, core, leaf_endpoints;
  };
  // Two levels: a leaf keeps (up - 1) / up, the halves (spines - 1) / spines. Three levels: one pod of p loses one of its spines,
  // 1 - 2 / (p x spines of a pod); each core carries an equal share. Dragonflies: the worst switch's cables to the other half
  // over g^2 / 4 x m.
  // clang-format off
  const Row rows[] = {
    {"no network",                                 tree(0, 1, 64),       1,         1,           1,         0},
    {"one switch",                                 tree(64, 1, 64),      1,         1,           1,         64},
    {"128 servers x 8, radix 64: 32 + 16",         tree(128, 8, 64),     31.0 / 32, 15.0 / 16,   1,         32},
    {"256 servers x 8, radix 64: 64 + 32",         tree(256, 8, 64),     31.0 / 32, 31.0 / 32,   1,         32},
    {"2:1, radix 36: 10 + 4 of 12 up",             tree(240, 1, 36, 2),  11.0 / 12, 3.0 / 4,     1,         24},
    {"largest of radix 8: 8 pods of 4 + 4, 16",    tree(128, 1, 8),      3.0 / 4,   15.0 / 16,   15.0 / 16, 4},
    {"largest Dragonfly+ of radix 8, of 16 groups",
     groups(Topology::dragonfly_plus, 4, 4, 4, 1, 16, 1),                3.0 / 4,   1 - 4.0 / 64, 1,        4},
    {"Dragonfly, 8 groups of 4, 4 links",
     groups(Topology::dragonfly, 2, 4, 0, 0, 8, 4),                      9.0 / 10,  1 - 4.0 / 64, 1,        2},
    {"HyperX of 8 x 4",                            grid(Topology::hyperx, 4, 1, {8, 4}), 9.0 / 10,  1 - 2.0 / 32, 1, 4},
    {"torus of 8 x 4",                             grid(Topology::torus, 4, 1, {8, 4}),  3.0 / 4,   7.0 / 8,      1, 4},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto f = failures(plane(row.demand));
    CHECK(f.link == Approx(row.link));
    CHECK(f.spine == Approx(row.spine));
    CHECK(f.core == Approx(row.core));
    CHECK(f.worst_switch() == std::min(f.spine, f.core));
    CHECK(f.leaf_endpoints == row.leaf_endpoints);
  }
}

TEST_CASE("failure: counts say what the graph says") {
  std::vector<PlaneDemand> demands;
  for (const double radix : {4.0, 8.0, 12.0})
    for (const double taper : {1.0, 2.0, 3.0})
      for (const double spare : {0.0, 1.0})
        for (const double levels : {2.0, 3.0})
          for (const double part : {2.0, 3.0, 4.0}) {
            if (levels == 3 && part == 3) continue;  // the middle pod is cut in two
            const double up = std::floor(radix / (1 + taper) + 1e-9), down = radix - up - spare;
            if (up < 1 || down < 1) continue;
            auto d = tree(part * (levels == 3 ? std::floor(radix / 2) : 1) * down, 1, radix, taper);
            d.levels = levels, d.spare_ports = spare;
            demands.push_back(d);
          }
  for (const double count : {1.0, 2.0, 4.0, 6.0, 8.0})
    for (const double links : {1.0, 2.0, 4.0, 6.0}) {
      demands.push_back(groups(Topology::dragonfly_plus, 4, 4, 4, 1, count, links));
      demands.push_back(groups(Topology::dragonfly_plus, 3, 6, 3, 2, count, links));
      demands.push_back(groups(Topology::dragonfly, 2, 4, 0, 0, count, links));
      demands.push_back(groups(Topology::dragonfly, 4, 6, 0, 0, count, links));
    }
  for (const auto topology : {Topology::hyperx, Topology::torus})
    for (const double hosts : {1.0, 4.0})
      for (const auto& shape : {std::vector<double>{4}, {2, 2}, {4, 4}, {6, 4}, {4, 6}, {8, 2}, {4, 4, 2}})
        demands.push_back(grid(topology, hosts, 1, shape));
  int compared = 0;
  for (const auto& demand : demands) {
    const auto counts = plane(demand);
    if (counts.problem != Problem::none) continue;
    const auto drawn = graph(demand);
    INFO("topology " << static_cast<int>(demand.topology) << ", radix " << demand.radix << ", taper "
                     << demand.oversubscription << ", levels " << counts.levels << ", leaves " << counts.leaf
                     << ", groups " << counts.groups << ", links " << counts.group_links << ", endpoints "
                     << counts.endpoints);
    // A Dragonfly+ spine with more cables to the other half than to its leaves is no longer the cut that counts.
    const double across = counts.groups / 2 * std::ceil(counts.group_links / counts.group_spines);
    if (demand.topology == Topology::dragonfly_plus && counts.groups > 1 && across > counts.spine_down)
      continue;
    ++compared;
    const auto f = failures(counts);
    CHECK(f.spine == Approx(worst_without(drawn, counts.spine > 0 ? Role::spine : Role::leaf)));
    CHECK(f.core == Approx(worst_without(drawn, Role::core)));
  }
  CHECK(compared > 90);
}

TEST_CASE("failure: one cable costs no more than its switch") {
  for (const auto& demand :
       {tree(32, 1, 16), tree(128, 1, 8), groups(Topology::dragonfly_plus, 4, 4, 4, 1, 4, 4),
        groups(Topology::dragonfly, 2, 4, 0, 0, 4, 4), grid(Topology::torus, 2, 2, {4, 4})}) {
    const auto drawn = graph(demand);
    const double before = bisection_links(drawn);
    for (std::size_t i = 0; i < drawn.links.size(); ++i) {
      const double left = without_cable(drawn, static_cast<int>(i));
      CHECK(left <= 1);
      CHECK(left >= 1 - 1 / before - 1e-12);  // a cable carries one link's rate
      CHECK(left >= without_switch(drawn, drawn.links[i].a) - 1e-12);
      CHECK(left >= without_switch(drawn, drawn.links[i].b) - 1e-12);
    }
  }
}

TEST_CASE("failure: without endpoints nothing is lost") {
  Graph empty;
  empty.switches = {{Role::leaf, 0, 0}, {Role::spine, 0, 0}};
  empty.links = {{0, 1, 2}};
  CHECK(without_switch(empty, 1) == 1);
  CHECK(without_cable(empty, 0) == 1);
}
