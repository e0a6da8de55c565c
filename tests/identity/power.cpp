#include "models/power/chain.h"
#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"

using namespace plenum;
using namespace plenum::power;

namespace {

constexpr std::array redundancies{Redundancy::n, Redundancy::n_plus_1, Redundancy::four_n_three,
                                  Redundancy::three_n_two, Redundancy::two_n};

}  // namespace

TEST_CASE("power into the transformer is IT power and all losses") {
  for (const char* ups : {"ups-transformerless", "ups-eco", "ups-legacy"})
    for (const auto redundancy : redundancies)
      for (const double load : {0.05, 0.3, 0.6, 1.0}) {
        PowerInputs inputs;
        inputs.ups = ups;
        inputs.redundancy = redundancy;
        const Power peak = 3.7 * megawatt, it = load * peak;
        const auto r = chain(inputs, shipped::stage(ups), shipped::stage(inputs.transformer),
                             shipped::stage(inputs.distribution), peak, it);
        const Power in = it + r.distribution_loss + r.ups_loss + r.transformer_loss;
        INFO(ups << ", load " << load);
        CHECK(it / in == Approx(r.chain_efficiency).epsilon(1e-12));
        CHECK(r.chain_efficiency < 1.0);
        CHECK(r.distribution_loss > Power{});
        CHECK(r.ups_loss > Power{});
        CHECK(r.transformer_loss > Power{});
      }
}

TEST_CASE("losses rise with the load, and their share of a small load with redundancy") {
  double before = 0.0;
  for (double load = 0.1; load <= 1.0; load += 0.1) {
    const auto lost = shipped::losses_of(PowerInputs{}, 2.0 * megawatt, load * 2.0 * megawatt);
    CHECK(lost.total() / kilowatt > before);
    before = lost.total() / kilowatt;
  }
  // Below half load the no-load losses decide, so more installed units lose more.
  double units = 0.0, lost_before = 0.0;
  for (const auto redundancy : {Redundancy::n, Redundancy::n_plus_1, Redundancy::two_n}) {
    PowerInputs inputs;
    inputs.redundancy = redundancy;
    const auto lost = shipped::losses_of(inputs, 2.0 * megawatt, 0.5 * megawatt);
    const auto count = ups_units(inputs, shipped::stage(inputs.distribution), 2.0 * megawatt).value;
    CHECK(count > units);
    CHECK(lost.ups / kilowatt > lost_before);
    units = count;
    lost_before = lost.ups / kilowatt;
  }
}

TEST_CASE("no unit is above the limit with the spares out of service") {
  for (const auto redundancy : redundancies)
    for (double demand = 50; demand < 9000; demand += 137) {
      const auto installed =
          installed_units(redundancy, demand * kilovolt_ampere, 500.0 * kilovolt_ampere, 0.8).value;
      const double left = redundancy == Redundancy::n             ? installed
                          : redundancy == Redundancy::n_plus_1    ? installed - 1
                          : redundancy == Redundancy::two_n       ? installed / 2
                          : redundancy == Redundancy::three_n_two ? installed * 2 / 3
                                                                  : installed * 3 / 4;
      INFO(demand << " kVA on " << installed << " units, " << left << " left");
      CHECK(demand / (left * 500.0) <= 0.8 + 1e-9);
    }
}
