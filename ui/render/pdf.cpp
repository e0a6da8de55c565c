#include "ui/render/pdf.h"

#include <QBuffer>
#include <QSaveFile>

#include "ui/chart/draw.h"
#include "ui/drawing/draw_figure.h"
#include "ui/i18n/words.h"
#include "ui/render/print_table.h"
#include "ui/render/sheet.h"

namespace plenum::ui {
namespace {

/// Prints each kind of block below the last one.
class Press {
 public:
  explicit Press(Sheet& sheet) : sheet_(sheet), c_(colours(false)) {}

  void title(const report::Report& report) {
    sheet_.down(6);
    sheet_.down(write(report.title, print_font(20, true), c_.text));
    if (!report.subtitle.empty()) sheet_.down(2 + write(report.subtitle, print_font(10), c_.quiet));
    sheet_.down(14);
  }

  void operator()(const report::Heading& heading) {
    const double size = heading.level <= 1 ? 14 : 11;
    sheet_.need(size * 1.3 + 70);
    if (!sheet_.at_top()) sheet_.down(heading.level <= 1 ? 12 : 8);
    sheet_.down(write(heading.text, print_font(size, true), heading.level <= 1 ? c_.accent : c_.text));
    sheet_.down(4);
  }

  void operator()(const report::Paragraph& paragraph) {
    flow(paragraph.text, print_font(9.5), 0, c_.text, 6);
  }
  void operator()(const report::Formula& formula) { flow(formula.text, print_mono(7.5), 10, c_.text, 4); }

  void operator()(const report::KeyNumbers& key) {
    if (key.numbers.empty()) return;
    const auto count = static_cast<double>(std::min<std::size_t>(key.numbers.size(), 4));
    const double gap = 10, width = (sheet_.width() - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < key.numbers.size(); i += static_cast<std::size_t>(count)) {
      double height = 0;
      const auto end = std::min(key.numbers.size(), i + static_cast<std::size_t>(count));
      for (auto n = i; n < end; ++n) height = std::max(height, number_height(key.numbers[n], width));
      sheet_.need(height + 10);
      for (auto n = i; n < end; ++n)
        number(key.numbers[n], sheet_.left() + static_cast<double>(n - i) * (width + gap), width, height);
      sheet_.down(height + 10);
    }
  }

  void operator()(const report::Table& table) { print_table(sheet_, table); }

  void operator()(const report::Chart& chart) {
    if (chart.categories.empty() || chart.series.empty()) return;
    const auto title_font = print_font(9, true);
    const double height = std::clamp<double>(chart_height(chart, 11), 130, 330);
    sheet_.need(height + 34);
    sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(), from_utf8(chart.title),
                          title_font, c_.text) +
                2);
    QCustomPlot plot;
    // At twice the size: a pixel is half a point, which is right for lines, and 15 of them for letters.
    constexpr double scale = 2;
    auto font = print_font(7.5);
    font.setPixelSize(15);
    draw_chart(plot, chart, c_, font);
    auto& painter = sheet_.painter();
    painter.save();
    painter.translate(sheet_.left(), sheet_.y());
    painter.scale(1 / scale, 1 / scale);
    plot.toPainter(&painter, static_cast<int>(sheet_.width() * scale), static_cast<int>(height * scale));
    painter.restore();
    sheet_.down(height + 4);
    if (!chart.note.empty()) sheet_.down(write(chart.note, print_font(7.5), c_.quiet) + 2);
    sheet_.down(8);
  }

  void operator()(const report::Figure& figure) {
    const double height = figure.height * sheet_.width();
    sheet_.need(std::min(height + 40, sheet_.bottom() - 80));
    sheet_.down(draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(),
                          from_utf8(figure.title), print_font(9, true), c_.text) +
                4);
    // Higher than a page: drawn smaller, in the middle.
    const double scale = std::min(1.0, (sheet_.bottom() - sheet_.y() - 24) / height);
    const double width = sheet_.width() * scale;
    draw_figure(sheet_.painter(),
                QRectF(sheet_.left() + (sheet_.width() - width) / 2, sheet_.y(), width, height * scale),
                figure, c_, print_font(7.5), print_fine);
    sheet_.down(height * scale + 4);
    if (!figure.note.empty()) sheet_.down(write(figure.note, print_font(7.5), c_.quiet) + 2);
    sheet_.down(8);
  }

  void operator()(const report::FindingBlock& finding) {
    const auto font = print_font(9), bold = print_font(9, true);
    const auto head = from_utf8(finding.label) + QStringLiteral(" · ") + from_utf8(finding.title);
    auto text = from_utf8(finding.text);
    if (!finding.fix.empty()) text += QStringLiteral(" → ") + from_utf8(finding.fix);
    const double width = sheet_.width() - 12;
    const double height = text_height(head, bold, width) + text_height(text, font, width);
    sheet_.need(height + 8);
    const auto colour = finding.severity == report::Severity::error     ? c_.bad
                        : finding.severity == report::Severity::warning ? c_.warning
                                                                        : c_.quiet;
    sheet_.painter().fillRect(QRectF(sheet_.left(), sheet_.y(), 2.5, height), colour);
    const double top = draw_text(sheet_.painter(), sheet_.left() + 12, sheet_.y(), width, head, bold, colour);
    draw_text(sheet_.painter(), sheet_.left() + 12, sheet_.y() + top, width, text, font, c_.text);
    sheet_.down(height + 8);
  }

  void operator()(const report::SourceList& list) {
    if (!list.title.empty()) (*this)(report::Heading{2, list.title});
    const auto font = print_font(8);
    for (const auto& entry : list.entries) {
      auto text = QStringLiteral("[%1] %2").arg(from_utf8(entry.id), from_utf8(entry.title));
      if (!entry.url.empty()) text += QStringLiteral(". ") + from_utf8(entry.url);
      if (!entry.as_of.empty()) text += QStringLiteral(" (%1)").arg(from_utf8(entry.as_of));
      flow(from_utf8(text.toStdString()).toStdString(), font, 0, c_.text, 3);
    }
    sheet_.down(6);
  }

  void operator()(const report::PageBreak&) {
    if (!sheet_.at_top()) sheet_.next_page();
  }

 private:
  double write(const std::string& text, const QFont& font, const QColor& colour) {
    return draw_text(sheet_.painter(), sheet_.left(), sheet_.y(), sheet_.width(), from_utf8(text), font,
                     colour);
  }

  void flow(const std::string& text, const QFont& font, double indent, const QColor& colour, double after) {
    const double width = sheet_.width() - indent;
    sheet_.need(text_height(from_utf8(text), font, width));
    sheet_.down(draw_text(sheet_.painter(), sheet_.left() + indent, sheet_.y(), width, from_utf8(text), font,
                          colour) +
                after);
  }

  static constexpr double inset = 8;

  QFont value_font(const report::KeyNumbers::Number& number, double width) const {
    for (const double size : {16.0, 14.0, 12.0, 10.0})
      if (const auto font = print_font(size, true);
          text_width(from_utf8(number.value), font) <= width - 2 * inset)
        return font;
    return print_font(9, true);
  }

  double number_height(const report::KeyNumbers::Number& number, double width) const {
    const double inner = width - 2 * inset;
    return text_height(from_utf8(number.label), print_font(8), inner) +
           text_height(from_utf8(number.value), value_font(number, width), inner) +
           text_height(from_utf8(number.note), print_font(7), inner) + 2 * inset;
  }

  void number(const report::KeyNumbers::Number& number, double x, double width, double height) {
    auto& painter = sheet_.painter();
    painter.setPen(QPen(c_.line, 0.75));
    painter.setBrush(c_.background);
    painter.drawRoundedRect(QRectF(x, sheet_.y(), width, height), 3, 3);
    painter.setBrush(Qt::NoBrush);
    const double inner = width - 2 * inset;
    double y = sheet_.y() + inset;
    y += draw_text(painter, x + inset, y, inner, from_utf8(number.label), print_font(8), c_.quiet);
    y += draw_text(painter, x + inset, y, inner, from_utf8(number.value), value_font(number, width), c_.text);
    draw_text(painter, x + inset, y, inner, from_utf8(number.note), print_font(7), c_.quiet);
  }

  Sheet& sheet_;
  Colours c_;
};

/// Prints into a device and returns the number of pages.
int print(const report::Report& report, QIODevice& device, std::optional<int> pages) {
  QPdfWriter writer(&device);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  writer.setResolution(1200);
  writer.setTitle(from_utf8(report.title));
  writer.setCreator(from_utf8(report.footer));
  Sheet sheet(writer, report, pages);
  Press press(sheet);
  press.title(report);
  for (const auto& block : report.blocks) std::visit(press, block);
  return sheet.page();
}

}  // namespace

void write_pdf(const report::Report& report, const QString& path) {
  QBuffer draft;
  draft.open(QIODevice::WriteOnly);
  const int pages = print(report, draft, {});  // how many pages there are is known only when they are printed
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly))
    throw RenderProblem(path.toStdString() + ": " + file.errorString().toStdString());
  print(report, file, pages);
  if (!file.commit()) throw RenderProblem(path.toStdString() + ": " + file.errorString().toStdString());
}

}  // namespace plenum::ui
