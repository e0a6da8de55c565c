#pragma once

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/text/csv.h"
#include "models/carbon/run.h"

/// Rows of the shared table of published energy and carbon of training runs, each with what the formulas make of its inputs.
namespace plenum::published {

struct EnergyRow {
  std::string id, what, unit, basis, source;
  std::string skipped;                            ///< why a row has no formula of ours
  double published = 0, ours = 0, tolerance = 0;  ///< tolerance in percent: how far the printed digits reach
  bool consistent = true;
  double error() const { return ours / published - 1.0; }
};

namespace detail {

using Cells = std::function<std::string(const char*)>;

inline double number(const Cells& cell, const char* column) { return std::atof(cell(column).c_str()); }

inline Energy energy_of(const Cells& cell) {
  const double pue = number(cell, "pue");
  return carbon::run_energy(number(cell, "accelerator_hours") * gpu_hour,
                            number(cell, "avg_power_per_accel_w") * watt, pue > 0 ? pue : 1.0);
}

/// The first number behind a word: "measured 24.6 TFLOP/s".
inline double number_after(const std::string& text, const std::string& word) {
  const auto at = text.find(word);
  return at == text.npos ? 0.0 : std::atof(text.c_str() + at + word.size());
}

/// The energy that a table prints beside its carbon: of the same model in the same table.
using Printed = std::map<std::string, Energy>;

inline bool is_carbon(const std::string& metric) { return metric.find("CO2e") != metric.npos; }

inline double ours(const Cells& cell, const Printed& printed) {
  const auto metric = cell("metric"), group = cell("group");
  if (metric == "total computation")
    return number_after(cell("notes"), "measured ") * 1e12 * number(cell, "accelerator_hours") * 3600;
  if (!is_carbon(metric)) {
    const auto energy = energy_of(cell);
    return cell("unit") == "kWh" ? energy / kilowatt_hour : energy / megawatt_hour;
  }
  const auto found = printed.find(group + cell("model"));
  const bool uses_printed = cell("formula").starts_with("MWh*") || metric == "dynamic CO2e";
  const auto energy = uses_printed && found != printed.end() ? found->second : energy_of(cell);
  return carbon::run_carbon(energy, number(cell, "carbon_kg_per_kwh") * kilogram / kilowatt_hour) / tonne;
}

inline std::string why_skipped(const Cells& cell) {
  const auto metric = cell("metric"), group = cell("group");
  if (metric.find("per output token") != metric.npos)
    return "a measured power over a measured rate: no formula of ours";
  if (group == "patterson_t3") return "a measurement of power";
  if (group == "olmo1" || group == "olmo2")
    return "needs the run's number of tokens and MFU, which the row assumes";
  if (group == "bloom_lca" && metric != "dynamic energy" && metric != "dynamic CO2e")
    return "sums and ratios of the source's own figures";
  if (group == "glam") return "circular: its hours were computed from its energy";
  return {};
}

}  // namespace detail

inline std::vector<EnergyRow> energy_rows(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<EnergyRow> rows;
  detail::Printed printed;
  for (const auto& row : table.rows()) {
    const detail::Cells cell = [&](const char* column) { return row[table.need(column)].text; };
    if (cell("metric").ends_with("energy"))
      printed[cell("group") + cell("model")] =
          detail::number(cell, "published") * (cell("unit") == "kWh" ? kilowatt_hour : megawatt_hour);
  }
  for (const auto& row : table.rows()) {
    const detail::Cells cell = [&](const char* column) { return row[table.need(column)].text; };
    EnergyRow r;
    r.id = cell("id");
    r.what = cell("model") + ": " + cell("metric");
    r.unit = cell("unit");
    r.basis = cell("basis");
    r.source = cell("source");
    r.published = detail::number(cell, "published");
    r.tolerance = detail::number(cell, "tolerance_pct");
    r.consistent = cell("consistent") == "yes";
    r.skipped = detail::why_skipped(cell);
    if (r.skipped.empty()) r.ours = detail::ours(cell, printed);
    rows.push_back(std::move(r));
  }
  return rows;
}

}  // namespace plenum::published
