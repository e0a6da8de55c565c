#include "models/llm/finetune.h"

#include "models/llm/training_memory.h"
#include "models/llm/transformer.h"

namespace plenum::llm {

double adapter_parameters(const LanguageModel& m, double rank) {
  const double queries = m.heads * m.head_size;
  const double values = m.kv_rank ? m.heads * m.value_size.value_or(m.head_size) : m.kv_heads * m.head_size;
  return m.layers * rank * (2.0 * m.hidden + queries + values);
}

Information frozen_weights(const LanguageModel& m, Method method, double scale_bits) {
  const double embedded = embedding_parameters(m) * 16.0;
  const double layers = layer_parameters(m) + vector_parameters(m);
  return (layers * (method == Method::qlora ? 4.0 + scale_bits : 16.0) + embedded) * bit;
}

Information dequantisation_workspace(const LanguageModel& m) {
  return 0.2 * gigabyte + 8.0 * layer_parameters(m) / m.layers * byte;
}

Information adapter_memory(const LanguageModel& m, Method method, double rank, double sequence,
                           double micro_batch, double scale_bits) {
  const KeptActivations kept{sequence, micro_batch, 1.0, false, false, false};
  const Information logits = 10.0 * sequence * micro_batch * m.vocabulary * byte;
  const Information trained = model_states(adapter_parameters(m, rank), 0, 1);
  const Information workspace = method == Method::qlora ? dequantisation_workspace(m) : Information{};
  return frozen_weights(m, method, scale_bits) + trained + m.layers * layer_activations(m, kept) + logits +
         workspace;
}

Information rule_of_thumb(double parameters, double bytes_per_parameter) {
  return parameters * bytes_per_parameter * byte;
}

}  // namespace plenum::llm
