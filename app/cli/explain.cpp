#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>

#include "app/cli/context.h"
#include "app/cli/table.h"
#include "core/text/json.h"
#include "core/units/nearest.h"
#include "models/plan/formulas.h"

namespace plenum::cli {
namespace {

struct ExplainOptions {
  std::vector<std::string> words;  ///< [SCENARIO] PATH
  bool json = false;
};

/// Values by path over inputs, results and catalogue copies of one evaluation.
class Values {
 public:
  explicit Values(plan::Evaluation& e) : e_(e), parts_(plan::catalog_parts(e.resolved.catalog)) {}

  fields::Place place(std::string_view path) {
    for (const auto& part : parts_)
      if (path.starts_with(part.prefix + "."))
        return fields::find_if(part.object, path.substr(part.prefix.size() + 1));
    if (auto result = fields::find_if(fields::object(e_.plan), path);
        result && result.member->kind != fields::Kind::record)
      return result;
    return fields::find_if(fields::object(e_.resolved.inputs), path);
  }

  /// The input of this path, whether or not a result has the same one (compute.servers is both).
  fields::Place input(std::string_view path) {
    return fields::find_if(fields::object(e_.resolved.inputs), path);
  }

  std::string shown(std::string_view path) {
    const auto p = place(path);
    return p && p.member->kind != fields::Kind::list
               ? fields::shown_text(*p.member, p.value(), e_.currencies, 5)
               : std::string("-");
  }

 private:
  plan::Evaluation& e_;
  std::vector<plan::CatalogPart> parts_;
};

std::vector<std::string> all_paths() {
  auto paths = fields::leaf_paths(fields::schema<plan::Plan>());
  for (auto& path : fields::leaf_paths(fields::schema<plan::Scenario>())) paths.push_back(std::move(path));
  return paths;
}

/// Where the figure of a catalogue path or of a filled option comes from.
std::string provenance(const std::vector<plan::UsedFigure>& figures, std::string_view path) {
  for (const auto& figure : figures)
    if (figure.path == path)
      return fmt::format("{} ({}, {}){}", figure.source_title, catalog::to_key(figure.provenance.basis),
                         figure.provenance.as_of,
                         figure.provenance.note.empty() ? "" : ": " + figure.provenance.note);
  return {};
}

class Explanation {
 public:
  Explanation(plan::Evaluation& e, std::string path, Context& context)
      : e_(e), path_(std::move(path)), values_(e), context_(context),
        figures_(plan::used_figures(e, context.catalogue())) {
    if (!values_.place(path_)) {
      const auto hint = did_you_mean(path_, all_paths());
      throw UsageError(fmt::format("no input or result `{}`", path_),
                       hint.empty() ? "`plenum params list` shows them all" : hint);
    }
  }

  std::string text() {
    const auto place = values_.place(path_);
    const auto& info = place.member->info;
    std::string out = fmt::format("{} = {}\n{}. {}\n", path_, values_.shown(path_), info.label, info.doc);
    if (const auto* entry = plan::formula_of(path_)) out += formula_text(*entry);
    else out += input_text(place);
    return out + movers_text();
  }

  text::Json json() {
    text::Json root{{"path", path_}, {"value", values_.shown(path_)}};
    if (const auto* entry = plan::formula_of(path_)) {
      root["formula"] = entry->formula;
      root["readme"] = entry->readme;
      for (const auto used : entry->uses)
        root["uses"].push_back(
            {{"path", used}, {"value", values_.shown(used)}, {"source", provenance(figures_, used)}});
    }
    for (const auto& mover : plan::movers(e_, path_))
      root["movers"].push_back({{"path", mover.path}, {"change", mover.change}});
    return root;
  }

 private:
  std::string formula_text(const plan::FormulaEntry& entry) {
    std::string out =
        fmt::format("\n  = {}\n\n", wrapped(std::string(entry.formula), context_.terminal.width, 4));
    std::vector<std::vector<std::string>> rows;
    for (const auto used : entry.uses)
      rows.push_back({"  " + std::string(used), values_.shown(used), provenance(figures_, used)});
    out += aligned(rows, {false, true, false}, context_.terminal.width);
    return out + fmt::format("\nDerivation and sources: {}/README.md\n", entry.readme);
  }

  std::string input_text(const fields::Place& place) {
    std::string out;
    const auto given = fields::find_if(fields::object(e_.given), path_);
    const bool by_user = given && given.member->kind != fields::Kind::record &&
                         !std::holds_alternative<std::monostate>(given.value());
    if (given && place.member->optional)
      out += by_user ? "\nStated in the scenario.\n"
                     : fmt::format("\nNot stated: {}.\n", place.member->info.unset);
    auto origins = by_user ? std::vector<std::string>{} : plan::fills(path_);
    if (!given) origins.push_back(path_);  // a figure of the catalogue is its own origin
    for (const auto& figure : figures_)
      if (std::find(origins.begin(), origins.end(), figure.path) != origins.end())
        out += "\n" +
               wrapped(fmt::format("{} {} {}: {}", figure.label, figure.value, figure.unit,
                                   provenance(figures_, figure.path)),
                       context_.terminal.width, 2) +
               "\n";
    if (!place.member->info.source.empty())
      out += fmt::format("\nSource: {}\n", source_title(place.member->info.source));
    return out;
  }

  std::string source_title(std::string_view id) {
    const auto& sources = context_.catalogue().sources;
    const auto found = sources.find(id);
    return found == sources.end() ? std::string(id) : found->second.title;
  }

  std::string movers_text() {
    const auto list = plan::movers(e_, path_);
    if (list.empty()) return {};
    std::vector<std::vector<std::string>> rows;
    for (const auto& mover : list)
      rows.push_back(
          {"  " + mover.path, fmt::format("{:+.2f} %", 100 * mover.change), values_.shown(mover.path)});
    return "\nWhat moves it most (the change when each alone rises by 10 %):\n" +
           aligned(rows, {false, true, false}, context_.terminal.width);
  }

  plan::Evaluation& e_;
  std::string path_;
  Values values_;
  Context& context_;
  std::vector<plan::UsedFigure> figures_;
};

void explain(const ExplainOptions& options, Context& context) {
  if (options.words.size() > 2)
    throw UsageError("explain takes one scenario and one path", "plenum explain pod.toml cost.tco");
  const auto file = options.words.size() == 2 ? options.words.front() : std::string{};
  auto e = context.evaluation(file);
  Explanation explanation(e, options.words.back(), context);
  context.result(options.json ? explanation.json().dump(2) + "\n" : explanation.text());
}

}  // namespace

void add_explain(CLI::App& app, Context& context) {
  auto options = std::make_shared<ExplainOptions>();
  auto* command =
      app.add_subcommand("explain", "Say where a number comes from: formula, inputs, sources, what moves it");
  command->add_option("SCENARIO-PATH", options->words, "[SCENARIO] PATH, such as pod.toml cost.tco")
      ->required();
  command->add_flag("--json", options->json, "One JSON object");
  command->callback([options, &context] { explain(*options, context); });
}

}  // namespace plenum::cli
