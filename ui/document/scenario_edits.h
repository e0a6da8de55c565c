#pragma once

#include <string>
#include <vector>

#include "core/fields/access.h"
#include "models/plan/catalogue.h"

/// Changes of a scenario as lists of edits: what the undo stack keeps.
namespace plenum::ui {

/// One leaf set to a value. Setting plan.currency also converts every price that the scenario states.
std::vector<fields::Edit> value_edits(const plan::Scenario& scenario, const std::string& path,
                                      const fields::Value& after, const plan::Catalogue& catalogue);

/// One entry more at the end of the list at `path`, with its default values.
std::vector<fields::Edit> add_entry_edits(const plan::Scenario& scenario, const std::string& path);

/// The entry `index` of the list at `path` taken out; those behind it move up.
std::vector<fields::Edit> remove_entry_edits(const plan::Scenario& scenario, const std::string& path,
                                             std::size_t index);

/// Every leaf below `prefix` (a subject such as "racks", or a leaf) as in the reference, whose lists have as many entries.
std::vector<fields::Edit> reset_edits(const plan::Scenario& scenario, const plan::Scenario& reference,
                                      const std::string& prefix);

/// Gives the lists of a scenario as many entries as those of `like` have; new ones hold their defaults.
void resize_lists_like(plan::Scenario& scenario, const plan::Scenario& like);

}  // namespace plenum::ui
