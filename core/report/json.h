#pragma once

#include <string>

#include "core/report/blocks.h"

namespace plenum::report {

/// The report as JSON: `{"format": "plenum-report/1", "title", "subtitle", "language", "footer", "blocks": [{"type": "table", ...}]}`.
/// Cells are numbers where they are numbers, else texts; `estimates` lists the marked cells as [row, column].
std::string json(const Report& report);

}  // namespace plenum::report
