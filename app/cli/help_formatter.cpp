#include "app/cli/help_formatter.h"

#include "app/cli/table.h"
#include "core/text/position.h"

namespace plenum::cli {
namespace {
constexpr int width = 80, name_width = 26;
}

std::string HelpFormatter::entry(const std::string& name, const std::string& text) const {
  std::string line = "  " + name;
  const auto shown = static_cast<int>(text::display_width(line));
  line += shown + 1 < name_width ? std::string(static_cast<std::size_t>(name_width - shown), ' ')
                                 : "\n" + std::string(name_width, ' ');
  return line + wrapped(text, width, name_width) + "\n";
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
  return entry(make_option_name(option, is_positional) + make_option_opts(option), make_option_desc(option));
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  auto type = option->get_type_name();
  type = type.substr(0, type.find(':'));
  if (option->get_items_expected_max() == 0 || type.empty() || type == "TEXT")
    return option->get_expected_max() > 1 && option->get_positional() ? " ..." : "";
  return " " + type;
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
  return entry(command->get_name(), command->get_description());
}

std::string HelpFormatter::make_description(const CLI::App* app) const {
  return wrapped(app->get_description(), width) + "\n";
}

}  // namespace plenum::cli
