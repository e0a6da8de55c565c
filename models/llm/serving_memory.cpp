#include "models/llm/serving_memory.h"

#include <algorithm>

#include "models/llm/roofline.h"
#include "models/llm/transformer.h"

namespace plenum::llm {

namespace {

/// Share of the memory that engines fill (vLLM's gpu_memory_utilization is 0.9 by default).
constexpr double used_share = 0.9;

/// Bytes of activations per prompt token and unit of the hidden size.
constexpr double activation_bytes = 66.0;

}  // namespace

Information weight_bytes(const LanguageModel& model, WeightFormat format) {
  const double half_precision = embedding_parameters(model) + vector_parameters(model);
  const double bits = layer_parameters(model) * weight_bits(format) + half_precision * 16.0;
  return bits / 8.0 * byte;
}

double cache_copies(const LanguageModel& model, double tensor) {
  return model.kv_rank ? tensor : std::max(1.0, tensor / model.kv_heads);
}

ServingMemory serving_memory(const ServiceTask& task, double tensor, double stages, const Cluster& cluster,
                             const ServingEngine& engine) {
  const double gpus = tensor * stages;
  const auto memory = cluster.gpu.memory;
  ServingMemory m;
  m.weights = weight_bytes(task.model, task.format) / gpus;
  m.reserve = (1.0 - used_share) * memory + engine.memory_reserve;
  m.cache = std::max(Information{}, Information(memory - m.reserve - m.weights));
  m.total = m.weights + m.reserve + m.cache;
  const auto per_token =
      kv_bytes_per_token(task.model, task.cache_bits) * cache_copies(task.model, tensor) / gpus;
  if (per_token.value() > 0.0) m.cache_tokens = m.cache / per_token;
  return m;
}

Information memory_in_use(const ServiceTask& task, double batch, double tensor, const ServingEngine& engine) {
  const double together = engine.chunk_tokens > 0.0
                              ? std::min(engine.chunk_tokens, batch * task.prompt_tokens)
                              : batch * task.prompt_tokens;
  const auto cache = batch * (task.prompt_tokens + task.output_tokens) *
                     kv_bytes_per_token(task.model, task.cache_bits) * cache_copies(task.model, tensor);
  const auto activations = activation_bytes * together * task.model.hidden * byte;
  return (weight_bytes(task.model, task.format) + cache + activations) / tensor + engine.memory_reserve;
}

}  // namespace plenum::llm
