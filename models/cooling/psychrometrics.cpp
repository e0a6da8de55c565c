#include "models/cooling/psychrometrics.h"

#include <algorithm>
#include <cmath>

namespace plenum::cooling {

namespace {

constexpr double zero_celsius = 273.15;
constexpr double triple_point = 0.01;    // degC: ice below, liquid above
constexpr double mass_ratio = 0.621945;  // of water vapour and dry air (eq. 20)
constexpr double smallest_humidity_ratio = 1e-7;

struct Saturation {
  double ln_pressure, slope;
};

Saturation over_ice(double kelvin) {
  const double k = kelvin;
  return {-5.6745359e3 / k + 6.3925247 +
              k * (-9.677843e-3 + k * (6.2215701e-7 + k * (2.0747825e-9 - k * 9.484024e-13))) +
              4.1635019 * std::log(k),
          5.6745359e3 / (k * k) - 9.677843e-3 +
              k * (2 * 6.2215701e-7 + k * (3 * 2.0747825e-9 - k * 4 * 9.484024e-13)) + 4.1635019 / k};
}

Saturation over_water(double kelvin) {
  const double k = kelvin;
  return {-5.8002206e3 / k + 1.3914993 + k * (-4.8640239e-2 + k * (4.1764768e-5 - k * 1.4452093e-8)) +
              6.5459673 * std::log(k),
          5.8002206e3 / (k * k) - 4.8640239e-2 + k * (2 * 4.1764768e-5 - k * 3 * 1.4452093e-8) +
              6.5459673 / k};
}

Saturation saturation(double t) {
  return t <= triple_point ? over_ice(t + zero_celsius) : over_water(t + zero_celsius);
}

// The energy balance of the wet bulb (eqs. 33 and 35, in kJ/kg) as a function that is zero at the wet bulb, and its slope.
struct Balance {
  double value, slope;
};

Balance wet_bulb_balance(double t, double w, double p, double wet, bool ice) {
  const auto [ln_pressure, log_slope] = saturation(wet);
  const double pressure = std::exp(ln_pressure);
  const double ws = mass_ratio * pressure / (p - pressure);
  const double ws_slope = ws * log_slope * p / (p - pressure);
  const double latent = ice ? 2830.0 : 2501.0, latent_slope = ice ? 0.24 : 2.326, liquid = ice ? 2.1 : 4.186;
  return {(latent - latent_slope * wet) * ws - 1.006 * (t - wet) - w * (latent + 1.86 * t - liquid * wet),
          (latent - latent_slope * wet) * ws_slope - latent_slope * ws + 1.006 + w * liquid};
}

}  // namespace

double saturation_pressure(double t) { return std::exp(saturation(t).ln_pressure); }

double log_saturation_slope(double t) { return saturation(t).slope; }

double humidity_ratio(double vapour_pressure, double p) {
  return std::max(mass_ratio * vapour_pressure / (p - vapour_pressure), smallest_humidity_ratio);
}

double saturation_humidity_ratio(double t, double p) { return humidity_ratio(saturation_pressure(t), p); }

double vapour_pressure(double w, double p) { return p * w / (mass_ratio + w); }

double relative_humidity(double t, double w, double p) {
  return vapour_pressure(w, p) / saturation_pressure(t);
}

double dew_point(double vapour_pressure) {
  const double wanted = std::log(vapour_pressure);
  double t = 0.0;
  for (int i = 0; i < 60; ++i) {
    const auto [ln_pressure, slope] = saturation(t);
    const double step = (ln_pressure - wanted) / slope;
    t = std::clamp(t - step, -100.0, 200.0);
    if (std::abs(step) < 1e-9) break;
  }
  return t;
}

double humidity_ratio_from_wet_bulb(double t, double wet_bulb, double p) {
  const double ws = saturation_humidity_ratio(wet_bulb, p);
  const double w = wet_bulb >= 0.0 ? ((2501.0 - 2.326 * wet_bulb) * ws - 1.006 * (t - wet_bulb)) /
                                         (2501.0 + 1.86 * t - 4.186 * wet_bulb)
                                   : ((2830.0 - 0.24 * wet_bulb) * ws - 1.006 * (t - wet_bulb)) /
                                         (2830.0 + 1.86 * t - 2.1 * wet_bulb);
  return std::max(w, smallest_humidity_ratio);
}

double wet_bulb(double t, double w, double p) {
  // The balances over ice and water differ at 0 degC; where both have a root, the bulb is wet, not frozen.
  const bool ice = t < 0.0 || wet_bulb_balance(t, w, p, 0.0, false).value > 0.0;
  double wet = ice ? std::min(t, 0.0) : t;
  // Both balances rise and are convex, so Newton from the right never passes the root.
  for (int i = 0; i < 30; ++i) {
    const auto [value, slope] = wet_bulb_balance(t, w, p, wet, ice);
    const double step = value / slope;
    wet -= step;
    if (std::abs(step) < 1e-7) break;
  }
  return std::min(wet, t);
}

double enthalpy(double t, double w) { return 1006.0 * t + w * (2501e3 + 1860.0 * t); }

double specific_volume(double t, double w, double p) {
  return dry_air_gas_constant * (t + zero_celsius) * (1.0 + 1.607858 * w) / p;
}

double density(double t, double w, double p) { return (1.0 + w) / specific_volume(t, w, p); }

double standard_pressure(double elevation) {
  return standard_pressure_sea_level * std::pow(1.0 - 2.25577e-5 * elevation, 5.2559);
}

double station_pressure(double sea_level_pressure, double elevation, double t) {
  const double column = t + 0.0065 * elevation / 2.0 + zero_celsius;
  return sea_level_pressure / std::exp(elevation / (287.055 * column / 9.807));
}

}  // namespace plenum::cooling
