#include "app/cli/cli.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/context.h"
#include "app/cli/help_formatter.h"
#include "core/store/project.h"
#include "core/text/file.h"
#include "core/units/nearest.h"

namespace plenum::cli {
namespace {

constexpr const char* examples =
    "Examples:\n"
    "  plenum run pod.toml                            the plan as a table\n"
    "  plenum run pod.toml --set compute.servers=64   the same, another number\n"
    "  plenum run --only fabric --set compute.servers=127 --json   a calculator\n"
    "  plenum check pod.toml                          what is wrong with it\n"
    "  plenum explain pod.toml cost.tco               where a number comes from\n"
    "  plenum report pod.toml --format pdf -o pod.pdf the report for the board\n";

void add_global_options(CLI::App& app, Global& global) {
  app.add_option("--set", global.set, "Change an input: PATH=VALUE, units accepted (repeatable)")
      ->type_name("PATH=VALUE")
      ->take_all()
      ->expected(1);
  app.add_option("--catalog", global.catalog, "Folder with the catalogue instead of the shipped one")
      ->type_name("DIR");
  app.add_option(
         "--profiles", global.profiles,
         "Own measurements beside the catalogue's, as `plenum import profile` writes them (repeatable)")
      ->type_name("FILE")
      ->take_all()
      ->expected(1);
  app.add_option("--currency", global.currency, "Currency of the plan (ISO code)")->type_name("CODE");
  app.add_option("-j,--jobs", global.jobs, "Threads; 0 takes all")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber);
  app.add_flag("-q,--quiet", global.quiet, "No messages, results only");
  app.add_flag("-v,--verbose", global.verbose, "Say more");
  app.add_flag("--no-color", global.no_colour, "No colours");
}

void add_commands(CLI::App& app, Context& context) {
  add_run(app, context);
  add_check(app, context);
  add_report(app, context);
  add_compare(app, context);
  add_explain(app, context);
  add_export(app, context);
  add_params(app, context);
  add_fabric(app, context);
  add_profile(app, context);
  add_import(app, context);
  add_catalog(app, context);
  add_completion(app, context);
  add_help(app, context);
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

/// The first argument that is no option must be a command; an unknown one gets a suggestion instead of the parser's own words.
void check_command(const CLI::App& app, const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto& a = arguments[i];
    if (a == "--set" || a == "--catalog" || a == "--profiles" || a == "--currency" || a == "-j" ||
        a == "--jobs") {
      ++i;
      continue;
    }
    if (a.starts_with("-")) continue;
    const auto names = command_names(app);
    if (std::find(names.begin(), names.end(), a) != names.end()) return;
    const auto hint = did_you_mean(a, names);
    throw UsageError(fmt::format("unknown command `{}`", a),
                     hint.empty() ? fmt::format("commands: {}", fmt::join(names, ", ")) : hint);
  }
}

void print_errors(Context& context, const std::vector<text::InputError>& errors) {
  for (const auto& error : errors) context.err += error.block();
}

/// Runs the parser and, through it, the command; every error becomes a message and an exit code.
int guarded(CLI::App& app, Context& context, std::vector<std::string> arguments) {
  const auto fail = [&](int code, const std::string& message, const std::string& hint = {}) {
    context.out.clear();
    context.err += fmt::format("error: {}\n", message);
    if (!hint.empty()) context.err += fmt::format("hint: {}\n", hint);
    return code;
  };
  try {
    check_command(app, arguments);
    std::reverse(arguments.begin(), arguments.end());
    app.parse(std::move(arguments));
    return context.code;
  } catch (const CLI::Success& e) {
    if (dynamic_cast<const CLI::CallForVersion*>(&e))
      context.out = fmt::format("plenum {}\n", PLENUM_VERSION);
    else {
      const CLI::App* shown = &app;
      std::string before;
      for (auto parsed = app.get_subcommands(); !parsed.empty(); parsed = parsed.front()->get_subcommands()) {
        before += (before.empty() ? "" : " ") + shown->get_name();
        shown = parsed.front();
      }
      context.out = shown->help(before);
    }
    return done;
  } catch (const CLI::ParseError& e) {
    return fail(usage, e.what(), "`plenum help` lists the commands, `plenum COMMAND --help` their options");
  } catch (const UsageError& e) {
    return fail(usage, e.what(), e.hint);
  } catch (const PlanError& e) {
    return fail(failed, e.what(), e.hint);
  } catch (const text::InputErrors& e) {
    context.out.clear();
    print_errors(context, e.errors);
    return invalid_input;
  } catch (const text::InputError& e) {
    context.out.clear();
    print_errors(context, {e});
    return invalid_input;
  } catch (const fields::FieldError& e) {
    return fail(invalid_input, fmt::format("{}: {}", e.path, e.what()), e.hint);
  } catch (const units::UnitError& e) {
    return fail(invalid_input, e.what(), e.hint);
  } catch (const text::FileError& e) {
    return fail(file_trouble, e.what(), e.hint);
  } catch (const store::StoreError& e) {
    return fail(file_trouble, e.what(), e.hint);
  } catch (const std::exception& e) {
    return fail(failed, e.what());
  }
}

}  // namespace

Outcome run(const std::vector<std::string>& arguments, const Terminal& terminal, const Services& services) {
  Context context(arguments, terminal, services);
  CLI::App app(
      "Plenum plans GPU data centres: GPUs, network, racks, power, cooling, cost and carbon of a workload.",
      "plenum");
  app.require_subcommand(0, 1);
  app.fallthrough();
  app.set_version_flag("--version", PLENUM_VERSION);
  app.formatter(std::make_shared<HelpFormatter>());
  add_global_options(app, context.global);
  add_commands(app, context);
  app.footer(examples);
  const int code = arguments.empty() ? done : guarded(app, context, arguments);
  if (arguments.empty()) context.out = app.help();
  return {code, std::move(context.out), std::move(context.err)};
}

}  // namespace plenum::cli
