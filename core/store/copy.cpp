#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/store/database.h"

namespace plenum::store {
namespace {

namespace fs = std::filesystem;

/// Waits until a file's content, or a folder's names, are on the disk.
void flush(const fs::path& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0)
    return;  // a folder that cannot be opened cannot be flushed either; the rename itself is still whole
  const bool failed = ::fsync(file) != 0 && errno != EINVAL && errno != EROFS;
  const int why = errno;
  ::close(file);
  if (failed)
    throw StoreError(path,
                     fmt::format("`{}` cannot be written: {}", path.filename().string(), std::strerror(why)),
                     "check the disk and the space on it");
}

}  // namespace

void copy_database(SQLite::Database& from, const fs::path& target) {
  const auto temporary = target.string() + fmt::format(".{}.tmp", ::getpid());
  std::error_code none;
  fs::remove(temporary, none);
  try {
    guarded(target, [&] {
      SQLite::Statement vacuum(from, "VACUUM INTO ?");
      vacuum.bind(1, temporary);
      vacuum.exec();
    });
    flush(temporary, O_RDWR);
    // A log that belonged to the file which is replaced must not be taken for the new one's.
    fs::remove(target.string() + "-wal", none);
    fs::remove(target.string() + "-shm", none);
    std::error_code failed;
    fs::rename(temporary, target, failed);
    if (failed)
      throw StoreError(
          target, fmt::format("`{}` cannot be written: {}", target.filename().string(), failed.message()),
          "choose another place");
    flush(fs::absolute(target).parent_path(), O_RDONLY | O_DIRECTORY);
  } catch (...) {
    fs::remove(temporary, none);
    throw;
  }
}

}  // namespace plenum::store
