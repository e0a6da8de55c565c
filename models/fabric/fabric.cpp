#include "models/fabric/fabric.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/nccl.h"

namespace plenum::fabric {

namespace {

using namespace nccl;

/// Optical ends and prices of one kind of cable on `links` links, `switch_ends` of whose ends are in
/// switches.
struct CableBill {
  Money price{};
  Power switch_power{};
  double transceivers = 0;
};

CableBill bill(const Cable& cable, double links, double switch_ends, InformationRate port_rate) {
  CableBill result;
  const Money price = cable.price.value_or(Money{});
  const Power power = cable.power_per_end.value_or(Power{});
  if (cable.kind == "transceiver") {
    // A twin-port module (800 Gbit/s in a switch of 400 Gbit/s ports) serves two links.
    const double ports =
        port_rate > InformationRate{} ? std::max(1.0, std::floor(cable.rate / port_rate + 1e-9)) : 1.0;
    result.transceivers = std::ceil(2.0 * links / ports);
    result.price = price * result.transceivers;
    result.switch_power = power * std::ceil(switch_ends / ports);
    return result;
  }
  result.price = price * links;
  result.switch_power = power * switch_ends;
  if (cable.kind == "link") result.transceivers = 2.0 * links;
  return result;
}

/// Ports of all servers and the reserved ones in one plane.
Ports plane_endpoints(const FabricInputs& inputs, Servers servers, Ports nics) {
  const double reserved = std::ceil(inputs.reserved_ports.value / inputs.planes.value);
  return {servers.value * ports_per_plane(inputs, nics).value + reserved};
}

void count(FabricResults& results, const TreeCounts& tree, double planes) {
  results.levels = {static_cast<double>(tree.levels)};
  results.leaf_switches = {tree.leaf * planes};
  results.spine_switches = {tree.spine * planes};
  results.core_switches = {tree.core * planes};
  results.switches = results.leaf_switches + results.spine_switches + results.core_switches;
  results.server_links = {tree.server_links * planes};
  results.leaf_spine_links = {tree.leaf_spine_links * planes};
  results.spine_core_links = {tree.spine_core_links * planes};
  results.cables = results.server_links + results.leaf_spine_links + results.spine_core_links;
  results.oversubscription = tree.up > 0.0 ? std::max(1.0, tree.down / tree.up) : 1.0;
}

void price(FabricResults& results, const Switch& network_switch, const Cable& server_cable,
           const Cable& switch_cable) {
  const double switches = results.switches.value;
  const double trunks = results.leaf_spine_links.value + results.spine_core_links.value;
  const auto to_servers =
      bill(server_cable, results.server_links.value, results.server_links.value, network_switch.port_rate);
  const auto between = bill(switch_cable, trunks, 2.0 * trunks, network_switch.port_rate);

  results.transceivers = {to_servers.transceivers + between.transceivers};
  results.switch_capex = network_switch.price.value_or(Money{}) * switches;
  results.cable_capex = to_servers.price + between.price;
  results.capex = results.switch_capex + results.cable_capex;
  results.height = network_switch.height.value_or(Length{}) * switches;
  results.weight = network_switch.weight.value_or(Mass{}) * switches;
  // The maximum already has optics in all ports.
  if (network_switch.power_typical)
    results.power = *network_switch.power_typical * switches + to_servers.switch_power + between.switch_power;
  else results.power = network_switch.power_max.value_or(Power{}) * switches;
}

}  // namespace

Ports ports_per_plane(const FabricInputs& inputs, Ports nics_per_server) {
  const Ports nics = inputs.nics_per_server.value_or(nics_per_server);
  return {std::ceil(nics.value / inputs.planes.value - 1e-9)};
}

InformationRate link_rate(const FabricInputs& inputs, const Switch& network_switch,
                          InformationRate nic_rate) {
  const InformationRate rate = std::min(nic_rate, network_switch.port_rate);
  return inputs.link_rate ? std::min(rate, *inputs.link_rate) : rate;
}

Time allreduce_time(Information size, Servers servers, Gpus gpus_per_server, InformationRate nvlink_bandwidth,
                    InformationRate server_network_rate, double taper) {
  Hierarchy h;
  h.servers = servers.value;
  h.gpus_per_server = gpus_per_server.value;
  const bool nvlink = nvlink_bandwidth > InformationRate{};
  h.gpu_bandwidth = nvlink ? nvlink_bandwidth * 0.5 * nvlink_efficiency : pcie_bandwidth;
  h.gpu_step = nvlink ? nvlink_step : pcie_step;
  h.server_bandwidth = server_network_rate * network_efficiency / taper;
  h.network_step = network_step;
  h.start = start_latency;
  return hierarchical_allreduce(h, size);
}

FabricResults plan(const FabricInputs& inputs, const Switch& network_switch, const Cable& server_cable,
                   const Cable& switch_cable, Servers servers, Ports nics_per_server,
                   InformationRate nic_rate, Gpus gpus_per_server, InformationRate nvlink_bandwidth) {
  FabricResults results;
  const Ports nics = inputs.nics_per_server.value_or(nics_per_server);
  if (servers.value <= 0.0 || nics.value <= 0.0) return results;

  const double planes = inputs.planes.value;
  const Ports endpoints = plane_endpoints(inputs, servers, nics);
  results.endpoints = endpoints * planes;
  const auto tree = fat_tree(endpoints, network_switch.ports, inputs.oversubscription);
  if (!tree) return results;

  count(results, *tree, planes);
  price(results, network_switch, server_cable, switch_cable);
  const InformationRate server_rate = link_rate(inputs, network_switch, nic_rate) * nics.value;
  results.injection_bandwidth = server_rate * servers.value;
  results.bisection_bandwidth = results.injection_bandwidth / (2.0 * results.oversubscription);
  if (server_rate > InformationRate{})
    results.allreduce_time = allreduce_time(gibibyte, servers, gpus_per_server, nvlink_bandwidth, server_rate,
                                            results.oversubscription);
  return results;
}

}  // namespace plenum::fabric
