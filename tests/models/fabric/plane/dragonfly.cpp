#include "models/fabric/plane/graph_measures.h"
#include "models/fabric/plane/plane.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand demanded(Topology topology, double endpoints, double radix, Cells cells = {}) {
  PlaneDemand demand;
  demand.topology = topology;
  demand.servers = endpoints;
  demand.server_ports = 1;
  demand.radix = radix;
  demand.cells = std::move(cells);
  return demand;
}

Cells groups_of(double groups, double leaves, double hosts) {
  Cells cells;
  cells.groups = groups;
  cells.group_leaves = leaves;
  cells.hosts = hosts;
  return cells;
}

}  // namespace

TEST_CASE("dragonfly: balanced ones of the textbook") {
  // Kim, Dally, Scott and Abts, ISCA 2008: a = 2p = 2h, g = a h + 1, N = 4 h^4 + 2 h^2; local links g a (a-1) / 2, global
  // g a h / 2; router to router by local, global, local: four switches. Between halves of an odd number of groups
  // (g^2 - 1) / 4 links.
  struct Row {
    double radix, endpoints, group, groups, switches, local, global;
  };
  // clang-format off
  const Row rows[] = {
    { 7,     72,  4,   9,    36,     54,     36},
    {15,   1056,  8,  33,   264,    924,    528},
    {31,  16512, 16, 129,  2064,  15480,   8256},
    {63, 262656, 32, 513, 16416, 254448, 131328},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO("radix " << row.radix);
    const auto p = plane(demanded(Topology::dragonfly, row.endpoints, row.radix));
    CHECK(p.problem == Problem::none);
    CHECK(p.group_leaves == row.group);
    CHECK(p.groups == row.groups);
    CHECK(p.switches() == row.switches);
    CHECK(p.server_links == row.endpoints);
    CHECK(p.local_links == row.local);
    CHECK(p.global_links == row.global);
    CHECK(p.group_links == 1);
    CHECK(p.longest_path == 4);
    CHECK(p.most == row.endpoints);
    CHECK(p.bisection_links == (row.groups * row.groups - 1) / 4);
    CHECK(plane(demanded(Topology::dragonfly, row.endpoints + 1, row.radix)).problem ==
          Problem::too_many_endpoints);
  }
}

TEST_CASE("dragonfly: the mean path by hand") {
  // p = 2, a = 4, h = 2, nine groups. Of the 71 others one is in the same router, 6 in the group (two switches). The router
  // reaches two groups itself: there 2 are in two switches, 6 in three; of the six other groups 2 in three, 6 in four.
  const double sum = 1 * 1 + 6 * 2 + 2 * (2 * 2 + 6 * 3) + 6 * (2 * 3 + 6 * 4);
  CHECK(plane(demanded(Topology::dragonfly, 72, 7)).mean_path == Approx(sum / 71).epsilon(1e-12));
}

TEST_CASE("dragonfly: fewer groups have more links between two of them") {
  struct Row {
    double endpoints, groups, links;
  };
  // Radix 64: p = h = 16, a = 32: 512 endpoints and 512 global ports a group.
  const Row rows[] = {{512, 1, 0}, {513, 2, 512}, {1536, 3, 256}, {16384, 32, 16}, {65536, 128, 4}};
  for (const auto& row : rows) {
    INFO(row.endpoints << " endpoints");
    const auto p = plane(demanded(Topology::dragonfly, row.endpoints, 64));
    CHECK(p.groups == row.groups);
    CHECK(p.group_links == row.links);
    CHECK(p.global_links == row.links * row.groups * (row.groups - 1) / 2);
  }
}

TEST_CASE("dragonfly: cells that were asked for") {
  // Hoefler et al., HammingMesh, SC 2022, the large Dragonfly: g = 30, a = 32, p = 17, h = 16 in 64 ports; 17 links between
  // two groups take 493 of 512 global ports.
  auto cells = groups_of(30, 32, 17);
  cells.global_ports = 16;
  const auto p = plane(demanded(Topology::dragonfly, 16320, 64, cells));
  CHECK(p.switches() == 960);
  CHECK(p.local_links == 30 * 32 * 31 / 2);
  CHECK(p.group_links == 17);
  CHECK(p.most == 16320);
  CHECK(p.leaf_down + p.leaf_up == 64);
  cells.global_links = 3;
  CHECK(plane(demanded(Topology::dragonfly, 16320, 64, cells)).global_links == 3 * 435);
}

TEST_CASE("dragonfly+: largest ones of the textbook") {
  // Shpiner et al., HiPINEB 2017: k/2 leaves with k/2 hosts, k/2 spines with k/2 global ports, k^2/4 + 1 groups.
  struct Row {
    double radix, endpoints, groups, switches, local, global;
  };
  // clang-format off
  const Row rows[] = {
    { 4,      20,    5,    20,      20,     10},
    {36,  105300,  325, 11700,  105300,  52650},
    {40,  160400,  401, 16040,  160400,  80200},
    {64, 1049600, 1025, 65600, 1049600, 524800},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO("radix " << row.radix);
    const auto p = plane(demanded(Topology::dragonfly_plus, row.endpoints, row.radix));
    CHECK(p.problem == Problem::none);
    CHECK(p.groups == row.groups);
    CHECK(p.switches() == row.switches);
    CHECK(p.leaf == p.spine);
    CHECK(p.leaf_spine_links == row.local);
    CHECK(p.global_links == row.global);
    CHECK(p.longest_path == 4);
    CHECK(p.most == row.endpoints);
    CHECK(p.bisection_links == (row.groups * row.groups - 1) / 4);
    CHECK(plane(demanded(Topology::dragonfly_plus, row.endpoints + 1, row.radix)).problem ==
          Problem::too_many_endpoints);
  }
  // Radix 4: one other in the leaf, two in the group by a spine, sixteen by two spines.
  CHECK(plane(demanded(Topology::dragonfly_plus, 20, 4)).mean_path == Approx((1 + 2 * 3 + 16 * 4) / 19.0));
}

TEST_CASE("dragonfly+: what follows from the parts that are set") {
  struct Row {
    const char* what;
    double radix;
    double leaves, spines, pair;  // 0: unset
    double hosts, up, down, global;
  };
  // clang-format off
  const Row rows[] = {
    {"nothing set",           64,  0,  0, 0, 32, 32, 32, 32},
    {"odd: a port is free",   65,  0,  0, 0, 32, 32, 32, 32},
    {"as JUWELS Booster",     40, 10, 10, 0, 20, 20, 20, 20},  // two cables between leaf and spine fill half of the ports
    {"as JUPITER",            64, 15, 16, 0, 32, 32, 30, 34},
    {"as Leonardo",           40, 18, 18, 0, 22, 18, 18, 22},
    {"one cable a pair",      40, 10, 10, 1, 30, 10, 10, 30},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    Cells cells;
    if (row.leaves > 0) cells.group_leaves = row.leaves, cells.group_spines = row.spines;
    if (row.pair > 0) cells.pair_links = row.pair;
    const auto p = plane(demanded(Topology::dragonfly_plus, 10, row.radix, cells));
    CHECK(p.leaf_down == row.hosts);
    CHECK(p.leaf_up == row.up);
    CHECK(p.spine_down == row.down);
    CHECK(p.spine_up == row.global);
    CHECK(p.groups == 1);
    CHECK(p.global_links == 0);
  }
}

TEST_CASE("dragonfly+: tapered leaves have fewer spines") {
  auto demand = demanded(Topology::dragonfly_plus, 2000, 36);
  demand.oversubscription = 2;
  const auto p = plane(demand);
  CHECK(p.leaf_down == 24);
  CHECK(p.leaf_up == 12);
  CHECK(p.group_spines == 12);
  CHECK(p.bisection_links <= 2000 / 2 / 2.0);
}

TEST_CASE("dragonflies: what cannot be built") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    Problem problem;
    double most, needs;
  };
  const auto with = [](Cells cells, auto change) {
    change(cells);
    return cells;
  };
  const auto plus = Topology::dragonfly_plus, fly = Topology::dragonfly;
  // clang-format off
  const Row rows[] = {
    {"one more than 20 cells hold", demanded(plus, 4001, 40, groups_of(20, 10, 20)), Problem::too_many_endpoints, 4000, 0},
    {"one more with three links between cells", demanded(plus, 68 * 200, 40, with(groups_of(1, 10, 20), [](auto& c) { c.groups.reset(); c.global_links = 3; })),
     Problem::too_many_endpoints, 67 * 200, 0},  // 200 global ports: 66 other groups
    {"eleven links between 20 cells", demanded(plus, 3744, 40, with(groups_of(20, 10, 20), [](auto& c) { c.global_links = 11; })),
     Problem::too_few_global_ports, 4000, 209},
    {"half a cell of JUWELS", demanded(plus, 3744, 40, with(groups_of(20, 10, 20), [](auto& c) { c.global_links = 10; c.group_spines = 5; c.pair_links = 4; })),
     Problem::too_few_global_ports, 4000, 190},  // five spines have no port left for other cells: 40 to ten leaves
    {"spines without global ports", demanded(plus, 900, 40, with(groups_of(3, 20, 20), [](auto& c) { c.group_spines = 10; c.pair_links = 2; })),
     Problem::too_few_global_ports, 1200, 2},
    {"leaves of too many ports", demanded(plus, 900, 40, with(groups_of(3, 10, 25), [](auto& c) { c.pair_links = 2; })),
     Problem::radix_too_small, 0, 45},
    {"no spine at that taper", [&] { auto d = demanded(plus, 100, 4); d.oversubscription = 7; return d; }(), Problem::radix_too_small, 0, 8},
    {"two ports", demanded(plus, 2, 1), Problem::radix_too_small, 0, 2},
    {"two routers at most", demanded(fly, 3, 2), Problem::radix_too_small, 0, 3},
    {"a group of more routers than ports", demanded(fly, 100, 16, with(groups_of(1, 16, 2), [](auto& c) { c.groups.reset(); })),
     Problem::radix_too_small, 0, 17},
    {"all hosts spare", [&] { auto d = demanded(fly, 100, 16); d.spare_ports = 4; return d; }(), Problem::radix_too_small, 0, 19},
    {"groups that do not reach each other", demanded(fly, 200, 8, groups_of(100, 4, 2)), Problem::too_few_global_ports, 800, 99},
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
