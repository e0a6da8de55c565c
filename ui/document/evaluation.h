#pragma once

#include <QString>

#include <memory>
#include <string>
#include <vector>

#include "models/plan/catalogue.h"
#include "models/plan/evaluate.h"

namespace plenum::ui {

/// A scenario's results, or why there are none.
struct Evaluation {
  std::shared_ptr<const plan::Resolved> resolved;
  std::shared_ptr<const plan::Plan> plan;
  std::vector<plan::Finding> findings;  ///< the plan's, in the reader's language
  QString trouble, hint;                ///< why the scenario has no results; empty when it has
  std::string trouble_path;             ///< the input that is to blame
};

/// Resolves and evaluates a scenario; a record that is not there or a value that does not fit is told as `trouble`.
Evaluation evaluation_of(const plan::Scenario& scenario, const plan::Catalogue& catalogue);

}  // namespace plenum::ui
