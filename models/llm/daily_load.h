#pragma once

#include <array>

#include "models/llm/serving_types.h"

namespace plenum::llm {

/// Load of each hour of a day as a share of the peak hour's, which is 1. Sines have their peak at 15 h: 1 + A sin(2 pi (h - 9) / 24) with A 0.3
/// or 0.8 (assumption); `bursty` is measured (README.md has the source).
std::array<double, 24> hourly_load(DailyShape shape);

/// Mean of the day as a share of the peak hour, above 0 and at most 1.
double mean_load(DailyShape shape);

}  // namespace plenum::llm
