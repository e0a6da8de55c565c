#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "models/llm/training_types.h"
#include "models/llm/types.h"

/// Training and fine-tuning of language models on a cluster. README.md has the formulas with their sources.
namespace plenum::llm {

/// One training or fine-tuning job, without its length.
struct TrainingTask {
  LanguageModel model;
  gpu::Precision precision = gpu::Precision::mixed;
  double sequence_length = 2048;  ///< tokens
  double global_batch = 512;      ///< sequences
  Method method = Method::full;
  double adapter_rank = 16;  ///< of LoRA and QLoRA
  LayoutInputs fixed;        ///< set members restrict the search
  bool operator==(const TrainingTask&) const = default;
};

/// What a layout achieves.
struct TrainingEstimate {
  Layout layout;
  IterationTime time;
  TrainingMemory memory;
  double tokens_per_second = 0;  ///< over all GPUs
  double mfu = 0, hfu = 0;       ///< model and hardware FLOP utilisation of the GPUs in the layout
  bool fits = false;             ///< memory.total within usable_memory()
  bool operator==(const TrainingEstimate&) const = default;
};

/// Time, memory and utilisation of one iteration in a given layout. Never fails: a layout that does not
/// divide the model or the batch is estimated with the fullest stage and the largest share. tokens_per_second
/// is 0 when the GPU has no rate for the precision.
TrainingEstimate estimate(const TrainingTask& task, const Layout& layout, const Cluster& cluster,
                          const TrainingEngine& engine);

/// The layout with the most tokens per second of all that fit in memory and use at most `gpus` GPUs, the
/// fewest GPUs of equals; nothing when none fits. More GPUs are never slower.
std::optional<TrainingEstimate> best_layout(const TrainingTask& task, Gpus gpus, const Cluster& cluster,
                                            const TrainingEngine& engine);

/// The layout that needs the least memory per GPU of all on at most `gpus` GPUs: says how much is missing
/// when best_layout() finds none. Nothing when the fixed members allow no layout at all.
std::optional<TrainingEstimate> leanest_layout(const TrainingTask& task, Gpus gpus, const Cluster& cluster,
                                               const TrainingEngine& engine);

/// The fewest GPUs, up to `most`, on which any layout fits in memory; nothing when none does.
std::optional<Gpus> fewest_gpus_in_memory(const TrainingTask& task, Gpus most, const Cluster& cluster,
                                          const TrainingEngine& engine);

/// Whether the GPU can train in this precision: bf16 and fp8 need a rate in the record, V100 trains in
/// fp16/mixed/fp32 only.
bool can_train(const gpu::Gpu& gpu, gpu::Precision precision);

/// What a job can use of a GPU: what is sold as 80 GB are 80 GiB, 85.9e9 bytes; published runs fill them to
/// within 4 %.
Information usable_memory(const gpu::Gpu& gpu);

/// Memory of the fullest GPU in a given layout, without its time.
TrainingMemory training_memory(const TrainingTask& task, const Layout& layout, const TrainingEngine& engine);

/// The engine that holds for a GPU (its id in the catalogue) and a precision (fp16, bf16 and mixed are
/// alike): the one whose `gpus` fits the longest beginning of the id; of equals one that is sharded for a job
/// that is fixed to ZeRO-2 or 3 without tensor and pipeline parallelism, and one that is not for the rest; of
/// equals the one that names the precision; of equals the first. Null when none holds.
const TrainingEngine* choose_engine(std::span<const TrainingEngine* const> engines, std::string_view gpu,
                                    gpu::Precision precision, const LayoutInputs& fixed = {});

}  // namespace plenum::llm
