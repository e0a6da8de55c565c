#pragma once

#include "ui/render/sheet.h"

namespace plenum::ui {

/// Prints a table; its header stands on every page that it reaches, a row is never cut.
void print_table(Sheet& sheet, const report::Table& table);

/// Widths of columns that together take `width`: what the cells want when there is
/// room, else the widest give way first, none below its least unless nothing else helps.
std::vector<double> column_widths(const std::vector<double>& wanted, const std::vector<double>& least,
                                  double width);

}  // namespace plenum::ui
