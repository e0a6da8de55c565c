// Published cost examples that the first version of the cost model can express. Not expressible yet, with the reason: cost per token (no
// inference subject), training cost by cloud price (no cloud alternative), minimum demand tariffs and PPA (first version has one price and
// one demand charge), hourly chip index of Epoch's price level (no price index).
#include "models/cost/cost.h"

#include <cmath>

#include "models/cost/capex.h"
#include "models/cost/finance.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::cost;

namespace {
constexpr auto usd = money_unit;
double amount(Money m) { return m.value(); }
}  // namespace

TEST_CASE("Hamilton's 8 MW data centre: monthly cost") {
  // Hennessy and Patterson, Computer Architecture, 6th ed., sec. 6.4, after Hamilton's 2010 workshop example: 5 % cost of money, monthly
  // compounding (r/12), lives of 36, 48 and 120 months. The book's five-year variant uses a facility of 72 M USD.
  struct Row {
    const char* what;
    double months, capital, published;
  };
  // clang-format off
  const Row rows[] = {
    {"servers, 5 years",           60, 66.7e6,        1260e3},
    {"network, 5 years",           60, 12.81e6,        242e3},
    {"power and cooling, 5 years", 60, 0.82 * 72e6,   1115e3},
    {"other, 5 years",             60, 0.18 * 72e6,    245e3},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(-finance::payment(0.05 / 12, row.months, row.capital) ==
          Approx(row.published).epsilon(0.005));  // published to 5 k USD
  }
  const double power = 8000 * 0.8 * 1.45 * 0.07 * 730, people = (3 * 20 + 30) * 730 * 1.3;
  const double total = -finance::payment(0.05 / 12, 36, 66.7e6) - finance::payment(0.05 / 12, 48, 12.81e6) -
                       finance::payment(0.05 / 12, 120, 88e6) + power + people;
  CHECK(total == Approx(3.8e6).epsilon(0.005));
  CHECK(total / 45978 / 730 == Approx(0.11).epsilon(0.03));  // per server-hour, published with two digits
}

TEST_CASE("Barroso: a watt's month") {
  // Barroso, Clidaras, Hoelzle, The Datacenter as a Computer, 2nd ed. 2013, as quoted by Hennessy and Patterson 6th ed. sec. 6.4; USD per W
  // and month, published with two digits: tolerance 0.01.
  const double facility = finance::straight_line(12, 0, 144), server = finance::straight_line(8, 0, 48);
  const double facility_interest = (-finance::payment(0.08 / 12, 144, 12) * 144 - 12) / 144;
  const double server_interest = (-finance::payment(0.08 / 12, 48, 8) * 48 - 8) / 48;
  CHECK(facility == Approx(0.08).margin(0.01));
  CHECK(facility_interest == Approx(0.05).margin(0.01));
  CHECK(facility + facility_interest == Approx(0.13).margin(0.01));
  CHECK(server == Approx(0.17).margin(0.01));
  CHECK(server_interest == Approx(0.02).margin(0.01));  // the annuity gives 0.0286; the book rounds down
}

TEST_CASE("Recursal's H100 clusters: capital cost") {
  // H100 cluster spreadsheet of Recursal, quoted in "H100 Freakonomics", August 2024: node 310,000 USD (300,000 in one row), switch 36,000
  // USD, facility 50,000 USD per node. Published sums are exact.
  struct Row {
    double nodes, node_price, switches, cables, total, per_gpu;
  };
  // clang-format off
  const Row rows[] = {
    {     2, 310000,     0,       12960,      732960, 45810},
    {    64, 310000,     8,      675840,    24003840, 46883},
    {   128, 310000,    48,     2621440,    50429440, 49248},
    {   256, 310000,    96,     5242880,   100858880, 49248},
    {  1024, 300000,   384,    20971520,   393195520, 47998},
    {  2048, 310000,   768,    41943040,   806871040, 49248},
    {  4096, 310000,  2560,   124518400,  1691238400, 51613},
    { 16384, 310000, 10240,   498073600,  6764953600, 51613},
    { 65536, 310000, 40960,  1992294400, 27059814400, 51613},
  };
  // clang-format on
  for (const auto& row : rows) {
    CAPTURE(row.nodes);
    CostInputs in;
    in.facility_cost = 5.0 * usd / watt;  // 50,000 USD a node of 10 kW
    CostContext c;
    c.it_peak = row.nodes * 10.0 * kilowatt;
    c.servers = {row.nodes}, c.gpus = {row.nodes * 8};
    c.server_price = row.node_price * usd;
    c.network_capex = (row.switches * 36000 + row.cables) * usd;
    CHECK(amount(capex(in, c).total()) == Approx(row.total).epsilon(1e-12));
    CHECK(amount(capex(in, c).total()) / c.gpus.value == Approx(row.per_gpu).margin(0.51));
  }
}

TEST_CASE("Lenovo: hours until a bought server beats a rented one") {
  // Lenovo Press LP2225: 833,806 USD and 0.87 USD/h against 98.32 USD/h on demand. By hand 833,806 / 97.45; its 8,556 h are recalled.
  CHECK(finance::break_even_use(833806, 0.87, 98.32).value() == Approx(833806 / 97.45).epsilon(1e-12));
}

TEST_CASE("TechnoLynx: an eight-GPU server over three years") {
  // TechnoLynx, May 2026: hardware 300-400 k, colocation 50-80 k, operation 30-50 k USD over three years; 380-530 k together.
  struct Row {
    double hardware, colocation, operation, total;
  };
  for (const Row& row : {Row{300e3, 50e3, 30e3, 380e3}, Row{400e3, 80e3, 50e3, 530e3}}) {
    CostInputs in;
    in.ownership = Ownership::colocation;
    in.colocation_price = row.colocation / 3.0 * usd / (10.0 * kilowatt * year);
    in.other_opex = row.operation / 3.0 * usd / year;
    FinanceInputs f;
    f.residual_decline = 1.0 / year;  // no resale
    CostContext c;
    c.it_peak = 10.0 * kilowatt;
    c.servers = {1}, c.server_price = row.hardware * usd;
    c.horizon = 3.0 * year;
    CHECK(amount(cost::cost(in, f, c).tco) == Approx(row.total));
  }
}

TEST_CASE("Epoch: an accelerator's value and what its use costs") {
  // Epoch AI, training-cost-trends (model_costs.csv, arXiv:2405.21015): value falls 0.14 orders of magnitude a year; use costs the value's
  // fall, dV/dt / 8,766 h. Published values are rounded to cents.
  struct Row {
    const char* model;
    double price, age_days, value, chip_hours, cost;
  };
  // clang-format off
  const Row rows[] = {
    {"Llama 3.1-405B",             44489.88, 432, 30386.17, 35094528.0, 39215493.3},
    {"Nemotron-4 340B",            44489.88, 391, 31505.86, 13516800.0, 15660565.1},
    {"Falcon-180B",                24875,    880, 11440.89, 17694720.0,  7444676.4},
    {"xTrimoPGLM-100B",            24875,    835, 11904.42,  3004416.0,  1315257.1},
    {"GPT-4",                      24875,    638, 14165.05, 57000000.0, 29691721.0},
    {"BLOOM-176B",                 24875,    335, 18507.93,  1078272.0,   733885.8},
    {"OPT-175B",                   24875,    348, 18296.79,   812544.0,   546719.0},
    {"Megatron-Turing NLG 530B",   24875,    146, 21867.62,  3449600.0,  2774038.1},
    {"GPT-3 175B (davinci)",       18625,    463, 12377.38,  3552000.0,  1616754.2},
    {"Megatron-LM (8.3B)",         18625,    375, 13377.01,   167424.0,    82360.5},
    {"RoBERTa Large",              18625,    306, 14216.96,   122880.0,    64243.7},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.model);
    const double years = row.age_days / 365.25, step = 1e-4;
    CHECK(finance::declining_value(row.price, 0.14, years) == Approx(row.value).margin(0.006));
    const double fall = (finance::declining_value(row.price, 0.14, years - step) -
                         finance::declining_value(row.price, 0.14, years + step)) /
                        (2 * step);
    CHECK(fall / 8766 * row.chip_hours == Approx(row.cost).epsilon(1e-6));
  }
  // The yearly decline that Plenum's catalogue states is the same law: 1 - 10^-0.14.
  CHECK(1.0 - finance::declining_value(1.0, 0.14, 1.0) == Approx(0.276).margin(0.0005));
}
