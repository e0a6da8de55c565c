#include "models/workload/measured_service.h"

#include <algorithm>
#include <set>

#include "models/workload/predict.h"

namespace plenum::workload {

namespace {

/// Server over Offline throughput of the same system: median 0.91, 5th percentile 0.82 of 74 systems (MLPerf Inference v4.1).
constexpr double sold_share = 0.85;

/// A GPU that works in batches of this size.
struct BatchRate {
  double batch = 0, per_second = 0;
  Time step() const { return batch / per_second * second; }
};

std::optional<BatchRate> at_batch(const gpu::Profile& profile, double batch) {
  const auto p =
      predict(Conditions{.framework = {}, .variant = {}, .batch_per_gpu = batch, .sequence_length = {}},
              profile, Gpus{1}, Gpus{1});
  if (p.per_gpu <= 0.0) return std::nullopt;
  return BatchRate{batch, p.per_gpu};
}

std::vector<BatchRate> batches(const InferenceService& service, const gpu::Profile& profile) {
  std::set<double> sizes;
  if (service.max_batch) sizes.insert(*service.max_batch);
  else
    for (const auto& point : profile.points)
      if (point.batch_per_gpu) sizes.insert(*point.batch_per_gpu);
  std::vector<BatchRate> all;
  for (const double batch : sizes)
    if (const auto rate = at_batch(profile, batch)) all.push_back(*rate);
  return all;
}

llm::ServedLoad load_of(const BatchRate& rate, double share) {
  llm::ServedLoad load;
  load.request_rate = share * rate.per_second / second;
  load.output_tokens_per_second = share * rate.per_second;
  load.mean_batch = rate.batch;
  load.ttft_mean = load.ttft_p50 = 1.5 * rate.step();
  load.ttft_p99 = 2.0 * rate.step();
  return load;
}

}  // namespace

std::optional<llm::ReplicaEstimate> measured_replica(const InferenceService& service,
                                                     const gpu::Profile& profile) {
  const auto all = batches(service, profile);
  if (all.empty()) return std::nullopt;
  llm::ReplicaEstimate replica;
  replica.fits = true;
  replica.unloaded = load_of(all.front(), 1.0);
  replica.unloaded.ttft_mean = replica.unloaded.ttft_p50 = replica.unloaded.ttft_p99 = all.front().step();
  for (const auto& rate : all) {
    const auto load = load_of(rate, sold_share);
    const bool kept = !service.ttft_p99 || load.ttft_p99 <= *service.ttft_p99;
    if (!kept || load.request_rate <= replica.at_capacity.request_rate) continue;
    replica.meets = true;
    replica.at_capacity = load;
    replica.max_batch = rate.batch;
  }
  return replica;
}

}  // namespace plenum::workload
