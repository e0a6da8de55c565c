#include "models/cooling/climate.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>
#include <numeric>
#include <stdexcept>
#include <string_view>

#include "core/text/input_error.h"
#include "models/cooling/psychrometrics.h"

namespace plenum::cooling {

namespace {

constexpr std::string_view expected_header = "dry_bulb_c,dew_point_c,rh_pct,pressure_pa";

struct Column {
  std::string_view name;
  double low, high;
};
constexpr std::array<Column, 4> columns{
    Column{"dry bulb in degC", -90.0, 60.0}, Column{"dew point in degC", -100.0, 40.0},
    Column{"relative humidity in %", 0.0, 110.0}, Column{"pressure in Pa", 45e3, 110e3}};

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// The value that 0.4 % of the hours exceed.
double design_value(std::vector<double> values) {
  const auto place = values.begin() + 35;
  std::nth_element(values.begin(), place, values.end(), std::greater<>());
  return *place;
}

double hours_up_to(const std::vector<double>& values, double limit) {
  return static_cast<double>(
      std::count_if(values.begin(), values.end(), [&](double t) { return t <= limit; }));
}

// FNV-1a over the bit patterns, a word at a time.
std::uint64_t hash_of(const Climate& climate) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const auto* list : {&climate.dry_bulb, &climate.dew_point, &climate.pressure})
    for (const double value : *list) hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211ULL;
  return hash ^ (hash >> 32);
}

ClimateStatistics statistics_of(const Climate& climate) {
  return {mean(climate.dry_bulb),
          design_value(climate.dry_bulb),
          mean(climate.wet_bulb),
          design_value(climate.wet_bulb),
          hours_up_to(climate.dry_bulb, 18.0),
          hours_up_to(climate.dry_bulb, 27.0),
          mean(climate.pressure)};
}

// The lines of a climate file, with errors that know their place.
class Rows {
 public:
  Rows(std::string file, std::string_view text) : file_(std::move(file)), rest_(text) {}

  bool next() {
    if (rest_.empty()) return false;
    const auto end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    ++number_;
    return true;
  }

  std::string_view line() const { return line_; }

  [[noreturn]] void fail(std::size_t column, std::string message, std::string hint = {}) const {
    throw text::InputError(file_, number_, static_cast<int>(column) + 1, std::move(message), std::move(hint),
                           std::string(line_.substr(0, 200)));
  }

  std::array<double, 4> numbers() const {
    std::array<double, 4> row{};
    const char* at = line_.data();
    const char* const end = at + line_.size();
    for (std::size_t i = 0; i < row.size(); ++i) {
      const auto column = [&] { return static_cast<std::size_t>(at - line_.data()); };
      const auto [stop, error] = std::from_chars(at, end, row[i]);
      if (error != std::errc())
        fail(column(), "not a number (" + std::string(columns[i].name) + ")",
             "four numbers with decimal points");
      if (!(row[i] >= columns[i].low && row[i] <= columns[i].high))
        fail(column(), "out of range: " + std::string(columns[i].name),
             "between " + std::to_string(std::lround(columns[i].low)) + " and " +
                 std::to_string(std::lround(columns[i].high)));
      at = stop;
      const bool last = i + 1 == row.size();
      if (last ? at != end : (at == end || *at != ','))
        fail(column(), "four numbers are expected, separated by commas");
      if (!last) ++at;
    }
    return row;
  }

 private:
  std::string file_;
  std::string_view rest_, line_;
  int number_ = 0;
};

std::string contents(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in || std::filesystem::is_directory(file))
    throw text::InputError(file.string(), 0, 0, "the climate cannot be read");
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

Climate make_climate(std::string id, std::vector<double> dry_bulb, std::vector<double> dew_point,
                     std::vector<double> pressure) {
  if (dry_bulb.size() != hours_per_year || dew_point.size() != hours_per_year ||
      pressure.size() != hours_per_year)
    throw std::invalid_argument("a weather year has 8760 hours");
  Climate climate;
  climate.id = std::move(id);
  climate.dry_bulb = std::move(dry_bulb);
  climate.dew_point = std::move(dew_point);
  climate.pressure = std::move(pressure);
  climate.humidity_ratio.resize(hours_per_year);
  climate.wet_bulb.resize(hours_per_year);
  for (std::size_t h = 0; h < hours_per_year; ++h) {
    const double t = climate.dry_bulb[h], p = climate.pressure[h];
    climate.dew_point[h] = std::min(climate.dew_point[h], t);
    climate.humidity_ratio[h] = humidity_ratio(saturation_pressure(climate.dew_point[h]), p);
    climate.wet_bulb[h] = wet_bulb(t, climate.humidity_ratio[h], p);
  }
  climate.statistics = statistics_of(climate);
  climate.hash = hash_of(climate);
  return climate;
}

std::shared_ptr<const Climate> read_climate(const std::filesystem::path& csv, std::string id) {
  const std::string text = contents(csv);
  Rows rows(csv.string(), text);
  if (!rows.next() || rows.line() != expected_header)
    rows.fail(0, "not a climate file", "the first line is " + std::string(expected_header));
  std::vector<double> dry_bulb(hours_per_year), dew_point(hours_per_year), pressure(hours_per_year);
  std::size_t hour = 0;
  for (; rows.next(); ++hour) {
    if (hour == hours_per_year) rows.fail(0, "more than 8760 hours", "leave 29 February out");
    const auto row = rows.numbers();
    dry_bulb[hour] = row[0];
    dew_point[hour] = row[1];
    pressure[hour] = row[3];
  }
  if (hour != hours_per_year)
    rows.fail(0, "the climate ends after " + std::to_string(hour) + " hours", "a weather year has 8760");
  return std::make_shared<const Climate>(
      make_climate(std::move(id), std::move(dry_bulb), std::move(dew_point), std::move(pressure)));
}

}  // namespace plenum::cooling
