#include <fmt/format.h>

#include <unordered_map>
#include <unordered_set>

#include "core/store/impl.h"

namespace plenum::store {
namespace {

constexpr const char* columns =
    "SELECT s.id, s.name, s.base_id, s.text, s.position, s.modified FROM scenario s ";

StoredScenario read(SQLite::Statement& row) {
  StoredScenario s;
  s.id = row.getColumn(0).getInt64();
  s.name = row.getColumn(1).getString();
  if (!row.getColumn(2).isNull()) s.base_id = row.getColumn(2).getInt64();
  s.text = row.getColumn(3).getString();
  s.position = row.getColumn(4).getInt();
  s.modified = row.getColumn(5).getString();
  return s;
}

template <class Key>
std::optional<StoredScenario> read_one(SQLite::Database& database, const char* condition, const Key& key) {
  SQLite::Statement query(database, std::string(columns) + condition);
  query.bind(1, key);
  if (!query.executeStep()) return {};
  return read(query);
}

/// What the tables cannot say in words that help.
void check(SQLite::Database& database, const std::filesystem::path& path, const StoredScenario& s) {
  if (s.name.empty()) throw StoreError(path, "a scenario needs a name", "");
  if (s.id != 0 && !read_one(database, "WHERE s.id = ?", s.id))
    throw StoreError(path, fmt::format("the scenario `{}` is no longer in the project", s.name),
                     "save it as a new one");
  if (const auto other = read_one(database, "WHERE s.name = ?", s.name); other && other->id != s.id)
    throw StoreError(path, fmt::format("there is a scenario `{}` already", s.name), "choose another name");
  if (!s.base_id) return;
  const auto base = read_one(database, "WHERE s.id = ?", *s.base_id);
  if (!base)
    throw StoreError(path, fmt::format("the base of the variant `{}` is not in the project", s.name), "");
  if (base->is_variant() || base->id == s.id || read_one(database, "WHERE s.base_id = ?", s.id))
    throw StoreError(
        path, fmt::format("`{}` cannot be a variant of `{}`: variants have no variants", s.name, base->name),
        "make both variants of the same base");
}

std::int64_t write(SQLite::Database& database, const StoredScenario& s) {
  const char* insert =
      "INSERT INTO scenario (name, kind, base_id, text, position, modified) VALUES (?1, ?2, ?3, ?4, ?5, strftime('%Y-%m-%dT%H:%M:%SZ'))";
  // A text that did not change keeps its date.
  const char* update =
      "UPDATE scenario SET name = ?1, kind = ?2, base_id = ?3, position = ?5, text = ?4, "
      "modified = CASE WHEN text = ?4 THEN modified ELSE strftime('%Y-%m-%dT%H:%M:%SZ') END WHERE id = ?6";
  SQLite::Statement statement(database, s.id == 0 ? insert : update);
  statement.bind(1, s.name);
  statement.bind(2, s.is_variant() ? "variant" : "base");
  if (s.base_id) statement.bind(3, *s.base_id);
  statement.bind(4, s.text);
  statement.bind(5, s.position);
  if (s.id != 0) statement.bind(6, s.id);
  statement.exec();
  return s.id == 0 ? database.getLastInsertRowid() : s.id;
}

void remove_others(SQLite::Database& database, const std::vector<StoredScenario>& kept) {
  std::unordered_set<std::int64_t> ids;
  for (const auto& s : kept) ids.insert(s.id);
  std::vector<std::int64_t> gone;
  for (SQLite::Statement query(database, "SELECT id FROM scenario"); query.executeStep();)
    if (ids.count(query.getColumn(0).getInt64()) == 0) gone.push_back(query.getColumn(0).getInt64());
  for (const auto id : gone) {
    SQLite::Statement remove(database, "DELETE FROM scenario WHERE id = ?");
    remove.bind(1, id);
    remove.exec();
  }
}

}  // namespace

std::vector<StoredScenario> Project::scenarios() const {
  return guarded(impl_->path, [&] {
    std::vector<StoredScenario> list;
    SQLite::Statement query(
        impl_->database(),
        std::string(columns) +
            "LEFT JOIN scenario b ON b.id = s.base_id ORDER BY coalesce(b.position, s.position), coalesce(s.base_id, s.id), "
            "s.base_id IS NOT NULL, s.position, s.id");
    while (query.executeStep()) list.push_back(read(query));
    return list;
  });
}

std::optional<StoredScenario> Project::scenario(std::int64_t id) const {
  return guarded(impl_->path, [&] { return read_one(impl_->database(), "WHERE s.id = ?", id); });
}

std::optional<StoredScenario> Project::scenario(const std::string& name) const {
  return guarded(impl_->path, [&] { return read_one(impl_->database(), "WHERE s.name = ?", name); });
}

std::int64_t Project::save(const StoredScenario& scenario) {
  return impl_->changed([&] {
    check(impl_->database(), impl_->path, scenario);
    return write(impl_->database(), scenario);
  });
}

std::vector<StoredScenario> Project::save_all(const std::vector<StoredScenario>& list) {
  impl_->changed([&] {
    auto& database = impl_->database();
    // Names and bases may be exchanged between scenarios, which would collide half way; a variant that gets another base must
    // not go with its old one.
    database.exec("UPDATE scenario SET name = char(1) || id, kind = 'base', base_id = NULL");
    remove_others(database, list);
    std::vector<std::int64_t> ids(list.size(), 0);
    const auto save_these = [&](bool variants) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].is_variant() != variants) continue;
        auto s = list[i];
        if (s.base_id && *s.base_id < 0) {
          const auto index = static_cast<std::size_t>(-(*s.base_id + 1));
          if (index >= ids.size())
            throw StoreError(impl_->path,
                             fmt::format("the base of the variant `{}` is not in the project", s.name), "");
          s.base_id = ids[index];
        }
        check(database, impl_->path, s);
        ids[i] = write(database, s);
      }
    };
    save_these(false);
    save_these(true);
  });
  return scenarios();
}

void Project::remove(std::int64_t scenario_id) {
  impl_->changed([&] {
    SQLite::Statement remove(impl_->database(), "DELETE FROM scenario WHERE id = ?");
    remove.bind(1, scenario_id);
    remove.exec();
  });
}

}  // namespace plenum::store
