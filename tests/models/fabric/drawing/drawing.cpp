#include "models/fabric/drawing/drawing.h"

#include <cmath>

#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

PlaneDemand demand(Topology topology, double servers, double ports, double radix) {
  PlaneDemand d;
  d.topology = topology;
  d.servers = servers, d.server_ports = ports, d.radix = radix;
  return d;
}

std::vector<PlaneDemand> demands() {
  std::vector<PlaneDemand> all;
  for (const auto topology : {Topology::fat_tree, Topology::rail_optimised, Topology::dragonfly_plus,
                              Topology::dragonfly, Topology::hyperx, Topology::torus})
    for (const double radix : {16.0, 36.0, 64.0})
      for (const double servers : {1.0, 4.0, 20.0, 64.0, 127.0, 512.0}) {
        const auto d = demand(topology, servers, 8, radix);
        if (plane(d).problem == Problem::none) all.push_back(d);
      }
  return all;
}

std::string name(const PlaneDemand& d) {
  return "topology " + std::to_string(static_cast<int>(d.topology)) + ", " + std::to_string(d.servers) +
         " servers, radix " + std::to_string(d.radix);
}

bool overlap(const DrawnNode& a, const DrawnNode& b) {
  return a.x < b.x + b.width - 1e-12 && b.x < a.x + a.width - 1e-12 && a.y < b.y + b.height - 1e-12 &&
         b.y < a.y + a.height - 1e-12;
}

double count(const Drawing& drawing, DrawnKind kind) {
  double n = 0;
  for (const auto& node : drawing.nodes) n += node.kind == kind;
  return n;
}

}  // namespace

TEST_CASE("drawing: what is drawn of known networks") {
  struct Row {
    const char* what;
    PlaneDemand demand;
    bool collapsed;
    double servers, leaves, spines, cores, groups, links;
  };
  // clang-format off
  const Row rows[] = {
    {"one switch",                              demand(Topology::fat_tree, 2, 8, 16),         false,  1,  1,  0,  0, 0,   1},
    {"two levels: 16 leaves, 8 spines",         demand(Topology::fat_tree, 16, 8, 16),        false, 16, 16,  8,  0, 0,   16 + 16 * 8},
    {"three levels of radix 4: 4 pods",         demand(Topology::fat_tree, 16, 1, 4),         false,  8,  8,  8,  4, 0,   8 + 16 + 16},
    {"rails: 4 units of 8 leaves, 16 spines",   demand(Topology::rail_optimised, 128, 8, 64), false, 32, 32, 16,  0, 0,   32 + 32 * 16},
    {"three levels of radix 16: 10 pods, cores in one box",
                                                demand(Topology::fat_tree, 80, 8, 16),        true,   0,  0,  0,  1, 10,  10},
    {"two levels of radix 144, 90 leaves: boxes of 2 leaves", 
                                                demand(Topology::fat_tree, 810, 8, 144),      true,  45, 45, 36,  0, 0,   45 + 45 * 36},
    {"Dragonfly+ of 17 groups",                 demand(Topology::dragonfly_plus, 136, 8, 16), true,   0,  0,  0,  0, 17,  17 * 16 / 2},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto drawing = draw(graph(row.demand));
    CHECK(drawing.collapsed == row.collapsed);
    CHECK(count(drawing, DrawnKind::servers) == row.servers);
    CHECK(count(drawing, DrawnKind::leaf) == row.leaves);
    CHECK(count(drawing, DrawnKind::spine) == row.spines);
    CHECK(count(drawing, DrawnKind::core) == row.cores);
    CHECK(count(drawing, DrawnKind::group) == row.groups);
    CHECK(static_cast<double>(drawing.links.size()) == row.links);
  }
}

TEST_CASE("drawing: everything in the unit square, nothing on top of another") {
  for (const auto& d : demands())
    for (const int most : {20, 200}) {
      INFO(name(d) << ", at most " << most);
      const auto drawing = draw(graph(d), most);
      for (std::size_t a = 0; a < drawing.nodes.size(); ++a) {
        const auto& node = drawing.nodes[a];
        CHECK((node.width > 0 && node.height > 0));
        CHECK((node.x >= 0 && node.x + node.width <= 1 + 1e-12));
        CHECK((node.y >= 0 && node.y + node.height <= 1 + 1e-12));
        for (std::size_t b = 0; b < a; ++b) REQUIRE_FALSE(overlap(node, drawing.nodes[b]));
      }
    }
}

TEST_CASE("drawing: stands for all switches, endpoints and cables") {
  for (const auto& d : demands())
    for (const int most : {20, 200, 100000}) {
      INFO(name(d) << ", at most " << most);
      const auto drawn = graph(d);
      const auto drawing = draw(drawn, most);
      double switches = 0, endpoints = 0, served = 0, cables = 0, all_cables = 0, to_servers = 0;
      for (const auto& node : drawing.nodes) {
        switches += node.switches;
        (node.kind == DrawnKind::servers ? served : endpoints) += node.endpoints;
      }
      for (const auto& link : drawing.links) {
        const bool server = drawing.nodes[static_cast<std::size_t>(link.from)].kind == DrawnKind::servers;
        (server ? to_servers : cables) += link.cables;
        CHECK(link.from != link.to);
      }
      for (const auto& link : drawn.links) all_cables += link.cables;
      CHECK(switches == static_cast<double>(drawn.switches.size()));
      CHECK(endpoints == static_cast<double>(drawn.endpoint_switch.size()));
      CHECK(served == to_servers);
      if (!drawing.collapsed) {
        CHECK(cables == all_cables);
        if (drawn.dimensions.empty()) CHECK(served == endpoints);
      } else {
        CHECK(cables <= all_cables);
        CHECK(drawing.nodes.size() <= static_cast<std::size_t>(most) + 24);
      }
      CHECK(drawing.collapsed == (draw(drawn, 100000).nodes.size() > static_cast<std::size_t>(most)));
    }
}

TEST_CASE("drawing: collapsed groups keep all cables between them") {
  const auto drawn = graph(demand(Topology::dragonfly_plus, 512, 8, 36));
  const auto drawing = draw(drawn);
  REQUIRE(drawing.collapsed);
  double global = 0, drawn_global = 0;
  for (const auto& link : drawn.links)
    if (link.global) global += link.cables;
  for (const auto& link : drawing.links) {
    CHECK(link.global);
    drawn_global += link.cables;
  }
  CHECK(drawn_global == global);
  CHECK(global > 0);
}

TEST_CASE("drawing: levels from below: servers, leaves, spines, cores") {
  const auto drawing = draw(graph(demand(Topology::fat_tree, 16, 1, 4)));
  const auto rank = [](DrawnKind kind) { return static_cast<int>(kind); };
  for (const auto& a : drawing.nodes)
    for (const auto& b : drawing.nodes)
      if (rank(a.kind) < rank(b.kind)) CHECK(a.y + a.height < b.y);
  for (const auto& link : drawing.links)
    CHECK(drawing.nodes[static_cast<std::size_t>(link.from)].y <
          drawing.nodes[static_cast<std::size_t>(link.to)].y);
}

TEST_CASE("drawing: servers stand below their leaf") {
  for (const auto& d : demands()) {
    INFO(name(d));
    const auto drawing = draw(graph(d));
    for (const auto& link : drawing.links) {
      const auto& servers = drawing.nodes[static_cast<std::size_t>(link.from)];
      const auto& leaf = drawing.nodes[static_cast<std::size_t>(link.to)];
      if (servers.kind != DrawnKind::servers) continue;
      CHECK(servers.x == leaf.x);
      CHECK(servers.y + servers.height < leaf.y);
      CHECK(servers.endpoints == leaf.endpoints);
    }
  }
}

TEST_CASE("drawing: groups stand side by side, twelve in a row") {
  for (const double groups : {4.0, 12.0, 13.0, 17.0}) {
    auto d = demand(Topology::dragonfly_plus, groups * 16, 1, 8);
    d.cells.groups = groups;
    INFO(groups << " groups");
    const auto drawing = draw(graph(d), 47);  // a group has 12 nodes
    const auto& boxes = drawing.nodes;
    REQUIRE(boxes.size() == static_cast<std::size_t>(groups));
    double in_first_row = 0;
    for (const auto& box : boxes) in_first_row += box.y == boxes.front().y;
    CHECK(in_first_row == (groups <= 12 ? groups : std::ceil(groups / 2)));
    for (std::size_t i = 1; i < boxes.size(); ++i)
      CHECK((boxes[i].x > boxes[i - 1].x || boxes[i].y < boxes[i - 1].y));
    CHECK(drawing.collapsed);
  }
}

TEST_CASE("drawing: an empty graph is an empty drawing") {
  const auto drawing = draw(Graph{});
  CHECK(drawing.nodes.empty());
  CHECK(drawing.links.empty());
  CHECK_FALSE(drawing.collapsed);
}
