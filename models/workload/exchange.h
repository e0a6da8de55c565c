#pragma once

#include "models/gpu/profile.h"
#include "models/llm/types.h"
#include "models/workload/predict.h"

/// What a narrower or tapered network than the measured one costs a measured workload.
namespace plenum::workload {

/// Rate of the network, for each GPU of a server, that a point was measured on; where the point is of one server or its source
/// does not say, the narrowest of those that are known, on which some of the typical laws rest: 12.5 Gbit/s.
InformationRate measured_network(const gpu::Profile& profile, const gpu::ProfilePoint& point);

/// How much slower than on the measured network `gpus` GPUs of the cluster exchange data, at least 1: the taper where they
/// leave near servers, times what the network's rate for each GPU is below the measured one's. 1 inside a server, and where the
/// cluster has no network, since then nobody knows.
double exchange_slow_down(const llm::Cluster& cluster, Gpus gpus, InformationRate measured);

/// predict() for a job on the cluster's network: the share of the time that the measured efficiency across servers leaves to
/// communication is `exchange_slow_down` times as long. README.md, eq. 3a.
Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus,
                   const llm::Cluster& cluster);

}  // namespace plenum::workload
