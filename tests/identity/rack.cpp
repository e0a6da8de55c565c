// Laws of packing, over many servers and limits.
#include <algorithm>

#include "models/rack/pack.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::rack;

TEST_CASE("rack: no limit is broken, and every server has a place") {
  Rack cabinet;
  cabinet.height = 42.0 * rack_unit;
  cabinet.width = 600.0 * millimetre;
  cabinet.depth = 1200.0 * millimetre;
  cabinet.weight = 134.0 * kilogram;
  cabinet.static_load = 1360.0 * kilogram;
  Feed feed;
  feed.continuous_power = 17.3 * kilowatt;
  for (const double limit_kw : {5.0, 12.0, 17.0, 35.0})
    for (const double height_u : {1.0, 2.0, 3.0, 8.0, 10.0})
      for (const double kilowatts : {0.4, 1.5, 3.5, 10.2})
        for (const double servers : {1.0, 7.0, 32.0, 1000.0}) {
          INFO(limit_kw << " kW, " << height_u << " U, " << kilowatts << " kW, " << servers << " servers");
          RackInputs inputs;
          inputs.power_limit = limit_kw * kilowatt;
          inputs.floor_load_limit = FloorLoad::from_value(1000);
          const ServerFacts server{height_u * rack_unit, height_u * 16.0 * kilogram, kilowatts * kilowatt};
          const auto r = pack(inputs, cabinet, feed, server, Servers{servers}, {}, {}, 2.5 * square_metre);
          const auto least = std::min({r.by_power, r.by_feed, r.by_height, r.by_weight, r.by_floor});
          CHECK(r.servers_per_rack == std::max(least, Servers{1}));
          CHECK(r.server_racks.value * r.servers_per_rack.value >= servers);
          CHECK((r.server_racks.value - 1) * r.servers_per_rack.value < servers);
          if (least.value >= 1) {
            CHECK(r.power_density <= *inputs.power_limit * (1 + 1e-9));
            CHECK(r.power_density <= r.feed_capacity * (1 + 1e-9));
            CHECK(r.height_used + inputs.reserved_height <= cabinet.height * (1 + 1e-9));
            CHECK(r.floor_load <= *inputs.floor_load_limit * (1 + 1e-9));
          }
        }
}

TEST_CASE("rack: a higher limit never needs more racks") {
  Rack cabinet;
  cabinet.height = 48.0 * rack_unit;
  Feed feed;
  feed.continuous_power = 100.0 * kilowatt;
  double before = 1e9;
  for (double limit_kw = 5; limit_kw < 80; limit_kw += 0.7) {
    RackInputs inputs;
    inputs.power_limit = limit_kw * kilowatt;
    const auto r = pack(inputs, cabinet, feed, {3.0 * rack_unit, std::nullopt, 3.5 * kilowatt}, Servers{128},
                        {}, {}, {});
    INFO(limit_kw << " kW");
    CHECK(r.count.value <= before);
    before = r.count.value;
  }
  CHECK(before == 10);  // 14 servers in 44 U
}
