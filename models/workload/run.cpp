#include "models/workload/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/parallel/memo.h"
#include "models/workload/exchange.h"
#include "models/workload/tolerance.h"
#include "models/workload/training.h"

namespace plenum::workload {

namespace {

/// Half of the width that 90 % of published training runs lie within, around the model (tests/reference/llm_training.cpp).
constexpr double published_spread = 0.18;

llm::LayoutInputs shown(const llm::Layout& l) {
  llm::LayoutInputs s;
  s.tensor = l.tensor, s.pipeline = l.pipeline, s.data = l.data, s.context = l.context;
  s.expert = l.expert, s.micro_batch = l.micro_batch, s.interleave = l.interleave;
  s.zero_stage = l.zero_stage, s.recompute = l.recompute, s.sequence_parallel = l.sequence_parallel;
  return s;
}

/// What the search for a layout depends on; what differs most often stands first.
struct SearchInputs {
  Gpus gpus;
  llm::TrainingTask task;
  llm::Cluster cluster;
  llm::TrainingEngine engine;
  bool operator==(const SearchInputs&) const = default;
};

/// Sizing and findings ask for the same numbers of GPUs again, and most edits do not touch them.
std::optional<llm::TrainingEstimate> remembered_layout(const SearchInputs& inputs) {
  static parallel::Memo<SearchInputs, std::optional<llm::TrainingEstimate>> memo(512);
  return memo.get(inputs,
                  [&] { return llm::best_layout(inputs.task, inputs.gpus, inputs.cluster, inputs.engine); });
}

void describe(TrainingResult& result, const llm::TrainingEstimate& estimate,
              const llm::TrainingEngine& engine) {
  const auto& time = estimate.time;
  const auto& memory = estimate.memory;
  const auto& layout = estimate.layout;
  result.mfu = estimate.mfu;
  result.hfu = estimate.hfu;
  result.layout = shown(layout);
  result.iteration = time.total;
  result.bubble = time.bubble / time.total;
  result.communication = (time.tensor + time.pipeline + time.expert + time.data) / time.total;
  result.memory_per_gpu = memory.total;
  result.memory_weights = memory.weights;
  result.memory_gradients = memory.gradients;
  result.memory_optimizer = memory.optimizer;
  result.memory_activations = memory.activations;
  result.basis = fmt::format("{}; {:g} GPUs = {:g} tensor x {:g} pipeline x {:g} data", engine.name,
                             layout.gpus(), layout.tensor, layout.pipeline, layout.data * layout.context);
}

TrainingResult achieve_model(const Run& run, Gpus gpus, const llm::Cluster& cluster) {
  TrainingResult result;
  result.name = run.name;
  result.gpus = gpus;
  result.grade = Grade::analytic;
  result.samples = run.amount.value_or(0.0);
  result.meets_deadline = !run.deadline;
  const auto p = pace(run, gpus, cluster);
  if (p.per_second <= 0.0) return result;
  describe(result, *p.estimate, *run.engine);
  result.throughput = p.per_second / second;
  result.throughput_low = result.throughput * (1.0 - published_spread);
  result.throughput_high = result.throughput * (1.0 + published_spread);
  result.throughput_per_gpu = result.throughput / p.estimate->layout.gpus();
  result.batch_per_gpu = run.task->global_batch / p.estimate->layout.gpus();
  result.scaling_efficiency =
      (1.0 - *result.bubble - *result.communication) * (p.estimate->layout.gpus() / gpus.value);
  if (const auto time = p.time(run)) {
    result.time_to_train = *time;
    result.gpu_hours = gpus * *time;
    result.meets_deadline = !run.deadline || in_time(*time, *run.deadline);
  }
  return result;
}

}  // namespace

std::optional<double> tokens(const std::optional<double>& tokens, const std::optional<double>& samples,
                             const std::optional<double>& epochs,
                             const std::optional<double>& dataset_samples, double sequence_length) {
  if (epochs.has_value() && !dataset_samples) return std::nullopt;
  std::optional<double> amount = tokens;
  const auto agrees = [&](double other) {
    if (!amount) amount = other;
    return agree(*amount, other);
  };
  if (samples && !agrees(*samples * sequence_length)) return std::nullopt;
  if (epochs && !agrees(*epochs * *dataset_samples * sequence_length)) return std::nullopt;
  return amount;
}

Run run_of(const TrainingJob& job, const RunRecords& records) {
  Run run;
  run.name = job.name;
  run.deadline = job.deadline;
  run.runs_per_year = job.runs_per_year;
  run.sharing = job.sharing;
  if (!job.model) {
    run.job = &job;
    run.profile = records.profile.get();
    run.amount = work(job, run.profile);
    return run;
  }
  run.engine = records.engine.get();
  run.task = llm::TrainingTask{.model = *records.model,
                               .precision = job.precision,
                               .sequence_length = *job.sequence_length,
                               .global_batch = *job.global_batch,
                               .fixed = job.parallelism};
  run.amount = tokens(job.tokens, job.samples, job.epochs, job.dataset_samples, *job.sequence_length);
  return run;
}

Run run_of(const FinetuningJob& job, const RunRecords& records) {
  Run run;
  run.name = job.name;
  run.deadline = job.deadline;
  run.runs_per_year = job.runs_per_year;
  run.sharing = job.sharing;
  run.engine = records.engine.get();
  run.task = llm::TrainingTask{.model = *records.model,
                               .precision = job.precision,
                               .sequence_length = job.sequence_length,
                               .global_batch = job.global_batch,
                               .method = job.method,
                               .adapter_rank = job.adapter_rank,
                               .fixed = job.parallelism};
  run.amount = tokens(job.tokens, job.samples, job.epochs, job.dataset_samples, job.sequence_length);
  return run;
}

TrainingJob on_gpus(const TrainingJob& job, Gpus gpus) {
  TrainingJob copy = job;
  if (job.global_batch && !job.batch_per_gpu) copy.batch_per_gpu = *job.global_batch / gpus.value;
  return copy;
}

std::optional<Time> Pace::time(const Run& run) const {
  if (per_second <= 0.0 || !run.amount) return std::nullopt;
  return *run.amount / per_second * second;
}

Pace pace(const Run& run, Gpus gpus, const llm::Cluster& cluster) {
  Pace result;
  if (gpus.value <= 0.0) return result;
  if (run.job != nullptr) {
    if (run.profile != nullptr)
      result.per_second = predict(on_gpus(*run.job, gpus), *run.profile, gpus, cluster).per_gpu * gpus.value;
    if (result.per_second <= 0.0) result.obstacle = Obstacle::no_measurement;
    return result;
  }
  if (!llm::can_train(cluster.gpu, run.task->precision)) {
    result.obstacle = Obstacle::no_precision;
    return result;
  }
  result.estimate = remembered_layout({gpus, *run.task, cluster, *run.engine});
  if (result.estimate) result.per_second = result.estimate->tokens_per_second;
  else result.obstacle = Obstacle::memory;
  return result;
}

TrainingResult achieve(const Run& run, Gpus gpus, const llm::Cluster& cluster) {
  if (run.job == nullptr) return achieve_model(run, gpus, cluster);
  auto result = train(on_gpus(*run.job, gpus), run.profile, cluster, gpus);
  result.gpus = gpus;
  return result;
}

}  // namespace plenum::workload
