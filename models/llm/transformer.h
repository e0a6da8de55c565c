#pragma once

#include "core/units/quantity.h"
#include "models/llm/training_types.h"
#include "models/llm/types.h"

/// Parameters and operations of a transformer, from its shape. Symbols as in README.md: l layers, h hidden, a
/// heads, k key-value heads, d head size, f inner width of the feed-forward layer, V vocabulary, s sequence
/// length.
namespace plenum::llm {

/// Weights of the attention of one layer without biases: 2 h a d + 2 h k d; multi-head latent attention
/// (DeepSeek-AI 2024, arXiv 2405.04434, section 2.1) when `kv_rank` is set: h q + q a (d + r) + h (c + r) + c
/// a (d + v) + a v h.
double attention_parameters(const LanguageModel& model);

/// Weights of one dense feed-forward layer: 2 h f, gated 3 h f.
double dense_ffn_parameters(const LanguageModel& model);

/// Weights of one routed expert; 0 in a dense model.
double expert_parameters(const LanguageModel& model);

/// Layers whose feed-forward layer is a mixture of experts; 0 in a dense model.
double expert_layers(const LanguageModel& model);

/// Weights of all layers that are in matrices, and the part of them that one token visits.
double layer_parameters(const LanguageModel& model);
double active_layer_parameters(const LanguageModel& model);

/// Norms and biases of all layers: 13 h a layer (Narayanan et al. 2021, eq. 2); gated layers have two
/// root-mean-square norms and no biases, 2 h a layer and h at the end.
double vector_parameters(const LanguageModel& model);

/// Input and output tables (one when they are tied) and learned positions.
double embedding_parameters(const LanguageModel& model);

/// All parameters: layers, vectors, embeddings.
double parameters(const LanguageModel& model);

/// Parameters that one token visits: of the experts only the chosen and the shared ones.
double active_parameters(const LanguageModel& model);

/// Weights that one token is multiplied with, the output matrix included.
double matmul_parameters(const LanguageModel& model);

/// Key-value cache of one token: 2 k d elements a layer of `bits` bits each; c + r in multi-head latent
/// attention.
Information kv_bytes_per_token(const LanguageModel& model, double bits);

/// Operations that the attention scores of one token need in one forward pass when every token attends to
/// `context` tokens: 4 l a d context, without the projections.
Operations attention_operations(const LanguageModel& model, double context);

/// One forward pass, per token: 2 matmul_parameters + 4 l a d s. Kaplan et al. 2020, arXiv 2001.08361,
/// section 2.1.
Operations forward_operations(const LanguageModel& model, double sequence);

/// Model operations of training, per token: forward and backward without recomputation. For a GPT 72 l h^2 (1
/// + s / (6 h) + V / (12 l h)): Narayanan et al. 2021, eq. 3, without its recomputation; 6 P + 12 l h s
/// (Chowdhery et al. 2022, B).
Operations model_operations(const LanguageModel& model, double sequence);

/// What the hardware executes per token. Full recomputation for a GPT 96 l h^2 (1 + s / (6 h) + V / (16 l
/// h)): Narayanan et al. 2021, eq. 3; selective 72 l h^2 (1 + s / (3 h) + V / (12 l h)): Korthikanti et al.
/// 2022, arXiv 2205.05198, appendix A.
Operations hardware_operations(const LanguageModel& model, double sequence, Recompute recompute);

/// Operations of fine-tuning, per token: an adapter needs no gradients of the frozen weights, so 4 instead of
/// 6 for each weight.
Operations method_operations(const LanguageModel& model, double sequence, Method method);

/// Whether a GPU's part of the hidden size is no multiple of 64, so that tensor cores multiply at a fraction
/// of their rate (BigScience 2022, tr11-176B chronicles: hidden should be a multiple of 128 x tensor, at
/// least of 64 x tensor).
bool misaligned(const LanguageModel& model, double tensor);

}  // namespace plenum::llm
