#include "models/fabric/fabric.h"

#include <string>

#include "tests/accuracy/table.h"
#include "tests/reference/published_fabric.h"

namespace plenum::accuracy {

namespace {

using namespace plenum::fabric;

void designs(Table& table) {
  for (const auto& row : published::fabrics) {
    Switch network_switch;
    network_switch.ports = {row.radix};
    network_switch.port_rate = row.gbit * gigabit_per_second;
    FabricInputs inputs;
    inputs.reserved_ports = {row.reserved};
    const auto r = plan(inputs, network_switch, {}, {}, Servers{row.servers}, Ports{row.nics},
                        row.gbit * gigabit_per_second, Gpus{8}, {});
    const std::string design = row.design;
    table.add(design + ": switches", r.switches.value, row.leaf + row.spine + row.core, "1", row.source);
    table.add(design + ": cables", r.cables.value, row.to_servers + row.leaf_spine + row.spine_core, "1",
              row.source);
  }
}

void rail_only(Table& table) {
  for (const auto& row : published::rails) {
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
    const auto name = "rail-only, " + std::to_string(static_cast<int>(row.servers)) + " servers: ";
    table.add(name + "switches", r.switch_capex / money_unit, row.switch_cost, "USD", published::rail_source);
    if (row.cable_cost > 0)
      table.add(name + "cables", r.cable_capex / money_unit, row.cable_cost, "USD", published::rail_source);
  }
}

}  // namespace

void accuracy_fabric(Table& table) {
  table.begin("fabric");
  designs(table);
  rail_only(table);
}

}  // namespace plenum::accuracy
