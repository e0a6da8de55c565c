#include "models/workload/training.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "models/gpu/peak.h"
#include "models/gpu/scaling.h"
#include "models/workload/predict.h"

namespace plenum::workload {

namespace {

constexpr double most_gpus = 1e6;

bool agree(double a, double b) { return std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b)); }

std::string basis_text(const gpu::ProfilePoint& point) {
  std::string text = point.framework;
  if (point.batch_per_gpu) text += fmt::format(", batch {:g}", *point.batch_per_gpu);
  return text + fmt::format(", {:g} GPUs ({} {})", point.gpus.value, point.source, point.row);
}

/// Jobs with their amounts of work, which do not change with the number of GPUs.
struct Demand {
  const TrainingJob* job;
  const gpu::Profile* profile;
  std::optional<double> samples;

  bool asks() const { return job->deadline || job->runs_per_year; }

  /// Of one run on n GPUs, or nothing when the run never ends.
  std::optional<Time> time(Gpus gpus, Gpus per_server) const {
    if (profile == nullptr || !samples) return std::nullopt;
    const double rate = predict(*job, *profile, gpus, per_server).per_gpu * gpus.value;
    if (rate <= 0.0) return std::nullopt;
    return *samples / rate * second;
  }
};

bool in_time(Time time, Time limit) { return time <= limit * (1.0 + 1e-9); }

bool enough(const std::vector<Demand>& demands, Gpus gpus, Gpus per_server) {
  Time busy{};
  for (const auto& demand : demands) {
    if (!demand.asks()) continue;
    const auto time = demand.time(gpus, per_server);
    if (!time || (demand.job->deadline && !in_time(*time, *demand.job->deadline))) return false;
    busy += *time * demand.job->runs_per_year.value_or(0.0);
  }
  return in_time(busy, 1.0 * year);
}

/// The smallest whole number with `ok` in (low, high]; `ok` is true from some number on. Nothing when it is
/// false at `high`.
template <class Ok>
std::optional<double> smallest(double low, double high, Ok ok) {
  double step = 1.0;
  double top = low + step;
  while (top < high && !ok(top)) low = top, step *= 2.0, top = std::min(high, low + step);
  if (!ok(top)) return std::nullopt;
  while (top - low > 1.0) {
    const double middle = std::floor(0.5 * (low + top));
    (ok(middle) ? top : low) = middle;
  }
  return top;
}

std::vector<Demand> demands_of(const std::vector<TrainingJob>& jobs,
                               const std::vector<std::shared_ptr<const gpu::Profile>>& profiles) {
  std::vector<Demand> demands;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const auto* profile = i < profiles.size() ? profiles[i].get() : nullptr;
    demands.push_back({&jobs[i], profile, work(jobs[i], profile)});
  }
  return demands;
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
  TrainingResult result;
  result.name = job.name;
  const auto samples = work(job, profile);
  result.samples = samples.value_or(0.0);
  result.meets_deadline = !job.deadline;
  if (profile == nullptr || gpus.value <= 0.0) return result;
  const auto prediction = predict(job, *profile, gpus, gpus_per_server);
  if (prediction.per_gpu <= 0.0) return result;

  result.throughput_per_gpu = prediction.per_gpu / second;
  result.throughput = result.throughput_per_gpu * gpus.value;
  result.scaling_efficiency = prediction.per_gpu / prediction.single;
  result.grade = prediction.grade;
  result.basis = basis_text(*prediction.point);
  result.measured_up_to = prediction.measured_up_to;
  if (samples) {
    result.time_to_train = *samples / result.throughput;
    result.gpu_hours = gpus * result.time_to_train;
    result.meets_deadline = !job.deadline || in_time(result.time_to_train, *job.deadline);
  }
  const auto peak = gpu::peak_rate(gpu, job.precision);
  if (job.flops_per_sample && peak) result.mfu = *job.flops_per_sample * result.throughput_per_gpu / *peak;
  return result;
}

std::optional<Servers> fewest_servers(const std::vector<TrainingJob>& jobs,
                                      const std::vector<std::shared_ptr<const gpu::Profile>>& profiles,
                                      const gpu::Gpu&, Gpus gpus_per_server) {
  if (gpus_per_server.value <= 0.0) return std::nullopt;
  const auto demands = demands_of(jobs, profiles);
  const auto servers =
      smallest(0.0, std::max(1.0, std::floor(most_gpus / gpus_per_server.value)),
               [&](double count) { return enough(demands, gpus_per_server * count, gpus_per_server); });
  return servers ? std::optional(Servers{*servers}) : std::nullopt;
}

std::optional<Gpus> fewest_gpus(const std::vector<TrainingJob>& jobs,
                                const std::vector<std::shared_ptr<const gpu::Profile>>& profiles,
                                const gpu::Gpu& gpu, Gpus gpus_per_server) {
  const auto servers = fewest_servers(jobs, profiles, gpu, gpus_per_server);
  if (!servers) return std::nullopt;
  const auto demands = demands_of(jobs, profiles);
  const double top = servers->value * gpus_per_server.value;
  const auto gpus = smallest(top - gpus_per_server.value, top,
                             [&](double count) { return enough(demands, Gpus{count}, gpus_per_server); });
  return Gpus{gpus.value_or(top)};
}

ComputeResults compute(const ComputeInputs& inputs, const Server& server, const gpu::Gpu& gpu,
                       const std::vector<TrainingJob>& jobs, Servers working_servers) {
  ComputeResults result;
  result.gpus_per_server = server.gpus;
  result.spare_servers = {std::ceil(working_servers.value * inputs.spare_fraction - 1e-9)};
  result.servers = working_servers + result.spare_servers;
  result.gpus = server.gpus * result.servers.value;
  result.required_gpus = server.gpus * working_servers.value;
  result.utilisation = inputs.utilisation;
  const auto precision = jobs.empty() ? gpu::Precision::mixed : jobs.front().precision;
  if (const auto peak = gpu::peak_rate(gpu, precision)) result.peak_flops = *peak * result.gpus.value;
  return result;
}

}  // namespace plenum::workload
