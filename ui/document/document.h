#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/fields/access.h"
#include "ui/document/edit_step.h"
#include "ui/document/evaluation.h"
#include "ui/document/files.h"

namespace plenum::ui {

/// The open scenarios, of which one is shown: its values, its results, the steps that made them all, and the file. Everything
/// that changes a scenario goes through the undo stack; results follow every change at once.
class Document : public QObject {
  Q_OBJECT
 public:
  explicit Document(std::shared_ptr<const plan::Catalogue> catalogue, QObject* parent = nullptr);

  const plan::Catalogue& catalogue() const { return *catalogue_; }
  /// The scenario that is shown.
  const plan::Scenario& scenario() const { return *active().values; }
  /// What the scenario is compared with and reset to: a variant's base, otherwise the defaults.
  const plan::Scenario& reference() const { return reference_; }
  const units::Currencies& currencies() const { return currencies_; }

  /// The latest results; while the scenario has trouble the plan is the last one that could be evaluated.
  const Evaluation& results() const { return seen_.at(state_.active).results; }
  bool results_current() const { return results().trouble.isEmpty() && results().plan != nullptr; }
  /// The results to tell changes against: those of a variant's base, otherwise those when the scenario was opened or made.
  const plan::Plan* opened_plan() const;
  const units::Currencies& opened_currencies() const;

  /// The place of an input, or an empty one. Its value must be read only.
  fields::Place place(const std::string& path) const;
  fields::Value default_value(const std::string& path) const;
  /// The input's value in the reference.
  fields::Value reference_value(const std::string& path) const;
  bool is_changed(const std::string& path) const;  ///< it is not as in the reference

  /// Does these edits as one step. Steps with the same `merge` key that follow each other become one.
  void change(const QString& name, std::vector<fields::Edit> edits, const QString& merge = {});
  /// Sets one input as a step named after it.
  void set_value(const std::string& path, const fields::Value& value, const QString& merge = {});
  /// Sets one input from the text that a finding's fix holds. Throws fields::FieldError.
  void apply_fix(const std::string& path, const std::string& value);

  const OpenScenarios& scenarios() const { return state_.scenarios; }  ///< in the order of the tabs
  const OpenScenario& active() const { return *find_scenario(state_.scenarios, state_.active); }
  const OpenScenario* base() const {
    return find_scenario(state_.scenarios, active().base);
  }  ///< of a variant
  /// Results of any scenario; evaluated when its values have changed since.
  const Evaluation& results_of(int id);
  bool is_modified(int id) const;  ///< since it was saved

  /// Shows another scenario. This is no step.
  void activate(int id);
  // Steps. Each shows the scenario that it makes or changes.
  void add_scenario();
  void add_variant();  ///< of the shown scenario, or of its base when that is a variant
  void duplicate();
  void remove(int id);  ///< not the last one; variants of it stand alone from then on
  void rename(int id, const QString& name);
  void move(std::size_t from, std::size_t to);

  QUndoStack& steps() { return steps_; }
  bool is_modified() const { return !steps_.isClean(); }

  /// A scenario without a file. `name` is the name that Save As offers.
  void start(plan::Scenario scenario, const QString& name = {});
  /// Replaces the document by a file's content. Throws FileProblem; then nothing has changed.
  void open(const QString& path);
  /// Writes to the given file, which becomes the document's. Throws FileProblem; also when several scenarios are open and the
  /// file holds but one.
  void save(const QString& path);
  /// Tells changes against the results as they are now.
  void compare_with_now();
  /// Makes the findings anew, after the program's language has changed.
  void speak_again();
  /// Makes the shown scenario this one, as one step that can be undone.
  void become(const QString& name, const plan::Scenario& scenario);
  /// Makes all scenarios those of a file, as one step that can be undone.
  void become(const QString& name, const OpenedFile& file);

  const QString& path() const { return path_; }
  QString display_name() const;

 signals:
  void changed();   ///< values, results or the list of scenarios
  void reloaded();  ///< another scenario is shown, or lists have another length
  void renamed();   ///< path or modified state

 private:
  /// The results of one scenario, and of which values they are.
  struct Seen {
    std::shared_ptr<const plan::Scenario> values;
    Evaluation results, opened;
    units::Currencies currencies, opened_currencies;
  };

  friend class EditStep;
  void apply(const DocumentState& state);
  void push(const QString& name, OpenScenarios scenarios, int active, const QString& merge = {});
  void add(const QString& step, OpenScenario scenario);
  void refresh();
  void begin(OpenScenarios scenarios, int active);
  Seen& see(int id);
  const Seen& compared() const;

  std::shared_ptr<const plan::Catalogue> catalogue_;
  DocumentState state_;
  OpenScenarios saved_;
  plan::Scenario reference_, defaults_;
  units::Currencies currencies_;
  std::map<int, Seen> seen_;  ///< by the id of the scenario
  QUndoStack steps_;
  QString path_, name_;
  int last_id_ = 0;
  std::map<int, std::int64_t> stored_ids_;  ///< of each scenario in the project
  std::set<std::int64_t> file_ids_;         ///< of all that the project held when it was read or written
};

/// "Power limit", or "Training job 2: Deadline" inside a list.
QString input_label(const plan::Scenario& scenario, const std::string& path);

}  // namespace plenum::ui
