#pragma once

#include <QAbstractButton>
#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include <vector>

#include "models/plan/formulas.h"

namespace plenum::ui {

class Document;

/// One of the numbers that move the total cost most.
struct Decider {
  QString path, label;
  double change = 0.0;  ///< relative change of the cost when the number alone rises by a tenth
  bool input = false;   ///< false for a figure of the catalogue, which no page edits
};

/// What plan::movers() tells, in the reader's language: "Cost: Discount rate", "Server: Price".
std::vector<Decider> deciders(const Document& document, const std::vector<plan::Mover>& movers);

/// A bar to the right of its zero line for more cost, to the left for less; sign and place tell what the colour does. Pressing it
/// leads to the input.
class DeciderBar : public QAbstractButton {
  Q_OBJECT
 public:
  using QAbstractButton::QAbstractButton;

  void set_decider(const Decider& decider);
  /// The changes that the ends of the bar's room stand for; `least` is at most 0 and `most` at least 0.
  void set_scale(double least, double most);
  void set_stale(bool stale);
  bool stale() const { return stale_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Decider decider_;
  double least_ = 0.0, most_ = 1.0;
  bool stale_ = false;
};

/// The numbers that decide the total cost. They are computed beside the program a moment after the last edit; until then the bars
/// of the plan before stay, in grey.
class DecidersPanel : public QWidget {
  Q_OBJECT
 public:
  explicit DecidersPanel(Document& document, QWidget* parent = nullptr);

  const std::vector<DeciderBar*>& bars() const { return bars_; }

 signals:
  void show_input(const QString& path);
  void replaced();  ///< the bars are those of the plan as it is

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void outdate();
  void compute();
  void show_answer();
  void set_stale(bool stale);

  Document& document_;
  QTimer timer_;
  QFutureWatcher<std::vector<plan::Mover>> watcher_;
  std::vector<DeciderBar*> bars_;
  bool outdated_ = true;
};

}  // namespace plenum::ui
