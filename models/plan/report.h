#pragma once

#include <string>
#include <vector>

#include "core/report/blocks.h"
#include "models/plan/evaluate.h"
#include "models/plan/figures.h"

namespace plenum::plan {

struct ReportOptions {
  Translate translate;          ///< nothing for English
  std::string language = "en";  ///< BCP 47, for the HTML element
  std::string date;             ///< as it shall be printed; models have no clock
  std::string program_version;
  std::string catalogue_hash;
  std::string scenario_file;  ///< what the user called it; may be empty
};

/// The whole report of a plan: a page for the board, a section per subject with inputs that differ from the default, results
/// and their formulas, the cash flow, and every assumption with its source. `given` is the scenario as the user wrote it,
/// `resolved` the same with every option filled, `sources` the catalogue figures that the plan rests on.
report::Report build_report(const Scenario& given, const Resolved& resolved, const Plan& plan,
                            const std::vector<UsedFigure>& sources, const ReportOptions& options);

}  // namespace plenum::plan
