#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <set>

#include "app/cli/context.h"
#include "app/cli/table.h"
#include "core/text/csv.h"
#include "core/text/json.h"
#include "core/text/position.h"

namespace plenum::cli {
namespace {

struct CompareOptions {
  std::vector<std::string> scenarios;
  bool json = false, csv = false, markdown = false, all = false;
};

/// One path over all scenarios: its values as text in the field's own unit, empty where a scenario has none.
struct Line {
  std::string path, unit;
  std::vector<std::string> values;
  bool differs() const {
    return std::any_of(values.begin(), values.end(), [&](const auto& v) { return !same(v, values.front()); });
  }
  /// What a scenario does not say and what it leaves to the catalogue are the same.
  static bool same(const std::string& a, const std::string& b) {
    const auto unset = [](const std::string& v) { return v.empty() || v == "auto"; };
    return a == b || (unset(a) && unset(b));
  }
};

void collect(fields::ConstObject object, const units::Currencies& currencies, std::size_t column,
             std::size_t columns, std::vector<Line>& lines) {
  fields::visit(object, [&](const fields::Place& place) {
    if (place.member->kind == fields::Kind::series || place.path.starts_with("findings.") ||
        place.path.starts_with("cooling.options."))
      return;
    auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& l) { return l.path == place.path; });
    if (line == lines.end()) {
      lines.push_back(
          {place.path, fields::unit_symbol(*place.member, currencies), std::vector<std::string>(columns)});
      line = lines.end() - 1;
    }
    line->values[column] = fields::text(*place.member, place.value(), currencies, false);
  });
}

/// Numbers rounded for people; long texts cut, since --csv and --json have them whole.
std::string shown(const std::string& value) {
  constexpr std::size_t longest = 24;
  double number = 0.0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error == std::errc{} && end == value.data() + value.size()) return units::rounded_text(number);
  if (text::display_width(value) <= longest) return value;
  std::size_t cut = longest - 1;
  while (cut > 0 && (static_cast<unsigned char>(value[cut]) & 0xC0u) == 0x80u) --cut;
  return value.substr(0, cut) + "\u2026";
}

text::Json json_of(const std::vector<Line>& lines) {
  auto list = text::Json::array();
  for (const auto& line : lines)
    list.push_back(
        {{"path", line.path}, {"unit", line.unit}, {"values", line.values}, {"differs", line.differs()}});
  return list;
}

std::string table_of(const std::string& title, const std::vector<Line>& lines, const CompareOptions& options,
                     int width) {
  std::vector<std::vector<std::string>> rows{{title}};
  for (const auto& file : options.scenarios) rows[0].push_back(std::filesystem::path(file).stem().string());
  std::vector<bool> right(rows[0].size(), true);
  right[0] = false;
  rows[0].emplace_back("unit");
  right.push_back(false);
  for (const auto& line : lines) {
    if (!line.differs() && !options.all) continue;
    std::vector<std::string> row{line.path};
    for (const auto& value : line.values) row.push_back(shown(value));
    row.push_back(line.unit);
    rows.push_back(std::move(row));
  }
  return rows.size() == 1 ? fmt::format("{}: no difference\n", title) : aligned(rows, right, width);
}

std::string csv_of(const std::string& kind, const std::vector<Line>& lines) {
  std::string text;
  for (const auto& line : lines) {
    std::vector<std::string> cells{kind, line.path, line.unit};
    cells.insert(cells.end(), line.values.begin(), line.values.end());
    cells.emplace_back(line.differs() ? "true" : "false");
    text += text::csv_line(cells);
  }
  return text;
}

std::string markdown_of(const std::string& title, const std::vector<Line>& lines,
                        const CompareOptions& options) {
  std::vector<std::string> header{title, "Unit"};
  header.insert(header.end(), options.scenarios.begin(), options.scenarios.end());
  std::string text = markdown_row(header) + "|---|---|";
  for (std::size_t i = 0; i < options.scenarios.size(); ++i) text += "---:|";
  text += "\n";
  for (const auto& line : lines) {
    if (!line.differs() && !options.all) continue;
    std::vector<std::string> cells{fmt::format("`{}`", line.path), line.unit};
    cells.insert(cells.end(), line.values.begin(), line.values.end());
    text += markdown_row(cells);
  }
  return text;
}

void compare(const CompareOptions& options, Context& context) {
  if (options.scenarios.size() < 2)
    throw UsageError("compare needs at least two scenarios", "plenum compare A.toml B.toml");
  std::vector<Line> inputs, results;
  std::set<std::string> currencies;
  for (std::size_t i = 0; i < options.scenarios.size(); ++i) {
    const auto e = context.evaluation(options.scenarios[i]);
    currencies.insert(e.given.plan.currency);
    collect(fields::object(e.given), e.currencies, i, options.scenarios.size(), inputs);
    collect(fields::object(e.plan), e.currencies, i, options.scenarios.size(), results);
  }
  if (currencies.size() > 1)
    throw UsageError(
        fmt::format("the scenarios count in different currencies: {}", fmt::join(currencies, ", ")),
        "give one with --currency");
  // Differences first; the order of the descriptions otherwise.
  for (auto* lines : {&inputs, &results})
    std::stable_partition(lines->begin(), lines->end(), [](const Line& l) { return l.differs(); });
  if (options.json) {
    text::Json root{{"scenarios", options.scenarios},
                    {"currency", *currencies.begin()},
                    {"inputs", json_of(inputs)},
                    {"results", json_of(results)}};
    return context.result(root.dump(2) + "\n");
  }
  if (options.csv) {
    std::vector<std::string> header{"kind", "path", "unit"};
    header.insert(header.end(), options.scenarios.begin(), options.scenarios.end());
    header.emplace_back("differs");
    return context.result(text::csv_line(header) + csv_of("input", inputs) + csv_of("result", results));
  }
  if (options.markdown)
    return context.result(markdown_of("Inputs", inputs, options) + "\n" +
                          markdown_of("Results", results, options));
  context.result(table_of("Inputs", inputs, options, context.terminal.width) + "\n" +
                 table_of("Results", results, options, context.terminal.width));
}

}  // namespace

void add_compare(CLI::App& app, Context& context) {
  auto options = std::make_shared<CompareOptions>();
  auto* command = app.add_subcommand("compare", "Put scenarios side by side, differences first");
  command->add_option("SCENARIO", options->scenarios, "Two or more scenario files")->required();
  auto* json = command->add_flag("--json", options->json, "One JSON object");
  auto* csv = command->add_flag("--csv", options->csv, "One row per path")->excludes(json);
  command->add_flag("--markdown", options->markdown, "Markdown tables")->excludes(json)->excludes(csv);
  command->add_flag("--all", options->all, "Also what is equal");
  command->callback([options, &context] { compare(*options, context); });
}

}  // namespace plenum::cli
