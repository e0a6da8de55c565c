#include "core/store/database.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <SQLiteCpp/Backup.h>

#include <array>
#include <fstream>
#include <system_error>

#include "core/store/migrations.h"

namespace plenum::store {
namespace {

namespace fs = std::filesystem;

constexpr int patience_ms = 1000;  // for a lock that another program holds for a moment

int newest() { return static_cast<int>(migrations().size()); }

/// The parts of an SQLite file's header that say whose it is (https://www.sqlite.org/fileformat.html, 1.3).
struct Header {
  bool sqlite = false;
  std::uint32_t user_version = 0, application = 0;
};

Header read_header(const fs::path& path) {
  std::array<unsigned char, 100> bytes{};
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw StoreError(path, fmt::format("`{}` cannot be opened", path.filename().string()),
                     "check the name and the permissions");
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  const auto number = [&](std::size_t at) {
    return std::uint32_t{bytes[at]} << 24 | std::uint32_t{bytes[at + 1]} << 16 |
           std::uint32_t{bytes[at + 2]} << 8 | bytes[at + 3];
  };
  constexpr std::string_view magic("SQLite format 3\0", 16);
  const std::string_view start(reinterpret_cast<const char*>(bytes.data()), magic.size());
  return {file.gcount() == static_cast<std::streamsize>(bytes.size()) && start == magic, number(60),
          number(68)};
}

void refuse_newer(const fs::path& path, int version) {
  if (version <= newest()) return;
  throw StoreError(
      path,
      fmt::format("`{}` was written by a newer Plenum: it has format {}, this program knows up to {}",
                  path.filename().string(), version, newest()),
      fmt::format("open it with a version of Plenum that knows project format {}", version));
}

/// Refuses what is not ours by looking at bytes only, so that the file stays untouched.
void check_header(const fs::path& path) {
  const auto name = path.filename().string();
  std::error_code none;
  if (!fs::exists(path, none))
    throw StoreError(path, fmt::format("`{}` does not exist", name), "check the name");
  if (!fs::is_regular_file(path, none))
    throw StoreError(path, fmt::format("`{}` is not a file", name), "open a .plenum file");
  const auto header = read_header(path);
  if (!header.sqlite)
    throw StoreError(path, fmt::format("`{}` is not a project file", name),
                     "open a .plenum file; scenario texts (.toml) are imported");
  if (header.application != static_cast<std::uint32_t>(application_id))
    throw StoreError(path, fmt::format("`{}` is an SQLite file of another program", name),
                     "open a .plenum file");
  refuse_newer(path, static_cast<int>(header.user_version));
}

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

void check_content(SQLite::Database& database, const fs::path& path) {
  refuse_newer(path, version_of(database));
  const auto verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
  const auto tables =
      database
          .execAndGet(
              "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('meta', 'scenario', 'run')")
          .getInt();
  if (verdict != "ok" || tables != 3 || version_of(database) < 1)
    throw StoreError(path,
                     fmt::format("`{}` is damaged: {}", path.filename().string(),
                                 verdict == "ok" ? "tables are missing" : verdict),
                     "go back to a backup (.bak) or recover it with `sqlite3 FILE .recover`");
}

/// Reading a file in WAL mode makes two small files beside it, which a read-only folder refuses and which stay there. When no log
/// waits beside the file, nobody has it open: the file alone is the whole truth and is read as one that does not change.
Connection open_for_reading(const fs::path& path) {
  std::error_code none;
  const auto log = fs::file_size(path.string() + "-wal", none);
  if (!none && log > 0)
    return std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READONLY, patience_ms);
  std::string address = "file:";
  for (const char c : fs::absolute(path).string()) {  // in an address %, ? and # have a meaning of their own
    if (c == '%' || c == '?' || c == '#') address += fmt::format("%{:02x}", static_cast<unsigned char>(c));
    else address += c;
  }
  return std::make_unique<SQLite::Database>(address + "?immutable=1",
                                            SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience_ms);
}

void migrate(SQLite::Database& database) {
  Scope scope(database);
  for (int version = version_of(database); version < newest(); ++version)
    database.exec(migrations()[static_cast<std::size_t>(version)]);
  database.exec(fmt::format("PRAGMA user_version = {}", newest()));
  scope.commit();
}

void prepare(SQLite::Database& database, bool writing) {
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA trusted_schema = OFF");
  if (!writing) return;
  database.execAndGet("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
}

/// An older file that may not be written: today's version of it in memory.
Connection migrated_in_memory(SQLite::Database& file) {
  auto memory = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  SQLite::Backup(*memory, file).executeStep();
  migrate(*memory);
  memory->exec("PRAGMA query_only = ON");
  return memory;
}

}  // namespace

Scope::Scope(SQLite::Database& database)
    : database_(database), outermost_(sqlite3_get_autocommit(database.getHandle()) != 0) {
  database_.exec(outermost_ ? "BEGIN IMMEDIATE" : "SAVEPOINT scope");
}

Scope::~Scope() {
  if (done_) return;
  // SQLite itself may have rolled back (a full disk): then there is nothing left to undo, and the error is of no interest.
  if (outermost_) database_.tryExec("ROLLBACK");
  else database_.tryExec("ROLLBACK TO scope"), database_.tryExec("RELEASE scope");
}

void Scope::commit() {
  database_.exec(outermost_ ? "COMMIT" : "RELEASE scope");
  done_ = true;
}

Connection create_database(const fs::path& path) {
  std::error_code none;
  if (fs::exists(path, none))
    throw StoreError(path, fmt::format("`{}` exists already", path.filename().string()),
                     "choose another name");
  if (const auto folder = fs::absolute(path).parent_path(); !fs::is_directory(folder, none))
    throw StoreError(path, fmt::format("the folder `{}` does not exist", folder.string()), "make it first");
  return guarded(path, [&] {
    auto connection = std::make_unique<SQLite::Database>(
        path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience_ms);
    try {
      connection->exec(fmt::format("PRAGMA application_id = {}", application_id));
      migrate(*connection);
      prepare(*connection, true);
    } catch (...) {
      connection.reset();
      fs::remove(path, none);
      throw;
    }
    return connection;
  });
}

Opened open_database(const fs::path& path, OpenMode mode) {
  check_header(path);
  return guarded(path, [&]() -> Opened {
    auto reading = open_for_reading(path);
    check_content(*reading, path);
    const int version = version_of(*reading);
    if (mode == OpenMode::read_only) {
      if (version < newest()) return {migrated_in_memory(*reading), version};
      prepare(*reading, false);
      return {std::move(reading), version};
    }
    reading.reset();
    auto writing = std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READWRITE, patience_ms);
    if (sqlite3_db_readonly(writing->getHandle(), "main") == 1)
      throw StoreError(path,
                       fmt::format("`{}` cannot be written: the file or its folder is read-only",
                                   path.filename().string()),
                       "open it for reading, or work on a copy");
    if (version < newest()) copy_database(*writing, path.string() + fmt::format(".v{}.bak", version));
    prepare(*writing, true);
    if (version < newest()) migrate(*writing);
    return {std::move(writing), version};
  });
}

}  // namespace plenum::store
