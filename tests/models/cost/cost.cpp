#include "models/cost/cost.h"

#include <cmath>

#include "models/cost/opex.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::cost;

namespace {

CostInputs inputs() {
  CostInputs in;
  in.facility_cost = 10.0 * money_unit / watt;
  in.retrofit_cost = 4.0 * money_unit / watt;
  in.liquid_premium = 0.1;
  in.contingency = 0.15;
  in.network_installation = 0.1;
  in.staff_per_mw = 4.0;
  in.staff_cost = 100000.0 * money_unit / year;
  in.maintenance_it = 0.05 / year;
  in.maintenance_facility = 0.02 / year;
  in.insurance = 0.003 / year;
  in.property_tax = 0.01 / year;
  in.support = 0.04 / year;
  in.software_per_gpu = 500.0 * money_unit / year;
  in.colocation_price = 150.0 * money_unit / (kilowatt * month);
  in.other_capex = 300000.0 * money_unit;
  in.other_opex = 20000.0 * money_unit / year;
  return in;
}

FinanceInputs finance() {
  FinanceInputs f;
  f.discount_rate = 0.08;
  f.inflation = 0.025;
  f.server_life = 5.0 * year;
  f.network_life = 5.0 * year;
  f.facility_life = 12.0 * year;
  f.residual_decline = 0.25 / year;
  return f;
}

CostContext context() {
  CostContext c;
  c.it_peak = 2.0 * megawatt;
  c.gpus = {1024};
  c.servers = {128};
  c.utilisation = 0.8;
  c.server_price = 150000.0 * money_unit;
  c.network_capex = 2.0e6 * money_unit;
  c.racks_capex = 0.4e6 * money_unit;
  c.energy_first_year = 1.5e6 * money_unit / year;
  c.energy_escalation = 0.03;
  c.water = 1000.0 * cubic_metre / year;
  c.water_price = 3.0 * money_unit / cubic_metre;
  c.horizon = 5.0 * year;
  return c;
}

double amount(Money m) { return m.value(); }
double yearly(MoneyRate m) { return static_cast<double>(m * year / money_unit); }

FinanceInputs at_zero_rates() {
  auto f = finance();
  f.discount_rate = 0.0, f.inflation = 0.0;
  return f;
}

}  // namespace

TEST_CASE("capital cost by ownership, worked by hand") {
  struct Row {
    Ownership ownership;
    bool liquid;
    double facility, contingency, rent;
  };
  // clang-format off
  const Row rows[] = {
    {Ownership::own_new,      false, 20.0e6,   3.0e6, 0.0},
    {Ownership::own_new,      true,  22.0e6,   3.3e6, 0.0},
    {Ownership::own_retrofit, true,   8.0e6,   1.2e6, 0.0},    // the premium is for new halls
    {Ownership::colocation,   true,   0.0,     0.0,   3.6e6},  // 2,000 kW x 150 x 12
  };
  // clang-format on
  for (const auto& row : rows) {
    auto in = inputs();
    in.ownership = row.ownership;
    auto c = context();
    c.liquid = row.liquid;
    const auto r = cost::cost(in, finance(), c);
    CHECK(amount(r.facility) == Approx(row.facility).margin(1e-6));
    CHECK(amount(r.contingency) == Approx(row.contingency).margin(1e-6));
    CHECK(yearly(r.colocation) == Approx(row.rent).margin(1e-6));
    CHECK(amount(r.servers) == Approx(19.2e6));
    CHECK(amount(r.network) == Approx(2.2e6));
    CHECK(amount(r.capex_it) == Approx(19.2e6 + 2.2e6 + 0.4e6 + 0.3e6));
  }
}

TEST_CASE("operating cost of the first year, worked by hand") {
  const auto r = cost::cost(inputs(), finance(), context());
  CHECK(yearly(r.energy) == Approx(1.5e6));
  CHECK(yearly(r.water) == Approx(3000));
  CHECK(yearly(r.staff) == Approx(800000));  // 4 x 2 MW x 100,000
  CHECK(yearly(r.maintenance) == Approx(0.05 * 22.1e6 + 0.02 * 23.0e6));
  CHECK(yearly(r.insurance_and_tax) == Approx(0.013 * 45.1e6));
  CHECK(yearly(r.software_and_support) == Approx(512000 + 0.04 * 22.1e6));
  CHECK(yearly(r.other_opex) == Approx(20000));
}

TEST_CASE("parts add up for every ownership") {
  for (const auto ownership : {Ownership::own_new, Ownership::own_retrofit, Ownership::colocation}) {
    auto in = inputs();
    in.ownership = ownership;
    const auto r = cost::cost(in, finance(), context());
    CHECK(amount(r.capex) ==
          Approx(amount(r.servers + r.network + r.racks + r.other + r.facility + r.contingency)));
    CHECK(amount(r.capex) == Approx(amount(r.capex_it + r.capex_facility)));
    CHECK(yearly(r.opex) == Approx(yearly(r.energy + r.water + r.staff + r.maintenance + r.insurance_and_tax +
                                          r.software_and_support + r.colocation + r.other_opex)));
    double net = 0.0, last = 0.0;
    for (const auto& flow : cash_flow(in, finance(), context())) {
      CHECK(amount(flow.net) == Approx(amount(flow.capex + flow.energy + flow.colocation + flow.other_opex +
                                              flow.residual + flow.revenue)));
      net += amount(flow.net), last = amount(flow.cumulative);
    }
    CHECK(net == Approx(last));
    CHECK(net == Approx(-amount(r.tco)));
  }
}

TEST_CASE("at zero rates the present value is the TCO, and the TCO is capex, opex and residual") {
  auto c = context();
  c.energy_escalation = 0.0;
  for (const double years : {1.0, 5.0, 4.5}) {
    c.horizon = years * year;
    const auto r = cost::cost(inputs(), at_zero_rates(), c);
    CHECK(amount(r.npv) == Approx(-amount(r.tco)));
    CHECK(amount(r.tco) == Approx(amount(r.capex) + years * yearly(r.opex) - amount(r.residual)));
    CHECK(yearly(r.annualised) == Approx(amount(r.tco) / years));
  }
}

TEST_CASE("two years worked by hand") {
  auto in = CostInputs{};
  in.ownership = Ownership::colocation;
  in.other_opex = 100.0 * money_unit / year;
  FinanceInputs f;
  f.discount_rate = 0.10, f.inflation = 0.02, f.residual_decline = 0.5 / year;
  CostContext c;
  c.servers = {1}, c.gpus = {2}, c.utilisation = 0.5;
  c.server_price = 1000.0 * money_unit;
  c.energy_first_year = 200.0 * money_unit / year, c.energy_escalation = 0.05;
  c.horizon = 2.0 * year;
  const auto r = cost::cost(in, f, c);
  // start -1000; year 1: -200 -100; year 2: -210 -102 + 1000 x 0.5^2 = -62
  CHECK(amount(r.tco) == Approx(1000 + 300 + 62));
  CHECK(amount(r.npv) == Approx(-(1000 + 300 / 1.1 + 62 / 1.21)));
  const double used = 2 * 8760 * 0.5 * (1 / 1.1 + 1 / 1.21);
  CHECK(static_cast<double>(r.per_gpu_hour * gpu_hour / money_unit) ==
        Approx((1000 + 300 / 1.1 + 62 / 1.21) / used));
  CHECK(r.per_available_gpu_hour.value() == Approx(r.per_gpu_hour.value() * 0.5));
}

TEST_CASE("what ends before the horizon is bought again and sold at its age") {
  struct Row {
    double horizon, life, purchases, age;
  };
  const Row rows[] = {{5, 5, 1, 5},     {6, 5, 2, 1}, {10, 5, 2, 5}, {12, 5, 3, 2},
                      {4.5, 3, 2, 1.5}, {3, 5, 1, 3}, {7, 2.5, 3, 2}};
  for (const auto& row : rows) {
    CAPTURE(row.horizon, row.life);
    CHECK(purchases(row.life * year, row.horizon * year) == row.purchases);
    CostInputs in;
    in.ownership = Ownership::colocation;
    auto f = at_zero_rates();
    f.server_life = row.life * year;
    CostContext c;
    c.servers = {1};
    c.server_price = 1000.0 * money_unit;
    c.horizon = row.horizon * year;
    const auto r = cost::cost(in, f, c);
    CHECK(amount(r.residual) == Approx(1000 * std::pow(0.75, row.age)));
    CHECK(amount(r.tco) == Approx(1000 * row.purchases - amount(r.residual)));
  }
}

TEST_CASE("straight lines: a facility costs its share of the life, whatever the horizon") {
  for (const double years : {1.0, 6.0, 12.0, 15.0, 24.0}) {
    CostInputs in;
    in.facility_cost = 10.0 * money_unit / watt;
    CostContext c;
    c.it_peak = 1.0 * megawatt;
    c.horizon = years * year;
    CHECK(amount(cost::cost(in, at_zero_rates(), c).tco) == Approx(10e6 * years / 12.0));
  }
}

TEST_CASE("cost follows prices and time as it must") {
  const auto base = cost::cost(inputs(), finance(), context());
  struct Row {
    const char* what;
    void (*change)(CostInputs&, FinanceInputs&, CostContext&);
  };
  const Row dearer[] = {
      {"server price", [](CostInputs&, FinanceInputs&, CostContext& c) { c.server_price *= 1.01; }},
      {"network", [](CostInputs&, FinanceInputs&, CostContext& c) { c.network_capex *= 1.01; }},
      {"racks", [](CostInputs&, FinanceInputs&, CostContext& c) { c.racks_capex *= 1.01; }},
      {"energy", [](CostInputs&, FinanceInputs&, CostContext& c) { c.energy_first_year *= 1.01; }},
      {"escalation", [](CostInputs&, FinanceInputs&, CostContext& c) { c.energy_escalation += 0.01; }},
      {"inflation", [](CostInputs&, FinanceInputs& f, CostContext&) { *f.inflation += 0.01; }},
      {"resale decline", [](CostInputs&, FinanceInputs& f, CostContext&) { *f.residual_decline *= 1.1; }},
      {"facility", [](CostInputs& in, FinanceInputs&, CostContext&) { *in.facility_cost *= 1.01; }},
      {"contingency", [](CostInputs& in, FinanceInputs&, CostContext&) { *in.contingency += 0.01; }},
      {"staff", [](CostInputs& in, FinanceInputs&, CostContext&) { *in.staff_per_mw += 0.1; }},
      {"shorter server life",
       [](CostInputs&, FinanceInputs& f, CostContext&) { f.server_life = 4.0 * year; }},
  };
  for (const auto& row : dearer) {
    INFO(row.what);
    auto in = inputs();
    auto f = finance();
    auto c = context();
    row.change(in, f, c);
    const auto r = cost::cost(in, f, c);
    CHECK(r.tco > base.tco);
    CHECK(r.npv < base.npv);
    CHECK(r.per_gpu_hour > base.per_gpu_hour);
  }
}

TEST_CASE("with a revenue there are returns, which balance at the cost per GPU-hour") {
  auto f = finance();
  const auto base = cost::cost(inputs(), f, context());
  CHECK_FALSE(base.net_value);
  CHECK_FALSE(base.irr);
  f.revenue = base.per_gpu_hour;
  const auto even = cost::cost(inputs(), f, context());
  CHECK(amount(*even.net_value) == Approx(0.0).margin(1.0));
  CHECK(even.irr.value() == Approx(0.08));  // revenue at the levelised cost earns the discount rate
  f.revenue = base.per_gpu_hour * 1.5;
  const auto good = cost::cost(inputs(), f, context());
  CHECK(good.irr.value() > 0.08);
  CHECK(*good.payback < 5.0 * year);
  CHECK(amount(good.npv) == Approx(amount(base.npv)));  // cost without revenue stays what it is
  f.revenue = base.per_gpu_hour * 0.1;
  CHECK_FALSE(cost::cost(inputs(), f, context()).payback);
}

TEST_CASE("a training run costs its GPU-hours") {
  auto c = context();
  CHECK_FALSE(cost::cost(inputs(), finance(), c).per_training_run);
  c.gpu_hours_per_run = 1000.0 * gpu_hour;
  const auto r = cost::cost(inputs(), finance(), c);
  CHECK(amount(*r.per_training_run) ==
        Approx(1000.0 * static_cast<double>(r.per_gpu_hour * gpu_hour / money_unit)));
}

TEST_CASE("a plan without GPUs has no cost per GPU-hour, and nothing is not a number") {
  auto c = context();
  c.gpus = {0}, c.servers = {0};
  const auto r = cost::cost(inputs(), finance(), c);
  CHECK(r.per_gpu_hour.value() == 0.0);
  CHECK(std::isfinite(amount(r.npv)));
  const auto empty = cost::cost({}, {}, {});
  CHECK(amount(empty.tco) == 0.0);
  CHECK(std::isfinite(yearly(empty.annualised)));
}
