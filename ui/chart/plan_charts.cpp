#include "ui/chart/plan_charts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

#include "core/fields/access.h"
#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

struct PlanCharts {
  Q_DECLARE_TR_FUNCTIONS(PlanCharts)
};

std::string words(const QString& text) { return text.toStdString(); }

/// What a result is called in its description.
template <class Results>
std::string label_of(std::string_view key) {
  const auto* member = fields::schema<Results>().find(key);
  return member ? words(model_text(member->info.label)) : std::string(key);
}

struct Item {
  std::string name;
  double value;
  bool operating;
};

std::vector<Item> cost_items(const plan::Resolved& in, const cost::CostResults& c) {
  const auto n = [](std::string_view key) { return label_of<cost::CostResults>(key); };
  const auto& years = in.inputs.plan.horizon;
  const auto paid = [&](MoneyRate rate) { return (rate * years).value(); };
  return {{n("servers"), c.servers.value(), false},
          {n("network"), c.network.value(), false},
          {n("racks"), c.racks.value(), false},
          {n("facility"), c.facility.value(), false},
          {n("contingency"), c.contingency.value(), false},
          {words(PlanCharts::tr("Other capital cost")), c.other.value(), false},
          {n("energy"), paid(c.energy), true},
          {n("water"), paid(c.water), true},
          {n("staff"), paid(c.staff), true},
          {n("maintenance"), paid(c.maintenance), true},
          {n("insurance_and_tax"), paid(c.insurance_and_tax), true},
          {n("software_and_support"), paid(c.software_and_support), true},
          {n("colocation"), paid(c.colocation), true},
          {words(PlanCharts::tr("Other operating cost")), paid(c.other_opex), true}};
}

/// A divisor that keeps an axis' numbers short, and the prefix that says so.
std::pair<double, std::string> scale_of(double largest) {
  if (largest >= 2e9) return {1e9, "G "};
  if (largest >= 2e6) return {1e6, "M "};
  if (largest >= 2e4) return {1e3, "k "};
  return {1.0, ""};
}

/// Power in kW, or in MW where kW would have too many digits.
std::pair<double, std::string> power_scale(Power largest) {
  return largest >= 10000.0 * kilowatt ? std::pair{1e6, std::string("MW")}
                                       : std::pair{1e3, std::string("kW")};
}

}  // namespace

report::Chart cost_chart(const plan::Resolved& in, const plan::Plan& plan,
                         const units::Currencies& currencies) {
  auto items = cost_items(in, plan.cost);
  std::erase_if(items, [](const Item& item) { return item.value <= 0; });
  std::stable_sort(items.begin(), items.end(),
                   [](const Item& a, const Item& b) { return a.value > b.value; });
  const auto [divisor, prefix] = scale_of(items.empty() ? 0 : items.front().value);
  report::Chart chart;
  chart.kind = report::Chart::Kind::stacked_bars;
  const auto years = number_text(in.inputs.plan.horizon / year, 3);
  chart.title = words(PlanCharts::tr("Cost by item over %1 years").arg(years));
  chart.category_axis = words(PlanCharts::tr("Item"));
  chart.value_axis = words(PlanCharts::tr("Cost at first-year prices"));
  chart.unit = prefix + currencies.plan;
  chart.series = {{label_of<cost::CostResults>("capex"), {}}, {label_of<cost::CostResults>("opex"), {}}};
  for (const auto& item : items) {
    chart.categories.push_back(item.name);
    chart.series[0].values.push_back(item.operating ? 0.0 : item.value / divisor);
    chart.series[1].values.push_back(item.operating ? item.value / divisor : 0.0);
  }
  return chart;
}

report::Chart power_chart(const plan::Plan& plan) {
  const auto& p = plan.power;
  const auto [divisor, unit] = power_scale(p.facility_average);
  report::Chart chart;
  chart.kind = report::Chart::Kind::waterfall;
  chart.title = words(PlanCharts::tr("Average power from servers to utility"));
  chart.category_axis = words(PlanCharts::tr("Stage"));
  chart.value_axis = words(PlanCharts::tr("Power"));
  chart.unit = unit;
  chart.categories = {words(PlanCharts::tr("IT")),
                      label_of<power::PowerResults>("distribution_loss"),
                      label_of<power::PowerResults>("ups_loss"),
                      label_of<power::PowerResults>("transformer_loss"),
                      words(PlanCharts::tr("Cooling")),
                      label_of<power::PowerResults>("lighting")};
  chart.total = words(PlanCharts::tr("Utility"));
  report::Chart::Series series{chart.value_axis, {}};
  for (const auto& power : {p.it_average, p.distribution_loss, p.ups_loss, p.transformer_loss,
                            plan.cooling.cooling_average, p.lighting})
    series.values.push_back(power.value() / divisor);
  chart.series.push_back(std::move(series));
  return chart;
}

report::Chart pue_chart(const plan::Plan& plan) {
  report::Chart chart;
  chart.kind = report::Chart::Kind::line;
  chart.title = label_of<cooling::CoolingResults>("monthly_pue");
  chart.category_axis = words(PlanCharts::tr("Month"));
  chart.value_axis = label_of<cooling::CoolingResults>("pue");
  const QLocale locale;
  for (int month = 1; month <= 12; ++month)
    chart.categories.push_back(
        words(locale.standaloneMonthName(month, QLocale::ShortFormat).remove(QChar(u'.'))));
  const auto& monthly = plan.cooling.monthly_pue;
  chart.series.push_back({chart.value_axis, {monthly.begin(), monthly.end()}});
  return chart;
}

report::Chart rack_chart(const plan::Plan& plan) {
  const auto& r = plan.racks;
  report::Chart chart;
  chart.kind = report::Chart::Kind::bars;
  chart.title = words(PlanCharts::tr("Servers that each limit allows in a rack"));
  chart.category_axis = words(PlanCharts::tr("Limit"));
  chart.value_axis = label_of<rack::RackResults>("servers_per_rack");
  report::Chart::Series series{chart.value_axis, {}};
  const std::pair<rack::Limit, Servers> limits[] = {{rack::Limit::power, r.by_power},
                                                    {rack::Limit::feed, r.by_feed},
                                                    {rack::Limit::height, r.by_height},
                                                    {rack::Limit::weight, r.by_weight},
                                                    {rack::Limit::floor, r.by_floor}};
  for (const auto& choice : fields::Describe<rack::Limit>::choices)
    for (const auto& [limit, servers] : limits)
      if (choice.value == limit) {
        chart.categories.push_back(words(model_text(choice.label)));
        series.values.push_back(servers.value);
      }
  chart.series.push_back(std::move(series));
  return chart;
}

report::Chart carbon_chart(const plan::Resolved& in, const plan::Plan& plan) {
  const auto& c = plan.carbon;
  report::Chart chart;
  chart.kind = report::Chart::Kind::bars;
  chart.title = label_of<carbon::CarbonResults>("total");
  chart.category_axis = words(PlanCharts::tr("Part"));
  chart.value_axis = "CO2e";
  chart.unit = "t";
  chart.categories = {label_of<carbon::CarbonResults>("embodied_it"),
                      label_of<carbon::CarbonResults>("embodied_facility"),
                      label_of<carbon::CarbonResults>("operational")};
  chart.series.push_back({chart.value_axis,
                          {c.embodied_it.value() / 1000, c.embodied_facility.value() / 1000,
                           (c.operational * in.inputs.plan.horizon).value() / 1000}});
  return chart;
}

}  // namespace plenum::ui
