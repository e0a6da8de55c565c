#pragma once

#include <algorithm>
#include <cmath>

#include "core/units/quantity.h"

namespace plenum::workload {

/// Whether two amounts of work that a job states mean the same, to 1e-6.
inline bool agree(double a, double b) { return std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b)); }

/// Whether a time keeps a limit; what rounding adds does not miss it.
inline bool in_time(Time time, Time limit) { return time <= limit * (1.0 + 1e-9); }

}  // namespace plenum::workload
