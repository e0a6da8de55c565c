#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <memory>

#include "core/store/project.h"

/// Opening, checking, migrating and copying the SQLite file behind a project. Private to core/store.
namespace plenum::store {

using Connection = std::unique_ptr<SQLite::Database>;

/// What SQLite complained about, in the words of people.
StoreError as_store_error(const std::filesystem::path& path, const SQLite::Exception& error);

/// Runs `work` and turns SQLite's errors into StoreErrors of this file.
template <class Work>
auto guarded(const std::filesystem::path& path, Work&& work) {
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    throw as_store_error(path, error);
  }
}

/// A scope whose changes are undone unless it is committed: a transaction, or a savepoint inside one.
class Scope {
 public:
  explicit Scope(SQLite::Database& database);
  ~Scope();
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  void commit();

 private:
  SQLite::Database& database_;
  bool outermost_;
  bool done_ = false;
};

/// A new file with today's tables.
Connection create_database(const std::filesystem::path& path);

struct Opened {
  Connection connection;
  int version = 0;  ///< that the file had
};

/// An existing file, checked and brought to today's version (see Project::open).
Opened open_database(const std::filesystem::path& path, OpenMode mode);

/// A complete copy at `target`, which is replaced as a whole or stays as it was.
void copy_database(SQLite::Database& from, const std::filesystem::path& target);

}  // namespace plenum::store
