#include "ui/document/evaluation.h"

#include "core/fields/access.h"

namespace plenum::ui {

Evaluation evaluation_of(const plan::Scenario& scenario, const plan::Catalogue& catalogue) {
  Evaluation result;
  try {
    result.resolved = std::make_shared<const plan::Resolved>(plan::resolve(scenario, catalogue));
    result.plan = std::make_shared<const plan::Plan>(plan::evaluate(*result.resolved));
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
