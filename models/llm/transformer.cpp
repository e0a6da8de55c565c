#include "models/llm/transformer.h"

#include <cmath>

namespace plenum::llm {

namespace {

double matrices(const LanguageModel& m) { return m.gated ? 3.0 : 2.0; }

/// Layers of the decoder of an encoder-decoder attend a second time, to the encoder.
double crossed_layers(const LanguageModel& m) {
  return m.architecture == Architecture::encoder_decoder ? m.layers / 2.0 : 0.0;
}

/// Weights of the feed-forward layers when `visited` routed experts of each layer count.
double ffn_parameters(const LanguageModel& m, double visited) {
  const double mixed = expert_layers(m);
  const double dense = (m.layers - mixed) * dense_ffn_parameters(m);
  if (mixed == 0.0) return dense;
  const double router = m.hidden * *m.experts;
  return dense + mixed * ((visited + m.shared_experts.value_or(0.0)) * expert_parameters(m) + router);
}

double all_attention_parameters(const LanguageModel& m) {
  return (m.layers + crossed_layers(m)) * attention_parameters(m);
}

/// Mean of the widths that scores and values are multiplied with, all heads.
double attention_width(const LanguageModel& m) {
  const double key = m.head_size + m.rope_size.value_or(0.0);
  return m.heads * (key + m.value_size.value_or(key)) / 2.0;
}

}  // namespace

double attention_parameters(const LanguageModel& m) {
  const double h = m.hidden, a = m.heads, d = m.head_size;
  if (!m.kv_rank) return 2.0 * h * a * d + 2.0 * h * m.kv_heads * d;
  const double c = *m.kv_rank, r = m.rope_size.value_or(0.0), v = m.value_size.value_or(d);
  const double queries = m.query_rank ? h * *m.query_rank + *m.query_rank * a * (d + r) : h * a * (d + r);
  return queries + h * (c + r) + c * a * (d + v) + a * v * h;
}

double dense_ffn_parameters(const LanguageModel& m) { return matrices(m) * m.hidden * m.ffn; }

double expert_parameters(const LanguageModel& m) {
  return m.experts.value_or(0.0) > 0.0 ? matrices(m) * m.hidden * m.expert_ffn.value_or(m.ffn) : 0.0;
}

double expert_layers(const LanguageModel& m) {
  return m.experts.value_or(0.0) > 0.0 ? std::fmax(0.0, m.layers - m.dense_layers.value_or(0.0)) : 0.0;
}

double layer_parameters(const LanguageModel& m) {
  return all_attention_parameters(m) + ffn_parameters(m, m.experts.value_or(0.0));
}

double active_layer_parameters(const LanguageModel& m) {
  return all_attention_parameters(m) + ffn_parameters(m, m.experts_per_token.value_or(1.0));
}

double vector_parameters(const LanguageModel& m) {
  return m.gated ? (2.0 * m.layers + 1.0) * m.hidden : 13.0 * m.layers * m.hidden;
}

double embedding_parameters(const LanguageModel& m) {
  return m.hidden * (m.vocabulary * (m.tied ? 1.0 : 2.0) + m.learned_positions.value_or(0.0));
}

double parameters(const LanguageModel& m) {
  return layer_parameters(m) + vector_parameters(m) + embedding_parameters(m);
}

double active_parameters(const LanguageModel& m) {
  return active_layer_parameters(m) + vector_parameters(m) + embedding_parameters(m);
}

double matmul_parameters(const LanguageModel& m) {
  return active_layer_parameters(m) + m.vocabulary * m.hidden;
}

Information kv_bytes_per_token(const LanguageModel& m, double bits) {
  const double elements = m.kv_rank ? *m.kv_rank + m.rope_size.value_or(0.0) : 2.0 * m.kv_heads * m.head_size;
  return m.layers * elements * bits * bit;
}

Operations attention_operations(const LanguageModel& m, double context) {
  return 4.0 * (m.layers + crossed_layers(m)) * attention_width(m) * context * flop;
}

Operations forward_operations(const LanguageModel& m, double sequence) {
  return 2.0 * matmul_parameters(m) * flop + attention_operations(m, sequence);
}

Operations model_operations(const LanguageModel& m, double sequence) {
  return 3.0 * forward_operations(m, sequence);
}

Operations hardware_operations(const LanguageModel& m, double sequence, Recompute recompute) {
  const auto model = model_operations(m, sequence);
  switch (recompute) {
  case Recompute::none: return model;
  case Recompute::selective: return model + 3.0 * attention_operations(m, sequence);
  case Recompute::full:
    return model + 2.0 * active_layer_parameters(m) * flop + attention_operations(m, sequence);
  }
  return model;
}

Operations method_operations(const LanguageModel& m, double sequence, Method method) {
  if (method == Method::full) return model_operations(m, sequence);
  return 4.0 * matmul_parameters(m) * flop + 3.0 * attention_operations(m, sequence);
}

bool misaligned(const LanguageModel& m, double tensor) { return std::fmod(m.hidden / tensor, 64.0) != 0.0; }

}  // namespace plenum::llm
