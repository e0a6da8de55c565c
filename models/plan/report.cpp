#include "models/plan/report.h"

#include "core/fields/month.h"
#include "core/report/numbers.h"
#include "models/plan/report_text.h"

namespace plenum::plan {

std::string ReportText::shown(const fields::Member& member, const fields::Value& value,
                              int significant) const {
  const auto text = fields::shown_text(member, value, currencies, significant);
  const bool word = member.kind == fields::Kind::choice || std::holds_alternative<std::monostate>(value);
  if (const auto* truth = std::get_if<bool>(&value)) return tr(*truth ? TR("yes") : TR("no"));
  return word ? tr(text) : text;
}

report::Cell ReportText::cell(const fields::Member& member, const fields::Value& value) const {
  const auto* number = std::get_if<double>(&value);
  if (!number) return shown(member, value);
  return report::number_cell(fields::shown_unit(member, currencies).from_coherent(*number), 5);
}

std::string ReportText::value_at(fields::Object root, std::string_view path, int significant) const {
  const auto place = fields::find(root, path);
  return shown(*place.member, place.value(), significant);
}

report::Report build_report(const Scenario& given, const Resolved& resolved, const Plan& plan,
                            const std::vector<UsedFigure>& sources, const ReportOptions& options) {
  const ReportText text(given, resolved, plan, sources, options);
  const auto findings_shown = options.translate ? findings(resolved, plan, options.translate) : plan.findings;
  report::Report report;
  report.title = resolved.inputs.plan.name;
  report.subtitle =
      text.say(TR("Plan of a GPU data centre over {} from {}, in {}"), text.input("plan.horizon"),
               to_text(resolved.inputs.plan.start), resolved.inputs.plan.currency);
  report.language = options.language;
  report.footer = text.say(TR("Plenum {}, catalogue {}"), options.program_version, options.catalogue_hash);
  if (!options.date.empty()) report.footer += ", " + options.date;
  const auto append = [&](Blocks blocks) {
    for (auto& block : blocks) report.blocks.push_back(std::move(block));
  };
  append(board_page(text, findings_shown));
  append(subject_sections(text, findings_shown));
  append(assumptions(text, sources));
  report::write_numbers(report, report::number_style(options.language));
  return report;
}

}  // namespace plenum::plan
