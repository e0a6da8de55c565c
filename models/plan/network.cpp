#include "models/plan/network.h"

#include "models/fabric/cabling/cabling.h"

namespace plenum::plan {

fabric::Floor floor(const Resolved& in, Servers servers_per_rack) {
  const auto& fabric = in.inputs.fabric;
  const auto& racks = in.inputs.racks;
  const auto& parts = in.catalog.fabric.parts;
  fabric::Floor floor;
  floor.servers_per_rack = servers_per_rack.value;
  floor.racks_per_row = fabric.racks_per_row.value;
  if (in.catalog.rack.width) floor.rack_width = *in.catalog.rack.width;
  floor.rack_height = racks.height.value_or(in.catalog.rack.height);
  floor.reserved_height = racks.reserved_height;
  floor.server_height = in.catalog.server.height;
  floor.switch_height = parts.leaf.height.value_or(1.0 * rack_unit);
  floor.spine_height = parts.spine_or_leaf().height.value_or(1.0 * rack_unit);
  floor.row_pitch = fabric.row_pitch;
  floor.slack = fabric.cable_slack;
  floor.rise = fabric.cable_rise;
  return floor;
}

fabric::Attached attached(const Resolved& in, Servers servers, const fabric::Floor& floor) {
  const auto& fabric = in.inputs.fabric;
  return {servers, *fabric.nics_per_server, *fabric.link_rate, in.catalog.server.gpus, &in.catalog.gpu,
          floor};
}

NetworkPlan network(const Resolved& in, const Plan& plan) {
  const auto& fabric = in.inputs.fabric;
  const auto& parts = in.catalog.fabric.parts;
  const auto nics = *fabric.nics_per_server;
  if (nics.value <= 0 || plan.compute.servers.value <= 0) return {};
  const auto demand = fabric::demand(fabric, parts.leaf, parts.spine_or_leaf(), plan.compute.servers, nics);
  return {demand, fabric::plane(demand), fabric::planes(fabric, nics)};
}

std::string_view label(Net net) {
  switch (net) {
  case Net::compute: return TR("Compute fabric");
  case Net::storage: return TR("Storage network");
  case Net::in_band: return TR("In-band management network");
  case Net::out_of_band: return TR("Out-of-band management network");
  }
  return {};
}

std::vector<NetworkBill> network_bills(const Resolved& in, const Plan& plan) {
  std::vector<NetworkBill> bills;
  const auto& fabric = in.inputs.fabric;
  const auto hall = floor(in, plan.racks.servers_per_rack);
  const auto add = [&](Net net, const fabric::PlaneDemand& demand, double planes, double nics,
                       const fabric::Hardware& hardware) {
    const auto plane = fabric::plane(demand);
    if (plane.problem != fabric::Problem::none || plane.switches() <= 0) return;
    const auto metres = fabric::lengths(fabric, plane, planes, demand.servers, demand.server_ports, hall);
    bills.push_back(
        {net, fabric::bill(plane, planes, metres, hardware.parts, fabric::purchase(fabric, demand, nics))});
  };
  const auto compute = network(in, plan);
  if (compute.planes > 0)
    add(Net::compute, compute.demand, compute.planes,
        plan.compute.servers.value * fabric.nics_per_server->value, in.catalog.fabric);
  const auto side = [&](Net net, const fabric::SideFabricInputs& inputs, const fabric::Hardware& hardware) {
    if (inputs.ports_per_server.value > 0)
      add(net, fabric::side_demand(inputs, hardware.parts.leaf, plan.compute.servers), 1, 0, hardware);
  };
  side(Net::storage, fabric.storage, in.catalog.storage);
  side(Net::in_band, fabric.in_band, in.catalog.in_band);
  side(Net::out_of_band, fabric.out_of_band, in.catalog.out_of_band);
  return bills;
}

std::vector<fabric::ScheduledCable> cable_schedule(const Resolved& in, const Plan& plan, int plane) {
  const auto compute = network(in, plan);
  if (compute.planes <= 0 || compute.plane.problem != fabric::Problem::none) return {};
  const auto& parts = in.catalog.fabric.parts;
  return fabric::cable_schedule(in.inputs.fabric, compute.demand, compute.planes, plane,
                                floor(in, plan.racks.servers_per_rack), parts.server_cables,
                                parts.switch_cables);
}

}  // namespace plenum::plan
