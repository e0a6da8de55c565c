#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <sstream>

#include "app/cli/context.h"
#include "app/cli/manual.h"
#include "core/units/nearest.h"

namespace plenum::cli {
namespace {

struct HelpOptions {
  std::string command;
  bool man = false;
};

std::string option_entries(const CLI::App& app) {
  std::string text;
  for (const auto* option : app.get_options()) {
    const auto type = option->get_type_name();
    text += fmt::format(".TP\n.B {}{}\n{}\n", roff(option->get_name(true, true)),
                        option->get_items_expected_max() > 0 && !type.empty() ? " " + roff(type) : "",
                        roff(option->get_description()));
  }
  return text;
}

/// plenum(1), made from the parser's own declarations.
std::string man_page(const CLI::App& app) {
  std::string text = fmt::format(
      ".TH PLENUM 1 \"\" \"Plenum {}\" \"Plenum\"\n.SH NAME\nplenum \\- planner of GPU data centres\n.SH SYNOPSIS\n.B plenum\n.I COMMAND\n[\\fIOPTIONS\\fR] [\\fISCENARIO\\fR...]\n"
      ".SH DESCRIPTION\n{}\n.SH COMMANDS\n",
      PLENUM_VERSION, roff(app.get_description()));
  for (const auto* command : app.get_subcommands({})) {
    text += fmt::format(".SS {}\n{}.\n", roff(command->get_name()), roff(command->get_description())) +
            option_entries(*command);
    for (const auto* inner : command->get_subcommands({}))
      text += fmt::format(".TP\n.B {} {}\n{}.\n", roff(command->get_name()), roff(inner->get_name()),
                          roff(inner->get_description())) +
              ".RS\n" + option_entries(*inner) + ".RE\n";
  }
  text += ".SH OPTIONS\n" + option_entries(app);
  text += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : std::initializer_list<std::pair<const char*, const char*>>{
           {"0", "done"},
           {"1", "findings at or above --fail-on"},
           {"2", "wrong usage"},
           {"3", "invalid input; nothing was written"},
           {"4", "the evaluation failed"},
           {"5", "a file or project could not be read or written"},
           {"130", "interrupted"}})
    text += fmt::format(".TP\n.B {}\n{}\n", code, roff(meaning));
  text +=
      ".SH ENVIRONMENT\n.TP\n.B PLENUM_DATA\nFolder of the catalogue.\n.TP\n.B NO_COLOR\nNo colours when set.\n.SH EXAMPLES\n.nf\n";
  std::istringstream lines(app.get_footer());
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) text += roff(line) + "\n";
  return text + ".fi\n.SH SEE ALSO\n.BR plenum\\-parameters (5)\n";
}

void help(const HelpOptions& options, CLI::App& app, Context& context) {
  if (options.man) return context.result(man_page(app));
  if (options.command.empty()) return context.result(app.help());
  std::vector<std::string> names;
  for (const auto* command : app.get_subcommands({})) {
    names.push_back(command->get_name());
    if (command->get_name() == options.command) return context.result(command->help("plenum"));
  }
  throw UsageError(fmt::format("unknown command `{}`", options.command),
                   did_you_mean(options.command, names));
}

}  // namespace

void add_help(CLI::App& app, Context& context) {
  auto options = std::make_shared<HelpOptions>();
  auto* command = app.add_subcommand("help", "Help on a command");
  command->add_option("COMMAND", options->command, "The command");
  command->add_flag("--man", options->man, "The manual page plenum(1) as roff");
  command->callback([options, &app, &context] { help(*options, app, context); });
}

}  // namespace plenum::cli
