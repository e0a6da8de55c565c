#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

/// Coefficients of performance of compressors: tables over the condenser-side temperature and the part load, from the regressions of
/// Lei & Masanet (2022).
namespace plenum::cooling {

enum class Chiller { water_cooled, air_cooled, dx };

/// COP over a full grid of condenser-side temperatures and part loads: cop[i * load.size() + j] at temperature[i], load[j].
struct CopSurface {
  std::vector<double>
      temperature;           ///< degC, rising: tower water (water-cooled) or outdoor air (air-cooled, dx)
  std::vector<double> load;  ///< 0 to 1, rising; one entry when the machine's COP does not depend on it
  std::vector<double> cop;
};

struct ChillerTable {
  CopSurface water_cooled, air_cooled, dx;
  std::uint64_t hash = 0;

  /// Reads `equipment,condenser_temperature,part_load,cop,...`. COP is made not to rise with the temperature (the regression of dx
  /// waves by 1 % below 13 degC). Throws text::InputError with line and column for other columns or equipment, figures that
  /// are no positive numbers, and grids with holes.
  static ChillerTable read(const std::filesystem::path& csv);

  const CopSurface& surface(Chiller kind) const;
};

/// COP by bilinear interpolation. Below the table's temperatures the coldest row holds (condensers are kept from getting colder); above
/// them the last slope goes on, for at most 15 K and never below 0.5; part load is clamped to the table.
double cop(const ChillerTable& table, Chiller kind, double temperature, double part_load);

/// 1/COP at one part load on a uniform grid, for the hourly loops. Reproduces 1/cop() within 0.02 %.
class CompressorCurve {
 public:
  CompressorCurve(const ChillerTable& table, Chiller kind, double part_load, double cop_factor);

  /// Electric power per heat removed at a condenser-side temperature in degC.
  double operator()(double temperature) const {
    double x = (temperature - low_) * per_step_;
    x = x < 0.0 ? 0.0 : x;
    x = x < last_ ? x : last_;
    const auto i = static_cast<std::size_t>(static_cast<int>(x));
    const double f = x - static_cast<double>(static_cast<int>(x));
    return value_[i] + f * (value_[i + 1] - value_[i]);
  }

 private:
  static constexpr std::size_t points = 256;
  double low_ = 0.0, per_step_ = 1.0, last_ = 0.0;
  std::array<double, points + 1> value_{};
};

}  // namespace plenum::cooling
