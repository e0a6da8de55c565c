#pragma once

#include <memory>
#include <optional>

#include "models/gpu/profile.h"
#include "models/llm/serve.h"
#include "models/workload/types.h"

namespace plenum::workload {

/// What the catalogue says about a service.
struct ServiceRecords {
  std::shared_ptr<const gpu::Profile> profile;  ///< of a measured service; null when nobody measured it
  std::shared_ptr<const llm::LanguageModel> model;
  std::shared_ptr<const llm::ServingEngine> engine;  ///< scaled to the nearest measurement where there is one
  Grade grade = Grade::analytic;
  std::string basis;  ///< for people
};

/// The service as the language models see it.
llm::ServiceTask task_of(const InferenceService& service, const llm::LanguageModel& model);

/// A service with the replica that serves it best on the planned GPUs.
struct ServiceDemand {
  const InferenceService* service = nullptr;
  const ServiceRecords* records = nullptr;
  llm::ServiceTask task;
  std::optional<llm::ReplicaEstimate>
      replica;                      ///< nothing when the model fits on no number of GPUs that may hold it
  double needed = 0, replicas = 0;  ///< for the peak; with spares. 0 without a replica

  Gpus gpus() const { return replica ? replica->gpus * replicas : Gpus{0}; }
};

/// The replicas that a service needs: peak rate over the rate of one replica within the promise, rounded up; more so that the needed ones work with the
/// asked availability. The replica search is remembered.
ServiceDemand demand_of(const InferenceService& service, const ServiceRecords& records,
                        const llm::Cluster& cluster);

/// What the service achieves with `replicas` installed replicas (fewer than it needs when the hardware is given).
InferenceResult achieve(const ServiceDemand& demand, double replicas, const llm::Cluster& cluster);

}  // namespace plenum::workload
