#include "core/store/migrations.h"

#include <array>

namespace plenum::store {
namespace {

constexpr const char* scenarios_and_runs = R"(
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE scenario (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (length(name) > 0),
  kind TEXT NOT NULL CHECK (kind IN ('base', 'variant')),
  base_id INTEGER REFERENCES scenario (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  position INTEGER NOT NULL,
  modified TEXT NOT NULL,
  CHECK ((kind = 'variant') = (base_id IS NOT NULL))
) STRICT;
CREATE INDEX scenario_base ON scenario (base_id);

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  scenario_id INTEGER REFERENCES scenario (id) ON DELETE SET NULL,
  scenario_text TEXT NOT NULL,
  results TEXT NOT NULL,
  program_version TEXT NOT NULL,
  catalogue_hash TEXT NOT NULL,
  started TEXT NOT NULL,
  seconds REAL NOT NULL
) STRICT;
CREATE INDEX run_scenario ON run (scenario_id);
)";

constexpr const char* approvals_and_reports = R"(
CREATE TABLE finding_approval (
  scenario_id INTEGER NOT NULL REFERENCES scenario (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  path TEXT NOT NULL,
  reason TEXT NOT NULL,
  who TEXT NOT NULL,
  date TEXT NOT NULL,
  PRIMARY KEY (scenario_id, rule, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE report_definition (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  options TEXT NOT NULL
) STRICT;
)";

constexpr std::array<const char*, 2> steps{scenarios_and_runs, approvals_and_reports};

}  // namespace

std::span<const char* const> migrations() { return steps; }

}  // namespace plenum::store
