#include "models/llm/roofline.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "models/gpu/peak.h"
#include "models/llm/serving_memory.h"
#include "models/llm/transformer.h"

namespace plenum::llm {

namespace {

/// Share of a link's rate that all-reduces of activations reach; README.md has its source.
constexpr double link_share = 0.6;

/// Most that all-reduces through the host's memory reach: 20 GB/s between A100 PCIe (NVIDIA nccl-tests, issue 178), 17 GB/s between
/// RTX PRO 6000 on PCIe 5 (from the request logs in README.md).
constexpr auto host_limit = 20.0 * gigabyte_per_second;

/// One direction of 16 lanes: 128b/130b coding of 8, 16, 32 GT/s, doubling with each generation from the third.
InformationRate pcie_rate(double generation) {
  const double lanes = 16.0, gigatransfers = 8.0 * std::exp2(generation - 3.0);
  return lanes * gigatransfers * (128.0 / 130.0) * gigabit_per_second;
}

/// Reads of the cache per token: once for all query heads of a group, or in part once per head.
double cache_reads(const LanguageModel& model, const ServingEngine& engine) {
  if (model.kv_rank) return 1.0;
  return 1.0 + engine.group_reads * (model.heads / model.kv_heads - 1.0);
}

}  // namespace

double Roofline::weights(double tokens) const {
  if (experts <= 0.0) return dense_weights;
  const double touched = 1.0 - std::pow(1.0 - experts_per_token / experts, std::max(1.0, tokens));
  return dense_weights + expert_weights * touched;
}

double Roofline::prompt(double tokens, double attended) const {
  return tokens * (prefill_token + transfer_token) + attended * attended_token;
}

double Roofline::step(double batch, double cached, double tokens, double attended) const {
  return overhead + weights(batch + tokens) + batch * (decode_token + transfer_token) +
         cached * cached_token + prompt(tokens, attended);
}

Roofline roofline(const ServiceTask& task, double tensor, const Cluster& cluster,
                  const ServingEngine& engine) {
  const auto& model = task.model;
  const auto peak = serving_peak(cluster.gpu, task.format);
  const double flops = peak ? peak->value() : 0.0;
  const auto per_second = tensor * cluster.gpu.memory_bandwidth;
  const double output = model.vocabulary * model.hidden;
  const double experts = expert_layers(model) * model.experts.value_or(0.0) * expert_parameters(model);
  const double bits = weight_bits(task.format);
  const double dense_bits = (layer_parameters(model) - experts) * bits + output * 16.0;
  const double read_rate = per_second.value() * engine.weight_bandwidth;

  Roofline r;
  r.dense_weights = dense_bits / read_rate;
  r.expert_weights = experts * bits / read_rate;
  if (experts > 0.0) r.experts = *model.experts, r.experts_per_token = model.experts_per_token.value_or(1.0);
  r.decode_token = 2.0 * matmul_parameters(model) / (tensor * flops * engine.decode_efficiency);
  r.cached_token = kv_bytes_per_token(model, task.cache_bits).value() * cache_copies(model, tensor) *
                   cache_reads(model, engine) / (per_second.value() * engine.cache_bandwidth);
  const double prefill_rate = tensor * flops * engine.prefill_efficiency;
  r.prefill_token = 2.0 * active_layer_parameters(model) / prefill_rate;
  r.attended_token = attention_operations(model, 1.0).value() / prefill_rate;
  r.overhead = model.layers * engine.layer_overhead.value();
  if (tensor > 1.0) {
    const double reductions = 2.0 * model.layers;  // after the attention and after the feed-forward layer
    r.overhead += reductions * engine.allreduce_step.value() * std::log2(tensor);
    r.transfer_token = reductions * 2.0 * (tensor - 1.0) / tensor * model.hidden * 16.0 /
                       allreduce_bandwidth(cluster, tensor).value();
  }
  return r;
}

double weight_bits(WeightFormat format) {
  switch (format) {
  case WeightFormat::fp16:
  case WeightFormat::bf16: return 16.0;
  case WeightFormat::fp8:
  case WeightFormat::int8: return 8.0;
  case WeightFormat::int4: return 4.0 + (16.0 + 4.0) / 128.0;
  case WeightFormat::nf4: return 4.0 + 32.0 / 64.0;
  case WeightFormat::fp4: return 4.0 + 8.0 / 16.0;
  }
  return 16.0;
}

std::optional<OperationRate> serving_peak(const gpu::Gpu& gpu, WeightFormat format) {
  const auto half = gpu::peak_rate(gpu, gpu::Precision::mixed);
  switch (format) {
  case WeightFormat::bf16: return gpu.bf16;
  case WeightFormat::fp8: return gpu.fp8;
  case WeightFormat::fp4: return gpu.fp4;
  case WeightFormat::int8: return half && gpu.int8 ? std::max(half, gpu.int8) : half;
  case WeightFormat::fp16:
  case WeightFormat::int4:
  case WeightFormat::nf4: return half;
  }
  return half;
}

InformationRate allreduce_bandwidth(const Cluster& cluster, double tensor) {
  const auto& gpu = cluster.gpu;
  const auto own = gpu.nvlink_bandwidth.value_or(InformationRate{}) / 2.0;
  const auto inside = own.value() > 0.0 ? link_share * own
                                        : std::min(link_share * pcie_rate(gpu.pcie_generation.value_or(4.0)),
                                                   InformationRate(host_limit));
  const bool leaves_server = tensor > cluster.gpus_per_server.value && cluster.server_network.value() > 0.0;
  if (!leaves_server) return inside;
  const bool near = tensor <= cluster.gpus_per_server.value * cluster.near_servers;
  return std::min(inside, network_bandwidth(cluster) * (near ? cluster.ring_taper : 1.0));
}

InformationRate network_bandwidth(const Cluster& cluster) {
  return link_share * cluster.server_network * cluster.network_efficiency / cluster.ring_taper;
}

bool can_serve(const gpu::Gpu& gpu, WeightFormat format) { return serving_peak(gpu, format).has_value(); }

Time decode_step(const ServiceTask& task, double batch, double context, double tensor, const Cluster& cluster,
                 const ServingEngine& engine) {
  return roofline(task, tensor, cluster, engine).step(batch, batch * context, 0.0, 0.0) * second;
}

Time prefill(const ServiceTask& task, double tokens, double length, double tensor, const Cluster& cluster,
             const ServingEngine& engine) {
  return roofline(task, tensor, cluster, engine).step(0.0, 0.0, tokens, tokens * length / 2.0) * second;
}

}  // namespace plenum::llm
