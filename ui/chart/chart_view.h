#pragma once

#include <QFrame>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>

#include "ui/chart/draw.h"
#include "ui/table/table_view.h"

namespace plenum::ui {

/// A chart with its title, values on hover, the table behind it, and its exports.
class ChartView : public QFrame {
  Q_OBJECT
 public:
  explicit ChartView(QWidget* parent = nullptr);

  void set_chart(report::Chart chart);
  const report::Chart& chart() const { return chart_; }
  /// The value that the mouse is over, as text, or nothing.
  QString value_at(const QPointF& position) const;
  bool save(const QString& path) const;  ///< .svg, .png or .csv

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void redraw();
  void save_as(const QString& filter, const QString& suffix);
  bool save_svg(const QString& path) const;
  QPixmap picture(double scale) const;
  QToolButton* make_menu();

  report::Chart chart_;
  QLabel* title_;
  QStackedWidget* stack_;
  QCustomPlot* plot_;
  TableView* table_;
  QToolButton* as_table_;
};

}  // namespace plenum::ui
