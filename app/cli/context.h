#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/cli.h"
#include "models/plan/catalogue.h"
#include "models/plan/evaluation.h"

namespace CLI {
class App;
}

namespace plenum::cli {

/// The options that every command takes.
struct Global {
  std::vector<std::string> set, profiles;
  std::string catalog, currency;
  int jobs = 0;
  bool quiet = false, verbose = false, no_colour = false;
};

/// What a command works with: the options, the catalogue (read when first needed) and where its output goes.
class Context {
 public:
  Context(std::vector<std::string> words, const Terminal& t, const Services& s)
      : arguments(std::move(words)), terminal(t), services(s) {}

  std::vector<std::string> arguments;
  Terminal terminal;
  Services services;
  Global global;
  std::string out, err;
  int code = done;

  const plan::Catalogue& catalogue();

  /// The scenario of a file, of standard input (`-`) or the defaults (no name), with --currency and --set applied.
  plan::Scenario scenario(const std::string& file);

  /// scenario() evaluated. A record that is not in the catalogue is told at its place in the file.
  plan::Evaluation evaluation(const std::string& file);

  /// Writes a result to a file, or to standard output when no file is named.
  void result(const std::string& text, const std::string& file = {});

  /// A message for people, on standard error; not with --quiet.
  void message(const std::string& text);

  plan::Stamp stamp();

 private:
  std::vector<std::pair<std::string, std::string>> changes() const;
  std::shared_ptr<const plan::Catalogue> catalogue_;
};

/// Something about the arguments that the parser cannot know: exit code 2.
struct UsageError : std::runtime_error {
  UsageError(const std::string& message, std::string hint_text = {})
      : std::runtime_error(message), hint(std::move(hint_text)) {}
  std::string hint;
};

/// A plan that has not what a command shows: exit code 4.
struct PlanError : std::runtime_error {
  PlanError(const std::string& message, std::string hint_text)
      : std::runtime_error(message), hint(std::move(hint_text)) {}
  std::string hint;
};

// One pair of files per command: each adds itself with its options and runs when the parser reaches it.
void add_run(CLI::App& app, Context& context);
void add_check(CLI::App& app, Context& context);
void add_report(CLI::App& app, Context& context);
void add_compare(CLI::App& app, Context& context);
void add_explain(CLI::App& app, Context& context);
void add_export(CLI::App& app, Context& context);
void add_params(CLI::App& app, Context& context);
void add_fabric(CLI::App& app, Context& context);
void add_profile(CLI::App& app, Context& context);
void add_import(CLI::App& app, Context& context);
void add_catalog(CLI::App& app, Context& context);
void add_completion(CLI::App& app, Context& context);
void add_help(CLI::App& app, Context& context);

}  // namespace plenum::cli
