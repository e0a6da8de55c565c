#include <algorithm>
#include <cmath>

#include "models/llm/request_stream.h"
#include "models/llm/serve.h"
#include "models/llm/serving_memory.h"
#include "models/llm/steady_state.h"

namespace plenum::llm {

namespace {

/// Requests of a simulated load, the most that only warm it up, and what starts their stream.
constexpr std::size_t simulated = 1500, most_warming = 500;
constexpr std::uint64_t seed = 20240607;

/// Requests that engines run together at most when nobody says otherwise (max_batch_size of TensorRT-LLM 1.0).
constexpr double most_requests = 2048;

/// Share of the highest throughput that a service can sell without a promise: median of MLPerf Inference v4.1 Server over Offline of Llama 2
/// 70B on 74 systems is 0.91, the 5th percentile 0.82.
constexpr double sold_share = 0.85;

/// Nearest to the highest throughput that a promised waiting time is looked for: beyond, queues grow without end.
constexpr double stable_share = 0.98;

/// Rates between which a search stops, as a share of the highest.
constexpr double rate_step = 1.0 / 64.0;

/// What a replica on a number of GPUs is made of, ready for simulation. Stages of a pipeline work on different requests at a time, each
/// on its part of the batch: like as many engines, which have all layers' times and their share of the cache.
struct Engine {
  const ServiceTask* task = nullptr;
  double tensor = 1, stages = 1;
  ServingMemory memory;
  Roofline roofline;
  BatchLimits limits;  ///< of one stage's part of the batch
  double prefill_share = 1;
  double max_batch = 0;  ///< of all stages

  double highest_rate() const {  // requests a second of all stages
    if (limits.requests < 1.0) return 0.0;
    return stages * steady_throughput(roofline, limits.requests, task->prompt_tokens, task->output_tokens) /
           task->output_tokens;
  }
};

/// GPUs of a server that can share a layer: divisors of its GPUs that divide the heads, the largest last.
std::vector<double> tensor_sizes(const ServiceTask& task, const Cluster& cluster) {
  if (task.tensor) return {*task.tensor};
  std::vector<double> sizes;
  for (double t = 1.0; t <= cluster.gpus_per_server.value; ++t)
    if (std::fmod(cluster.gpus_per_server.value, t) == 0.0 && std::fmod(task.model.heads, t) == 0.0)
      sizes.push_back(t);
  return sizes;
}

Engine engine_on(const ServiceTask& task, double gpus, const Cluster& cluster, const ServingEngine& engine) {
  Engine e;
  e.task = &task, e.tensor = gpus;
  if (const double inside = tensor_sizes(task, cluster).back(); gpus > inside && !task.tensor)
    e.tensor = inside, e.stages = std::ceil(gpus / inside);
  e.memory = serving_memory(task, e.tensor, e.stages, cluster, engine);
  e.roofline = roofline(task, e.tensor, cluster, engine);
  if (e.stages > 1.0) {
    e.roofline.overhead += (e.stages - 1.0) * engine.allreduce_step.value();
    e.roofline.transfer_token +=
        (e.stages - 1.0) * task.model.hidden * 16.0 / network_bandwidth(cluster).value();
  }
  e.max_batch = std::floor(e.memory.cache_tokens / (task.prompt_tokens + task.output_tokens));
  e.max_batch = std::min(e.max_batch, task.max_batch.value_or(most_requests * e.stages));
  e.limits = {e.max_batch / e.stages, e.memory.cache_tokens / e.stages, engine.chunk_tokens};
  e.prefill_share = engine.prefill_share;
  return e;
}

std::vector<Request> stream_of(const ServiceTask& task) {
  return request_stream({.prompt_tokens = task.prompt_tokens,
                         .output_tokens = task.output_tokens,
                         .prompt_spread = task.prompt_spread,
                         .output_spread = task.output_spread,
                         .arrival_spread = task.arrival_spread,
                         .longest = task.model.context},
                        simulated, seed);
}

Time quantile(std::vector<double>& values, double q) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1) + 0.5);
  std::nth_element(values.begin(), at, values.end());
  return *at * second;
}

Time mean(const std::vector<double>& values) {
  double sum = 0.0;
  for (const double v : values) sum += v;
  return sum / static_cast<double>(values.size()) * second;
}

/// Percentiles over the requests after the first `warming` ones.
ServedLoad percentiles(std::span<const Request> requests, std::span<const Served> served,
                       std::size_t warming) {
  std::vector<double> first, between;
  double running = 0.0;
  for (std::size_t i = warming; i < requests.size(); ++i) {
    first.push_back(served[i].first_token - requests[i].arrival);
    const double generating = served[i].last_token - served[i].first_token;
    running += generating;
    if (requests[i].output_tokens > 1.0) between.push_back(generating / (requests[i].output_tokens - 1.0));
  }
  if (between.empty()) between.push_back(0.0);
  ServedLoad load;
  load.ttft_mean = mean(first), load.tpot_mean = mean(between);
  load.ttft_p50 = quantile(first, 0.5), load.ttft_p99 = quantile(first, 0.99);
  load.tpot_p50 = quantile(between, 0.5), load.tpot_p99 = quantile(between, 0.99);
  load.mean_batch = running / static_cast<double>(requests.size() - warming);  // times the rate: Little's law
  return load;
}

ServedLoad load_at(const Engine& e, double rate, const std::vector<Request>& stream) {
  const auto requests = at_request_rate(stream, rate / e.stages);
  const auto served = simulate(requests, e.roofline, e.limits);
  const double tokens = e.task->output_tokens;
  const double sustained = std::min(rate, e.highest_rate());
  const double batch = steady_batch(e.roofline, sustained * tokens / e.stages, e.limits.requests,
                                    e.task->prompt_tokens, tokens);
  const auto warming = std::min(most_warming, static_cast<std::size_t>(batch) + 20);
  auto load = percentiles(requests, served, warming);
  load.request_rate = rate / second;
  load.mean_batch = std::min(e.max_batch, load.mean_batch * sustained);
  load.output_tokens_per_second = sustained * tokens;
  return load;
}

/// Requests that never meet: each arrives after the longest of them would have ended.
ServedLoad alone(const Engine& e, std::vector<Request> stream) {
  double longest = 0.0;
  for (const auto& r : stream)
    longest =
        std::max(longest, r.prompt_tokens * e.roofline.step(1.0, r.prompt_tokens, 1.0, r.prompt_tokens) +
                              static_latency(e.roofline, 1.0, r.prompt_tokens, r.output_tokens));
  for (std::size_t i = 0; i < stream.size(); ++i) stream[i].arrival = static_cast<double>(i) * longest;
  auto load = percentiles(stream, simulate(stream, e.roofline, e.limits), 0);
  const double duration = load.ttft_mean.value() + load.tpot_mean.value() * (e.task->output_tokens - 1.0);
  load.request_rate = 1.0 / duration / second;
  load.output_tokens_per_second = e.task->output_tokens / duration;
  load.mean_batch = 1.0;
  return load;
}

bool within(const std::optional<Time>& promise, Time time) { return !promise || time <= *promise; }

bool keeps(const ServiceTask& task, const ServedLoad& load) {
  return within(task.ttft_p99, load.ttft_p99) && within(task.tpot_p99, load.tpot_p99);
}

/// The highest rate worth a simulation: within the stable part of the throughput, and no batch whose mean time per token is above the
/// promised 99th percentile.
double highest_promising_rate(const Engine& e) {
  const double most = e.highest_rate() * (e.task->ttft_p99 ? stable_share : sold_share);
  if (!e.task->tpot_p99) return most;
  const double prompt = e.task->prompt_tokens, output = e.task->output_tokens;
  const auto batch_at = [&](double rate) {
    return steady_batch(e.roofline, rate * output / e.stages, e.limits.requests, prompt, output);
  };
  const auto too_slow = [&](double rate) {
    return steady_tpot(e.roofline, batch_at(rate), prompt, output, 1.0) > e.task->tpot_p99->value() * 1.1;
  };
  if (!too_slow(most)) return most;
  double low = 0.0, high = most;
  while (high - low > rate_step * most) (too_slow((low + high) / 2.0) ? high : low) = (low + high) / 2.0;
  return high;
}

/// The load at the highest rate that keeps the promise, to within a step; nothing when none does.
std::optional<ServedLoad> best_load(const Engine& e, const std::vector<Request>& stream) {
  const double most = highest_promising_rate(e);
  auto load = load_at(e, most, stream);
  if (keeps(*e.task, load)) return load;
  double low = 0.0, high = most;
  std::optional<ServedLoad> best;
  while (high - low > rate_step * most) {
    const double rate = (low + high) / 2.0;
    load = load_at(e, rate, stream);
    if (keeps(*e.task, load)) best = load, low = rate;
    else high = rate;
  }
  return best;
}

ReplicaEstimate estimate(const Engine& e, const std::vector<Request>& stream) {
  ReplicaEstimate result;
  result.gpus = {e.tensor * e.stages}, result.memory = e.memory;
  result.max_batch = std::max(0.0, e.max_batch);
  double longest = 0.0;
  for (const auto& r : stream) longest = std::max(longest, r.prompt_tokens + r.output_tokens);
  result.fits =
      e.limits.requests >= 1.0 && e.limits.cache_tokens >= longest && std::isfinite(e.roofline.decode_token);
  if (!result.fits) return result;
  result.unloaded = alone(e, stream);
  if (!keeps(*e.task, result.unloaded)) return result;
  if (const auto load = best_load(e, stream)) result.at_capacity = *load, result.meets = true;
  return result;
}

double rate_per_gpu(const ReplicaEstimate& r) { return r.at_capacity.request_rate.value() / r.gpus.value; }

bool better(const ReplicaEstimate& a, const ReplicaEstimate& b) {
  if (a.meets != b.meets) return a.meets;
  if (a.meets) return rate_per_gpu(a) > rate_per_gpu(b);
  return a.unloaded.tpot_mean < b.unloaded.tpot_mean;
}

/// Whether the engine keeps the promise at a somewhat higher rate per GPU than `best` does: one look instead of a search.
bool can_beat(const Engine& e, const ReplicaEstimate& best, const std::vector<Request>& stream) {
  const double rate = rate_per_gpu(best) * e.tensor * e.stages * (1.0 + rate_step);
  return rate < highest_promising_rate(e) && keeps(*e.task, load_at(e, rate, stream));
}

/// The best of these numbers of GPUs, the most promising first, so that few need a search.
std::optional<ReplicaEstimate> best_of(const std::vector<double>& sizes, const ServiceTask& task,
                                       const Cluster& cluster, const ServingEngine& engine,
                                       const std::vector<Request>& stream) {
  std::vector<std::pair<double, Engine>> engines;
  for (const double gpus : sizes) {
    const auto e = engine_on(task, gpus, cluster, engine);
    if (e.limits.requests >= 1.0) engines.emplace_back(highest_promising_rate(e) / gpus, e);
  }
  std::stable_sort(engines.begin(), engines.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::optional<ReplicaEstimate> best;
  for (const auto& [bound, e] : engines) {
    if (best && best->meets && !can_beat(e, *best, stream)) continue;
    auto candidate = estimate(e, stream);
    if (candidate.fits && (!best || better(candidate, *best))) best = std::move(candidate);
  }
  return best;
}

}  // namespace

ReplicaEstimate replica(const ServiceTask& task, double tensor, const Cluster& cluster,
                        const ServingEngine& engine) {
  return estimate(engine_on(task, tensor, cluster, engine), stream_of(task));
}

std::optional<ReplicaEstimate> best_replica(const ServiceTask& task, const Cluster& cluster,
                                            const ServingEngine& engine) {
  if (!can_serve(cluster.gpu, task.format)) return std::nullopt;
  const auto stream = stream_of(task);
  auto sizes = tensor_sizes(task, cluster);
  auto best = best_of(sizes, task, cluster, engine, stream);
  if (best || task.tensor || cluster.server_network.value() <= 0.0) return best;
  const double inside = sizes.back(), most = task.model.layers;
  for (double stages = 2.0; stages <= most && !best; ++stages)
    best = best_of({inside * stages}, task, cluster, engine, stream);
  return best;
}

ServedLoad at_rate(const ServiceTask& task, double tensor, Frequency rate, const Cluster& cluster,
                   const ServingEngine& engine) {
  const auto e = engine_on(task, tensor, cluster, engine);
  if (e.limits.requests < 1.0 || rate.value() <= 0.0 || !std::isfinite(e.roofline.decode_token)) return {};
  return load_at(e, rate.value(), stream_of(task));
}

}  // namespace plenum::llm
