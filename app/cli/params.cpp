#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/context.h"
#include "app/cli/manual.h"
#include "app/cli/table.h"
#include "core/text/json.h"
#include "core/units/nearest.h"

namespace plenum::cli {
namespace {

using text::Json;

struct ParamsOptions {
  std::string path;
  bool markdown = false, json = false, schema = false, man = false;
};

/// The member that a path with `*` or numbers for list entries names, without any object; null when there is none.
const fields::Member* member_of(const fields::Schema& schema, std::string_view path) {
  const auto* here = &schema;
  while (true) {
    const auto dot = path.find('.');
    const auto* m = here->find(path.substr(0, dot));
    if (!m || dot == path.npos) return m;
    path = path.substr(dot + 1);
    if (m->kind == fields::Kind::list) {
      const auto next = path.find('.');
      if (next == path.npos) return m;
      path = path.substr(next + 1);
    } else if (m->kind != fields::Kind::record) {
      return m->kind == fields::Kind::series ? m : nullptr;
    }
    here = &m->nested();
  }
}

const char* kind_name(const fields::Member& m) {
  switch (m.kind) {
  case fields::Kind::number: return m.whole ? "integer" : "number";
  case fields::Kind::boolean: return "boolean";
  case fields::Kind::choice: return "choice";
  case fields::Kind::text: return "text";
  case fields::Kind::month: return "month";
  case fields::Kind::record: return "record";
  case fields::Kind::list: return "list";
  case fields::Kind::series: return "series";
  }
  return "";
}

Json described(const std::string& path, const fields::Member& m, const units::Currencies& currencies,
               std::string_view role) {
  Json entry{{"path", path},
             {"role", role},
             {"kind", kind_name(m)},
             {"label", m.info.label},
             {"unit", fields::unit_symbol(m, currencies)},
             {"doc", m.info.doc}};
  if (m.info.range.low > -1e300) entry["minimum"] = m.info.range.low;
  if (m.info.range.high < 1e300) entry["maximum"] = m.info.range.high;
  for (const auto& choice : m.choices)
    entry["choices"].push_back({{"key", choice.key}, {"label", choice.label}, {"doc", choice.doc}});
  if (!m.info.catalog.empty()) entry["catalog"] = m.info.catalog;
  if (!m.info.source.empty()) entry["source"] = m.info.source;
  if (m.optional) entry["unset"] = m.info.unset;
  return entry;
}

/// JSON Schema of the scenario text: what an editor needs to complete and check it.
Json json_schema(const fields::Schema& schema) {
  Json properties = Json::object();
  for (const auto& m : schema.members) {
    Json p{{"title", m.info.label}, {"description", m.info.doc}};
    const auto unit = std::string(m.info.unit);
    switch (m.kind) {
    case fields::Kind::record: p = json_schema(m.nested()); break;
    case fields::Kind::list: p["type"] = "array", p["items"] = json_schema(m.nested()); break;
    case fields::Kind::number:
      p["type"] = {"number", "string"};
      if (!unit.empty()) p["description"] = fmt::format("{} Unit of a bare number: {}.", m.info.doc, unit);
      break;
    case fields::Kind::boolean: p["type"] = "boolean"; break;
    case fields::Kind::choice:
      for (const auto& choice : m.choices) p["enum"].push_back(choice.key);
      break;
    default: p["type"] = "string";
    }
    properties[std::string(m.info.key)] = std::move(p);
  }
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

void list(const ParamsOptions& options, Context& context) {
  if (options.markdown) return context.result(parameter_manual_markdown());
  if (options.schema) {
    auto schema = json_schema(fields::schema<plan::Scenario>());
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    schema["title"] = "Plenum scenario";
    schema["properties"]["format"] = {{"const", "plenum-scenario/1"}};
    schema["properties"]["base"] = {{"type", "string"}};
    return context.result(schema.dump(2) + "\n");
  }
  const auto currencies = context.catalogue().currencies(context.scenario("").plan);
  std::vector<std::vector<std::string>> rows;
  auto all = Json::array();
  const auto add = [&](const fields::Schema& schema, std::string_view role) {
    for (const auto& path : fields::leaf_paths(schema)) {
      const auto* m = member_of(schema, path);
      rows.push_back(
          {path, std::string(role), fields::unit_symbol(*m, currencies), std::string(m->info.label)});
      all.push_back(described(path, *m, currencies, role));
    }
  };
  add(fields::schema<plan::Scenario>(), "input");
  add(fields::schema<plan::Plan>(), "result");
  context.result(options.json ? all.dump(2) + "\n"
                              : aligned(rows, {false, false, false, false}, context.terminal.width));
}

void show_one(const std::string& path, const fields::Schema& schema, std::string_view role,
              const ParamsOptions& options, Context& context, Json& all) {
  const auto* m = member_of(schema, path);
  if (!m) return;
  const auto currencies = context.catalogue().currencies(context.scenario("").plan);
  auto entry = described(path, *m, currencies, role);
  auto scenario = context.scenario("");
  if (role == "input")
    if (const auto place = fields::find_if(fields::object(scenario), path);
        place && m->kind != fields::Kind::record)
      entry["default"] = fields::text(*m, place.value(), currencies);
  all.push_back(entry);
  if (options.json) return;
  std::string text = fmt::format("{} ({})\n{}. {}\n", path, role, m->info.label, m->info.doc);
  for (const auto& [key, value] : entry.items())
    if (key == "unit" || key == "default" || key == "minimum" || key == "maximum" || key == "source" ||
        key == "catalog" || key == "kind" || key == "unset")
      if (const auto shown = value.is_string() ? value.get<std::string>() : value.dump(); !shown.empty())
        text += fmt::format("  {:9} {}\n", key, shown);
  for (const auto& choice : m->choices) text += fmt::format("  {:24} {}\n", choice.key, choice.doc);
  context.out += text;
}

void show(const ParamsOptions& options, Context& context) {
  auto all = Json::array();
  show_one(options.path, fields::schema<plan::Scenario>(), "input", options, context, all);
  show_one(options.path, fields::schema<plan::Plan>(), "result", options, context, all);
  if (all.empty()) {
    auto known = fields::leaf_paths(fields::schema<plan::Scenario>());
    for (auto& path : fields::leaf_paths(fields::schema<plan::Plan>())) known.push_back(std::move(path));
    const auto hint = did_you_mean(options.path, known);
    throw UsageError(fmt::format("no input or result `{}`", options.path),
                     hint.empty() ? "`plenum params list` shows them all" : hint);
  }
  if (options.json) context.result(all.dump(2) + "\n");
}

}  // namespace

void add_params(CLI::App& app, Context& context) {
  auto options = std::make_shared<ParamsOptions>();
  auto* params =
      app.add_subcommand("params", "Every input and result: unit, default, range, meaning, source");
  params->require_subcommand(1);
  auto* list_command = params->add_subcommand("list", "All of them");
  list_command->add_flag("--markdown", options->markdown, "The manual as Markdown");
  list_command->add_flag("--json", options->json, "A JSON array");
  list_command->add_flag("--schema", options->schema, "JSON Schema of the scenario text");
  list_command->callback([options, &context] { list(*options, context); });
  auto* show_command = params->add_subcommand("show", "One of them");
  show_command->add_option("PATH", options->path, "Such as racks.power_limit")->required();
  show_command->add_flag("--json", options->json, "A JSON array");
  show_command->callback([options, &context] { show(*options, context); });
  auto* manual = params->add_subcommand("manual", "The manual page plenum-parameters(5)");
  manual->add_flag("--man", options->man, "As roff (otherwise Markdown)");
  manual->callback([options, &context] {
    context.result(options->man ? parameter_manual_roff() : parameter_manual_markdown());
  });
}

}  // namespace plenum::cli
