#include <fmt/format.h>
#include <sqlite3.h>

#include "core/store/database.h"

namespace plenum::store {

StoreError as_store_error(const std::filesystem::path& path, const SQLite::Exception& error) {
  const auto name = path.filename().string();
  switch (error.getErrorCode() & 0xff) {
  case SQLITE_NOTADB:
    return {path, fmt::format("`{}` is not a project file", name),
            "open a .plenum file; scenario texts (.toml) are imported"};
  case SQLITE_CORRUPT:
    return {path, fmt::format("`{}` is damaged: {}", name, error.getErrorStr()),
            "go back to a backup (.bak) or recover it with `sqlite3 FILE .recover`"};
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return {path, fmt::format("`{}` is in use by another program", name),
            "close it there, or work on a copy"};
  case SQLITE_READONLY:
    return {path, fmt::format("`{}` cannot be written: the file or its folder is read-only", name),
            "save the project under another name"};
  case SQLITE_PERM:
  case SQLITE_AUTH:
    return {path, fmt::format("no permission for `{}`", name),
            "check the permissions of the file and its folder"};
  case SQLITE_CANTOPEN:
    return {path, fmt::format("`{}` cannot be opened", name),
            "check that the folder exists and may be written"};
  case SQLITE_FULL:
    return {path, fmt::format("the disk is full; `{}` is as it was before", name),
            "free some space, or save the project on another disk"};
  case SQLITE_IOERR:
    return {path, fmt::format("`{}` cannot be read or written: {}", name, error.getErrorStr()),
            "check the disk and the space on it"};
  default: return {path, fmt::format("`{}`: {}", name, error.what()), ""};
  }
}

}  // namespace plenum::store
