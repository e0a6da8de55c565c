#pragma once

#include <QString>

#include "core/report/blocks.h"

namespace plenum::ui {

class Document;

/// The report of a document's plan, in the language of the program. Throws fields::FieldError while the scenario cannot be evaluated.
report::Report document_report(const Document& document);

/// Writes it as "pdf", "html", "csv" or "markdown". Throws RenderProblem or fields::FieldError.
void write_document_report(const Document& document, const QString& format, const QString& path);

}  // namespace plenum::ui
