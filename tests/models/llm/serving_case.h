#pragma once

#include "models/llm/serve.h"

/// A small model on a GPU with round figures.
namespace plenum::serving_case {

/// 4 layers of width 1024 with 8 heads of 128, gated feed-forward layers of 4096.
inline llm::ServiceTask dense_task() {
  llm::ServiceTask task;
  auto& m = task.model;
  m.layers = 4, m.hidden = 1024, m.heads = 8, m.kv_heads = 8, m.head_size = 128, m.ffn = 4096;
  m.gated = true, m.tied = false, m.vocabulary = 32000, m.context = 8192;
  return task;
}

/// 16 GB at 1000 GB/s, 100 TFLOP/s in 16 bits; 8 in a server.
inline llm::Cluster cluster() {
  llm::Cluster c;
  c.gpu.memory = 16.0 * gigabyte;
  c.gpu.memory_bandwidth = 1000.0 * gigabyte_per_second;
  c.gpu.fp16_tensor = 100.0 * teraflop_per_second;
  c.gpu.nvlink_bandwidth = 300.0 * gigabyte_per_second;
  return c;
}

}  // namespace plenum::serving_case
