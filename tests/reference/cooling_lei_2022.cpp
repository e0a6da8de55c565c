#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"
#include "tests/reference/lei_masanet.h"

using namespace plenum::cooling;
using namespace lei_masanet;

namespace {

const std::string folder = std::string(PLENUM_SHARED_DIR) + "/reference/cooling/";

struct Tolerance {
  double pue, wue;  // absolute; relative, 0 where water is not compared
};

/// Difference of the bands' middles, 0.01 of it for the 200 draws. Towers (2, 4, 5, 8) and DX (10) follow the publication; their water within a tenth. Outdoor-air cases
/// (1, 3) lack the published program's way of setting the supply humidity, which it draws at random: their PUE comes out up to 0.08 lower in
/// humid zones, and their water up to four fifths lower, so water is not compared. Air-cooled chillers (6, 7, 9): below.
Tolerance tolerance(int number) {
  switch (number) {
  case 2:
  case 4: return {0.035, 0.10};
  case 5: return {0.065, 0.10};
  case 8:
  case 10: return {0.05, 0.10};
  case 1: return {0.06, 0.0};
  default: return {0.085, 0.0};
  }
}

bool air_cooled(int number) { return number == 6 || number == 7 || number == 9; }

}  // namespace

TEST_CASE("annual PUE and WUE lie in the published bands of ten kinds of data centre") {
  const auto ranges = read_ranges(folder + "lei_masanet_parameters.csv");
  const auto bands = read_bands(folder + "validation_pue.csv");
  if (ranges.empty() || bands.empty()) {
    WARN("skipped: " << folder << " is not there");
    return;
  }
  REQUIRE(ranges.size() == 10);
  REQUIRE(bands.size() == 120);
  int compared = 0;
  for (const auto& band : bands) {
    const auto climate = climates().find(band.zone);
    if (climate == climates().end()) continue;
    const auto ours = evaluate(band.number, ranges.at(band.number), shipped::climate(climate->second),
                               shipped::chillers(), 200);
    const double difference = (ours.pue_low + ours.pue_high - band.pue_low - band.pue_high) / 2.0;
    INFO("case " << band.number << ", zone " << band.zone << ": ours " << ours.pue_low << "-" << ours.pue_high
                 << ", published " << band.pue_low << "-" << band.pue_high);
    ++compared;
    if (air_cooled(band.number)) {
      // Half of the drawn part loads (0.1-0.5) and the hot hours lie outside the regression of air-cooled chillers (0.3-1, 15-35 degC); the
      // published program goes on with its Gaussian process there, ours with the part load's edge and the last slope. Where the weather
      // stays inside (4C, 5B, 8) the middles are 0.12 apart at most; in hot zones ours is lower, by up to 0.4.
      const bool inside = band.zone == "4C" || band.zone == "5B" || band.zone == "8";
      CHECK(difference <= 0.12);
      CHECK(difference >= (inside ? -0.12 : -0.42));
      continue;
    }
    const Tolerance limit = tolerance(band.number);
    CHECK(std::abs(difference) <= limit.pue);
    if (limit.wue > 0.0)
      CHECK((ours.wue_low + ours.wue_high) / (band.wue_low + band.wue_high) == Approx(1.0).margin(limit.wue));
  }
  CHECK(compared == 80);
}

// The published program's demonstration: colocation with water-side economizer at 9 degC and 10 %. It draws the supply's humidity at random, so
// a second run of it gives 1.3393524. Its water is 5 % lower than ours.
TEST_CASE("a colocation hour with water-side economizer, published 1.33925 and 2.417 L/kWh") {
  const Parameters p{{"UPS_e", 0.894746094},
                     {"PD_lr", 0.0284082031},
                     {"L_percentage", 0.0472167969},
                     {"SHR", 0.951835937},
                     {"delta_T_air", 9.49707031},
                     {"Fan_Pressure_CRAC", 650.488281},
                     {"Fan_e_CRAC", 0.613867188},
                     {"Pump_Pressure_HD", 6418945.31},
                     {"Pump_e_HD", 0.650976563},
                     {"HTE", 0.690283203},
                     {"delta_T_water", 6.91894531},
                     {"AT_CT", 3.35986328},
                     {"AT_HE", 2.10712891},
                     {"Pump_Pressure_CW", 156284.191},
                     {"Pump_e_CW", 0.668945312},
                     {"Chiller_load", 0.308984375},
                     {"delta_T_CT", 5.09960938},
                     {"Pump_Pressure_CT", 246235.102},
                     {"Pump_e_CT", 0.708007812},
                     {"Windage_p", 0.00293588867},
                     {"CC", 11.1650391},
                     {"LGRatio", 0.272070313},
                     {"Fan_Pressure_CT", 395.898438},
                     {"Fan_e_CT", 0.611914063},
                     {"T_up", 28.7041016},
                     {"T_lw", 15.4423828},
                     {"dp_up", 16.7460938},
                     {"dp_lw", -11.1123047},
                     {"RH_up", 0.718554688},
                     {"RH_lw", 0.260351562},
                     {"pcop", -0.091796875}};
  const auto in = year_inputs(4, p, 101325.0);
  const double w = humidity_ratio(0.10 * saturation_pressure(9.0), 101325.0);
  const Hour hour = simulate_hour(in, {9.0, wet_bulb(9.0, w, 101325.0), w}, shipped::chillers());
  CHECK(hour.compressors == 0.0);
  CHECK(1.0 + in.overhead + hour.power() + humidifier(4, in, p) == Approx(1.3392549137326355).margin(5e-4));
  CHECK(hour.water.total() * 3.6e6 == Approx(2.417390377483526).epsilon(0.05));
}
