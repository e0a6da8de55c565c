#include <algorithm>
#include <map>

#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

std::string_view word(catalog::Basis basis) {
  using B = catalog::Basis;
  switch (basis) {
  case B::measured: return TR("measured");
  case B::datasheet: return TR("data sheet");
  case B::list_price: return TR("list price");
  case B::market: return TR("market");
  case B::retrieved: return TR("read at the source");
  case B::derived: return TR("derived");
  case B::estimate: return TR("estimate");
  case B::assumption: return TR("assumption");
  case B::memory: break;
  }
  return TR("not checked");
}

std::string with_unit(const UsedFigure& figure) {
  return figure.unit.empty() ? figure.value : figure.value + " " + figure.unit;
}

report::Table figures_table(const ReportText& t, const std::vector<UsedFigure>& figures) {
  report::Table table{.title = t.tr(TR("Figures of the catalogue")),
                      .columns = {t.left(TR("Figure")), t.left(TR("Path")), t.right(TR("Value")),
                                  t.left(TR("Basis")), t.left(TR("Source")), t.left(TR("As of"))},
                      .rows = {},
                      .total = {},
                      .note = {}};
  for (const auto& figure : figures) {
    report::Cell value(with_unit(figure));
    value.estimate = catalog::is_assumed(figure.provenance.basis);
    table.rows.push_back({figure.label, figure.path, value, t.tr(word(figure.provenance.basis)),
                          figure.provenance.source, figure.provenance.as_of});
  }
  table.note =
      std::string(report::estimate_mark) + " " +
      t.tr(TR(
          "estimate, assumption, or not checked at its source: replace it by your own figure where it decides."));
  return table;
}

/// Inputs that the scenario leaves at the default of their description; what the catalogue fills is in the other table.
report::Table defaults_table(const ReportText& t) {
  report::Table table{
      .title = t.tr(TR("Inputs at their default")),
      .columns = {t.left(TR("Input")), t.left(TR("Path")), t.right(TR("Value")), t.left(TR("Source"))},
      .rows = {},
      .total = {},
      .note = {}};
  std::map<std::string, bool> changed;
  for (const auto& edit : fields::difference(fields::object(Scenario{}), fields::object(t.given)))
    changed[edit.path] = true;
  fields::visit(fields::object(t.given), [&](const fields::Place& place) {
    if (changed.count(place.path) > 0 || place.member->kind == fields::Kind::series) return;
    const auto value = place.value();
    if (std::holds_alternative<std::monostate>(value)) return;
    report::Cell shown(t.shown(*place.member, value));
    shown.estimate = place.member->info.source == "plenum-assumption";
    table.rows.push_back(
        {t.tr(place.member->info.label), place.path, shown, std::string(place.member->info.source)});
  });
  return table;
}

report::SourceList source_list(const ReportText& t, const std::vector<UsedFigure>& figures) {
  report::SourceList list{t.tr(TR("Sources")), {}};
  std::map<std::string, report::SourceList::Entry> by_id;
  for (const auto& figure : figures) {
    const auto& id = figure.provenance.source;
    if (!id.empty())
      by_id.try_emplace(id, report::SourceList::Entry{id, figure.source_title, figure.source_url, ""});
  }
  for (auto& [id, entry] : by_id) list.entries.push_back(std::move(entry));
  return list;
}

report::Table versions(const ReportText& t) {
  const auto& inputs = t.in.inputs;
  report::Table table{.title = t.tr(TR("Versions")),
                      .columns = {t.left(TR("What")), t.left(TR("Value"))},
                      .rows = {},
                      .total = {},
                      .note = {}};
  const auto row = [&](std::string_view what, const std::string& value) {
    if (!value.empty()) table.rows.push_back({t.tr(what), value});
  };
  row(TR("Program"), t.options.program_version);
  row(TR("Catalogue"), t.options.catalogue_hash);
  row(TR("Scenario"), t.options.scenario_file);
  row(TR("Weather year"), t.in.climate ? fmt::format("{} ({:016x})", inputs.site.climate, t.in.climate->hash)
                                       : inputs.site.climate);
  row(TR("Currency"), inputs.plan.currency);
  if (inputs.plan.exchange_rate) row(TR("US dollars per unit"), ReportText::n(*inputs.plan.exchange_rate));
  row(TR("Date"), t.options.date);
  return table;
}

}  // namespace

Blocks assumptions(const ReportText& t, const std::vector<UsedFigure>& figures) {
  Blocks blocks;
  blocks.emplace_back(report::PageBreak{});
  blocks.emplace_back(report::Heading{1, t.tr(TR("Assumptions and sources"))});
  if (!figures.empty()) blocks.emplace_back(figures_table(t, figures));
  blocks.emplace_back(defaults_table(t));
  if (!figures.empty()) blocks.emplace_back(source_list(t, figures));
  blocks.emplace_back(versions(t));
  return blocks;
}

}  // namespace plenum::plan
