#include <algorithm>

#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

/// The names of all jobs, or of all services.
template <class Named>
void add_names(std::string& names, const std::vector<Named>& all) {
  for (const auto& one : all) names += (names.empty() ? "" : ", ") + one.name;
}

std::string question(const ReportText& t) {
  const auto& w = t.in.inputs.workload;
  std::string trained, served;
  add_names(trained, w.training);
  add_names(trained, w.finetuning);
  add_names(served, w.inference);
  const auto horizon = t.input("plan.horizon");
  if (trained.empty() && served.empty())
    return t.say(TR("What do {} servers {} need, does the site carry them, and what do they cost over {}?"),
                 t.result("compute.servers"), t.in.catalog.server.name, horizon);
  if (served.empty())
    return t.say(TR("What does it take to train {}, does the site carry it, and what does it cost over {}?"),
                 trained, horizon);
  if (trained.empty())
    return t.say(TR("What does it take to serve {}, does the site carry it, and what does it cost over {}?"),
                 served, horizon);
  return t.say(
      TR("What does it take to train {} and to serve {}, does the site carry it, and what does it cost over {}?"),
      trained, served, horizon);
}

std::string answer(const ReportText& t, const std::vector<Finding>& findings) {
  const auto count = [&](Severity severity) {
    return std::count_if(findings.begin(), findings.end(),
                         [&](const auto& f) { return f.severity == severity; });
  };
  const auto errors = count(Severity::error), warnings = count(Severity::warning);
  auto text =
      t.say(TR("{} GPUs in {} servers and {} racks take {} at peak with a PUE of {}, and cost {} over {}."),
            t.result("compute.gpus"), t.result("compute.servers"), t.result("racks.count"),
            t.result("power.facility_peak"), t.result("cooling.pue"), t.result("cost.tco"),
            t.input("plan.horizon"));
  text += " ";
  if (errors > 0) text += t.say(TR("It does not work as planned; errors to mend first: {}."), errors);
  else if (warnings > 0) text += t.say(TR("It works; warnings to weigh: {}."), warnings);
  else text += t.tr(TR("Nothing that was checked stands against it."));
  return text;
}

report::KeyNumbers three_numbers(const ReportText& t) {
  report::KeyNumbers key;
  key.numbers.push_back({t.tr(TR("TCO")), t.result("cost.tco"),
                         t.say(TR("over {}, nominal, less the residual value"), t.input("plan.horizon"))});
  key.numbers.push_back({t.tr(TR("Cost per GPU-hour")), t.result("cost.per_gpu_hour"),
                         t.say(TR("levelised, at {} utilisation"), t.result("compute.utilisation"))});
  const auto& w = t.plan.workload;
  if (!w.training.empty() && w.training.front().time_to_train.value() > 0.0)
    key.numbers.push_back({t.say(TR("Time to train {}"), w.training.front().name),
                           t.result("workload.training.0.time_to_train"),
                           t.say(TR("throughput: {}"), t.result("workload.training.0.grade"))});
  else if (t.plan.cost.per_million_tokens)
    key.numbers.push_back({t.tr(TR("Cost per million tokens")), t.result("cost.per_million_tokens"),
                           t.say(TR("output of {}, at its mean use"), w.inference.front().name)});
  else
    key.numbers.push_back({t.tr(TR("Facility power, peak")), t.result("power.facility_peak"),
                           t.say(TR("IT {}"), t.result("power.it_peak"))});
  return key;
}

}  // namespace

report::FindingBlock finding_block(const ReportText& t, const Finding& finding) {
  report::FindingBlock block;
  for (const auto& choice : fields::Describe<Severity>::choices)
    if (choice.value == finding.severity) block.label = t.tr(choice.label);
  block.severity = finding.severity == Severity::error     ? report::Severity::error
                   : finding.severity == Severity::warning ? report::Severity::warning
                                                           : report::Severity::information;
  for (const auto& member : fields::schema<Plan>().members)
    if (member.info.key == finding.subject) block.title = t.tr(member.info.label);
  block.text = finding.message;
  block.fix = finding.fix;
  return block;
}

Blocks board_page(const ReportText& t, const std::vector<Finding>& findings) {
  Blocks blocks;
  blocks.emplace_back(report::Heading{1, t.tr(TR("Question"))});
  blocks.emplace_back(report::Paragraph{question(t)});
  blocks.emplace_back(report::Heading{1, t.tr(TR("Answer"))});
  blocks.emplace_back(report::Paragraph{answer(t, findings)});
  blocks.emplace_back(three_numbers(t));
  blocks.emplace_back(cost_breakdown(t));
  blocks.emplace_back(report::Heading{1, t.tr(TR("What would change the answer"))});
  // The page has room for the worst; each stands again with its subject.
  constexpr std::size_t room = 4;
  std::size_t found = 0;
  for (const auto& finding : findings)
    if (finding.severity != Severity::information && ++found <= room)
      blocks.emplace_back(finding_block(t, finding));
  if (found > room)
    blocks.emplace_back(
        report::Paragraph{t.say(TR("Further findings stand with their subjects: {}."), found - room)});
  if (found == 0)
    blocks.emplace_back(report::Paragraph{
        t.tr(TR("No rule is violated. The figures marked as estimates at the end are what to check next."))});
  blocks.emplace_back(report::PageBreak{});
  return blocks;
}

}  // namespace plenum::plan
