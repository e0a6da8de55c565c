#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

namespace plenum::ui {

class Document;
struct OpenScenario;

/// The open scenarios as tabs above the page: click to show, drag to move, double click to rename, × to close, + for more. All
/// but showing are steps that can be undone.
class ScenarioTabs : public QWidget {
  Q_OBJECT
 public:
  explicit ScenarioTabs(Document& document, QWidget* parent = nullptr);

  /// What "+" offers.
  void set_choices(const QList<QAction*>& choices);
  /// Makes the name of the shown scenario a field; Enter takes it, Escape leaves it as it was.
  void rename();
  /// Shows the scenario `step` tabs further, around the end.
  void step(int step);

  QTabBar& bar() { return *bar_; }
  QString note() const { return note_->text(); }

 private:
  void refresh();
  void add_tab();
  void show_tab(int index, const OpenScenario& one);
  void show_note();
  int id_at(int index) const { return bar_->tabData(index).toInt(); }
  void finish_rename(QLineEdit* line, int id);

  Document& document_;
  QTabBar* bar_;
  QToolButton* add_;
  QLabel* note_;
};

}  // namespace plenum::ui
