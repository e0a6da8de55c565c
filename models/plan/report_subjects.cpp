#include <algorithm>
#include <array>

#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

/// A section of the report: whose inputs and whose results it shows.
struct Section {
  std::string_view title;
  std::vector<std::string_view> inputs, results;
};

const std::vector<Section>& sections() {
  static const std::vector<Section> all{
      {TR("GPUs and servers"), {"plan", "compute"}, {"compute"}},
      {TR("Workload"), {"workload"}, {"workload"}},
      {TR("Fabric"), {"fabric"}, {"fabric"}},
      {TR("Racks"), {"racks"}, {"racks"}},
      {TR("Power"), {"power"}, {"power"}},
      {TR("Cooling"), {"cooling"}, {"cooling"}},
      {TR("Site and energy"), {"site", "energy"}, {"site", "energy"}},
      {TR("Carbon"), {"carbon"}, {"carbon"}},
      {TR("Cost"), {"cost", "finance"}, {"cost"}},
  };
  return all;
}

bool is_inside(std::string_view path, const std::vector<std::string_view>& subjects) {
  const auto subject = path.substr(0, path.find('.'));
  return std::find(subjects.begin(), subjects.end(), subject) != subjects.end();
}

/// What the scenario says otherwise than the defaults.
report::Table changed_inputs(const ReportText& t, const Section& section) {
  report::Table table{
      .title = t.tr(TR("Inputs that differ from the default")),
      .columns = {t.left(TR("Input")), t.left(TR("Path")), t.right(TR("Value")), t.right(TR("Default"))},
      .rows = {},
      .total = {},
      .note = {}};
  Scenario copy = t.given;
  for (const auto& edit : fields::difference(fields::object(Scenario{}), fields::object(t.given))) {
    if (!is_inside(edit.path, section.inputs)) continue;
    const auto place = fields::find_if(fields::object(copy), edit.path);
    if (!place || place.member->kind == fields::Kind::list) continue;
    const bool new_entry = edit.path.find_first_of("0123456789") != std::string::npos &&
                           std::holds_alternative<std::monostate>(edit.before);
    if (new_entry && std::holds_alternative<std::monostate>(edit.after)) continue;
    table.rows.push_back({t.tr(place.member->info.label), edit.path, t.shown(*place.member, edit.after),
                          new_entry ? std::string("-") : t.shown(*place.member, edit.before)});
  }
  return table;
}

/// Every single number and choice of a subject's results; lists and series have tables and charts of their own.
report::Table results(const ReportText& t, const Section& section) {
  report::Table table{
      .title = t.tr(TR("Results")),
      .columns = {t.left(TR("Result")), t.right(TR("Value")), t.left(TR("Unit")), t.left(TR("Meaning"))},
      .rows = {},
      .total = {},
      .note = {}};
  for (const auto& subject : fields::schema<Plan>().members) {
    if (!is_inside(subject.info.key, section.results) || subject.kind != fields::Kind::record) continue;
    const void* data = subject.address(const_cast<Plan*>(&t.plan));
    for (const auto& member : subject.nested().members) {
      if (member.kind == fields::Kind::list || member.kind == fields::Kind::series || !member.value) continue;
      const auto value = member.value(member.address(const_cast<void*>(data)));
      if (std::holds_alternative<std::monostate>(value)) continue;
      table.rows.push_back(
          {t.tr(member.info.label), t.cell(member, value), t.unit(member), t.tr(member.info.doc)});
    }
  }
  return table;
}

void append(Blocks& blocks, Blocks more) {
  for (auto& block : more) blocks.push_back(std::move(block));
}

}  // namespace

Blocks subject_sections(const ReportText& t, const std::vector<Finding>& findings) {
  Blocks blocks;
  for (const auto& section : sections()) {
    blocks.emplace_back(report::Heading{1, t.tr(section.title)});
    for (const auto& finding : findings)
      if (is_inside(finding.subject, section.results)) blocks.emplace_back(finding_block(t, finding));
    if (auto table = changed_inputs(t, section); !table.rows.empty()) blocks.emplace_back(std::move(table));
    else blocks.emplace_back(report::Paragraph{t.tr(TR("All inputs are at their default."))});
    if (auto table = results(t, section); !table.rows.empty()) blocks.emplace_back(std::move(table));
    for (const auto subject : section.results) {
      append(blocks, formulas_of(t, subject));
      append(blocks, tables_of(t, subject));
    }
  }
  return blocks;
}

}  // namespace plenum::plan
