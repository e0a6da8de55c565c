#include "models/llm/train.h"

#include <algorithm>
#include <cmath>

#include "models/gpu/peak.h"
#include "models/llm/finetune.h"
#include "models/llm/iteration.h"
#include "models/llm/training_memory.h"
#include "models/llm/transformer.h"

namespace plenum::llm {

namespace {

constexpr Information context = 1.5 * gigabyte;  // CUDA context, NCCL buffers, library workspaces
constexpr double fragmentation = 0.02;           // of what is allocated

/// Parameters of the fullest stage on one GPU, routed experts apart because their copies are fewer.
struct StageParameters {
  double shared = 0, routed = 0, layer = 0;
};

StageParameters stage_of(const LanguageModel& m, const Layout& l) {
  const double layers = std::ceil(m.layers / l.pipeline - 1e-9) / m.layers;
  const double routed = expert_layers(m) * m.experts.value_or(0.0) * expert_parameters(m);
  const double others = layer_parameters(m) - routed + vector_parameters(m);
  // One stage holds one of the two tables, a single stage all of them.
  const double tables = l.pipeline > 1.0 ? m.vocabulary * m.hidden : embedding_parameters(m);
  StageParameters stage;
  stage.shared = (layers * others + tables) / l.tensor;
  stage.routed = layers * routed / l.tensor / l.expert;
  stage.layer = (others + routed / l.expert) / m.layers / l.tensor;
  return stage;
}

void add_states(TrainingMemory& memory, const TrainingTask& task, const Layout& l, double gradient_bytes) {
  const auto stage = stage_of(task.model, l);
  const double copies = l.data * l.context;
  const bool single = task.precision == gpu::Precision::fp32;
  const double weight = single ? 4.0 : 2.0, optimizer = single ? 8.0 : 12.0;
  const auto held = [&](double bytes, double from_stage) {
    const bool split = l.zero_stage >= from_stage;
    const double shared = split ? stage.shared / copies : stage.shared;
    const double routed = split ? stage.routed / std::max(1.0, copies / l.expert) : stage.routed;
    return (shared + routed) * bytes * byte;
  };
  // Sharded weights are gathered for the layer at work.
  const Information gathered =
      l.zero_stage >= 3.0 && copies > 1.0 ? stage.layer * weight * byte : Information{};
  if (task.method == Method::full) {
    memory.weights = held(weight, 3) + gathered;
    memory.gradients = held(gradient_bytes, 2);
    memory.optimizer = held(optimizer, 1);
    return;
  }
  const double part = l.tensor * l.pipeline * (l.zero_stage >= 3.0 ? copies : 1.0);
  const double trained = adapter_parameters(task.model, task.adapter_rank) / l.tensor / l.pipeline;
  memory.weights = frozen_weights(task.model, task.method) / part + trained * weight * byte + gathered;
  memory.gradients = trained * 2.0 * byte;
  memory.optimizer = trained * optimizer * byte;
}

/// Of the first stage, which holds the most micro-batches, or of the last with its logits.
Information activations(const TrainingTask& task, const Layout& l, bool flash) {
  const auto& m = task.model;
  const double share = l.micro_batch / l.context;
  KeptActivations kept{task.sequence_length,
                       share,
                       l.tensor,
                       l.sequence_parallel,
                       task.precision == gpu::Precision::fp8,
                       !flash};
  const Information at_work = layer_activations(m, kept);
  kept.scores = kept.scores && l.recompute != Recompute::selective;
  const bool whole = l.recompute == Recompute::full;
  const Information input =
      layer_input(m, task.sequence_length, share) / (l.sequence_parallel ? l.tensor : 1.0);
  // Of some layers only the input is kept, of the others everything.
  const double again = whole ? l.recomputed : 0.0;
  const Information layer = again * input + (1.0 - again) * layer_activations(m, kept);
  const double layers = std::ceil(m.layers / l.pipeline - 1e-9) * l.pipeline;
  const Information first =
      layer * layers_in_flight(layers, l.pipeline, l.interleave, micro_batches(task, l));
  const double logit_bytes = task.method == Method::full ? 4.0 : 10.0;
  const Information logits = logit_bytes * task.sequence_length * share * m.vocabulary / l.tensor * byte;
  const Information last = layer * layers / l.pipeline + logits;
  return std::max(first, last) + (whole ? at_work : Information{});
}

TrainingMemory memory_of(const TrainingTask& task, const Layout& layout, const TrainingEngine& engine) {
  TrainingMemory memory;
  add_states(memory, task, layout, engine.gradient_bytes);
  memory.activations = activations(task, layout, engine.flash_attention);
  const Information allocated = memory.weights + memory.gradients + memory.optimizer + memory.activations;
  memory.reserve = context + fragmentation * allocated;
  if (task.method == Method::qlora) memory.reserve += dequantisation_workspace(task.model) / layout.tensor;
  memory.total = allocated + memory.reserve;
  return memory;
}

bool sixteen(gpu::Precision p) {
  return p == gpu::Precision::fp16 || p == gpu::Precision::bf16 || p == gpu::Precision::mixed;
}

/// Characters of the longest of `heads` (separated by spaces) that `id` begins with; 0 when the list is
/// empty, nothing when none fits.
std::optional<std::size_t> fitting(std::string_view heads, std::string_view id) {
  if (heads.empty()) return 0;
  std::optional<std::size_t> best;
  while (!heads.empty()) {
    const auto end = std::min(heads.find(' '), heads.size());
    const auto head = heads.substr(0, end);
    if (!head.empty() && id.starts_with(head) && (!best || head.size() > *best)) best = head.size();
    heads.remove_prefix(std::min(end + 1, heads.size()));
  }
  return best;
}

}  // namespace

TrainingEstimate estimate(const TrainingTask& task, const Layout& layout, const Cluster& cluster,
                          const TrainingEngine& engine) {
  TrainingEstimate e;
  e.layout = layout;
  e.memory = memory_of(task, layout, engine);
  e.fits = e.memory.total <= usable_memory(cluster.gpu);
  e.time = iteration_time(task, layout, cluster, engine);
  if (e.time.total <= Time{} || !std::isfinite(e.time.total / second)) {
    e.time = {};
    return e;
  }
  const double tokens = task.global_batch * task.sequence_length;
  e.tokens_per_second = tokens / (e.time.total / second);
  const auto peak = gpu::peak_rate(cluster.gpu, task.precision).value_or(OperationRate{});
  const Operations possible = e.time.total * peak * layout.gpus();
  const auto model = method_operations(task.model, task.sequence_length, task.method);
  const double share = layout.recompute == Recompute::full ? layout.recomputed : 1.0;
  const auto again = share * (hardware_operations(task.model, task.sequence_length, layout.recompute) -
                              model_operations(task.model, task.sequence_length));
  e.mfu = tokens * model / possible;
  e.hfu = tokens * (model + again) / possible;
  return e;
}

Information usable_memory(const gpu::Gpu& gpu) { return gpu.memory * (gibibyte / gigabyte); }

TrainingMemory training_memory(const TrainingTask& task, const Layout& layout, const TrainingEngine& engine) {
  return memory_of(task, layout, engine);
}

bool can_train(const gpu::Gpu& gpu, gpu::Precision precision) {
  return precision != gpu::Precision::int8 && gpu::peak_rate(gpu, precision).has_value();
}

const TrainingEngine* choose_engine(std::span<const TrainingEngine* const> engines, std::string_view gpu,
                                    gpu::Precision precision, const LayoutInputs& fixed) {
  const bool shards = fixed.zero_stage.value_or(0) >= 2.0 && fixed.tensor.value_or(1) <= 1.0 &&
                      fixed.pipeline.value_or(1) <= 1.0;
  const TrainingEngine* best = nullptr;
  std::size_t best_rank = 0;
  for (const auto* engine : engines) {
    const auto length = fitting(engine->gpus, gpu);
    const bool alike = !engine->precision || *engine->precision == precision ||
                       (sixteen(*engine->precision) && sixteen(precision));
    if (!length || !alike) continue;
    // The family of GPUs counts most, then the kind of parallelism, then the precision.
    const std::size_t rank =
        1 + 8 * *length + (engine->sharded == shards ? 4 : 0) + (engine->precision ? 1 : 0);
    if (rank > best_rank) best = engine, best_rank = rank;
  }
  return best;
}

}  // namespace plenum::llm
