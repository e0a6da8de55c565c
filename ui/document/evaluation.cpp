#include "ui/document/evaluation.h"

#include <QLocale>

#include "core/fields/access.h"
#include "core/report/numbers.h"
#include "ui/i18n/words.h"

namespace plenum::ui {

Evaluation evaluation_of(const plan::Scenario& scenario, const plan::Catalogue& catalogue) {
  Evaluation result;
  try {
    result.resolved = std::make_shared<const plan::Resolved>(plan::resolve(scenario, catalogue));
    result.plan = std::make_shared<const plan::Plan>(plan::evaluate(*result.resolved));
    result.findings = plan::findings(*result.resolved, *result.plan, model_words);
    const auto style = report::number_style(QLocale().name().left(2).toStdString());
    for (auto& finding : result.findings)
      for (auto* text : {&finding.message, &finding.fix}) *text = report::with_numbers(*text, style);
  } catch (const fields::FieldError& error) {
    result.trouble = QString::fromUtf8(error.what());
    result.hint = QString::fromStdString(error.hint);
    result.trouble_path = error.path;
  } catch (const std::exception& error) {
    result.trouble = QString::fromUtf8(error.what());
  }
  return result;
}

}  // namespace plenum::ui
