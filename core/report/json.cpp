#include "core/report/json.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace plenum::report {
namespace {

using Json = nlohmann::ordered_json;

const char* name_of(Chart::Kind kind) {
  switch (kind) {
  case Chart::Kind::bars: return "bars";
  case Chart::Kind::stacked_bars: return "stacked-bars";
  case Chart::Kind::line: return "line";
  case Chart::Kind::waterfall: break;
  }
  return "waterfall";
}

const char* name_of(Severity severity) {
  switch (severity) {
  case Severity::information: return "information";
  case Severity::warning: return "warning";
  case Severity::error: break;
  }
  return "error";
}

/// JSON has no infinity and no NaN.
Json number(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

Json row_of(const std::vector<Cell>& cells) {
  Json row = Json::array();
  for (const auto& cell : cells) row.push_back(cell.number ? number(*cell.number) : Json(cell.text));
  return row;
}

struct Writer {
  Json operator()(const Heading& h) const {
    return {{"type", "heading"}, {"level", h.level}, {"text", h.text}};
  }
  Json operator()(const Paragraph& p) const { return {{"type", "paragraph"}, {"text", p.text}}; }
  Json operator()(const Formula& f) const { return {{"type", "formula"}, {"text", f.text}}; }
  Json operator()(const PageBreak&) const { return {{"type", "page-break"}}; }

  Json operator()(const KeyNumbers& key) const {
    Json numbers = Json::array();
    for (const auto& n : key.numbers)
      numbers.push_back({{"label", n.label}, {"value", n.value}, {"note", n.note}});
    return {{"type", "key-numbers"}, {"numbers", numbers}};
  }

  Json operator()(const Table& table) const {
    Json columns = Json::array(), rows = Json::array(), estimates = Json::array();
    for (const auto& c : table.columns) columns.push_back({{"name", c.name}, {"unit", c.unit}});
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      rows.push_back(row_of(table.rows[r]));
      for (std::size_t c = 0; c < table.rows[r].size(); ++c)
        if (table.rows[r][c].estimate) estimates.push_back({r, c});
    }
    Json block{{"type", "table"}, {"title", table.title}, {"columns", columns}, {"rows", rows}};
    if (!table.total.empty()) block["total"] = row_of(table.total);
    if (!estimates.empty()) block["estimates"] = estimates;
    if (!table.note.empty()) block["note"] = table.note;
    return block;
  }

  Json operator()(const Chart& chart) const {
    Json series = Json::array();
    for (const auto& s : chart.series) {
      Json values = Json::array();
      for (const double v : s.values) values.push_back(number(v));
      series.push_back({{"name", s.name}, {"values", values}});
    }
    Json block{{"type", "chart"},
               {"kind", name_of(chart.kind)},
               {"title", chart.title},
               {"category_axis", chart.category_axis},
               {"value_axis", chart.value_axis},
               {"unit", chart.unit},
               {"categories", chart.categories},
               {"series", series}};
    if (!chart.note.empty()) block["note"] = chart.note;
    return block;
  }

  /// The numbers that are drawn; shapes are for people.
  Json operator()(const Figure& figure) const {
    Json block = (*this)(table_of(figure));
    block["type"] = "figure";
    return block;
  }

  Json operator()(const FindingBlock& f) const {
    return {{"type", "finding"},
            {"severity", name_of(f.severity)},
            {"title", f.title},
            {"text", f.text},
            {"fix", f.fix}};
  }

  Json operator()(const SourceList& list) const {
    Json entries = Json::array();
    for (const auto& e : list.entries)
      entries.push_back({{"id", e.id}, {"title", e.title}, {"url", e.url}, {"as_of", e.as_of}});
    return {{"type", "sources"}, {"title", list.title}, {"entries", entries}};
  }
};

}  // namespace

std::string json(const Report& report) {
  Json blocks = Json::array();
  for (const auto& block : report.blocks) blocks.push_back(std::visit(Writer{}, block));
  const Json all{{"format", "plenum-report/1"}, {"title", report.title},   {"subtitle", report.subtitle},
                 {"language", report.language}, {"footer", report.footer}, {"blocks", blocks}};
  // A byte that is no UTF-8 (a name from outside) must not end the program: it becomes the replacement character.
  return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace plenum::report
