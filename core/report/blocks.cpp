#include "core/report/blocks.h"

#include "core/units/unit.h"

namespace plenum::report {

std::string marked_text(const Cell& cell) {
  return cell.estimate ? cell.text + " " + estimate_mark : cell.text;
}

std::string header_text(const Column& column) {
  return column.unit.empty() ? column.name : column.name + " (" + column.unit + ")";
}

Cell number_cell(double number, int significant) {
  return {units::rounded_text(number, significant), number};
}

Table table_of(const Chart& chart) {
  Table table;
  table.title = chart.title;
  table.note = chart.note;
  table.columns.push_back({chart.category_axis, "", Align::left});
  for (const auto& series : chart.series)
    table.columns.push_back({series.name.empty() ? chart.value_axis : series.name, chart.unit, Align::right});
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    std::vector<Cell> row{chart.categories[i]};
    for (const auto& series : chart.series) row.push_back(number_cell(series.values.at(i)));
    table.rows.push_back(std::move(row));
  }
  if (chart.kind == Chart::Kind::waterfall && !chart.series.empty()) {
    double sum = 0.0;
    for (const double step : chart.series.front().values) sum += step;
    table.total = {chart.total, number_cell(sum)};
  }
  return table;
}

Table table_of(const Figure& figure) {
  Table table = figure.table;
  table.title = figure.title;
  if (!figure.note.empty()) table.note = table.note.empty() ? figure.note : figure.note + " " + table.note;
  return table;
}

}  // namespace plenum::report
