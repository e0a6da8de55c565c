#include "models/plan/scenario_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "core/text/file.h"
#include "core/text/toml.h"
#include "models/plan/catalogue.h"
#include "models/plan/currency.h"

namespace plenum::plan {
namespace {

constexpr std::string_view format_key = "plenum-scenario/1";

[[noreturn]] void fail(text::InputError error) { throw text::InputErrors({std::move(error)}); }

void check_format(const text::Toml& toml) {
  const auto format = toml.string_at("format");
  if (!format)
    fail(toml.error("", "this is no scenario: the line `format = \"plenum-scenario/1\"` is missing",
                    "put it first"));
  if (*format == format_key) return;
  const bool newer = format->starts_with("plenum-scenario/");
  fail(toml.error("format", fmt::format("unknown format `{}`", *format),
                  newer ? "this file was made by a newer Plenum; this one reads plenum-scenario/1"
                        : "write format = \"plenum-scenario/1\""));
}

/// The currency decides what a bare price means, so it is known before anything else is read.
units::Currencies currencies_of(const text::Toml& toml, const Scenario& base, const Catalogue& catalogue) {
  PlanInputs plan = base.plan;
  if (const auto code = toml.string_at("plan.currency")) {
    if (!catalogue.currency_records.find(*code)) {
      const auto error =
          catalog::unknown_record("currencies", *code, "plan.currency", catalogue.currency_records.ids());
      fail(toml.error("plan.currency", error.what(), error.hint));
    }
    plan.currency = *code;
  }
  return catalogue.currencies(plan);
}

class Reader {
 public:
  explicit Reader(const Catalogue& catalogue) : catalogue_(catalogue) {}

  Scenario file(const std::filesystem::path& path) {
    const auto real = std::filesystem::weakly_canonical(path);
    chain_.push_back(real);
    auto scenario = text(text::read_file(path), path.string(), path.parent_path());
    chain_.pop_back();
    return scenario;
  }

  Scenario text(const std::string& content, const std::string& name, const std::filesystem::path& folder) {
    const auto toml = text::Toml::parse(content, name);
    check_format(toml);
    Scenario scenario;
    if (const auto base = toml.string_at("base")) scenario = base_of(toml, folder / *base);
    toml.read_into(fields::object(scenario), currencies_of(toml, scenario, catalogue_), {"format", "base"});
    return scenario;
  }

 private:
  Scenario base_of(const text::Toml& toml, const std::filesystem::path& path) {
    const auto real = std::filesystem::weakly_canonical(path);
    if (std::find(chain_.begin(), chain_.end(), real) != chain_.end())
      fail(toml.error("base", fmt::format("the base `{}` leads back to this file", path.string()),
                      "a variant needs a base that does not build on it"));
    if (!std::filesystem::exists(path))
      fail(toml.error("base", fmt::format("there is no file `{}`", path.string()),
                      "a base is looked for beside the file that names it"));
    return file(path);
  }

  const Catalogue& catalogue_;
  std::vector<std::filesystem::path> chain_;
};

}  // namespace

Scenario read_scenario(const std::filesystem::path& file, const Catalogue& catalogue) {
  return Reader(catalogue).file(file);
}

Scenario parse_scenario(const std::string& text, const std::string& name, const std::filesystem::path& folder,
                        const Catalogue& catalogue) {
  return Reader(catalogue).text(text, name, folder);
}

void set_all(Scenario& scenario, const std::vector<std::pair<std::string, std::string>>& changes,
             const Catalogue& catalogue) {
  std::vector<text::InputError> errors;
  const auto set_those = [&](const std::function<bool(const std::string&)>& wanted) {
    for (const auto& [path, value] : changes) {
      if (!wanted(path)) continue;
      try {
        if (path == "plan.currency") catalogue.currency_records.at(value, path);
        fields::set(fields::object(scenario), path, value, catalogue.currencies(scenario.plan));
      } catch (const fields::FieldError& error) {
        errors.emplace_back("--set", 0, 0, fmt::format("{}={}: {}", path, value, error.what()), error.hint);
      } catch (const units::UnitError& error) {
        errors.emplace_back("--set", 0, 0, fmt::format("{}={}: {}", path, value, error.what()), error.hint);
      }
    }
  };
  const auto before = scenario.plan;
  set_those([](const std::string& path) { return path == "plan.currency"; });
  const bool moved = scenario.plan.currency != before.currency;
  if (moved) scenario.plan.exchange_rate.reset();  // it belonged to the other currency
  set_those([](const std::string& path) { return path == "plan.exchange_rate"; });
  if (moved) convert_prices(fields::object(scenario), conversion(before, scenario.plan, catalogue));
  set_those([](const std::string& path) { return path != "plan.currency" && path != "plan.exchange_rate"; });
  if (!errors.empty()) throw text::InputErrors(std::move(errors));
}

std::string write_scenario(const Scenario& scenario, const Catalogue& catalogue) {
  static const Scenario defaults;
  return write_variant(scenario, defaults, catalogue);
}

Scenario parse_variant(const std::string& text, const std::string& name, const Scenario& base,
                       const Catalogue& catalogue) {
  const auto toml = text::Toml::parse(text, name);
  check_format(toml);
  auto scenario = base;
  toml.read_into(fields::object(scenario), currencies_of(toml, scenario, catalogue), {"format"});
  return scenario;
}

std::string write_variant(const Scenario& scenario, const Scenario& base, const Catalogue& catalogue) {
  return text::write_toml(fields::object(scenario), fields::object(base), catalogue.currencies(scenario.plan),
                          fmt::format("format = \"{}\"\n", format_key));
}

}  // namespace plenum::plan
