#pragma once

#include <vector>

namespace plenum::gpu {

struct WeightedValue {
  double value = 0.0, weight = 0.0;
};
using Weighted = std::vector<WeightedValue>;

/// Sorts by value, as weighted_quantile() needs it.
void sort(Weighted& values);

/// The q-quantile (0 to 1) of sorted weighted values, linear between the middles of their shares of the total
/// weight; the outermost values beyond those. At least one value, weights above 0.
double weighted_quantile(const Weighted& values, double q);

}  // namespace plenum::gpu
