#include <array>

#include "models/cost/cost.h"
#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

using report::number_cell;
using Flows = std::vector<cost::CashFlow>;

Flows flows_of(const ReportText& t) { return cost::cash_flow(t.in.inputs.cost, t.in.inputs.finance, cost_context(t.in, t.plan)); }

Money sum(const Flows& flows, Money cost::CashFlow::*column) {
  Money total{};
  for (const auto& flow : flows) total += flow.*column;
  return total;
}

/// What is bought again when a life ends.
Money replacements(const ReportText& t, const Flows& flows) { return -sum(flows, &cost::CashFlow::capex) - t.plan.cost.capex; }

report::Table parts(const ReportText& t, std::string_view title, std::string unit, const std::vector<std::pair<std::string_view, double>>& rows) {
  report::Table table{.title = t.tr(title), .columns = {t.left(TR("Part")), t.right(TR("Amount"), std::move(unit)), t.right(TR("Share"), "%")}, .rows = {}, .total = {}, .note = {}};
  double total = 0.0;
  for (const auto& row : rows) total += row.second;
  const auto share = [&](double amount) { return number_cell(total != 0.0 ? 100.0 * amount / total : 0.0); };
  for (const auto& [name, amount] : rows)
    if (amount != 0.0) table.rows.push_back({t.tr(name), number_cell(amount), share(amount)});
  table.total = {t.tr(TR("Total")), number_cell(total), share(total)};
  return table;
}

report::Table capital_cost(const ReportText& t) {
  const auto& c = t.plan.cost;
  return parts(t, TR("Capital cost"), t.currencies.plan,
               {{TR("Servers"), c.servers.value()}, {TR("Network"), c.network.value()}, {TR("Racks and feeds"), c.racks.value()}, {TR("Other"), c.other.value()},
                {TR("Facility"), c.facility.value()}, {TR("Contingency"), c.contingency.value()}});
}

report::Table operating_cost(const ReportText& t) {
  const auto& c = t.plan.cost;
  const auto yearly = [](MoneyRate rate) { return static_cast<double>(rate * year / money_unit); };
  return parts(t, TR("Operating cost of the first year"), t.currencies.plan + "/yr",
               {{TR("Energy"), yearly(c.energy)}, {TR("Colocation rent"), yearly(c.colocation)}, {TR("Water"), yearly(c.water)}, {TR("Staff"), yearly(c.staff)},
                {TR("Maintenance"), yearly(c.maintenance)}, {TR("Insurance and property tax"), yearly(c.insurance_and_tax)},
                {TR("Software and support"), yearly(c.software_and_support)}, {TR("Other"), yearly(c.other_opex)}});
}

report::Table cash_flow_table(const ReportText& t, const Flows& flows) {
  struct Part {
    std::string_view name;
    Money cost::CashFlow::*column;
  };
  const std::array<Part, 9> all{{{TR("Purchases"), &cost::CashFlow::capex}, {TR("Energy"), &cost::CashFlow::energy}, {TR("Rent"), &cost::CashFlow::colocation},
                                 {TR("Other operating cost"), &cost::CashFlow::other_opex}, {TR("Residual value"), &cost::CashFlow::residual},
                                 {TR("Revenue"), &cost::CashFlow::revenue}, {TR("Net"), &cost::CashFlow::net}, {TR("Present value"), &cost::CashFlow::present_value},
                                 {TR("Cumulated"), &cost::CashFlow::cumulative}}};
  const auto thousands = [](Money money) { return number_cell(money.value() / 1000.0); };
  report::Table table{.title = t.tr(TR("Cash flow")), .columns = {t.right(TR("Year")), t.right(TR("Discount factor"))}, .rows = {}, .total = {}, .note = {}};
  std::vector<Part> shown;
  for (const auto& part : all)
    if (sum(flows, part.column).value() != 0.0) shown.push_back(part), table.columns.push_back(t.right(part.name, t.say(TR("1,000 {}"), t.currencies.plan)));
  for (const auto& flow : flows) {
    std::vector<report::Cell> row{number_cell(static_cast<double>(flow.time / year)), number_cell(flow.discount_factor, 6)};
    for (const auto& part : shown) row.push_back(thousands(flow.*part.column));
    table.rows.push_back(std::move(row));
  }
  table.total = {t.tr(TR("Total")), ""};
  for (const auto& part : shown) table.total.push_back(part.column == &cost::CashFlow::cumulative ? report::Cell("") : thousands(sum(flows, part.column)));
  table.note = t.tr(TR("Outflows are negative. A year is paid at its end; year 0 is the start."));
  return table;
}

Blocks formulas(const ReportText& t, const Flows& flows) {
  const auto& c = t.plan.cost;
  const auto out = [&](Money cost::CashFlow::*column) { return t.amount(-sum(flows, column)); };
  double used = 0.0;
  for (const auto& flow : flows) used += static_cast<double>(flow.used / gpu_hour) * flow.discount_factor;
  Blocks blocks;
  blocks.emplace_back(formula(t.tr(TR("TCO = capital cost + replacements + energy + rent + other operating cost - residual value")),
                              fmt::format("{} + {} + {} + {} + {} - {} = {} {}", t.amount(c.capex), t.amount(replacements(t, flows)), out(&cost::CashFlow::energy),
                                          out(&cost::CashFlow::colocation), out(&cost::CashFlow::other_opex), t.amount(c.residual), t.amount(c.tco), t.money_symbol())));
  if (used > 0.0)
    blocks.emplace_back(formula(t.tr(TR("Cost per GPU-hour = present value of cost / discounted used GPU-hours")),
                                fmt::format("{} {} / {} = {}", ReportText::n((-c.npv).value()), t.currencies.plan, ReportText::n(used), t.result("cost.per_gpu_hour"))));
  blocks.emplace_back(formula(t.tr(TR("Annualised cost = present value of cost x capital recovery factor")),
                              fmt::format("{} x {} = {} {}", t.amount(-c.npv), ReportText::n(static_cast<double>(c.annualised * year / (-c.npv))),
                                          t.amount(c.annualised * year), t.money_symbol())));
  return blocks;
}

}  // namespace

report::Chart cost_breakdown(const ReportText& t) {
  const auto flows = flows_of(t);
  const auto& c = t.plan.cost;
  report::Chart chart;
  chart.kind = report::Chart::Kind::waterfall;
  chart.title = t.say(TR("What the plan costs over {}"), t.input("plan.horizon"));
  chart.category_axis = t.tr(TR("Part"));
  chart.value_axis = t.tr(TR("Cost"));
  chart.unit = t.money_symbol();
  chart.total = t.tr(TR("TCO"));
  chart.series.push_back({t.tr(TR("Cost")), {}});
  const std::array<std::pair<std::string_view, Money>, 10> steps{{{TR("Servers"), c.servers}, {TR("Network"), c.network}, {TR("Racks and feeds"), c.racks},
                                                                 {TR("Other"), c.other}, {TR("Facility"), c.capex_facility}, {TR("Replacements"), replacements(t, flows)},
                                                                 {TR("Energy"), -sum(flows, &cost::CashFlow::energy)}, {TR("Rent"), -sum(flows, &cost::CashFlow::colocation)},
                                                                 {TR("Operation"), -sum(flows, &cost::CashFlow::other_opex)}, {TR("Residual value"), -c.residual}}};
  for (const auto& [name, money] : steps) {
    if (std::abs(money.value()) < 1e-6 * std::abs(c.tco.value())) continue;
    chart.categories.push_back(t.tr(name));
    chart.series.front().values.push_back(t.scaled(money));
  }
  return chart;
}

Blocks money_tables(const ReportText& t) {
  const auto flows = flows_of(t);
  Blocks blocks{capital_cost(t), operating_cost(t)};
  for (auto& block : formulas(t, flows)) blocks.push_back(std::move(block));
  blocks.emplace_back(cash_flow_table(t, flows));
  return blocks;
}

}  // namespace plenum::plan
