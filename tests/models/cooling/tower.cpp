#include "models/cooling/tower.h"

#include "tests/catch.h"

using namespace plenum::cooling;

// Computed from the 27 coefficients by an independent program; the design point against the nominal 3.89 K of the Modelica
// Buildings data record YorkCalc/Generic.
TEST_CASE("the YorkCalc approach agrees with the reference") {
  struct Case {
    double wet_bulb, range, liquid_gas, expected;
  };
  const std::vector<Case> cases{
      {15, 8, 0.75, 6.051408},       {15, 8, 1.00, 8.385035},       {15, 8, 1.25, 10.649479},
      {20, 3, 0.75, 2.102509},       {20, 3, 1.00, 3.079430},       {20, 3, 1.25, 4.046147},
      {20, 5.56, 0.75, 3.528504},    {20, 5.56, 1.00, 5.058021},    {20, 5.56, 1.25, 6.562919},
      {20, 8, 0.75, 4.743479},       {20, 8, 1.00, 6.737483},       {20, 8, 1.25, 8.687236},
      {25.55, 3, 0.75, 1.625532},    {25.55, 3, 1.00, 2.392823},    {25.55, 3, 1.25, 3.166138},
      {25.55, 5.56, 0.75, 2.633621}, {25.55, 5.56, 1.00, 3.844515}, {25.55, 5.56, 1.25, 5.054872},
      {25.55, 8, 0.75, 3.511015},    {25.55, 8, 1.00, 5.102511},    {25.55, 8, 1.25, 6.680812},
  };
  for (const auto& c : cases) {
    INFO(c.wet_bulb << " C, range " << c.range << " K, L/G " << c.liquid_gas);
    CHECK(york_approach(c.wet_bulb, c.range, c.liquid_gas) == Approx(c.expected).margin(1e-6));
  }
  CHECK(york_approach(25.55, 5.56, 1.0) == Approx(3.89).margin(0.05));
}

// 1 kWh rejected evaporates 1.4 to 1.5 L when all heat is latent (equipment data of the reference, computed).
TEST_CASE("tower water is evaporation, drift and blowdown") {
  const auto water = tower_water(3.6e6, 30.0, 6.0, 5.0, 5e-5);
  CHECK(water.evaporation == Approx(1.48).margin(0.01));
  CHECK(water.drift == Approx(5e-5 * 3.6e6 / (4184 * 6.0)));
  CHECK(water.blowdown == Approx(water.evaporation / 4.0 - water.drift));
  CHECK(water.total() == Approx(water.evaporation + water.drift + water.blowdown));
  // Cycles of concentration: what leaves as liquid is 1/C of what comes in.
  CHECK((water.blowdown + water.drift) * 5.0 == Approx(water.total()));
}

TEST_CASE("much drift leaves nothing to blow down") {
  const auto water = tower_water(3.6e6, 30.0, 6.0, 50.0, 0.005);
  CHECK(water.blowdown == 0.0);
  CHECK(water.total() == water.evaporation + water.drift);
}

TEST_CASE("tower water falls with the cycles of concentration") {
  double before = 1e9;
  for (const double cycles : {1.5, 2.0, 3.0, 6.0, 12.0}) {
    const double now = tower_water(1.0, 25.0, 6.0, cycles, 0.0).total();
    CHECK(now < before);
    before = now;
  }
  CHECK(media_water(2.0, 5.0).total() == Approx(2.5));
}
