#include "ui/document/document.h"

#include <QFileInfo>

#include <algorithm>

#include "ui/document/scenario_edits.h"
#include "ui/i18n/words.h"

namespace plenum::ui {

namespace {

fields::Place place_in(const plan::Scenario& scenario, const std::string& path) {
  // Callers read only; fields::Place has no constant form.
  return fields::find_if(fields::object(const_cast<plan::Scenario&>(scenario)), path);
}

fields::Value value_in(const plan::Scenario& scenario, const std::string& path) {
  const auto place = place_in(scenario, path);
  return place ? place.value() : fields::Value{};
}

bool is_resized(const plan::Scenario& from, const plan::Scenario& to) {
  const auto edits = fields::difference(fields::object(from), fields::object(to));
  return std::any_of(edits.begin(), edits.end(), [&](const fields::Edit& edit) {
    const auto place = place_in(to, edit.path);
    return place && place.member->kind == fields::Kind::list;
  });
}

}  // namespace

Document::Document(std::shared_ptr<const plan::Catalogue> catalogue, QObject* parent)
    : QObject(parent), catalogue_(std::move(catalogue)) {
  connect(&steps_, &QUndoStack::cleanChanged, this, &Document::renamed);
  start({});
}

fields::Place Document::place(const std::string& path) const { return place_in(scenario(), path); }
fields::Value Document::default_value(const std::string& path) const { return value_in(defaults_, path); }
fields::Value Document::reference_value(const std::string& path) const { return value_in(reference_, path); }

bool Document::is_changed(const std::string& path) const {
  const auto here = place(path);
  return here && here.value() != reference_value(path);
}

void Document::change(const QString& name, std::vector<fields::Edit> edits, const QString& merge) {
  if (edits.empty()) return;
  auto values = scenario();
  fields::redo(fields::object(values), edits);
  push(name, with_values(state_.scenarios, state_.active, values, *catalogue_), state_.active,
       merge.isEmpty() ? merge : merge + QString::number(state_.active));
}

void Document::set_value(const std::string& path, const fields::Value& value, const QString& merge) {
  change(tr("Change %1").arg(input_label(scenario(), path)),
         value_edits(scenario(), path, value, *catalogue_), merge);
}

void Document::apply_fix(const std::string& path, const std::string& value) {
  const auto here = place(path);
  if (!here) throw fields::FieldError(path, "there is no such input", "");
  set_value(path, fields::parse(*here.member, value, currencies_));
}

void Document::push(const QString& name, OpenScenarios scenarios, int active, const QString& merge) {
  steps_.push(new EditStep(*this, name, {std::move(scenarios), active}, merge));
}

void Document::apply(const DocumentState& state) {
  const auto before = std::exchange(state_, state);
  const auto* old = find_scenario(before.scenarios, before.active);
  refresh();
  if (state_.active != before.active || is_resized(*old->values, scenario())) emit reloaded();
  emit changed();
}

Document::Seen& Document::see(int id) {
  const auto& values = find_scenario(state_.scenarios, id)->values;
  auto& seen = seen_[id];
  if (seen.values == values) return seen;
  const bool first = !seen.values;
  auto next = evaluation_of(*values, *catalogue_);
  if (!next.plan) {
    next.plan = seen.results.plan;
    next.resolved = seen.results.resolved;
  }
  seen.values = values;
  seen.results = std::move(next);
  seen.currencies = catalogue_->currencies(values->plan);
  if (first) {
    seen.opened = seen.results;
    seen.opened_currencies = seen.currencies;
  }
  return seen;
}

void Document::refresh() {
  const auto& one = active();
  defaults_ = {};
  resize_lists_like(defaults_, *one.values);
  reference_ = reference_of(state_.scenarios, one, *catalogue_);
  currencies_ = catalogue_->currencies(one.values->plan);
  see(one.id);
  if (one.is_variant()) see(one.base);
}

const Evaluation& Document::results_of(int id) { return see(id).results; }

const plan::Plan* Document::opened_plan() const {
  const auto* standard = base();
  return standard ? seen_.at(standard->id).results.plan.get() : seen_.at(state_.active).opened.plan.get();
}

const units::Currencies& Document::opened_currencies() const {
  const auto* standard = base();
  return standard ? seen_.at(standard->id).currencies : seen_.at(state_.active).opened_currencies;
}

bool Document::is_modified(int id) const {
  const auto *saved = find_scenario(saved_, id), *now = find_scenario(state_.scenarios, id);
  return !saved || !now || !(*saved == *now);
}

void Document::begin(OpenScenarios scenarios, int active) {
  last_id_ = 0;
  for (const auto& one : scenarios) last_id_ = std::max(last_id_, one.id);
  state_ = {std::move(scenarios), active};
  saved_ = state_.scenarios;
  seen_.clear();
  refresh();
  steps_.clear();
  emit reloaded();
  emit changed();
  emit renamed();
}

void Document::activate(int id) {
  if (id == state_.active || !find_scenario(state_.scenarios, id)) return;
  state_.active = id;
  refresh();
  emit reloaded();
  emit changed();
}

void Document::add(const QString& step, OpenScenario scenario) {
  scenario.id = ++last_id_;
  const int id = scenario.id;
  push(step, with_scenario(state_.scenarios, std::move(scenario), state_.active, *catalogue_), id);
}

void Document::add_scenario() {
  add(tr("New scenario"), {0, tr("Scenario").toStdString(), 0, std::make_shared<const plan::Scenario>(), {}});
}

void Document::add_variant() {
  const auto& standard = base() ? *base() : active();
  add(tr("New variant"), {0, tr("Variant").toStdString(), standard.id, standard.values, {}});
}

void Document::duplicate() {
  auto copy = active();
  copy.name = tr("%1 copy").arg(from_utf8(copy.name)).toStdString();
  add(tr("Duplicate %1").arg(from_utf8(active().name)), std::move(copy));
}

void Document::remove(int id) {
  const auto index = index_of(state_.scenarios, id);
  if (index == state_.scenarios.size() || state_.scenarios.size() < 2) return;
  const auto& name = state_.scenarios[index].name;
  const auto& next = state_.scenarios[index + 1 < state_.scenarios.size() ? index + 1 : index - 1];
  push(tr("Close %1").arg(from_utf8(name)), without_scenario(state_.scenarios, id),
       id == state_.active ? next.id : state_.active);
}

void Document::rename(int id, const QString& name) {
  const auto* one = find_scenario(state_.scenarios, id);
  const auto wanted = name.trimmed().toStdString();
  if (!one || wanted.empty() || wanted == one->name) return;
  push(tr("Rename %1").arg(from_utf8(one->name)), with_name(state_.scenarios, id, wanted), state_.active);
}

void Document::move(std::size_t from, std::size_t to) {
  const auto size = state_.scenarios.size();
  if (from == to || from >= size || to >= size) return;
  push(tr("Move %1").arg(from_utf8(state_.scenarios[from].name)), with_order(state_.scenarios, from, to),
       state_.active, QStringLiteral("move"));
}

void Document::start(plan::Scenario scenario, const QString& name) {
  path_.clear();
  name_ = name;
  stored_ids_.clear();
  file_ids_.clear();
  auto title = scenario.plan.name.empty() ? tr("Base").toStdString() : scenario.plan.name;
  begin({{1, std::move(title), 0, std::make_shared<const plan::Scenario>(std::move(scenario)), {}}}, 1);
}

void Document::open(const QString& path) {
  auto file = read_file(path, *catalogue_);
  path_ = QFileInfo(path).absoluteFilePath();
  name_.clear();
  stored_ids_ = file.stored_ids;
  file_ids_.clear();
  for (const auto& [id, stored] : stored_ids_) file_ids_.insert(stored);
  begin(std::move(file.scenarios), file.active);
}

void Document::save(const QString& path) {
  const auto target = QFileInfo(path).absoluteFilePath();
  if (is_project_file(path)) {
    const bool from_project = is_project_file(path_) && QFileInfo::exists(path_);
    if (from_project && target != path_) copy_project(path_, target);
    ProjectContent content{state_.scenarios, state_.active, {}, {}};
    if (from_project) {
      content.stored_ids = stored_ids_;
      content.seen = file_ids_;
    }
    stored_ids_ = write_project_file(path, std::move(content), *catalogue_);
    if (!from_project) file_ids_.clear();
    for (const auto& [id, stored] : stored_ids_) file_ids_.insert(stored);
  } else if (state_.scenarios.size() > 1) {
    throw FileProblem(
        tr("A scenario file (.toml) holds one scenario, and %1 are open. Save them as a project (.plenum), or close the others.")
            .arg(state_.scenarios.size())
            .toStdString());
  } else {
    write_text_file(path, scenario(), *catalogue_);
  }
  path_ = target;
  saved_ = state_.scenarios;
  steps_.setClean();
  emit renamed();
}

void Document::compare_with_now() {
  auto& seen = see(state_.active);
  seen.opened = seen.results;
  seen.opened_currencies = seen.currencies;
  emit changed();
}

void Document::speak_again() {
  for (auto& [id, seen] : seen_)
    if (const auto* one = find_scenario(state_.scenarios, id))
      seen.results.findings = evaluation_of(*one->values, *catalogue_).findings;
  emit changed();
}

void Document::become(const QString& name, const plan::Scenario& scenario) {
  change(name, fields::difference(fields::object(this->scenario()), fields::object(scenario)));
}

void Document::become(const QString& name, const OpenedFile& file) {
  if (file.stored_ids.empty() && state_.scenarios.size() == 1) return become(name, file.scenario());
  // A scenario of the same name stays itself, so that its place in the project stays too.
  std::map<int, int> ids;
  for (const auto& one : file.scenarios) {
    const auto same = std::find_if(state_.scenarios.begin(), state_.scenarios.end(),
                                   [&](const auto& s) { return s.name == one.name; });
    ids[one.id] = same == state_.scenarios.end() ? ++last_id_ : same->id;
  }
  auto scenarios = file.scenarios;
  for (auto& one : scenarios) {
    one.id = ids.at(one.id);
    if (one.is_variant()) one.base = ids.at(one.base);
  }
  push(name, std::move(scenarios), ids.at(file.active));
}

QString Document::display_name() const {
  if (!path_.isEmpty()) return QFileInfo(path_).fileName();
  return name_.isEmpty() ? tr("Untitled") : name_;
}

QString input_label(const plan::Scenario& scenario, const std::string& path) {
  const auto place = place_in(scenario, path);
  if (!place) return from_utf8(path);
  const auto label = model_text(place.member->info.label);
  const auto last = path.rfind('.');
  const auto before = last == std::string::npos ? std::string::npos : path.rfind('.', last - 1);
  if (before == std::string::npos) return label;
  bool digits = false;
  const int entry = QString::fromStdString(path.substr(before + 1, last - before - 1)).toInt(&digits);
  if (!digits) return label;
  const auto list = place_in(scenario, path.substr(0, before));
  const auto title = list ? model_text(list.member->nested().title) : QString();
  return QStringLiteral("%1 %2: %3").arg(title).arg(entry + 1).arg(label);
}

}  // namespace plenum::ui
