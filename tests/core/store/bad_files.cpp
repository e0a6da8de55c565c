// Project files that must be refused, and places that cannot be written: a clear error, and nothing changed.
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "core/store/migrations.h"
#include "core/store/project.h"
#include "tests/catch.h"
#include "tests/core/folder.h"

using namespace plenum::store;
namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream out;
  out << stream.rdbuf();
  return out.str();
}

void write(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

/// Everything in a folder, to see that nothing changed.
std::map<std::string, std::string> snapshot(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder))
    files[entry.path().filename().string()] = content(entry.path());
  return files;
}

SQLite::Database raw(const fs::path& file) {
  return {file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
}

void make_project(const fs::path& file) {
  auto project = Project::create(file);
  for (int i = 0; i < 50; ++i) {
    StoredScenario s;
    s.name = "Scenario " + std::to_string(i), s.text = std::string(2000, 'x'), s.position = i;
    project.save(s);
  }
}

/// A file as an earlier version left it.
void make_old_project(const fs::path& file, int version) {
  auto database = raw(file);
  database.exec("PRAGMA application_id = " + std::to_string(application_id));
  for (int i = 0; i < version; ++i) database.exec(migrations()[static_cast<std::size_t>(i)]);
  database.exec("INSERT INTO scenario VALUES (7, 'Old', 'base', NULL, 'text', 0, '2026-01-01T00:00:00Z')");
  database.exec("PRAGMA user_version = " + std::to_string(version));
}

/// Becomes nobody for a while, since root may write everywhere.
struct Nobody {
  Nobody() : changed(::geteuid() == 0 && ::seteuid(65534) == 0) {}
  ~Nobody() {
    if (changed && ::seteuid(0) != 0) std::abort();
  }
  bool changed;
};

}  // namespace

TEST_CASE("files that are refused stay untouched") {
  plenum::test::Folder folder;
  make_project(folder / "good.plenum");
  const auto good = content(folder / "good.plenum");
  struct Row {
    const char* name;
    std::function<void(const fs::path&)> make;
    const char* message;
  };
  const std::vector<Row> rows{
      {"missing", [](const fs::path&) {}, "`missing` does not exist"},
      {"folder", [](const fs::path& f) { fs::create_directory(f); }, "`folder` is not a file"},
      {"empty", [](const fs::path& f) { write(f, ""); }, "`empty` is not a project file"},
      {"text", [](const fs::path& f) { write(f, std::string(5000, 'a')); }, "`text` is not a project file"},
      {"header", [](const fs::path& f) { write(f, std::string("SQLite format 3\0", 16)); },
       "`header` is not a project file"},
      {"other", [](const fs::path& f) { raw(f).exec("CREATE TABLE t (x)"); },
       "`other` is an SQLite file of another program"},
      {"newer", [](const fs::path& f) { make_project(f), raw(f).exec("PRAGMA user_version = 99"); },
       "`newer` was written by a newer Plenum: it has format 99, this program knows up to 2"},
      {"bare",
       [](const fs::path& f) {
         raw(f).exec("PRAGMA application_id = " + std::to_string(application_id)),
             raw(f).exec("CREATE TABLE t (x)");
       },
       "`bare` is damaged: tables are missing"},
      {"cut", [&](const fs::path& f) { write(f, good.substr(0, good.size() / 2)); }, nullptr},
      {"burnt",
       [&](const fs::path& f) {
         write(f, std::string(good).replace(4096, good.size() - 8192, good.size() - 8192, '\x55'));
       },
       nullptr},
  };
  for (const auto& row : rows)
    for (const auto mode : {OpenMode::read_only, OpenMode::read_write}) {
      INFO(row.name);
      plenum::test::Folder place;
      const auto file = place / row.name;
      row.make(file);
      fs::remove(file.string() + "-wal"), fs::remove(file.string() + "-shm");
      const auto before = snapshot(place.path());
      try {
        Project::open(file, mode);
        FAIL("was opened");
      } catch (const StoreError& error) {
        if (row.message) CHECK(std::string(error.what()) == row.message);
        else CHECK(std::string(error.what()).find("is damaged") != std::string::npos);
        CHECK(error.path == file);
        CHECK_FALSE(error.hint.empty());
      }
      CHECK(snapshot(place.path()) == before);
    }
}

TEST_CASE("an older file is migrated after a backup was made") {
  plenum::test::Folder folder;
  const auto file = folder / "old.plenum";
  make_old_project(file, 1);
  {
    const auto reading = Project::open(file, OpenMode::read_only);  // in memory only
    CHECK(reading.opened_version() == 1);
    CHECK(reading.scenario("Old")->id == 7);
    CHECK(reading.reports().empty());
  }
  CHECK(raw(file).execAndGet("PRAGMA user_version").getInt() == 1);
  CHECK(snapshot(folder.path()).size() == 1);
  {
    auto project = Project::open(file, OpenMode::read_write);
    CHECK(project.opened_version() == 1);
    project.approve({7, "rule", "path", "reason", "Ada", ""});  // a table of version 2
  }
  CHECK(raw(file).execAndGet("PRAGMA user_version").getInt() == Project::current_version());
  auto backup = raw(folder / "old.plenum.v1.bak");
  CHECK(backup.execAndGet("PRAGMA user_version").getInt() == 1);
  CHECK(backup.execAndGet("PRAGMA application_id").getInt() == application_id);
  CHECK(backup.execAndGet("SELECT name FROM scenario").getString() == "Old");
  CHECK(Project::open(file, OpenMode::read_write).opened_version() == Project::current_version());
}

TEST_CASE("migrating from any version gives the tables of a new file") {
  plenum::test::Folder folder;
  const auto tables = [](const fs::path& file) {
    auto database = raw(file);
    std::string all;
    for (SQLite::Statement q(database, "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name");
         q.executeStep();)
      all += q.getColumn(0).getString() + ";\n";
    return all;
  };
  Project::create(folder / "new.plenum");
  for (int version = 1; version <= Project::current_version(); ++version) {
    const auto file = folder / ("v" + std::to_string(version));
    make_old_project(file, version);
    Project::open(file, OpenMode::read_write);
    CHECK(tables(file) == tables(folder / "new.plenum"));
  }
  CHECK(tables(folder / "new.plenum").find("STRICT") != std::string::npos);
}

TEST_CASE("a file in use is told, and nothing is lost") {
  plenum::test::Folder folder;
  const auto file = folder / "busy.plenum";
  make_project(file);
  auto project = Project::open(file, OpenMode::read_write);
  auto other = raw(file);
  other.exec("BEGIN IMMEDIATE");
  CHECK_THROWS_WITH(project.set_meta("a", "b"), "`busy.plenum` is in use by another program");
  other.exec("ROLLBACK");
  project.set_meta("a", "b");
  CHECK(project.meta("a") == "b");
}

TEST_CASE("creating where it cannot be") {
  plenum::test::Folder folder;
  make_project(folder / "a.plenum");
  CHECK_THROWS_WITH(Project::create(folder / "a.plenum"), "`a.plenum` exists already");
  CHECK_THROWS_AS(Project::create(folder / "no" / "a.plenum"), StoreError);
  CHECK(Project::open_or_create(folder / "a.plenum").scenarios().size() == 50);
  CHECK(Project::open_or_create(folder / "b.plenum").scenarios().empty());
}

TEST_CASE("a read-only folder") {
  plenum::test::Folder folder;
  const auto file = folder / "a.plenum";
  make_project(file);
  auto project = Project::open(file, OpenMode::read_write);
  const auto locked = folder / "locked";
  fs::create_directory(locked);
  fs::copy_file(file, locked / "b.plenum");
  fs::permissions(folder.path(), fs::perms(0755));
  fs::permissions(locked / "b.plenum", fs::perms(0444));
  fs::permissions(locked, fs::perms(0555));
  {
    Nobody nobody;
    if (!nobody.changed && ::geteuid() == 0) {
      WARN("skipped: the test runs as root and cannot become somebody else");
    } else {
      CHECK_THROWS_AS(Project::create(locked / "c.plenum"), StoreError);
      CHECK_THROWS_AS(Project::open(locked / "b.plenum", OpenMode::read_write), StoreError);
      CHECK_THROWS_AS(project.save_as(locked / "d.plenum"), StoreError);
      CHECK(Project::open(locked / "b.plenum", OpenMode::read_only).scenarios().size() == 50);
    }
  }
  CHECK(project.path() == file);  // a failed copy changes nothing
  CHECK(snapshot(locked).size() == 1);
  fs::permissions(locked, fs::perms(0755));
}

TEST_CASE("a disk that takes no more") {
  plenum::test::Folder folder;
  const auto file = folder / "a.plenum";
  make_project(file);
  auto project = Project::open(file, OpenMode::read_write);
  const auto before = project.scenarios();
  // A limit on the size of files stands for the full disk: writing beyond it fails the same way, halfway through.
  rlimit old{};
  ::getrlimit(RLIMIT_FSIZE, &old);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{200 * 1024, old.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &small);
  std::string error, copy_error;
  StoredScenario large;
  large.name = "Large", large.text = std::string(400 * 1024, 'x');
  try {
    project.save(large);
  } catch (const StoreError& e) {
    error = e.what();
  }
  const rlimit tiny{20 * 1024, old.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &tiny);
  try {
    project.save_as(folder / "copy.plenum");
  } catch (const StoreError& e) {
    copy_error = e.what();
  }
  ::setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, handler);
  CHECK_FALSE(error.empty());
  CHECK_FALSE(copy_error.empty());
  CHECK(project.scenarios() == before);
  project.save(large);  // room again
  for (const auto& entry : fs::directory_iterator(folder.path()))
    CHECK(entry.path().string().find(".tmp") == std::string::npos);
  CHECK_FALSE(fs::exists(folder / "copy.plenum"));
}
