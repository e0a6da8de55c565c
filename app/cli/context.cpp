#include "app/cli/context.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/text/file.h"
#include "core/text/toml.h"
#include "models/plan/scenario_file.h"

namespace plenum::cli {
namespace {

/// A file that is not there is trouble with files; one with something wrong in it is invalid input.
void need_readable(const std::string& file) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error))
    throw text::FileError(file, fmt::format("cannot read `{}`: it is a folder", file), "name a file");
  if (::access(file.c_str(), R_OK) != 0)
    throw text::FileError(file,
                          fmt::format("cannot read `{}`: {}", file, std::generic_category().message(errno)),
                          "is the name right?");
}

}  // namespace

const plan::Catalogue& Context::catalogue() {
  if (!catalogue_) {
    for (const auto& file : global.profiles) need_readable(file);
    catalogue_ = plan::Catalogue::load(global.catalog.empty() ? plan::data_folder()
                                                              : std::filesystem::path(global.catalog),
                                       {global.profiles.begin(), global.profiles.end()});
  }
  return *catalogue_;
}

std::vector<std::pair<std::string, std::string>> Context::changes() const {
  std::vector<std::pair<std::string, std::string>> list;
  if (!global.currency.empty()) list.emplace_back("plan.currency", global.currency);
  for (const auto& text : global.set) {
    const auto equals = text.find('=');
    if (equals == text.npos || equals == 0)
      throw UsageError(fmt::format("--set {}: no `=`", text),
                       "write --set PATH=VALUE, like --set racks.power_limit=\"35 kW\"");
    list.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return list;
}

plan::Scenario Context::scenario(const std::string& file) {
  plan::Scenario result;
  if (file == "-")
    result =
        plan::parse_scenario(text::read_file("-"), "<stdin>", std::filesystem::current_path(), catalogue());
  else if (!file.empty()) need_readable(file), result = plan::read_scenario(file, catalogue());
  plan::set_all(result, changes(), catalogue());
  return result;
}

plan::Evaluation Context::evaluation(const std::string& file) {
  const auto given = scenario(file);
  try {
    return plan::evaluate(given, catalogue());
  } catch (const fields::FieldError& error) {
    const auto changed = changes();
    const bool set =
        std::any_of(changed.begin(), changed.end(), [&](const auto& c) { return c.first == error.path; });
    auto place = text::InputError(set            ? "--set"
                                  : file.empty() ? "scenario"
                                                 : file,
                                  0, 0, fmt::format("{}: {}", error.path, error.what()), error.hint);
    if (!set && !file.empty() && file != "-") {
      const auto toml = text::Toml::parse(text::read_file(file), file);
      if (toml.contains(error.path)) place = toml.error(error.path, error.what(), error.hint);
    }
    throw text::InputErrors({place});
  }
}

void Context::result(const std::string& text, const std::string& file) {
  if (file.empty() || file == "-") out += text;
  else text::write_atomically(file, text);
}

void Context::message(const std::string& text) {
  if (!global.quiet) err += text + "\n";
}

plan::Stamp Context::stamp() { return {PLENUM_VERSION, catalogue().hash()}; }

}  // namespace plenum::cli
