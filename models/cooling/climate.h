#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace plenum::cooling {

inline constexpr std::size_t hours_per_year = 8760;
/// First hour of each month of a year of 365 days, and the end.
inline constexpr std::array<std::size_t, 13> month_start{0,    744,  1416, 2160, 2880, 3624, 4344,
                                                         5088, 5832, 6552, 7296, 8016, 8760};

/// What a site's page says about a weather year; degC and hours.
struct ClimateStatistics {
  double mean_dry_bulb = 0.0, design_dry_bulb = 0.0;  ///< design: exceeded in 0.4 % of the hours (35 h)
  double mean_wet_bulb = 0.0, design_wet_bulb = 0.0;
  double hours_below_18 = 0.0, hours_below_27 = 0.0;  ///< dry bulb at or below
  double mean_pressure = 0.0;                         ///< Pa
};

/// An hourly weather year of 8,760 hours in the order of the year: degC, kg/kg, Pa. Immutable once made.
struct Climate {
  std::string id;
  std::vector<double> dry_bulb, wet_bulb, dew_point, humidity_ratio, pressure;
  ClimateStatistics statistics;
  std::uint64_t hash = 0;  ///< of the hours, not of the id: equal weather, equal hash
};

/// Completes a weather year from dry bulb and dew point (degC) and pressure (Pa): the dew point is held at or below the dry bulb; humidity
/// ratio and wet bulb follow (psychrometrics.h). The three lists have 8,760 entries, else std::invalid_argument.
Climate make_climate(std::string id, std::vector<double> dry_bulb, std::vector<double> dew_point,
                     std::vector<double> pressure);

/// Reads a weather year: header `dry_bulb_c,dew_point_c,rh_pct,pressure_pa`, 8,760 rows, decimal points. Throws text::InputError with
/// line and column for a missing file, another header, a row with other than four numbers, fewer or more rows, and values outside
/// dry bulb -90..60 degC, dew point -100..40 degC, relative humidity 0..110 %, pressure 45..110 kPa.
std::shared_ptr<const Climate> read_climate(const std::filesystem::path& csv, std::string id);

}  // namespace plenum::cooling
