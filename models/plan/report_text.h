#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/fields/access.h"
#include "models/plan/report.h"

/// What the parts of a report share: the plan, and how its words and numbers read. Private to the report_*.cpp files.
namespace plenum::plan {

using Blocks = std::vector<report::Block>;

class ReportText {
 public:
  ReportText(const Scenario& given_scenario, const Resolved& resolved, const Plan& results,
             const std::vector<UsedFigure>& used, const ReportOptions& how)
      : given(given_scenario), in(resolved), plan(results), sources(used), options(how) {
    currencies.plan = in.inputs.plan.currency;
    const bool million = std::abs(plan.cost.tco.value()) >= 1e6;
    money_scale_ = million ? 1e6 : 1.0;
    money_symbol_ = million ? "M " + currencies.plan : currencies.plan;
  }

  const Scenario& given;
  const Resolved& in;
  const Plan& plan;
  const std::vector<UsedFigure>& sources;
  const ReportOptions& options;
  units::Currencies currencies;

  /// A text in the reader's language.
  std::string tr(std::string_view text) const {
    return options.translate ? options.translate(text) : std::string(text);
  }

  /// A sentence with `{}` for its numbers and names.
  template <class... Arguments>
  std::string say(std::string_view sentence, const Arguments&... arguments) const {
    return fmt::vformat(tr(sentence), fmt::make_format_args(arguments...));
  }

  /// A number with enough digits to calculate with it.
  static std::string n(double number) { return units::rounded_text(number, 6); }
  static std::string kw(Power power) { return n(static_cast<double>(power / kilowatt)); }

  /// Money in the report's scale (millions, or units in a small plan), and the scale's symbol ("M EUR").
  double scaled(Money money) const { return money.value() / money_scale_; }
  std::string amount(Money money) const { return n(scaled(money)); }
  const std::string& money_symbol() const { return money_symbol_; }
  /// What turns plain money into the scale, at the end of a calculation.
  std::string into_scale() const { return money_scale_ > 1.0 ? " / 1,000,000" : ""; }

  /// How the value at a path of the results or of the resolved inputs reads, with its unit.
  std::string result(std::string_view path, int significant = 4) const {
    return value_at(object_of(plan), path, significant);
  }
  std::string input(std::string_view path, int significant = 4) const {
    return value_at(object_of(in.inputs), path, significant);
  }

  /// How a value reads: choices and "as the catalogue says" translated.
  std::string shown(const fields::Member& member, const fields::Value& value, int significant = 4) const;
  /// Only the number or word, with the number in the unit that people see.
  report::Cell cell(const fields::Member& member, const fields::Value& value) const;
  std::string unit(const fields::Member& member) const {
    return fields::unit_symbol(member.info.shown, currencies);
  }

  report::Column left(std::string_view name) const { return {tr(name), "", report::Align::left}; }
  report::Column right(std::string_view name, std::string unit = {}) const {
    return {tr(name), std::move(unit), report::Align::right};
  }

 private:
  /// Fields are reached through mutable objects; nothing is changed.
  template <class T>
  static fields::Object object_of(const T& value) {
    return fields::object(const_cast<T&>(value));
  }
  std::string value_at(fields::Object root, std::string_view path, int significant) const;

  double money_scale_ = 1.0;
  std::string money_symbol_;
};

/// `words: numbers`, for a reader with a calculator.
inline report::Formula formula(const std::string& words, const std::string& numbers) {
  return {words + ": " + numbers};
}

Blocks board_page(const ReportText&, const std::vector<Finding>& findings);
report::FindingBlock finding_block(const ReportText&, const Finding& finding);

/// One section: inputs that differ, results, formulas, tables, findings.
Blocks subject_sections(const ReportText&, const std::vector<Finding>& findings);

Blocks formulas_of(const ReportText&, std::string_view subject);
Blocks tables_of(const ReportText&, std::string_view subject);
Blocks workload_tables(const ReportText&);

report::Chart cost_breakdown(const ReportText&);
Blocks money_tables(const ReportText&);

Blocks assumptions(const ReportText&, const std::vector<UsedFigure>& sources);

}  // namespace plenum::plan
