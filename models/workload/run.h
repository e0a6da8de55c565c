#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "models/gpu/profile.h"
#include "models/llm/train.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// What the catalogue says about a training or fine-tuning job: its measured profile, or its language model with a training engine.
/// Both are null when nobody measured the workload on the planned GPU.
struct RunRecords {
  std::shared_ptr<const gpu::Profile> profile;
  std::shared_ptr<const llm::LanguageModel> model;
  std::shared_ptr<const llm::TrainingEngine> engine;
};

/// A training or fine-tuning job in one form: what one run computes and when it must end.
struct Run {
  std::string name;
  const TrainingJob* job = nullptr;  ///< of a measured profile; null for a language model
  const gpu::Profile* profile = nullptr;
  std::optional<llm::TrainingTask> task;  ///< of a language model
  const llm::TrainingEngine* engine = nullptr;
  std::optional<double>
      amount;  ///< samples, of a language model tokens; nothing when the job says none or contradicts itself
  std::optional<Time> deadline;
  std::optional<double> runs_per_year;
  Sharing sharing = Sharing::shared;

  /// Whether the job asks for a size: a deadline, a number of runs, or a model that must fit.
  bool asks() const { return deadline || runs_per_year || task; }
};

/// Jobs as runs. `records` in the order of the jobs; the runs point into the jobs and records.
Run run_of(const TrainingJob& job, const RunRecords& records);
Run run_of(const FinetuningJob& job, const RunRecords& records);

/// What stops a run, if anything: without a measurement, a rate in the precision, or a layout that fits there is no throughput.
enum class Obstacle { none, no_measurement, no_precision, memory };

/// How a run goes on a number of GPUs.
struct Pace {
  double per_second = 0.0;  ///< work units (samples, of a language model tokens) over all GPUs
  Obstacle obstacle = Obstacle::none;
  std::optional<llm::TrainingEstimate> estimate;  ///< of a language model
  /// Time of one run; nothing without throughput or amount.
  std::optional<Time> time(const Run& run) const;
};
Pace pace(const Run& run, Gpus gpus, const llm::Cluster& cluster);

/// The job with the batch of one GPU that its global batch leaves on this many; as it is when it states one itself.
TrainingJob on_gpus(const TrainingJob& job, Gpus gpus);

/// What a run achieves on `gpus` GPUs.
TrainingResult achieve(const Run& run, Gpus gpus, const llm::Cluster& cluster);

/// Tokens of one run of a language model from tokens, samples x sequence length, or epochs x data set x sequence length; nothing when the job says no amount
/// or contradicts itself (two amounts that differ by more than 1e-6).
std::optional<double> tokens(const std::optional<double>& tokens, const std::optional<double>& samples,
                             const std::optional<double>& epochs,
                             const std::optional<double>& dataset_samples, double sequence_length);

}  // namespace plenum::workload
