#pragma once

#include <QString>

#include <cstdint>
#include <stdexcept>

#include "models/plan/catalogue.h"

/// Scenario files: text (.toml) and projects (.plenum).
namespace plenum::ui {

/// A file that cannot be read or written, in words for people.
struct FileProblem : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct OpenedFile {
  plan::Scenario scenario;
  std::int64_t stored_id = 0;  ///< of the scenario inside a project
};

bool is_project_file(const QString& path);

/// Reads a scenario file, or the scenario of a project that was saved last. Throws FileProblem.
OpenedFile read_file(const QString& path, const plan::Catalogue& catalogue);

/// Writes the scenario as text: all of it or nothing. Throws FileProblem.
void write_text_file(const QString& path, const plan::Scenario& scenario, const plan::Catalogue& catalogue);

/// Writes the scenario into a project and returns its id there. A project that exists keeps everything else that it holds.
/// Throws FileProblem.
std::int64_t write_project_file(const QString& path, const plan::Scenario& scenario, std::int64_t stored_id,
                                const plan::Catalogue& catalogue);

}  // namespace plenum::ui
