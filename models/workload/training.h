#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "models/gpu/profile.h"
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

/// The fewest servers with which every job with a deadline meets it and all runs_per_year together fit the
/// year, the jobs owning all GPUs in turn; 1 when no job asks for anything; nothing when no number does (up
/// to 1e6 GPUs). Profiles in the order of the jobs.
std::optional<Servers> fewest_servers(const std::vector<TrainingJob>& jobs,
                                      const std::vector<std::shared_ptr<const gpu::Profile>>& profiles,
                                      const gpu::Gpu& gpu, Gpus gpus_per_server);

/// The same in single GPUs: what is needed before rounding to servers.
std::optional<Gpus> fewest_gpus(const std::vector<TrainingJob>& jobs,
                                const std::vector<std::shared_ptr<const gpu::Profile>>& profiles,
                                const gpu::Gpu& gpu, Gpus gpus_per_server);

/// Hardware to install for `working_servers` servers at work: spares (rounded up), GPUs, peak in the first
/// job's precision (mixed without jobs; zero when the GPU does not support it). `required_gpus` are those of
/// the working servers.
ComputeResults compute(const ComputeInputs& inputs, const Server& server, const gpu::Gpu& gpu,
                       const std::vector<TrainingJob>& jobs, Servers working_servers);

}  // namespace plenum::workload
