#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "models/plan/scenario.h"

namespace plenum::plan {

class Catalogue;

/// A scenario from its TOML text. `base = "other.toml"` (relative to the file) is read first and overridden; a chain of bases that
/// comes back to itself is an error. Every problem is told at once. Throws text::InputErrors.
Scenario read_scenario(const std::filesystem::path& file, const Catalogue& catalogue);

/// The same from text; `name` stands for the file in messages and `folder` is where a base is looked for.
Scenario parse_scenario(const std::string& text, const std::string& name, const std::filesystem::path& folder,
                        const Catalogue& catalogue);

/// Changes from the command line: `path`, `value`. plan.currency goes first, since it decides what a bare price means; prices
/// that the scenario states are converted into it.
/// Throws text::InputErrors with the file name `--set`.
void set_all(Scenario& scenario, const std::vector<std::pair<std::string, std::string>>& changes,
             const Catalogue& catalogue);

/// The text that read_scenario() reads back exactly: only what differs from the defaults.
std::string write_scenario(const Scenario& scenario, const Catalogue& catalogue);

/// A variant from the text that write_variant() made: the base with what the text says otherwise. Throws text::InputErrors.
Scenario parse_variant(const std::string& text, const std::string& name, const Scenario& base,
                       const Catalogue& catalogue);

/// The text that parse_variant() reads back exactly: only what differs from the base.
std::string write_variant(const Scenario& scenario, const Scenario& base, const Catalogue& catalogue);

}  // namespace plenum::plan
