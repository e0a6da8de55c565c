#include "core/report/csv.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/csv.h"

namespace plenum::report {
namespace {

/// A text that a spreadsheet would take for a formula gets an apostrophe in front, which spreadsheets do not show.
std::string safe(const std::string& text) {
  const bool formula = !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
  return formula ? "'" + text : text;
}

std::string line(const std::vector<std::string>& cells) { return text::csv_line(cells); }

std::string exact(const Cell& cell) {
  return cell.number ? fmt::format("{}", *cell.number) : safe(cell.text);
}

bool has_estimate(const std::vector<Cell>& row) {
  return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.estimate; });
}

struct Writer {
  std::string out;

  void part(const std::string& title) {
    if (!out.empty()) out += "\n";
    if (!title.empty()) out += line({safe(title)});
  }

  void row(const std::vector<Cell>& cells, bool with_marks) {
    std::vector<std::string> texts;
    for (const auto& cell : cells) texts.push_back(exact(cell));
    if (with_marks) texts.push_back(has_estimate(cells) ? estimate_mark : "");
    out += line(texts);
  }

  void operator()(const Table& table) {
    part(table.title);
    const bool marks = std::any_of(table.rows.begin(), table.rows.end(), has_estimate);
    std::vector<std::string> header;
    for (const auto& column : table.columns) header.push_back(safe(header_text(column)));
    if (marks) header.emplace_back(estimate_mark);
    out += line(header);
    for (const auto& cells : table.rows) row(cells, marks);
    if (!table.total.empty()) row(table.total, marks);
  }

  void operator()(const Chart& chart) { (*this)(table_of(chart)); }
  void operator()(const Figure& figure) { (*this)(table_of(figure)); }

  void operator()(const KeyNumbers& key) {
    part({});
    for (const auto& number : key.numbers)
      out += line({safe(number.label), safe(number.value), safe(number.note)});
  }

  void operator()(const FindingBlock& finding) {
    part({});
    out += line({safe(finding.label), safe(finding.title), safe(finding.text), safe(finding.fix)});
  }

  void operator()(const SourceList& sources) {
    part(sources.title);
    for (const auto& entry : sources.entries)
      out += line({safe(entry.id), safe(entry.title), safe(entry.url), safe(entry.as_of)});
  }

  void operator()(const Heading& heading) { part(heading.text); }
  void operator()(const Formula& formula) { out += line({safe(formula.text)}); }
  void operator()(const Paragraph&) {}
  void operator()(const PageBreak&) {}
};

}  // namespace

std::string csv(const Report& report) {
  Writer writer;
  writer.part(report.title);
  for (const auto& block : report.blocks) std::visit(writer, block);
  return writer.out;
}

}  // namespace plenum::report
