#pragma once

#include "ui/chart/draw.h"
#include "ui/drawing/picture_view.h"

namespace plenum::ui {

/// A chart with values on hover.
class ChartView : public PictureView {
  Q_OBJECT
 public:
  explicit ChartView(QWidget* parent = nullptr);

  void set_chart(report::Chart chart);
  const report::Chart& chart() const { return chart_; }
  /// The value that the mouse is over, as text, or nothing.
  QString value_at(const QPointF& position) const;

 protected:
  void redraw() override;
  QPixmap picture(double scale) const override;
  bool save_svg(const QString& path) const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  report::Chart chart_;
  QCustomPlot* plot_;
};

}  // namespace plenum::ui
