#include "models/fabric/collectives/performance.h"

#include <algorithm>
#include <vector>

#include "models/fabric/collectives/nccl.h"
#include "models/fabric/traffic/patterns.h"

namespace plenum::fabric {

namespace {

/// Servers that meet below a level of switches, and how much slower what leaves them is when all leaves.
struct Reach {
  double servers = 1, taper = 1;
};

/// Servers on the ports of so many leaves, each port of a server in a leaf of its own or not: as many ports in all.
double servers_on(const Plane& p, double leaves) {
  return std::max(1.0, std::floor(leaves * (p.leaf_down - p.spare_ports) / std::max(1.0, p.server_ports)));
}

/// A unit of a rail-optimised tree has a leaf for each port of a server.
double unit_leaves(const Plane& p) {
  return p.topology == Topology::rail_optimised ? std::max(1.0, p.server_ports) : 1.0;
}

/// The tapered levels of a tree, from below; a single switch has none.
std::vector<Reach> tapered_levels(const Plane& p) {
  std::vector<Reach> levels;
  if (p.levels < 2 || p.leaf_up <= 0) return levels;
  double taper = (p.leaf_down - p.spare_ports) / p.leaf_up;
  if (taper > 1) levels.push_back({servers_on(p, unit_leaves(p)), taper});
  if (p.levels < 3 || p.spine_up <= 0 || p.spine_down <= p.spine_up) return levels;
  taper = std::max(1.0, taper) * p.spine_down / p.spine_up;
  levels.push_back({servers_on(p, p.group_leaves), taper});
  return levels;
}

bool tree(Topology topology) {
  return topology == Topology::fat_tree || topology == Topology::rail_optimised ||
         topology == Topology::rail_only;
}

double slow_down(double sustained) { return sustained > 0 ? std::max(1.0, 1.0 / sustained) : 1.0; }

/// Servers of a group of a Dragonfly or Dragonfly+, of a router of a HyperX or torus.
double group_servers(const Plane& p) {
  const bool groups = p.topology == Topology::dragonfly || p.topology == Topology::dragonfly_plus;
  return servers_on(p, groups ? std::max(1.0, p.group_leaves) : 1.0);
}

/// In a tree the share of the traffic that leaves a level, times the level's taper: of packed servers one in each leaf sends to
/// the next leaf, of scattered ones all but those whose next server is in the same leaf by chance.
void taper_in_tree(Network& n, const Plane& p, Placement placement) {
  for (const auto& level : tapered_levels(p)) {
    if (level.servers >= n.servers) continue;
    const double crossing = placement == Placement::packed ? 1.0 / level.servers
                                                           : 1.0 - (level.servers - 1.0) / (n.servers - 1.0);
    n.ring_taper = std::max(n.ring_taper, crossing * level.taper);
    n.near_servers = std::min(n.near_servers, placement == Placement::packed ? level.servers : 1.0);
  }
}

void taper(Network& n, const FabricInputs& inputs, const Plane& p) {
  n.near_servers = n.servers;
  if (n.servers <= 1) return;
  n.uniform_taper = slow_down(sustained(p, Pattern::uniform, inputs.routing));
  if (tree(p.topology)) return taper_in_tree(n, p, inputs.placement);
  const bool packed = inputs.placement == Placement::packed;
  // A ring over scattered servers sends from anywhere to anywhere.
  n.ring_taper = packed ? slow_down(sustained(p, Pattern::neighbour, inputs.routing)) : n.uniform_taper;
  if (n.uniform_taper > 1 || n.ring_taper > 1)
    n.near_servers = packed ? std::min(n.servers, group_servers(p)) : 1.0;
}

constexpr double cable_delay = 4.5e-9;      // s/m: NVIDIA MCP1650 data sheet, passive copper
constexpr Time two_nics = 0.6e-6 * second;  // assumption: ConnectX-6 is sold as below 600 ns

}  // namespace

Network untapered(Servers servers, Gpus gpus_per_server, InformationRate server_rate, const gpu::Gpu& gpu) {
  Network n;
  n.servers = std::max(1.0, servers.value);
  n.gpus_per_server = std::max(1.0, gpus_per_server.value);
  n.nvlink = nccl::linked(gpu, n.gpus_per_server);
  n.nvls = nccl::has_nvls(gpu);
  n.generation = nccl::generation(gpu);
  n.gpu_link = nccl::gpu_rate(gpu, n.gpus_per_server);
  n.server_rate = nccl::network_efficiency * server_rate;
  n.near_servers = n.servers;
  n.gpu_step = n.nvlink ? nccl::nvlink_step : nccl::pcie_step;
  n.network_step = nccl::network_step;
  n.start = nccl::start_latency;
  return n;
}

Network performance(const FabricInputs& inputs, const Plane& plane, double planes,
                    const Switch& network_switch, Servers servers, Gpus gpus_per_server,
                    InformationRate server_rate, const gpu::Gpu& gpu) {
  Network n = untapered(servers, gpus_per_server, server_rate, gpu);
  n.algorithm = inputs.algorithm;
  n.hierarchical = inputs.hierarchical || inputs.algorithm == Algorithm::hierarchical;
  n.network_reduction = inputs.network_reduction;
  if (plane.problem != Problem::none || plane.switches() <= 0) {
    n.server_rate = {};
    return n;
  }
  if (network_switch.fabric.starts_with("Eth")) n.efficiency = inputs.ethernet_efficiency;
  n.server_rate *= n.efficiency;
  // A GPU without a port of its own in each plane reaches some of the NICs through another GPU only.
  n.rails_apart = planes > 1 && plane.server_ports < n.gpus_per_server;
  taper(n, inputs, plane);
  return n;
}

Time exposed(Time communication, Time backward, double buckets) {
  const double parts = std::max(1.0, buckets);
  return std::max(communication / parts, communication + backward / parts - backward);
}

Time latency(const Plane& plane, const Switch& network_switch, Length cable) {
  if (plane.longest_path <= 0) return {};
  return plane.longest_path * network_switch.latency.value_or(Time{}) +
         (plane.longest_path + 1.0) * (cable / metre) * cable_delay * second + two_nics;
}

}  // namespace plenum::fabric
