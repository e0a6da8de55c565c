#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "models/llm/daily_load.h"
#include "models/llm/serving_types.h"
#include "models/llm/types.h"

/// Inference with language models: roofline of prefill and decode, what fits, and latency under load by simulating iterations.
/// README.md has the formulas with their sources.
namespace plenum::llm {

/// What is asked of a service, per request, and the latency that it promises.
struct ServiceTask {
  LanguageModel model;
  WeightFormat format = WeightFormat::fp16;
  double cache_bits = 16;
  double prompt_tokens = 1155, output_tokens = 211;   ///< means
  double prompt_spread = 0.96, output_spread = 0.77;  ///< coefficients of variation; 0: all alike
  double arrival_spread = 1.0;  ///< coefficient of variation of the time between requests; 1: Poisson
  std::optional<Time> ttft_p99, tpot_p99;
  std::optional<double> tensor, max_batch;  ///< set: kept
  bool operator==(const ServiceTask&) const = default;
};

/// Memory of one GPU of a replica.
struct ServingMemory {
  Information weights{}, cache{}, reserve{}, total{};
  double cache_tokens = 0;  ///< tokens of all requests together that the whole replica's cache holds
  bool operator==(const ServingMemory&) const = default;
};

/// Latency percentiles of a simulated load.
struct ServedLoad {
  Frequency request_rate{};
  double output_tokens_per_second = 0, mean_batch = 0;
  Time ttft_p50{}, ttft_p99{}, ttft_mean{}, tpot_p50{}, tpot_p99{}, tpot_mean{};
  bool operator==(const ServedLoad&) const = default;
};

/// One replica: how many GPUs hold the model, and the most that it serves within its promise.
struct ReplicaEstimate {
  Gpus gpus{1};
  ServingMemory memory;
  double max_batch = 0;    ///< requests at a time
  bool fits = false;       ///< one request of the longest length fits
  ServedLoad at_capacity;  ///< at the highest rate that keeps the promise; rate 0 when none does
  ServedLoad unloaded;     ///< one request at a time: the best that latency can be
  bool meets = false;      ///< the promise is kept at some rate
  bool operator==(const ReplicaEstimate&) const = default;
};

/// The engine to plan a service with on the GPU with this catalogue id: of those that hold for it one of the same format, then of the same
/// class (16 bits; 8 bits), then any; of equals that for the narrowest family of GPUs, then the first, and one for no format in particular
/// before one for another. Null when none holds for it.
const ServingEngine* choose_engine(std::span<const ServingEngine* const> engines, std::string_view gpu,
                                   WeightFormat format);

/// Whether weights of two formats are read and computed alike: both have 16 bits, or both 8, or they are the same.
bool read_alike(WeightFormat a, WeightFormat b);

/// Whether the engine was fitted to measurements on this GPU (the first family that it names) with weights of the same class.
bool was_measured(const ServingEngine& engine, std::string_view gpu, WeightFormat format);

/// Time of one decode step of `batch` requests with `context` tokens each on `tensor` GPUs.
Time decode_step(const ServiceTask& task, double batch, double context, double tensor, const Cluster& cluster,
                 const ServingEngine& engine);

/// Time to process `tokens` prompt tokens of sequences of `length` tokens on `tensor` GPUs.
Time prefill(const ServiceTask& task, double tokens, double length, double tensor, const Cluster& cluster,
             const ServingEngine& engine);

/// A replica on `tensor` GPUs: memory, what it serves within the promise. Of more GPUs than share a layer well inside a server (see
/// best_replica), groups of those become the stages of a pipeline.
ReplicaEstimate replica(const ServiceTask& task, double tensor, const Cluster& cluster,
                        const ServingEngine& engine);

/// The replica size (tensor-parallel GPUs within a server, each dividing the server's GPUs and the model's heads) that serves the most
/// requests per GPU within the promise; when none keeps it, the one with the lowest latency. A model that fits into no server gets the fewest
/// pipeline stages of the largest size that hold it, when servers have a network. Nothing when it fits on no size.
std::optional<ReplicaEstimate> best_replica(const ServiceTask& task, const Cluster& cluster,
                                            const ServingEngine& engine);

/// What a replica on `tensor` GPUs serves at `rate`: simulated, so latencies grow without bound when the rate is more than it can serve. All
/// zero when the model does not fit or the rate is not above 0.
ServedLoad at_rate(const ServiceTask& task, double tensor, Frequency rate, const Cluster& cluster,
                   const ServingEngine& engine);

/// The fewest replicas with which `needed` of them work with a probability of at least `availability`, each working with
/// `replica_availability` independently: k-out-of-n (binomial). At least `needed`.
double replicas_for(double needed, double availability, double replica_availability);

/// Whether the GPU can compute with this format (weights-only formats run on every GPU with a 16-bit rate).
bool can_serve(const gpu::Gpu& gpu, WeightFormat format);

}  // namespace plenum::llm
