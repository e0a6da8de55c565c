#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/context.h"

namespace plenum::cli {
namespace {

struct Command {
  std::string name, doc;
  std::vector<std::string> options;  ///< with their dashes
  std::vector<std::string> words;    ///< subcommands
};

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* option : app.get_options())
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

std::vector<Command> commands(const CLI::App& app) {
  std::vector<Command> list;
  for (const auto* command : app.get_subcommands({})) {
    Command entry{command->get_name(), command->get_description(), option_names(*command), {}};
    for (const auto* inner : command->get_subcommands({})) {
      entry.words.push_back(inner->get_name());
      for (auto& option : option_names(*inner))
        if (std::find(entry.options.begin(), entry.options.end(), option) == entry.options.end())
          entry.options.push_back(option);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

/// Values of --set are completed by path.
std::vector<std::string> input_paths() { return fields::leaf_paths(fields::schema<plan::Scenario>()); }

std::string bash(const CLI::App& app) {
  std::string text =
      "# bash completion for plenum, made by `plenum completion bash`\n_plenum() {\n  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word\n"
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do case $word in -*) ;; *) command=$word; break ;; esac; done\n";
  text += fmt::format(
      "  if [[ $previous == --set ]]; then compopt -o nospace; COMPREPLY=($(compgen -S = -W '{}' -- \"$current\")); return; fi\n",
      fmt::join(input_paths(), " "));
  std::vector<std::string> names;
  for (const auto& command : commands(app)) names.push_back(command.name);
  text += fmt::format("  case $command in\n    '') COMPREPLY=($(compgen -W '{} {}' -- \"$current\")) ;;\n",
                      fmt::join(names, " "), fmt::join(option_names(app), " "));
  for (const auto& command : commands(app))
    text += fmt::format(
        "    {}) COMPREPLY=($(compgen -W '{} {} {}' -- \"$current\") $(compgen -f -- \"$current\")) ;;\n",
        command.name, fmt::join(command.words, " "), fmt::join(command.options, " "),
        fmt::join(option_names(app), " "));
  return text + "  esac\n}\ncomplete -o filenames -F _plenum plenum\n";
}

std::string quoted(std::string text) {
  for (std::size_t at = 0; (at = text.find('\'', at)) != text.npos; at += 4) text.replace(at, 1, "'\\''");
  return "'" + text + "'";
}

std::string zsh(const CLI::App& app) {
  std::string text =
      "#compdef plenum\n# zsh completion for plenum, made by `plenum completion zsh`\n_plenum() {\n  local -a commands\n  commands=(\n";
  for (const auto& command : commands(app))
    text += fmt::format("    {}\n", quoted(command.name + ":" + command.doc));
  text += fmt::format("  )\n  if [[ $words[CURRENT-1] == --set ]]; then compadd -S = -- {}; return; fi\n",
                      fmt::join(input_paths(), " "));
  text += "  if (( CURRENT == 2 )); then _describe command commands; return; fi\n  case $words[2] in\n";
  for (const auto& command : commands(app))
    text +=
        fmt::format("    {}) compadd -- {} {} {}; _files ;;\n", command.name, fmt::join(command.words, " "),
                    fmt::join(command.options, " "), fmt::join(option_names(app), " "));
  return text + "  esac\n}\n_plenum \"$@\"\n";
}

std::string fish(const CLI::App& app) {
  std::string text = "# fish completion for plenum, made by `plenum completion fish`\n";
  for (const auto& command : commands(app)) {
    text += fmt::format("complete -c plenum -n __fish_use_subcommand -a {} -d {}\n", command.name,
                        quoted(command.doc));
    for (const auto& word : command.words)
      text +=
          fmt::format("complete -c plenum -n '__fish_seen_subcommand_from {}' -a {}\n", command.name, word);
    for (const auto& option : command.options)
      text += fmt::format("complete -c plenum -n '__fish_seen_subcommand_from {}' -l {}\n", command.name,
                          option.substr(2));
  }
  for (const auto& option : option_names(app))
    text += fmt::format("complete -c plenum -l {}\n", option.substr(2));
  return text + fmt::format("complete -c plenum -l set -x -a '{}='\n", fmt::join(input_paths(), "= "));
}

}  // namespace

void add_completion(CLI::App& app, Context& context) {
  auto shell = std::make_shared<std::string>();
  auto* command = app.add_subcommand("completion", "Print the completion script of a shell");
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([shell, &app, &context] {
    context.result(*shell == "bash" ? bash(app) : *shell == "zsh" ? zsh(app) : fish(app));
  });
}

}  // namespace plenum::cli
