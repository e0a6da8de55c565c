#pragma once

#include <QString>

#include "core/report/blocks.h"
#include "models/plan/evaluate.h"

namespace plenum::ui {

class Document;

/// The report of a document's plan, in the language of the program. Throws fields::FieldError while the scenario cannot be evaluated.
report::Report document_report(const Document& document);

/// Writes it as "pdf", "html", "csv" or "markdown". Throws RenderProblem or fields::FieldError.
void write_document_report(const Document& document, const QString& format, const QString& path);

/// Writes every cable of the compute fabric from port to port, as a workbook (.xlsx, a sheet for each plane) or as CSV, and returns how
/// many there are. Throws RenderProblem; also when there is no cable.
std::size_t write_cable_schedule(const plan::Resolved& in, const plan::Plan& plan, const QString& path);

}  // namespace plenum::ui
