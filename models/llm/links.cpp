#include "models/llm/links.h"

#include <algorithm>
#include <limits>

#include "models/fabric/collectives.h"
#include "models/fabric/nccl.h"

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
  l.network = cluster.server_network * nccl::network_efficiency / std::max(1.0, cluster.ring_taper) / l.per_server;
  l.network_step = nccl::network_step;
  l.start = nccl::start_latency;
  return l;
}

double ranks_inside(const Links& l, Group g) {
  return std::clamp(l.per_server / g.stride, 1.0, std::max(1.0, g.ranks));
}

Time gather_time(const Links& l, Group g, Information size) {
  if (g.ranks <= 1.0) return {};
  const double inside = ranks_inside(l, g), outside = g.ranks / inside;
  const Time local = fabric::ring_gather(inside, size, l.gpu, l.gpu_step);
  if (outside <= 1.0) return local;
  if (l.network <= InformationRate{}) return never;
  return local + fabric::ring_gather(outside, size / inside, l.network, l.network_step);
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
  return l.start + near + (g.ranks - inside) * l.network_step + size * (1.0 - local) / l.network;
}

Time transfer_time(const Links& l, double stride, Information size) {
  if (stride < l.per_server) return l.gpu_step + size / l.gpu;
  return l.network > InformationRate{} ? l.network_step + size / l.network : never;
}

}  // namespace plenum::llm
