#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"
#include "models/gpu/types.h"

namespace plenum::llm {

/// Which activations are computed again in the backward pass instead of being kept.
enum class Recompute { none, selective, full };

/// What is trained.
enum class Method { full, lora, qlora };

/// How a training job is spread over GPUs: tensor x pipeline x context x data GPUs. As an input every set
/// member is kept by the search.
struct LayoutInputs {
  std::optional<double> tensor, pipeline, data, context, expert, micro_batch, interleave, zero_stage;
  std::optional<Recompute> recompute;
  std::optional<bool> sequence_parallel;
  bool operator==(const LayoutInputs&) const = default;
};

/// The same, decided.
struct Layout {
  double tensor = 1, pipeline = 1, data = 1, context = 1, expert = 1, micro_batch = 1, interleave = 1,
         zero_stage = 0;
  Recompute recompute = Recompute::none;
  double recomputed = 1;  ///< share of the layers that are computed again when `recompute` is full
  bool sequence_parallel = false;
  double gpus() const { return tensor * pipeline * data * context; }
  bool operator==(const Layout&) const = default;
};

/// What a training framework reaches on a family of GPUs: the few numbers that are not in data sheets, fitted
/// to published runs.
struct TrainingEngine {
  std::string name;
  std::string gpus;  ///< beginnings of GPU ids that it holds for, separated by spaces; empty: any
  std::optional<gpu::Precision> precision;
  bool sharded = false;            ///< made for fully sharded data parallelism (ZeRO-3, FSDP)
  bool flash_attention = true;     ///< attention scores never reach memory
  double matmul_efficiency = 0.8;  ///< of the dense peak, at infinite sizes
  double half_size = 300;  ///< m n k / (m n + n k + k m) of a matrix product at which half of that is left
  double misaligned_efficiency = 0.69;
  double attention_efficiency = 0.3;  ///< of the 16-bit peak, causal, forward and backward
  double memory_passes = 2.5;         ///< how often the kept activations are moved in one forward pass
  double tensor_overlap = 0, data_overlap = 0.8;
  double gather_messages = 1;  ///< collective operations that one layer needs when its weights are sharded
  double gradient_bytes = 4;   ///< in which gradients are accumulated and exchanged, 2 or 4
  bool operator==(const TrainingEngine&) const = default;
};

/// Memory of the fullest GPU.
struct TrainingMemory {
  Information weights{}, gradients{}, optimizer{}, activations{}, reserve{}, total{};
  bool operator==(const TrainingMemory&) const = default;
};

/// Where the time of one iteration goes; the parts add up to the iteration.
struct IterationTime {
  Time compute{}, bubble{}, tensor{}, pipeline{}, expert{}, data{}, optimizer{}, total{};
  bool operator==(const IterationTime&) const = default;
};

}  // namespace plenum::llm

namespace plenum::fields {

template <>
struct Describe<llm::Recompute> {
  using R = llm::Recompute;
  static constexpr std::array choices{
      ChoiceOf<R>{R::none, "none", TR("None"), TR("All activations are kept.")},
      ChoiceOf<R>{R::selective, "selective", TR("Selective"),
                  TR("The attention scores are computed again (Korthikanti et al. 2022).")},
      ChoiceOf<R>{R::full, "full", TR("Full"), TR("Every layer is computed again from its input.")},
  };
};

template <>
struct Describe<llm::Method> {
  using M = llm::Method;
  static constexpr std::array choices{
      ChoiceOf<M>{M::full, "full", TR("Full"), TR("All weights are trained.")},
      ChoiceOf<M>{M::lora, "lora", TR("LoRA"), TR("Low-rank adapters beside frozen weights.")},
      ChoiceOf<M>{M::qlora, "qlora", TR("QLoRA"), TR("Adapters beside frozen weights of 4 bits.")},
  };
};

template <>
struct Describe<llm::LayoutInputs> {
  using L = llm::LayoutInputs;
  static constexpr std::string_view title = TR("Parallel layout");
  static constexpr std::tuple fields{
      field(&L::tensor, "tensor", TR("Tensor parallel"), "1", TR("GPUs that share each layer."),
            range(1, 1024), unset(TR("auto")), advanced),
      field(&L::pipeline, "pipeline", TR("Pipeline parallel"), "1",
            TR("Stages of layers, one after another."), range(1, 1024), unset(TR("auto")), advanced),
      field(&L::data, "data", TR("Data parallel"), "1", TR("Copies of the model that share the batch."),
            range(1, 1e6), unset(TR("auto")), advanced),
      field(&L::context, "context", TR("Context parallel"), "1", TR("GPUs that share each sequence."),
            range(1, 1024), unset(TR("1")), advanced),
      field(&L::expert, "expert", TR("Expert parallel"), "1",
            TR("GPUs that share the experts of a layer; they are taken from the data-parallel copies."),
            range(1, 1024), unset(TR("auto")), advanced),
      field(&L::micro_batch, "micro_batch", TR("Micro-batch"), "1",
            TR("Sequences that a stage works on at a time."), range(1, 1e6), unset(TR("auto")), advanced),
      field(&L::interleave, "interleave", TR("Interleaved stages"), "1",
            TR("Chunks of layers that each pipeline stage holds."), range(1, 1024), unset(TR("auto")),
            advanced),
      field(&L::zero_stage, "zero_stage", TR("ZeRO stage"), "1",
            TR("What data-parallel copies share: 0 nothing, 1 optimizer, 2 gradients too, 3 weights too."),
            range(0, 3), unset(TR("auto")), advanced),
      field(&L::recompute, "recompute", TR("Recompute"), "",
            TR("Which activations are computed again instead of being kept."), unset(TR("auto")), advanced),
      field(&L::sequence_parallel, "sequence_parallel", TR("Sequence parallel"), "",
            TR("Shares the activations between the tensor-parallel parts as well."), unset(TR("auto")),
            advanced),
  };
};
static_assert(complete<llm::LayoutInputs>);

template <>
struct Describe<llm::Layout> {
  using L = llm::Layout;
  static constexpr std::string_view title = TR("Parallel layout");
  static constexpr std::tuple fields{
      field(&L::tensor, "tensor", TR("Tensor parallel"), "1", TR("GPUs that share each layer.")),
      field(&L::pipeline, "pipeline", TR("Pipeline parallel"), "1", TR("Stages of layers.")),
      field(&L::data, "data", TR("Data parallel"), "1", TR("Copies of the model that share the batch.")),
      field(&L::context, "context", TR("Context parallel"), "1", TR("GPUs that share each sequence.")),
      field(&L::expert, "expert", TR("Expert parallel"), "1", TR("GPUs that share the experts of a layer.")),
      field(&L::micro_batch, "micro_batch", TR("Micro-batch"), "1", TR("Sequences at a time.")),
      field(&L::interleave, "interleave", TR("Interleaved stages"), "1", TR("Chunks of layers per stage.")),
      field(&L::zero_stage, "zero_stage", TR("ZeRO stage"), "1", TR("What data-parallel copies share.")),
      field(&L::recompute, "recompute", TR("Recompute"), "", TR("Activations that are computed again.")),
      field(&L::recomputed, "recomputed", TR("Recomputed layers"), "1",
            TR("Share of the layers that are computed again when recompute is full."), share),
      field(&L::sequence_parallel, "sequence_parallel", TR("Sequence parallel"), "",
            TR("Whether activations are shared between tensor-parallel parts.")),
  };
};
static_assert(complete<llm::Layout>);

template <>
struct Describe<llm::TrainingEngine> {
  using E = llm::TrainingEngine;
  static constexpr std::string_view title = TR("Training engine");
  static constexpr std::tuple fields{
      field(&E::name, "name", TR("Name"), "", TR("Framework and GPUs.")),
      field(&E::gpus, "gpus", TR("GPUs"), "", TR("Beginnings of GPU ids that it holds for; empty: any.")),
      field(&E::precision, "precision", TR("Precision"), "",
            TR("The precision that it holds for; empty: any.")),
      field(&E::sharded, "sharded", TR("Sharded"), "",
            TR("Made for fully sharded data parallelism (ZeRO-3, FSDP).")),
      field(&E::flash_attention, "flash_attention", TR("Flash attention"), "",
            TR("Attention scores never reach memory.")),
      field(&E::matmul_efficiency, "matmul_efficiency", TR("Matrix efficiency"), "1",
            TR("Share of the dense peak that large matrix products reach."), share),
      field(&E::half_size, "half_size", TR("Half-speed size"), "1",
            TR("Size of a matrix product at which half of that is left; a cube of side 3 n has size n."),
            at_least(0)),
      field(&E::misaligned_efficiency, "misaligned_efficiency", TR("Efficiency when misaligned"), "1",
            TR("What is left when a GPU's part of the hidden size is no multiple of 64."), share),
      field(&E::attention_efficiency, "attention_efficiency", TR("Attention efficiency"), "1",
            TR("Share of the 16-bit peak that flash attention reaches."), share),
      field(&E::memory_passes, "memory_passes", TR("Memory passes"), "1",
            TR("How often the kept activations are moved in one forward pass."), at_least(0)),
      field(&E::tensor_overlap, "tensor_overlap", TR("Tensor overlap"), "1",
            TR("Share of the tensor-parallel exchange that computing hides."), share),
      field(&E::data_overlap, "data_overlap", TR("Data overlap"), "1",
            TR("Share of the data-parallel exchange that computing can hide."), share),
      field(&E::gather_messages, "gather_messages", TR("Gather messages"), "1",
            TR("Collective operations that one layer needs when its weights are sharded."), at_least(0)),
      field(&E::gradient_bytes, "gradient_bytes", TR("Bytes per gradient"), "1",
            TR("In which gradients are accumulated and exchanged: 2 or 4."), range(1, 8)),
  };
};
static_assert(complete<llm::TrainingEngine>);

template <>
struct Describe<llm::TrainingMemory> {
  using M = llm::TrainingMemory;
  static constexpr std::string_view title = TR("Memory per GPU");
  static constexpr std::tuple fields{
      field(&M::weights, "weights", TR("Weights"), "GB", TR("Of the model's part on this GPU.")),
      field(&M::gradients, "gradients", TR("Gradients"), "GB", TR("Of the trained weights.")),
      field(&M::optimizer, "optimizer", TR("Optimizer"), "GB", TR("Master weights and moments.")),
      field(&M::activations, "activations", TR("Activations"), "GB", TR("Kept for the backward pass.")),
      field(&M::reserve, "reserve", TR("Reserve"), "GB", TR("Buffers, workspace and fragmentation.")),
      field(&M::total, "total", TR("Total"), "GB", TR("Of the fullest GPU.")),
  };
};
static_assert(complete<llm::TrainingMemory>);

template <>
struct Describe<llm::IterationTime> {
  using T = llm::IterationTime;
  static constexpr std::string_view title = TR("Time of one iteration");
  static constexpr std::tuple fields{
      field(&T::compute, "compute", TR("Compute"), "s",
            TR("Forward and backward pass, recomputation included.")),
      field(&T::bubble, "bubble", TR("Pipeline bubble"), "s",
            TR("Stages that wait for the first and last micro-batches.")),
      field(&T::tensor, "tensor", TR("Tensor parallel"), "s",
            TR("All-reduces of activations that nothing hides.")),
      field(&T::pipeline, "pipeline", TR("Pipeline transfers"), "s", TR("Activations between stages.")),
      field(&T::expert, "expert", TR("Expert parallel"), "s", TR("All-to-all between experts.")),
      field(&T::data, "data", TR("Data parallel"), "s", TR("Exchange of gradients that nothing hides.")),
      field(&T::optimizer, "optimizer", TR("Optimizer"), "s", TR("Update of the weights.")),
      field(&T::total, "total", TR("Iteration"), "s", TR("All parts together.")),
  };
};
static_assert(complete<llm::IterationTime>);

}  // namespace plenum::fields
