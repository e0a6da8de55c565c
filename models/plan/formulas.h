#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/fields/access.h"
#include "models/plan/evaluation.h"

namespace plenum::plan {

/// How a result comes about, for people: the formula in words, the paths it uses, and the folder whose README derives it.
struct FormulaEntry {
  std::string_view path;  ///< of the result; a list's elements written `*`
  std::string_view formula;
  std::vector<std::string_view> uses;  ///< inputs, results and `catalog.` figures
  std::string_view readme;             ///< `models/cost`
};

/// The entry of a result path such as `cost.tco` or `workload.training.0.mfu`; null when it is a plain input or unknown.
const FormulaEntry* formula_of(std::string_view path);
const std::vector<FormulaEntry>& formulas();

/// The catalogue figures that may fill an input which the scenario leaves open, in the order in which resolve() tries them; of
/// those, used_figures() has the one that did. Empty for inputs that nothing fills.
std::vector<std::string> fills(std::string_view input);

/// How much a result changes when one number changes.
struct Mover {
  std::string path;
  double change = 0.0;  ///< relative change of the result when the number rises by a tenth
};

/// The numbers that move a result most, by rising each numeric input and catalogue figure by a tenth alone; at most `count`,
/// strongest first. A number that would leave its range is left out; so are counts of the catalogue, one that changes nothing, and the
/// horizon, which asks another question.
std::vector<Mover> movers(const Evaluation& evaluation, std::string_view result, std::size_t count = 8);

/// The figures of the catalogue copies as one object, for paths that begin with `catalog.`.
struct CatalogPart {
  std::string prefix;  ///< "catalog.gpu"
  fields::Object object;
};
std::vector<CatalogPart> catalog_parts(CatalogCopies& copies);

}  // namespace plenum::plan
