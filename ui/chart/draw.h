#pragma once

#include <qcustomplot.h>

#include "core/report/blocks.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

/// Draws a report's chart into a plot: axes with units, series in colours that colour-blind people tell apart, a legend when
/// there is more than one series. `font` is the size of all texts. Whatever the plot held before is gone.
void draw_chart(QCustomPlot& plot, const report::Chart& chart, const Colours& colours, const QFont& font);

/// The chart's numbers as the table behind it.
report::Table chart_table(const report::Chart& chart);

/// How high the chart wants to be for a given text height: horizontal bars need room for each.
int chart_height(const report::Chart& chart, int line_height);

}  // namespace plenum::ui
