#include "ui/chart/draw.h"

#include <algorithm>
#include <cmath>

#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

using Kind = report::Chart::Kind;

/// Ticks in the reader's spelling of numbers.
class NumberTicker : public QCPAxisTicker {
 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return number_text(std::abs(tick) < 1e-12 ? 0.0 : tick, 4);
  }
};

bool lies_down(const report::Chart& chart) {
  if (chart.kind == Kind::waterfall) return true;
  if (chart.kind == Kind::bars) return chart.series.size() == 1;
  return chart.kind == Kind::stacked_bars && chart.categories.size() > 4;
}

void dress_axis(QCPAxis& axis, const Colours& c, const QFont& font) {
  axis.setBasePen(QPen(c.line));
  axis.setTickPen(QPen(c.line));
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(c.text);
  axis.setLabelColor(c.quiet);
  axis.setTickLabelFont(font);
  axis.setLabelFont(font);
  axis.grid()->setPen(QPen(c.line, 1, Qt::DotLine));
  axis.grid()->setZeroLinePen(QPen(c.line));
}

void dress(QCustomPlot& plot, const Colours& c, const QFont& font) {
  plot.clearPlottables();
  plot.clearItems();
  plot.setBackground(c.panel);
  for (auto* axis : {plot.xAxis, plot.yAxis}) dress_axis(*axis, c, font);
  plot.yAxis->setRangeReversed(false);
  plot.legend->setFont(font);
  plot.legend->setTextColor(c.text);
  plot.legend->setBorderPen(Qt::NoPen);
  plot.legend->setBrush(Qt::NoBrush);
  plot.legend->setIconSize(12, 10);
  plot.legend->setFillOrder(QCPLegend::foColumnsFirst);
}

/// A legend above the axes, or none: an empty one would still take room.
void place_legend(QCustomPlot& plot, bool shown) {
  auto* layout = plot.plotLayout();
  if (plot.legend->layout()) plot.legend->layout()->take(plot.legend);
  layout->simplify();
  plot.legend->setVisible(shown);
  if (!shown) return;
  layout->insertRow(0);
  layout->addElement(0, 0, plot.legend);
  layout->setRowStretchFactor(0, 0.001);
}

QString axis_label(const report::Chart& chart) {
  const auto name = from_utf8(chart.value_axis), unit = from_utf8(chart.unit);
  return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit);
}

void label_categories(QCPAxis& axis, const report::Chart& chart) {
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  double at = 1;
  for (const auto& category : chart.categories) ticker->addTick(at++, from_utf8(category));
  if (chart.kind == Kind::waterfall) ticker->addTick(at, from_utf8(chart.total));
  axis.setTicker(ticker);
  axis.setTickLength(0);
  axis.grid()->setVisible(false);
  const auto count = static_cast<double>(chart.categories.size()) + (chart.kind == Kind::waterfall ? 1 : 0);
  axis.setRange(0.4, count + 0.6);
}

QCPBars* add_bars(QCustomPlot& plot, QCPAxis* key, QCPAxis* value, const QString& name,
                  const QColor& colour) {
  Q_UNUSED(plot)
  auto* bars = new QCPBars(key, value);
  bars->setName(name);
  bars->setPen(Qt::NoPen);
  bars->setBrush(colour);
  bars->setWidth(0.66);
  return bars;
}

void fill(QCPBars& bars, const std::vector<double>& values) {
  double key = 1;
  for (const double v : values) bars.addData(key++, v);
}

void stack(QCustomPlot& plot, QCPAxis* key, QCPAxis* value, const report::Chart& chart, const Colours& c) {
  QCPBars* below = nullptr;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    auto* bars = add_bars(plot, key, value, from_utf8(chart.series[i].name), c.series[i % c.series.size()]);
    fill(*bars, chart.series[i].values);
    if (below) bars->moveAbove(below);
    below = bars;
  }
}

void side_by_side(QCustomPlot& plot, QCPAxis* key, QCPAxis* value, const report::Chart& chart,
                  const Colours& c) {
  auto* group = new QCPBarsGroup(&plot);
  const auto count = static_cast<double>(chart.series.size());
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    auto* bars = add_bars(plot, key, value, from_utf8(chart.series[i].name), c.series[i % c.series.size()]);
    bars->setWidth(0.8 / count);
    bars->setBarsGroup(group);
    fill(*bars, chart.series[i].values);
  }
}

/// Each step stands on an invisible bar that is as high as the steps before it.
void steps(QCustomPlot& plot, QCPAxis* key, QCPAxis* value, const report::Chart& chart, const Colours& c) {
  auto* base = add_bars(plot, key, value, {}, Qt::transparent);
  auto* step = add_bars(plot, key, value, from_utf8(chart.series.front().name), c.series[0]);
  auto* total = add_bars(plot, key, value, from_utf8(chart.total), c.series[6]);
  base->removeFromLegend();
  step->moveAbove(base);
  double sum = 0, at = 1;
  for (const double v : chart.series.front().values) {
    base->addData(at, std::min(sum, sum + v));
    step->addData(at, std::abs(v));
    sum += v;
    at += 1;
  }
  total->addData(at, sum);
}

void lines(QCustomPlot& plot, const report::Chart& chart, const Colours& c) {
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    auto* graph = plot.addGraph();
    const auto colour = c.series[i % c.series.size()];
    graph->setName(from_utf8(chart.series[i].name));
    graph->setPen(QPen(colour, 2));
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, colour, 6));
    double at = 1;
    for (const double v : chart.series[i].values) graph->addData(at++, v);
  }
}

void plot_series(QCustomPlot& plot, QCPAxis* key, QCPAxis* value, const report::Chart& chart,
                 const Colours& c) {
  switch (chart.kind) {
  case Kind::line: return lines(plot, chart, c);
  case Kind::waterfall: return steps(plot, key, value, chart, c);
  case Kind::stacked_bars: return stack(plot, key, value, chart, c);
  case Kind::bars: return side_by_side(plot, key, value, chart, c);
  }
}

/// Bars start at zero; lines show their own range.
void fit_values(QCPAxis& value, const report::Chart& chart) {
  value.rescale(true);
  const auto range = value.range();
  if (chart.kind == Kind::line) {
    const double margin = std::max(range.size() * 0.15, std::abs(range.upper) * 0.005);
    value.setRange(range.lower - margin, range.upper + margin);
  } else {
    value.setRange(std::min(0.0, range.lower), range.upper > 0 ? range.upper * 1.06 : 1.0);
  }
}

}  // namespace

void draw_chart(QCustomPlot& plot, const report::Chart& chart, const Colours& c, const QFont& font) {
  dress(plot, c, font);
  if (chart.series.empty() || chart.categories.empty()) return;
  const bool down = lies_down(chart);
  auto* key = down ? plot.yAxis : plot.xAxis;
  auto* value = down ? plot.xAxis : plot.yAxis;
  plot_series(plot, key, value, chart, c);
  key->setRangeReversed(down);
  label_categories(*key, chart);
  key->setLabel(from_utf8(down ? std::string() : chart.category_axis));
  value->setTicker(QSharedPointer<NumberTicker>::create());
  value->setLabel(axis_label(chart));
  value->setTickLength(0);
  value->grid()->setVisible(true);
  fit_values(*value, chart);
  place_legend(plot, chart.series.size() > 1 && chart.kind != Kind::waterfall);
}

report::Table chart_table(const report::Chart& chart) {
  report::Table table;
  table.title = chart.title;
  table.columns.push_back({chart.category_axis, {}, report::Align::left});
  for (const auto& series : chart.series)
    table.columns.push_back(
        {chart.series.size() == 1 && !chart.value_axis.empty() ? chart.value_axis : series.name, chart.unit,
         report::Align::right});
  const auto cell = [](double v) { return report::Cell(number_text(v).toStdString(), v); };
  double sum = 0;
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    std::vector<report::Cell> row{chart.categories[i]};
    for (const auto& series : chart.series) row.push_back(cell(series.values[i]));
    if (!chart.series.empty()) sum += chart.series.front().values[i];
    table.rows.push_back(std::move(row));
  }
  if (chart.kind == Kind::waterfall) table.rows.push_back({chart.total, cell(sum)});
  return table;
}

int chart_height(const report::Chart& chart, int line_height) {
  if (!lies_down(chart)) return 13 * line_height;
  const auto bars = static_cast<int>(chart.categories.size()) + (chart.kind == Kind::waterfall ? 1 : 0);
  return static_cast<int>(line_height * (1.45 * bars + (chart.series.size() > 1 ? 4.5 : 3.0)));
}

}  // namespace plenum::ui
