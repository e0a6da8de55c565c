#include "models/gpu/weighted.h"

#include <algorithm>

namespace plenum::gpu {

void sort(Weighted& values) {
  std::sort(values.begin(), values.end(),
            [](const WeightedValue& a, const WeightedValue& b) { return a.value < b.value; });
}

double weighted_quantile(const Weighted& values, double q) {
  double total = 0.0;
  for (const auto& v : values) total += v.weight;
  double before = 0.0, last_middle = 0.0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double middle = (before + 0.5 * values[i].weight) / total;
    if (q <= middle) {
      if (i == 0) return values[0].value;
      const double t = (q - last_middle) / (middle - last_middle);
      return values[i - 1].value + t * (values[i].value - values[i - 1].value);
    }
    before += values[i].weight;
    last_middle = middle;
  }
  return values.back().value;
}

}  // namespace plenum::gpu
