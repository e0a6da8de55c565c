#include <QApplication>
#include <QLoggingCategory>

#include <cstdio>

#include "app/cli/cli.h"
#include "core/report/blocks.h"
#include "core/text/file.h"
#include "ui/i18n/language.h"
#include "ui/render/pdf.h"

/// The commands of `plenum`, with what needs Qt: the PDF and other languages. `plenum report` runs this program.
int main(int argc, char** argv) {
  using namespace plenum;
  qputenv("QT_QPA_PLATFORM", "offscreen");  // a report needs no screen
  QLoggingCategory::setFilterRules(
      QStringLiteral("*.warning=false"));  // standard error is for our own messages
  QApplication application(argc, argv);
  cli::Services services;
  services.write_pdf = [](const report::Report& report, const std::string& file) {
    ui::use_language(QString::fromStdString(report.language));
    try {
      ui::write_pdf(report, QString::fromStdString(file));
    } catch (const ui::RenderProblem& problem) {
      throw text::FileError(file, problem.what(), "choose a file that can be written");
    }
  };
  services.translate = [](const std::string& language, std::string_view text) {
    return ui::translated(language, text);
  };
  const auto outcome = cli::run({argv + 1, argv + argc}, {}, services);
  std::fputs(outcome.err.c_str(), stderr);
  std::fputs(outcome.out.c_str(), stdout);
  return std::fflush(stdout) == 0 ? outcome.code : static_cast<int>(cli::file_trouble);
}
