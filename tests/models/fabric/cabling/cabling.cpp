#include "models/fabric/cabling/cabling.h"

#include <cmath>

#include "models/fabric/cabling/hall.h"
#include "models/rack/pack.h"
#include "tests/catch.h"
#include "tests/models/fabric/shapes.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

Cable cable(const char* name, double metres, double price, double watts = 1) {
  Cable c;
  c.name = name;
  c.kind = "link";
  c.power_per_end = watts * watt;
  if (metres > 0) c.max_length = metres * metre;
  if (price > 0) c.price = price * money_unit;
  return c;
}

std::string name_for(const CableChoice& choice, double metres) {
  std::size_t i = 0;
  while (sold_lengths[i] < metres) ++i;
  const auto* found = chosen(choice, i);
  return found ? found->name : "-";
}

}  // namespace

TEST_CASE("cabling: path between two places") {
  // 42 U racks of 0.6 m, 20 in a row, rows 2.4 m apart; tray 1.5 m above the racks; 1 m slack.
  const auto floor = test::hall(4, 4);
  const double height = 42 * 0.04445, fixed = 2 * 1.5 + 1.0;
  struct Row {
    const char* what;
    Place a, b;
    double metres;
  };
  // clang-format off
  const Row rows[] = {
      {"one rack, ten units apart",           {3, 5, 1},    {3, 15, 1},   10 * 0.04445 + 0.5},
      {"one place",                           {3, 5, 1},    {3, 5, 1},    0.5},
      {"neighbours, both from the floor",     {3, 9, 1},    {4, 9, 1},    2 * height + fixed + 0.6},
      {"from the reserved units",             {3, 41, 39},  {4, 9, 1},    height + 4 * 0.04445 + fixed + 0.6},
      {"ends of a row",                       {0, 1, 1},    {19, 1, 1},   2 * height + fixed + 19 * 0.6},
      {"next row, same column",               {0, 1, 1},    {20, 1, 1},   2 * height + fixed + 2.4},
      {"two rows on, three columns back",     {7, 1, 1},    {44, 1, 1},   2 * height + fixed + 3 * 0.6 + 2 * 2.4},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(path(floor, row.a, row.b) / metre == Approx(row.metres));
    CHECK(path(floor, row.b, row.a) == path(floor, row.a, row.b));
  }
}

TEST_CASE("cabling: the path of the hall's spots is path()") {
  for (const auto& floor : test::halls()) {
    const auto p = plane(test::demand(Topology::fat_tree, 230, 2, 3, 16));
    const Hall hall(floor, p, 1, 230);
    const auto place = [&](const Spot& s) {
      return Place{s.rack, Hall::unit(s), 1 + (floor.rack_height / metre - s.drop / 1e5) / 0.04445};
    };
    for (int leaf = 0; leaf < 20; ++leaf)
      for (int other = 0; other < 20; ++other) {
        const auto a = hall.leaf(0, leaf), b = hall.server(other), c = hall.spine(0, other);
        CHECK(static_cast<double>(hall.reach(a, b)) / 1e5 ==
              Approx(path(floor, place(a), place(b)) / metre).margin(1e-4));
        CHECK(static_cast<double>(hall.reach(a, c)) / 1e5 ==
              Approx(path(floor, place(a), place(c)) / metre).margin(1e-4));
      }
  }
}

TEST_CASE("cabling: the sold length of a path") {
  struct Row {
    double metres, sold;
  };
  const Row rows[] = {{0, 0.5},   {0.5, 0.5},   {0.50001, 1}, {2.5, 2.5},    {2.6, 3},     {3.2, 4},
                      {5, 5},     {5.00001, 7}, {7.5, 10},    {20, 20},      {20.1, 30},   {99.9, 100},
                      {100, 100}, {100.1, 500}, {500, 500},   {500.1, 1000}, {2000, 2000}, {2500, 2000}};
  for (const auto& row : rows) {
    INFO(row.metres);
    CHECK(sold_lengths[sold_class(std::llround(row.metres * steps_per_metre))] == row.sold);
  }
}

TEST_CASE("cabling: the cheapest cable that reaches") {
  const auto choice =
      choose_cables({cable("copper", 3, 200), cable("active", 30, 600), cable("fibre", 100, 1280),
                     cable("dear copper", 5, 700), cable("unpriced", 2000, 0), cable("hot", 30, 600, 9)});
  CHECK(name_for(choice, 0.5) == "copper");
  CHECK(name_for(choice, 3) == "copper");
  CHECK(name_for(choice, 4) == "active");  // the same price as `hot`, less power
  CHECK(name_for(choice, 30) == "active");
  CHECK(name_for(choice, 50) == "fibre");
  CHECK(name_for(choice, 500) == "-");
  CHECK(choice.cables.size() == 5);

  // One alone: its price does not matter, nor does its length.
  const auto one = choose_cables({cable("unpriced", 3, 0)});
  CHECK(name_for(one, 2) == "unpriced");
  CHECK(one.reach.back() == -1);
  CHECK(name_for(one, 2000) == "unpriced");
  CHECK(name_for(choose_cables({cable("any", 0, 5)}), 2000) == "any");
  CHECK(name_for(choose_cables({}), 1) == "-");

  // Dearer candidates never win over a cheaper one that reaches as far.
  for (std::size_t i = 0; i < sold_lengths.size(); ++i) {
    const auto* found = chosen(choice, i);
    for (const auto& other : choice.cables)
      if (found && (!other.max_length || *other.max_length >= sold_lengths[i] * metre))
        CHECK(*found->price <= *other.price);
  }
}

TEST_CASE("cabling: leaves stand among the servers that they serve") {
  // Four servers a rack, a leaf for four servers of eight ports: each in the reserved units of their rack.
  const auto p = plane(test::demand(Topology::fat_tree, 128, 8, 0, 64));
  const Hall hall(test::hall(4, 4), p, 1, 128);
  for (int leaf = 0; leaf < 32; ++leaf) {
    CHECK(hall.leaf(0, leaf).rack == hall.server(4 * leaf).rack);
    CHECK(Hall::unit(hall.leaf(0, leaf)) == 42);
  }
  // The 16 spines in the reserved units of racks in the middle: there is no network rack.
  CHECK(hall.network_racks() == 0);
  CHECK(hall.spine(0, 0).rack == 8);
  CHECK(hall.spine(0, 15).rack == 23);

  // Eight leaves of a unit of 32 servers side by side in the middle of its eight racks.
  const auto r = plane(test::demand(Topology::rail_optimised, 128, 8, 0, 64));
  const Hall rails(test::hall(4, 4), r, 1, 128);
  for (int leaf = 0; leaf < 8; ++leaf) {
    CHECK(rails.leaf(0, leaf).rack >= 2);
    CHECK(rails.leaf(0, leaf).rack <= 5);
  }
}

TEST_CASE("cabling: what finds no place among the servers stands in racks in the middle of the hall") {
  // No reserved units: 32 leaves and 16 spines of 1 U in two racks of 42 U, after 16 of 32 server racks.
  const auto p = plane(test::demand(Topology::fat_tree, 128, 8, 0, 64));
  const Hall hall(test::hall(4, 0), p, 1, 128);
  CHECK(hall.network_racks() == 2);
  CHECK(hall.leaf(0, 0).rack == 16);
  CHECK(hall.rack_name(hall.leaf(0, 0)) == "N01");
  CHECK(hall.rack_name(hall.spine(0, 15)) == "N02");
  CHECK(hall.rack_name(hall.server(4 * 15)) == "R016");
  CHECK(hall.server(4 * 15).rack == 15);
  CHECK(hall.rack_name(hall.server(4 * 16)) == "R017");
  CHECK(hall.server(4 * 16).rack == 18);
}

TEST_CASE("cabling: network racks against those of the racks' own count") {
  // rack::pack() fills all reserved units before it takes a network rack; here spines of large networks have racks of their
  // own. Never fewer, and the same where height leaves no choice: no reserved units and switches of 1 U.
  for (const auto& shape : test::shapes())
    for (const double reserved : {0.0, 2.0, 4.0}) {
      INFO(shape.what << ", " << reserved << " U reserved");
      const auto p = plane(shape.demand);
      const Hall hall(test::hall(4, reserved), p, shape.planes, shape.demand.servers);
      rack::RackInputs inputs;
      inputs.reserved_height = reserved * rack_unit;
      inputs.servers_per_rack = Servers{4};
      rack::Rack rack;
      rack.height = 42.0 * rack_unit;
      rack::Feed feed;
      const rack::NetworkFacts network{p.switches() * shape.planes * rack_unit, {}, {}};
      const auto racks =
          rack::pack(inputs, rack, feed, {8.0 * rack_unit, {}, {}}, {shape.demand.servers}, network, {}, {});
      if (reserved == 0) CHECK(hall.network_racks() == racks.network_racks.value);
      CHECK(hall.network_racks() >= racks.network_racks.value);
    }
}

TEST_CASE("cabling: wider halls take longer cables, more slack too") {
  const auto demand = test::demand(Topology::fat_tree, 512, 8, 0, 64);
  const auto p = plane(demand);
  const auto mean = [&](const Floor& floor) {
    const auto all = lengths({}, p, 1, 512, 8, floor);
    double cables = 0, metres = 0;
    for (const auto& tier : all.cables)
      for (std::size_t i = 0; i < tier.size(); ++i) cables += tier[i], metres += tier[i] * sold_lengths[i];
    return metres / cables;
  };
  auto floor = test::hall(4, 4);
  double before = 0;
  for (const double slack : {0.0, 1.0, 3.0, 10.0}) {
    floor.slack = slack * metre;
    CHECK(mean(floor) > before);
    before = mean(floor);
  }
  floor = test::hall(4, 4);
  before = 0;
  for (const double pitch : {1.0, 2.4, 5.0, 20.0}) {
    floor.row_pitch = pitch * metre;
    CHECK(mean(floor) > before);
    before = mean(floor);
  }
}

TEST_CASE("cabling: nothing to cable") {
  const auto none =
      lengths({}, plane(test::demand(Topology::fat_tree, 0, 8, 0, 64)), 1, 0, 8, test::hall(4, 4));
  const auto too_many =
      lengths({}, plane(test::demand(Topology::fat_tree, 1e6, 8, 0, 64)), 1, 1e6, 8, test::hall(4, 4));
  for (int t = 0; t < tiers; ++t) {
    CHECK(none.total(static_cast<Tier>(t)) == 0);
    CHECK(too_many.total(static_cast<Tier>(t)) == 0);
  }
}
