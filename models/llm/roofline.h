#pragma once

#include "models/llm/serve.h"

/// Times of the steps of one replica by the roofline. Symbols as in README.md, part "Inference".
namespace plenum::llm {

/// Time coefficients of a replica: made once, then a step costs a few multiplications. All in seconds.
struct Roofline {
  double dense_weights = 0, expert_weights = 0;  ///< to read them once from memory
  double experts = 0, experts_per_token = 0;     ///< routed experts of a layer; 0 in a dense model
  double decode_token = 0;                       ///< to multiply one token's weights while decoding
  double cached_token = 0;                       ///< to read the keys and values of one token of the cache
  double prefill_token = 0;                      ///< to multiply one prompt token's weights
  double attended_token = 0;                     ///< one prompt token looks at one earlier token
  double overhead = 0;                           ///< of a step: launches, latency of the all-reduces
  double transfer_token = 0;                     ///< to all-reduce one token's activations

  /// To read the weights that `tokens` tokens visit. Of E experts B tokens with k experts each touch
  /// E (1 - (1 - k / E)^B) on average when the router chooses evenly.
  double weights(double tokens) const;

  /// What `tokens` prompt tokens that look at `attended` pairs of tokens add to a step.
  double prompt(double tokens, double attended) const;

  /// A step that makes one token for each of `batch` requests, whose caches hold `cached` tokens together, and processes `tokens` prompt
  /// tokens, which look at `attended` pairs of tokens.
  double step(double batch, double cached, double tokens, double attended) const;
};

/// The coefficients of a replica on `tensor` GPUs. Of the GPU's peaks that of the format is taken; without one the times are infinite.
Roofline roofline(const ServiceTask& task, double tensor, const Cluster& cluster,
                  const ServingEngine& engine);

/// Bits of one stored weight, scales of blocks included: 16, 8; int4 4.16 (GPTQ: groups of 128 with a 16-bit scale and a 4-bit zero);
/// nf4 4.5 (Dettmers et al. 2023, blocks of 64 with a 32-bit constant); fp4 4.5 (blocks of 16 with an 8-bit scale).
double weight_bits(WeightFormat format);

/// Dense peak with which the GPU multiplies weights of this format: weights-only formats and INT8 without a faster INT8 rate compute in
/// 16 bits. Nothing when the GPU has no such rate.
std::optional<OperationRate> serving_peak(const gpu::Gpu& gpu, WeightFormat format);

/// Bandwidth of one GPU to the others of its server in one direction that an all-reduce reaches: 0.6 of half the link bandwidth; where GPUs
/// have no link of their own 0.6 of 16 lanes of PCIe, at most 20 GB/s because it goes through the host's memory.
InformationRate allreduce_bandwidth(const Cluster& cluster, double tensor);

/// Bandwidth of one server to others in one direction that transfers between pipeline stages reach: 0.6 of the network's rate, shared by
/// what crosses the taper.
InformationRate network_bandwidth(const Cluster& cluster);

}  // namespace plenum::llm
