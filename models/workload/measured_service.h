#pragma once

#include <optional>

#include "models/gpu/profile.h"
#include "models/llm/serve.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// One GPU that answers requests in batches as a measured profile does: the largest measured batch (or the service's `max_batch`) whose
/// requests keep the promise of `ttft_p99`. A request waits for the batch before it and then for its own, so half of them wait
/// 1.5 steps and nearly all at most 2 (arrivals spread evenly over a step). A GPU is sold to 0.85 of its throughput (README.md, 6).
/// `meets` is false when even the smallest batch takes longer than promised. Nothing when the profile has no batch at all or no throughput.
std::optional<llm::ReplicaEstimate> measured_replica(const InferenceService& service,
                                                     const gpu::Profile& profile);

}  // namespace plenum::workload
