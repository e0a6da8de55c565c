#pragma once

#include <optional>

#include "models/gpu/types.h"

namespace plenum::gpu {

/// Dense peak of one GPU in a precision, or nothing when it does not support it (V100: no bf16, tf32, fp8).
/// `mixed` is the tensor-core fp16 rate, then bf16, then vector fp16 where there are no tensor cores (P100);
/// `fp16` the same without bf16; `fp64` the tensor-core rate where there is one. Rates as the maker's
/// datasheet states them, without sparsity.
std::optional<OperationRate> peak_rate(const Gpu& gpu, Precision precision);

/// Attainable rate of a kernel that does `intensity` operations per bit moved: min(peak, bandwidth *
/// intensity). Williams, Waterman and Patterson, "Roofline", CACM 52(4), 2009, eq. 1.
OperationRate roofline(OperationRate peak, InformationRate bandwidth, OperationIntensity intensity);

/// The ridge point: the intensity from which on a kernel is bound by the peak, peak / bandwidth. Same source.
OperationIntensity ridge(OperationRate peak, InformationRate bandwidth);

}  // namespace plenum::gpu
