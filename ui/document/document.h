#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <string>
#include <vector>

#include "core/fields/access.h"
#include "ui/document/evaluation.h"

namespace plenum::ui {

/// One open scenario: its values, the steps that made them, its results and its file. Everything that changes the values
/// goes through change() and so can be undone; results follow every change at once.
class Document : public QObject {
  Q_OBJECT
 public:
  explicit Document(std::shared_ptr<const plan::Catalogue> catalogue, QObject* parent = nullptr);

  const plan::Catalogue& catalogue() const { return *catalogue_; }
  const plan::Scenario& scenario() const { return scenario_; }
  const plan::Scenario& defaults() const { return defaults_; }
  const units::Currencies& currencies() const { return currencies_; }

  /// The latest results; while the scenario has trouble the plan is the last one that could be evaluated.
  const Evaluation& results() const { return results_; }
  bool results_current() const { return results_.trouble.isEmpty() && results_.plan != nullptr; }
  /// The results when the file was opened or made, to tell changes against.
  const plan::Plan* opened_plan() const { return opened_.plan.get(); }
  const units::Currencies& opened_currencies() const { return opened_currencies_; }

  /// The place of an input, or an empty one. Its value must be read only.
  fields::Place place(const std::string& path) const;
  fields::Value default_value(const std::string& path) const;
  bool is_changed(const std::string& path) const;

  /// Does these edits as one step. Steps with the same `merge` key that follow each other become one.
  void change(const QString& name, std::vector<fields::Edit> edits, const QString& merge = {});
  /// Sets one input as a step named after it.
  void set_value(const std::string& path, const fields::Value& value, const QString& merge = {});
  /// Sets one input from the text that a finding's fix holds. Throws fields::FieldError.
  void apply_fix(const std::string& path, const std::string& value);

  QUndoStack& steps() { return steps_; }
  bool is_modified() const { return !steps_.isClean(); }

  /// A scenario without a file. `name` is the name that Save As offers.
  void start(plan::Scenario scenario, const QString& name = {});
  /// Replaces the document by a file's content. Throws FileProblem; then nothing has changed.
  void open(const QString& path);
  /// Writes to the given file, which becomes the document's. Throws FileProblem.
  void save(const QString& path);
  /// Tells changes against the results as they are now.
  void compare_with_now();
  /// Makes the findings anew, after the program's language has changed.
  void speak_again();
  /// Makes the scenario this one, as one step that can be undone.
  void become(const QString& name, const plan::Scenario& scenario);
  /// Puts a scenario that was rescued from a crash into the document, as one step that can be undone.
  void restore(const plan::Scenario& scenario);

  const QString& path() const { return path_; }
  QString display_name() const;

 signals:
  void changed();   ///< values or results
  void reloaded();  ///< another scenario: lists may have another length
  void renamed();   ///< path or modified state

 private:
  friend class EditStep;
  void apply(const std::vector<fields::Edit>& edits, bool forward);
  void refresh();
  void begin(plan::Scenario scenario);

  std::shared_ptr<const plan::Catalogue> catalogue_;
  plan::Scenario scenario_, defaults_;
  units::Currencies currencies_, opened_currencies_;
  Evaluation results_, opened_;
  QUndoStack steps_;
  QString path_, name_;
  std::int64_t stored_id_ = 0;
};

/// "Power limit", or "Training job 2: Deadline" inside a list.
QString input_label(const plan::Scenario& scenario, const std::string& path);

}  // namespace plenum::ui
