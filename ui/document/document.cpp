#include "ui/document/document.h"

#include <QFileInfo>

#include <algorithm>

#include "ui/document/edit_step.h"
#include "ui/document/files.h"
#include "ui/document/scenario_edits.h"
#include "ui/i18n/words.h"

namespace plenum::ui {

Document::Document(std::shared_ptr<const plan::Catalogue> catalogue, QObject* parent)
    : QObject(parent), catalogue_(std::move(catalogue)) {
  connect(&steps_, &QUndoStack::cleanChanged, this, &Document::renamed);
  begin({});
}

fields::Place Document::place(const std::string& path) const {
  // Callers read only; fields::Place has no constant form.
  return fields::find_if(fields::object(const_cast<plan::Scenario&>(scenario_)), path);
}

fields::Value Document::default_value(const std::string& path) const {
  const auto place = fields::find_if(fields::object(const_cast<plan::Scenario&>(defaults_)), path);
  return place ? place.value() : fields::Value{};
}

bool Document::is_changed(const std::string& path) const {
  const auto here = place(path);
  return here && here.value() != default_value(path);
}

void Document::change(const QString& name, std::vector<fields::Edit> edits, const QString& merge) {
  if (!edits.empty()) steps_.push(new EditStep(*this, name, std::move(edits), merge));
}

void Document::set_value(const std::string& path, const fields::Value& value, const QString& merge) {
  change(tr("Change %1").arg(input_label(scenario_, path)), value_edits(scenario_, path, value, *catalogue_),
         merge);
}

void Document::apply_fix(const std::string& path, const std::string& value) {
  const auto here = place(path);
  if (!here) throw fields::FieldError(path, "there is no such input", "");
  set_value(path, fields::parse(*here.member, value, currencies_));
}

void Document::apply(const std::vector<fields::Edit>& edits, bool forward) {
  const auto root = fields::object(scenario_);
  if (forward) fields::redo(root, edits);
  else fields::undo(root, edits);
  const bool resized = std::any_of(edits.begin(), edits.end(), [&](const fields::Edit& edit) {
    const auto here = place(edit.path);
    return here && here.member->kind == fields::Kind::list;
  });
  refresh();
  if (resized) emit reloaded();
  emit changed();
}

void Document::refresh() {
  defaults_ = defaults_like(scenario_);
  currencies_ = catalogue_->currencies(scenario_.plan);
  auto next = evaluation_of(scenario_, *catalogue_);
  if (!next.plan) {
    next.plan = results_.plan;
    next.resolved = results_.resolved;
  }
  results_ = std::move(next);
}

void Document::begin(plan::Scenario scenario) {
  scenario_ = std::move(scenario);
  results_ = {};
  refresh();
  opened_ = results_;
  opened_currencies_ = currencies_;
  steps_.clear();
}

void Document::start(plan::Scenario scenario, const QString& name) {
  path_.clear();
  name_ = name;
  stored_id_ = 0;
  begin(std::move(scenario));
  emit reloaded();
  emit changed();
  emit renamed();
}

void Document::open(const QString& path) {
  auto file = read_file(path, *catalogue_);
  path_ = QFileInfo(path).absoluteFilePath();
  name_.clear();
  stored_id_ = file.stored_id;
  begin(std::move(file.scenario));
  emit reloaded();
  emit changed();
  emit renamed();
}

void Document::save(const QString& path) {
  const bool same = QFileInfo(path).absoluteFilePath() == path_;
  if (is_project_file(path))
    stored_id_ = write_project_file(path, scenario_, same ? stored_id_ : 0, *catalogue_);
  else write_text_file(path, scenario_, *catalogue_);
  path_ = QFileInfo(path).absoluteFilePath();
  steps_.setClean();
  emit renamed();
}

void Document::compare_with_now() {
  opened_ = results_;
  opened_currencies_ = currencies_;
  emit changed();
}

void Document::speak_again() {
  refresh();
  emit changed();
}

void Document::become(const QString& name, const plan::Scenario& scenario) {
  change(name, fields::difference(fields::object(std::as_const(scenario_)), fields::object(scenario)));
}

void Document::restore(const plan::Scenario& scenario) { become(tr("Restore after a crash"), scenario); }

QString Document::display_name() const {
  if (!path_.isEmpty()) return QFileInfo(path_).fileName();
  return name_.isEmpty() ? tr("Untitled") : name_;
}

QString input_label(const plan::Scenario& scenario, const std::string& path) {
  const auto place = fields::find_if(fields::object(const_cast<plan::Scenario&>(scenario)), path);
  if (!place) return from_utf8(path);
  const auto label = model_text(place.member->info.label);
  const auto last = path.rfind('.');
  const auto before = last == std::string::npos ? std::string::npos : path.rfind('.', last - 1);
  if (before == std::string::npos) return label;
  bool digits = false;
  const int entry = QString::fromStdString(path.substr(before + 1, last - before - 1)).toInt(&digits);
  if (!digits) return label;
  const auto list =
      fields::find_if(fields::object(const_cast<plan::Scenario&>(scenario)), path.substr(0, before));
  const auto title = list ? model_text(list.member->nested().title) : QString();
  return QStringLiteral("%1 %2: %3").arg(title).arg(entry + 1).arg(label);
}

}  // namespace plenum::ui
