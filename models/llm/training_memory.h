#pragma once

#include "models/llm/training_types.h"
#include "models/llm/types.h"

/// Memory of training, as published. README.md has the formulas; estimate() in train.h puts them together.
namespace plenum::llm {

/// Model states of mixed-precision Adam (weights 2 bytes, gradients `gradient_bytes`, master weights and
/// moments 12) of `parameters` on one of `copies` data-parallel GPUs: ZeRO stage 0 (2 + g + 12) P; 1 (2 + g)
/// P + 12 P / N; 2 2 P + (g + 12) P / N; 3 all / N. Rajbhandari et al. 2020, arXiv 1910.02054, section 3 and
/// Table 1, where g = 2; Megatron accumulates in 4 (Korthikanti et al. 2022, Fig. 1: 18 bytes).
Information model_states(double parameters, double zero_stage, double copies, double gradient_bytes = 2.0);

/// How the activations of one layer are kept.
struct KeptActivations {
  double sequence = 0, micro_batch = 1, tensor = 1;
  bool sequence_parallel = false;
  bool eight_bits = false;  ///< inputs of matrix products are kept in FP8
  bool scores = true;       ///< 5 a s^2 b bytes; flash attention and selective recomputation keep none
};

/// Activations that one layer keeps for the backward pass, without recomputation of whole layers. For a GPT s
/// b h (10 + 24 / t + 5 a s / (h t)), with sequence parallelism s b h / t (34 + 5 a s / h): Korthikanti et
/// al. 2022, arXiv 2205.05198, eq. 2 to 4. Other shapes by the same count of tensors: 2 bytes an element, 1 a
/// dropout mask (gated models have none), feed-forward 4 f (gated 6 f), experts as many as a token visits.
Information layer_activations(const LanguageModel& model, const KeptActivations& kept);

/// What a layer keeps when it is computed again from its input: 2 s b h. Same source, section 5.
Information layer_input(const LanguageModel& model, double sequence, double micro_batch);

/// Layers whose activations the first of `pipeline` stages holds at a time: with one micro-batch in flight
/// for each stage as many as the model has, times 1 + (p - 1) / (p v) when interleaved. Same source, section
/// 4.2.3. `micro_batches` that are fewer than stages hold less.
double layers_in_flight(double layers, double pipeline, double interleave, double micro_batches);

/// A checkpoint to resume from: 14 bytes a parameter (2 weights, 4 master weights, 8 moments). BigScience
/// 2022, tr11-176B: 2.3 TB.
Information checkpoint_size(double parameters);

/// The most parameters whose model states fill `memory` of each of `model_parallel` GPUs. Rajbhandari et al.
/// 2020, Table 2; measured is 0.62 to 0.65 of it without ZeRO and 0.82 with stage 1.
double largest_model(Information memory, double zero_stage, double copies, double model_parallel);

/// DeepSpeed's own estimator (deepspeed/runtime/zero/stage_1_and_2.py and stage3.py), for one GPU: stage 2
/// with the optimizer on the GPU 4 P + 16 P / N, on the host 2 P; stage 3 18 P / N and 4 bytes for each
/// parameter of the largest layer, less 16 P / N with the optimizer and all with the weights on the host.
Information deepspeed_zero2(double parameters, double gpus, bool offload_optimizer);
Information deepspeed_zero3(double parameters, double largest_layer, double gpus, bool offload_optimizer,
                            bool offload_weights);

/// The same for the memory of one host with `local` of the `gpus`: with everything on the host 18 P local / N
/// x 1.5, with nothing 4 bytes for each parameter of the largest layer and GPU x 1.5 (weights made in parts).
Information deepspeed_zero3_host(double parameters, double largest_layer, double gpus, double local,
                                 bool offload);

}  // namespace plenum::llm
