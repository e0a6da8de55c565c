#include "models/rack/pack.h"

#include <cmath>

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::rack;

namespace {

Rack cabinet() {  // 48 U, 800 mm x 1200 mm, as generic AI-ready cabinets
  Rack r;
  r.height = 48.0 * rack_unit;
  r.width = 800.0 * millimetre;
  r.depth = 1200.0 * millimetre;
  r.weight = 190.0 * kilogram;
  r.static_load = 1800.0 * kilogram;
  r.price = 3500.0 * money_unit;
  return r;
}

Feed feed(double kilowatts) {
  Feed f;
  f.continuous_power = kilowatts * kilowatt;
  f.price = 3000.0 * money_unit;
  return f;
}

ServerFacts dgx_h100() { return {8.0 * rack_unit, 130.5 * kilogram, 10.2 * kilowatt}; }

RackResults pack_of(const RackInputs& inputs, double servers, const ServerFacts& server = dgx_h100(),
                    double feed_kw = 100, const NetworkFacts& network = {}) {
  return pack(inputs, cabinet(), feed(feed_kw), server, Servers{servers}, network, 100.0 * kilowatt,
              3.0 * square_metre);
}

}  // namespace

TEST_CASE("rack: the tightest limit decides") {
  struct Row {
    const char* what;
    std::optional<double> power_kw, weight, floor, request;
    double feed_kw;
    double servers;
    Limit limit;
  };
  const std::optional<double> none;
  // DGX H100: 8 U, 10.2 kW, 130.5 kg; 48 - 4 = 44 U take five.
  // clang-format off
  const Row rows[] = {
    {"height",                                  none, none, none, none, 100,  5, Limit::height},
    {"power, exactly four",                     40.8, none, none, none, 100,  4, Limit::power},
    {"power, just not four",                    40.7, none, none, none, 100,  3, Limit::power},
    {"feed, one side of two",                   none, none, none, none, 34.5, 3, Limit::feed},
    {"weight",                                  none, 400., none, none, 100,  3, Limit::weight},
    {"floor: 500 kg/m2 x 0.96 m2 - 190 kg",     none, none, 500., none, 100,  2, Limit::floor},
    {"power before feed when both allow three", 35.,  none, none, none, 34.5, 3, Limit::power},
    {"request below the limits",                40.8, none, none, 2.,   100,  2, Limit::request},
    {"request above them is kept",              40.8, none, none, 6.,   100,  6, Limit::request},
    {"a legacy rack takes none: one is placed", 8.,   none, none, none, 100,  1, Limit::power},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    RackInputs inputs;
    if (row.power_kw) inputs.power_limit = *row.power_kw * kilowatt;
    if (row.weight) inputs.weight_limit = *row.weight * kilogram;
    if (row.floor) inputs.floor_load_limit = FloorLoad::from_value(*row.floor);
    if (row.request) inputs.servers_per_rack = Servers{*row.request};
    const auto r = pack_of(inputs, 32, dgx_h100(), row.feed_kw);
    CHECK(r.servers_per_rack.value == row.servers);
    CHECK(r.limited_by == row.limit);
    CHECK(r.server_racks.value == std::ceil(32 / row.servers));
    CHECK(r.power_density / kilowatt == Approx(10.2 * row.servers));
  }
}

TEST_CASE("rack: what each limit alone would allow") {
  RackInputs inputs;
  inputs.power_limit = 8.0 * kilowatt;
  inputs.servers_per_rack = Servers{4};
  inputs.floor_load_limit = FloorLoad::from_value(1000);
  const auto r = pack_of(inputs, 32, dgx_h100(), 35);
  CHECK(r.by_power.value == 0);
  CHECK(r.by_feed.value == 3);
  CHECK(r.by_height.value == 5);
  CHECK(r.by_weight.value == 13);
  CHECK(r.by_floor.value == 5);  // (960 - 190) / 130.5
  // What is not limited allows as many as the height.
  const ServerFacts unknown_weight{8.0 * rack_unit, std::nullopt, Power{}};
  const auto free = pack_of({}, 32, unknown_weight);
  for (const auto by : {free.by_power, free.by_feed, free.by_weight, free.by_floor})
    CHECK(by == free.by_height);
}

TEST_CASE("rack: figures of a full rack and of all racks") {
  RackInputs inputs;
  inputs.power_limit = 41.0 * kilowatt;
  const auto r = pack_of(inputs, 30);
  CHECK(r.server_racks.value == 8);
  CHECK(r.count.value == 8);
  CHECK(r.height_used / rack_unit == Approx(32));
  CHECK(r.weight / kilogram == Approx(190 + 4 * 130.5));
  CHECK(r.footprint / square_metre == Approx(0.96));
  CHECK(r.floor_load.value() == Approx((190 + 4 * 130.5) / 0.96));
  CHECK(r.floor_area / square_metre == Approx(24));
  CHECK(r.average_density / kilowatt == Approx(12.5));
  CHECK(r.feed_capacity / kilowatt == Approx(100));
  CHECK(r.capex / money_unit == Approx(8 * 3500 + 8 * 2 * 3000));
  inputs.area_per_rack = 2.5 * square_metre;
  CHECK(pack_of(inputs, 30).floor_area / square_metre == Approx(20));
  CHECK(pack_of(inputs, 0).count.value == 0);
  CHECK(pack_of(inputs, 0).average_density == Power{});
}

TEST_CASE("rack: feeds") {
  struct Row {
    double feeds;
    bool redundant;
    double capacity;
  };
  const Row rows[] = {{2, true, 30}, {2, false, 60}, {4, true, 60},
                      {3, true, 30}, {1, true, 30},  {1, false, 30}};
  for (const auto& row : rows) {
    INFO(row.feeds << " feeds, redundant " << row.redundant);
    RackInputs inputs;
    inputs.feeds = {row.feeds};
    inputs.feeds_redundant = row.redundant;
    CHECK(feed_capacity(inputs, feed(30)) / kilowatt == Approx(row.capacity));
  }

  const std::vector<Feed> candidates{feed(8.65), feed(17.29), feed(34.5), feed(57.5)};
  struct Choice {
    double power, feeds, chosen;
  };
  const Choice choices[] = {{5, 2, 8.65},    {8.65, 2, 8.65}, {8.7, 2, 17.29},
                            {40.8, 2, 57.5}, {40.8, 4, 34.5}, {132, 2, 57.5}};
  for (const auto& choice : choices) {
    INFO(choice.power << " kW on " << choice.feeds);
    RackInputs inputs;
    inputs.feeds = {choice.feeds};
    CHECK(choose_feed(inputs, candidates, choice.power * kilowatt).continuous_power / kilowatt ==
          Approx(choice.chosen));
  }
}

TEST_CASE("rack: what the feed must be chosen for") {
  RackInputs inputs;
  CHECK(servers_without_feed(inputs, cabinet(), dgx_h100()).value == 5);
  inputs.power_limit = 25.0 * kilowatt;
  CHECK(servers_without_feed(inputs, cabinet(), dgx_h100()).value == 2);
  inputs.power_limit = 5.0 * kilowatt;
  CHECK(servers_without_feed(inputs, cabinet(), dgx_h100()).value == 1);
  inputs.servers_per_rack = Servers{4};
  CHECK(servers_without_feed(inputs, cabinet(), dgx_h100()).value == 4);
}

TEST_CASE("rack: switches in reserved heights and network racks") {
  struct Row {
    const char* what;
    double height_u, power_kw, kg, racks;
  };
  // 32 servers in 8 racks of 4 leave 8 x 4 U for switches.
  const Row rows[] = {
      {"no switches", 0, 0, 0, 0},
      {"all in the reserve", 32, 30, 400, 0},
      {"one more", 33, 30, 400, 1},
      {"two racks by height", 32 + 49, 30, 400, 2},
      {"two racks by power: half of 180 kW on 41 kW", 64, 180, 400, 3},
      {"by weight", 64, 30, 4000, 2},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    RackInputs inputs;
    inputs.power_limit = 41.0 * kilowatt;
    const auto r = pack_of(inputs, 32, dgx_h100(), 100,
                           {row.height_u * rack_unit, row.power_kw * kilowatt, row.kg * kilogram});
    CHECK(r.server_racks.value == 8);
    CHECK(r.network_racks.value == row.racks);
    CHECK(r.count.value == 8 + row.racks);
  }
}

TEST_CASE("rack: a system that is a cabinet") {
  const ServerFacts nvl72{48.0 * rack_unit, 1500.0 * kilogram, 132.0 * kilowatt};
  const auto r = pack_of({}, 8, nvl72, 150, {10.0 * rack_unit, 10.0 * kilowatt, 100.0 * kilogram});
  CHECK(r.servers_per_rack.value == 1);
  CHECK(r.server_racks.value == 8);
  CHECK(r.limited_by == Limit::height);
  CHECK(r.weight / kilogram == Approx(1500));                  // its own weight is in it
  CHECK(r.network_racks.value == 1);                           // no height is left beside it
  CHECK(r.capex / money_unit == Approx(3500 + 9 * 2 * 3000));  // only the network rack is bought
}
