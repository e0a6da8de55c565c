#include "models/llm/links.h"

#include <algorithm>
#include <limits>

#include "models/fabric/collectives/collectives.h"
#include "models/fabric/collectives/nccl.h"

namespace plenum::llm {

namespace {

constexpr Time never = std::numeric_limits<double>::infinity() * second;

}  // namespace

Links links(const Cluster& cluster) {
  namespace nccl = fabric::nccl;
  Links l;
  const auto nvlink = cluster.gpu.nvlink_bandwidth.value_or(InformationRate{});
  const bool linked = nvlink > InformationRate{};
  l.per_server = std::max(1.0, cluster.gpus_per_server.value);
  l.gpu = linked ? nvlink * 0.5 * nccl::nvlink_efficiency : nccl::pcie_bandwidth;
  l.gpu_step = linked ? nccl::nvlink_step : nccl::pcie_step;
  l.network = cluster.server_network * nccl::network_efficiency * cluster.network_efficiency / l.per_server;
  l.ring_taper = std::max(1.0, cluster.ring_taper);
  l.uniform_taper = std::max(1.0, cluster.uniform_taper);
  l.near_servers = std::max(1.0, cluster.near_servers);
  l.rails_apart = cluster.rails_apart;
  l.network_step = nccl::network_step;
  l.start = nccl::start_latency;
  return l;
}

double ranks_inside(const Links& l, Group g) {
  return std::clamp(l.per_server / g.stride, 1.0, std::max(1.0, g.ranks));
}

double taper(const Links& l, double hop, double span) {
  if (span <= l.near_servers) return 1.0;
  if (hop <= 1.0) return l.ring_taper;
  return std::max(l.ring_taper, l.uniform_taper * std::min(1.0, hop / l.near_servers));
}

Time gather_time(const Links& l, Group g, Information size) {
  if (g.ranks <= 1.0) return {};
  const double inside = ranks_inside(l, g), outside = g.ranks / inside;
  const Time local = fabric::ring_gather(inside, size, l.gpu, l.gpu_step);
  if (outside <= 1.0) return local;
  if (l.network <= InformationRate{}) return never;
  const double slow = taper(l, g.stride / l.per_server, g.ranks * g.stride / l.per_server);
  return local + fabric::ring_gather(outside, size / inside, l.network / slow, l.network_step);
}

Time allreduce_time(const Links& l, Group g, Information size) {
  return g.ranks <= 1.0 ? Time{} : l.start + 2.0 * gather_time(l, g, size);
}

Time alltoall_time(const Links& l, Group g, Information size) {
  if (g.ranks <= 1.0) return {};
  const double inside = ranks_inside(l, g);
  const double local = inside / g.ranks;  // of the data stays in the server
  const Time near = fabric::pairwise_alltoall(inside, size * local, l.gpu, l.gpu_step);
  if (inside >= g.ranks) return l.start + near;
  if (l.network <= InformationRate{}) return never;
  const Information out = size * (1.0 - local);
  const bool leaves_near = g.ranks * g.stride > l.near_servers * l.per_server;
  const double slow = leaves_near ? std::max(l.ring_taper, l.uniform_taper) : 1.0;
  const Time to_rails = l.rails_apart ? (1.0 - 1.0 / inside) * out / l.gpu : Time{};
  return l.start + near + to_rails + (g.ranks - inside) * l.network_step + out * slow / l.network;
}

Time transfer_time(const Links& l, double stride, Information size) {
  if (stride < l.per_server) return l.gpu_step + size / l.gpu;
  if (l.network <= InformationRate{}) return never;
  // All send at once, whatever the two ranks span: the job's servers, of which some have the next one far away.
  const double slow = taper(l, stride / l.per_server, std::numeric_limits<double>::infinity());
  return l.network_step + size * slow / l.network;
}

}  // namespace plenum::llm
