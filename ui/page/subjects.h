#pragma once

#include <QString>

#include <string>
#include <vector>

#include "core/fields/schema.h"
#include "models/plan/plan.h"

namespace plenum::ui {

/// A page of the desktop: which records of the scenario it edits and which records of the plan it shows.
struct Subject {
  std::string key;
  const char* label;                 ///< English; translated by subject_label()
  std::vector<std::string> inputs;   ///< paths in the scenario
  std::vector<std::string> results;  ///< paths in the plan
  bool wide_lists = false;           ///< its lists need the page's whole width
};

/// The pages in the order of the models; the first is the overview.
const std::vector<Subject>& subjects();

QString subject_label(const Subject& subject);

/// The page on which an input, a result or a finding's subject is; the overview when there is none.
const Subject& subject_of(const std::string& path);

/// How many findings of which kind a page has.
struct Tally {
  int errors = 0, warnings = 0, notes = 0;
};
Tally tally(const std::vector<plan::Finding>& findings, const Subject* subject = nullptr);

}  // namespace plenum::ui
