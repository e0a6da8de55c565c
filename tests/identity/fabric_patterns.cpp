// Channel loads: closed forms against the graph, and laws that all of them keep.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "models/fabric/plane/graph_measures.h"
#include "models/fabric/traffic/failure.h"
#include "models/fabric/traffic/patterns.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

constexpr Pattern patterns[] = {Pattern::uniform, Pattern::neighbour, Pattern::adversarial};
constexpr Routing routings[] = {Routing::minimal, Routing::valiant, Routing::adaptive};

std::string name(const PlaneDemand& d) {
  std::string text = "topology " + std::to_string(static_cast<int>(d.topology));
  const auto add = [&text](const char* what, double value) {
    text += std::string(", ") + what + " " + std::to_string(static_cast<int>(value));
  };
  add("servers", d.servers), add("ports", d.server_ports), add("radix", d.radix);
  add("taper", d.oversubscription), add("levels", d.levels), add("spare", d.spare_ports);
  const auto& c = d.cells;
  add("groups", c.groups.value_or(0)), add("leaves", c.group_leaves.value_or(0));
  add("spines", c.group_spines.value_or(0)), add("hosts", c.hosts.value_or(0));
  add("pair", c.pair_links.value_or(0)), add("links", c.global_links.value_or(0));
  for (const double axis : c.dimensions) add("axis", axis);
  return text;
}

/// Trees whose leaves and pods are full.
std::vector<PlaneDemand> full_trees() {
  std::vector<PlaneDemand> all;
  for (const auto topology : {Topology::fat_tree, Topology::rail_optimised})
    for (const double radix : {4.0, 8.0, 12.0, 36.0})
      for (const double taper : {1.0, 1.5, 2.0, 3.0})
        for (const double levels : {2.0, 3.0})
          for (const double ports : {1.0, 2.0, 4.0, 8.0})
            for (const double part : {2.0, 4.0, radix}) {
              const double up = std::floor(radix / (1 + taper) + 1e-9), down = radix - up;
              const double leaves = levels == 2 ? part : part * std::floor(radix / 2);
              const bool whole_units = topology == Topology::fat_tree || std::fmod(leaves, ports) == 0;
              if (leaves > 80 || !whole_units || std::fmod(leaves * down, ports) != 0) continue;
              PlaneDemand d;
              d.topology = topology;
              d.servers = leaves * down / ports, d.server_ports = ports;
              d.radix = radix, d.oversubscription = taper, d.levels = levels;
              all.push_back(d);
            }
  return all;
}

PlaneDemand group_demand(Topology topology, double hosts, double leaves, double groups, double links,
                         double ports) {
  PlaneDemand d;
  d.topology = topology;
  d.servers = groups * leaves * hosts / ports, d.server_ports = ports;
  d.radix = 512;
  d.cells.hosts = hosts, d.cells.group_leaves = leaves, d.cells.groups = groups, d.cells.global_links = links;
  return d;
}

/// Dragonfly+ of full groups, the cables between groups shared out evenly over the spines or not.
std::vector<PlaneDemand> full_dragonfly_plus() {
  std::vector<PlaneDemand> all;
  for (const double leaves : {1.0, 2.0, 4.0, 5.0})
    for (const double spines : {1.0, 2.0, 3.0, 6.0})
      for (const double hosts : {2.0, 4.0})
        for (const double pair : {1.0, 2.0})
          for (const double groups : {1.0, 2.0, 3.0, 4.0, 7.0, 13.0})
            for (const double links : {1.0, 2.0, 3.0, 5.0, 6.0, 8.0})
              for (const double ports : {1.0, 2.0}) {
                auto d = group_demand(Topology::dragonfly_plus, hosts, leaves, groups, links, ports);
                d.cells.group_spines = spines, d.cells.pair_links = pair;
                d.cells.global_ports = std::ceil(links * (groups - 1) / spines);
                all.push_back(d);
              }
  return all;
}

/// Dragonflies of full groups; `even`: all routers have equally many global cables, and the routers are a multiple of the
/// cables between two groups or these of the routers.
std::vector<PlaneDemand> full_dragonflies(bool even) {
  std::vector<PlaneDemand> all;
  for (const double routers : {1.0, 2.0, 3.0, 4.0, 6.0, 8.0})
    for (const double hosts : {1.0, 2.0, 4.0})
      for (const double groups : {1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 9.0, 13.0})
        for (const double links : {1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0})
          for (const double ports : {1.0, 2.0}) {
            const double rest = std::fmod(links, routers);
            const bool alike = std::fmod(rest * (groups - 1), routers) == 0;
            const bool is_even = groups == 1 || (alike && (rest == 0 || std::fmod(routers, rest) == 0));
            if (is_even != even || ports > hosts) continue;
            auto d = group_demand(Topology::dragonfly, hosts, routers, groups, links, ports);
            d.cells.global_ports = std::ceil(links * (groups - 1) / routers);
            all.push_back(d);
          }
  return all;
}

std::vector<PlaneDemand> full_grids() {
  const std::vector<double> shapes[] = {{2},       {3},       {4},       {7},    {2, 2}, {3, 3},
                                        {4, 6},    {6, 4},    {3, 5},    {5, 2}, {8, 8}, {2, 2, 2},
                                        {4, 4, 4}, {3, 4, 5}, {8, 4, 2}, {1, 4}};
  std::vector<PlaneDemand> all;
  for (const auto topology : {Topology::hyperx, Topology::torus})
    for (const auto& shape : shapes)
      for (const double hosts : {1.0, 2.0, 4.0})
        for (const double cables : {1.0, 2.0})
          for (const double ports : {1.0, 2.0}) {
            if (ports > hosts) continue;
            PlaneDemand d;
            d.topology = topology;
            d.servers = std::accumulate(shape.begin(), shape.end(), hosts, std::multiplies<>()) / ports;
            d.server_ports = ports, d.radix = 512;
            d.cells.dimensions = shape, d.cells.hosts = hosts, d.cells.pair_links = cables;
            all.push_back(d);
          }
  return all;
}

/// Networks as they come out of a switch and a number of servers, mostly not full.
std::vector<PlaneDemand> usual(Topology topology) {
  std::vector<PlaneDemand> all;
  for (const double radix : {16.0, 24.0, 36.0, 40.0, 64.0})
    for (const double servers : {16.0, 40.0, 64.0, 100.0, 127.0, 256.0, 384.0}) {
      PlaneDemand d;
      d.topology = topology;
      d.servers = servers, d.server_ports = 8, d.radix = radix;
      if (plane(d).problem == Problem::none) all.push_back(d);
    }
  return all;
}

void check_equal(const std::vector<PlaneDemand>& demands) {
  REQUIRE_FALSE(demands.empty());
  for (const auto& demand : demands) {
    INFO(name(demand));
    const auto counts = plane(demand);
    const auto drawn = graph(demand);
    REQUIRE(counts.problem == Problem::none);
    for (const auto pattern : patterns)
      for (const auto routing : {Routing::minimal, Routing::valiant}) {
        INFO("pattern " << static_cast<int>(pattern) << ", routing " << static_cast<int>(routing));
        CHECK(sustained(counts, pattern, routing) ==
              Approx(sustained(drawn, pattern, routing)).epsilon(1e-9));
      }
  }
}

void check_within(const std::vector<PlaneDemand>& demands, Pattern pattern, double least, double most) {
  REQUIRE_FALSE(demands.empty());
  for (const auto& demand : demands) {
    INFO(name(demand));
    const double ours = sustained(plane(demand), pattern, Routing::adaptive);
    const double measured = sustained(graph(demand), pattern, Routing::adaptive);
    CHECK(ours >= least * measured);
    CHECK(ours <= most * measured);
  }
}

}  // namespace

TEST_CASE("patterns: closed forms are the graph's, trees") { check_equal(full_trees()); }
TEST_CASE("patterns: closed forms are the graph's, Dragonfly+") { check_equal(full_dragonfly_plus()); }
TEST_CASE("patterns: closed forms are the graph's, Dragonfly") { check_equal(full_dragonflies(true)); }
TEST_CASE("patterns: closed forms are the graph's, HyperX and torus") { check_equal(full_grids()); }

TEST_CASE("patterns: closed forms are near the graph's where a network is not even or not full") {
  // How far off they are is known (models/fabric/README.md); these are the bounds.
  check_within(full_dragonflies(false), Pattern::uniform, 0.85, 1.15);
  check_within(full_dragonflies(false), Pattern::adversarial, 0.45, 1.15);
  for (const auto pattern : {Pattern::uniform, Pattern::adversarial}) {
    check_within(usual(Topology::dragonfly), pattern, 0.93, 1.07);
    check_within(usual(Topology::dragonfly_plus), pattern, 0.97, 1.03);
    check_within(usual(Topology::hyperx), pattern, 0.97, 1.03);
    check_within(usual(Topology::torus), pattern, 0.97, 1.10);
  }
  check_within(usual(Topology::fat_tree), Pattern::uniform, 1.0 - 1e-9, 1.06);
}

TEST_CASE("patterns: loads of all links add up to the way of all traffic") {
  // Uniform traffic is the same both ways: twice the load of all cables is endpoints x links on their mean path. Where the
  // shortest path between groups is not the only minimal one, it is less (Dragonfly) and left out.
  auto demands = full_trees();
  for (const auto& d : full_dragonfly_plus()) demands.push_back(d);
  for (const auto& d : full_grids()) demands.push_back(d);
  for (const auto topology :
       {Topology::fat_tree, Topology::rail_optimised, Topology::dragonfly_plus, Topology::torus})
    for (const auto& d : usual(topology)) demands.push_back(d);
  for (const auto& demand : demands) {
    INFO(name(demand));
    const auto drawn = graph(demand);
    const auto loads = link_loads(drawn, Pattern::uniform, Routing::minimal);
    double sum = 0;
    for (std::size_t i = 0; i < loads.size(); ++i) sum += 2 * loads[i] * drawn.links[i].cables;
    const double n = static_cast<double>(drawn.endpoint_switch.size());
    CHECK(sum == Approx(n * (paths(drawn).mean - 1)).epsilon(1e-9));
  }
}

TEST_CASE("patterns: adaptive is the better of both, nothing is above the injection rate") {
  auto demands = full_dragonflies(true);
  for (const auto topology : {Topology::fat_tree, Topology::rail_optimised, Topology::dragonfly,
                              Topology::dragonfly_plus, Topology::hyperx, Topology::torus})
    for (const auto& d : usual(topology)) demands.push_back(d);
  for (const auto& demand : demands) {
    INFO(name(demand));
    const auto counts = plane(demand);
    for (const auto pattern : patterns) {
      const double minimal = sustained(counts, pattern, Routing::minimal);
      const double valiant = sustained(counts, pattern, Routing::valiant);
      CHECK(sustained(counts, pattern, Routing::adaptive) == std::max(minimal, valiant));
      for (const auto routing : routings) {
        CHECK(sustained(counts, pattern, routing) > 0);
        CHECK(sustained(counts, pattern, routing) <= 1);
      }
    }
  }
}

TEST_CASE("patterns: Valiant's does not see the pattern of full groups") {
  // As much is sent over each cable between groups whoever sends to whom (Valiant 1982): 2 a p / (g m) from all endpoints that
  // send to other groups.
  for (const auto& demand : full_dragonfly_plus()) {
    const auto counts = plane(demand);
    if (counts.groups < 2) continue;
    INFO(name(demand));
    const auto drawn = graph(demand);
    const auto loads = link_loads(drawn, Pattern::adversarial, Routing::valiant);
    const double expected = 2 * counts.endpoints / counts.groups / (counts.groups * counts.group_links);
    for (std::size_t i = 0; i < loads.size(); ++i)
      if (drawn.links[i].global) REQUIRE(loads[i] == Approx(expected).epsilon(1e-9));
  }
}

TEST_CASE("patterns: more taper and fewer links between groups never help") {
  for (const auto pattern : patterns) {
    double before = 1;
    for (const double taper : {1.0, 1.5, 2.0, 3.0, 5.0, 8.0}) {
      PlaneDemand d;
      d.servers = 64, d.server_ports = 8, d.radix = 64, d.oversubscription = taper;
      const double now = sustained(plane(d), pattern, Routing::adaptive);
      CHECK(now <= before);
      before = now;
    }
    before = 0;
    for (const double links : {1.0, 2.0, 4.0, 8.0, 16.0}) {
      auto d = group_demand(Topology::dragonfly_plus, 8, 8, 8, links, 1);
      d.cells.group_spines = 8, d.cells.pair_links = 1, d.cells.global_ports = std::ceil(links * 7 / 8);
      const double now = sustained(plane(d), pattern, Routing::adaptive);
      CHECK(now >= before);
      before = now;
    }
  }
}
