#include "models/fabric/plane/rails.h"

#include <map>
#include <set>

#include "models/fabric/plane/graph_measures.h"
#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand rail_optimised(double servers, double ports, double reserved, double radix) {
  PlaneDemand demand;
  demand.topology = Topology::rail_optimised;
  demand.servers = servers;
  demand.server_ports = ports;
  demand.reserved_ports = reserved;
  demand.radix = radix;
  return demand;
}

/// How many leaves have how many endpoints.
std::map<int, int> leaves_by_endpoints(const Graph& graph) {
  std::map<int, int> leaves;
  for (const auto& s : graph.switches)
    if (s.role == Role::leaf) ++leaves[s.endpoints];
  return leaves;
}

}  // namespace

TEST_CASE("rails: leaves of the units") {
  struct Row {
    const char* what;
    double servers, ports, reserved, radix;
    double leaf, spine, units;
    std::map<int, int> endpoints;  // leaves by endpoints
  };
  // clang-format off
  const Row rows[] = {
    // NVIDIA RA-11333-001: a server gives way to the fabric manager's four ports.
    {"SuperPOD, 127 servers",        127, 8,  4, 64, 32, 16, 4, {{32, 28}, {31, 4}}},
    {"SuperPOD, one unit",            31, 8,  4, 64,  8,  4, 1, {{32, 4}, {31, 4}}},
    {"full units",                    64, 8,  0, 64, 16,  8, 2, {{32, 16}}},
    {"full units leave no port",      64, 8,  4, 64, 17, 16, 3, {{32, 16}, {4, 1}}},  // 544 up-links / 64 = 8.5; 16 divides 32
    {"two rails share a leaf",        48, 8,  0, 64, 12,  8, 2, {{32, 12}}},
    {"three rails share a leaf",      42, 8,  0, 64, 11,  8, 2, {{32, 8}, {30, 2}, {20, 1}}},
    {"... and reserved ports",        42, 8,  6, 64, 11,  8, 2, {{32, 10}, {22, 1}}},  // two each
    {"... more of them",              42, 8, 10, 64, 11,  8, 2, {{32, 10}, {26, 1}}},
    {"all rails share a leaf",        36, 8,  0, 64,  9,  8, 2, {{32, 9}}},
    {"a single switch",                8, 8,  0, 64,  1,  0, 1, {{64, 1}}},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto demand = rail_optimised(row.servers, row.ports, row.reserved, row.radix);
    const auto p = plane(demand);
    CHECK(p.problem == Problem::none);
    CHECK(p.rails == row.ports);
    CHECK(p.leaf == row.leaf);
    CHECK(p.spine == row.spine);
    CHECK(p.groups == row.units);
    CHECK(leaves_by_endpoints(graph(demand)) == row.endpoints);
  }
}

TEST_CASE("rails: the same port of a unit's servers meets in one leaf") {
  for (const double servers : {20.0, 31.0, 48.0, 100.0, 127.0, 400.0}) {
    INFO(servers << " servers");
    const auto demand = rail_optimised(servers, 8, 3, 64);
    const auto g = graph(demand);
    std::map<std::pair<int, int>, std::set<int>> leaves;  // by unit and port
    for (int e = 0; e < static_cast<int>(servers) * 8; ++e)
      leaves[{e / 8 / 32, e % 8}].insert(g.endpoint_switch[static_cast<std::size_t>(e)]);
    for (const auto& [_, of_rail] : leaves) CHECK(of_rail.size() == 1);
    CHECK(g.endpoint_switch.size() == static_cast<std::size_t>(servers) * 8 + 3);
    CHECK(g.server_ports == 8);
  }
}

TEST_CASE("rails: as large and as wide as the tree of other wiring") {
  for (const double servers : {32.0, 128.0, 256.0, 512.0, 2048.0}) {
    INFO(servers << " servers");
    auto demand = rail_optimised(servers, 8, 0, 64);
    const auto railed = plane(demand);
    demand.topology = Topology::fat_tree;
    const auto other = plane(demand);
    CHECK(railed.switches() == other.switches());
    CHECK(railed.trunks() == other.trunks());
    CHECK(railed.bisection_links == other.bisection_links);
    CHECK(railed.most == other.most);
  }
}

TEST_CASE("rails: what does not fit") {
  struct Row {
    const char* what;
    double servers, ports, reserved, radix, most;
  };
  // Most: leaves of three levels (32 x 64) over the rails, units of 32 servers.
  const Row rows[] = {
      {"one server more", 8193, 8, 0, 64, 65536},
      {"a reserved port more", 8192, 8, 1, 64, 65536},
      {"rails that do not divide the leaves", 10923, 6, 0, 64, 65532},  // 341 units, two leaves of 10 servers
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = plane(rail_optimised(row.servers, row.ports, row.reserved, row.radix));
    CHECK(p.problem == Problem::too_many_endpoints);
    CHECK(p.most == row.most);
  }
  CHECK(plane(rail_optimised(8192, 8, 0, 64)).problem == Problem::none);
  CHECK(plane(rail_optimised(10922, 6, 0, 64)).problem == Problem::none);
}

TEST_CASE("rails: rail-only planes are trees of one port of each server") {
  PlaneDemand demand = rail_optimised(2048, 1, 0, 64);
  demand.topology = Topology::rail_only;
  const auto p = plane(demand);
  CHECK(p.rails == 1);
  CHECK(p.switches() == 96);
  CHECK(p.bisection_links == 1024);
}
