// Published fabrics. Not expressible yet: the HammingMesh, Dragonfly and Slim Fly cost tables (other
// topologies) and SuperPOD A100 (its rows are quoted from memory, and its spines are split into groups).
#include "models/fabric/fabric.h"

#include "tests/catch.h"
#include "tests/reference/published_fabric.h"

using namespace plenum;
using namespace plenum::fabric;

TEST_CASE("fabric: SuperPOD tables, switch by switch") {
  for (const auto& row : published::fabrics) {
    INFO(row.design);
    Switch network_switch;
    network_switch.ports = {row.radix};
    network_switch.port_rate = row.gbit * gigabit_per_second;
    FabricInputs inputs;
    inputs.reserved_ports = {row.reserved};
    const auto r = plan(inputs, network_switch, {}, {}, Servers{row.servers}, Ports{row.nics},
                        row.gbit * gigabit_per_second, Gpus{8}, 900.0 * gigabyte_per_second);
    CHECK(r.leaf_switches.value == row.leaf);
    CHECK(r.spine_switches.value == row.spine);
    CHECK(r.core_switches.value == row.core);
    CHECK(r.server_links.value == row.to_servers);
    CHECK(r.leaf_spine_links.value == row.leaf_spine);
    CHECK(r.spine_core_links.value == row.spine_core);
  }
}

TEST_CASE("fabric: SuperPOD H100 optics") {
  // RA-11333-001: 4 SU need 1,536 twin-port transceivers in the switches (all cages filled; 1,534 would do),
  // 508 in the servers and 4 in the fabric managers.
  Switch network_switch;
  network_switch.ports = {64};
  network_switch.port_rate = 400.0 * gigabit_per_second;
  Cable twin;
  twin.kind = "transceiver";
  twin.rate = 800.0 * gigabit_per_second;
  FabricInputs inputs;
  inputs.reserved_ports = {4};
  const auto r = plan(inputs, network_switch, twin, twin, Servers{127}, Ports{8}, 400.0 * gigabit_per_second,
                      Gpus{8}, {});
  CHECK(r.transceivers.value == Approx(1534 + 508 + 2).margin(0));
  CHECK(r.cables.value == 1020 + 1024);
}

TEST_CASE("fabric: rail-only cost table of August 2024") {
  for (const auto& row : published::rails) {
    INFO(row.servers << " servers; " << published::rail_source);
    Switch network_switch;
    network_switch.ports = {64};
    network_switch.port_rate = 400.0 * gigabit_per_second;
    network_switch.price = 36000.0 * money_unit;
    Cable link;
    link.kind = "link";
    link.price = 1280.0 * money_unit;
    FabricInputs inputs;
    inputs.planes = {8};
    const auto r = plan(inputs, network_switch, link, link, Servers{row.servers}, Ports{8},
                        400.0 * gigabit_per_second, Gpus{8}, {});
    CHECK(r.switches.value == row.switches);
    CHECK(r.switch_capex / money_unit == Approx(row.switch_cost));
    if (row.cable_cost > 0) CHECK(r.cable_capex / money_unit == Approx(row.cable_cost));
  }
}
