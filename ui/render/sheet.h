#pragma once

#include <qcustomplot.h>

#include <QFont>
#include <QPdfWriter>

#include <optional>

#include "core/report/blocks.h"

namespace plenum::ui {

/// A run of pages with a cursor that moves down; everything is measured in points (1/72 inch).
class Sheet {
 public:
  /// `pages` is how many there will be, when that is known.
  Sheet(QPdfWriter& writer, const report::Report& report, std::optional<int> pages);

  QCPPainter& painter() { return painter_; }
  double left() const { return 54; }
  double width() const { return 595.28 - 2 * 54; }
  double bottom() const { return 842 - 54; }
  double y() const { return y_; }
  int page() const { return page_; }
  bool at_top() const;

  void down(double distance) { y_ += distance; }
  /// Begins a page when less than `height` is left on this one.
  bool need(double height);
  void next_page();

 private:
  void furniture();

  const report::Report& report_;
  std::optional<int> pages_;
  QCPPainter painter_;
  QPdfWriter& writer_;
  double y_ = 0;
  int page_ = 0;
};

/// How many times larger than it is drawn a text is laid out, because font sizes are whole pixels.
inline constexpr double print_fine = 10;

/// The report's font in a size, laid out print_fine times larger; for draw_text() and its like, which know that.
QFont print_font(double points, bool bold = false);
QFont print_mono(double points);

enum class Side { left, right, centre };

/// How wide a text is on one line, and how high it is when it is wrapped at `width`.
double text_width(const QString& text, const QFont& font);
double text_height(const QString& text, const QFont& font, double width);

/// Draws wrapped text with its top at `y`; returns its height.
double draw_text(QPainter& painter, double x, double y, double width, const QString& text, const QFont& font,
                 const QColor& colour, Side side = Side::left);

}  // namespace plenum::ui
