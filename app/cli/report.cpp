#include "models/plan/report.h"

#include <CLI/CLI.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cstring>
#include <ctime>

#include "app/cli/context.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/markdown.h"
#include "core/report/xlsx.h"
#include "core/text/file.h"

extern char** environ;

namespace plenum::cli {
namespace {

namespace fs = std::filesystem;

struct ReportCommand {
  std::string scenario, output, language;  ///< language: the plan's when empty
  std::vector<std::string> formats;
};

std::string extension(const std::string& format) { return format == "markdown" ? "md" : format; }

/// Nothing for a terminal: goes to a file even when none is named.
bool is_binary(const std::string& format) { return format == "pdf" || format == "xlsx"; }

/// A file name from the scenario's file or the plan's name.
std::string stem(const ReportCommand& options, const plan::Scenario& given) {
  if (!options.scenario.empty() && options.scenario != "-") return fs::path(options.scenario).stem().string();
  std::string name;
  for (const char c : given.plan.name)
    name += std::isalnum(static_cast<unsigned char>(c))
                ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                : '-';
  return name;
}

/// Where a format goes: the named file when there is one format and it is no folder, else the folder with a name of our own.
std::string target(const ReportCommand& options, const std::string& format, const plan::Scenario& given) {
  const bool folder =
      fs::is_directory(options.output) || options.output.ends_with("/") || options.formats.size() > 1;
  if (!options.output.empty() && !folder) return options.output;
  if (options.output.empty() && options.formats.size() == 1 && !is_binary(format)) return "-";
  const auto name = stem(options, given) + "." + extension(format);
  if (options.output.empty()) return name;
  std::error_code error;
  fs::create_directories(options.output, error);
  if (error) throw text::FileError(options.output, error.message(), "choose a folder that can be written");
  return (fs::path(options.output) / name).string();
}

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))); }

report::Report built(const ReportCommand& options, const plan::Evaluation& e, Context& context) {
  plan::ReportOptions settings;
  if (context.services.translate) {
    settings.translate = [&](std::string_view text) {
      return context.services.translate(options.language, text);
    };
  }
  settings.language = options.language;
  settings.date = today();
  settings.program_version = context.stamp().version;
  settings.catalogue_hash = context.stamp().catalogue_hash;
  settings.scenario_file = options.scenario;
  auto plan = e.plan;
  plan.findings = plan::findings(e.resolved, e.plan, settings.translate);
  return plan::build_report(e.given, e.resolved, plan, plan::used_figures(e, context.catalogue()), settings);
}

std::string text_of(const report::Report& report, const std::string& format) {
  if (format == "html") return report::html(report);
  if (format == "csv") return report::csv(report);
  if (format == "json") return report::json(report);
  if (format == "xlsx") return report::xlsx(report);
  return report::markdown(report);
}

/// PDF and other languages need Qt, which this program does not load: `plenum-report` beside it does the same command.
void run_report_program(Context& context) {
  const auto program = fs::read_symlink("/proc/self/exe").parent_path() / "plenum-report";
  if (!fs::exists(program))
    throw text::FileError(program, "the program that draws reports is not installed",
                          "formats html, xlsx, csv, json and markdown in English work without it");
  std::vector<std::string> words{program.string()};
  words.insert(words.end(), context.arguments.begin(), context.arguments.end());
  std::vector<char*> argv;
  for (auto& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  pid_t child = 0;
  if (const int error = posix_spawn(&child, program.c_str(), nullptr, nullptr, argv.data(), environ);
      error != 0)
    throw text::FileError(program, std::strerror(error));
  int status = 0;
  waitpid(child, &status, 0);
  context.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string language_of(const plan::Scenario& given) {
  for (const auto& choice : fields::Describe<plan::Language>::choices)
    if (choice.value == given.plan.language) return std::string(choice.key);
  return "en";
}

/// Whether this program can do it by itself: text in English. Standard input is read once only, so a plan from there whose
/// language nobody asked for goes to the program that can do any.
bool needs_report_program(const ReportCommand& options, Context& context) {
  const bool pdf = std::find(options.formats.begin(), options.formats.end(), "pdf") != options.formats.end();
  if (pdf && !context.services.write_pdf) return true;
  if (context.services.translate) return false;
  if (!options.language.empty()) return options.language != "en";
  return options.scenario == "-" || language_of(context.scenario(options.scenario)) != "en";
}

void report_command(ReportCommand options, Context& context) {
  if (options.formats.empty()) options.formats.emplace_back("pdf");
  if (needs_report_program(options, context)) return run_report_program(context);
  const auto e = context.evaluation(options.scenario);
  if (options.language.empty()) options.language = language_of(e.given);
  const auto report = built(options, e, context);
  for (const auto& format : options.formats) {
    const auto file = target(options, format, e.given);
    if (format == "pdf") context.services.write_pdf(report, file);
    else context.result(text_of(report, format), file);
    if (file != "-") context.message(fmt::format("wrote {}", file));
  }
}

}  // namespace

void add_report(CLI::App& app, Context& context) {
  auto options = std::make_shared<ReportCommand>();
  auto* command = app.add_subcommand("report", "Write the report of a scenario");
  command->add_option("SCENARIO", options->scenario, "Scenario file; `-` reads standard input");
  command
      ->add_option("--format", options->formats,
                   "pdf (default), html, xlsx, csv, json or markdown (repeatable)")
      ->check(CLI::IsMember({"pdf", "html", "xlsx", "csv", "json", "markdown"}))
      ->take_all()
      ->expected(1);
  command->add_option("-o,--output", options->output, "File, or folder for files named after the scenario")
      ->type_name("FILE|DIR");
  command
      ->add_option("--language", options->language, "Language of the report; the plan's own when not given")
      ->check(CLI::IsMember({"en", "fr"}));
  command->callback([options, &context] { report_command(*options, context); });
}

}  // namespace plenum::cli
