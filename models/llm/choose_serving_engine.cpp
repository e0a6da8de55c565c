#include <algorithm>
#include <tuple>

#include "models/llm/serve.h"

namespace plenum::llm {

namespace {

/// Length of the longest of these beginnings, separated by spaces, that the id has; 0 when there are none at all, nothing when none fits.
std::optional<std::size_t> fitting_length(std::string_view beginnings, std::string_view id) {
  if (beginnings.empty()) return 0;
  std::optional<std::size_t> longest;
  while (!beginnings.empty()) {
    const auto end = std::min(beginnings.find(' '), beginnings.size());
    const auto beginning = beginnings.substr(0, end);
    if (!beginning.empty() && id.starts_with(beginning)) longest = std::max(longest.value_or(0), end);
    beginnings.remove_prefix(std::min(end + 1, beginnings.size()));
  }
  return longest;
}

/// One format of each class; each of 4 bits is read in its own way.
WeightFormat class_of(WeightFormat format) {
  if (format == WeightFormat::bf16) return WeightFormat::fp16;
  return format == WeightFormat::int8 ? WeightFormat::fp8 : format;
}

/// 3 the same format, 2 one of the same class, 1 none, 0 another.
int likeness(const std::optional<WeightFormat>& engine, WeightFormat format) {
  if (!engine) return 1;
  if (engine == format) return 3;
  return read_alike(*engine, format) ? 2 : 0;
}

}  // namespace

bool read_alike(WeightFormat a, WeightFormat b) { return class_of(a) == class_of(b); }

const ServingEngine* choose_engine(std::span<const ServingEngine* const> engines, std::string_view gpu,
                                   WeightFormat format) {
  const ServingEngine* best = nullptr;
  std::tuple<int, std::size_t, int> best_rank;
  for (const auto* engine : engines) {
    const auto length = fitting_length(engine->gpus, gpu);
    if (!length) continue;
    const int like = likeness(engine->format, format);
    const std::tuple rank(std::max(like, 1), *length, like);
    if (!best || rank > best_rank) best = engine, best_rank = rank;
  }
  return best;
}

bool was_measured(const ServingEngine& engine, std::string_view gpu, WeightFormat format) {
  const auto first = std::string_view(engine.gpus).substr(0, engine.gpus.find(' '));
  return engine.measured && gpu.starts_with(first) && likeness(engine.format, format) >= 2;
}

}  // namespace plenum::llm
