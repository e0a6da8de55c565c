#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/fields/access.h"
#include "models/plan/catalogue.h"

/// The scenarios that a document holds, as plain values: every change makes a new list, so that a step of the undo stack is
/// the list before and the list after.
namespace plenum::ui {

/// A scenario, or a variant: a base and the inputs in which it differs.
struct OpenScenario {
  int id = 0;        ///< stays while the document is open
  std::string name;  ///< one of its kind in the document
  int base = 0;      ///< id of a variant's base; 0 for a scenario that stands alone
  std::shared_ptr<const plan::Scenario> values;  ///< with a variant's overrides carried out
  std::vector<fields::Edit> overrides;           ///< of a variant

  bool is_variant() const { return base != 0; }
  bool operator==(const OpenScenario& other) const;
};

using OpenScenarios = std::vector<OpenScenario>;  ///< in the order of the tabs

/// The scenario with this id, or nothing.
const OpenScenario* find_scenario(const OpenScenarios& all, int id);
std::size_t index_of(const OpenScenarios& all, int id);  ///< all.size() when there is none

/// What a scenario is compared with and reset to: its base with prices in the variant's currency, or the defaults. Its lists have
/// as many entries as the scenario's.
plan::Scenario reference_of(const OpenScenarios& all, const OpenScenario& one,
                            const plan::Catalogue& catalogue);

/// The list with other values for one scenario. A variant keeps what differs from its base; variants of a base follow it in every
/// input that they do not override.
OpenScenarios with_values(OpenScenarios all, int id, const plan::Scenario& values,
                          const plan::Catalogue& catalogue);

/// The list with one more scenario behind the one with id `after` (or at the end). A variant's overrides are what differs
/// from its base. The name is made one of its kind.
OpenScenarios with_scenario(OpenScenarios all, OpenScenario added, int after,
                            const plan::Catalogue& catalogue);

/// The list without one scenario; its variants keep their values and stand alone.
OpenScenarios without_scenario(OpenScenarios all, int id);

OpenScenarios with_name(OpenScenarios all, int id, const std::string& name);
OpenScenarios with_order(OpenScenarios all, std::size_t from, std::size_t to);

/// `wanted`, or with a number behind it when another scenario than `id` has that name.
std::string free_name(const OpenScenarios& all, const std::string& wanted, int id = 0);

}  // namespace plenum::ui
