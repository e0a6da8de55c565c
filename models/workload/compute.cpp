#include "models/workload/compute.h"

#include <cmath>

#include "models/gpu/peak.h"

namespace plenum::workload {

gpu::Precision leading_precision(const WorkloadInputs& workload) {
  if (!workload.training.empty()) return workload.training.front().precision;
  if (!workload.finetuning.empty()) return workload.finetuning.front().precision;
  return gpu::Precision::mixed;
}

ComputeResults compute(const ComputeInputs& inputs, const Server& server, const gpu::Gpu& gpu,
                       const WorkloadInputs& workload, const Sizing& sizing) {
  ComputeResults result;
  const auto working = sizing.working();
  result.gpus_per_server = server.gpus;
  result.spare_servers = {std::ceil(working.value * inputs.spare_fraction - 1e-9)};
  result.servers = working + result.spare_servers;
  result.training_servers = sizing.training;
  result.inference_servers = sizing.inference;
  result.gpus = server.gpus * result.servers.value;
  result.required_gpus = sizing.required;
  result.sized_by = sizing.by;
  result.sized_by_job = sizing.job;
  result.utilisation = inputs.utilisation;
  if (const auto peak = gpu::peak_rate(gpu, leading_precision(workload)))
    result.peak_flops = *peak * result.gpus.value;
  return result;
}

}  // namespace plenum::workload
