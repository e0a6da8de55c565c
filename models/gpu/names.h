#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "models/gpu/types.h"

/// GPUs by the names that makers, tables and people give them.
namespace plenum::gpu {

/// One GPU that a name may mean.
struct NamedGpu {
  std::string id;
  double weight = 0.0;  ///< how likely it is meant where a name fits several: its number of measurements
};

struct FoundGpu {
  std::string id;
  bool ambiguous = false;  ///< the name fits several; the one with the greatest weight was taken
};

/// A name in the form of ids: small letters, words joined by `-`, without the maker, `GB` and usual power limits:
/// `Tesla V100-SXM3-32GB-450W` becomes `v100-sxm3-32-h` (the DGX-2H's), `NVIDIA A100 SXM4 80GB` `a100-sxm4-80`.
std::string gpu_id(std::string_view name);

/// The GPU that a name means: the id itself, else one whose memory the name adds or rounds (`T4-16GB`,
/// `H200-SXM-140GB`), else the one with the greatest weight of those that have all words of the name in their order
/// (`V100-16GB`). Nothing when none fits.
std::optional<FoundGpu> gpu_named(std::string_view name, const std::vector<NamedGpu>& known);

/// The precision that a word of a table names: the first word counts, in any case (`bf16 mixed`, `fp16 (pure)`).
/// Nothing when there is none.
std::optional<Precision> precision_named(std::string_view word);

}  // namespace plenum::gpu
