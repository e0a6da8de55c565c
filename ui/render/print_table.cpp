#include "ui/render/print_table.h"

#include <algorithm>
#include <numeric>

#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

constexpr double gap = 8;              ///< between columns
constexpr double padding = 2.2;        ///< above and below a row
constexpr double kept_together = 180;  ///< a lower table is not parted by a page
constexpr double crowded = 1.25;       ///< wanted width over the page's from which letters get smaller

bool ends_part(QChar c) {
  return c == QChar(u'.') || c == QChar(u'_') || c == QChar(u'-') || c == QChar(u'/');
}

/// A path or name without spaces, with line ends after its dots and dashes where it does not fit into the width.
QString parted(const QString& text, const QFont& font, double width) {
  if (text.contains(QChar(u' ')) || text_width(text, font) <= width) return text;
  QString lines, line, part;
  for (qsizetype i = 0; i < text.size(); ++i) {
    part += text[i];
    if (!ends_part(text[i]) && i + 1 < text.size()) continue;
    if (!line.isEmpty() && text_width(line + part, font) > width) {
      lines += line + QChar(u'\n');
      line.clear();
    }
    line += part;
    part.clear();
  }
  return lines + line;
}

/// The width of the longest part that is not parted, below which a text must be cut inside words.
double longest_word(const QString& text, const QFont& font) {
  double widest = 0;
  QString part;
  for (const QChar c : text) {
    part += c;
    if (!ends_part(c) && c != QChar(u' ')) continue;
    widest = std::max(widest, text_width(part, font));
    part.clear();
  }
  return std::min(std::max(widest, text_width(part, font)), 150.0);
}

class Printer {
 public:
  Printer(Sheet& sheet, const report::Table& table) : sheet_(sheet), table_(table), colours_(colours(false)) {
    fit();
  }

  void print() {
    const double title = table_.title.empty() ? 0 : 18;
    const double all = total_height(),
                 first = header_height() + (table_.rows.empty() ? 0 : row_height(table_.rows.front(), font_));
    sheet_.need(title + (all <= kept_together ? all : first));
    if (!table_.title.empty()) {
      sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(),
                            from_utf8(table_.title), print_font(9, true), colours_.text));
      sheet_.down(2);
    }
    header();
    for (const auto& row : table_.rows) {
      if (sheet_.need(row_height(row, font_))) header();
      draw_row(row, font_);
      rule(0.25);
    }
    if (!table_.total.empty()) draw_row(table_.total, bold_);
    rule(0.75);
    if (!table_.note.empty()) {
      const auto font = print_font(7.5);
      sheet_.need(text_height(from_utf8(table_.note), font, sheet_.width()));
      sheet_.down(2);
      sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(),
                            from_utf8(table_.note), font, colours_.quiet));
    }
    sheet_.down(10);
  }

 private:
  QString cell_text(const report::Cell& cell) const { return from_utf8(report::marked_text(cell)); }

  void fit() {
    for (const double size : {8.0, 7.0, 6.0, 5.2}) {
      font_ = print_font(size);
      bold_ = print_font(size, true);
      if (measure() || size < 6) return;
    }
  }

  /// Sets the columns' widths; false when words would have to be cut or most cells would be wrapped.
  bool measure() {
    const auto count = table_.columns.size();
    std::vector<double> wanted(count), least(count);
    for (std::size_t i = 0; i < count; ++i) {
      const auto name = from_utf8(report::header_text(table_.columns[i]));
      wanted[i] = text_width(name, bold_);
      least[i] = longest_word(name, bold_);
      const auto grow = [&](const report::Cell& cell, const QFont& font) {
        const auto text = cell_text(cell);
        wanted[i] = std::max(wanted[i], text_width(text, font));
        least[i] = std::max(least[i], table_.columns[i].align == report::Align::right
                                          ? std::min(text_width(text, font), 150.0)
                                          : longest_word(text, font));
      };
      for (const auto& row : table_.rows) grow(row[i], font_);
      if (!table_.total.empty()) grow(table_.total[i], bold_);
      wanted[i] = std::min(wanted[i] + 0.5, 0.6 * sheet_.width());
      least[i] = std::min(least[i] + 0.5, wanted[i]);
    }
    const double room = sheet_.width() - gap * static_cast<double>(count > 0 ? count - 1 : 0);
    widths_ = column_widths(wanted, least, room);
    return std::accumulate(least.begin(), least.end(), 0.0) <= room &&
           (std::accumulate(wanted.begin(), wanted.end(), 0.0) <= crowded * room || font_.pixelSize() < 75);
  }

  double row_height(const std::vector<report::Cell>& row, const QFont& font) const {
    double height = 0;
    for (std::size_t i = 0; i < widths_.size(); ++i)
      height = std::max(height, text_height(parted(cell_text(row[i]), font, widths_[i]), font, widths_[i]));
    return height + 2 * padding;
  }

  std::vector<report::Cell> header_cells() const {
    std::vector<report::Cell> cells;
    for (const auto& column : table_.columns) cells.emplace_back(report::header_text(column));
    return cells;
  }
  double total_height() const {
    double height = header_height() + (table_.total.empty() ? 0 : row_height(table_.total, bold_));
    for (const auto& row : table_.rows) height += row_height(row, font_);
    return height;
  }
  double header_height() const { return row_height(header_cells(), bold_); }

  void header() {
    rule(0.75);
    draw_row(header_cells(), bold_);
    rule(0.5);
  }

  void draw_row(const std::vector<report::Cell>& row, const QFont& font) {
    const double height = row_height(row, font);
    double x = sheet_.left();
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      const auto side = table_.columns[i].align == report::Align::right ? Side::right : Side::left;
      draw_text(sheet_.painter(), x, sheet_.y() + padding, widths_[i],
                parted(cell_text(row[i]), font, widths_[i]), font, colours_.text, side);
      x += widths_[i] + gap;
    }
    sheet_.down(height);
  }

  void rule(double width) {
    sheet_.painter().setPen(QPen(width > 0.4 ? colours_.quiet : colours_.line, width));
    sheet_.painter().drawLine(QPointF(sheet_.left(), sheet_.y()),
                              QPointF(sheet_.left() + sheet_.width(), sheet_.y()));
  }

  Sheet& sheet_;
  const report::Table& table_;
  Colours colours_;
  QFont font_, bold_;
  std::vector<double> widths_;
};

}  // namespace

std::vector<double> column_widths(const std::vector<double>& wanted, const std::vector<double>& least,
                                  double width) {
  auto widths = wanted;
  const double want = std::accumulate(wanted.begin(), wanted.end(), 0.0),
               need = std::accumulate(least.begin(), least.end(), 0.0);
  if (widths.empty()) return widths;
  if (want <= width) {
    widths.front() += width - want;
    return widths;
  }
  if (need >= width) {
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = least[i] * width / need;
    return widths;
  }
  // The cap under which all columns together fit, found by halving.
  double low = 0, high = want;
  const auto capped = [&](double cap) {
    double sum = 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
      sum += widths[i] = std::max(least[i], std::min(wanted[i], cap));
    return sum;
  };
  for (int i = 0; i < 50; ++i) {
    const double middle = (low + high) / 2;
    (capped(middle) <= width ? low : high) = middle;
  }
  capped(low);
  return widths;
}

void print_table(Sheet& sheet, const report::Table& table) {
  if (!table.columns.empty()) Printer(sheet, table).print();
}

}  // namespace plenum::ui
