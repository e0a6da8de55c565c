#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "core/fields/month.h"
#include "core/units/quantity.h"

namespace plenum::plan {

/// Language of a plan's reports.
enum class Language { en, fr };

struct PlanInputs {
  std::string name = "Untitled plan";
  std::string currency = "USD";
  std::optional<double> exchange_rate;
  YearMonth start{2027, 1};
  Time horizon = 5.0 * year;
  Language language = Language::en;
  bool operator==(const PlanInputs&) const = default;
};

/// A currency of the catalogue.
struct Currency {
  std::string name;
  double usd = 1.0;
  bool operator==(const Currency&) const = default;
};

enum class Severity { information, warning, error };

/// Something that the plan violates or that its reader must know, with the smallest change that would mend it.
struct Finding {
  std::string rule;  ///< stable id, such as `rack-power-limit`
  Severity severity = Severity::warning;
  std::string subject;  ///< the subject's key: `racks`, `cooling`, ...
  std::string path;     ///< the input that decides, for jumping to it
  std::string message;  ///< what is wrong, with the numbers
  std::string fix;      ///< what would mend it, in words
  std::string fix_path,
      fix_value;  ///< the same as one change (`--set fix_path=fix_value`); empty when there is no single one
  bool operator==(const Finding&) const = default;
};

}  // namespace plenum::plan

namespace plenum::fields {

template <>
struct Describe<plan::Language> {
  using L = plan::Language;
  static constexpr std::array choices{
      ChoiceOf<L>{L::en, "en", TR("English"), TR("English.")},
      ChoiceOf<L>{L::fr, "fr", TR("French"), TR("French.")},
  };
};

template <>
struct Describe<plan::PlanInputs> {
  using I = plan::PlanInputs;
  static constexpr std::string_view title = TR("Plan");
  static constexpr std::tuple fields{
      field(&I::name, "name", TR("Name"), "", TR("What the plan is called in reports.")),
      field(&I::currency, "currency", TR("Currency"), "",
            TR("ISO 4217 code of all money in inputs and results."), catalog("currencies")),
      field(&I::exchange_rate, "exchange_rate", TR("US dollars per unit"), "1",
            TR("US dollars that one unit of the plan's currency buys; converts the catalogue's prices."),
            positive, unset(TR("as the catalogue says")), advanced),
      field(&I::start, "start", TR("Start"), "", TR("Month in which the plan begins.")),
      field(&I::horizon, "horizon", TR("Horizon"), "yr", TR("Years that costs and carbon are counted over."),
            range(0.5, 30)),
      field(&I::language, "language", TR("Report language"), "",
            TR("Language of reports that are written without another being asked for."), advanced),
  };
};
static_assert(complete<plan::PlanInputs>);

template <>
struct Describe<plan::Currency> {
  using C = plan::Currency;
  static constexpr std::string_view title = TR("Currency");
  static constexpr std::tuple fields{
      field(&C::name, "name", TR("Name"), "", TR("What it is called.")),
      field(&C::usd, "usd", TR("US dollars"), "1", TR("US dollars that one unit buys."), positive),
  };
};
static_assert(complete<plan::Currency>);

template <>
struct Describe<plan::Severity> {
  using S = plan::Severity;
  static constexpr std::array choices{
      ChoiceOf<S>{S::information, "information", TR("Information"), TR("Good to know.")},
      ChoiceOf<S>{S::warning, "warning", TR("Warning"),
                  TR("Works, but something is outside good practice or its evidence.")},
      ChoiceOf<S>{S::error, "error", TR("Error"), TR("Does not work as planned.")},
  };
};

template <>
struct Describe<plan::Finding> {
  using F = plan::Finding;
  static constexpr std::string_view title = TR("Finding");
  static constexpr std::tuple fields{
      field(&F::rule, "rule", TR("Rule"), "", TR("Stable name of the rule.")),
      field(&F::severity, "severity", TR("Severity"), "", TR("How bad it is.")),
      field(&F::subject, "subject", TR("Subject"), "", TR("Part of the plan.")),
      field(&F::path, "path", TR("Input"), "", TR("The input that decides.")),
      field(&F::message, "message", TR("Message"), "", TR("What is wrong, with the numbers.")),
      field(&F::fix, "fix", TR("Fix"), "", TR("What would mend it.")),
      field(&F::fix_path, "fix_path", TR("Input to change"), "", TR("The same as one change.")),
      field(&F::fix_value, "fix_value", TR("New value"), "", TR("The same as one change.")),
  };
};
static_assert(complete<plan::Finding>);

}  // namespace plenum::fields
