#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/context.h"
#include "app/cli/table.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/markdown.h"
#include "core/report/xlsx.h"
#include "core/text/csv.h"
#include "models/plan/network_drawing.h"
#include "models/plan/network_tables.h"

namespace plenum::cli {
namespace {

struct FabricCommand {
  std::string scenario, output;
  bool json = false, csv = false, markdown = false, all = false;
  int plane = 1;
};

/// Tables for a file or for programs: by the option, else by the ending of the file's name; empty for a terminal.
std::string format_of(const FabricCommand& o) {
  if (o.json) return "json";
  if (o.csv) return "csv";
  if (o.markdown) return "markdown";
  for (const auto& [ending, format] :
       {std::pair{".json", "json"}, {".csv", "csv"}, {".md", "markdown"}, {".xlsx", "xlsx"}, {".svg", "svg"}})
    if (o.output.ends_with(ending)) return format;
  return {};
}

/// One table as rows under one header, as other programs read it.
std::string plain_csv(const report::Table& table) {
  std::vector<std::string> cells;
  for (const auto& column : table.columns) cells.push_back(report::header_text(column));
  auto text = text::csv_line(cells);
  for (const auto& row : table.rows) {
    cells.clear();
    for (const auto& cell : row) cells.push_back(cell.number ? fmt::format("{}", *cell.number) : cell.text);
    text += text::csv_line(cells);
  }
  return text;
}

/// Some columns of a table for people at a terminal, under shorter names.
struct Shown {
  std::size_t column;
  const char* name;
};
std::string terminal_text(const report::Table& table, const std::vector<Shown>& shown, int width) {
  std::vector<std::vector<std::string>> rows(1);
  std::vector<bool> right;
  for (const auto& s : shown) {
    rows[0].emplace_back(s.name);
    right.push_back(table.columns[s.column].align == report::Align::right);
  }
  const auto add = [&](const std::vector<report::Cell>& cells) {
    std::vector<std::string> row;
    for (const auto& s : shown) row.push_back(cells[s.column].text);
    rows.push_back(std::move(row));
  };
  for (const auto& row : table.rows) add(row);
  if (!table.total.empty()) add(table.total);
  return aligned(rows, right, width);
}

/// Writes tables in the asked-for format, or as `people` lays them out.
void write(const FabricCommand& options, Context& context, const std::string& title,
           const std::vector<report::Table>& tables, const std::string& people) {
  const auto format = format_of(options);
  report::Report report;
  report.title = title;
  for (const auto& table : tables) report.blocks.emplace_back(table);
  if (format == "xlsx") return report::write_xlsx(report, options.output);
  if (format == "svg")
    throw UsageError("tables are no drawing", "plenum fabric drawing SCENARIO -o FILE.svg");
  const auto text = format == "json"                        ? report::json(report)
                    : format == "markdown"                  ? report::markdown(report)
                    : format == "csv" && tables.size() == 1 ? plain_csv(tables.front())
                    : format == "csv"                       ? report::csv(report)
                                                            : people;
  context.result(text, options.output);
}

/// The plan of the scenario. Where its network cannot be built there is nothing to show: says why.
plan::Evaluation planned(const FabricCommand& options, Context& context) {
  auto e = context.evaluation(options.scenario);
  if (e.plan.fabric.switches.value > 0) return e;
  for (const auto& finding : e.plan.findings)
    if (finding.subject == "fabric") throw PlanError(finding.message, finding.fix);
  throw PlanError("the plan has no compute fabric", "state fabric.nics_per_server and compute.servers");
}

void bill(const FabricCommand& options, Context& context) {
  const auto e = planned(options, context);
  const auto figures = plan::used_figures(e, context.catalogue());
  std::vector<report::Table> tables;
  std::string text;
  for (const auto& net : plan::network_bills(e.resolved, e.plan)) {
    tables.push_back(plan::bill_table(net, e.resolved, figures));
    std::vector<Shown> columns{{4, "number"},   {9, "cost"},  {10, "kW"}, {3, "m"},
                               {7, "price of"}, {2, "where"}, {0, "part"}};
    if (tables.back().total[5].number > 0.0) columns.insert(columns.begin() + 1, {5, "spares"});
    text += (text.empty() ? "" : "\n") + tables.back().title + ", " + e.currencies.plan + "\n" +
            terminal_text(tables.back(), columns, context.terminal.width);
  }
  write(options, context, e.resolved.inputs.plan.name, tables, text);
}

void cables(const FabricCommand& options, Context& context) {
  const auto e = planned(options, context);
  const auto planes = e.plan.fabric.planes.value;
  if (options.plane > planes)
    throw UsageError(fmt::format("there is no plane {}", options.plane),
                     fmt::format("the network has {:g}", planes));
  const auto table = plan::schedule_table(plan::cable_schedule(e.resolved, e.plan, options.plane - 1));
  write(options, context, e.resolved.inputs.plan.name, {table},
        terminal_text(table,
                      {{1, "from"},
                       {2, "U"},
                       {3, "device"},
                       {4, "port"},
                       {5, "to"},
                       {6, "U"},
                       {7, "device"},
                       {8, "port"},
                       {10, "m"},
                       {11, "cable"}},
                      context.terminal.width));
}

void collectives(const FabricCommand& options, Context& context) {
  const auto e = planned(options, context);
  const auto table = plan::collectives_table(e.resolved, e.plan);
  write(options, context, e.resolved.inputs.plan.name, {table},
        "Times in ms; ring to NVLS: all-reduce by one algorithm\n" + terminal_text(table,
                                                                                   {{0, "MiB"},
                                                                                    {1, "ring"},
                                                                                    {2, "tree"},
                                                                                    {3, "hier."},
                                                                                    {4, "NVLS"},
                                                                                    {5, "reduce"},
                                                                                    {6, "gather"},
                                                                                    {8, "all-to-all"},
                                                                                    {9, "bus GB/s"}},
                                                                                   context.terminal.width));
}

void failures(const FabricCommand& options, Context& context) {
  const auto e = planned(options, context);
  const auto table = plan::failures_table(e.resolved, e.plan);
  write(options, context, e.resolved.inputs.plan.name, {table},
        terminal_text(table, {{0, "fails"}, {1, "number"}, {2, "ports cut off"}, {3, "% left"}, {4, "of"}},
                      context.terminal.width) +
            (table.note.empty() ? "" : wrapped(table.note, context.terminal.width) + "\n"));
}

/// The front, and the best of each topology; everything with --all.
std::vector<plan::FabricOption> worth_showing(const std::vector<plan::FabricOption>& all) {
  std::vector<plan::FabricOption> shown;
  std::vector<fabric::Topology> seen;
  for (const auto& option : all) {
    const bool first = std::find(seen.begin(), seen.end(), option.topology) == seen.end();
    if (!option.feasible || (!option.efficient && !first)) continue;
    seen.push_back(option.topology);
    shown.push_back(option);
  }
  return shown;
}

void options_command(const FabricCommand& options, Context& context) {
  const auto e = context.evaluation(options.scenario);
  parallel::Progress progress;
  const auto all = plan::fabric_options(e, context.catalogue(), context.global.jobs, progress);
  const bool people = format_of(options).empty();
  const auto shown = people && !options.all ? worth_showing(all) : all;
  const auto table = plan::options_table(shown, e.resolved);
  const auto feasible = std::count_if(all.begin(), all.end(), [](const auto& o) { return o.feasible; });
  const auto head = fmt::format("{:g} servers; {} of {} networks can be built; money in {}\n",
                                e.plan.compute.servers.value, feasible, all.size(), e.currencies.plan);
  auto narrow = table;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    for (const auto& choice : fields::Describe<fabric::Topology>::choices)
      if (choice.value == shown[i].topology) narrow.rows[i][0] = std::string(choice.key);
    if (shown[i].feasible) narrow.rows[i][13] = shown[i].efficient ? "*" : "";
  }
  std::string foot =
      "ms: all-reduce of 1 GiB; speed: of the first training job, in %; *: on the Pareto front, no other is as cheap and as fast.";
  if (!options.all)
    foot +=
        " Shown: the front and the best of each topology; --all shows every one, with the reason why not.";
  foot = wrapped(foot, context.terminal.width) + "\n";
  std::vector<Shown> columns{{0, "topology"}, {1, "switch"}, {3, "over"}, {6, "capex"}};
  if (context.terminal.width >= 110)
    columns.insert(columns.end(), {{4, "switches"}, {7, "kW"}, {8, "Tbit/s"}, {10, "all-to-all"}});
  columns.insert(columns.end(), {{9, "ms"}, {11, "speed"}, {12, "per PF/s"}, {13, ""}});
  write(options, context, e.resolved.inputs.plan.name, {table},
        head + terminal_text(narrow, columns, context.terminal.width) + foot);
}

void drawing(const FabricCommand& options, Context& context) {
  const auto e = planned(options, context);
  context.result(report::svg(plan::network_figure(e.resolved, e.plan)), options.output);
}

void add(CLI::App& parent, Context& context, const char* name, const char* what,
         void (*run)(const FabricCommand&, Context&)) {
  auto options = std::make_shared<FabricCommand>();
  auto* command = parent.add_subcommand(name, what);
  command->add_option("SCENARIO", options->scenario,
                      "Scenario file; `-` reads standard input; none: the defaults");
  command
      ->add_option("-o,--output", options->output,
                   "Write to a file; its ending says the format: .csv, .xlsx, .json, .md, .svg")
      ->type_name("FILE");
  if (std::string_view(name) == "cables")
    command->add_option("--plane", options->plane, "Which of several planes")->check(CLI::PositiveNumber);
  if (std::string_view(name) == "options")
    command->add_flag("--all", options->all, "Every network, also those that cannot be built");
  if (std::string_view(name) != "drawing") {
    auto* json = command->add_flag("--json", options->json, "JSON");
    auto* csv = command->add_flag("--csv", options->csv, "CSV")->excludes(json);
    command->add_flag("--markdown", options->markdown, "Markdown")->excludes(json)->excludes(csv);
  }
  command->callback([options, &context, run] { run(*options, context); });
}

}  // namespace

void add_fabric(CLI::App& app, Context& context) {
  auto* group =
      app.add_subcommand("fabric", "The network: alternatives, bill of materials, cable schedule, drawing");
  group->require_subcommand(1);
  add(*group, context, "options", "Every topology, switch and oversubscription for the same servers",
      options_command);
  add(*group, context, "bill", "Bill of materials of all networks", bill);
  add(*group, context, "cables", "Cable schedule: from rack, unit and port to rack, unit and port", cables);
  add(*group, context, "collectives", "Times of all-reduce, all-gather and all-to-all over sizes",
      collectives);
  add(*group, context, "failures", "What the failure of a cable or switch costs", failures);
  add(*group, context, "drawing", "A layered picture of one plane (SVG)", drawing);
}

}  // namespace plenum::cli
