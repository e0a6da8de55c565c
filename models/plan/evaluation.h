#pragma once

#include <string>
#include <vector>

#include "core/units/unit.h"
#include "models/plan/evaluate.h"
#include "models/plan/figures.h"

namespace plenum::plan {

/// A scenario with its plan and all that explains it: what the command line, the desktop and reports work with.
struct Evaluation {
  Scenario given;
  Resolved resolved;
  Plan plan;
  units::Currencies currencies;
};

/// resolve() and evaluate() together. Throws fields::FieldError like resolve().
Evaluation evaluate(const Scenario& scenario, const Catalogue& catalogue);

/// The catalogue figures that the plan rests on, with source, basis and date; prices as the catalogue has them, in US dollars.
std::vector<UsedFigure> used_figures(const Evaluation& evaluation, const Catalogue& catalogue);

/// Program version, catalogue hash and whatever else identifies how results came about.
struct Stamp {
  std::string version, catalogue_hash;
};

/// The object that `plenum run --json` prints (a line end at its end): `plan`, a table per subject, `alternatives`, `findings`,
/// `sources`, `units`. Numbers are in the units that `units` states. With `only` just that subject, its findings and units.
std::string to_json(const Evaluation& evaluation, const std::vector<UsedFigure>& figures, const Stamp& stamp,
                    std::string_view only = {});

/// The subjects of a plan's results in their order: `compute`, `workload`, ... without `findings`.
std::vector<std::string> subjects();

}  // namespace plenum::plan
