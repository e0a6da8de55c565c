#pragma once

#include <string>

#include "core/report/blocks.h"

namespace plenum::report {

/// The report as Markdown with pipe tables (CommonMark and GitHub's tables). Charts are written as their tables.
std::string markdown(const Report& report);

}  // namespace plenum::report
