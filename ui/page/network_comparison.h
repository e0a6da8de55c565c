#pragma once

#include <QCheckBox>
#include <QFrame>
#include <QFutureWatcher>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include <memory>
#include <vector>

#include "models/plan/fabric_choice.h"
#include "ui/drawing/figure_view.h"

namespace plenum::ui {

class Document;

/// Which network for these servers: every topology on every switch, planned beside the program on demand, with progress and a way
/// to stop. The chosen row can be taken over into the scenario as one step.
class NetworkComparison : public QFrame {
  Q_OBJECT
 public:
  explicit NetworkComparison(Document& document, QWidget* parent = nullptr);
  ~NetworkComparison() override;

  void start();
  void cancel();
  bool is_running() const { return watcher_.isRunning(); }
  const std::vector<plan::FabricOption>& options() const { return options_; }
  /// Those that the table shows, in its order.
  const std::vector<plan::FabricOption>& shown() const { return shown_; }
  TableView& table() { return *table_; }

 signals:
  void finished();

 private:
  void make_controls(class QVBoxLayout& layout);
  void show_progress();
  void show_answer();
  void show_options();
  void show_state();
  void take(int row);
  bool is_current() const;

  Document& document_;
  QFutureWatcher<std::vector<plan::FabricOption>> watcher_;
  std::shared_ptr<parallel::Progress> progress_;
  std::shared_ptr<const plan::Scenario> base_;      ///< whose networks were compared
  std::shared_ptr<const plan::Resolved> resolved_;  ///< the same
  std::vector<plan::FabricOption> options_, shown_;
  QTimer timer_;
  QPushButton *start_, *cancel_, *take_;
  QProgressBar* bar_;
  QLabel *state_, *note_;
  QCheckBox* all_;
  FigureView* figure_;
  TableView* table_;
  QString trouble_;  ///< why there is no answer
  bool cancelled_ = false;
};

}  // namespace plenum::ui
