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

store::StoredScenario chosen(const store::Project& project) {
  if (const auto id = project.meta(last_scenario))
    if (auto scenario = project.scenario(std::stoll(*id))) return *scenario;
  const auto all = project.scenarios();
  if (all.empty()) throw FileProblem("the project holds no scenario");
  return all.front();
}

OpenedFile read_project(const QString& path, const plan::Catalogue& catalogue) {
  const auto project = store::Project::open(native(path), store::OpenMode::read_only);
  const auto stored = chosen(project);
  if (stored.is_variant()) throw FileProblem("`" + stored.name + "` is a variant; open its base");
  return {plan::parse_scenario(stored.text, stored.name, {}, catalogue), stored.id};
}

std::string free_name(const store::Project& project, const std::string& wanted, std::int64_t id) {
  auto name = wanted.empty() ? std::string("scenario") : wanted;
  const auto all = project.scenarios();
  const auto taken = [&](const std::string& n) {
    return std::any_of(all.begin(), all.end(), [&](const auto& s) { return s.name == n && s.id != id; });
  };
  for (int i = 2; taken(name); ++i) name = wanted + " " + std::to_string(i);
  return name;
}

}  // namespace

bool is_project_file(const QString& path) {
  return path.endsWith(QStringLiteral(".plenum"), Qt::CaseInsensitive);
}

OpenedFile read_file(const QString& path, const plan::Catalogue& catalogue) {
  try {
    if (is_project_file(path)) return read_project(path, catalogue);
    return {plan::read_scenario(native(path), catalogue), 0};
  } catch (const text::InputErrors& errors) {
    fail(errors);
  } catch (const text::InputError& error) {
    throw FileProblem(error.block());
  } catch (const store::StoreError& error) {
    throw FileProblem(std::string(error.what()) + (error.hint.empty() ? "" : "\n" + error.hint));
  }
}

void write_text_file(const QString& path, const plan::Scenario& scenario, const plan::Catalogue& catalogue) {
  QSaveFile file(path);
  const auto content = QByteArray::fromStdString(plan::write_scenario(scenario, catalogue));
  const bool ok = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
  if (!ok) throw FileProblem(path.toStdString() + ": " + file.errorString().toStdString());
}

std::int64_t write_project_file(const QString& path, const plan::Scenario& scenario, std::int64_t stored_id,
                                const plan::Catalogue& catalogue) {
  try {
    auto project = store::Project::open_or_create(native(path));
    store::StoredScenario stored;
    if (stored_id != 0)
      if (const auto before = project.scenario(stored_id)) stored = *before;
    stored.name = free_name(project, scenario.plan.name, stored.id);
    stored.text = plan::write_scenario(scenario, catalogue);
    if (stored.id == 0) stored.position = static_cast<int>(project.scenarios().size());
    const auto id = project.save(stored);
    project.set_meta(last_scenario, std::to_string(id));
    return id;
  } catch (const store::StoreError& error) {
    throw FileProblem(std::string(error.what()) + (error.hint.empty() ? "" : "\n" + error.hint));
  }
}

}  // namespace plenum::ui
