#pragma once

#include "models/workload/sizing.h"

namespace plenum::workload {

/// The precision that a plan's peak rate is told in: that of the first training or fine-tuning job; mixed without one.
gpu::Precision leading_precision(const WorkloadInputs& workload);

/// Hardware to install for the working servers: spares (rounded up), GPUs, dense peak in the leading precision (zero when the GPU
/// does not support it).
ComputeResults compute(const ComputeInputs& inputs, const Server& server, const gpu::Gpu& gpu,
                       const WorkloadInputs& workload, const Sizing& sizing);

}  // namespace plenum::workload
