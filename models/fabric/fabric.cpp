#include "models/fabric/fabric.h"

#include <algorithm>
#include <cmath>

#include "models/fabric/collectives/collectives.h"
#include "models/fabric/traffic/failure.h"
#include "models/fabric/traffic/patterns.h"

namespace plenum::fabric {

namespace {

constexpr double rounding = 1e-9;

Ports nics(const FabricInputs& inputs, Ports nics_per_server) {
  return inputs.nics_per_server.value_or(nics_per_server);
}

std::optional<double> number(const auto& input) { return input ? std::optional(input->value) : std::nullopt; }

/// "8x8x4"; resolve() has complained about anything else.
std::vector<double> axes(const std::string& text) {
  std::vector<double> result;
  double axis = 0;
  for (const char c : text + "x") {
    if (c >= '0' && c <= '9') axis = 10 * axis + (c - '0');
    else if (axis > 0) result.push_back(axis), axis = 0;
  }
  return result;
}

Cells cells(const CellInputs& in) {
  Cells cells;
  cells.groups = number(in.groups);
  cells.group_leaves = number(in.group_leaves);
  cells.group_spines = number(in.group_spines);
  cells.hosts = number(in.hosts);
  cells.pair_links = number(in.pair_links);
  cells.global_ports = number(in.global_ports);
  cells.global_links = number(in.global_links);
  cells.dimensions = axes(in.dimensions);
  return cells;
}

void count(FabricResults& r, const Plane& plane, double planes) {
  r.levels = {plane.levels};
  r.groups = {plane.groups};
  r.leaf_switches = {plane.leaf * planes};
  r.spine_switches = {plane.spine * planes};
  r.core_switches = {plane.core * planes};
  r.switches = {plane.switches() * planes};
  r.server_links = {plane.server_links * planes};
  r.leaf_spine_links = {plane.leaf_spine_links * planes};
  r.spine_core_links = {plane.spine_core_links * planes};
  r.local_links = {plane.local_links * planes};
  r.global_links = {plane.global_links * planes};
  r.cables = {(plane.server_links + plane.trunks()) * planes};
  r.longest_path = plane.longest_path;
}

void price(FabricResults& r, const Totals& t) {
  r.switch_capex = t.switches;
  r.cable_capex = t.cables;
  r.nic_capex = t.nics;
  r.spares_capex = t.spares;
  r.capex = t.switches + t.cables + t.nics + t.spares;
  r.power = t.power;
  r.height = t.height;
  r.weight = t.weight;
  r.copper_cables = {t.copper};
  r.optical_cables = {t.optical};
  r.missing_cables = {t.unreachable};
  r.transceivers = {t.transceivers};
  r.switch_transceivers = {t.switch_transceivers};
  r.mean_cable = t.mean_cable;
  r.longest_cable = t.longest_cable;
}

/// A server's links over a trunk of the same number of switch ports: below 1 when the adapters are slower than the ports.
double link_load(const FabricInputs& inputs, const Hardware& hardware, const Attached& attached) {
  if (hardware.trunk_rate <= InformationRate{}) return 1.0;
  return attached.link_rate * inputs.server_split.value / hardware.trunk_rate;
}

/// Share of the injection rate that a pattern sustains.
double sustains(const Plane& plane, Pattern pattern, const FabricInputs& inputs, double load) {
  return std::min(1.0, sustained(plane, pattern, inputs.routing) / load);
}

void bandwidths(Built& built, const FabricInputs& inputs, const Hardware& hardware,
                const Attached& attached) {
  auto& r = built.results;
  const auto& plane = built.plane;
  const double per_server = nics(inputs, attached.nics_per_server).value;
  r.injection_bandwidth = attached.servers.value * per_server * attached.link_rate;
  r.bisection_bandwidth =
      std::min(r.injection_bandwidth * 0.5, plane.bisection_links * built.planes * hardware.trunk_rate);
  const double load = link_load(inputs, hardware, attached);
  const double leaves = plane.leaf_up > 0 ? (plane.leaf_down - plane.spare_ports) / plane.leaf_up : 1.0;
  const double spines = plane.levels >= 3 && plane.spine_up > 0 ? plane.spine_down / plane.spine_up : 1.0;
  if (plane.spine > 0) r.oversubscription = std::max(1.0, leaves * std::max(1.0, spines) * load);
  r.uniform_efficiency = sustains(plane, Pattern::uniform, inputs, load);
  r.neighbour_efficiency = sustains(plane, Pattern::neighbour, inputs, load);
  r.adversarial_efficiency = sustains(plane, Pattern::adversarial, inputs, load);
  const auto failed = failures(plane);
  r.after_link_failure = of_all_planes(failed.link, built.planes);
  r.after_switch_failure = of_all_planes(failed.worst_switch(), built.planes);
}

/// The asked-for all-reduce; the fastest where hardware or software has it not.
Collective allreduce_of(const Network& network, Information size) {
  const auto asked = allreduce(network, size);
  if (std::isfinite(asked.time.value())) return asked;
  auto any = network;
  any.algorithm = Algorithm::automatic;
  return allreduce(any, size);
}

void times(FabricResults& r, const Network& network) {
  if (network.server_rate <= InformationRate{}) return;
  const auto fastest = allreduce_of(network, gibibyte);
  r.allreduce_time = fastest.time;
  r.allreduce_algorithm = fastest.algorithm;
  r.allreduce_bus_bandwidth =
      allreduce_bus_bandwidth(network.servers * network.gpus_per_server, gibibyte, fastest.time);
  r.allgather_time = allgather(network, gibibyte);
  r.alltoall_time = alltoall(network, gibibyte);
}

Network network_of(const FabricInputs& inputs, const Plane& plane, double planes, const Hardware& hardware,
                   const Attached& attached) {
  const auto rate = nics(inputs, attached.nics_per_server).value * attached.link_rate;
  auto network = performance(inputs, plane, planes, hardware.parts.leaf, attached.servers,
                             attached.gpus_per_server, rate, *attached.gpu);
  const double load = link_load(inputs, hardware, attached);
  network.ring_taper = std::max(1.0, network.ring_taper * load);
  network.uniform_taper = std::max(1.0, network.uniform_taper * load);
  return network;
}

}  // namespace

double of_all_planes(double left, double planes) { return 1.0 - (1.0 - left) / planes; }

double planes(const FabricInputs& inputs, Ports nics_per_server) {
  return inputs.topology == Topology::rail_only ? nics(inputs, nics_per_server).value : inputs.planes.value;
}

PlaneDemand demand(const FabricInputs& inputs, const Switch& leaf, const Switch& spine, Servers servers,
                   Ports nics_per_server) {
  const double count = planes(inputs, nics_per_server), split = inputs.server_split.value;
  const double ports = std::ceil(nics(inputs, nics_per_server).value / count - rounding);
  PlaneDemand d;
  d.topology = inputs.topology;
  // Where a splitter joins several servers, they count as one with one port.
  const bool shared = std::fmod(ports, split) > rounding;
  d.servers = shared ? std::ceil(servers.value * ports / split - rounding) : servers.value;
  d.server_ports = shared ? 1.0 : ports / split;
  d.reserved_ports = std::ceil(inputs.reserved_ports.value / count - rounding);
  d.radix = std::floor(leaf.ports.value * inputs.port_split.value + rounding);
  d.spine_radix =
      inputs.spine_switch ? std::floor(spine.ports.value * inputs.port_split.value + rounding) : 0;
  d.oversubscription = inputs.oversubscription;
  d.spine_oversubscription = inputs.spine_oversubscription;
  d.spare_ports = inputs.spare_ports.value;
  d.levels = inputs.levels ? inputs.levels->value : 0;
  d.cells = cells(inputs.cells);
  return d;
}

Purchase purchase(const FabricInputs& inputs, const PlaneDemand& demand, double nics) {
  Purchase purchase;
  purchase.nics = nics;
  purchase.spare_share = inputs.spare_share;
  purchase.server_split = nics > 0 ? inputs.server_split.value : 1.0;
  purchase.reserved_ports = demand.reserved_ports;
  return purchase;
}

Built build(const FabricInputs& inputs, const Hardware& hardware, const Attached& attached) {
  Built built;
  auto& r = built.results;
  const double per_server = nics(inputs, attached.nics_per_server).value;
  if (attached.servers.value <= 0 || per_server <= 0) return built;

  const auto& parts = hardware.parts;
  const auto wanted =
      demand(inputs, parts.leaf, parts.spine_or_leaf(), attached.servers, attached.nics_per_server);
  built.planes = planes(inputs, attached.nics_per_server);
  built.plane = plane(wanted);
  r.planes = {built.planes};
  r.endpoints = {attached.servers.value * per_server + wanted.reserved_ports * built.planes};
  r.most_endpoints = {built.plane.most * built.planes * inputs.server_split.value};
  if (built.plane.problem != Problem::none) return built;

  count(r, built.plane, built.planes);
  const auto metres =
      lengths(inputs, built.plane, built.planes, wanted.servers, wanted.server_ports, attached.floor);
  const auto bought = totals(built.plane, built.planes, metres, parts,
                             purchase(inputs, wanted, attached.servers.value * per_server));
  price(r, bought);
  r.latency = latency(built.plane, parts.leaf, bought.mean_cable);
  bandwidths(built, inputs, hardware, attached);
  built.network = network_of(inputs, built.plane, built.planes, hardware, attached);
  times(r, built.network);
  return built;
}

Network network(const FabricInputs& inputs, const Hardware& hardware, const Attached& attached) {
  const auto wanted = demand(inputs, hardware.parts.leaf, hardware.parts.spine_or_leaf(), attached.servers,
                             attached.nics_per_server);
  return network_of(inputs, plane(wanted), planes(inputs, attached.nics_per_server), hardware, attached);
}

PlaneDemand side_demand(const SideFabricInputs& inputs, const Switch& leaf, Servers servers) {
  PlaneDemand d;
  d.servers = servers.value;
  d.server_ports = inputs.ports_per_server.value;
  d.reserved_ports = inputs.reserved_ports.value;
  d.radix = leaf.ports.value;
  d.oversubscription = inputs.oversubscription;
  return d;
}

SideFabricResults side_fabric(const SideFabricInputs& inputs, const FabricInputs& cabling,
                              const Hardware& hardware, Servers servers, const Floor& floor) {
  SideFabricResults r;
  if (inputs.ports_per_server.value <= 0 || servers.value <= 0) return r;
  const auto d = side_demand(inputs, hardware.parts.leaf, servers);
  r.endpoints = {d.endpoints()};
  const auto built = plane(d);
  if (built.problem != Problem::none) return r;
  const auto metres = lengths(cabling, built, 1, d.servers, d.server_ports, floor);
  const auto bought = totals(built, 1, metres, hardware.parts, purchase(cabling, d, 0));
  r.leaf_switches = {built.leaf};
  r.spine_switches = {built.spine};
  r.core_switches = {built.core};
  r.switches = {built.switches()};
  r.cables = {built.server_links + built.trunks()};
  r.missing_cables = {bought.unreachable};
  r.capex = bought.switches + bought.cables + bought.spares;
  r.power = bought.power;
  r.height = bought.height;
  r.weight = bought.weight;
  return r;
}

void add_up(FabricResults& r) {
  r.all_capex = r.capex;
  r.all_power = r.power;
  r.all_height = r.height;
  r.all_weight = r.weight;
  for (const auto* side : {&r.storage, &r.in_band, &r.out_of_band}) {
    r.all_capex += side->capex;
    r.all_power += side->power;
    r.all_height += side->height;
    r.all_weight += side->weight;
  }
}

}  // namespace plenum::fabric
