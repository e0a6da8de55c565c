#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>

#include "app/cli/context.h"
#include "app/cli/summary.h"
#include "core/parallel/blocks.h"
#include "core/store/project.h"
#include "core/units/nearest.h"
#include "models/plan/scenario_file.h"

namespace plenum::cli {
namespace {

struct RunOptions {
  std::vector<std::string> scenarios;
  bool json = false, csv = false, markdown = false;
  std::string output, store, only;
};

void check_subject(const std::string& only) {
  const auto known = plan::subjects();
  if (only.empty() || std::find(known.begin(), known.end(), only) != known.end()) return;
  const auto hint = did_you_mean(only, known);
  throw UsageError(fmt::format("--only {}: no such subject", only),
                   hint.empty() ? fmt::format("subjects: {}", fmt::join(known, ", ")) : hint);
}

std::string rendered(const plan::Evaluation& e, const RunOptions& options, Context& context) {
  const auto& catalogue = context.catalogue();
  if (options.json) return plan::to_json(e, plan::used_figures(e, catalogue), context.stamp(), options.only);
  if (options.csv) return results_csv(e, options.only);
  if (options.markdown) return results_markdown(e, options.only);
  if (!options.only.empty()) return results_table(e, options.only, context.terminal.width);
  const auto plain = Terminal{context.terminal.colour && !context.global.no_colour && options.output.empty(),
                              context.terminal.width};
  auto text = summary(e, catalogue, context.terminal.width);
  if (!e.plan.findings.empty()) text += "\n" + findings_text(e.plan.findings, plain);
  return text;
}

/// Keeps the scenario (by its plan's name) and this run in a project file.
void store_run(const plan::Evaluation& e, double seconds, const std::string& file, Context& context) {
  const auto& catalogue = context.catalogue();
  auto project = store::Project::open_or_create(file);
  store::Project::Transaction transaction(project);
  store::StoredScenario scenario;
  if (auto old = project.scenario(e.given.plan.name)) scenario = *old;
  else scenario.position = static_cast<int>(project.scenarios().size());
  scenario.name = e.given.plan.name;
  const auto base = scenario.base_id ? project.scenario(*scenario.base_id) : std::nullopt;
  scenario.text = base ? plan::write_variant(
                             e.given, plan::parse_scenario(base->text, base->name, {}, catalogue), catalogue)
                       : plan::write_scenario(e.given, catalogue);
  store::StoredRun run;
  run.scenario_id = project.save(scenario);
  run.scenario_text = plan::write_scenario(e.given, catalogue);
  run.results = plan::to_json(e, plan::used_figures(e, catalogue), context.stamp());
  run.program_version = context.stamp().version;
  run.catalogue_hash = context.stamp().catalogue_hash;
  run.seconds = seconds;
  project.add_run(run);
  transaction.commit();
}

/// Several plans in one JSON text are an array.
std::string joined(const std::vector<std::string>& parts, const RunOptions& options) {
  if (parts.size() == 1) return parts.front();
  if (options.json) return fmt::format("[\n{}]\n", fmt::join(parts, ",\n"));
  return fmt::format("{}", fmt::join(parts, "\n"));
}

struct Timed {
  plan::Evaluation evaluation;
  double seconds = 0.0;
};

/// All scenarios at once, each on a thread of its own; the first that cannot be read ends the command.
std::vector<Timed> evaluated(const std::vector<std::string>& files, Context& context) {
  context.catalogue();
  std::vector<std::optional<Timed>> results(files.size());
  parallel::Progress progress;
  parallel::for_blocks(files.size(), 1, context.global.jobs, progress, [&](const parallel::Block& block) {
    const auto before = std::chrono::steady_clock::now();
    auto e = context.evaluation(files[block.first]);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
    results[block.first] = Timed{std::move(e), took.count()};
  });
  std::vector<Timed> list;
  for (auto& result : results) list.push_back(std::move(*result));
  return list;
}

void run_command(const RunOptions& options, Context& context) {
  check_subject(options.only);
  auto files = options.scenarios;
  if (files.empty()) files.emplace_back();
  std::vector<std::string> parts;
  const auto all = evaluated(files, context);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (context.global.verbose)
      context.message(fmt::format("{}: read and evaluated in {:.1f} ms",
                                  files[i].empty() ? "defaults" : files[i], 1e3 * all[i].seconds));
    parts.push_back(rendered(all[i].evaluation, options, context));
  }
  // Nothing is stored unless every scenario could be read.
  if (!options.store.empty())
    for (const auto& [e, seconds] : all) store_run(e, seconds, options.store, context);
  context.result(joined(parts, options), options.output);
}

}  // namespace

void add_run(CLI::App& app, Context& context) {
  auto options = std::make_shared<RunOptions>();
  auto* command = app.add_subcommand("run", "Evaluate scenarios and print their plans");
  command->add_option("SCENARIO", options->scenarios,
                      "Scenario files; `-` reads standard input; none starts from the defaults");
  auto* json = command->add_flag("--json", options->json, "One JSON object");
  auto* csv = command->add_flag("--csv", options->csv, "path,value,unit,label")->excludes(json);
  command->add_flag("--markdown", options->markdown, "A Markdown table")->excludes(json)->excludes(csv);
  command->add_option("-o,--output", options->output, "Write to a file")->type_name("FILE");
  command->add_option("--store", options->store, "Keep the scenario and its results in a project file")
      ->type_name("PROJECT");
  command->add_option("--only", options->only, "One subject of the plan, such as fabric")
      ->type_name("SUBJECT");
  command->callback([options, &context] { run_command(*options, context); });
}

}  // namespace plenum::cli
