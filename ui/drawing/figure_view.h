#pragma once

#include "core/report/blocks.h"
#include "ui/drawing/picture_view.h"

namespace plenum::ui {

/// The drawing of a figure, as wide as its widget; pointing at a box tells what it is.
class FigureCanvas : public QWidget {
  Q_OBJECT
 public:
  explicit FigureCanvas(QWidget* parent = nullptr);

  void set_figure(report::Figure figure);
  const report::Figure& figure() const { return figure_; }
  /// What the box at a position is, or nothing.
  QString about(const QPointF& position) const;
  int height_for(int width) const;

 signals:
  void resized();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QRectF area() const;

  report::Figure figure_;
};

/// A report's figure on the screen, with its note below.
class FigureView : public PictureView {
  Q_OBJECT
 public:
  explicit FigureView(QWidget* parent = nullptr);

  void set_figure(report::Figure figure);
  const report::Figure& figure() const { return canvas_->figure(); }
  FigureCanvas& canvas() { return *canvas_; }

 protected:
  void redraw() override;
  QPixmap picture(double scale) const override;
  bool save_svg(const QString& path) const override;

 private:
  FigureCanvas* canvas_;
  QLabel* note_;
};

}  // namespace plenum::ui
