#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "models/gpu/profile.h"

/// From the GPU that was measured to one that was not: a prior of measured ratios over a roofline.
namespace plenum::gpu {

/// The throughput of one GPU over that of another, same workload, precision class, batch and stack.
struct MeasuredRatio {
  const Profile* from = nullptr;
  const Profile* to = nullptr;
  double ratio = 1.0;  ///< median over the pairs of points
  int pairs = 0;
};

/// The ratios of every two profiles of one workload, mode and comparable precision on different generations.
std::vector<MeasuredRatio> measured_ratios(std::span<const Profile> profiles);

/// Rates of two GPUs for a workload: planned over measured.
struct RateRatio {
  double compute = 1.0, memory = 1.0;  ///< of the peak rates in the precision; of the memory bandwidths
};

/// Ratio of two GPUs' rates in the precisions with which each computes the workload. Nothing when one of them
/// has no rate for its precision.
std::optional<RateRatio> rate_ratio(const Gpu& from, Precision from_precision, const Gpu& to,
                                    Precision to_precision);

/// Whether measurements in one precision stand for another: the same, mixed for fp16 and bf16 (both ways),
/// fp32 for tf32 (both ways: what a framework calls fp32 runs as tf32 on GPUs that have it).
bool comparable(Precision measured, Precision wanted);

/// The transfer of a measured profile to another GPU: the roofline ratio of the workload's mix of compute-
/// and bandwidth-bound time, corrected by the measured ratios to GPUs of the planned one's generation (of the
/// workload itself, else of its task, else of all), with the band that those ratios span. README.md, 4.
/// Nothing when the planned GPU has no rate for the precision.
std::optional<Transfer> transfer(const Profile& measured, const Gpu& from, std::string_view to_id,
                                 const Gpu& to, Precision precision, std::span<const MeasuredRatio> ratios,
                                 const GpuRecords& records);

}  // namespace plenum::gpu
