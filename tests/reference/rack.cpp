#include <cmath>

#include "models/rack/pack.h"
#include "tests/catch.h"
#include "tests/reference/published_racks.h"

using namespace plenum;
using namespace plenum::rack;

TEST_CASE("rack: published systems") {
  for (const auto& row : published::racks) {
    INFO(row.system << "; " << row.source);
    Rack rack;
    rack.height = row.rack_u * rack_unit;
    RackInputs inputs;
    inputs.reserved_height = row.reserved_u * rack_unit;
    if (row.limit_kw > 0) inputs.power_limit = row.limit_kw * kilowatt;
    if (row.request > 0) inputs.servers_per_rack = Servers{row.request};
    Feed feed;
    feed.continuous_power = 200.0 * kilowatt;
    const ServerFacts server{row.height_u * rack_unit, std::nullopt, row.kilowatts * kilowatt};
    const auto r = pack(inputs, rack, feed, server, Servers{row.servers}, {},
                        row.kilowatts * row.servers * kilowatt, {});
    CHECK(r.servers_per_rack.value == row.per_rack);
    CHECK(r.count.value == row.racks);
    CHECK(r.power_density / kilowatt == Approx(row.rack_kw).epsilon(row.tolerance));
  }
}

TEST_CASE("rack: feeds of the reference designs") {
  // Continuous power of a feed: 80 % of sqrt(3) U I (NEC 210.20). A 40.8 kW rack needs two 60 A feeds of 415
  // V on each side (NVIDIA plans two or three such feeds a rack).
  const auto nec = [](double volts, double amperes) {
    Feed feed;
    feed.continuous_power = 0.8 * std::sqrt(3.0) * volts * amperes * watt;
    return feed;
  };
  const std::vector<Feed> feeds{nec(208, 30), nec(208, 60), nec(415, 30), nec(415, 60)};
  RackInputs inputs;
  CHECK(feed_capacity(inputs, choose_feed(inputs, feeds, 40.8 * kilowatt)) < 40.8 * kilowatt);
  inputs.feeds = {4};
  CHECK(feed_capacity(inputs, choose_feed(inputs, feeds, 40.8 * kilowatt)) / kilowatt ==
        Approx(69.0).epsilon(1e-3));
}
