#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "models/gpu/profile.h"

/// From the GPU that was measured to one that was not: measured ratios of GPUs over a roofline.
namespace plenum::gpu {

/// Whether measurements in one precision stand for another: the same; fp16, bf16 and mixed for each other; fp32
/// and tf32 for each other, since what frameworks call fp32 runs as tf32 on GPUs that have it.
bool comparable(Precision measured, Precision wanted);

/// Rates of two GPUs for a workload: planned over measured.
struct RateRatio {
  double compute = 1.0;  ///< of the peak rates in the precision (tf32 for fp32 where there is one)
  double memory = 1.0;   ///< of the memory bandwidths
};

/// Nothing when one of the GPUs has no rate for the precision or no memory bandwidth.
std::optional<RateRatio> rate_ratio(const Gpu& from, const Gpu& to, Precision precision);

/// Roofline's expectation of the throughput ratio at a launch-bound share of the step between 0 and 1. A
/// workload's kernels are compute- and bandwidth-bound in turns, so that the ratio is a geometric mean of both
/// rates' ratios; the launch of kernels profits little from either. Exponents: README.md, 4.
double expected_ratio(const RateRatio& rates, double launch_share);

/// Measured throughput ratios of two profiles of the same workload at the same batches and numbers of GPUs.
struct RatioSeries {
  const Profile* from = nullptr;
  const Profile* to = nullptr;
  struct Sample {
    double launch_share = 0.0;  ///< of the measured step on `from`
    double ln_ratio = 0.0;      ///< ln of throughput of `to` over that of `from`
  };
  std::vector<Sample> samples;
};

/// The ratios of every two GPUs in `profiles`, which they point into. Framework, sequence length and work unit
/// agree; of several variants the fastest counts.
std::vector<RatioSeries> ratio_series(std::span<const Profile> profiles);

/// The transfer of a measured profile to another GPU: the roofline's expectation times what measured ratios
/// deviate from it, a weighted median in which the planned GPU's generation, the workload itself, its task, mode
/// and precision count most; the band spans 90 % of the ratios. README.md, 4. Nothing when either GPU has no
/// rate for the precision.
std::optional<Transfer> transfer(const Profile& measured, const Gpu& from, std::string_view to_id,
                                 const Gpu& to, Precision precision, std::span<const RatioSeries> ratios,
                                 const GpuRecords& records);

}  // namespace plenum::gpu
