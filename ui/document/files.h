#pragma once

#include <QString>

#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>

#include "models/plan/catalogue.h"
#include "ui/document/open_scenarios.h"

/// Scenario files: text (.toml), which holds one scenario, and projects (.plenum), which hold any number and their variants.
namespace plenum::ui {

/// A file that cannot be read or written, in words for people.
struct FileProblem : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct OpenedFile {
  OpenScenarios scenarios;                 ///< with ids from 1; at least one
  int active = 1;                          ///< the one that was shown last
  std::map<int, std::int64_t> stored_ids;  ///< of each inside a project; empty for text

  const plan::Scenario& scenario() const { return *find_scenario(scenarios, active)->values; }
};

bool is_project_file(const QString& path);

/// Reads a scenario file or a project. Throws FileProblem.
OpenedFile read_file(const QString& path, const plan::Catalogue& catalogue);

/// Writes the scenario as text: all of it or nothing. Throws FileProblem.
void write_text_file(const QString& path, const plan::Scenario& scenario, const plan::Catalogue& catalogue);

/// What is to be written into a project, and what is known of what it holds.
struct ProjectContent {
  const OpenScenarios& scenarios;
  int active;
  std::map<int, std::int64_t> stored_ids;  ///< of those that the project holds already
  std::set<std::int64_t>
      seen;  ///< all that the project held when it was read: what is no longer open is deleted
};

/// Writes scenarios and variants into a project and returns their ids there. Runs and reports stay, and scenarios that another
/// program has added since. Throws FileProblem.
std::map<int, std::int64_t> write_project_file(const QString& path, ProjectContent content,
                                               const plan::Catalogue& catalogue);

/// Makes a copy of a project with all that it holds. Throws FileProblem.
void copy_project(const QString& from, const QString& to);

}  // namespace plenum::ui
