#include "ui/render/sheet.h"

#include <QTextLayout>

#include <cmath>

#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

constexpr double points_per_inch = 72.0;
constexpr double fine = print_fine;
constexpr double top = 64;  ///< below the running head

/// Lays the lines of a text out; the layout's lines know their place.
double lay_out(QTextLayout& layout, double width, Side side) {
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setAlignment(side == Side::right    ? Qt::AlignRight
                      : side == Side::centre ? Qt::AlignHCenter
                                             : Qt::AlignLeft);
  layout.setTextOption(option);
  layout.beginLayout();
  double y = 0;
  for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, y});
    y += line.height() * 1.08;
  }
  layout.endLayout();
  return y;
}

QString line_breaks(QString text) { return text.replace(QChar(u'\n'), QChar(QChar::LineSeparator)); }

}  // namespace

QFont print_font(double points, bool bold) {
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(static_cast<int>(std::lround(points * fine)));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setBold(bold);
  font.setLetterSpacing(QFont::AbsoluteSpacing,
                        0.02);  // none to see, but it keeps ligatures out, which searches do not find
  return font;
}

QFont print_mono(double points) {
  auto font = print_font(points);
  font.setFamily(QStringLiteral("DejaVu Sans Mono"));
  font.setStyleHint(QFont::Monospace);
  return font;
}

double text_width(const QString& text, const QFont& font) {
  return QFontMetricsF(font).horizontalAdvance(text) / fine;
}

double text_height(const QString& text, const QFont& font, double width) {
  QTextLayout layout(line_breaks(text), font);
  return lay_out(layout, width * fine, Side::left) / fine;
}

double draw_text(QPainter& painter, double x, double y, double width, const QString& text, const QFont& font,
                 const QColor& colour, Side side) {
  QTextLayout layout(line_breaks(text), font);
  const double height = lay_out(layout, width * fine, side) / fine;
  painter.save();
  painter.setPen(colour);
  painter.translate(x, y);
  painter.scale(1 / fine, 1 / fine);
  layout.draw(&painter, {0, 0});
  painter.restore();
  return height;
}

Sheet::Sheet(QPdfWriter& writer, const report::Report& report, std::optional<int> pages)
    : report_(report), pages_(pages), writer_(writer) {
  painter_.begin(&writer);
  painter_.setMode(QCPPainter::pmVectorized);
  painter_.setMode(QCPPainter::pmNoCaching);
  painter_.setMode(QCPPainter::pmNonCosmetic);
  painter_.setRenderHint(QPainter::Antialiasing);
  const double scale = writer.resolution() / points_per_inch;
  painter_.scale(scale, scale);
  page_ = 1;
  furniture();
}

bool Sheet::at_top() const { return y_ <= top + 1; }

bool Sheet::need(double height) {
  if (y_ + height <= bottom() || at_top()) return false;
  next_page();
  return true;
}

void Sheet::next_page() {
  writer_.newPage();
  ++page_;
  furniture();
}

void Sheet::furniture() {
  const auto c = colours(false);
  const auto font = print_font(7.5);
  painter_.setPen(QPen(c.line, 0.5));
  if (page_ > 1) {
    const auto name =
        QFontMetricsF(font).elidedText(from_utf8(report_.title), Qt::ElideRight, width() * 0.7 * fine);
    draw_text(painter_, left(), 34, width(), name, font, c.quiet);
    painter_.setPen(QPen(c.line, 0.5));
    painter_.drawLine(QPointF(left(), 48), QPointF(left() + width(), 48));
  }
  draw_text(painter_, left(), bottom() + 16, width() * 0.85,
            QFontMetricsF(font).elidedText(from_utf8(report_.footer), Qt::ElideRight, width() * 0.85 * fine),
            font, c.quiet);
  const auto number = pages_ ? QStringLiteral("%1 / %2").arg(page_).arg(*pages_) : QString::number(page_);
  draw_text(painter_, left(), bottom() + 16, width(), number, font, c.quiet, Side::right);
  y_ = top;
}

}  // namespace plenum::ui
