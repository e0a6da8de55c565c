#include "core/store/project.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "core/store/impl.h"
#include "core/store/migrations.h"

namespace plenum::store {

Project::Project(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Project::Project(Project&&) noexcept = default;
Project& Project::operator=(Project&&) noexcept = default;
Project::~Project() = default;

int Project::current_version() { return static_cast<int>(migrations().size()); }

Project Project::create(const std::filesystem::path& path) {
  auto connection = create_database(path);
  return Project(std::make_unique<Impl>(Impl{path, std::move(connection), false, current_version()}));
}

Project Project::open(const std::filesystem::path& path, OpenMode mode) {
  auto opened = open_database(path, mode);
  return Project(std::make_unique<Impl>(
      Impl{path, std::move(opened.connection), mode == OpenMode::read_only, opened.version}));
}

Project Project::open_or_create(const std::filesystem::path& path) {
  std::error_code none;
  return std::filesystem::exists(path, none) ? open(path, OpenMode::read_write) : create(path);
}

const std::filesystem::path& Project::path() const { return impl_->path; }
bool Project::read_only() const { return impl_->read_only; }
int Project::opened_version() const { return impl_->opened_version; }

std::optional<std::string> Project::meta(const std::string& key) const {
  return guarded(impl_->path, [&]() -> std::optional<std::string> {
    SQLite::Statement query(impl_->database(), "SELECT value FROM meta WHERE key = ?");
    query.bind(1, key);
    if (!query.executeStep()) return {};
    return query.getColumn(0).getString();
  });
}

void Project::set_meta(const std::string& key, const std::string& value) {
  impl_->changed([&] {
    SQLite::Statement insert(
        impl_->database(),
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value");
    insert.bind(1, key);
    insert.bind(2, value);
    insert.exec();
  });
}

void Project::save_as(const std::filesystem::path& path) {
  if (sqlite3_get_autocommit(impl_->database().getHandle()) == 0)
    throw StoreError(path, "a project cannot be saved in the middle of a change", "");
  std::error_code none;
  const bool same = std::filesystem::equivalent(path, impl_->path, none) && !none;
  if (same && !impl_->read_only) {  // everything is in the file already; make it one file
    guarded(path, [&] { impl_->database().execAndGet("PRAGMA wal_checkpoint(TRUNCATE)"); });
    return;
  }
  copy_database(impl_->database(), path);
  *this = open(path, OpenMode::read_write);
}

struct Project::Transaction::State {
  State(Impl& project) : path(project.path), scope(project.database()) {}
  std::filesystem::path path;
  Scope scope;
};

Project::Transaction::Transaction(Project& project) {
  if (project.read_only())
    throw StoreError(project.path(),
                     fmt::format("`{}` is open for reading only", project.path().filename().string()),
                     "save the project under another name");
  state_ = guarded(project.path(), [&] { return std::make_unique<State>(*project.impl_); });
}
Project::Transaction::~Transaction() = default;

void Project::Transaction::commit() {
  guarded(state_->path, [&] { state_->scope.commit(); });
}

}  // namespace plenum::store
