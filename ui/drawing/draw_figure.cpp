#include "ui/drawing/draw_figure.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <map>

#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

using report::Figure;

constexpr double thin = 1.0 / 14;    // of the height of letters: how wide a line of weight 1 is
constexpr double fill_share = 0.17;  // of a tone in the colour of its boxes

QColor edge(Figure::Tone tone, const Colours& c) {
  switch (tone) {
  case Figure::Tone::neutral: return c.series.back();
  case Figure::Tone::first: return c.series[0];
  case Figure::Tone::second: return c.series[1];
  case Figure::Tone::third: return c.series[2];
  case Figure::Tone::fourth: return c.series[5];
  case Figure::Tone::warning: break;
  }
  return c.bad;
}

QColor mixed(const QColor& ground, const QColor& tone, double share) {
  const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + share * (b - a))); };
  return {mix(ground.red(), tone.red()), mix(ground.green(), tone.green()), mix(ground.blue(), tone.blue())};
}

/// Height of letters, so that line_step of it is a line of the font.
double letter_height(const QFont& font, double fine) {
  return QFontMetricsF(font).height() / report::line_step / fine;
}

void draw_lines(QPainter& painter, const QRectF& area, const Figure& figure, const Colours& c,
                double letters) {
  std::map<std::pair<Figure::Tone, double>, QPainterPath> paths;
  for (const auto& line : figure.lines) {
    auto& path = paths[{line.tone, line.weight}];
    bool first = true;
    for (const auto& p : line.points) {
      const QPointF at(area.x() + p.x * area.width(), area.y() + p.y * area.width());
      first ? path.moveTo(at) : path.lineTo(at);
      first = false;
    }
  }
  painter.setBrush(Qt::NoBrush);
  for (const auto& [style, path] : paths) {
    painter.setPen(
        QPen(edge(style.first, c), style.second * thin * letters, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
  }
}

void draw_boxes(QPainter& painter, const QRectF& area, const Figure& figure, const Colours& c,
                double letters) {
  for (const auto& box : figure.boxes) {
    const auto colour = edge(box.tone, c);
    painter.setPen(QPen(colour, thin * letters));
    painter.setBrush(mixed(c.panel, colour, fill_share));
    painter.drawRoundedRect(QRectF(area.x() + box.x * area.width(), area.y() + box.y * area.width(),
                                   box.width * area.width(), box.height * area.width()),
                            letters / 5, letters / 5);
  }
}

}  // namespace

std::vector<report::PlacedText> figure_texts(const Figure& figure, double width, const QFont& font,
                                             double fine) {
  const QFontMetricsF metrics(font);
  const double letters = letter_height(font, fine);
  return report::placed_texts(figure, letters / width, [&](std::string_view text) {
    return metrics.horizontalAdvance(from_utf8(text)) / fine / letters;
  });
}

void draw_figure(QPainter& painter, const QRectF& area, const Figure& figure, const Colours& c,
                 const QFont& font, double fine) {
  const double letters = letter_height(font, fine);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  draw_lines(painter, area, figure, c, letters);
  draw_boxes(painter, area, figure, c, letters);
  painter.setPen(c.text);
  painter.setFont(font);
  painter.translate(area.topLeft());
  painter.scale(1 / fine, 1 / fine);
  const QFontMetricsF metrics(font);
  for (const auto& placed : figure_texts(figure, area.width(), font, fine)) {
    double y = placed.y * area.width() * fine + metrics.ascent();
    for (const auto& line : placed.lines) {
      const auto text = from_utf8(line);
      const double free = placed.width * area.width() * fine - metrics.horizontalAdvance(text);
      const auto anchor = placed.text->anchor;
      const double indent = anchor == Figure::Anchor::left     ? 0.0
                            : anchor == Figure::Anchor::centre ? free / 2
                                                               : free;
      painter.drawText(QPointF(placed.x * area.width() * fine + indent, y), text);
      y += metrics.height();
    }
  }
  painter.restore();
}

}  // namespace plenum::ui
