#include "models/workload/exchange.h"

#include <algorithm>

#include "models/gpu/scaling.h"

namespace plenum::workload {

namespace {

constexpr InformationRate gbit = gigabit_per_second;

// DLPerf's reports: 4 servers of 8 V100, "InfiniBand 100 Gb/sec (4X EDR)", one adapter.
constexpr InformationRate dlperf = 12.5 * gbit;
// NVIDIA's tables name DGX systems, which have 4 x 100 Gbit/s for 8 (DGX-1), 8 x 100 for 16 (DGX-2) and 8 x 200 for 8 (DGX A100).
constexpr InformationRate dgx_v100 = 50.0 * gbit, dgx_a100 = 200.0 * gbit;

}  // namespace

InformationRate measured_network(const gpu::Profile& profile, const gpu::ProfilePoint& point) {
  if (gpu::across_servers(point) && point.source == "nvidia-deeplearningexamples") {
    if (gpu::generation(profile.gpu) == "v100") return dgx_v100;
    if (gpu::generation(profile.gpu) == "a100") return dgx_a100;
  }
  return dlperf;
}

double exchange_slow_down(const llm::Cluster& cluster, Gpus gpus, InformationRate measured) {
  const double per_server = std::max(1.0, cluster.gpus_per_server.value);
  if (gpus.value <= per_server || cluster.server_network <= InformationRate{}) return 1.0;
  const bool near = gpus.value <= cluster.near_servers * per_server;
  const double narrower = measured * per_server / (cluster.server_network * cluster.network_efficiency);
  return std::max(1.0, narrower) * (near ? 1.0 : std::max(1.0, cluster.ring_taper));
}

Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus,
                   const llm::Cluster& cluster) {
  auto p = predict(job, profile, gpus, cluster.gpus_per_server);
  if (p.per_gpu <= 0.0 || p.point == nullptr) return p;
  const double slow = exchange_slow_down(cluster, gpus, measured_network(profile, *p.point));
  if (slow <= 1.0) return p;
  const auto one = predict(job, profile, cluster.gpus_per_server, cluster.gpus_per_server);
  const double exchange = std::max(0.0, one.per_gpu / p.per_gpu - 1.0);  // of the time that one server takes
  const double factor = (1.0 + exchange) / (1.0 + slow * exchange);
  p.per_gpu *= factor, p.low *= factor, p.high *= factor;
  p.grade = std::max(p.grade, Grade::derived);
  return p;
}

}  // namespace plenum::workload
