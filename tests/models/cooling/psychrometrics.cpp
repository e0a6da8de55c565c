#include "models/cooling/psychrometrics.h"

#include <cmath>
#include <functional>

#include "tests/catch.h"

using namespace plenum::cooling;

namespace {

struct Row {
  const char* what;
  double ours, expected, tolerance;
  bool relative;
};

constexpr bool rel = true, abs_ = false;
double saturated_enthalpy(double t) { return enthalpy(t, saturation_humidity_ratio(t, 101325)); }

}  // namespace

// ASHRAE Handbook Fundamentals 2017, chapter 1, tables 2 and 3 and example 1, as collected in the tests of PsychroLib (MIT).
TEST_CASE("moist air agrees with the tables of ASHRAE Fundamentals 2017") {
  const double example = humidity_ratio_from_wet_bulb(40, 20, 101325);
  const std::vector<Row> rows{
      {"p_ws -60", saturation_pressure(-60), 1.08, 0.01, abs_},
      {"p_ws -20", saturation_pressure(-20), 103.24, 3e-4, rel},
      {"p_ws -5", saturation_pressure(-5), 401.74, 3e-4, rel},
      {"p_ws 50", saturation_pressure(50), 12351.3, 3e-4, rel},
      {"p_ws 100", saturation_pressure(100), 101418, 3e-4, rel},
      {"p_ws 150", saturation_pressure(150), 476101.4, 3e-4, rel},
      {"W_s -50", saturation_humidity_ratio(-50, 101325), 2.43e-5, 0.01, rel},
      {"W_s -5", saturation_humidity_ratio(-5, 101325), 0.0024863, 0.005, rel},
      {"W_s 5", saturation_humidity_ratio(5, 101325), 0.005425, 0.005, rel},
      {"W_s 50", saturation_humidity_ratio(50, 101325), 0.086863, 0.01, rel},
      {"W_s 85", saturation_humidity_ratio(85, 101325), 0.838105, 0.02, rel},
      {"h_s -50", saturated_enthalpy(-50), -50222, 0.01, rel},
      {"h_s -20", saturated_enthalpy(-20), -18542, 0.01, rel},
      {"h_s 5", saturated_enthalpy(5), 18639, 0.01, rel},
      {"h_s 25", saturated_enthalpy(25), 76504, 0.01, rel},
      {"h_s 50", saturated_enthalpy(50), 275353, 0.01, rel},
      {"wet bulb 7 C, 61 %", wet_bulb(7, humidity_ratio(0.61 * saturation_pressure(7), 100000), 100000),
       3.92667433781955, 1e-3, rel},
      {"W of 3169.7 Pa", humidity_ratio(3169.7, 95461), 0.0213603998047487, 1e-6, rel},
      {"W from wet bulb -5", humidity_ratio_from_wet_bulb(-1, -5, 95461), 0.00120399819933844, 3e-4, rel},
      // Published tolerance 0.001 K; this humidity ratio comes from the table's p_ws(25 C) = 3169.7 Pa, equation 6 gives
      // 3169.2 Pa, which is 0.002 K of wet bulb.
      {"wet bulb 25", wet_bulb(30, 0.0192281274241096, 95461), 25, 0.003, abs_},
      {"h dry 25", enthalpy(25, 0), 25148, 3e-4, rel},
      {"v dry 25", specific_volume(25, 0, 101325), 0.8443, 1e-3, rel},
      {"v moist 30", specific_volume(30, 0.02, 95461), 0.940855374352943, 3e-4, rel},
      {"rho moist 30", density(30, 0.02, 95461), 1.08411986348219, 3e-4, rel},
      {"station pressure", station_pressure(102484, 105, 17.19), 101226.5, 1, abs_},
      {"p -500 m", standard_pressure(-500), 107478, 1, abs_},
      {"p 0 m", standard_pressure(0), 101325, 1, abs_},
      {"p 500 m", standard_pressure(500), 95461, 1, abs_},
      {"p 1000 m", standard_pressure(1000), 89875, 1, abs_},
      {"p 4000 m", standard_pressure(4000), 61640, 1, abs_},
      {"p 10000 m", standard_pressure(10000), 26436, 1, abs_},
      {"example 1 W", example, 0.0065, 1e-4, abs_},
      {"example 1 dew point", dew_point(vapour_pressure(example, 101325)), 7, 0.5, abs_},
      {"example 1 RH", relative_humidity(40, example, 101325), 0.14, 0.01, abs_},
      {"example 1 h", enthalpy(40, example), 56700, 100, abs_},
  };
  for (const auto& row : rows) {
    INFO(row.what << ": " << row.ours << ", expected " << row.expected);
    CHECK(std::abs(row.ours - row.expected) <= row.tolerance * (row.relative ? std::abs(row.expected) : 1.0));
  }
}

TEST_CASE("dew point and wet bulb invert what they come from") {
  for (double t = -60; t <= 60; t += 3.7) {
    INFO("t = " << t);
    CHECK(dew_point(saturation_pressure(t)) == Approx(t).margin(1e-6));
    CHECK(wet_bulb(t, saturation_humidity_ratio(t, 101325), 101325) == Approx(t).margin(1e-4));
    for (const double rh : {0.05, 0.3, 0.7, 0.95}) {
      const double w = humidity_ratio(rh * saturation_pressure(t), 95000), wet = wet_bulb(t, w, 95000);
      INFO("rh = " << rh << ", wet bulb " << wet);
      CHECK(wet <= t);
      CHECK(humidity_ratio_from_wet_bulb(t, wet, 95000) == Approx(w).margin(2e-9));
    }
  }
}

TEST_CASE("the wet bulb rises with dry bulb and with humidity") {
  double before = -100;
  for (double t = -30; t <= 45; t += 0.5) {
    const double wet = wet_bulb(t, 0.0003, 101325);
    CHECK(wet > before);
    before = wet;
  }
  before = -100;
  for (double w = 1e-4; w < 0.02; w += 1e-4) {
    const double wet = wet_bulb(26, w, 101325);
    CHECK(wet > before);
    before = wet;
  }
}

TEST_CASE("the slope of the saturation pressure is its derivative") {
  for (const double t : {-40.0, -10.0, 5.0, 25.0, 60.0, 95.0}) {
    const double h = 1e-4;
    const double numeric =
        (std::log(saturation_pressure(t + h)) - std::log(saturation_pressure(t - h))) / (2 * h);
    CHECK(log_saturation_slope(t) == Approx(numeric).epsilon(1e-6));
  }
}
