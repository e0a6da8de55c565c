#include "ui/render/export.h"

#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/markdown.h"
#include "models/plan/evaluation.h"
#include "models/plan/report.h"
#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/render/pdf.h"

namespace plenum::ui {

report::Report document_report(const Document& document) {
  plan::ReportOptions options;
  options.translate = [](std::string_view text) { return model_text(text).toStdString(); };
  options.language = QLocale().name().left(2).toStdString();
  options.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
  options.program_version = PLENUM_VERSION;
  options.catalogue_hash = document.catalogue().hash();
  options.scenario_file = QFileInfo(document.path()).fileName().toStdString();
  auto evaluation = plan::evaluate(document.scenario(), document.catalogue());
  evaluation.plan.findings = plan::findings(evaluation.resolved, evaluation.plan, options.translate);
  return plan::build_report(evaluation.given, evaluation.resolved, evaluation.plan,
                            plan::used_figures(evaluation, document.catalogue()), options);
}

void write_document_report(const Document& document, const QString& format, const QString& path) {
  const auto report = document_report(document);
  if (format == QStringLiteral("pdf")) return write_pdf(report, path);
  const auto text = format == QStringLiteral("html")  ? report::html(report)
                    : format == QStringLiteral("csv") ? report::csv(report)
                                                      : report::markdown(report);
  QSaveFile file(path);
  const auto content = QByteArray::fromStdString(text);
  const bool ok = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
  if (!ok) throw RenderProblem(path.toStdString() + ": " + file.errorString().toStdString());
}

}  // namespace plenum::ui
