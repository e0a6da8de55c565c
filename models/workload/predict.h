#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "models/gpu/profile.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// A throughput and what it rests on.
struct Prediction {
  double per_gpu = 0.0;                 ///< work units per second of one GPU; 0: no measurement fits
  double low = 0.0, high = 0.0;         ///< band of per_gpu
  double single = 0.0;                  ///< per_gpu of a single GPU, or of the fewest that were measured
  std::optional<double> batch_per_gpu;  ///< work units of one step of a GPU; nothing where no source says it
  Gpus measured_up_to{};
  Grade grade = Grade::measured;
  bool batch_beyond_measured = false;  ///< a larger batch than anybody measured; memory may not hold it
  const gpu::ProfilePoint* point =
      nullptr;  ///< the measurement it rests on: the nearest not above the asked number of GPUs
};

/// Which of a profile's measurements are asked for; what is not said is free.
struct Conditions {
  std::optional<std::string_view> framework, variant;
  std::optional<double> batch_per_gpu, sequence_length;
};

/// Those that a job states.
Conditions conditions(const TrainingJob& job);

/// Sequence length that a prediction is made at when none is asked: that of the fastest measured point (per
/// GPU) among those at the asked batch, else of families that enclose it, else of all. Nothing when the points
/// state none.
std::optional<double> sequence_length(const Conditions& asked, const gpu::Profile& profile);

/// Throughput per GPU of one series at `gpus` GPUs: linear in the logarithms between two measured numbers of
/// GPUs; beyond the largest the scaling law inside a server up to `gpus_per_server`, then the law across
/// servers; below the smallest as at the smallest. Of the measured GPU, without the profile's transfer; `low`
/// and `high` are factors of per_gpu here.
Prediction predict_series(gpu::Series series, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server);

/// The best prediction: of the series that fit the framework, variant and sequence length, those at the batch
/// (between measured batches along the batch curve), of these such as were measured at several numbers of
/// GPUs, of these the fastest. README.md, 3.
Prediction predict(const Conditions& asked, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server);

/// What one family says.
struct FamilyPrediction {
  Prediction prediction;
  bool encloses = false;  ///< the asked batch lies within its measured ones; none was asked
};

/// The predictions of all families that fit the framework, variant and sequence length (every length when none is
/// asked), at the asked batch, in the order of the profile; families without batches only where none is asked.
std::vector<FamilyPrediction> predict_families(const Conditions& asked, const gpu::Profile& profile,
                                               Gpus gpus, Gpus gpus_per_server);

/// The most plausible of several: the median (the lower of two) of those that enclose the batch, else of all; null
/// when there are none. On rows that were left out it errs less than the fastest, which predict() takes.
const FamilyPrediction* typical(const std::vector<FamilyPrediction>& families);

/// predict() for a job.
Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server);

}  // namespace plenum::workload
