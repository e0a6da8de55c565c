#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/context.h"
#include "app/cli/table.h"
#include "core/text/json.h"
#include "core/units/nearest.h"

namespace plenum::cli {
namespace {

struct CatalogOptions {
  std::vector<std::string> words;
  bool json = false;
};

const units::Currencies& dollars() {
  static const units::Currencies c{"USD", {{"USD", 1.0}}};
  return c;
}

void check_kind(const std::string& kind) {
  const auto& known = plan::Catalogue::kinds();
  if (std::find(known.begin(), known.end(), kind) != known.end()) return;
  const auto hint = did_you_mean(kind, known);
  throw UsageError(fmt::format("no catalogue of `{}`", kind),
                   hint.empty() ? fmt::format("kinds: {}", fmt::join(known, ", ")) : hint);
}

void list(const CatalogOptions& options, Context& context) {
  const auto& catalogue = context.catalogue();
  std::vector<std::vector<std::string>> rows;
  if (options.words.empty()) {
    for (const auto& kind : plan::Catalogue::kinds())
      rows.push_back({kind, std::to_string(catalogue.ids(kind).size()), "entries"});
    return context.result(aligned(rows, {false, true, false}, context.terminal.width));
  }
  auto json = text::Json::array();
  for (const auto& kind : options.words) {
    check_kind(kind);
    for (const auto& entry : catalogue.entries(kind)) {
      rows.push_back({entry.id, entry.name});
      json.push_back({{"kind", kind}, {"id", entry.id}, {"name", entry.name}});
    }
  }
  context.result(options.json ? json.dump(2) + "\n" : aligned(rows, {false, false}, context.terminal.width));
}

/// kind and id from the words: both, or an id alone that is looked for in every kind.
std::pair<std::string, std::string> named(const CatalogOptions& options, Context& context) {
  const auto& catalogue = context.catalogue();
  if (options.words.size() == 2) {
    check_kind(options.words[0]);
    if (!catalogue.view(options.words[0], options.words[1]))
      throw catalog::unknown_record(options.words[0], options.words[1], options.words[0],
                                    catalogue.ids(options.words[0]));
    return {options.words[0], options.words[1]};
  }
  if (options.words.size() != 1)
    throw UsageError("show takes [KIND] ID", "plenum catalog show servers dgx-1v-32");
  std::vector<std::string> all;
  for (const auto& kind : plan::Catalogue::kinds()) {
    if (plan::Catalogue::measured(kind)) continue;
    if (catalogue.view(kind, options.words[0])) return {kind, options.words[0]};
    for (auto& id : catalogue.ids(kind)) all.push_back(std::move(id));
  }
  throw UsageError(fmt::format("no record `{}`", options.words[0]), did_you_mean(options.words[0], all));
}

void show(const CatalogOptions& options, Context& context) {
  const auto& catalogue = context.catalogue();
  const auto [kind, id] = named(options, context);
  const auto view = catalogue.view(kind, id);
  std::vector<std::vector<std::string>> rows;
  auto json = text::Json::array();
  fields::visit(view->value, [&](const fields::Place& place) {
    const auto figure = view->figures->find(place.path);
    if (figure == view->figures->end()) return;
    const auto& p = figure->second;
    const auto value = fields::text(*place.member, place.value(), dollars());
    rows.push_back({place.path, value,
                    fmt::format("{} {}, {}{}", catalog::to_key(p.basis), p.as_of, p.source,
                                p.note.empty() ? "" : ": " + p.note)});
    json.push_back({{"field", place.path},
                    {"value", value},
                    {"basis", catalog::to_key(p.basis)},
                    {"source", p.source},
                    {"as_of", p.as_of},
                    {"note", p.note}});
  });
  if (options.json)
    return context.result(text::Json{{"kind", kind}, {"id", id}, {"figures", json}}.dump(2) + "\n");
  std::string text = fmt::format("{} {}\n", kind, id) +
                     aligned(rows, {false, true, false}, context.terminal.width) + "\nSources\n";
  std::vector<std::string> named_sources;
  for (const auto& [field, p] : *view->figures) {
    if (std::find(named_sources.begin(), named_sources.end(), p.source) != named_sources.end()) continue;
    named_sources.push_back(p.source);
    const auto source = catalogue.sources.find(p.source);
    text += fmt::format(
        "  {}: {}\n", p.source,
        wrapped(source->second.title + (source->second.url.empty() ? "" : " <" + source->second.url + ">"),
                context.terminal.width, 4));
  }
  context.result(text);
}

/// Loading is checking: a figure without source, basis or date does not load.
void check(Context& context) {
  const auto& catalogue = context.catalogue();
  std::size_t records = 0, figures = 0, assumed = 0;
  for (const auto& kind : plan::Catalogue::kinds()) {
    for (const auto& id : catalogue.ids(kind)) {
      ++records;
      const auto view = catalogue.view(kind, id);
      if (!view) continue;
      figures += view->figures->size();
      for (const auto& [field, p] : *view->figures) assumed += catalog::is_assumed(p.basis) ? 1 : 0;
    }
  }
  for (const auto& id : catalogue.ids("climates")) catalogue.climate(id);
  context.result(fmt::format(
      "{} records, {} figures, each with a source; {} of them are estimates, assumptions or unverified. Hash {}.\n",
      records, figures, assumed, catalogue.hash()));
}

}  // namespace

void add_catalog(CLI::App& app, Context& context) {
  auto options = std::make_shared<CatalogOptions>();
  auto* catalog = app.add_subcommand("catalog", "Hardware, climates, prices, with their sources");
  catalog->require_subcommand(1);
  auto* list_command = catalog->add_subcommand("list", "The kinds, or the records of some kinds");
  list_command->add_option("KIND", options->words, "Such as gpus");
  list_command->add_flag("--json", options->json, "A JSON array");
  list_command->callback([options, &context] { list(*options, context); });
  auto* show_command = catalog->add_subcommand("show", "A record, each figure with its source");
  show_command->add_option("ID", options->words, "[KIND] ID")->required();
  show_command->add_flag("--json", options->json, "One JSON object");
  show_command->callback([options, &context] { show(*options, context); });
  auto* check_command =
      catalog->add_subcommand("check", "Read everything; refuse figures without source, basis or date");
  check_command->callback([&context] { check(context); });
}

}  // namespace plenum::cli
