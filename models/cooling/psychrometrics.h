#pragma once

/// Moist air, after ASHRAE Handbook Fundamentals 2017, chapter 1. Plain doubles in named units: t in degC, p in Pa, W in kg of
/// water per kg of dry air. These are the formulas of the hourly kernels; nothing here throws.
namespace plenum::cooling {

inline constexpr double air_specific_heat = 1006.0;              ///< J/(kg K), dry air (eq. 30)
inline constexpr double dry_air_gas_constant = 287.042;          ///< J/(kg K) (eq. 1)
inline constexpr double water_specific_heat = 4184.0;            ///< J/(kg K), liquid near 20 degC
inline constexpr double water_density = 1000.0;                  ///< kg/m3
inline constexpr double standard_pressure_sea_level = 101325.0;  ///< Pa

/// Saturation pressure of water vapour over ice (t <= 0.01 degC) or liquid water, Pa; -100 to 200 degC (eqs. 5 and 6).
double saturation_pressure(double t);

/// d(ln p_ws)/dt, 1/K, of the same equations.
double log_saturation_slope(double t);

/// Humidity ratio of air whose vapour pressure is `vapour_pressure`, kg/kg; at least 1e-7 (eq. 20).
double humidity_ratio(double vapour_pressure, double p);

/// Humidity ratio of saturated air, kg/kg (eq. 21).
double saturation_humidity_ratio(double t, double p);

/// Vapour pressure of air of humidity ratio w, Pa (eq. 36).
double vapour_pressure(double w, double p);

/// Relative humidity, 0 to 1 and above for supersaturated air (eq. 22).
double relative_humidity(double t, double w, double p);

/// Dew point (frost point below 0 degC) of air with that vapour pressure, degC (inverse of eqs. 5 and 6; Newton on ln p_ws).
double dew_point(double vapour_pressure);

/// Humidity ratio from dry and wet bulb, kg/kg (eqs. 33 and 35).
double humidity_ratio_from_wet_bulb(double t, double wet_bulb, double p);

/// Thermodynamic wet bulb, degC, never above t: solves eqs. 33 and 35 by Newton inside a bracket. Error below 1e-6 K.
double wet_bulb(double t, double w, double p);

/// Enthalpy of moist air, J per kg of dry air, 0 for dry air at 0 degC (eq. 30).
double enthalpy(double t, double w);

/// Volume of moist air, m3 per kg of dry air (eq. 26).
double specific_volume(double t, double w, double p);

/// Density of moist air, kg of moist air per m3 (eq. 11).
double density(double t, double w, double p);

/// Pressure of the standard atmosphere at an elevation in m, Pa; -5,000 to 11,000 m (eq. 3).
double standard_pressure(double elevation);

/// Pressure at a station of elevation `elevation` in m from the pressure reduced to sea level (Pa) and its dry bulb, Pa:
/// a column of air of mean temperature t + 0.0065 elevation/2 (Hess 1959, as in PsychroLib).
double station_pressure(double sea_level_pressure, double elevation, double t);

/// Latent heat of evaporation of water at t, J/kg, 0 to 50 degC: 2500.5 - 2.3097 t - 0.0013 t^2 kJ/kg (Lei & Masanet 2022).
constexpr double evaporation_heat(double t) { return 1e3 * (2500.5 - t * (2.3097 + 0.0013 * t)); }

}  // namespace plenum::cooling
