#include "models/workload/service.h"

#include <algorithm>
#include <cmath>

#include "core/parallel/memo.h"
#include "models/workload/measured_service.h"

namespace plenum::workload {

namespace {

/// What the search for a replica depends on.
struct ReplicaInputs {
  llm::ServiceTask task;
  llm::Cluster cluster;
  llm::ServingEngine engine;
  bool operator==(const ReplicaInputs&) const = default;
};

/// The simulation of a load is the slowest part of a plan, and most edits do not touch it.
std::optional<llm::ReplicaEstimate> remembered_replica(const ReplicaInputs& inputs) {
  static parallel::Memo<ReplicaInputs, std::optional<llm::ReplicaEstimate>> memo(64);
  return memo.get(inputs, [&] { return llm::best_replica(inputs.task, inputs.cluster, inputs.engine); });
}

/// The replicas that a service needs of one kind: for its peak, and with spares.
void count_replicas(ServiceDemand& demand, llm::ReplicaEstimate replica) {
  const auto& service = *demand.service;
  const auto rate = replica.at_capacity.request_rate;
  demand.needed = rate.value() > 0 ? std::max(1.0, std::ceil(service.peak_rate / rate - 1e-9)) : 1.0;
  demand.replicas = llm::replicas_for(demand.needed, service.availability, service.replica_availability);
  demand.replica = std::move(replica);
}

llm::ReplicaEstimate remembered_size(const ReplicaInputs& inputs, double gpus) {
  static parallel::Memo<std::pair<double, ReplicaInputs>, llm::ReplicaEstimate> memo(64);
  return memo.get({gpus, inputs},
                  [&] { return llm::replica(inputs.task, gpus, inputs.cluster, inputs.engine); });
}

/// A peak that few replicas serve may take fewer GPUs in all with smaller ones, though each GPU of theirs serves less.
void try_smaller(ServiceDemand& demand, const ReplicaInputs& inputs) {
  constexpr double few = 4;
  if (demand.needed > few || demand.task.tensor || !demand.replica->meets) return;
  const double per_server = inputs.cluster.gpus_per_server.value;
  for (double gpus = std::min(per_server, demand.replica->gpus.value) - 1; gpus >= 1; --gpus) {
    if (std::fmod(per_server, gpus) != 0.0 || std::fmod(demand.task.model.heads, gpus) != 0.0) continue;
    const auto smaller = remembered_size(inputs, gpus);
    if (!smaller.fits || !smaller.meets) return;
    ServiceDemand other = demand;
    count_replicas(other, smaller);
    if (other.gpus() < demand.gpus()) demand = std::move(other);
  }
}

struct LoadInputs {
  ReplicaInputs replica;
  double tensor = 1;
  Frequency rate{};
  bool operator==(const LoadInputs&) const = default;
};

llm::ServedLoad remembered_load(const LoadInputs& inputs) {
  static parallel::Memo<LoadInputs, llm::ServedLoad> memo(64);
  return memo.get(inputs, [&] {
    const auto& [task, cluster, engine] = inputs.replica;
    return llm::at_rate(task, inputs.tensor, inputs.rate, cluster, engine);
  });
}

bool kept(const std::optional<Time>& promise, Time time) { return !promise || time <= *promise * (1 + 1e-9); }

}  // namespace

llm::ServiceTask task_of(const InferenceService& service, const llm::LanguageModel& model) {
  return {.model = model,
          .format = service.precision,
          .cache_bits = service.cache_bits,
          .prompt_tokens = service.prompt_tokens,
          .output_tokens = service.output_tokens,
          .prompt_spread = service.prompt_spread,
          .output_spread = service.output_spread,
          .arrival_spread = service.arrival_spread,
          .ttft_p99 = service.ttft_p99,
          .tpot_p99 = service.tpot_p99,
          .tensor = service.tensor,
          .max_batch = service.max_batch};
}

ServiceDemand demand_of(const InferenceService& service, const ServiceRecords& records,
                        const llm::Cluster& cluster) {
  ServiceDemand demand;
  demand.service = &service;
  demand.records = &records;
  if (service.profile) {
    if (!records.profile) return demand;
    if (auto replica = measured_replica(service, *records.profile))
      count_replicas(demand, std::move(*replica));
  } else {
    demand.task = task_of(service, *records.model);
    if (!llm::can_serve(cluster.gpu, service.precision)) return demand;
    const ReplicaInputs inputs{demand.task, cluster, *records.engine};
    if (auto replica = remembered_replica(inputs)) {
      count_replicas(demand, std::move(*replica));
      try_smaller(demand, inputs);
    }
  }
  return demand;
}

InferenceResult achieve(const ServiceDemand& demand, double replicas, const llm::Cluster& cluster) {
  const auto& service = *demand.service;
  InferenceResult result;
  result.name = service.name;
  result.meets_promise = false;
  result.grade = demand.records->grade;
  result.basis = demand.records->basis;
  if (!demand.replica) return result;
  const auto& replica = *demand.replica;
  const auto& capacity = replica.at_capacity;
  result.gpus_per_replica = replica.gpus;
  result.max_batch = replica.max_batch;
  result.memory_per_gpu = replica.memory.total;
  result.memory_weights = replica.memory.weights;
  result.memory_cache = replica.memory.cache;
  result.replicas = {replicas};
  result.gpus = replica.gpus * replicas;
  const double spares =
      demand.replicas - demand.needed;  // of more replicas than needed all but the spares serve
  const double serving = replicas < demand.needed ? replicas : std::max(demand.needed, replicas - spares);
  result.needed_replicas = {demand.needed};
  result.throughput_per_gpu = capacity.output_tokens_per_second / replica.gpus.value / second;
  result.throughput = serving * capacity.output_tokens_per_second / second;
  result.capacity = serving * capacity.request_rate;
  if (replicas <= 0) return result;
  // Where no rate keeps the promise, latency without load is the best there is; under load it would grow without end.
  const auto load = !replica.meets    ? replica.unloaded
                    : service.profile ? capacity
                                      : remembered_load({{demand.task, cluster, *demand.records->engine},
                                                         replica.gpus.value,
                                                         service.peak_rate / serving});
  result.ttft_p50 = load.ttft_p50, result.ttft_p99 = load.ttft_p99;
  result.tpot_p50 = load.tpot_p50, result.tpot_p99 = load.tpot_p99;
  const Frequency mean_rate = service.peak_rate * llm::mean_load(service.daily_shape);
  const double units = service.profile ? 1.0 : service.output_tokens;
  result.tokens_per_year = std::min(mean_rate, result.capacity) * (1.0 * year) * units;
  if (capacity.request_rate.value() > 0)
    result.mean_use = std::min<double>(1.0, mean_rate / (replicas * capacity.request_rate));
  result.meets_promise = replica.meets && serving >= demand.needed && kept(service.ttft_p99, load.ttft_p99) &&
                         kept(service.tpot_p99, load.tpot_p99);
  return result;
}

}  // namespace plenum::workload
