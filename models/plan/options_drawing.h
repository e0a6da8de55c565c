#pragma once

#include "core/report/blocks.h"
#include "models/plan/fabric_choice.h"
#include "models/plan/resolved.h"

namespace plenum::plan {

/// Networks to look at: cost of ownership to the right, speed upwards (of the first training job, without one the all-reduces in a
/// second), a mark for each that can be built, and a line through those on the Pareto front. Behind it the table of all. No
/// boxes where none can be built. English without `translate`.
report::Figure options_figure(const std::vector<FabricOption>& options, const Resolved& in,
                              const Translate& translate = {});

}  // namespace plenum::plan
