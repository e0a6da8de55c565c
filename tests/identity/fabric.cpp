// Laws that every fat tree keeps, over all sizes.
#include "models/fabric/fabric.h"

#include <cmath>

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

TEST_CASE("fat tree: ports are enough and balance") {
  for (const double radix : {36.0, 40.0, 64.0, 144.0})
    for (const double taper : {1.0, 1.5, 2.0, 3.0, 7.0}) {
      const double most = max_endpoints(Ports{radix}, taper).value;
      for (double n = 1; n <= most; n = std::ceil(n * 1.37)) {
        INFO("radix " << radix << ", taper " << taper << ", endpoints " << n);
        const auto tree = fat_tree(Ports{n}, Ports{radix}, taper);
        REQUIRE(tree);
        CHECK(tree->leaf * tree->down >= n);
        CHECK((tree->leaf - 1) * tree->down < n);
        CHECK(tree->leaf_spine_links == tree->leaf * tree->up);
        CHECK(tree->leaf_spine_links + tree->spine_core_links <= tree->spine * radix);
        CHECK(tree->spine_core_links <= tree->core * radix);
        if (tree->levels == 2)
          CHECK(std::fmod(tree->up, tree->spine) == 0.0);  // equally many links to each spine
        if (tree->levels == 3) CHECK(tree->spine_core_links == tree->leaf_spine_links);
        CHECK(tree->server_links == n);
      }
      CHECK_FALSE(fat_tree(Ports{most + 1}, Ports{radix}, taper));
    }
}

TEST_CASE("fat tree: more endpoints never need fewer switches") {
  for (const double taper : {1.0, 2.0}) {
    double before = 0;
    for (double n = 0; n <= 5000; ++n) {
      const auto tree = fat_tree(Ports{n}, Ports{36}, taper);
      REQUIRE(tree);
      const double switches = tree->leaf + tree->spine + tree->core;
      INFO("endpoints " << n << ", taper " << taper);
      REQUIRE(switches >= before);
      before = switches;
    }
  }
}

TEST_CASE("fabric: sums of parts, and more servers never cost less or reduce faster") {
  Switch network_switch;
  network_switch.ports = {40};
  network_switch.port_rate = 200.0 * gigabit_per_second;
  network_switch.price = 18000.0 * money_unit;
  network_switch.power_typical = 250.0 * watt;
  Cable cable;
  cable.kind = "aoc";
  cable.price = 900.0 * money_unit;
  cable.power_per_end = 4.5 * watt;
  FabricResults before;
  for (double servers = 1; servers <= 1500; servers += 7) {
    INFO(servers << " servers");
    const auto r = plan({}, network_switch, cable, cable, Servers{servers}, Ports{8},
                        200.0 * gigabit_per_second, Gpus{8}, 600.0 * gigabyte_per_second);
    CHECK(r.switches == r.leaf_switches + r.spine_switches + r.core_switches);
    CHECK(r.cables == r.server_links + r.leaf_spine_links + r.spine_core_links);
    CHECK(r.capex / money_unit == Approx((r.switch_capex + r.cable_capex) / money_unit));
    CHECK(r.capex >= before.capex);
    CHECK(r.power >= before.power);
    CHECK(r.allreduce_time > before.allreduce_time);
    before = r;
  }
}
