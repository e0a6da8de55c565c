#include "models/cooling/year.h"

#include "core/parallel/memo.h"
#include "models/cooling/kernels.h"

namespace plenum::cooling {

namespace {

constexpr std::size_t longest_month = 744;

/// The temperature that the compressors' condensers see.
double condenser_side(const YearInputs& in, double dry_bulb, double wet_bulb) {
  return in.chiller == Chiller::water_cooled ? wet_bulb + in.tower_approach : dry_bulb;
}

/// What is kept of each hour of a month, filled by loops that vectorise and reduced afterwards.
struct Month {
  alignas(64) std::array<double, longest_month> compressor, power, work, water;
};

/// Sum in four fixed lanes: the same bits on every machine, and quick.
double sum(const std::array<double, longest_month>& values, std::size_t count) {
  std::array<double, 4> lane{};
  for (std::size_t i = 0; i + 4 <= count; i += 4)
    for (std::size_t k = 0; k < 4; ++k) lane[k] += values[i + k];
  return (lane[0] + lane[1]) + (lane[2] + lane[3]);  // months have whole days, so nothing is left over
}

double highest(const std::array<double, longest_month>& values, std::size_t count) {
  std::array<double, 4> lane{};
  for (std::size_t i = 0; i + 4 <= count; i += 4)
    for (std::size_t k = 0; k < 4; ++k) lane[k] = kernels::larger(lane[k], values[i + k]);
  return kernels::larger(kernels::larger(lane[0], lane[1]), kernels::larger(lane[2], lane[3]));
}

template <class Kernel>
void fill(Month& month, const YearInputs& in, const Climate& climate, const CompressorCurve& curve,
          std::size_t start, std::size_t count, Kernel kernel) {
  const double* const dry = climate.dry_bulb.data() + start;
  const double* const wet = climate.wet_bulb.data() + start;
  const double* const moist = climate.humidity_ratio.data() + start;
  for (std::size_t i = 0; i < count; ++i) month.compressor[i] = curve(condenser_side(in, dry[i], wet[i]));
  for (std::size_t i = 0; i < count; ++i) {
    const Hour hour = kernel(in, Weather{dry[i], wet[i], moist[i]}, month.compressor[i]);
    month.power[i] = hour.power();
    month.work[i] = hour.compressors;
    month.water[i] = hour.water.total();
  }
}

/// Adds a month to the year's sums; returns the sum of its cooling power.
double add(Year& year, const Month& month, std::size_t start, std::size_t count) {
  const double peak = highest(month.power, count);
  if (peak > year.cooling_ratio_peak) {
    year.cooling_ratio_peak = peak;
    std::size_t i = 0;
    while (i + 1 < count && month.power[i] != peak) ++i;
    year.worst_hour = start + i;
  }
  std::size_t free = 0;
  for (std::size_t i = 0; i < count; ++i) free += month.work[i] > 0.0 ? 0U : 1U;
  year.free_cooling_hours += static_cast<double>(free);
  year.compressor_mean += sum(month.work, count);
  year.water += sum(month.water, count);
  return sum(month.power, count);
}

}  // namespace

Hour simulate_hour(const YearInputs& inputs, const Weather& weather, double compressor) {
  return kernels::with_kernel(inputs, [&](auto kernel) { return kernel(inputs, weather, compressor); });
}

Hour simulate_hour(const YearInputs& inputs, const Weather& weather, const ChillerTable& chillers) {
  const double temperature = condenser_side(inputs, weather.dry_bulb, weather.wet_bulb);
  return simulate_hour(
      inputs, weather,
      1.0 / (inputs.cop_factor * cop(chillers, inputs.chiller, temperature, inputs.part_load)));
}

Year simulate(const YearInputs& inputs, const Climate& climate, const ChillerTable& chillers) {
  const CompressorCurve curve(chillers, inputs.chiller, inputs.part_load, inputs.cop_factor);
  const YearInputs in = inputs;  // a copy that the loops' stores cannot alias
  Year year;
  Month month;
  double total = 0.0;
  for (std::size_t m = 0; m < 12; ++m) {
    const std::size_t start = month_start[m], count = month_start[m + 1] - start;
    kernels::with_kernel(in, [&](auto kernel) { fill(month, in, climate, curve, start, count, kernel); });
    const double power = add(year, month, start, count);
    year.monthly_pue[m] = 1.0 + in.overhead + power / static_cast<double>(count);
    total += power;
  }
  constexpr double hours = static_cast<double>(hours_per_year);
  year.cooling_ratio_mean = total / hours;
  // In a year of equal hours the mean may be above the peak by its rounding.
  year.cooling_ratio_peak = kernels::larger(year.cooling_ratio_peak, year.cooling_ratio_mean);
  year.compressor_mean /= hours;
  year.water /= hours * water_density;
  year.pue = 1.0 + in.overhead + year.cooling_ratio_mean;
  year.peak_pue = 1.0 + in.overhead + year.cooling_ratio_peak;
  return year;
}

Year remembered_year(const YearInputs& inputs, const Climate& climate, const ChillerTable& chillers) {
  static parallel::Memo<YearInputs, Year> memo(144);
  return memo.get(inputs, [&] { return simulate(inputs, climate, chillers); });
}

}  // namespace plenum::cooling
