#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

/// The project file NAME.plenum: scenarios, variants, runs, approvals and report definitions in one SQLite file. The store
/// knows texts and numbers, not what is in them.
namespace plenum::store {

/// A project file that cannot be opened, read or written: which, why, and what would help.
struct StoreError : std::runtime_error {
  StoreError(std::filesystem::path file, std::string message, std::string hint_text)
      : std::runtime_error(std::move(message)), path(std::move(file)), hint(std::move(hint_text)) {}
  std::filesystem::path path;
  std::string hint;
};

enum class OpenMode { read_only, read_write };

/// A scenario as TOML text, or a variant: a base and the text of what differs from it.
struct StoredScenario {
  std::int64_t id = 0;                  ///< 0 until it is saved
  std::string name;                     ///< one of its kind in a project
  std::optional<std::int64_t> base_id;  ///< of a variant
  std::string text;                     ///< TOML
  int position = 0;                     ///< order of the tabs
  std::string modified;                 ///< UTC, ISO 8601; set by the store
  bool is_variant() const { return base_id.has_value(); }
  bool operator==(const StoredScenario&) const = default;
};

/// One evaluation with all that is needed to repeat it.
struct StoredRun {
  std::int64_t id = 0;
  std::optional<std::int64_t> scenario_id;  ///< nothing when the scenario was deleted since
  std::string scenario_text;                ///< TOML as it was evaluated
  std::string results;                      ///< JSON
  std::string program_version, catalogue_hash;
  std::string started;  ///< UTC, ISO 8601; set by the store when empty
  double seconds = 0.0;
  bool operator==(const StoredRun&) const = default;
};

/// A finding that somebody accepts, with the reason.
struct Approval {
  std::int64_t scenario_id = 0;
  std::string rule, path, reason, who;
  std::string date;  ///< ISO 8601; set by the store when empty
  bool operator==(const Approval&) const = default;
};

/// A report that the project keeps: its options are JSON.
struct ReportDefinition {
  std::int64_t id = 0;
  std::string name, options;
  bool operator==(const ReportDefinition&) const = default;
};

/// An open project file. All functions throw StoreError. Every change is one transaction: it is in the file as a whole or not at all.
class Project {
 public:
  /// The version of the file's tables that this program writes.
  static int current_version();

  /// Makes a new file; it must not exist yet.
  static Project create(const std::filesystem::path& path);

  /// Opens a file; it is checked for damage first. A file that nobody else has open is read as one that does not change, so
  /// reading works in read-only folders and leaves nothing behind. An older one is migrated when opened for writing, after a copy `NAME.plenum.v<old>.bak` was made; for
  /// reading it is migrated in memory only. A file that is refused is not touched: one that is no SQLite file, belongs to
  /// another program, is newer than this program, is damaged, or is locked.
  static Project open(const std::filesystem::path& path, OpenMode mode);

  /// create() when there is no such file, else open() for writing.
  static Project open_or_create(const std::filesystem::path& path);

  Project(Project&&) noexcept;
  Project& operator=(Project&&) noexcept;
  ~Project();

  const std::filesystem::path& path() const;
  bool read_only() const;
  /// The version that the file had when it was opened, before migration.
  int opened_version() const;

  /// Scenarios by position; a base stands before its variants.
  std::vector<StoredScenario> scenarios() const;
  std::optional<StoredScenario> scenario(std::int64_t id) const;
  std::optional<StoredScenario> scenario(const std::string& name) const;
  /// Adds (id 0) or replaces; returns its id. A name that is taken, an unknown base and a variant of a variant are errors.
  std::int64_t save(const StoredScenario& scenario);
  /// All scenarios at once, in one transaction: those not in the list are deleted. Returns them as stored. New bases and
  /// variants of them may be saved together: a variant whose base has no id yet names it with the base's negative index
  /// in the list, minus one (-1 is the first).
  std::vector<StoredScenario> save_all(const std::vector<StoredScenario>& scenarios);
  /// Deletes it, its variants and their approvals; runs stay.
  void remove(std::int64_t scenario_id);

  std::int64_t add_run(const StoredRun& run);
  /// Runs, the latest first; of one scenario when given.
  std::vector<StoredRun> runs(std::optional<std::int64_t> scenario_id = {}) const;

  void approve(const Approval& approval);  ///< replaces one of the same scenario, rule and path
  void withdraw(std::int64_t scenario_id, const std::string& rule, const std::string& path);
  std::vector<Approval> approvals(std::int64_t scenario_id) const;

  std::int64_t save_report(const ReportDefinition& definition);
  std::vector<ReportDefinition> reports() const;

  /// A fact about the project, such as the last opened scenario; nothing when it was never set.
  std::optional<std::string> meta(const std::string& key) const;
  void set_meta(const std::string& key, const std::string& value);

  /// Writes a complete copy to `path` (which may exist: it is replaced as a whole or not at all) and goes on with that copy.
  void save_as(const std::filesystem::path& path);

  /// Rolls the changes of all calls during its life back unless commit() was called.
  class Transaction {
   public:
    explicit Transaction(Project& project);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

   private:
    struct State;
    std::unique_ptr<State> state_;
  };

 private:
  struct Impl;
  explicit Project(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace plenum::store
