#pragma once

#include <optional>

#include "models/gpu/profile.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// A throughput and what it rests on.
struct Prediction {
  double per_gpu = 0.0;  ///< work units per second of one GPU; 0: no measurement fits
  double single = 0.0;   ///< the same of a single GPU, or of the fewest that were measured
  Gpus measured_up_to{};
  Grade grade = Grade::measured;
  const gpu::ProfilePoint* point =
      nullptr;  ///< the measurement it rests on: the nearest not above the asked number of GPUs
};

/// Throughput per GPU of one series at `gpus` GPUs: linear in the logarithms between two measured numbers of
/// GPUs; beyond the largest the scaling law inside a server up to `gpus_per_server`, then the law across
/// servers; below the smallest as at the smallest.
Prediction predict_series(gpu::Series series, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server);

/// The best prediction for a job: of the series that fit its framework and sequence length, those at its
/// batch (between two measured batches linear in the logarithms), of these such as were measured at several
/// numbers of GPUs, of these the fastest. README.md, 3.
Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server);

}  // namespace plenum::workload
