#include "ui/render/print_table.h"

#include <algorithm>
#include <numeric>

#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

constexpr double gap = 8;       ///< between columns
constexpr double padding = 2.2;  ///< above and below a row

/// The width of the longest word, below which a text must be cut inside words.
double longest_word(const QString& text, const QFont& font) {
  double widest = 0;
  for (const auto& word : text.split(QChar(u' '))) widest = std::max(widest, text_width(word, font));
  return std::min(widest, 150.0);
}

class Printer {
 public:
  Printer(Sheet& sheet, const report::Table& table) : sheet_(sheet), table_(table), colours_(colours(false)) { fit(); }

  void print() {
    const double first = header_height() + (table_.rows.empty() ? 0 : row_height(table_.rows.front(), font_));
    sheet_.need(first + (table_.title.empty() ? 0 : 18));
    if (!table_.title.empty()) {
      sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(), from_utf8(table_.title), print_font(9, true), colours_.text));
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
      sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(), from_utf8(table_.note), font, colours_.quiet));
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

  /// Sets the columns' widths; false when words would have to be cut.
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
        least[i] = std::max(least[i], table_.columns[i].align == report::Align::right ? std::min(text_width(text, font), 150.0) : longest_word(text, font));
      };
      for (const auto& row : table_.rows) grow(row[i], font_);
      if (!table_.total.empty()) grow(table_.total[i], bold_);
      wanted[i] = std::min(wanted[i] + 0.5, 0.6 * sheet_.width());
      least[i] = std::min(least[i] + 0.5, wanted[i]);
    }
    const double room = sheet_.width() - gap * static_cast<double>(count > 0 ? count - 1 : 0);
    widths_ = column_widths(wanted, least, room);
    return std::accumulate(least.begin(), least.end(), 0.0) <= room;
  }

  double row_height(const std::vector<report::Cell>& row, const QFont& font) const {
    double height = 0;
    for (std::size_t i = 0; i < widths_.size(); ++i) height = std::max(height, text_height(cell_text(row[i]), font, widths_[i]));
    return height + 2 * padding;
  }

  std::vector<report::Cell> header_cells() const {
    std::vector<report::Cell> cells;
    for (const auto& column : table_.columns) cells.emplace_back(report::header_text(column));
    return cells;
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
      draw_text(sheet_.painter(), x, sheet_.y() + padding, widths_[i], cell_text(row[i]), font, colours_.text, side);
      x += widths_[i] + gap;
    }
    sheet_.down(height);
  }

  void rule(double width) {
    sheet_.painter().setPen(QPen(width > 0.4 ? colours_.quiet : colours_.line, width));
    sheet_.painter().drawLine(QPointF(sheet_.left(), sheet_.y()), QPointF(sheet_.left() + sheet_.width(), sheet_.y()));
  }

  Sheet& sheet_;
  const report::Table& table_;
  Colours colours_;
  QFont font_, bold_;
  std::vector<double> widths_;
};

}  // namespace

std::vector<double> column_widths(const std::vector<double>& wanted, const std::vector<double>& least, double width) {
  auto widths = wanted;
  const double want = std::accumulate(wanted.begin(), wanted.end(), 0.0), need = std::accumulate(least.begin(), least.end(), 0.0);
  if (widths.empty()) return widths;
  if (want <= width) {
    widths.front() += width - want;
    return widths;
  }
  const double give = want - need;
  const double share = give > 0 ? std::min(1.0, (want - width) / give) : 0.0;
  for (std::size_t i = 0; i < widths.size(); ++i) widths[i] -= share * (wanted[i] - least[i]);
  const double still = std::accumulate(widths.begin(), widths.end(), 0.0);
  if (still > width)
    for (auto& w : widths) w *= width / still;
  return widths;
}

void print_table(Sheet& sheet, const report::Table& table) {
  if (!table.columns.empty()) Printer(sheet, table).print();
}

}  // namespace plenum::ui
