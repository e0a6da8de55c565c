#pragma once

#include "models/llm/train.h"

/// Models, GPUs and clusters for the tests of training.
namespace plenum::llm_test {

/// Narayanan et al. 2021, Table 1.
inline llm::LanguageModel gpt(double layers, double hidden, double heads) {
  llm::LanguageModel m;
  m.layers = layers, m.hidden = hidden, m.heads = m.kv_heads = heads;
  m.head_size = hidden / heads, m.ffn = 4 * hidden;
  m.gated = false, m.tied = true;
  m.vocabulary = 51200, m.context = 2048, m.learned_positions = 2048;
  return m;
}

inline llm::LanguageModel llama_2_70b() {
  llm::LanguageModel m;
  m.layers = 80, m.hidden = 8192, m.heads = 64, m.kv_heads = 8, m.head_size = 128, m.ffn = 28672;
  m.gated = true, m.tied = false, m.vocabulary = 32000, m.context = 4096;
  return m;
}

inline llm::LanguageModel mixtral_8x7b() {
  llm::LanguageModel m;
  m.layers = 32, m.hidden = 4096, m.heads = 32, m.kv_heads = 8, m.head_size = 128, m.ffn = 14336;
  m.gated = true, m.tied = false, m.vocabulary = 32000, m.context = 32768;
  m.experts = 8, m.experts_per_token = 2, m.dense_layers = 0;
  return m;
}

/// DeepSeek-AI 2024, arXiv 2412.19437, section 4.2.
inline llm::LanguageModel deepseek_v3() {
  llm::LanguageModel m;
  m.layers = 61, m.hidden = 7168, m.heads = m.kv_heads = 128, m.head_size = 128, m.ffn = 18432;
  m.gated = true, m.tied = false, m.vocabulary = 129280, m.context = 163840;
  m.experts = 256, m.experts_per_token = 8, m.shared_experts = 1, m.expert_ffn = 2048, m.dense_layers = 3;
  m.query_rank = 1536, m.kv_rank = 512, m.rope_size = 64, m.value_size = 128;
  return m;
}

inline llm::Cluster v100(double per_server = 8, double gbit = 400) {
  llm::Cluster c;
  c.gpu.memory = 32.0 * gigabyte;
  c.gpu.memory_bandwidth = 900.0 * gigabyte_per_second;
  c.gpu.fp32 = 15.7 * teraflop_per_second, c.gpu.fp16_tensor = 125.0 * teraflop_per_second;
  c.gpu.nvlink_bandwidth = 300.0 * gigabyte_per_second;
  c.gpus_per_server = {per_server};
  c.server_network = gbit * gigabit_per_second;
  return c;
}

inline llm::Cluster a100(double per_server = 8, double gbit = 1600) {
  auto c = v100(per_server, gbit);
  c.gpu.memory = 80.0 * gigabyte;
  c.gpu.memory_bandwidth = 2039.0 * gigabyte_per_second;
  c.gpu.fp32 = 19.5 * teraflop_per_second;
  c.gpu.fp16_tensor = c.gpu.bf16 = 312.0 * teraflop_per_second;
  c.gpu.nvlink_bandwidth = 600.0 * gigabyte_per_second;
  return c;
}

inline llm::TrainingTask task(llm::LanguageModel model, double batch = 512) {
  llm::TrainingTask t;
  t.model = std::move(model);
  t.global_batch = batch;
  return t;
}

/// As Megatron-LM of 2021: the scores go through memory.
inline llm::TrainingEngine megatron() {
  llm::TrainingEngine e;
  e.flash_attention = false;
  return e;
}

}  // namespace plenum::llm_test
