#include "models/fabric/fat_tree.h"

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

TEST_CASE("fat tree: largest trees of the textbook") {
  // Two levels: k^2/2 hosts on k leaves and k/2 spines. Three levels: Al-Fares, Loukissas and Vahdat, SIGCOMM
  // 2008: k^3/4 hosts on 5 k^2/4 switches (k^2/2 leaves, k^2/2 spines, k^2/4 cores).
  struct Row {
    double radix, hosts;
    int levels;
    double switches, server_links, other_links;
  };
  // clang-format off
  const Row rows[] = {
    { 36,    648, 2,    54,    648,     648},
    { 40,    800, 2,    60,    800,     800},
    { 48,   1152, 2,    72,   1152,    1152},
    { 64,   2048, 2,    96,   2048,    2048},
    {144,  10368, 2,   216,  10368,   10368},
    { 36,  11664, 3,  1620,  11664,   23328},
    { 40,  16000, 3,  2000,  16000,   32000},
    { 48,  27648, 3,  2880,  27648,   55296},
    { 64,  65536, 3,  5120,  65536,  131072},
    {144, 746496, 3, 25920, 746496, 1492992},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO("radix " << row.radix << ", hosts " << row.hosts);
    const auto tree = fat_tree(Ports{row.hosts}, Ports{row.radix}, 1.0);
    REQUIRE(tree);
    CHECK(tree->levels == row.levels);
    CHECK(tree->leaf + tree->spine + tree->core == row.switches);
    CHECK(tree->server_links == row.server_links);
    CHECK(tree->leaf_spine_links + tree->spine_core_links == row.other_links);
    const auto most = row.levels == 2 ? max_endpoints_two_levels(Ports{row.radix}, 1.0)
                                      : max_endpoints(Ports{row.radix}, 1.0);
    CHECK(most.value == row.hosts);
  }
}

TEST_CASE("fat tree: oversubscription and small trees") {
  struct Row {
    const char* what;
    double endpoints, radix, taper;
    int levels;
    double leaf, spine, core, down, up;
  };
  // Leaf ports: up = floor(k / (1 + o)), down = k - up.
  // clang-format off
  const Row rows[] = {
    {"nothing",                        0, 36, 1,   0,   0,  0, 0,  0,  0},
    {"one port",                       1, 36, 1,   1,   1,  0, 0, 36,  0},
    {"exactly one switch",            36, 36, 1,   1,   1,  0, 0, 36,  0},
    {"one more needs leaf and spine", 37, 36, 1,   2,   3,  2, 0, 18, 18},  // 54 up-links need 2 spines; 2 divides 18
    {"spines divide the up-links",   216, 36, 1,   2,  12,  6, 0, 18, 18},
    {"10 leaves need 5, get 8",       160, 32, 1,   2,  10,  8, 0, 16, 16},  // 160 up-links over 32; the next divisor of 16 is 8
    {"2:1",                          240, 36, 2,   2,  10,  4, 0, 24, 12},  // 120/36 = 3.3 spines; 4 divides 12
    {"3:1",                          270, 36, 3,   2,  10,  3, 0, 27,  9},
    {"odd radix",                     12,  5, 1,   2,   4,  2, 0,  3,  2},
    {"one more than two levels",     649, 36, 1,   3,  37, 37, 19, 18, 18},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto tree = fat_tree(Ports{row.endpoints}, Ports{row.radix}, row.taper);
    REQUIRE(tree);
    CHECK(tree->levels == row.levels);
    CHECK(tree->leaf == row.leaf);
    CHECK(tree->spine == row.spine);
    CHECK(tree->core == row.core);
    CHECK(tree->down == row.down);
    CHECK(tree->up == row.up);
  }
}

TEST_CASE("fat tree: more endpoints than three levels hold") {
  CHECK_FALSE(fat_tree(Ports{65537}, Ports{64}, 1.0));
  CHECK_FALSE(fat_tree(Ports{20}, Ports{16}, 16.0));  // no port is left for going up
  CHECK(max_endpoints(Ports{16}, 16.0).value == 16);
  CHECK(fat_tree(Ports{16}, Ports{16}, 16.0)->levels == 1);
}
