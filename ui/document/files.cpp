#include "ui/document/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>

#include "core/store/project.h"
#include "models/plan/scenario_file.h"

namespace plenum::ui {
namespace {

const std::string last_scenario = "desktop.scenario";

std::filesystem::path native(const QString& path) { return std::filesystem::path(path.toStdString()); }

[[noreturn]] void fail(const text::InputErrors& errors) {
  std::string all;
  for (const auto& error : errors.errors) all += (all.empty() ? "" : "\n") + error.block();
  throw FileProblem(all);
}

[[noreturn]] void fail(const store::StoreError& error) {
  throw FileProblem(std::string(error.what()) + (error.hint.empty() ? "" : "\n" + error.hint));
}

/// The scenarios of a project in the order of the tabs, with ids from 1.
std::vector<store::StoredScenario> by_position(const store::Project& project) {
  auto stored = project.scenarios();
  std::stable_sort(stored.begin(), stored.end(),
                   [](const auto& a, const auto& b) { return a.position < b.position; });
  return stored;
}

OpenedFile read_project(const QString& path, const plan::Catalogue& catalogue) {
  const auto project = store::Project::open(native(path), store::OpenMode::read_only);
  const auto stored = by_position(project);
  if (stored.empty()) throw FileProblem("the project holds no scenario");
  OpenedFile file;
  std::map<std::int64_t, int> ids;
  for (const auto& s : stored) {
    const int id = static_cast<int>(ids.size()) + 1;
    ids[s.id] = id;
    file.stored_ids[id] = s.id;
    file.scenarios.push_back({id, s.name, 0, nullptr, {}});
    if (!s.is_variant())
      file.scenarios.back().values =
          std::make_shared<const plan::Scenario>(plan::parse_scenario(s.text, s.name, {}, catalogue));
  }
  for (std::size_t i = 0; i < stored.size(); ++i) {
    if (!stored[i].is_variant()) continue;
    auto& variant = file.scenarios[i];
    variant.base = ids.at(*stored[i].base_id);
    if (!find_scenario(file.scenarios, variant.base)->values)
      throw FileProblem("`" + variant.name + "` is a variant of a variant");
    const auto& base = *find_scenario(file.scenarios, variant.base)->values;
    variant.values = std::make_shared<const plan::Scenario>(base);
    file.scenarios =
        with_values(std::move(file.scenarios), variant.id,
                    plan::parse_variant(stored[i].text, variant.name, base, catalogue), catalogue);
  }
  if (const auto id = project.meta(last_scenario))
    if (const auto found = ids.find(std::stoll(*id)); found != ids.end()) file.active = found->second;
  return file;
}

OpenedFile read_text(const QString& path, const plan::Catalogue& catalogue) {
  auto values = std::make_shared<const plan::Scenario>(plan::read_scenario(native(path), catalogue));
  auto name =
      values->plan.name.empty() ? QFileInfo(path).completeBaseName().toStdString() : values->plan.name;
  return {{{1, std::move(name), 0, std::move(values), {}}}, 1, {}};
}

store::StoredScenario to_store(const ProjectContent& content, const OpenScenario& one,
                               const plan::Catalogue& catalogue) {
  const auto id_of = [&](int id) {
    const auto found = content.stored_ids.find(id);
    return found == content.stored_ids.end() ? std::int64_t{0} : found->second;
  };
  store::StoredScenario stored;
  stored.id = id_of(one.id);
  stored.name = one.name;
  stored.position = static_cast<int>(index_of(content.scenarios, one.id));
  if (!one.is_variant()) {
    stored.text = plan::write_scenario(*one.values, catalogue);
    return stored;
  }
  const auto base = index_of(content.scenarios, one.base);
  const auto base_id = id_of(one.base);
  // One that the project does not hold yet is named by its place in the list.
  stored.base_id = base_id != 0 ? base_id : -static_cast<std::int64_t>(base) - 1;
  stored.text = plan::write_variant(*one.values, *content.scenarios[base].values, catalogue);
  return stored;
}

}  // namespace

bool is_project_file(const QString& path) {
  return path.endsWith(QStringLiteral(".plenum"), Qt::CaseInsensitive);
}

OpenedFile read_file(const QString& path, const plan::Catalogue& catalogue) {
  try {
    return is_project_file(path) ? read_project(path, catalogue) : read_text(path, catalogue);
  } catch (const text::InputErrors& errors) {
    fail(errors);
  } catch (const text::InputError& error) {
    throw FileProblem(error.block());
  } catch (const store::StoreError& error) {
    fail(error);
  }
}

void write_text_file(const QString& path, const plan::Scenario& scenario, const plan::Catalogue& catalogue) {
  QSaveFile file(path);
  const auto content = QByteArray::fromStdString(plan::write_scenario(scenario, catalogue));
  const bool ok = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
  if (!ok) throw FileProblem(path.toStdString() + ": " + file.errorString().toStdString());
}

std::map<int, std::int64_t> write_project_file(const QString& path, ProjectContent content,
                                               const plan::Catalogue& catalogue) {
  try {
    auto project = store::Project::open_or_create(native(path));
    // One that another program has deleted is written anew.
    std::erase_if(content.stored_ids, [&](const auto& known) { return !project.scenario(known.second); });
    std::vector<store::StoredScenario> all;
    for (const auto& one : content.scenarios) all.push_back(to_store(content, one, catalogue));
    for (auto& other : by_position(project)) {
      if (content.seen.contains(other.id)) continue;
      other.name = free_name(content.scenarios, other.name);
      other.position = static_cast<int>(all.size());
      all.push_back(std::move(other));
    }
    store::Project::Transaction transaction(project);
    const auto saved = project.save_all(all);
    std::map<int, std::int64_t> ids;
    for (const auto& one : content.scenarios)
      for (const auto& stored : saved)
        if (stored.name == one.name) ids[one.id] = stored.id;
    project.set_meta(last_scenario, std::to_string(ids.at(content.active)));
    transaction.commit();
    return ids;
  } catch (const store::StoreError& error) {
    fail(error);
  }
}

void copy_project(const QString& from, const QString& to) {
  try {
    store::Project::open(native(from), store::OpenMode::read_only).save_as(native(to));
  } catch (const store::StoreError& error) {
    fail(error);
  }
}

}  // namespace plenum::ui
