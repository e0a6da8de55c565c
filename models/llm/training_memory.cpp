#include "models/llm/training_memory.h"

#include <algorithm>

namespace plenum::llm {

namespace {

constexpr double weight_bytes = 2.0, optimizer_bytes = 12.0;  // master weights and two moments in 32 bits
constexpr double host_buffer = 1.5;                           // DeepSpeed's additional_buffer_factor

}  // namespace

Information model_states(double parameters, double zero_stage, double copies, double gradient_bytes) {
  const auto part = [&](double from_stage) { return zero_stage >= from_stage ? 1.0 / copies : 1.0; };
  return parameters * byte * (weight_bytes * part(3) + gradient_bytes * part(2) + optimizer_bytes * part(1));
}

Information layer_activations(const LanguageModel& m, const KeptActivations& k) {
  const double tokens = k.sequence * k.micro_batch;
  const double value = m.value_size.value_or(m.head_size);
  const double keys = m.kv_rank ? m.heads * (m.head_size + m.rope_size.value_or(0.0) + value)
                                : 2.0 * m.kv_heads * m.head_size;
  const double queries = m.heads * (m.head_size + m.rope_size.value_or(0.0));
  const double ffn = m.experts.value_or(0.0) > 0.0
                         ? (m.experts_per_token.value_or(1.0) + m.shared_experts.value_or(0.0)) *
                               m.expert_ffn.value_or(m.ffn)
                         : m.ffn;
  // Inputs of the two norms, of attention and of the feed-forward layer, and two dropout masks, stay whole
  // without sequence parallelism.
  const double input = k.eight_bits ? 1.0 : 2.0;
  const double whole = (4.0 + 2.0 * input + (m.gated ? 0.0 : 2.0)) * m.hidden;
  const double divided = 2.0 * (queries + keys + m.heads * value) + ((m.gated ? 4.0 : 2.0) + input) * ffn;
  const double scores = k.scores ? 5.0 * m.heads * k.sequence : 0.0;
  const double t = k.tensor;
  return tokens * ((k.sequence_parallel ? whole / t : whole) + (divided + scores) / t) * byte;
}

Information layer_input(const LanguageModel& m, double sequence, double micro_batch) {
  return 2.0 * sequence * micro_batch * m.hidden * byte;
}

double layers_in_flight(double layers, double pipeline, double interleave, double micro_batches) {
  const double flight = std::min(pipeline, micro_batches) / pipeline;
  const double extra = interleave > 1.0 ? 1.0 + (pipeline - 1.0) / (pipeline * interleave) : 1.0;
  return layers * flight * extra;
}

Information checkpoint_size(double parameters) {
  return (weight_bytes + optimizer_bytes) * parameters * byte;
}

double largest_model(Information memory, double zero_stage, double copies, double model_parallel) {
  return model_parallel * memory / model_states(1.0, zero_stage, copies);
}

Information deepspeed_zero2(double parameters, double gpus, bool offload_optimizer) {
  return (offload_optimizer ? 2.0 * parameters : 4.0 * parameters + 16.0 * parameters / gpus) * byte;
}

Information deepspeed_zero3(double parameters, double largest_layer, double gpus, bool offload_optimizer,
                            bool offload_weights) {
  const double resident = offload_weights && offload_optimizer ? 0.0 : offload_optimizer ? 2.0 : 18.0;
  return (4.0 * largest_layer + resident * parameters / gpus) * byte;
}

Information deepspeed_zero3_host(double parameters, double largest_layer, double gpus, double local,
                                 bool offload) {
  return host_buffer * (offload ? 18.0 * parameters * local / gpus : 4.0 * largest_layer * local) * byte;
}

}  // namespace plenum::llm
