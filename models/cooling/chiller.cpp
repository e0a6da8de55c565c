#include "models/cooling/chiller.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/input_error.h"

namespace plenum::cooling {

namespace {

constexpr double extrapolation = 15.0;  // K above the table's hottest row
constexpr double lowest_cop = 0.5;
constexpr std::string_view first_columns = "equipment,condenser_temperature,part_load,cop";

using Points = std::map<std::pair<double, double>, double>;  // (temperature, load) -> COP

struct Line {
  std::string file, text;
  int number = 0;

  [[noreturn]] void fail(std::size_t column, const std::string& message, const std::string& hint = {}) const {
    throw text::InputError(file, number, static_cast<int>(column) + 1, message, hint, text);
  }
};

struct CopRow {
  std::string_view equipment;
  double temperature, load, cop;
};

CopRow parse(const Line& line) {
  const std::string_view text = line.text;
  std::size_t start = text.find(',');
  if (start == std::string_view::npos) line.fail(0, "four columns are expected", std::string(first_columns));
  CopRow row{text.substr(0, start), 0.0, 0.0, 0.0};
  for (double* value : {&row.temperature, &row.load, &row.cop}) {
    if (start == std::string_view::npos)
      line.fail(text.size(), "four columns are expected", std::string(first_columns));
    const std::size_t end = std::min(text.find(',', start + 1), text.size());
    const char* const stop = text.data() + end;
    const auto [at, error] = std::from_chars(text.data() + start + 1, stop, *value);
    if (error != std::errc() || at != stop) line.fail(start + 1, "not a number");
    start = end == text.size() ? std::string_view::npos : end;
  }
  if (!(row.cop > 0.0 && row.cop < 100.0)) line.fail(0, "a COP is between 0 and 100");
  if (!(row.load > 0.0 && row.load <= 1.0)) line.fail(0, "a part load is above 0 and at most 1");
  if (!(row.temperature > -100.0 && row.temperature < 100.0))
    line.fail(0, "a temperature is between -100 and 100 degC");
  return row;
}

// Grid from points; COP is held from rising with the temperature.
std::optional<CopSurface> surface_of(const Points& points) {
  CopSurface s;
  for (const auto& [place, value] : points) {
    if (s.temperature.empty() || s.temperature.back() != place.first) s.temperature.push_back(place.first);
    if (std::find(s.load.begin(), s.load.end(), place.second) == s.load.end()) s.load.push_back(place.second);
  }
  std::sort(s.load.begin(), s.load.end());
  if (s.temperature.size() < 2 || points.size() != s.temperature.size() * s.load.size()) return std::nullopt;
  for (const double t : s.temperature)
    for (const double load : s.load) {
      const auto found = points.find({t, load});
      if (found == points.end()) return std::nullopt;
      const bool first = s.cop.size() < s.load.size();
      s.cop.push_back(first ? found->second : std::min(found->second, s.cop[s.cop.size() - s.load.size()]));
    }
  return s;
}

std::uint64_t hash_of(const ChillerTable& table) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const auto* s : {&table.water_cooled, &table.air_cooled, &table.dx})
    for (const auto* list : {&s->temperature, &s->load, &s->cop})
      for (const double value : *list) hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211ULL;
  return hash ^ (hash >> 32);
}

// Lower neighbour in a rising list and the weight of the upper one.
struct Between {
  std::size_t low;
  double weight;
};
Between place(const std::vector<double>& list, double x) {
  if (list.size() == 1) return {0, 0.0};
  const auto upper = std::upper_bound(list.begin() + 1, list.end() - 1, x);
  const auto low = static_cast<std::size_t>(upper - list.begin()) - 1;
  return {low, (x - list[low]) / (list[low + 1] - list[low])};
}

}  // namespace

ChillerTable ChillerTable::read(const std::filesystem::path& csv) {
  std::ifstream in(csv, std::ios::binary);
  Line line{csv.string(), {}, 0};
  if (!in || !std::getline(in, line.text))
    throw text::InputError(csv.string(), 0, 0, "the table of chillers cannot be read");
  line.number = 1;
  if (!line.text.starts_with(first_columns))
    line.fail(0, "not a table of chillers", "the columns are " + std::string(first_columns));
  std::map<std::string, Points, std::less<>> points{{"water_cooled", {}}, {"air_cooled", {}}, {"dx", {}}};
  while (std::getline(in, line.text)) {
    ++line.number;
    if (line.text.ends_with('\r')) line.text.pop_back();
    if (line.text.empty()) continue;
    const CopRow row = parse(line);
    const auto kind = points.find(row.equipment);
    if (kind == points.end()) line.fail(0, "unknown equipment", "water_cooled, air_cooled or dx");
    if (!kind->second.emplace(std::pair{row.temperature, row.load}, row.cop).second)
      line.fail(0, "this point stands twice");
  }
  ChillerTable table;
  for (auto [name, surface] : {std::pair{"water_cooled", &table.water_cooled},
                               {"air_cooled", &table.air_cooled},
                               {"dx", &table.dx}}) {
    const auto made = surface_of(points.find(name)->second);
    if (!made)
      throw text::InputError(csv.string(), 0, 0,
                             std::string("the points of ") + name +
                                 " fill no grid of temperatures and part loads");
    *surface = *made;
  }
  table.hash = hash_of(table);
  return table;
}

const CopSurface& ChillerTable::surface(Chiller kind) const {
  return kind == Chiller::water_cooled ? water_cooled : kind == Chiller::air_cooled ? air_cooled : dx;
}

double cop(const ChillerTable& table, Chiller kind, double temperature, double part_load) {
  const CopSurface& s = table.surface(kind);
  const double t = std::clamp(temperature, s.temperature.front(), s.temperature.back() + extrapolation);
  const double load = std::clamp(part_load, s.load.front(), s.load.back());
  const auto [i, a] = place(s.temperature, t);
  const auto [j, b] = place(s.load, load);
  const std::size_t n = s.load.size(), right = n == 1 ? 0 : 1;
  const auto at = [&](std::size_t row) {
    return s.cop[row * n + j] + b * (s.cop[row * n + j + right] - s.cop[row * n + j]);
  };
  return std::max(at(i) + a * (at(i + 1) - at(i)), lowest_cop);
}

CompressorCurve::CompressorCurve(const ChillerTable& table, Chiller kind, double part_load,
                                 double cop_factor) {
  const auto& temperature = table.surface(kind).temperature;
  low_ = temperature.front();
  const double step = (temperature.back() + extrapolation - low_) / static_cast<double>(points - 1);
  per_step_ = 1.0 / step;
  last_ = static_cast<double>(points - 1);
  for (std::size_t i = 0; i < points; ++i)
    value_[i] = 1.0 / (cop_factor * cop(table, kind, low_ + step * static_cast<double>(i), part_load));
  value_[points] = value_[points - 1];
}

}  // namespace plenum::cooling
