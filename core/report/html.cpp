#include "core/report/html.h"

#include <fmt/format.h>

#include "core/report/markup.h"

namespace plenum::report {
namespace {

constexpr const char* style = R"(
:root { color-scheme: light dark; --line: #d0d4d9; --soft: #5b6470; --accent: #0072b2; --panel: #f5f7f9; }
@media (prefers-color-scheme: dark) { :root { --line: #3c434c; --soft: #a3adba; --accent: #56b4e9; --panel: #1d2228; } }
body { font: 15px/1.5 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--line); padding-bottom: .2rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .4rem; }
.subtitle, .note, footer { color: var(--soft); }
.key { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.2rem 0; padding: 0; }
.key > div { flex: 1 1 11rem; background: var(--panel); border-left: 3px solid var(--accent); padding: .6rem .9rem; }
.key dt { color: var(--soft); font-size: .85rem; }
.key dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.key dd.note { font-size: .85rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0; min-width: 50%; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .22rem .9rem .22rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
tfoot td { font-weight: 600; border-top: 2px solid var(--line); }
pre { background: var(--panel); padding: .5rem .8rem; white-space: pre-wrap; font-size: .88rem; margin: .4rem 0; }
figure { margin: 1rem 0; }
figcaption { font-weight: 600; }
svg { width: 100%; max-width: 45rem; height: auto; }
details { color: var(--soft); font-size: .9rem; }
.finding { border-left: 4px solid var(--line); padding: .3rem .9rem; margin: .7rem 0; }
.error { border-color: #d55e00; } .warning { border-color: #e69f00; } .information { border-color: #56b4e9; }
.fix { color: var(--soft); }
footer { margin: 3rem 0 1rem; border-top: 1px solid var(--line); padding-top: .5rem; font-size: .85rem; }
@media print {
  :root { color-scheme: light; --line: #c0c0c0; --soft: #444; --panel: #f4f4f4; }
  body { font-size: 10pt; max-width: none; margin: 0; } .page { break-before: page; } details { display: none; }
  h2, h3, caption { break-after: avoid; } tr, figure, .finding, .key { break-inside: avoid; } thead { display: table-header-group; }
}
)";

std::string text(const std::string& t) { return escaped_markup(t); }

const char* class_of(Severity severity) {
  switch (severity) {
  case Severity::information: return "information";
  case Severity::warning: return "warning";
  case Severity::error: break;
  }
  return "error";
}

const char* class_of(Align align) { return align == Align::right ? " class=\"n\"" : ""; }

struct Writer {
  std::string out;

  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    out += fmt::format(format, std::forward<Args>(args)...);
  }

  void row(const std::vector<Cell>& cells, const std::vector<Column>& columns) {
    out += "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i)
      add("<td{}>{}</td>", class_of(columns[i].align), text(marked_text(cells[i])));
    out += "</tr>\n";
  }

  void operator()(const Table& table) {
    out += "<div class=\"wide\"><table>\n";
    if (!table.title.empty()) add("<caption>{}</caption>\n", text(table.title));
    out += "<thead><tr>";
    for (const auto& c : table.columns)
      add("<th scope=\"col\"{}>{}</th>", class_of(c.align), text(header_text(c)));
    out += "</tr></thead>\n<tbody>\n";
    for (const auto& cells : table.rows) row(cells, table.columns);
    out += "</tbody>\n";
    if (!table.total.empty()) out += "<tfoot>\n", row(table.total, table.columns), out += "</tfoot>\n";
    out += "</table></div>\n";
    if (!table.note.empty()) add("<p class=\"note\">{}</p>\n", text(table.note));
  }

  void picture(const std::string& title, const std::string& drawing, const std::string& summary, Table table,
               const std::string& note) {
    add("<figure>\n<figcaption>{}</figcaption>\n{}", text(title), drawing);
    table.title.clear();
    add("<details><summary>{}</summary>\n", text(summary));
    (*this)(table);
    out += "</details>\n";
    if (!note.empty()) add("<p class=\"note\">{}</p>\n", text(note));
    out += "</figure>\n";
  }

  void operator()(const Chart& chart) {
    auto table = table_of(chart);
    table.note.clear();
    picture(chart.title, svg(chart), chart.value_axis, std::move(table), chart.note);
  }

  void operator()(const Figure& figure) {
    picture(figure.title, svg(figure), figure.table.title, figure.table, figure.note);
  }

  void operator()(const KeyNumbers& key) {
    out += "<dl class=\"key\">\n";
    for (const auto& n : key.numbers) {
      add("<div><dt>{}</dt><dd>{}</dd>", text(n.label), text(n.value));
      if (!n.note.empty()) add("<dd class=\"note\">{}</dd>", text(n.note));
      out += "</div>\n";
    }
    out += "</dl>\n";
  }

  void operator()(const FindingBlock& f) {
    add("<div class=\"finding {}\"><strong>{}{}</strong> {}", class_of(f.severity), text(f.label),
        f.title.empty() ? "" : ", " + text(f.title), text(f.text));
    if (!f.fix.empty()) add("<div class=\"fix\">{}</div>", text(f.fix));
    out += "</div>\n";
  }

  void operator()(const SourceList& list) {
    if (!list.title.empty()) add("<h3>{}</h3>\n", text(list.title));
    out += "<ul>\n";
    for (const auto& e : list.entries) {
      const auto title = is_web_address(e.url)
                             ? fmt::format("<a href=\"{}\">{}</a>", text(e.url), text(e.title))
                             : text(e.title);
      add("<li><code>{}</code>: {}{}</li>\n", text(e.id), title,
          e.as_of.empty() ? "" : " (" + text(e.as_of) + ")");
    }
    out += "</ul>\n";
  }

  void operator()(const Heading& h) { add("<h{0}>{1}</h{0}>\n", h.level + 1, text(h.text)); }
  void operator()(const Paragraph& p) { add("<p>{}</p>\n", text(p.text)); }
  void operator()(const Formula& f) { add("<pre>{}</pre>\n", text(f.text)); }
  void operator()(const PageBreak&) { out += "<div class=\"page\"></div>\n"; }
};

}  // namespace

std::string html(const Report& report) {
  Writer w;
  w.add("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n", text(report.language));
  w.add(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
      text(report.title), style);
  w.add("<header><h1>{}</h1>\n<p class=\"subtitle\">{}</p></header>\n<main>\n", text(report.title),
        text(report.subtitle));
  for (const auto& block : report.blocks) std::visit(w, block);
  w.add("</main>\n<footer>{}</footer>\n</body>\n</html>\n", text(report.footer));
  return w.out;
}

}  // namespace plenum::report
