#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "models/gpu/types.h"

namespace plenum::llm {

/// How the layers of a transformer are joined.
enum class Architecture { decoder, encoder, encoder_decoder };

/// A transformer as its makers describe it: the shape from which parameters, operations and memory follow. A new one
/// is a GPT of 6.7 billion parameters.
struct LanguageModel {
  std::string name, family;
  Architecture architecture = Architecture::decoder;
  double layers = 32, hidden = 4096, heads = 32, kv_heads = 32, head_size = 128, ffn = 16384;
  bool gated = false, tied = true;
  double vocabulary = 51200, context = 2048;
  std::optional<double> learned_positions;
  std::optional<double> experts, experts_per_token, shared_experts, expert_ffn, dense_layers;
  std::optional<double> query_rank, kv_rank, rope_size, value_size;
  std::optional<double> published_parameters, published_active_parameters;
  bool operator==(const LanguageModel&) const = default;
};

/// What language models run on: like GPUs in like servers on one network.
struct Cluster {
  gpu::Gpu gpu;
  Gpus gpus_per_server{8};
  InformationRate server_network{};  ///< of one server into the compute fabric, one direction; 0: no network
  double ring_taper = 1.0;           ///< slow-down of what servers beyond `near_servers` send to the next one
  double uniform_taper = 1.0;        ///< slow-down of what servers beyond `near_servers` send to all
  double near_servers = 1.0;         ///< consecutive servers that no tapered level parts
  double network_efficiency = 1.0;   ///< sustained rate of the network over InfiniBand's on like links
  bool rails_apart = false;          ///< rail-only: no path between the NICs of a server but NVLink
  bool operator==(const Cluster&) const = default;
};

}  // namespace plenum::llm

namespace plenum::fields {

template <>
struct Describe<llm::Architecture> {
  using A = llm::Architecture;
  static constexpr std::array choices{
      ChoiceOf<A>{A::decoder, "decoder", TR("Decoder"), TR("Generates text token by token, as GPT does.")},
      ChoiceOf<A>{A::encoder, "encoder", TR("Encoder"), TR("Reads whole sequences, as BERT does.")},
      ChoiceOf<A>{A::encoder_decoder, "encoder-decoder", TR("Encoder and decoder"),
                  TR("As many layers of each, as T5 has.")},
  };
};

template <>
struct Describe<llm::LanguageModel> {
  using M = llm::LanguageModel;
  static constexpr std::string_view title = TR("Language model");
  static constexpr std::tuple fields{
      field(&M::name, "name", TR("Name"), "", TR("What its makers call it.")),
      field(&M::family, "family", TR("Family"), "", TR("The series it belongs to.")),
      field(&M::architecture, "architecture", TR("Architecture"), "", TR("How the layers are joined.")),
      field(&M::layers, "layers", TR("Layers"), "1", TR("Transformer layers."), positive),
      field(&M::hidden, "hidden", TR("Hidden size"), "1", TR("Width of the residual stream."), positive),
      field(&M::heads, "heads", TR("Attention heads"), "1", TR("Query heads of a layer."), positive),
      field(&M::kv_heads, "kv_heads", TR("Key-value heads"), "1",
            TR("Fewer than attention heads in grouped-query attention."), positive),
      field(&M::head_size, "head_size", TR("Head size"), "1", TR("Width of one head."), positive),
      field(&M::ffn, "ffn", TR("FFN size"), "1", TR("Inner width of a dense feed-forward layer."), positive),
      field(&M::gated, "gated", TR("Gated FFN"), "", TR("Three matrices (SwiGLU) instead of two.")),
      field(&M::tied, "tied", TR("Tied embeddings"), "", TR("Input and output share one matrix.")),
      field(&M::vocabulary, "vocabulary", TR("Vocabulary"), "1", TR("Tokens that the model knows."),
            positive),
      field(&M::context, "context", TR("Context"), "token", TR("Longest sequence."), positive),
      field(&M::learned_positions, "learned_positions", TR("Learned positions"), "1",
            TR("Rows of a learned position table."), at_least(0)),
      field(&M::experts, "experts", TR("Experts"), "1",
            TR("Routed experts of a layer; none in a dense model."), at_least(0)),
      field(&M::experts_per_token, "experts_per_token", TR("Experts per token"), "1",
            TR("Routed experts that one token visits."), at_least(0)),
      field(&M::shared_experts, "shared_experts", TR("Shared experts"), "1",
            TR("Experts that every token visits."), at_least(0)),
      field(&M::expert_ffn, "expert_ffn", TR("Expert FFN size"), "1", TR("Inner width of one expert."),
            positive),
      field(&M::dense_layers, "dense_layers", TR("Dense layers"), "1",
            TR("Layers of a mixture of experts that have a dense feed-forward layer."), at_least(0)),
      field(&M::query_rank, "query_rank", TR("Query rank"), "1",
            TR("Compressed queries of multi-head latent attention."), positive),
      field(&M::kv_rank, "kv_rank", TR("Key-value rank"), "1",
            TR("Compressed keys and values of multi-head latent attention; sets the attention's kind."),
            positive),
      field(&M::rope_size, "rope_size", TR("Rotary size"), "1",
            TR("Separate rotary part of a key in multi-head latent attention."), positive),
      field(&M::value_size, "value_size", TR("Value size"), "1",
            TR("Width of one value head where it differs from the head size."), positive),
      field(&M::published_parameters, "published_parameters", TR("Published parameters"), "1",
            TR("What its makers count; for comparison with the formula."), positive),
      field(&M::published_active_parameters, "published_active_parameters", TR("Published active parameters"),
            "1", TR("Parameters that one token visits, as its makers count."), positive),
  };
};
static_assert(complete<llm::LanguageModel>);

}  // namespace plenum::fields
