#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/context.h"
#include "core/store/project.h"
#include "core/text/csv.h"
#include "core/text/json.h"
#include "core/units/nearest.h"
#include "models/plan/scenario_file.h"

namespace plenum::cli {
namespace {

struct ExportOptions {
  std::string project, scenario, output;
  bool list = false, runs = false;
};

store::StoredScenario chosen(const store::Project& project, const std::string& name) {
  const auto all = project.scenarios();
  std::vector<std::string> names;
  for (const auto& scenario : all) names.push_back(scenario.name);
  if (name.empty() && all.size() == 1) return all.front();
  if (all.empty())
    throw UsageError("the project holds no scenario", "`plenum run SCENARIO --store PROJECT` puts one in");
  if (name.empty())
    throw UsageError("the project holds several scenarios",
                     fmt::format("name one of: {}", fmt::join(names, ", ")));
  for (const auto& scenario : all)
    if (scenario.name == name) return scenario;
  const auto hint = did_you_mean(name, names);
  throw UsageError(fmt::format("the project holds no scenario `{}`", name),
                   hint.empty() ? fmt::format("it holds: {}", fmt::join(names, ", ")) : hint);
}

void flatten(const text::Json& value, const std::string& path,
             std::vector<std::pair<std::string, std::string>>& leaves) {
  if (value.is_object() || value.is_array()) {
    for (const auto& [key, inner] : value.items())
      flatten(inner, path.empty() ? key : path + "." + key, leaves);
    return;
  }
  leaves.emplace_back(path, value.is_null()     ? ""
                            : value.is_string() ? value.get<std::string>()
                                                : value.dump());
}

/// One row per result of each run: run, started, scenario, path, value.
std::string runs_csv(const store::Project& project) {
  std::string text =
      text::csv_line({"run", "started", "scenario", "version", "catalogue", "path", "value", "unit"});
  for (const auto& run : project.runs()) {
    const auto results = text::Json::parse(run.results);
    std::string name;
    if (run.scenario_id)
      if (const auto scenario = project.scenario(*run.scenario_id)) name = scenario->name;
    std::vector<std::pair<std::string, std::string>> leaves;
    for (const auto& [key, value] : results.items())
      if (key != "sources" && key != "units" && key != "findings" && key != "format" && key != "plan" &&
          key != "alternatives")
        flatten(value, key, leaves);
    for (const auto& [path, value] : leaves)
      text += text::csv_line({std::to_string(run.id), run.started, name, run.program_version,
                              run.catalogue_hash, path, value, results["units"].value(path, "")});
  }
  return text;
}

/// A scenario that stands alone: a variant with what its base says.
std::string whole_text(const store::Project& project, const store::StoredScenario& scenario,
                       Context& context) {
  if (!scenario.is_variant()) return scenario.text;
  const auto base = project.scenario(*scenario.base_id);
  if (!base) throw UsageError(fmt::format("the base of `{}` is not in the project", scenario.name));
  const auto& catalogue = context.catalogue();
  const auto values = plan::parse_scenario(base->text, base->name, {}, catalogue);
  return plan::write_scenario(plan::parse_variant(scenario.text, scenario.name, values, catalogue),
                              catalogue);
}

void export_command(const ExportOptions& options, Context& context) {
  const auto project = store::Project::open(options.project, store::OpenMode::read_only);
  if (options.runs) return context.result(runs_csv(project), options.output);
  if (options.list) {
    std::string text;
    for (const auto& scenario : project.scenarios()) text += scenario.name + "\n";
    return context.result(text, options.output);
  }
  context.result(whole_text(project, chosen(project, options.scenario), context), options.output);
}

}  // namespace

void add_export(CLI::App& app, Context& context) {
  auto options = std::make_shared<ExportOptions>();
  auto* command = app.add_subcommand("export", "Take scenarios and runs out of a project file");
  command->add_option("PROJECT", options->project, "Project file")->required();
  command->add_option("SCENARIO", options->scenario, "Name of a scenario; may be left out when there is one");
  auto* list = command->add_flag("--list", options->list, "Names of the scenarios");
  command->add_flag("--runs", options->runs, "Results of all runs as CSV")->excludes(list);
  command->add_option("-o,--output", options->output, "Write to a file")->type_name("FILE");
  command->callback([options, &context] { export_command(*options, context); });
}

}  // namespace plenum::cli
