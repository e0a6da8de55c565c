#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"

using namespace plenum;
using namespace plenum::power;

// Data-sheet shapes of three kinds of UPS (recalled, not read at their source: basis memory). The loss polynomial is a least-squares fit of
// them, so it need not meet each point; 0.012 is what the fit of the legacy kind leaves at 25 % load.
TEST_CASE("UPS efficiency over load follows the data sheets' shape") {
  struct Case {
    const char* id;
    double load, expected, tolerance;
  };
  const std::vector<Case> cases{
      {"ups-transformerless", 0.10, 0.905, 0.006},
      {"ups-transformerless", 0.25, 0.950, 0.006},
      {"ups-transformerless", 0.50, 0.963, 0.006},
      {"ups-transformerless", 0.75, 0.965, 0.006},
      {"ups-transformerless", 1.00, 0.962, 0.006},
      {"ups-eco", 0.10, 0.960, 0.006},
      {"ups-eco", 0.25, 0.980, 0.006},
      {"ups-eco", 0.50, 0.988, 0.006},
      {"ups-eco", 0.75, 0.990, 0.006},
      {"ups-eco", 1.00, 0.990, 0.006},
      {"ups-legacy", 0.10, 0.750, 0.012},
      {"ups-legacy", 0.25, 0.870, 0.012},
      {"ups-legacy", 0.50, 0.910, 0.012},
      {"ups-legacy", 0.75, 0.923, 0.012},
      {"ups-legacy", 1.00, 0.925, 0.012},
  };
  for (const auto& c : cases) {
    INFO(c.id << " at " << c.load << ": " << efficiency(shipped::stage(c.id), c.load));
    CHECK(efficiency(shipped::stage(c.id), c.load) == Approx(c.expected).margin(c.tolerance));
  }
}

// 10 CFR 431.196, low-voltage dry-type, three phases, from 2016: minimum efficiency at 35 % of the nameplate rating.
TEST_CASE("transformers have the efficiency that the rule asks for at 35 % load") {
  struct Case {
    const char* id;
    double expected;
  };
  const std::vector<Case> cases{
      {"transformer-dry-15", 0.9789},  {"transformer-dry-30", 0.9823},    {"transformer-dry-45", 0.9840},
      {"transformer-dry-75", 0.9860},  {"transformer-dry-112-5", 0.9874}, {"transformer-dry-150", 0.9883},
      {"transformer-dry-225", 0.9894}, {"transformer-dry-300", 0.9902},   {"transformer-dry-500", 0.9914},
      {"transformer-dry-750", 0.9923}, {"transformer-dry-1000", 0.9928},
  };
  for (const auto& c : cases) {
    INFO(c.id);
    CHECK(efficiency(shipped::stage(c.id), 0.35) == Approx(c.expected).margin(2e-5));
    CHECK(efficiency(shipped::stage(c.id), 0.5) == Approx(*shipped::stage(c.id).efficiency_50).margin(2e-5));
  }
}

// Frontier's rectifier as ExaDigiT/RAPS models it: input = (output + 17 W)/0.96, on a rating of our choice of 12.5 kW.
TEST_CASE("the loss polynomial holds the rectifier of Frontier") {
  const double rating = 12500.0;
  const PowerStage rectifier{"rectifier", "rectifier", 17.0 / 0.96 / rating, 1.0 / 0.96 - 1.0, 0.0, {}, {}};
  for (const double output : {500.0, 3000.0, 9000.0, 12500.0}) {
    const double input = output + rating * loss_per_rating(rectifier, output / rating);
    CHECK(input == Approx((output + 17.0) / 0.96));
    CHECK(efficiency(rectifier, output / rating) == Approx(0.96 * output / (output + 17.0)));
  }
}

// Lei & Masanet (2022), table B.1: effective UPS efficiency, loaded as they are: hyperscale 0.90-0.99, colocation 0.80-0.94, small 0.77-0.85;
// the legacy kind at a tenth of its rating is the worst of them, the eco mode the best.
TEST_CASE("UPS efficiencies lie in the range of the field") {
  for (const char* id : {"ups-transformerless", "ups-eco", "ups-legacy"})
    for (const double load : {0.1, 0.3, 0.5, 0.8}) {
      const double value = efficiency(shipped::stage(id), load);
      CHECK(value > 0.70);
      CHECK(value < 0.995);
    }
}
