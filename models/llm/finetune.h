#pragma once

#include "models/llm/training_types.h"
#include "models/llm/types.h"

/// Fine-tuning with adapters. README.md has the formulas with their sources.
namespace plenum::llm {

/// Weights of low-rank adapters on queries and values of all layers: rank (2 h + a d + k d) a layer. Hu et
/// al. 2021, arXiv 2106.09685; LitGPT's default.
double adapter_parameters(const LanguageModel& model, double rank);

/// Frozen weights in memory: 16 bits, or for QLoRA 4 bits with 0.127 bit for doubly quantised scales (0.5
/// when quantised once) and 16 bits in the embeddings. Dettmers et al. 2023, arXiv 2305.14314, section 3.
Information frozen_weights(const LanguageModel& model, Method method, double scale_bits = 0.127);

/// Workspace of 4-bit weights that are unpacked: 0.2 GB and 8.0 bytes for each parameter of one layer, fitted
/// to the memory tables of LitGPT.
Information dequantisation_workspace(const LanguageModel& model);

/// Memory of one GPU that trains adapters without recomputation: frozen weights, 16 bytes for each adapter
/// weight, activations with 10 bytes a logit (16- and 32-bit copies and a gradient), workspace. Fitted to
/// LitGPT's tables within 25 %.
Information adapter_memory(const LanguageModel& model, Method method, double rank, double sequence,
                           double micro_batch, double scale_bits = 0.127);

/// Planner's rule, without activations: bytes a parameter of LLaMA-Factory's table of hardware requirements:
/// full mixed 18, full bf16 8, LoRA 2, QLoRA of 8, 4 and 2 bits 1, 0.5 and 0.25.
Information rule_of_thumb(double parameters, double bytes_per_parameter);

}  // namespace plenum::llm
