#include "models/llm/serving_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "models/llm/serving_memory.h"
#include "models/llm/steady_state.h"

namespace plenum::llm {

namespace {

/// How far lengths may be from the asked ones, and within what they count as the same; in logarithms.
const double farthest = std::log(4.0), alike_lengths = std::log(1.5);

/// How fast a measurement counts less with its distance: with the sum of the distances of prompt, output and batch in logarithms.
constexpr double decline = 3.0;

/// Most requests at a time of the measured engines.
constexpr double most_requests = 2048;

bool comparable(const ServingPoint& point, std::string_view model, std::string_view gpu,
                const ServiceTask& task, const ServingEngine& engine) {
  return point.model == model && point.gpu == gpu && read_alike(point.format, task.format) &&
         (engine.engine.empty() || point.engine == engine.engine) &&
         (!task.tensor || *task.tensor == point.gpus);
}

/// Measured over calculated time of a point.
double time_ratio(const ServingPoint& point, ServiceTask task, const Cluster& cluster,
                  const ServingEngine& engine) {
  task.format = point.format, task.cache_bits = point.cache_bits;
  const auto r = roofline(task, point.gpus, cluster, engine);
  const double s = point.prompt_tokens, o = point.output_tokens;
  const double room = serving_memory(task, point.gpus, 1.0, cluster, engine).cache_tokens / (s + o);
  const double most = std::clamp(std::floor(room), 1.0, most_requests);
  const double batch = std::min(most, point.batch.value_or(most));
  if (point.tpot) return point.tpot->value() / steady_tpot(r, batch, s, o, engine.prefill_share);
  return steady_throughput(r, batch, s, o) / *point.output_tokens_per_second;
}

}  // namespace

std::optional<MeasuredServing> measured_serving(std::span<const ServingPoint> points, std::string_view model,
                                                std::string_view gpu, const ServiceTask& task,
                                                const Cluster& cluster, const ServingEngine& engine) {
  MeasuredServing result;
  double sum = 0.0, weights = 0.0, nearest = std::numeric_limits<double>::infinity();
  for (const auto& point : points) {
    if (!comparable(point, model, gpu, task, engine)) continue;
    const double prompt = std::abs(std::log(point.prompt_tokens / task.prompt_tokens));
    const double output = std::abs(std::log(point.output_tokens / task.output_tokens));
    if (prompt > farthest || output > farthest) continue;
    const double batch =
        task.max_batch && point.batch ? std::abs(std::log(*point.batch / *task.max_batch)) : 0.0;
    const double distance = prompt + output + batch, weight = std::exp(-decline * distance);
    sum += weight * std::log(time_ratio(point, task, cluster, engine));
    weights += weight;
    result.inside = result.inside || (prompt <= alike_lengths && output <= alike_lengths);
    if (distance <= nearest) nearest = distance, result.nearest = point.row;
    ++result.points;
  }
  if (result.points == 0) return std::nullopt;
  result.factor = std::exp(sum / weights);
  return result;
}

ServingEngine slowed(ServingEngine engine, double factor) {
  for (auto* share : {&engine.weight_bandwidth, &engine.cache_bandwidth, &engine.decode_efficiency,
                      &engine.prefill_efficiency})
    *share /= factor;
  engine.layer_overhead *= factor;
  engine.allreduce_step *= factor;
  return engine;
}

}  // namespace plenum::llm
