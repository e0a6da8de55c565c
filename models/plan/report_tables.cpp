#include <array>

#include "models/plan/network_drawing.h"
#include "models/plan/network_tables.h"
#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

using report::number_cell;

template <class Enum>
std::string word(const ReportText& t, Enum value) {
  for (const auto& choice : fields::Describe<Enum>::choices)
    if (choice.value == value) return t.tr(choice.label);
  return {};
}

report::Table power_chain(const ReportText& t) {
  const auto& p = t.plan.power;
  const std::array<std::pair<std::string_view, Power>, 6> stages{
      {{TR("IT"), p.it_average},
       {TR("Distribution loss"), p.distribution_loss},
       {TR("UPS loss"), p.ups_loss},
       {TR("Transformer loss"), p.transformer_loss},
       {TR("Lighting and house load"), p.lighting},
       {TR("Cooling"), t.plan.cooling.cooling_average}}};
  report::Table table{.title = t.tr(TR("Where the power goes, at average load")),
                      .columns = {t.left(TR("Part")), t.right(TR("Power"), "kW"), t.right(TR("Share"), "%"),
                                  t.right(TR("Over IT power"))},
                      .rows = {},
                      .total = {},
                      .note = {}};
  Power sum{};
  for (const auto& stage : stages) sum += stage.second;
  const auto row = [&](std::string_view name, Power power) -> std::vector<report::Cell> {
    const double share = sum.value() > 0.0 ? 100.0 * power.value() / sum.value() : 0.0;
    const double over_it = p.it_average.value() > 0.0 ? power.value() / p.it_average.value() : 0.0;
    return {t.tr(name), number_cell(static_cast<double>(power / kilowatt), 6), number_cell(share),
            number_cell(over_it)};
  };
  for (const auto& [name, power] : stages) table.rows.push_back(row(name, power));
  table.total = row(TR("Facility"), sum);
  table.note = t.tr(TR("The last column's total is the PUE."));
  return table;
}

report::Table cooling_options(const ReportText& t) {
  const auto& money = t.currencies.plan;
  report::Table table{.title = t.tr(TR("Cooling options for these racks")),
                      .columns = {t.left(TR("Technology")), t.left(TR("Feasible")),
                                  t.right(TR("Density limit"), "kW"), t.right("PUE"), t.right(TR("Peak PUE")),
                                  t.right("WUE", "L/kWh"), t.right(TR("Capital cost"), money),
                                  t.right(TR("Annual cost"), money + "/yr")},
                      .rows = {},
                      .total = {},
                      .note = {}};
  for (const auto& option : t.plan.cooling.options) {
    const bool planned = option.technology == t.plan.cooling.technology;
    table.rows.push_back({word(t, option.technology) + (planned ? t.tr(TR(" (planned)")) : ""),
                          option.feasible ? t.tr(TR("yes")) : t.tr(option.reason),
                          number_cell(static_cast<double>(option.density_limit / kilowatt)),
                          number_cell(option.pue), number_cell(option.peak_pue),
                          number_cell(static_cast<double>(option.wue * kilowatt_hour / litre)),
                          number_cell(option.capex.value()),
                          number_cell(static_cast<double>(option.annual_cost * year / money_unit))});
  }
  table.note = t.tr(TR("Annual cost: energy and water of cooling, and the plant's annuity."));
  return table;
}

report::Chart monthly_pue(const ReportText& t) {
  constexpr std::array months{TR("Jan"), TR("Feb"), TR("Mar"), TR("Apr"), TR("May"), TR("Jun"),
                              TR("Jul"), TR("Aug"), TR("Sep"), TR("Oct"), TR("Nov"), TR("Dec")};
  report::Chart chart;
  chart.kind = report::Chart::Kind::line;
  chart.title = t.tr(TR("PUE by month"));
  chart.category_axis = t.tr(TR("Month"));
  chart.value_axis = "PUE";
  for (const auto* month : months) chart.categories.push_back(t.tr(month));
  const auto& values = t.plan.cooling.monthly_pue;
  chart.series.push_back({"PUE", {values.begin(), values.end()}});
  chart.note = t.say(TR("Weather year {}, constant IT load."), t.in.inputs.site.climate);
  return chart;
}

/// The compute fabric to look at, and what to buy for every network.
Blocks networks(const ReportText& t) {
  Blocks blocks;
  if (auto figure = network_figure(t.in, t.plan, t.options.translate); !figure.boxes.empty())
    blocks.emplace_back(std::move(figure));
  if (auto failures = failures_table(t.in, t.plan, t.options.translate); !failures.rows.empty())
    blocks.emplace_back(std::move(failures));
  for (const auto& bill : network_bills(t.in, t.plan))
    blocks.emplace_back(bill_summary(bill, t.in, t.sources, t.options.translate));
  return blocks;
}

}  // namespace

Blocks tables_of(const ReportText& t, std::string_view subject) {
  if (subject == "workload") return workload_tables(t);
  if (subject == "fabric") return networks(t);
  if (subject == "power") return {power_chain(t)};
  if (subject == "cooling") return {monthly_pue(t), cooling_options(t)};
  if (subject == "cost") return money_tables(t);
  return {};
}

}  // namespace plenum::plan
