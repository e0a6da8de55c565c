#include <cmath>
#include <string>

#include "models/fabric/cabling/bill.h"
#include "tests/accuracy/table.h"
#include "tests/models/fabric/shapes.h"
#include "tests/reference/published_fabric_cost.h"

namespace plenum::accuracy {

namespace {

using namespace plenum::fabric;

void rail_only(Table& table) {
  Parts parts;
  parts.leaf.ports = {64};
  parts.leaf.price = 36000.0 * money_unit;
  Cable link;
  link.kind = "link";
  link.price = published::rail_link_usd * money_unit;
  parts.server_cables = parts.switch_cables = choose_cables({link});
  for (const auto& row : published::rail_costs) {
    const auto p = plane(test::demand(Topology::rail_only, row.servers, 1, 0, 64));
    const auto sum = totals(p, 8, lengths({}, p, 8, row.servers, 1, test::hall(4, 4)), parts, {});
    const auto name = "rail-only, " + std::to_string(static_cast<int>(row.servers)) + " servers: ";
    table.add(name + "switches", sum.switches / money_unit, row.switch_usd, "USD",
              published::rail_cost_source);
    table.add(name + "cables", sum.cables / money_unit, row.cable_usd, "USD", published::rail_cost_source);
  }
}

void optics(Table& table) {
  const auto& row = published::superpod_h100_optics;
  Parts parts;
  parts.leaf.ports = {64};
  parts.leaf.port_rate = 400.0 * gigabit_per_second;
  parts.leaf.ports_per_cage = Ports{2};
  Cable twin;
  twin.kind = "transceiver";
  twin.rate = 800.0 * gigabit_per_second;
  parts.server_cables = parts.switch_cables = choose_cables({twin});
  const auto p = plane(test::demand(Topology::rail_optimised, 127, 8, 4, 64));
  const auto sum = totals(p, 1, lengths({}, p, 1, 127, 8, test::hall(4, 4)), parts, {.reserved_ports = 4});
  table.add("SuperPOD H100, 4 SU: modules in switches", sum.switch_transceivers, row.switch_modules, "1",
            published::optics_source);
  table.add("SuperPOD H100, 4 SU: modules in all", sum.transceivers,
            row.switch_modules + row.server_modules + row.manager_modules, "1", published::optics_source);
  table.add("SuperPOD H100, 4 SU: cables but the fabric managers'", p.server_links + p.trunks() - 4,
            row.cables, "1", published::optics_source);
  table.skip("SuperPOD H100, 4 SU: storage fabric",
             "the split of its 16 switches into leaves and spines and its ports per leaf are not published");
}

/// Switches and cables of one plane.
struct Counts {
  double switches = 0, copper = 0, optical = 0;
  double millions(double planes) const {
    using namespace published;
    return planes * (switches * mesh_switch_usd + copper * mesh_copper_usd + optical * mesh_optical_usd) /
           1e6;
  }
  bool operator==(const Counts&) const = default;
};

Counts built_here(const published::MeshCost& row) {
  if (row.how == published::Counted::tree) {
    const auto p = plane(test::demand(Topology::fat_tree, row.endpoints, 1, 0, 64, row.down / row.up));
    return {p.switches(), p.server_links, p.trunks()};
  }
  auto demand =
      test::demand(Topology::dragonfly, row.endpoints, 1, 0, row.hosts + row.routers - 1 + row.global);
  demand.cells.groups = row.groups;
  demand.cells.group_leaves = row.routers;
  demand.cells.hosts = row.hosts;
  demand.cells.global_ports = row.global;
  const auto p = plane(demand);
  return {p.leaf / row.chips, p.server_links + p.local_links - p.leaf * (row.chips - 1) / 2, p.global_links};
}

/// As the table's authors count. Trees price all down-ports of their leaves, which is why the tapered ones have more endpoints
/// than the others, and spines of two levels need not divide the up-links. All global ports of a Dragonfly are cabled; a
/// switch may hold two routers, which then need no cable between them. A HammingMesh joins the ends of each line of
/// boards in a switch or a small tree: half of the ends copper, half of them and all up-links optical.
Counts as_counted(const published::MeshCost& row) {
  if (row.how == published::Counted::mesh) {
    const double ends = row.lines * row.line_ends;
    return {row.lines * row.line_switches, ends / 2, ends / 2 + row.lines * row.line_uplinks};
  }
  auto counts = built_here(row);
  if (row.how == published::Counted::dragonfly) {
    counts.optical = row.groups * row.routers * row.global / 2;
    return counts;
  }
  const double leaves = std::ceil(row.endpoints / row.down), up_links = leaves * row.up;
  if (counts.optical == up_links) counts.switches = leaves + std::ceil(up_links / 64);
  return counts;
}

void hamming_mesh(Table& table) {
  for (const auto& row : published::mesh_costs) {
    const auto name = "HammingMesh, " + std::string(row.design);
    const auto counts = as_counted(row);
    table.add(name, counts.millions(row.planes), row.millions, "MUSD", published::mesh_source, "memory");
    if (row.how == published::Counted::mesh || counts == built_here(row)) continue;
    table.add(name + ", as built here", built_here(row).millions(row.planes), row.millions, "MUSD",
              published::mesh_source, "memory");
  }
}

void slim_fly(Table& table) {
  using namespace published;
  table.add("Slim Fly, power per endpoint: q = 19",
            slim_fly_routers * slim_fly_ports * port_watts / slim_fly_endpoints, slim_fly_watts, "W",
            slim_fly_source, "memory");
  const auto tree =
      plane(test::demand(Topology::fat_tree, tree_power.radix * tree_power.radix * tree_power.radix / 4, 1, 0,
                         tree_power.radix));
  table.add("Slim Fly, power per endpoint: " + std::string(tree_power.design),
            tree.switches() * tree_power.radix * port_watts / tree.endpoints, tree_power.watts, "W",
            slim_fly_source, "memory");
  const double half = (dragonfly_power.radix + 1) / 4;
  const double most = 4 * half * half * half * half + 2 * half * half;
  const auto dragonfly = plane(test::demand(Topology::dragonfly, most, 1, 0, dragonfly_power.radix));
  table.add("Slim Fly, power per endpoint: " + std::string(dragonfly_power.design),
            dragonfly.switches() * dragonfly_power.radix * port_watts / dragonfly.endpoints,
            dragonfly_power.watts, "W", slim_fly_source, "memory");
  table.skip("Slim Fly, cost per endpoint",
             "its cable prices depend on a layout of racks that the reference does not give");
}

}  // namespace

void accuracy_fabric_cost(Table& table) {
  table.begin("fabric_cost");
  rail_only(table);
  optics(table);
  hamming_mesh(table);
  slim_fly(table);
}

}  // namespace plenum::accuracy
