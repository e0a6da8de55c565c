#pragma once

#include "core/store/database.h"

namespace plenum::store {

struct Project::Impl {
  std::filesystem::path path;
  Connection connection;
  bool read_only = false;
  int opened_version = 0;

  SQLite::Database& database() const { return *connection; }

  /// Runs `change` in a transaction of its own or as a part of the one that is open.
  template <class Change>
  auto changed(Change&& change) {
    if (read_only)
      throw StoreError(path, "`" + path.filename().string() + "` is open for reading only",
                       "save the project under another name");
    return guarded(path, [&] {
      Scope scope(database());
      if constexpr (std::is_void_v<decltype(change())>) {
        change();
        scope.commit();
      } else {
        auto result = change();
        scope.commit();
        return result;
      }
    });
  }
};

}  // namespace plenum::store
