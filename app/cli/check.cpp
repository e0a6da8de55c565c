#include <CLI/CLI.hpp>

#include "app/cli/context.h"
#include "app/cli/summary.h"
#include "core/text/json.h"

namespace plenum::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> scenarios;
  std::string fail_on = "error";
  bool json = false;
};

bool fails(const plan::Finding& finding, const std::string& fail_on) {
  if (fail_on == "never" || finding.severity == plan::Severity::information) return false;
  return finding.severity == plan::Severity::error || fail_on == "warning";
}

void check(const CheckOptions& options, Context& context) {
  auto files = options.scenarios;
  if (files.empty()) files.emplace_back();
  auto all = text::Json::array();
  std::string text;
  for (const auto& file : files) {
    const auto e = context.evaluation(file);
    for (const auto& finding : e.plan.findings) {
      auto entry = text::to_json(fields::object(finding), e.currencies);
      entry["scenario"] = file;
      all.push_back(entry);
      if (fails(finding, options.fail_on)) context.code = has_findings;
    }
    if (files.size() > 1) text += file + "\n";
    text += e.plan.findings.empty()
                ? "no findings\n"
                : findings_text(e.plan.findings, {context.terminal.colour && !context.global.no_colour,
                                                  context.terminal.width});
  }
  context.result(options.json ? all.dump(2) + "\n" : text);
}

}  // namespace

void add_check(CLI::App& app, Context& context) {
  auto options = std::make_shared<CheckOptions>();
  auto* command =
      app.add_subcommand("check", "Print what is wrong with scenarios; exit code 1 when something is");
  command->add_option("SCENARIO", options->scenarios, "Scenario files; `-` reads standard input");
  command->add_option("--fail-on", options->fail_on, "Severity that makes the exit code 1")
      ->check(CLI::IsMember({"error", "warning", "never"}))
      ->capture_default_str();
  command->add_flag("--json", options->json, "A JSON array");
  command->callback([options, &context] { check(*options, context); });
}

}  // namespace plenum::cli
