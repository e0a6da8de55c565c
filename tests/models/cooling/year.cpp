#include "models/cooling/year.h"

#include <cmath>

#include "models/cooling/psychrometrics.h"
#include "tests/catch.h"

using namespace plenum::cooling;

namespace {

/// 1.1 W of air heat per W of IT, 50 W/kW of fans that heat the air, 10 K through the racks.
YearInputs hall(Technology technology, Chiller chiller) {
  YearInputs in;
  in.technology = technology;
  in.chiller = chiller;
  in.overhead = 0.1;
  in.air_heat = 1.1;
  in.supply_air = 24.0;
  in.air_rise = 10.0;
  in.fan = 0.05;
  in.chilled_water = 18.0;
  in.water_rise = 8.0;
  in.pump = 0.01;
  in.tower_pump = 0.02;
  in.tower_approach = 4.0;
  in.exchanger_approach = 2.0;
  in.tower_rise = 8.0;
  in.tower_fan = 0.0125;
  in.cycles = 5.0;
  in.drift = 0.0;
  in.humidity_low = 0.0015;
  in.humidity_high = 0.0150;
  in.dry_effectiveness = 0.6;
  in.wet_effectiveness = 0.8;
  return in;
}

constexpr double load = 1.1 * 1.05;  // heat and fans
constexpr double compressor = 0.2;   // COP 5

struct Expected {
  const char* what;
  YearInputs in;
  Weather air;
  double free;  ///< share without compressor
};

}  // namespace

TEST_CASE("how much of the load each technology takes from the weather") {
  const auto dx = hall(Technology::crac_dx, Chiller::dx);
  const auto ac = hall(Technology::air_cooled_chiller, Chiller::air_cooled);
  auto ac_dry = ac;
  ac_dry.dry_cooler = true;
  ac_dry.dry_approach = 6.0;
  const auto wc = hall(Technology::water_cooled_chiller, Chiller::water_cooled);
  auto wc_off = wc;
  wc_off.economizer = false;
  const auto outdoor = hall(Technology::air_economizer, Chiller::water_cooled);
  const auto adiabatic = hall(Technology::adiabatic_economizer, Chiller::water_cooled);
  const auto indirect = hall(Technology::indirect_evaporative, Chiller::dx);
  const std::vector<Expected> cases{
      {"no economizer", dx, {-5, -6, 0.002}, 0.0},
      {"none without dry cooler", ac, {-5, -6, 0.002}, 0.0},
      {"dry cooler alone", ac_dry, {12, 8, 0.005}, 1.0},      // return 26, reaches 18
      {"dry cooler, half", ac_dry, {16, 10, 0.005}, 0.5},     // reaches 22
      {"dry cooler too warm", ac_dry, {20, 15, 0.008}, 0.0},  // reaches 26
      {"tower alone", wc, {15, 12, 0.008}, 1.0},              // reaches 18
      {"tower, half", wc, {20, 16, 0.01}, 0.5},               // reaches 22
      {"tower too warm", wc, {30, 20, 0.01}, 0.0},            // reaches 26
      {"switched off", wc_off, {15, 12, 0.008}, 0.0},
      {"cold outdoor air, mixed", outdoor, {5, 3, 0.004}, 1.0},
      {"outdoor air at the supply", outdoor, {24, 18, 0.010}, 1.0},
      {"warm outdoor air, half", outdoor, {29, 20, 0.010}, 0.5},  // return 34
      {"outdoor air warmer than the return", outdoor, {35, 20, 0.008}, 0.0},
      {"too moist", outdoor, {20, 20, 0.0151}, 0.0},
      {"too dry", outdoor, {-5, -7, 0.0014}, 0.0},
      {"media reach the supply", adiabatic, {34, 18, 0.006}, 1.0},          // 34 - 0.8 x 16 = 21 < 24
      {"media fall short", adiabatic, {34, 24, 0.010}, 0.8},                // 34 - 8 = 26
      {"humidity stops the media", adiabatic, {34, 18, 0.0142}, 0.198886},  // 0.8 g/kg x 2,486 K = 1.99 K
      {"dry air is moistened", adiabatic, {-5, -7, 0.0005}, 1.0},
      {"dry exchanger", indirect, {15, 12, 0.007}, 1.0},            // 0.6 x 19 > 10
      {"wetted exchanger", indirect, {25, 20, 0.012}, 1.0},         // dry 0.54; 0.8 x 14 > 10
      {"wetted, the rest by DX", indirect, {33, 26, 0.018}, 0.64},  // 0.8 x 8/10
  };
  for (const auto& c : cases) {
    INFO(c.what);
    const Hour hour = simulate_hour(c.in, c.air, compressor);
    CHECK(hour.fans == Approx(0.055));
    CHECK(hour.compressors == Approx(load * (1.0 - c.free) * compressor).epsilon(1e-5).margin(1e-12));
  }
}

TEST_CASE("pumps, tower and water of a water-cooled hour by hand") {
  const auto in = hall(Technology::water_cooled_chiller, Chiller::water_cooled);
  const Hour hour = simulate_hour(in, {20, 16, 0.01}, compressor);
  const double rejected = load * (1.0 + 0.5 * compressor);
  CHECK(hour.pumps == Approx(0.01 * load + 0.02 * rejected));
  CHECK(hour.rejection == Approx(0.0125 * rejected));
  CHECK(hour.water.evaporation == Approx(rejected / evaporation_heat(20.0)));
  CHECK(hour.water.blowdown == Approx(hour.water.evaporation / 4.0));
}

TEST_CASE("evaporation of the air-side technologies by hand") {
  // Media: 1.1 W of heat in air of 10 K is 1.1/(1006 x 10) kg/s, cooled from 34 to 24 degC; bleed holds 5 cycles.
  const Hour media = simulate_hour(hall(Technology::adiabatic_economizer, Chiller::water_cooled),
                                   {34, 18, 0.006}, compressor);
  CHECK(media.water.evaporation == Approx(1.1 / 10060.0 * 10.0 * 1006.0 / 2.501e6));
  CHECK(media.water.blowdown == Approx(media.water.evaporation / 4.0));
  // Moistening: of the supply, 10/(34 + 5) is outdoor air, which lacks 1 g/kg.
  const Hour moist = simulate_hour(hall(Technology::adiabatic_economizer, Chiller::water_cooled),
                                   {-5, -7, 0.0005}, compressor);
  CHECK(moist.water.evaporation == Approx(1.1 / 10060.0 * 10.0 / 39.0 * 0.001));
  const Hour dry =
      simulate_hour(hall(Technology::indirect_evaporative, Chiller::dx), {15, 12, 0.007}, compressor);
  CHECK(dry.water.total() == 0.0);
  const Hour wet =
      simulate_hour(hall(Technology::indirect_evaporative, Chiller::dx), {25, 20, 0.012}, compressor);
  CHECK(wet.water.evaporation == Approx(load / evaporation_heat(20.0)));
}

TEST_CASE("rack water: dry cooler, then tower, then chiller for what is missing") {
  auto in = hall(Technology::direct_to_chip, Chiller::water_cooled);
  in.air_heat = 0.0;
  in.liquid_heat = 1.0;
  in.rack_power = 0.008;
  in.rack_water = 32.0;
  in.dry_cooler = true;
  in.dry_approach = 6.0;
  in.dry_fan = 0.04;
  struct Case {
    const char* what;
    Weather air;
    double rejection, compressors;
    bool water;
  };
  const double heat = 1.008;
  const std::vector<Case> cases{
      {"dry cooler at its design", {26, 20, 0.01}, 0.04 * heat, 0.0, false},
      {"fans at half the approach", {20, 15, 0.01}, 0.04 * heat * std::pow(0.5, 3.75), 0.0, false},
      {"fans at their slowest", {-10, -11, 0.001}, 0.04 * heat * 0.027, 0.0, false},
      {"tower", {30, 24, 0.014}, 0.0125 * heat, 0.0, true},
      {"tower and chiller",
       {38, 30, 0.024},
       0.0125 * heat * (1.0 + 0.5 * compressor),
       0.5 * compressor * heat,
       true},
  };
  for (const auto& c : cases) {
    INFO(c.what);
    const Hour hour = simulate_hour(in, c.air, compressor);
    CHECK(hour.racks == Approx(0.008));
    CHECK(hour.rejection == Approx(c.rejection));
    CHECK(hour.compressors == Approx(c.compressors).margin(1e-12));
    CHECK((hour.water.total() > 0.0) == c.water);
  }
}

TEST_CASE("without a tower an economizer is backed by an air-cooled chiller") {
  const auto in = hall(Technology::air_economizer, Chiller::air_cooled);
  const Hour hour = simulate_hour(in, {35, 20, 0.008}, compressor);
  CHECK(hour.compressors == Approx(load * compressor));
  CHECK(hour.rejection == 0.0);
  CHECK(hour.water.total() == 0.0);
  CHECK(hour.pumps == Approx(0.01 * load));
}
