#include "models/llm/iteration.h"

#include <algorithm>
#include <cmath>

#include "models/gpu/peak.h"
#include "models/llm/links.h"
#include "models/llm/training_memory.h"
#include "models/llm/transformer.h"

namespace plenum::llm {

namespace {

constexpr double bytes_per_value = 2.0;  // activations and weights of 16 bits
constexpr Information optimizer_traffic =
    28.0 * byte;  // a parameter: gradient, master weight and moments read; these and the weight written
constexpr double flash_backward =
    2.5;  // Dao 2023, arXiv 2307.08691, section 4.1: five products instead of two

constexpr double dequantised =
    12.0;  // bytes moved for each 4-bit weight and pass: 0.2 s more for 13e9 on an A100 (LitGPT resource tables)

/// Share of the layers whose forward pass runs twice.
double computed_again(const Layout& l) { return l.recompute == Recompute::full ? l.recomputed : 0.0; }

/// What all parts of the time are made of.
struct Work {
  const TrainingTask& task;
  const Layout& layout;
  const gpu::Gpu& gpu;
  const TrainingEngine& engine;
  OperationRate peak{}, peak16{};
  double tokens = 0;  ///< of a micro-batch on one GPU
  double layers = 0;  ///< of the fullest stage
  double count = 0;   ///< micro-batches
};

Work work_of(const TrainingTask& task, const Layout& layout, const gpu::Gpu& gpu,
             const TrainingEngine& engine) {
  Work w{task, layout, gpu, engine, {}, {}, 0, 0, 0};
  w.peak = gpu::peak_rate(gpu, task.precision).value_or(OperationRate{});
  // The output matrix and the scores stay in 16 bits when the rest is in 8.
  w.peak16 = std::min(w.peak, gpu::peak_rate(gpu, gpu::Precision::mixed).value_or(w.peak));
  w.tokens = layout.micro_batch * task.sequence_length / layout.context;
  w.layers = std::ceil(task.model.layers / layout.pipeline - 1e-9);
  w.count = micro_batches(task, layout);
  return w;
}

/// Products of one layer in one forward pass: queries with keys and values, output, feed-forward up and down.
Time layer_products(const Work& w) {
  const auto& m = w.task.model;
  const double t = w.layout.tensor, h = m.hidden, tokens = w.tokens;
  const auto product = [&](double rows, double n, double k) {
    return matmul_time(rows, n, k, w.peak, w.engine);
  };
  const double heads = m.heads * m.value_size.value_or(m.head_size);
  // Latent attention has more and narrower products; their operations are counted as one of that many
  // columns.
  const double columns = attention_parameters(m) / h - heads;
  const double gates = m.gated ? 2.0 : 1.0;
  const auto ffn = [&](double rows, double f) {
    return product(rows, gates * f / t, h) + product(rows, h, f / t);
  };
  // Half the layers of an encoder-decoder attend twice.
  const double times = m.architecture == Architecture::encoder_decoder ? 1.5 : 1.0;
  Time time = times * (product(tokens, columns / t, h) + product(tokens, h, heads / t));
  const double mixed = expert_layers(m) / m.layers;
  if (mixed < 1.0) time += (1.0 - mixed) * ffn(tokens, m.ffn);
  if (mixed > 0.0) {
    const double f = m.expert_ffn.value_or(m.ffn), experts = *m.experts;
    const double each = tokens * m.experts_per_token.value_or(1.0) * w.layout.expert / experts;
    time += mixed * (experts / w.layout.expert * ffn(each, f) +
                     m.shared_experts.value_or(0.0) * ffn(tokens, f) + product(tokens, experts, h));
  }
  return misaligned(m, t) ? time / w.engine.misaligned_efficiency : time;
}

/// Activations of one layer that go through memory in a pass, and the scores among them.
Information moved(const Work& w, bool scores) {
  const KeptActivations kept{
      w.task.sequence_length,     w.layout.micro_batch / w.layout.context, w.layout.tensor,
      w.layout.sequence_parallel, w.task.precision == gpu::Precision::fp8, scores};
  return layer_activations(w.task.model, kept);
}

/// The output matrix, forward and backward, and its logits through memory (4 bytes each, Korthikanti et al.
/// 2022, section 4.3).
Time output_time(const Work& w) {
  const auto& m = w.task.model;
  const double columns = m.vocabulary / w.layout.tensor;
  const double passes = w.task.method == Method::full ? 3.0 : 2.0;
  return passes * matmul_time(w.tokens, columns, m.hidden, w.peak16, w.engine) +
         3.0 * w.engine.memory_passes * 4.0 * w.tokens * columns * byte / w.gpu.memory_bandwidth;
}

/// All-reduces of one layer and micro-batch: two forward, two backward, two when it is computed again; the
/// keys and values of a ring of context-parallel GPUs.
Time tensor_exchange(const Work& w, const Links& l) {
  const auto& m = w.task.model;
  Time time{};
  if (w.layout.tensor > 1.0) {
    const double times = 4.0 + 2.0 * computed_again(w.layout);
    time += times * allreduce_time(l, {w.layout.tensor, 1.0}, bytes_per_value * w.tokens * m.hidden * byte);
  }
  if (w.layout.context > 1.0) {
    const double values = 2.0 * m.kv_heads * m.head_size / w.layout.tensor;
    time += 3.0 * (w.layout.context - 1.0) *
            transfer_time(l, w.layout.tensor, bytes_per_value * w.tokens * values * byte);
  }
  return (1.0 - w.engine.tensor_overlap) * time;
}

/// Tokens to their experts and back, forward and backward, of one layer of the mean mixture.
Time expert_exchange(const Work& w, const Links& l) {
  const auto& m = w.task.model;
  if (w.layout.expert <= 1.0 || expert_layers(m) == 0.0) return {};
  const double times = 4.0 + 2.0 * computed_again(w.layout);
  const Information size = bytes_per_value * w.tokens * m.experts_per_token.value_or(1.0) * m.hidden * byte;
  return times * expert_layers(m) / m.layers *
         alltoall_time(l, {w.layout.expert, w.layout.tensor * w.layout.context}, size / w.layout.tensor);
}

/// Activations to the next stage and gradients back, of one micro-batch; each tensor-parallel GPU sends its
/// part (Narayanan et al. 2021, section 4.1).
Time stage_transfers(const Work& w, const Links& l) {
  if (w.layout.pipeline <= 1.0) return {};
  const double stride = w.layout.tensor * w.layout.context * w.layout.data;
  const Information part = bytes_per_value * w.tokens * w.task.model.hidden / w.layout.tensor * byte;
  return 2.0 * w.layout.interleave * transfer_time(l, stride, part);
}

/// What computing does not hide: at least 1 - o of it, and what exceeds o of the computing beside it.
Time exposed(Time exchange, Time beside, double overlap) {
  return std::max(exchange * (1.0 - overlap), exchange - beside * overlap);
}

/// Parameters of the fullest stage on one GPU that are trained or gathered.
double stage_parameters(const Work& w) {
  const auto& m = w.task.model;
  const double routed = expert_layers(m) * m.experts.value_or(0.0) * expert_parameters(m);
  const double others = layer_parameters(m) - routed;
  const double share = w.layers / m.layers / w.layout.tensor;
  return share * (others + routed / w.layout.expert) + m.vocabulary * m.hidden / w.layout.tensor;
}

/// Exchange of gradients and sharded weights over the data-parallel copies in one iteration.
Time data_exchange(const Work& w, const Links& l, const LayerTime& layer, Time micro_batch) {
  const double copies = w.layout.data * w.layout.context;
  if (copies <= 1.0) return {};
  const Group group{copies, w.layout.tensor};
  const bool full = w.task.method == Method::full;
  const double all = stage_parameters(w);
  const double trained = full ? all : 0.0;  // adapters are too small to matter
  const auto gather = [&](double bytes) { return gather_time(l, group, bytes * byte); };
  const double stage = w.layout.zero_stage;
  if (stage >= 3.0) {
    // Each micro-batch gathers the weights forward and backward and scatters the gradients, layer by layer.
    const double passes = full ? 3.0 : 2.0;
    const Time latency = gather_time(l, group, Information{}) * (w.engine.gather_messages * w.layers);
    const Time each = passes * (latency + gather(bytes_per_value * all));
    return w.count * exposed(each, micro_batch, w.engine.data_overlap);
  }
  // The gradients of the last micro-batch's backward pass hide the exchange; with ZeRO-2 every micro-batch
  // scatters.
  const double scatters = stage >= 2.0 ? w.count : 1.0;
  const double sent = w.engine.gradient_bytes, returned = stage >= 1.0 ? bytes_per_value : sent;
  const Time exchange = scatters * gather(sent * trained) + gather(returned * trained);
  const Time beside = scatters * w.layers * (layer.backward + layer.recompute);
  return exposed(exchange, beside, w.engine.data_overlap);
}

Time optimizer_time(const Work& w) {
  if (w.task.method != Method::full) return {};
  const double copies = w.layout.zero_stage >= 1.0 ? w.layout.data * w.layout.context : 1.0;
  return stage_parameters(w) / copies * optimizer_traffic / w.gpu.memory_bandwidth;
}

}  // namespace

Time matmul_time(double m, double n, double k, OperationRate peak, const TrainingEngine& engine) {
  const double moved = 1.0 + engine.half_size * (1.0 / m + 1.0 / n + 1.0 / k);
  return 2.0 * m * n * k * flop / (peak * engine.matmul_efficiency) * moved;
}

double micro_batches(const TrainingTask& task, const Layout& layout) {
  return std::max(1.0, std::ceil(task.global_batch / (layout.data * layout.micro_batch) - 1e-9));
}

LayerTime layer_time(const TrainingTask& task, const Layout& layout, const gpu::Gpu& gpu,
                     const TrainingEngine& engine) {
  const auto w = work_of(task, layout, gpu, engine);
  const Time products = layer_products(w);
  const Operations scores =
      attention_operations(task.model, task.sequence_length) / task.model.layers * w.tokens / layout.tensor;
  const bool flash = engine.flash_attention;
  // Flash attention skips the masked half; otherwise the whole square is computed and moved.
  const Time attention = flash ? 0.5 * scores / (w.peak16 * engine.attention_efficiency)
                               : scores / (w.peak16 * engine.matmul_efficiency);
  const auto pass = engine.memory_passes / gpu.memory_bandwidth;
  const Time elements = moved(w, !flash) * pass;

  LayerTime time;
  time.forward = products + attention + elements;
  const double gradients = task.method == Method::full ? 2.0 : 1.0;  // frozen weights need none
  time.backward = gradients * products + (flash ? flash_backward : 2.0) * attention + 2.0 * elements;
  if (task.method == Method::qlora) {
    const Time unpacked = layer_parameters(task.model) / task.model.layers / layout.tensor * dequantised *
                          byte / gpu.memory_bandwidth;
    time.forward += unpacked;
    time.backward += unpacked;
  }
  if (layout.recompute == Recompute::full) time.recompute = layout.recomputed * time.forward;
  else if (layout.recompute == Recompute::selective && !flash)
    time.recompute = attention + (moved(w, true) - moved(w, false)) * pass;
  return time;
}

IterationTime iteration_time(const TrainingTask& task, const Layout& layout, const Cluster& cluster,
                             const TrainingEngine& engine) {
  IterationTime time;
  const auto w = work_of(task, layout, cluster.gpu, engine);
  if (w.peak <= OperationRate{}) return time;
  const Links l = links(cluster);
  const auto layer = layer_time(task, layout, cluster.gpu, engine);

  const Time compute = w.layers * (layer.forward + layer.backward + layer.recompute) + output_time(w);
  const Time tensor = w.layers * tensor_exchange(w, l);
  const Time expert = w.layers * expert_exchange(w, l);
  const Time pipeline = stage_transfers(w, l);
  const Time micro_batch = compute + tensor + expert + pipeline;
  time.compute = w.count * compute;
  time.tensor = w.count * tensor;
  time.expert = w.count * expert;
  time.pipeline = w.count * pipeline;
  time.bubble = (layout.pipeline - 1.0) / layout.interleave * micro_batch;
  time.data = data_exchange(w, l, layer, micro_batch);
  time.optimizer = optimizer_time(w);
  time.total =
      time.compute + time.bubble + time.tensor + time.pipeline + time.expert + time.data + time.optimizer;
  return time;
}

}  // namespace plenum::llm
