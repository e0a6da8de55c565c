#include "app/cli/manual.h"

#include <fmt/format.h>

#include "app/cli/table.h"
#include "core/fields/access.h"
#include "models/plan/plan.h"
#include "models/plan/scenario.h"

namespace plenum::cli {
namespace {

const units::Currencies& neutral() {
  static const units::Currencies c{"money", {}};
  return c;
}

std::string range_text(const fields::Member& member) {
  const auto& r = member.info.range;
  const bool low = r.low > -1e300, high = r.high < 1e300;
  if (low && high) return fmt::format("{} to {}", r.low, r.high);
  if (low) return fmt::format("{} {}", r.open_low ? "above" : "from", r.low);
  return high ? fmt::format("up to {}", r.high) : std::string{};
}

std::string values_text(const fields::Member& member) {
  if (member.kind == fields::Kind::choice) {
    std::vector<std::string_view> keys;
    for (const auto& choice : member.choices) keys.push_back(choice.key);
    return fmt::format("{}", fmt::join(keys, ", "));
  }
  if (member.kind == fields::Kind::boolean) return "true, false";
  if (member.kind == fields::Kind::month) return "year-month";
  if (!member.info.catalog.empty()) return fmt::format("an id of `{}`", member.info.catalog);
  if (member.kind == fields::Kind::text) return "text";
  return range_text(member);
}

struct Entry {
  std::string path, unit, fallback, values, doc, source;
};

/// The leaves of a schema with the defaults that a fresh object has; lists are entered once, with `*`.
void collect(fields::Object object, const std::string& path, bool input, std::vector<Entry>& entries) {
  for (const auto& m : object.schema->members) {
    const auto here = path.empty() ? std::string(m.info.key) : fmt::format("{}.{}", path, m.info.key);
    if (m.kind == fields::Kind::record) {
      collect({&m.nested(), m.address(object.data)}, here, input, entries);
    } else if (m.kind == fields::Kind::list) {
      m.assign(m.address(object.data), 1.0);
      collect({&m.nested(), m.element(m.address(object.data), 0)}, here + ".*", input, entries);
    } else {
      const auto value = m.value ? m.value(m.address(object.data)) : fields::Value{};
      const bool unset = std::holds_alternative<std::monostate>(value);
      const auto fallback = !input  ? std::string{}
                            : unset ? std::string(m.info.unset)
                                    : fields::text(m, value, neutral(), false);
      entries.push_back({here, fields::unit_symbol(m, neutral()), fallback,
                         input ? values_text(m) : std::string{}, std::string(m.info.doc),
                         std::string(m.info.source)});
    }
  }
}

std::vector<Entry> inputs() {
  std::vector<Entry> entries;
  plan::Scenario scenario;
  collect(fields::object(scenario), "", true, entries);
  return entries;
}

std::vector<Entry> results() {
  std::vector<Entry> entries;
  plan::Plan plan;
  collect(fields::object(plan), "", false, entries);
  return entries;
}

}  // namespace

std::string parameter_manual_markdown() {
  std::string text =
      "# Inputs and results\n\nMade from the program's own descriptions by `plenum params list --markdown`. `*` stands for the number of a list's entry.\n"
      "\n## Inputs\n\n" +
      markdown_row({"Path", "Unit", "Default", "Values", "Meaning", "Source"}) +
      "|---|---|---|---|---|---|\n";
  for (const auto& e : inputs())
    text += markdown_row({"`" + e.path + "`", e.unit, e.fallback, e.values, e.doc, e.source});
  text += "\n## Results\n\n" + markdown_row({"Path", "Unit", "Meaning", "Source"}) + "|---|---|---|---|\n";
  for (const auto& e : results()) text += markdown_row({"`" + e.path + "`", e.unit, e.doc, e.source});
  return text;
}

std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') out += "\\e";
    else if (c == '-') out += "\\-";
    else out += c;
  }
  return !out.empty() && (out.front() == '.' || out.front() == '\'') ? "\\&" + out : out;
}

std::string parameter_manual_roff() {
  std::string text = fmt::format(
      ".TH PLENUM\\-PARAMETERS 5 \"\" \"Plenum {}\" \"Plenum\"\n.SH NAME\nplenum\\-parameters \\- inputs and results of a Plenum plan\n"
      ".SH DESCRIPTION\nA scenario is a TOML file whose first line is\n.RS\n.nf\nformat = \"plenum\\-scenario/1\"\n.fi\n.RE\n"
      "Every key is optional. A bare number has the unit that is named here; a text carries its own unit.\n",
      PLENUM_VERSION);
  text += ".SH INPUTS\n";
  for (const auto& e : inputs()) {
    text += fmt::format(".TP\n.B {}{}\n{}\n", roff(e.path), e.unit.empty() ? "" : " (" + roff(e.unit) + ")",
                        roff(e.doc));
    if (!e.fallback.empty()) text += fmt::format("Default: {}.\n", roff(e.fallback));
    if (!e.values.empty()) text += fmt::format("Values: {}.\n", roff(e.values));
  }
  text += ".SH RESULTS\n";
  for (const auto& e : results())
    text += fmt::format(".TP\n.B {}{}\n{}\n", roff(e.path), e.unit.empty() ? "" : " (" + roff(e.unit) + ")",
                        roff(e.doc));
  return text + ".SH SEE ALSO\n.BR plenum (1)\n";
}

}  // namespace plenum::cli
