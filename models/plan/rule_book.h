#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/units/unit.h"
#include "models/plan/evaluate.h"

namespace plenum::plan {

/// What people read for a choice, in English.
template <class Choice>
std::string_view label_of(Choice value) {
  for (const auto& choice : fields::Describe<Choice>::choices)
    if (choice.value == value) return choice.label;
  return {};
}

/// What the rules of all subjects share: a resolved scenario, its plan, the reader's language, and the findings so far.
class RuleBook {
 public:
  RuleBook(const Resolved& in, const Plan& plan, const Translate& translate)
      : in_(in), inputs_(in.inputs), plan_(plan), translate_(translate) {}

 protected:
  void add(std::string rule, Severity severity, std::string subject, std::string path, std::string message,
           std::string fix = {}, std::string fix_path = {}, std::string fix_value = {}) {
    found_.push_back({std::move(rule), severity, std::move(subject), std::move(path), std::move(message),
                      std::move(fix), std::move(fix_path), std::move(fix_value)});
  }

  /// A sentence with its numbers, in the reader's language.
  template <class... Arguments>
  std::string say(std::string_view sentence, const Arguments&... arguments) const {
    return fmt::vformat(translate_ ? translate_(sentence) : std::string(sentence),
                        fmt::make_format_args(arguments...));
  }

  static std::string n(double value) { return units::rounded_text(value); }
  static std::string kw(Power power) { return n(power / kilowatt); }

  const Resolved& in_;
  const Scenario& inputs_;
  const Plan& plan_;
  const Translate& translate_;
  std::vector<Finding> found_;
};

/// What jobs and services violate: models that do not fit, deadlines and promises that are missed, figures that are extrapolated.
std::vector<Finding> workload_findings(const Resolved& in, const Plan& plan, const Translate& translate);

/// What the networks violate: more endpoints than a topology holds, cables that nobody makes, ports that stay empty.
std::vector<Finding> fabric_findings(const Resolved& in, const Plan& plan, const Translate& translate);

}  // namespace plenum::plan
