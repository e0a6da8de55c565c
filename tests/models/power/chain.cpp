#include "models/power/chain.h"

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::power;

namespace {

const PowerStage lossless{"none", "distribution", 0, 0, 0, {}, {}};
const PowerStage ups{"modern", "ups", 0.00976, 0.00709, 0.02244, {}, {}};
const PowerStage transformer{"1000 kVA", "transformer", 0.0012691, 0, 0.01036, {}, 1000.0 * kilovolt_ampere};
const PowerStage distribution{"colocation", "distribution", 0, 0.035, 0, {}, {}};

/// Large modules, so that the sums below can be followed.
PowerInputs with(Redundancy redundancy) {
  PowerInputs inputs;
  inputs.redundancy = redundancy;
  inputs.ups_unit = 1000.0 * kilovolt_ampere;
  inputs.generator_unit = 2500.0 * kilovolt_ampere;
  return inputs;
}

}  // namespace

TEST_CASE("units are enough with the spares out of service") {
  struct Case {
    Redundancy redundancy;
    double demand, units;
  };
  const std::vector<Case> cases{
      {Redundancy::n, 0, 0},
      {Redundancy::n, 799, 1},
      {Redundancy::n, 800, 1},
      {Redundancy::n, 801, 2},
      {Redundancy::n_plus_1, 0, 0},
      {Redundancy::n_plus_1, 800, 2},
      {Redundancy::n_plus_1, 2400, 4},
      {Redundancy::n_plus_1, 2401, 5},
      {Redundancy::two_n, 800, 2},
      {Redundancy::two_n, 2400, 6},
      {Redundancy::three_n_two, 800, 3},
      {Redundancy::three_n_two, 1601, 6},
      {Redundancy::four_n_three, 800, 4},
      {Redundancy::four_n_three, 2400, 4},
      {Redundancy::four_n_three, 2401, 8},
  };
  for (const auto& c : cases) {
    INFO(c.demand << " kVA, redundancy " << static_cast<int>(c.redundancy));
    CHECK(installed_units(c.redundancy, c.demand * kilovolt_ampere, 1000.0 * kilovolt_ampere, 0.8).value ==
          c.units);
  }
}

// Loaded share of the installed rating when everything works (definition of the redundancies): N+1 N/(N+1), 2N 1/2, 3N/2 2/3, 4N/3 3/4.
TEST_CASE("redundancy sets the load of the UPS") {
  struct Case {
    Redundancy redundancy;
    double units, share;
  };
  const std::vector<Case> cases{{Redundancy::n, 6, 1.0},
                                {Redundancy::n_plus_1, 7, 6.0 / 7.0},
                                {Redundancy::two_n, 12, 0.5},
                                {Redundancy::three_n_two, 9, 2.0 / 3.0},
                                {Redundancy::four_n_three, 8, 0.75}};
  for (const auto& c : cases) {
    auto inputs = with(c.redundancy);
    inputs.power_factor = 1.0;
    const auto results = chain(inputs, ups, transformer, lossless, 4.8 * megawatt, 4.8 * megawatt);
    CHECK(results.ups_units.value == c.units);
    CHECK(results.ups_load == Approx(c.share * inputs.ups_load_limit));
  }
}

TEST_CASE("a chain by hand") {
  // 1 MW peak, 35 kW distribution loss: 1,035 kW = 1,089.5 kVA over 800 kVA a unit = 2 units and one spare, 3 x 950 kW.
  const auto inputs = with(Redundancy::n_plus_1);
  const auto results = chain(inputs, ups, transformer, distribution, 1.0 * megawatt, 0.6 * megawatt);
  const double output = 600.0 * 1.035, load = output / 2850.0;
  const double ups_loss = 2850.0 * (0.00976 + 0.00709 * load + 0.02244 * load * load);
  CHECK(results.ups_units.value == 3);
  CHECK(results.ups_load == Approx(load));
  CHECK(results.distribution_loss / kilowatt == Approx(21.0));
  CHECK(results.ups_loss / kilowatt == Approx(ups_loss));
  // Transformers: 1,035 kW + UPS loss at peak = 1,126 kVA: two and one spare, 2,850 kW at the power factor.
  const double through = (output + ups_loss) / 2850.0;
  CHECK(results.transformer_loss / kilowatt == Approx(2850.0 * (0.0012691 + 0.01036 * through * through)));
  CHECK(results.lighting / kilowatt == Approx(6.0));
  CHECK(results.battery / kilowatt_hour == Approx(1035.0 * 300.0 / 3600.0));
  CHECK(results.chain_efficiency ==
        Approx(600.0 / (600.0 + 21.0 + ups_loss + results.transformer_loss / kilowatt)));
}

TEST_CASE("finish adds cooling, generators and the utility connection") {
  auto inputs = with(Redundancy::n_plus_1);
  auto results = chain(inputs, ups, transformer, distribution, 1.0 * megawatt, 0.6 * megawatt);
  const auto at_peak = losses(inputs, ups, transformer, distribution, 1.0 * megawatt, 1.0 * megawatt);
  finish(results, inputs, at_peak, 60.0 * kilowatt, 240.0 * kilowatt);
  const double lost = (results.distribution_loss + results.ups_loss + results.transformer_loss) / kilowatt;
  CHECK(results.facility_average / kilowatt == Approx(600.0 + lost + 6.0 + 60.0));
  CHECK(results.facility_peak / kilowatt == Approx(1000.0 + at_peak.total() / kilowatt + 6.0 + 240.0));
  CHECK(results.utility_connection / kilovolt_ampere == Approx(results.facility_peak / kilowatt / 0.95));
  CHECK(results.generators.value == 2);  // 1.4 MVA x 1.25 on 2.5 MVA, and one spare
  inputs.generator = false;
  finish(results, inputs, at_peak, 60.0 * kilowatt, 240.0 * kilowatt);
  CHECK(results.generators.value == 0);
}

TEST_CASE("no load takes no plant and loses nothing") {
  const auto results = chain(PowerInputs{}, ups, transformer, distribution, Power{}, Power{});
  CHECK(results.ups_units.value == 0);
  CHECK(results.ups_loss == Power{});
  CHECK(results.transformer_loss == Power{});
  CHECK(results.chain_efficiency == 1.0);
  CHECK(results.ups_load == 0.0);
  CHECK(efficiency(ups, 0.0) == 0.0);
}
