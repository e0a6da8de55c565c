// Laws that every plane keeps, and its graph with it, over all sizes and shapes.
#include <cmath>
#include <random>
#include <sstream>

#include "models/fabric/plane/graph_measures.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

constexpr Topology topologies[] = {Topology::fat_tree,       Topology::rail_optimised, Topology::rail_only,
                                   Topology::dragonfly_plus, Topology::dragonfly,      Topology::hyperx,
                                   Topology::torus};

std::string told(const PlaneDemand& d, const Plane& p) {
  std::ostringstream text;
  text << "topology " << static_cast<int>(d.topology) << ", radix " << d.radix << ", " << d.servers << " x "
       << d.server_ports << " + " << d.reserved_ports << ", tapers " << d.oversubscription << " and "
       << d.spine_oversubscription << ", spare " << d.spare_ports << ", director " << d.spine_radix
       << ", levels " << p.levels << ", groups " << p.groups << ", leaves " << p.leaf;
  return text.str();
}

/// Demands of all topologies, from one server to as many as fit, nothing asked for but what the switch gives.
template <class Visit>
void each_demand(Visit visit) {
  for (const auto topology : topologies)
    for (const double radix : {4.0, 7.0, 8.0, 15.0, 16.0, 36.0})
      for (const double ports : {1.0, 4.0})
        for (const double spare : {0.0, 1.0})
          for (double servers = 1; servers * ports < 1200; servers = std::ceil(servers * 1.9)) {
            PlaneDemand demand;
            demand.topology = topology;
            demand.radix = radix;
            demand.server_ports = ports;
            demand.spare_ports = spare;
            demand.reserved_ports = std::fmod(servers, 3);
            demand.servers = servers;
            visit(demand);
          }
}

/// Trees of all tapers, levels and directors.
template <class Visit>
void each_tree(Visit visit) {
  for (const auto topology : {Topology::fat_tree, Topology::rail_optimised})
    for (const double radix : {8.0, 9.0, 16.0, 36.0})
      for (const double taper : {1.0, 1.5, 3.0})
        for (const double spine_taper : {1.0, 2.0})
          for (const double levels : {0.0, 2.0, 3.0})
            for (const double director : {0.0, 3 * radix})
              for (double servers = 3; servers * 4 < 1500; servers = std::ceil(servers * 2.3)) {
                PlaneDemand demand;
                demand.topology = topology;
                demand.radix = radix;
                demand.oversubscription = taper;
                demand.spine_oversubscription = spine_taper;
                demand.levels = levels;
                demand.spine_radix = director;
                demand.servers = servers;
                demand.server_ports = 4;
                demand.reserved_ports = 2;
                visit(demand);
              }
}

/// Cells and grids of any make.
PlaneDemand any_shape(std::mt19937& random) {
  const auto pick = [&](int least, int most) {
    return static_cast<double>(least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1)));
  };
  PlaneDemand demand;
  demand.topology = topologies[3 + random() % 4];
  demand.radix = pick(4, 40);
  demand.server_ports = pick(1, 4);
  demand.servers = pick(1, 120);
  demand.reserved_ports = pick(0, 3);
  auto& cells = demand.cells;
  if (random() % 2 == 0) cells.group_leaves = pick(1, 8);
  if (random() % 2 == 0) cells.group_spines = pick(1, 8);
  if (random() % 3 == 0) cells.hosts = pick(1, 10);
  if (random() % 3 == 0) cells.pair_links = pick(1, 3);
  if (random() % 3 == 0) cells.global_ports = pick(1, 10);
  if (random() % 4 == 0) cells.groups = pick(1, 12);
  if (random() % 4 == 0) cells.global_links = pick(1, 10);
  if (random() % 2 == 0)
    for (auto axes = random() % 3 + 1; axes > 0; --axes) cells.dimensions.push_back(pick(1, 6));
  return demand;
}

/// Where plane.h promises the very number of the graph, not an upper bound.
bool equal_bisection(const PlaneDemand& demand, const Plane& p) {
  const double full = p.leaf * (p.leaf_down - p.spare_ports);
  const auto& cells = demand.cells;
  switch (p.topology) {
  case Topology::dragonfly_plus:
    return p.spine_up <= p.spine_down || std::fmod(p.group_links, p.group_spines) == 0;
  case Topology::dragonfly:
    return cells == Cells{} || (p.endpoints == full && p.leaf_up - (p.group_leaves - 1) <= p.leaf_down);
  case Topology::hyperx:
  case Topology::torus:
    return (!cells.hosts && cells.dimensions.empty() && !cells.pair_links) || p.endpoints == full;
  default: return p.levels < 3 || (demand.oversubscription == 1 && demand.spine_oversubscription == 1);
  }
}

void check_ports(const Plane& p, const Graph& g) {
  std::vector<double> used(g.switches.size(), 0);
  double cables = 0, global = 0;
  bool ordered = true;
  for (const auto& link : g.links) {
    used[static_cast<std::size_t>(link.a)] += link.cables;
    used[static_cast<std::size_t>(link.b)] += link.cables;
    cables += link.cables;
    if (link.global) global += link.cables;
    ordered = ordered && link.a < link.b && link.cables > 0;
  }
  CHECK(ordered);
  CHECK(cables == p.trunks());
  CHECK(global == p.global_links);
  bool enough = true;
  double of_role[3] = {0, 0, 0};
  for (std::size_t i = 0; i < used.size(); ++i) {
    const auto& s = g.switches[i];
    ++of_role[static_cast<int>(s.role)];
    enough = enough && used[i] + s.endpoints <= (s.role == Role::spine ? p.spine_radix : p.leaf_radix);
    enough = enough && s.endpoints <= std::max(p.leaf_down - p.spare_ports, 0.0);
  }
  CHECK(enough);
  CHECK(of_role[0] == p.leaf);
  CHECK(of_role[1] == p.spine);
  CHECK(of_role[2] == p.core);
}

void check_endpoints(const Plane& p, const Graph& g) {
  std::vector<std::int32_t> endpoints(g.switches.size(), 0);
  for (const auto leaf : g.endpoint_switch) ++endpoints[static_cast<std::size_t>(leaf)];
  bool same = true;
  for (std::size_t i = 0; i < endpoints.size(); ++i) same = same && endpoints[i] == g.switches[i].endpoints;
  CHECK(same);
  CHECK(static_cast<double>(g.endpoint_switch.size()) == p.endpoints);
  CHECK(p.server_links == p.endpoints);
}

/// Returns whether there is such a plane.
bool check_graph(const PlaneDemand& demand) {
  const auto p = plane(demand);
  if (p.problem != Problem::none) return false;
  INFO(told(demand, p));
  const auto g = graph(demand);
  check_ports(p, g);
  check_endpoints(p, g);
  CHECK(connected(g));
  CHECK(p.most >= p.endpoints);
  const auto measured = paths(g);
  CHECK(measured.longest == p.longest_path);
  CHECK(measured.mean == Approx(p.mean_path).epsilon(1e-12));
  const double links = bisection_links(g);
  if (equal_bisection(demand, p)) CHECK(links == Approx(p.bisection_links).epsilon(1e-9));
  else CHECK(links <= p.bisection_links * (1 + 1e-9));
  return true;
}

}  // namespace

TEST_CASE("fabric: counts and formulas of all topologies are those of the graph") {
  int planes = 0;
  each_demand([&](const PlaneDemand& demand) { planes += check_graph(demand) ? 1 : 0; });
  CHECK(planes > 1000);
}

TEST_CASE("fabric: counts and formulas of tapered trees are those of the graph") {
  int planes = 0;
  each_tree([&](const PlaneDemand& demand) { planes += check_graph(demand) ? 1 : 0; });
  CHECK(planes > 500);
}

TEST_CASE("fabric: counts and formulas of any cells and grids are those of the graph") {
  std::mt19937 random(1);
  int planes = 0;
  for (int i = 0; i < 4000; ++i) planes += check_graph(any_shape(random)) ? 1 : 0;
  CHECK(planes > 1000);
}

TEST_CASE("fabric: the bound of tapered trees is close") {
  // Of pods of 16 leaves and more: within 3 % of what the graph passes.
  for (const double taper : {1.5, 2.0, 3.0})
    for (const double servers : {170.0, 190.0, 240.0, 333.0, 500.0}) {
      PlaneDemand demand;
      demand.radix = 36;
      demand.oversubscription = taper;
      demand.spine_oversubscription = 1.5;
      demand.servers = servers;
      demand.server_ports = 8;
      const auto p = plane(demand);
      INFO(told(demand, p));
      CHECK(p.levels == 3);
      CHECK(bisection_links(graph(demand)) >= 0.97 * p.bisection_links);
    }
}

TEST_CASE("fabric: bisection is at most half of the endpoints, of a non-blocking tree nearly that") {
  each_demand([](const PlaneDemand& demand) {
    const auto p = plane(demand);
    if (p.problem != Problem::none || p.endpoints < 2) return;
    INFO(told(demand, p));
    CHECK(p.bisection_links <= p.endpoints / 2 * (1 + 1e-12));
    const bool tree = p.topology == Topology::fat_tree || p.topology == Topology::rail_optimised;
    if (tree && p.levels < 3 && p.leaf_down - p.spare_ports <= p.leaf_up)
      CHECK(p.bisection_links == Approx(p.endpoints / 2).epsilon(1e-12));
    // Of pods that meet in cores with uneven shares of their links; the smaller the pods the more.
    if (tree && p.levels == 3 && demand.radix >= 16) CHECK(p.bisection_links >= 0.95 * p.endpoints / 2);
  });
}

TEST_CASE("fabric: trees of even numbers of whole pods have the textbook's bisection") {
  int trees = 0;
  for (const double radix : {8.0, 16.0, 36.0, 64.0})
    for (const double taper : {1.0, 3.0})
      for (const double spine_taper : {1.0, 3.0})
        for (const double pods : {2.0, 4.0, 8.0}) {
          PlaneDemand demand;
          demand.radix = radix;
          demand.oversubscription = taper;
          demand.spine_oversubscription = spine_taper;
          demand.levels = 3;
          const double up = std::floor(radix / (1 + taper)), down = radix - up;
          const double spine_up = std::floor(radix / (1 + spine_taper)), spine_down = spine_up * spine_taper;
          demand.servers = pods * spine_down * down;
          demand.server_ports = 1;
          const auto p = plane(demand);
          INFO(told(demand, p));
          CHECK(p.groups == pods);
          if (std::fmod(p.spine_core_links / 2, p.core) != 0)
            continue;  // half of the pods cannot use all cores alike
          ++trees;
          CHECK(p.bisection_links == Approx(demand.servers / 2 * (up / down) * (spine_up / spine_down)));
        }
  CHECK(trees > 20);
}

TEST_CASE("fat tree: ports are enough and balance") {
  for (const double radix : {36.0, 40.0, 64.0, 144.0})
    for (const double taper : {1.0, 1.5, 2.0, 3.0, 7.0}) {
      PlaneDemand demand;
      demand.radix = radix;
      demand.oversubscription = taper;
      demand.server_ports = 1;
      const double most = plane(demand).most;
      for (double n = radix + 1; n <= most; n = std::ceil(n * 1.37)) {
        demand.servers = n;
        const auto p = plane(demand);
        INFO(told(demand, p));
        CHECK(p.problem == Problem::none);
        CHECK(p.leaf * p.leaf_down >= n);
        CHECK((p.leaf - 1) * p.leaf_down < n);
        CHECK(p.leaf_spine_links == p.leaf * p.leaf_up);
        CHECK(p.leaf_spine_links + p.spine_core_links <= p.spine * radix);
        CHECK(p.spine_core_links <= p.core * radix);
        if (p.levels == 2) CHECK(p.spine * p.pair_links == p.leaf_up);  // equally many links to each spine
        if (p.levels == 3) CHECK(p.spine_core_links == p.leaf_spine_links);
      }
      demand.servers = most + 1;
      CHECK(plane(demand).problem == Problem::too_many_endpoints);
    }
}

TEST_CASE("fabric: more endpoints never need fewer switches of a tree or Dragonfly") {
  for (const auto topology :
       {Topology::fat_tree, Topology::rail_optimised, Topology::dragonfly, Topology::dragonfly_plus})
    for (const double taper : {1.0, 2.0}) {
      double before = 0;
      for (double n = 0; n <= 1500; ++n) {
        PlaneDemand demand;
        demand.topology = topology;
        demand.radix = 36;
        demand.oversubscription = taper;
        demand.server_ports = 2;
        demand.servers = n;
        const auto p = plane(demand);
        INFO(told(demand, p));
        REQUIRE(p.problem == Problem::none);
        REQUIRE(p.switches() >= before);
        before = p.switches();
      }
    }
}

TEST_CASE("fabric: what is said to fit fits, and no endpoint more") {
  for (const auto topology : {Topology::fat_tree, Topology::rail_only, Topology::dragonfly,
                              Topology::dragonfly_plus, Topology::hyperx})
    for (const double radix : {3.0, 4.0, 5.0, 8.0, 12.0, 36.0})
      for (const double spare : {0.0, 1.0}) {
        PlaneDemand demand;
        demand.topology = topology;
        demand.radix = radix;
        demand.spare_ports = spare;
        demand.server_ports = 1;
        demand.servers = 1;
        const auto one = plane(demand);
        if (one.problem != Problem::none) continue;
        INFO(told(demand, one));
        demand.servers = one.most;
        CHECK(plane(demand).problem == Problem::none);
        CHECK(plane(demand).most == one.most);
        demand.servers = one.most + 1;
        CHECK(plane(demand).problem == Problem::too_many_endpoints);
        CHECK(plane(demand).most == one.most);
      }
}
