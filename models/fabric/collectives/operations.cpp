#include <algorithm>
#include <limits>

#include "models/fabric/collectives/collectives.h"
#include "models/fabric/collectives/nccl.h"
#include "models/fabric/collectives/performance.h"

namespace plenum::fabric {

namespace {

constexpr Time never = std::numeric_limits<double>::infinity() * second;

double count(const Network& n) { return n.servers * n.gpus_per_server; }

bool across(const Network& n) { return n.servers > 1; }

/// Nothing to exchange, or no network where one is needed.
bool idle(const Network& n, Information size) { return count(n) <= 1 || size <= Information{}; }
bool cut_off(const Network& n) { return across(n) && n.server_rate <= InformationRate{}; }

nccl::Ranks ranks(const Network& n) {
  return {n.servers,
          n.gpus_per_server,
          n.generation,
          n.nvlink,
          n.gpu_link,
          n.server_rate / n.ring_taper,
          n.network_step - nccl::network_step};
}

Time hierarchical(const Network& n, Information size) {
  return hierarchical_allreduce({n.servers, n.gpus_per_server, n.gpu_link, n.server_rate / n.ring_taper,
                                 n.gpu_step, n.network_step, n.start},
                                size);
}

Time gather(const Network& n, Information size) {
  if (idle(n, size)) return {};
  return cut_off(n) ? never : nccl::ring_gather(ranks(n), size);
}

}  // namespace

Time allreduce(const Network& n, Information size, Algorithm algorithm) {
  if (idle(n, size)) return {};
  if (cut_off(n)) return never;
  const auto in_network = [&](bool nvls) {
    return n.network_reduction && across(n) ? nccl::network_allreduce(ranks(n), size, nvls) : never;
  };
  switch (algorithm) {
  case Algorithm::automatic: return allreduce(n, size).time;
  case Algorithm::ring: return nccl::ring_allreduce(ranks(n), size);
  case Algorithm::tree: return std::min(nccl::tree_allreduce(ranks(n), size), in_network(false));
  case Algorithm::hierarchical: return n.hierarchical ? hierarchical(n, size) : never;
  case Algorithm::nvls:
    return n.nvls && n.gpus_per_server > 1 ? std::min(nccl::nvls_allreduce(ranks(n), size), in_network(true))
                                           : never;
  }
  return never;
}

Collective allreduce(const Network& n, Information size) {
  if (n.algorithm != Algorithm::automatic) return {allreduce(n, size, n.algorithm), n.algorithm};
  Collective best{allreduce(n, size, Algorithm::ring), Algorithm::ring};
  for (const auto algorithm : {Algorithm::tree, Algorithm::hierarchical, Algorithm::nvls})
    if (const Time time = allreduce(n, size, algorithm); time < best.time) best = {time, algorithm};
  return best;
}

Time allgather(const Network& n, Information size) { return gather(n, size); }

Time reduce_scatter(const Network& n, Information size) { return gather(n, size); }

Time alltoall(const Network& n, Information size) {
  if (idle(n, size)) return {};
  if (cut_off(n)) return never;
  const double all = count(n), inside = n.gpus_per_server / all;  // of the data stays in the server
  const Time near = pairwise_alltoall(n.gpus_per_server, inside * size, n.gpu_link, n.gpu_step);
  if (!across(n)) return n.start + near;
  const auto out = (1.0 - inside) * size;
  const auto share = n.server_rate / n.gpus_per_server / n.uniform_taper;
  // Without paths between rails the data goes by NVLink to the GPU of the right rail first (NCCL: PXN).
  const Time to_rails = n.rails_apart ? (1.0 - 1.0 / n.gpus_per_server) * out / n.gpu_link : Time{};
  return n.start + near + to_rails + (all - n.gpus_per_server) * n.network_step + out / share;
}

}  // namespace plenum::fabric
