#include "models/site/site.h"

#include "models/site/energy.h"
#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"

using namespace plenum;
using namespace plenum::site;

TEST_CASE("a site shows its weather") {
  const auto results =
      site::site(SiteInputs{}, shipped::climate("us-denver-tmy3"), WaterPerEnergy{}, Power{}, VolumeFlow{});
  CHECK(in_celsius(results.mean_dry_bulb) == Approx(10.88).margin(0.01));  // climate index of the reference
  CHECK(in_celsius(results.design_dry_bulb) == Approx(34.4).margin(0.11));
  CHECK(results.hours_below_18 / hour == 6300);
  CHECK(results.hours_below_27 / hour == 8032);
  CHECK(results.design_wet_bulb < results.design_dry_bulb);
}

// Source water = WUE x IT + PUE x IT x water intensity (The Green Grid 2011); 4.52 L/kWh is the mean of the US grid in 2023 (LBNL 2024).
TEST_CASE("source water counts the water of power generation") {
  SiteInputs inputs;
  inputs.heat_reuse = 0.25;
  const WaterPerEnergy grid = 4.52 * litre / kilowatt_hour;
  const auto results = site::site(inputs, shipped::climate("us-denver-tmy3"), grid, 1.2 * megawatt,
                                  100.0 * cubic_metre / year);
  CHECK(results.source_water * year / cubic_metre == Approx(100.0 + 1200.0 * 8760.0 * 4.52 / 1000.0));
  CHECK(results.reuse_factor == 0.25);
}

TEST_CASE("the energy bill is energy and demand") {
  struct Case {
    double average, peak, price, demand, cost;
  };
  const std::vector<Case> cases{
      {1000, 1500, 0.10, 0.0, 876000.0},
      {1000, 1500, 0.10, 12.0, 876000.0 + 1500.0 * 12.0 * 12.0},
      {1000, 1500, -0.01, 0.0, -87600.0},
      {0, 0, 0.10, 12.0, 0.0},
  };
  for (const auto& c : cases) {
    EnergyInputs inputs;
    inputs.demand_charge = c.demand * money_unit / (kilowatt * month);
    const MoneyPerEnergy price = c.price * money_unit / kilowatt_hour;
    const auto results = energy(inputs, price, c.average * kilowatt, c.peak * kilowatt);
    CHECK(results.cost * year / money_unit == Approx(c.cost).margin(1e-6));
    CHECK(results.energy_charge + results.demand_charge == results.cost);
    CHECK(results.consumption * year / megawatt_hour == Approx(c.average * 8.76));
    if (c.average > 0) CHECK(results.mean_price * results.consumption * year / money_unit == Approx(c.cost));
    else CHECK(results.mean_price == price);
  }
}
