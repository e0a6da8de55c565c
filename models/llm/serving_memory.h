#pragma once

#include "models/llm/serve.h"

/// What fits into the memory of a replica.
namespace plenum::llm {

/// Stored weights of the whole model: matrices of the layers in the format; embeddings, output matrix and norms stay in 16 bits.
Information weight_bytes(const LanguageModel& model, WeightFormat format);

/// Copies of the cache among `tensor` GPUs that share each layer: key-value heads cannot be divided further than into single heads, and the
/// compressed keys and values of latent attention belong to all heads.
double cache_copies(const LanguageModel& model, double tensor);

/// Memory of one GPU of a replica of `tensor` x `stages` GPUs: its part of the weights; a reserve of 10 % of the memory and the engine's own;
/// the cache has the rest, nothing when there is none. `total` is the GPU's memory, or more when the weights do not fit.
ServingMemory serving_memory(const ServiceTask& task, double tensor, double stages, const Cluster& cluster,
                             const ServingEngine& engine);

/// What one GPU of `tensor` holds while `batch` requests of the mean lengths run at a time: weights, their whole cache, activations of the
/// prompts that are processed together (66 bytes a token and unit of the hidden size at 16 bits, from memory in use by
/// FasterTransformer: docs/gpt_guide.md), and the engine's reserve.
Information memory_in_use(const ServiceTask& task, double batch, double tensor, const ServingEngine& engine);

}  // namespace plenum::llm
