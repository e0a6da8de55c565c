#include "models/cooling/cool.h"

#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"

using namespace plenum;
using namespace plenum::cooling;

namespace {

CoolingResults planned(Technology technology, const CoolingContext& context,
                       const std::string& climate = "de-frankfurt-2023") {
  CoolingInputs inputs;
  inputs.technology = technology;
  return shipped::cool(inputs, context, shipped::climate(climate));
}

const CoolingOption& option(const CoolingResults& results, Technology technology) {
  return results.options[index_of(technology)];
}

}  // namespace

// kW a rack: 15 perimeter, 30 contained, 60 rear door, 142 cold plates (the densest that ships), 150 immersion (equipment
// data of the reference).
TEST_CASE("the density gate is the record's, half of it in open aisles") {
  struct Case {
    Technology technology;
    double contained, open;
  };
  const std::vector<Case> cases{
      {Technology::crac_dx, 15, 15},          {Technology::air_cooled_chiller, 30, 15},
      {Technology::air_economizer, 30, 15},   {Technology::rear_door, 60, 60},
      {Technology::direct_to_chip, 142, 142}, {Technology::immersion, 150, 150},
  };
  for (const auto& c : cases) {
    const auto& plant = shipped::plants()[index_of(c.technology)];
    CoolingInputs inputs;
    CHECK(density_limit(inputs, c.technology, plant) / kilowatt == Approx(c.contained));
    inputs.containment = false;
    CHECK(density_limit(inputs, c.technology, plant) / kilowatt == Approx(c.open));
    inputs.density_limit = 22.0 * kilowatt;
    CHECK(density_limit(inputs, c.technology, plant) / kilowatt == Approx(22));
  }
}

TEST_CASE("denser racks leave fewer technologies") {
  struct Case {
    double density;
    int feasible;  // of nine; air-cooled servers, so never cold plates
  };
  for (const auto& c : std::vector<Case>{{10, 8}, {20, 7}, {41, 2}, {100, 1}, {200, 0}}) {
    auto context = shipped::context();
    context.power_density = c.density * kilowatt;
    const auto results = planned(Technology::automatic, context);
    int feasible = 0;
    for (const auto& o : results.options) {
      feasible += o.feasible ? 1 : 0;
      CHECK(o.feasible == o.reason.empty());
    }
    INFO(c.density << " kW");
    CHECK(feasible == c.feasible);
    if (feasible > 0) CHECK(option(results, results.technology).feasible);
    else CHECK(results.technology == Technology::immersion);  // the highest limit
  }
  auto context = shipped::context();
  context.power_density = 41.0 * kilowatt;
  CHECK(option(planned(Technology::automatic, context), Technology::air_economizer).reason ==
        "The racks are denser than it can cool.");
}

TEST_CASE("the server decides about cold plates") {
  auto context = shipped::context();
  CHECK_FALSE(option(planned(Technology::automatic, context), Technology::direct_to_chip).feasible);
  CoolingInputs with_share;
  with_share.liquid_fraction = 0.7;
  CHECK(option(shipped::cool(with_share, context, shipped::climate("de-frankfurt-2023")),
               Technology::direct_to_chip)
            .feasible);
  context.server_cooling = "both";
  CHECK(option(planned(Technology::automatic, context), Technology::direct_to_chip).feasible);
  context.server_cooling = "liquid";
  context.power_density = 120.0 * kilowatt;
  const auto liquid = planned(Technology::automatic, context);
  CHECK(liquid.technology == Technology::direct_to_chip);
  for (const auto& o : liquid.options) CHECK(o.feasible == (o.technology == Technology::direct_to_chip));
}

TEST_CASE("automatic takes the lowest annual cost of the feasible") {
  for (const char* climate : {"de-frankfurt-2023", "sg-singapore-2023", "us-tucson-tmy3"}) {
    const auto results = planned(Technology::automatic, shipped::context(), climate);
    const auto& chosen = option(results, results.technology);
    CHECK(chosen.feasible);
    for (const auto& o : results.options)
      if (o.feasible) CHECK(chosen.annual_cost <= o.annual_cost);
    const auto again = planned(Technology::automatic, shipped::context(), climate);
    CHECK(again == results);
    CHECK(planned(results.technology, shipped::context(), climate) == results);
  }
}

TEST_CASE("the annual cost is energy, water and annuity") {
  const auto context = shipped::context();
  const auto results = planned(Technology::water_cooled_chiller, context);
  const auto& o = option(results, Technology::water_cooled_chiller);
  const double energy = results.cooling_average * year / kilowatt_hour * 0.1,
               water = results.water * year / cubic_metre * 2.0;
  CHECK(o.capex / money_unit == Approx(1750.0 * 1000.0));
  CHECK(o.annual_cost * year / money_unit == Approx(energy + water + 1750000.0 * annuity_factor(0.08, 12)));
}

// Capital recovery factors of standard interest tables.
TEST_CASE("the annuity factor agrees with interest tables") {
  CHECK(annuity_factor(0.08, 12) == Approx(0.1327).margin(5e-5));
  CHECK(annuity_factor(0.10, 10) == Approx(0.1627).margin(5e-5));
  CHECK(annuity_factor(0.05, 20) == Approx(0.0802).margin(5e-5));
  CHECK(annuity_factor(0.0, 8) == 0.125);
}

TEST_CASE("the share of heat into liquid comes from the plan, the server, the plant") {
  const auto& plates = shipped::plants()[index_of(Technology::direct_to_chip)];
  CoolingInputs inputs;
  CHECK(liquid_share(inputs, Technology::air_economizer, plates, 0.9) == 0.0);
  CHECK(liquid_share(inputs, Technology::direct_to_chip, plates, {}) == 0.85);
  CHECK(liquid_share(inputs, Technology::direct_to_chip, plates, 0.9) == 0.9);
  CHECK(liquid_share(inputs, Technology::rear_door, shipped::plants()[index_of(Technology::rear_door)],
                     0.9) == 0.85);
  inputs.liquid_fraction = 0.6;
  CHECK(liquid_share(inputs, Technology::direct_to_chip, plates, 0.9) == 0.6);
}

TEST_CASE("every shipped plant has the figures of its model, and a hole is named") {
  for (std::size_t i = 0; i < technology_count; ++i) {
    INFO(shipped::plants()[i].name);
    CHECK(missing_figures(technology_at(i), shipped::plants()[i]).empty());
    CHECK(shipped::plants()[i].price.has_value());
  }
  auto plants = shipped::plants();
  auto& hole = plants[index_of(Technology::air_economizer)];
  hole.fan_efficiency.reset();
  hole.drift_fraction.reset();
  CoolingInputs inputs;
  const auto results = cool(inputs, plants, plants[0], shipped::climate("de-frankfurt-2023"),
                            shipped::chillers(), shipped::context());
  CHECK_FALSE(option(results, Technology::air_economizer).feasible);
  CHECK(option(results, Technology::air_economizer).reason ==
        "The catalogue's record lacks figures that it needs.");
  CHECK(results.technology != Technology::air_economizer);
}

TEST_CASE("a plant without a price is not chosen for being free") {
  auto plants = shipped::plants();
  plants[index_of(Technology::crac_dx)].price.reset();
  const auto results = cool({}, plants, plants[0], shipped::climate("de-frankfurt-2023"), shipped::chillers(),
                            shipped::context());
  CHECK(results.technology != Technology::crac_dx);
}

TEST_CASE("the planned plant stands in for the catalogue's") {
  CoolingInputs inputs;
  inputs.technology = Technology::air_cooled_chiller;
  auto plant = shipped::plants()[index_of(inputs.technology)];
  const auto& weather = shipped::climate("de-frankfurt-2023");
  const double before =
      cool(inputs, shipped::plants(), plant, weather, shipped::chillers(), shipped::context()).pue;
  plant.fan_pressure = 2.0 * *plant.fan_pressure;
  CHECK(cool(inputs, shipped::plants(), plant, weather, shipped::chillers(), shipped::context()).pue >
        before);
}

TEST_CASE("an empty hall needs no cooling") {
  CoolingContext nothing;
  const auto results = planned(Technology::air_cooled_chiller, nothing);
  CHECK(results.cooling_average == Power{});
  CHECK(results.cooling_peak == Power{});
  CHECK(results.heat_peak == Power{});
  CHECK(results.pue >= 1.0);
}
