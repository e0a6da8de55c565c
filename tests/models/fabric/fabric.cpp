#include "models/fabric/fabric.h"

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

Switch device(double ports, double gbit) {  // prices and powers are the test's own round numbers
  Switch s;
  s.fabric = "IB NDR";
  s.ports = {ports};
  s.port_rate = gbit * gigabit_per_second;
  s.power_typical = 700.0 * watt;
  s.height = 1.0 * rack_unit;
  s.weight = 15.0 * kilogram;
  s.price = 30000.0 * money_unit;
  return s;
}

Cable cable(double gbit) {
  Cable c;
  c.name = "test cable";
  c.kind = "aoc";
  c.rate = gbit * gigabit_per_second;
  c.max_length = 2000.0 * metre;
  c.power_per_end = 5.0 * watt;
  c.price = 600.0 * money_unit;
  return c;
}

const gpu::Gpu& h100() {
  static const auto gpu = [] {
    gpu::Gpu g;
    g.form_factor = "SXM5";
    g.compute_capability = "9.0";
    g.nvlink_bandwidth = 900.0 * gigabyte_per_second;
    return g;
  }();
  return gpu;
}

struct Case {
  FabricInputs inputs;
  Switch leaf = device(64, 400);
  double servers = 128, nics = 8, nic_gbit = 400, trunk_gbit = 400;
};

Hardware hardware(const Case& c) {
  Hardware h;
  h.parts.leaf = c.leaf;
  h.parts.server_cables = choose_cables({cable(c.nic_gbit)});
  h.parts.switch_cables = choose_cables({cable(c.trunk_gbit)});
  h.trunk_rate = c.trunk_gbit * gigabit_per_second;
  return h;
}

Attached attached(const Case& c) {
  Floor floor;
  floor.servers_per_rack = 4;
  floor.rack_height = 48.0 * rack_unit;
  floor.reserved_height = 4.0 * rack_unit;
  floor.server_height = 8.0 * rack_unit;
  floor.switch_height = floor.spine_height = 1.0 * rack_unit;
  floor.row_pitch = 2.4 * metre;
  return {Servers{c.servers}, Ports{c.nics}, c.nic_gbit * gigabit_per_second, Gpus{8}, &h100(), floor};
}

Built built(const Case& c) { return build(c.inputs, hardware(c), attached(c)); }

double tbit(InformationRate rate) { return rate / terabit_per_second; }

}  // namespace

TEST_CASE("fabric: bandwidths") {
  struct Row {
    const char* what;
    double taper, nic, trunk, injection, bisection, oversubscription;  // Gbit/s; Tbit/s
  };
  const Row rows[] = {
      {"non-blocking", 1, 400, 400, 409.6, 204.8, 1},
      {"slower links everywhere", 1, 200, 200, 204.8, 102.4, 1},
      {"slow adapters on fast switches", 1, 200, 400, 204.8, 102.4, 1},
      {"slow adapters make up for a taper", 3, 200, 400, 204.8, 204.8 / 3, 1.5},
      {"3:1", 3, 400, 400, 409.6, 204.8 / 3, 3},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    Case c;
    c.inputs.oversubscription = row.taper;
    c.nic_gbit = row.nic, c.trunk_gbit = row.trunk;
    if (row.taper == 3) c.servers = 96;  // leaves of 48 + 16 ports are full: 768 of 16 x 48
    const double scale = c.servers / 128;
    const auto r = built(c).results;
    CHECK(tbit(r.injection_bandwidth) == Approx(row.injection * scale));
    CHECK(tbit(r.bisection_bandwidth) == Approx(row.bisection * scale));
    CHECK(r.oversubscription == Approx(row.oversubscription));
    CHECK(r.uniform_efficiency <= 1.0);
  }
}

TEST_CASE("fabric: ports kept free taper nothing") {
  Case c;
  c.inputs.oversubscription = 3;  // 48 ports down, 16 up
  c.inputs.spare_ports = {16};
  CHECK(built(c).results.oversubscription == Approx(2));
  c.inputs.spare_ports = {32};
  CHECK(built(c).results.oversubscription == Approx(1));
}

TEST_CASE("fabric: sums of the bill") {
  Case c;
  c.inputs.spare_share = 0.05;
  const auto r = built(c).results;
  CHECK(r.switches.value == 48);
  CHECK(r.cables.value == 2048);
  CHECK(r.switch_capex / money_unit == Approx(48 * 30000));
  CHECK(r.cable_capex / money_unit == Approx(2048 * 600));
  CHECK((r.capex - r.switch_capex - r.cable_capex - r.nic_capex - r.spares_capex) / money_unit ==
        Approx(0).margin(1e-6));
  CHECK(r.spares_capex > Money{});
  CHECK(r.power / watt == Approx(48 * 700 + 3 * 1024 * 5));
  CHECK(r.height / rack_unit == Approx(48));
  CHECK(r.copper_cables.value + r.optical_cables.value == r.cables.value);
  CHECK(r.missing_cables.value == 0);
}

TEST_CASE("fabric: nothing to join, too much to join") {
  Case c;
  c.servers = 0;
  CHECK(built(c).results == FabricResults{});
  c.servers = 10, c.nics = 0;
  CHECK(built(c).results == FabricResults{});
  c.servers = 8193, c.nics = 8;
  const auto too_many = built(c);
  CHECK(too_many.plane.problem == Problem::too_many_endpoints);
  CHECK(too_many.results.endpoints.value == 65544);
  CHECK(too_many.results.most_endpoints.value == 65536);
  CHECK(too_many.results.switches.value == 0);
  CHECK(too_many.results.capex == Money{});
}

TEST_CASE("fabric: planes, rails and split ports") {
  struct Row {
    const char* what;
    FabricInputs inputs;
    double ports, gbit, servers, nics, nic_gbit;
    double planes, leaf, spine, server_links, trunks;
  };
  const auto with = [](auto change) {
    FabricInputs inputs;
    change(inputs);
    return inputs;
  };
  const Row rows[] = {
      {"two planes share eight NICs", with([](auto& f) { f.planes = {2}; }), 64, 400, 128, 8, 400, 2, 32, 16,
       1024, 1024},
      {"rail-only: a network per NIC", with([](auto& f) { f.topology = Topology::rail_only; }), 64, 400, 128,
       8, 400, 8, 32, 16, 1024, 1024},
      {"64 ports of 800 as 128 of 400", with([](auto& f) { f.port_split = {2}; }), 64, 800, 128, 8, 400, 1,
       16, 8, 1024, 1024},
      // JUPITER: four 200G adapters on two 400G ports by splitter cables.
      {"two adapters on a port", with([](auto& f) { f.server_split = {2}; }), 64, 400, 512, 4, 200, 1, 32, 16,
       1024, 1024},
      {"two servers on a port", with([](auto& f) { f.server_split = {2}; }), 64, 400, 128, 1, 200, 1, 1, 0,
       64, 0},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    Case c;
    c.inputs = row.inputs;
    c.leaf = device(row.ports, row.gbit);
    c.servers = row.servers, c.nics = row.nics, c.nic_gbit = row.nic_gbit;
    const auto b = built(c);
    CHECK(b.results.planes.value == row.planes);
    CHECK(b.results.leaf_switches.value == row.leaf);
    CHECK(b.results.spine_switches.value == row.spine);
    CHECK(b.results.server_links.value == row.server_links);
    CHECK(b.results.leaf_spine_links.value == row.trunks);
    CHECK(b.results.endpoints.value == row.servers * row.nics);
    CHECK(b.results.bisection_bandwidth <= b.results.injection_bandwidth * 0.5 * (1 + 1e-12));
  }
}

TEST_CASE(
    "fabric: directors as spines") {  // Meta RSC: 2,000 servers x 8 on 40-port leaves and 800-port directors
  Case c;
  c.servers = 2000;
  c.leaf = device(40, 200);
  c.nic_gbit = c.trunk_gbit = 200;
  c.inputs.spine_switch = "director";
  auto h = hardware(c);
  h.parts.spine = device(800, 200);
  h.parts.spine->price = 400000.0 * money_unit;
  const auto r = build(c.inputs, h, attached(c)).results;
  CHECK(r.leaf_switches.value == 800);
  CHECK(r.spine_switches.value == 20);
  CHECK(r.leaf_spine_links.value == 16000);
  CHECK(r.switch_capex / money_unit == Approx(800 * 30000 + 20 * 400000));
}

TEST_CASE("fabric: a side fabric is a tree of its own") {
  Case c;
  SideFabricInputs none, side;
  side.ports_per_server = {2};
  side.reserved_ports = {30};
  CHECK(side_fabric(none, c.inputs, hardware(c), Servers{128}, attached(c).floor) == SideFabricResults{});
  const auto r = side_fabric(side, c.inputs, hardware(c), Servers{128}, attached(c).floor);
  CHECK(r.endpoints.value == 286);
  CHECK(r.leaf_switches.value == 9);
  CHECK(r.spine_switches.value == 8);
  FabricResults all = built(c).results;
  const auto alone = all.capex;
  all.storage = r;
  add_up(all);
  CHECK((all.all_capex - alone - r.capex) / money_unit == Approx(0).margin(1e-6));
  CHECK((all.all_power - all.power - r.power) / watt == Approx(0).margin(1e-9));
}
