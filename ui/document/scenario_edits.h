#pragma once

#include <string>
#include <vector>

#include "core/fields/access.h"
#include "models/plan/catalogue.h"

/// Changes of a scenario as lists of edits: what the undo stack keeps.
namespace plenum::ui {

/// One leaf set to a value. Setting plan.currency or plan.exchange_rate also converts every price that the scenario states.
std::vector<fields::Edit> value_edits(const plan::Scenario& scenario, const std::string& path,
                                      const fields::Value& after, const plan::Catalogue& catalogue);

/// One entry more at the end of the list at `path`, with its default values.
std::vector<fields::Edit> add_entry_edits(const plan::Scenario& scenario, const std::string& path);

/// The entry `index` of the list at `path` taken out; those behind it move up.
std::vector<fields::Edit> remove_entry_edits(const plan::Scenario& scenario, const std::string& path,
                                             std::size_t index);

/// Every leaf below `prefix` (a subject such as "racks", or a leaf) back at its default; lists keep their entries.
std::vector<fields::Edit> reset_edits(const plan::Scenario& scenario, const std::string& prefix);

/// The defaults of a scenario, with as many entries in its lists as `like` has.
plan::Scenario defaults_like(const plan::Scenario& like);

}  // namespace plenum::ui
