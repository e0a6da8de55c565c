#pragma once

#include <QString>

#include <stdexcept>

#include "core/report/blocks.h"

namespace plenum::ui {

/// A report that cannot be written.
struct RenderProblem : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Writes a report as PDF: A4, page numbers, the plan's name on each page, tables that repeat their header after a page
/// break, charts as vectors, fonts embedded. All of it or nothing. Needs a QGuiApplication. Throws RenderProblem.
void write_pdf(const report::Report& report, const QString& path);

}  // namespace plenum::ui
