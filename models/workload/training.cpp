#include "models/workload/training.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "models/gpu/peak.h"
#include "models/workload/exchange.h"
#include "models/workload/tolerance.h"

namespace plenum::workload {

namespace {

std::string basis_text(const gpu::ProfilePoint& point) {
  std::string text = point.framework;
  if (point.batch_per_gpu) text += fmt::format(", batch {:g}", *point.batch_per_gpu);
  text += fmt::format(", {:g} GPUs", point.gpus.value);
  return text + (point.estimated ? " (estimated from its siblings)"
                                 : fmt::format(" ({} {})", point.source, point.row));
}

}  // namespace

std::optional<double> sequence_length(const TrainingJob& job, const gpu::Profile* profile) {
  if (job.sequence_length || profile == nullptr) return job.sequence_length;
  return sequence_length(conditions(job), *profile);
}

std::optional<double> work(const TrainingJob& job, const gpu::Profile* profile) {
  std::optional<double> amount = job.samples;
  const auto add = [&](double other) {
    if (amount && !agree(*amount, other)) return false;
    if (!amount) amount = other;
    return true;
  };
  if (job.tokens) {
    const bool counts_tokens = profile != nullptr && profile->unit == "tokens";
    const auto length = counts_tokens ? std::optional(1.0) : sequence_length(job, profile);
    if (!length || !add(*job.tokens / *length)) return std::nullopt;
  }
  if (job.epochs && job.dataset_samples && !add(*job.epochs * *job.dataset_samples)) return std::nullopt;
  if (job.epochs && !job.dataset_samples) return std::nullopt;
  return amount;
}

TrainingResult train(const TrainingJob& job, const gpu::Profile* profile, const gpu::Gpu& gpu, Gpus gpus,
                     Gpus gpus_per_server) {
  llm::Cluster cluster;
  cluster.gpu = gpu, cluster.gpus_per_server = gpus_per_server;
  return train(job, profile, cluster, gpus);
}

TrainingResult train(const TrainingJob& job, const gpu::Profile* profile, const llm::Cluster& cluster,
                     Gpus gpus) {
  TrainingResult result;
  result.name = job.name;
  const auto samples = work(job, profile);
  result.samples = samples.value_or(0.0);
  result.meets_deadline = !job.deadline;
  if (profile == nullptr || gpus.value <= 0.0) return result;
  const auto prediction = predict(job, *profile, gpus, cluster);
  if (prediction.per_gpu <= 0.0) return result;

  result.throughput_per_gpu = prediction.per_gpu / second;
  result.throughput = result.throughput_per_gpu * gpus.value;
  result.throughput_low = prediction.low * gpus.value / second;
  result.throughput_high = prediction.high * gpus.value / second;
  result.batch_per_gpu = prediction.batch_per_gpu;
  result.scaling_efficiency = prediction.per_gpu / prediction.single;
  result.grade = prediction.grade;
  result.basis = basis_text(*prediction.point);
  result.measured_up_to = prediction.measured_up_to;
  if (samples) {
    result.time_to_train = *samples / result.throughput;
    result.gpu_hours = gpus * result.time_to_train;
    result.meets_deadline = !job.deadline || in_time(result.time_to_train, *job.deadline);
  }
  const auto peak = gpu::peak_rate(cluster.gpu, job.precision);
  if (job.flops_per_sample && peak) result.mfu = *job.flops_per_sample * result.throughput_per_gpu / *peak;
  return result;
}

}  // namespace plenum::workload
