#include "models/fabric/plane/grid.h"

#include "models/fabric/plane/graph_measures.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand demanded(Topology topology, double endpoints, double radix, std::vector<double> axes = {},
                     double hosts = 0, double cables = 0) {
  PlaneDemand demand;
  demand.topology = topology;
  demand.servers = endpoints;
  demand.server_ports = 1;
  demand.radix = radix;
  demand.cells.dimensions = std::move(axes);
  if (hosts > 0) demand.cells.hosts = hosts;
  if (cables > 0) demand.cells.pair_links = cables;
  return demand;
}

}  // namespace

TEST_CASE("hyperx: links, bisection and paths of the textbook") {
  // X Y routers: X Y (X - 1) / 2 + X Y (Y - 1) / 2 links; halves of an axis of S routers are joined by S^2 / 4 links a line,
  // (S^2 - 1) / 4 when odd; as many switches on a path as axes differ, and one.
  struct Row {
    const char* what;
    std::vector<double> axes;
    double hosts, links, bisection, longest;
  };
  // clang-format off
  const Row rows[] = {
    {"8 x 8",        {8, 8},     8, 8 * 8 * 7,              8 * 16, 3},
    {"8 x 4",        {8, 4},     8, 32 * 7 / 2 + 32 * 3 / 2, 8 * 4, 3},
    {"4 x 8",        {4, 8},     8, 32 * 7 / 2 + 32 * 3 / 2, 8 * 4, 3},
    {"5 x 5",        {5, 5},     8, 25 * 4,                  5 * 6, 3},
    {"a full mesh",  {9},        8, 9 * 8 / 2,                  20, 2},
    {"a hypercube",  {2, 2, 2}, 16, 12,                          4, 4},
    {"one long",     {1, 6, 1},  8, 15,                          9, 2},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    double routers = 1;
    for (const double axis : row.axes) routers *= axis;
    const auto demand = demanded(Topology::hyperx, routers * row.hosts, 64, row.axes, row.hosts, 1);
    const auto p = plane(demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.leaf == routers);
    CHECK(p.local_links == row.links);
    CHECK(p.bisection_links == row.bisection);
    CHECK(p.longest_path == row.longest);
    CHECK(bisection_links(graph(demand)) == Approx(row.bisection));
  }
}

TEST_CASE("hyperx: chosen grids have full bisection, and no smaller one would hold the endpoints") {
  for (const double radix : {16.0, 36.0, 64.0})
    for (double n = 2; n < 20000; n = std::ceil(n * 1.7)) {
      INFO("radix " << radix << ", endpoints " << n);
      const auto p = plane(demanded(Topology::hyperx, n, radix));
      if (p.problem != Problem::none) {
        CHECK(p.problem == Problem::too_many_endpoints);
        CHECK(p.most < n);
        continue;
      }
      CHECK(p.bisection_links == Approx(n / 2));
      CHECK(p.leaf * p.leaf_down >= n);
      CHECK(p.leaf_down + p.leaf_up <= radix);
      CHECK(p.most >= n);
    }
  // 27 x 26 routers of 13 hosts, 13 + 26 + 25 ports, are the largest with two axes: p <= 26 / 2.
  CHECK(plane(demanded(Topology::hyperx, 9126, 64)).dimensions == std::vector<double>{27, 26});
  CHECK(plane(demanded(Topology::hyperx, 9126, 64)).leaf_down == 13);
  CHECK(plane(demanded(Topology::hyperx, 9127, 64)).dimensions.size() == 3);
}

TEST_CASE("torus: links, bisection and paths of the textbook") {
  // k-ary n-cube (Dally 1990): n k^n links, bisection 2 k^(n-1), n floor(k / 2) links at most; c cables each.
  struct Row {
    const char* what;
    std::vector<double> axes;
    double cables, links, bisection, longest;
  };
  // clang-format off
  const Row rows[] = {
    {"4-ary 3-cube",        {4, 4, 4}, 1,  3 * 64,      2 * 16, 7},
    {"8-ary 2-cube",        {8, 8},    1,  2 * 64,      2 * 8,  9},
    {"8-ary 2-cube, thick", {8, 8},    4,  4 * 2 * 64,  4 * 16, 9},
    {"16 x 8 x 4",          {16, 8, 4}, 1, 3 * 512,     2 * 32, 15},
    {"4 x 8, cut across 8", {4, 8},    1,  2 * 32,      2 * 4,  7},
    {"5-ary 2-cube",        {5, 5},    1,  2 * 25,      2 * 5,  5},
    {"a ring",              {9},       1,  9,           2,      5},
    {"axes of two have one neighbour", {2, 2, 2}, 1, 12, 4, 4},
    {"an axis of one has none", {6, 1, 1}, 2, 12,       4,      4},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    double routers = 1;
    for (const double axis : row.axes) routers *= axis;
    const auto demand = demanded(Topology::torus, routers * 30, 64, row.axes, 30, row.cables);
    const auto p = plane(demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.leaf == routers);
    CHECK(p.local_links == row.links);
    CHECK(p.bisection_links == row.bisection);
    CHECK(p.longest_path == row.longest);
    CHECK(bisection_links(graph(demand)) == Approx(row.bisection));
  }
}

TEST_CASE("torus: chosen grids are nearly equal, with as many hosts as cables in a direction") {
  struct Row {
    double endpoints, radix;
    std::vector<double> axes;
    double hosts, cables;
  };
  // 64 ports: 9 hosts, and 55 ports for six directions.
  const Row rows[] = {
      {64, 64, {1, 1, 1}, 64, 0}, {65, 64, {2, 2, 2}, 9, 18},     {243, 64, {3, 3, 3}, 9, 9},
      {244, 64, {4, 3, 3}, 9, 9}, {9000, 64, {10, 10, 10}, 9, 9}, {100, 7, {5, 5, 4}, 1, 1},
  };
  for (const auto& row : rows) {
    INFO(row.endpoints << " endpoints, radix " << row.radix);
    const auto p = plane(demanded(Topology::torus, row.endpoints, row.radix));
    CHECK(p.problem == Problem::none);
    CHECK(p.dimensions == row.axes);
    CHECK(p.leaf_down == row.hosts);
    CHECK(p.pair_links == row.cables);
  }
}

TEST_CASE("grids: asked for axes take as many hosts as are needed") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    double hosts, cables;
  };
  const auto hyperx = Topology::hyperx, torus = Topology::torus;
  const Row rows[] = {
      {"full bisection", demanded(hyperx, 100, 64, {4, 4}), 16, 8},  // 16 <= 8 x 4 / 2 and 16 + 6 x 8 = 64
      {"more hosts", demanded(hyperx, 16 * 40, 64, {4, 4}), 40, 4},
      {"hosts alone", demanded(hyperx, 100, 64, {}, 10), 10, 10},  // 10 routers: 4 x 3; 54 ports for 5 others
      {"a torus", demanded(torus, 100, 64, {4, 4}), 12, 13},
      {"more hosts", demanded(torus, 16 * 40, 64, {4, 4}), 40, 6},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(row.demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.leaf_down == row.hosts);
    CHECK(p.pair_links == row.cables);
  }
}

TEST_CASE("grids: what cannot be built") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    Problem problem;
    double most, needs;
  };
  const auto hyperx = Topology::hyperx, torus = Topology::torus;
  // clang-format off
  const Row rows[] = {
    {"more endpoints than the axes hold", demanded(hyperx, 16 * 58 + 1, 64, {4, 4}), Problem::too_few_routers, 16 * 58, 0},
    {"more than the hosts asked for", demanded(hyperx, 161, 64, {4, 4}, 10), Problem::too_few_routers, 160, 0},
    {"more routers in a line than ports", demanded(hyperx, 100, 16, {12, 12}, 2), Problem::radix_too_small, 0, 24},
    {"more endpoints than any grid holds", demanded(hyperx, 1e6, 8), Problem::too_many_endpoints, 54, 0},  // 3 x 3 x 3 x 2, one host each
    {"more endpoints than the ring holds", demanded(torus, 9 * 62 + 1, 64, {9}), Problem::too_few_routers, 9 * 62, 0},
    {"cables of more ports than there are", demanded(torus, 100, 16, {4, 4}, 2, 4), Problem::radix_too_small, 0, 18},
    {"too few ports for three axes", demanded(torus, 100, 6), Problem::radix_too_small, 0, 7},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(row.demand);
    CHECK(p.problem == row.problem);
    CHECK(p.most == row.most);
    CHECK(p.needs == row.needs);
    CHECK(p.switches() == 0);
    CHECK(graph(row.demand).switches.empty());
  }
}
