#include "models/fabric/plane/fat_tree.h"

#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand tree(double endpoints, double radix, double taper = 1) {
  PlaneDemand demand;
  demand.servers = endpoints;
  demand.server_ports = 1;
  demand.radix = radix;
  demand.oversubscription = taper;
  return demand;
}

}  // namespace

TEST_CASE("fat tree: largest trees of the textbook") {
  // Two levels: k^2/2 hosts on k leaves and k/2 spines. Three levels: Al-Fares, Loukissas and Vahdat, SIGCOMM
  // 2008: k^3/4 hosts on 5 k^2/4 switches (k^2/2 leaves, k^2/2 spines, k^2/4 cores), N/2 links of bisection.
  struct Row {
    double radix, hosts, levels, switches, server_links, other_links, pods;
  };
  // clang-format off
  const Row rows[] = {
    { 36,    648, 2,    54,    648,     648,   1},
    { 40,    800, 2,    60,    800,     800,   1},
    { 48,   1152, 2,    72,   1152,    1152,   1},
    { 64,   2048, 2,    96,   2048,    2048,   1},
    {144,  10368, 2,   216,  10368,   10368,   1},
    {  4,     16, 3,    20,     16,      32,   4},
    { 36,  11664, 3,  1620,  11664,   23328,  36},
    { 40,  16000, 3,  2000,  16000,   32000,  40},
    { 48,  27648, 3,  2880,  27648,   55296,  48},
    { 64,  65536, 3,  5120,  65536,  131072,  64},
    {144, 746496, 3, 25920, 746496, 1492992, 144},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO("radix " << row.radix << ", hosts " << row.hosts);
    auto demand = tree(row.hosts, row.radix);
    const auto p = plane(demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.levels == row.levels);
    CHECK(p.switches() == row.switches);
    CHECK(p.server_links == row.server_links);
    CHECK(p.trunks() == row.other_links);
    CHECK(p.groups == row.pods);
    CHECK(p.bisection_links == row.hosts / 2);
    CHECK(p.longest_path == 2 * row.levels - 1);
    demand.levels = row.levels;
    CHECK(plane(demand).most == row.hosts);
  }
}

TEST_CASE("fat tree: oversubscription and small trees") {
  struct Row {
    const char* what;
    double endpoints, radix, taper, levels;
    double leaf, spine, core, down, up, bisection;
  };
  // Leaf ports: up = floor(k / (1 + o)), down = k - up. Bisection N / 2 x min(1, up / down).
  // clang-format off
  const Row rows[] = {
    {"one port",                       1, 36, 1,   1,   1,  0, 0, 36,  0,   0},
    {"two ports",                      2, 36, 1,   1,   1,  0, 0, 36,  0,   1},
    {"exactly one switch",            36, 36, 1,   1,   1,  0, 0, 36,  0,  18},
    {"one more needs leaf and spine", 37, 36, 1,   2,   3,  2, 0, 18, 18,  18.5},  // 54 up-links need 2 spines; 2 divides 18
    {"spines divide the up-links",   216, 36, 1,   2,  12,  6, 0, 18, 18, 108},
    {"10 leaves need 5, get 8",      160, 32, 1,   2,  10,  8, 0, 16, 16,  80},  // 160 up-links over 32; the next divisor of 16 is 8
    {"2:1",                          240, 36, 2,   2,  10,  4, 0, 24, 12,  60},  // 120/36 = 3.3 spines; 4 divides 12
    {"3:1",                          270, 36, 3,   2,  10,  3, 0, 27,  9,  45},
    {"5:4",                         6400, 36, 1.25, 3, 320, 285, 143, 20, 16, 2560},  // 5120 / 18 spines, 5120 / 36 cores
    {"odd radix",                     12,  5, 1,   2,   4,  2, 0,  3,  2,   4},
    {"one more than two levels",     649, 36, 1,   3,  37, 37, 19, 18, 18, 324.5},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(tree(row.endpoints, row.radix, row.taper));
    CHECK(p.problem == Problem::none);
    CHECK(p.levels == row.levels);
    CHECK(p.leaf == row.leaf);
    CHECK(p.spine == row.spine);
    CHECK(p.core == row.core);
    CHECK(p.leaf_down == row.down);
    CHECK(p.leaf_up == row.up);
    CHECK(p.bisection_links == Approx(row.bisection).epsilon(1e-12));
  }
}

TEST_CASE("fat tree: tapered spines, forced levels, spare ports, directors") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    double levels, leaf, spine, core, leaf_spine, spine_core, most;
  };
  const auto with = [](PlaneDemand demand, auto change) {
    change(demand);
    return demand;
  };
  // clang-format off
  const Row rows[] = {
    // k = 64, o2 = 3: spines 48 down, 16 up; 64 leaves x 32 / 48 = 43 spines; 2048 x 16 / 48 = 683 links to 11 cores.
    {"spines 3:1", with(tree(2048, 64), [](auto& d) { d.spine_oversubscription = 3; d.levels = 3; }),
     3, 64, 43, 11, 2048, 683, 32 * 48 * 64},
    {"full pods, spines 3:1", with(tree(3072, 64), [](auto& d) { d.spine_oversubscription = 3; }),
     3, 96, 64, 16, 3072, 1024, 32 * 48 * 64},
    {"two levels where one would do", with(tree(20, 36), [](auto& d) { d.levels = 2; }), 2, 2, 1, 0, 36, 0, 648},
    {"three levels where one would do", with(tree(20, 36), [](auto& d) { d.levels = 3; }), 3, 2, 2, 1, 36, 36, 11664},
    {"a spare port of each leaf", with(tree(306, 36), [](auto& d) { d.spare_ports = 1; }), 2, 18, 9, 0, 324, 0, 17 * 18 * 36},
    {"a spare port of one switch", with(tree(35, 36), [](auto& d) { d.spare_ports = 1; }), 1, 1, 0, 0, 0, 0, 17 * 18 * 36},
    {"one more than that", with(tree(36, 36), [](auto& d) { d.spare_ports = 1; }), 2, 3, 2, 0, 54, 0, 17 * 18 * 36},
    // 18 of 36 ports up, directors of 648: 512 x 18 / 648 = 14.2 directors; 18 is the next divisor of 18.
    {"directors", with(tree(9216, 36), [](auto& d) { d.spine_radix = 648; }), 2, 512, 18, 0, 9216, 0, 18 * 648},
    {"directors, all their ports", with(tree(11664, 36), [](auto& d) { d.spine_radix = 648; }), 2, 648, 18, 0, 11664, 0, 18 * 648},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(row.demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.levels == row.levels);
    CHECK(p.leaf == row.leaf);
    CHECK(p.spine == row.spine);
    CHECK(p.core == row.core);
    CHECK(p.leaf_spine_links == row.leaf_spine);
    CHECK(p.spine_core_links == row.spine_core);
    CHECK(p.most == row.most);
  }
}

TEST_CASE("fat tree: what cannot be built") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    Problem problem;
    double most, needs;
  };
  const auto with = [](PlaneDemand demand, auto change) {
    change(demand);
    return demand;
  };
  // clang-format off
  const Row rows[] = {
    {"one more than three levels hold", tree(65537, 64), Problem::too_many_endpoints, 65536, 0},
    {"one more than two levels hold", with(tree(2049, 64), [](auto& d) { d.levels = 2; }), Problem::too_many_endpoints, 2048, 0},
    {"one more than a switch holds", with(tree(65, 64), [](auto& d) { d.levels = 1; }), Problem::too_many_endpoints, 64, 0},
    {"one more than directors hold", with(tree(16001, 40), [](auto& d) { d.spine_radix = 800; }), Problem::too_many_endpoints, 16000, 0},
    {"no port is left for going up", tree(20, 16, 16), Problem::radix_too_small, 16, 17},
    {"all down-ports are spare", with(tree(60, 8), [](auto& d) { d.spare_ports = 4; }), Problem::radix_too_small, 4, 9},
    {"no ports", tree(2, 0), Problem::radix_too_small, 0, 1},
    {"more up than down", tree(100, 64, 0.5), Problem::oversubscription_below_one, 0, 1},
    {"no number", tree(100, 64, std::numeric_limits<double>::quiet_NaN()), Problem::oversubscription_below_one, 0, 1},
    {"spines with more up than down", with(tree(100, 64), [](auto& d) { d.spine_oversubscription = 0.9; }),
     Problem::oversubscription_below_one, 0, 1},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(row.demand);
    CHECK(p.problem == row.problem);
    CHECK(p.most == row.most);
    CHECK(p.needs == row.needs);
    CHECK(p.switches() == 0);
    CHECK(p.endpoints == row.demand.endpoints());
    CHECK(graph(row.demand).switches.empty());
  }
  CHECK(plane(tree(16, 16, 16)).levels == 1);
}

TEST_CASE("fat tree: nothing to join") {
  const auto p = plane(tree(0, 64));
  CHECK(p.problem == Problem::none);
  CHECK(p.switches() == 0);
  CHECK(p.levels == 0);
  CHECK(p.most == 65536);
  CHECK(graph(tree(0, 64)).switches.empty());
}
