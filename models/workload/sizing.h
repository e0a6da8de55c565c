#pragma once

#include <optional>
#include <vector>

#include "models/workload/run.h"
#include "models/workload/service.h"

namespace plenum::workload {

/// All that a plan's hardware must do.
struct Demand {
  std::vector<Run> training, finetuning;
  std::vector<ServiceDemand> services;
};

/// How the working servers are divided, and what decided their number.
struct Sizing {
  Servers training{}, inference{};  ///< working servers of jobs and of services
  Servers shared{};                 ///< of the training servers, those on which shared jobs take turns
  std::vector<Servers> own;         ///< of jobs with servers of their own, training first; 0 for shared jobs
  std::vector<double> replicas;     ///< installed, of each service
  Gpus required{};                  ///< GPUs needed before rounding to servers
  SizedBy by = SizedBy::nothing;
  std::string job;     ///< that decides
  bool enough = true;  ///< everything asked for is met

  Servers working() const { return training + inference; }
};

/// The fewest servers with which every deadline is met, all runs of a year fit into it, every model fits in memory and every service keeps its promise at its
/// peak; one server when nothing asks for more. Services have GPUs of their own; shared jobs take turns on one pool, others have theirs.
/// With `given` servers, services come first, then jobs with servers of their own, and shared jobs get the rest. `enough` is false when something is
/// not met (up to 1e6 GPUs).
Sizing size(const Demand& demand, const llm::Cluster& cluster, std::optional<Servers> given);

/// The GPUs of a run under a sizing; `index` counts training jobs, then fine-tuning jobs.
Gpus gpus_of(const Run& run, std::size_t index, const Sizing& sizing, const llm::Cluster& cluster);

/// The fewest servers for one run alone: that meet its deadline and in which its model fits; nothing when no number does.
std::optional<Servers> fewest_servers(const Run& run, const llm::Cluster& cluster);

/// All results under a sizing.
WorkloadResults perform(const Demand& demand, const Sizing& sizing, const llm::Cluster& cluster);

}  // namespace plenum::workload
