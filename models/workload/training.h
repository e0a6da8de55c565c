#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "models/gpu/profile.h"
#include "models/llm/types.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// Sequence length that a job is planned with: its own, or that of the fastest measured point (per GPU) that
/// fits the job's framework and batch; nothing when neither says one.
std::optional<double> sequence_length(const TrainingJob& job, const gpu::Profile* profile);

/// Samples of one run from samples, tokens / sequence length (tokens themselves when the profile counts
/// tokens) or epochs x data set; nothing when the job says no amount or contradicts itself (two amounts that
/// differ by more than 1e-6).
std::optional<double> work(const TrainingJob& job, const gpu::Profile* profile);

/// What `gpus` GPUs achieve on a job. Inside the measured numbers of GPUs the throughput per GPU is
/// interpolated, linear in the logarithms; beyond them the scaling law that was fitted to the measured points
/// goes on (README.md, eq. 1 to 4) and the grade is `derived`; a profile of another GPU of the generation
/// gives `transferred`. Without profile, without GPUs or when no measurement fits the job's framework the
/// throughput is zero. `meets_deadline` is false when there is a deadline and no throughput or no amount of
/// work.
TrainingResult train(const TrainingJob& job, const gpu::Profile* profile, const gpu::Gpu& gpu, Gpus gpus,
                     Gpus gpus_per_server);

/// The same on the cluster's network, which may be narrower than the measured one or tapered (exchange.h).
TrainingResult train(const TrainingJob& job, const gpu::Profile* profile, const llm::Cluster& cluster,
                     Gpus gpus);

}  // namespace plenum::workload
