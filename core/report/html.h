#pragma once

#include <string>

#include "core/report/blocks.h"

namespace plenum::report {

/// The report as one self-contained HTML page: no script, nothing loaded from elsewhere, charts and figures as inline SVG with their table
/// behind them, readable on screen (light and dark), on paper and by a screen reader.
std::string html(const Report& report);

/// One chart as a standalone SVG element.
std::string svg(const Chart& chart);

/// One figure as a standalone SVG element, `width` user units wide, with letters of 12.
std::string svg(const Figure& figure, double width = 720.0);

}  // namespace plenum::report
