#include "ui/render/export.h"

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <iterator>

#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/markdown.h"
#include "core/report/xlsx.h"
#include "models/plan/evaluation.h"
#include "models/plan/network_tables.h"
#include "models/plan/report.h"
#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/render/pdf.h"

namespace plenum::ui {
namespace {

std::string words(const QString& text) { return text.toStdString(); }

void write_bytes(const QString& path, const std::string& text) {
  QSaveFile file(path);
  const auto content = QByteArray::fromStdString(text);
  const bool ok = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
  if (!ok) throw RenderProblem(path.toStdString() + ": " + file.errorString().toStdString());
}

}  // namespace

report::Report document_report(const Document& document) {
  plan::ReportOptions options;
  options.translate = model_words;
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
  write_bytes(path, text);
}

std::size_t write_cable_schedule(const plan::Resolved& in, const plan::Plan& plan, const QString& path) {
  report::Report report;
  report.title = in.inputs.plan.name;
  std::size_t cables = 0;
  const int planes = static_cast<int>(plan::network(in, plan).planes);
  const bool workbook = path.endsWith(QStringLiteral(".xlsx"));
  report::Table all;
  for (int plane = 0; plane < planes; ++plane) {
    auto table = plan::schedule_table(plan::cable_schedule(in, plan, plane), model_words);
    cables += table.rows.size();
    if (workbook) {
      report.blocks.emplace_back(
          report::Heading{1, words(QCoreApplication::translate("export", "Plane %1").arg(plane + 1))});
      report.blocks.emplace_back(std::move(table));
    } else if (plane == 0) {
      all = std::move(table);
    } else {
      std::move(table.rows.begin(), table.rows.end(), std::back_inserter(all.rows));
    }
  }
  if (cables == 0)
    throw RenderProblem(words(
        QCoreApplication::translate("export", "There is no compute fabric whose cables could be listed.")));
  all.title.clear();  // a file of rows and nothing else
  if (!workbook) report.title.clear(), report.blocks.emplace_back(std::move(all));
  write_bytes(path, workbook ? report::xlsx(report) : report::csv(report));
  return cables;
}

}  // namespace plenum::ui
