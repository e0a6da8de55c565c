#include "models/fabric/fabric.h"

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

Switch quantum2() {  // prices and powers of this record are the test's own round numbers
  Switch s;
  s.ports = {64};
  s.port_rate = 400.0 * gigabit_per_second;
  s.power_typical = 700.0 * watt;
  s.power_max = 1700.0 * watt;
  s.height = 1.0 * rack_unit;
  s.weight = 15.0 * kilogram;
  s.price = 30000.0 * money_unit;
  return s;
}

Cable cable(std::string kind, double gbit, double watts, double price) {
  Cable c;
  c.kind = std::move(kind);
  c.rate = gbit * gigabit_per_second;
  c.power_per_end = watts * watt;
  c.price = price * money_unit;
  return c;
}

FabricResults four_units(const FabricInputs& inputs, const Cable& to_servers, const Cable& between) {
  return plan(inputs, quantum2(), to_servers, between, Servers{128}, Ports{8}, 400.0 * gigabit_per_second,
              Gpus{8}, 900.0 * gigabyte_per_second);
}

}  // namespace

TEST_CASE("fabric: bill of cables by kind") {
  struct Row {
    const char* what;
    Cable to_servers, between;
    double transceivers, cable_capex, power;
  };
  // 1,024 links to servers and 1,024 between 48 switches; switches alone take 48 x 700 W.
  // clang-format off
  const Row rows[] = {
    {"copper to servers, complete optical links between", cable("dac", 400, 0.1, 200), cable("link", 400, 8, 1280),
     2 * 1024, 1024 * 200 + 1024 * 1280, 48 * 700 + 1024 * 0.1 + 2048 * 8},
    {"active optical cables",                             cable("aoc", 400, 5, 600), cable("aoc", 400, 5, 600),
     0, 2048 * 600, 48 * 700 + 3 * 1024 * 5},
    {"single transceivers",                               cable("transceiver", 400, 8, 500), cable("transceiver", 400, 8, 500),
     4 * 1024, 4096 * 500, 48 * 700 + 3 * 1024 * 8},
    {"twin-port transceivers serve two links",            cable("transceiver", 800, 15, 900), cable("transceiver", 800, 15, 900),
     4 * 1024 / 2, 2048 * 900, 48 * 700 + 3 * 1024 / 2 * 15},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto r = four_units({}, row.to_servers, row.between);
    CHECK(r.transceivers.value == row.transceivers);
    CHECK(r.cable_capex / money_unit == Approx(row.cable_capex));
    CHECK(r.switch_capex / money_unit == Approx(48 * 30000));
    CHECK((r.capex - r.switch_capex - r.cable_capex) / money_unit == Approx(0).margin(1e-6));
    CHECK(r.power / watt == Approx(row.power));
    CHECK(r.height / rack_unit == Approx(48));
    CHECK(r.weight / kilogram == Approx(48 * 15));
  }
}

TEST_CASE("fabric: bandwidths") {
  struct Row {
    const char* what;
    double taper, link_gbit, injection, bisection;  // Tbit/s
  };
  const Row rows[] = {
      {"non-blocking", 1, 0, 409.6, 204.8},
      {"slower links", 1, 200, 204.8, 102.4},
      {"links cannot be faster than NIC and port", 1, 800, 409.6, 204.8},
      {"3:1", 3, 0, 409.6, 204.8 / 3},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    FabricInputs inputs;
    inputs.oversubscription = row.taper;
    if (row.link_gbit > 0) inputs.link_rate = row.link_gbit * gigabit_per_second;
    const auto r = four_units(inputs, cable("dac", 400, 0, 0), cable("dac", 400, 0, 0));
    CHECK(r.injection_bandwidth / terabit_per_second == Approx(row.injection));
    CHECK(r.bisection_bandwidth / terabit_per_second == Approx(row.bisection));
    CHECK(r.oversubscription == Approx(row.taper));
  }
}

TEST_CASE("fabric: all-reduce of 1 GiB by hand") {
  // 16 DGX-1V, four EDR cards: start 8.4 us; inside 14 x 3.4 us + 14/8 x 1 GiB / 120 GB/s; across 30 x 14 us
  // + 30/16 x 1 GiB / 48 GB/s.
  Switch edr;
  edr.ports = {36};
  edr.port_rate = 100.0 * gigabit_per_second;
  const auto r = plan({}, edr, {}, {}, Servers{4}, Ports{4}, 100.0 * gigabit_per_second, Gpus{8},
                      300.0 * gigabyte_per_second);
  const double gib = 1073741824.0;
  const double expected = 8.4e-6 + 14 * 3.4e-6 + 14.0 / 8 * gib / 120e9 + 6 * 14e-6 + 6.0 / 4 * gib / 48e9;
  CHECK(r.allreduce_time / second == Approx(expected).epsilon(1e-12));
  CHECK(r.levels.value == 1);  // 16 ports on one switch
}

TEST_CASE("fabric: nothing to join, too much to join") {
  const Cable dac = cable("dac", 400, 0, 0);
  const auto plan_of = [&](double servers, double nics) {
    return plan({}, quantum2(), dac, dac, Servers{servers}, Ports{nics}, 400.0 * gigabit_per_second, Gpus{8},
                {});
  };
  CHECK(plan_of(0, 8) == FabricResults{});
  CHECK(plan_of(10, 0) == FabricResults{});
  const auto too_many = plan_of(8193, 8);
  CHECK(too_many.endpoints.value == 65544);
  CHECK(too_many.switches.value == 0);
  CHECK(too_many.capex == Money{});
}

TEST_CASE("fabric: planes share the NICs") {
  FabricInputs inputs;
  inputs.planes = {2};
  const Cable dac = cable("dac", 400, 0, 0);
  const auto r = four_units(inputs, dac, dac);
  CHECK(r.endpoints.value == 1024);
  CHECK(r.leaf_switches.value == 2 * 16);
  CHECK(r.spine_switches.value == 2 * 8);
  CHECK(r.bisection_bandwidth / terabit_per_second == Approx(204.8));
}
