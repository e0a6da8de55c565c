#include <array>

#include "models/cost/cost.h"
#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

using report::number_cell;
using Flows = std::vector<cost::CashFlow>;

Flows flows_of(const ReportText& t) {
  return cost::cash_flow(t.in.inputs.cost, t.in.inputs.finance, cost_context(t.in, t.plan));
}

Money sum(const Flows& flows, Money cost::CashFlow::*column) {
  Money total{};
  for (const auto& flow : flows) total += flow.*column;
  return total;
}

/// What is bought again when a life ends.
Money replacements(const ReportText& t, const Flows& flows) {
  return -sum(flows, &cost::CashFlow::capex) - t.plan.cost.capex;
}

struct CostPart {
  std::string_view name;
  double amount;
  std::string calculation;
};

report::Table parts(const ReportText& t, std::string_view title, std::string unit,
                    const std::vector<CostPart>& rows) {
  report::Table table{.title = t.tr(title),
                      .columns = {t.left(TR("Part")), t.right(TR("Amount"), std::move(unit)),
                                  t.right(TR("Share"), "%"), t.left(TR("Calculation"))},
                      .rows = {},
                      .total = {},
                      .note = {}};
  double total = 0.0;
  for (const auto& row : rows) total += row.amount;
  const auto share = [&](double amount) { return number_cell(total != 0.0 ? 100.0 * amount / total : 0.0); };
  for (const auto& row : rows)
    if (row.amount != 0.0)
      table.rows.push_back({t.tr(row.name), number_cell(row.amount), share(row.amount), row.calculation});
  table.total = {t.tr(TR("Total")), number_cell(total), share(total), ""};
  return table;
}

report::Table capital_cost(const ReportText& t) {
  const auto& c = t.plan.cost;
  const auto& in = t.in.inputs.cost;
  const auto context = cost_context(t.in, t.plan);
  const auto money = [](Money m) { return ReportText::n(m.value()); };
  std::string facility;
  if (in.ownership == cost::Ownership::own_retrofit) facility = t.input("cost.retrofit_cost", 6);
  else if (in.ownership == cost::Ownership::own_new) facility = t.input("cost.facility_cost", 6);
  facility += t.say(TR(" x {} peak IT power"), t.result("power.it_peak", 6));
  if (in.ownership == cost::Ownership::own_new && context.liquid)
    facility += t.say(TR(" x (1 + {} liquid premium)"), t.input("cost.liquid_premium", 6));
  return parts(t, TR("Capital cost"), t.currencies.plan,
               {{TR("Servers"), c.servers.value(),
                 t.say(TR("{} x {} each"), t.result("compute.servers", 6), money(context.server_price))},
                {TR("Network"), c.network.value(),
                 t.say(TR("switches and cables {} x (1 + {} installation)"), money(context.network_capex),
                       t.input("cost.network_installation", 6))},
                {TR("Racks and feeds"), c.racks.value(),
                 t.say(TR("{} racks with their feeds"), t.result("racks.count", 6))},
                {TR("Other"), c.other.value(), t.tr(TR("as entered"))},
                {TR("Facility"), c.facility.value(), facility},
                {TR("Contingency"), c.contingency.value(),
                 t.say(TR("{} of the facility"), t.input("cost.contingency", 6))}});
}

report::Table operating_cost(const ReportText& t) {
  const auto& c = t.plan.cost;
  const auto yearly = [](MoneyRate rate) { return static_cast<double>(rate * year / money_unit); };
  const auto in = [&](const char* key) { return t.input(std::string("cost.") + key, 6); };
  const auto it = t.result("power.it_peak", 6);
  return parts(t, TR("Operating cost of the first year"), t.currencies.plan + "/yr",
               {{TR("Energy"), yearly(c.energy), t.tr(TR("see site and energy"))},
                {TR("Colocation rent"), yearly(c.colocation),
                 t.say(TR("{} x {} x 12 months"), in("colocation_price"), it)},
                {TR("Water"), yearly(c.water),
                 t.say(TR("{} x {}"), t.result("cooling.water", 6), t.input("site.water_price", 6))},
                {TR("Staff"), yearly(c.staff),
                 t.say(TR("{} per MW x {} x {}"), in("staff_per_mw"), it, in("staff_cost"))},
                {TR("Maintenance"), yearly(c.maintenance),
                 t.say(TR("{} of IT and {} of facility capital cost"), in("maintenance_it"),
                       in("maintenance_facility"))},
                {TR("Insurance and property tax"), yearly(c.insurance_and_tax),
                 t.say(TR("{} and {} of capital cost"), in("insurance"), in("property_tax"))},
                {TR("Software and support"), yearly(c.software_and_support),
                 t.say(TR("{} x {} GPUs, {} of IT capital cost"), in("software_per_gpu"),
                       t.result("compute.gpus", 6), in("support"))},
                {TR("Other"), yearly(c.other_opex), t.tr(TR("as entered"))}});
}

report::Table cash_flow_table(const ReportText& t, const Flows& flows) {
  struct Part {
    std::string_view name;
    Money cost::CashFlow::*column;
  };
  const std::array<Part, 9> all{{{TR("Purchases"), &cost::CashFlow::capex},
                                 {TR("Energy"), &cost::CashFlow::energy},
                                 {TR("Rent"), &cost::CashFlow::colocation},
                                 {TR("Other operating cost"), &cost::CashFlow::other_opex},
                                 {TR("Residual value"), &cost::CashFlow::residual},
                                 {TR("Revenue"), &cost::CashFlow::revenue},
                                 {TR("Net"), &cost::CashFlow::net},
                                 {TR("Present value"), &cost::CashFlow::present_value},
                                 {TR("Cumulated"), &cost::CashFlow::cumulative}}};
  const auto thousands = [](Money money) { return number_cell(money.value() / 1000.0); };
  report::Table table{.title = t.say(TR("Cash flow in 1,000 {}"), t.currencies.plan),
                      .columns = {t.right(TR("Year")), t.right(TR("Discount factor"))},
                      .rows = {},
                      .total = {},
                      .note = {}};
  std::vector<Part> shown;
  for (const auto& part : all)
    if (sum(flows, part.column).value() != 0.0)
      shown.push_back(part), table.columns.push_back(t.right(part.name));
  for (const auto& flow : flows) {
    std::vector<report::Cell> row{number_cell(static_cast<double>(flow.time / year)),
                                  number_cell(flow.discount_factor, 6)};
    for (const auto& part : shown) row.push_back(thousands(flow.*part.column));
    table.rows.push_back(std::move(row));
  }
  table.total = {t.tr(TR("Total")), ""};
  for (const auto& part : shown)
    table.total.push_back(part.column == &cost::CashFlow::cumulative ? report::Cell("")
                                                                     : thousands(sum(flows, part.column)));
  table.note = t.tr(TR("Outflows are negative. A year is paid at its end; year 0 is the start."));
  return table;
}

Blocks formulas(const ReportText& t, const Flows& flows) {
  const auto& c = t.plan.cost;
  const auto out = [&](Money cost::CashFlow::*column) { return t.amount(-sum(flows, column)); };
  double used = 0.0;
  for (const auto& flow : flows) used += static_cast<double>(flow.used / gpu_hour) * flow.discount_factor;
  Blocks blocks;
  blocks.emplace_back(formula(
      t.tr(TR("TCO = capital cost + replacements + energy + rent + other operating cost - residual value")),
      fmt::format("{} + {} + {} + {} + {} - {} = {} {}", t.amount(c.capex), t.amount(replacements(t, flows)),
                  out(&cost::CashFlow::energy), out(&cost::CashFlow::colocation),
                  out(&cost::CashFlow::other_opex), t.amount(c.residual), t.amount(c.tco),
                  t.money_symbol())));
  if (used > 0.0)
    blocks.emplace_back(
        formula(t.tr(TR("Cost per GPU-hour = present value of cost / discounted used GPU-hours")),
                fmt::format("{} {} / {} = {}", ReportText::n((-c.npv).value()), t.currencies.plan,
                            ReportText::n(used), t.result("cost.per_gpu_hour", 6))));
  blocks.emplace_back(formula(t.tr(TR("Annualised cost = present value of cost x capital recovery factor")),
                              fmt::format("{} x {} = {} {}", t.amount(-c.npv),
                                          ReportText::n(static_cast<double>(c.annualised * year / (-c.npv))),
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
  const std::array<std::pair<std::string_view, Money>, 10> steps{
      {{TR("Servers"), c.servers},
       {TR("Network"), c.network},
       {TR("Racks and feeds"), c.racks},
       {TR("Other"), c.other},
       {TR("Facility"), c.capex_facility},
       {TR("Replacements"), replacements(t, flows)},
       {TR("Energy"), -sum(flows, &cost::CashFlow::energy)},
       {TR("Rent"), -sum(flows, &cost::CashFlow::colocation)},
       {TR("Operation"), -sum(flows, &cost::CashFlow::other_opex)},
       {TR("Residual value"), -c.residual}}};
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
