#include "core/report/markdown.h"

#include "core/report/markup.h"

namespace plenum::report {
namespace {

/// Text that Markdown must take as it stands.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

struct Writer {
  std::string out;

  void paragraph(const std::string& text) {
    if (!text.empty()) out += text + "\n\n";
  }

  void row(const std::vector<Cell>& cells, const char* around = "") {
    out += "|";
    for (const auto& cell : cells) {
      const auto text = escaped(marked_text(cell));
      out += " " + (text.empty() ? text : around + text + around) + " |";
    }
    out += "\n";
  }

  void operator()(const Table& table) {
    if (!table.title.empty()) paragraph("**" + escaped(table.title) + "**");
    std::vector<Cell> header;
    for (const auto& column : table.columns) header.emplace_back(header_text(column));
    row(header);
    out += "|";
    for (const auto& column : table.columns) out += column.align == Align::right ? "---:|" : "---|";
    out += "\n";
    for (const auto& cells : table.rows) row(cells);
    if (!table.total.empty()) row(table.total, "**");
    out += "\n";
    paragraph(escaped(table.note));
  }

  void operator()(const Chart& chart) { (*this)(table_of(chart)); }
  void operator()(const Figure& figure) { (*this)(table_of(figure)); }

  void operator()(const KeyNumbers& key) {
    for (const auto& n : key.numbers)
      out += "- " + escaped(n.label) + ": **" + escaped(n.value) + "**" +
             (n.note.empty() ? "" : " (" + escaped(n.note) + ")") + "\n";
    out += "\n";
  }

  void operator()(const FindingBlock& f) {
    out += "> **" + escaped(f.label) + (f.title.empty() ? "" : ", " + escaped(f.title)) +
           "**: " + escaped(f.text);
    if (!f.fix.empty()) out += " *" + escaped(f.fix) + "*";
    out += "\n\n";
  }

  void operator()(const SourceList& list) {
    if (!list.title.empty()) paragraph("**" + escaped(list.title) + "**");
    for (const auto& e : list.entries) {
      out += "- `" + e.id + "`: " + escaped(e.title);
      if (is_web_address(e.url)) out += ", <" + e.url + ">";
      else if (!e.url.empty()) out += ", " + escaped(e.url);
      if (!e.as_of.empty()) out += " (" + escaped(e.as_of) + ")";
      out += "\n";
    }
    out += "\n";
  }

  void operator()(const Heading& h) {
    paragraph(std::string(static_cast<std::size_t>(h.level) + 1, '#') + " " + escaped(h.text));
  }
  void operator()(const Paragraph& p) { paragraph(escaped(p.text)); }
  void operator()(const Formula& f) { paragraph("    " + f.text); }
  void operator()(const PageBreak&) { paragraph("---"); }
};

}  // namespace

std::string markdown(const Report& report) {
  Writer writer;
  writer.paragraph("# " + escaped(report.title));
  writer.paragraph(escaped(report.subtitle));
  for (const auto& block : report.blocks) std::visit(writer, block);
  if (!report.footer.empty()) writer.paragraph("---\n\n" + escaped(report.footer));
  while (writer.out.size() > 1 && writer.out[writer.out.size() - 1] == '\n' &&
         writer.out[writer.out.size() - 2] == '\n')
    writer.out.pop_back();
  return writer.out;
}

}  // namespace plenum::report
