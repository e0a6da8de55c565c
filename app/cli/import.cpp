#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>

#include "app/cli/profile.h"
#include "core/text/file.h"
#include "models/gpu/measured_file.h"
#include "models/gpu/names.h"
#include "models/gpu/scaling.h"

namespace plenum::cli {
namespace {

using text::Json;

struct ImportOptions {
  std::string file, output;
  bool json = false;
};

/// The names of GPUs that measurements may have: the catalogue's, and those that were measured.
std::vector<gpu::NamedGpu> known_gpus(Context& context) {
  const auto& catalogue = context.catalogue();
  std::vector<gpu::NamedGpu> known;
  for (const auto& id : catalogue.ids("gpus")) known.push_back({id, 0.0});
  for (const auto mode : {gpu::Mode::train, gpu::Mode::infer})
    for (const auto& profile : catalogue.profiles().of_mode(mode)) {
      const auto found =
          std::find_if(known.begin(), known.end(), [&](const auto& g) { return g.id == profile.gpu; });
      if (found != known.end()) found->weight += static_cast<double>(profile.points.size());
    }
  return known;
}

/// One measured point beside the fitted curve or scaling law.
struct Residual {
  const gpu::ProfilePoint* point;
  double fitted;  ///< units per second of one GPU
  double error() const { return fitted / gpu::per_gpu(*point) - 1.0; }
};

std::vector<Residual> batch_residuals(const gpu::Profile& profile, const gpu::Family& family) {
  std::vector<Residual> list;
  for (const auto& p : std::span(profile.points).subspan(family.first, family.count))
    if (p.batch_per_gpu && p.gpus == family.gpus)
      list.push_back({&p, *p.batch_per_gpu / family.curve.model.time(*p.batch_per_gpu)});
  return list;
}

std::vector<Residual> scaling_residuals(gpu::Series series, const gpu::FittedLaw& law, bool across) {
  std::vector<Residual> list;
  const auto base =
      std::find_if(series.begin(), series.end(), [&](const auto& p) { return p.gpus.value == law.n0; });
  for (const auto& p : series)
    if (p.gpus.value > law.n0 && gpu::across_servers(p) == across)
      list.push_back({&p, gpu::per_gpu(*base) * gpu::efficiency({law.beta, {}}, law.n0, p.gpus.value)});
  return list;
}

Json residuals_json(const std::vector<Residual>& residuals) {
  auto json = Json::array();
  for (const auto& r : residuals)
    json.push_back({{"batch_per_gpu", number_or_null(r.point->batch_per_gpu)},
                    {"gpus", r.point->gpus.value},
                    {"measured", gpu::per_gpu(*r.point)},
                    {"fitted", r.fitted},
                    {"error", r.error()}});
  return json;
}

std::string residuals_text(const std::vector<Residual>& residuals) {
  std::string text;
  for (const auto& r : residuals)
    text += fmt::format("      {}{:g} GPUs: measured {:.6g}, fitted {:.6g} a GPU ({:+.1f} %)\n",
                        r.point->batch_per_gpu ? fmt::format("batch {:g}, ", *r.point->batch_per_gpu) : "",
                        r.point->gpus.value, gpu::per_gpu(*r.point), r.fitted, 100.0 * r.error());
  return text;
}

/// Text and JSON of one family: curve over batch, laws over GPUs, what both leave.
void describe(const gpu::Profile& profile, const gpu::Family& family, std::string& text, Json& json) {
  const auto& head = profile.points[family.first];
  Json entry{{"framework", head.framework},
             {"variant", head.variant},
             {"sequence_length", number_or_null(head.sequence_length)},
             {"points", family.count}};
  text += fmt::format("  {}: {} points\n",
                      head.framework.empty() ? "no framework stated" : conditions_text(head), family.count);
  if (family.curve.ln_batch.size() > 1) {
    const auto& m = family.curve.model;
    const auto residuals = batch_residuals(profile, family);
    text += fmt::format(
                "    batches {:g} to {:g} on {:g} GPUs: t0 = {:.4g} ms, c = {:.4g} ms per unit, q = {:g}\n",
                family.smallest, family.largest, family.gpus.value, 1e3 * m.t0, 1e3 * m.c, m.q) +
            residuals_text(residuals);
    entry["step_model"] = {
        {"t0_s", m.t0}, {"s_per_unit", m.c}, {"q", m.q}, {"residuals", residuals_json(residuals)}};
  }
  entry["scaling"] = Json::array();
  for (const auto& index : family.series) {
    const auto series = std::span(profile.points).subspan(index.first, index.count);
    for (const bool across : {false, true}) {
      const auto law = across ? gpu::fit_across_servers(series) : gpu::fit_within_server(series);
      if (law.points == 0) continue;
      const auto residuals = scaling_residuals(series, law, across);
      text += fmt::format("    scaling {} from {:g} GPUs: beta = {:.4f}\n",
                          across ? "across servers" : "inside a server", law.n0, law.beta) +
              residuals_text(residuals);
      entry["scaling"].push_back({{"across_servers", across},
                                  {"batch_per_gpu", number_or_null(series.front().batch_per_gpu)},
                                  {"base_gpus", law.n0},
                                  {"beta", law.beta},
                                  {"residuals", residuals_json(residuals)}});
    }
  }
  json["series"].push_back(std::move(entry));
}

void import_profile(const ImportOptions& options, Context& context) {
  std::error_code error;
  if (options.file != "-" && !std::filesystem::exists(options.file, error))
    throw text::FileError(options.file, fmt::format("cannot read `{}`: there is no such file", options.file),
                          "is the name right?");
  const auto measured =
      gpu::read_measured_file(text::read_file(options.file), options.file, known_gpus(context));
  for (const auto& warning : measured.warnings)
    context.message(
        fmt::format("{}:{}:{}: warning: {}", warning.file, warning.line, warning.column, warning.what()));
  std::string text;
  Json json{{"file", options.file},
            {"rows", measured.rows},
            {"profiles", Json::array()},
            {"warnings", Json::array()}};
  for (const auto& warning : measured.warnings)
    json["warnings"].push_back({{"line", warning.line}, {"text", warning.what()}});
  for (const auto& profile : measured.profiles) {
    text +=
        fmt::format("{}, {}, {} on {}: {} measurements in {}/s\n", profile.workload, mode_key(profile.mode),
                    precision_key(profile.precision), profile.gpu, profile.points.size(), profile.unit);
    Json entry{{"workload", profile.workload}, {"mode", mode_key(profile.mode)},
               {"gpu", profile.gpu},           {"precision", precision_key(profile.precision)},
               {"unit", profile.unit + "/s"},  {"series", Json::array()}};
    for (const auto& family : gpu::families_of(profile.points)) describe(profile, family, text, entry);
    json["profiles"].push_back(std::move(entry));
  }
  if (!options.output.empty()) {
    text::write_atomically(options.output, measured.csv);
    text += fmt::format("Written to {}; plan with it: plenum run SCENARIO --profiles {}\n", options.output,
                        options.output);
  } else {
    text += "Nothing written; -o FILE writes the profiles for --profiles FILE.\n";
  }
  context.result(options.json ? json.dump(2) + "\n" : text);
}

}  // namespace

void add_import(CLI::App& app, Context& context) {
  auto options = std::make_shared<ImportOptions>();
  auto* command = app.add_subcommand("import", "Convert a foreign file and say what was found in it");
  command->require_subcommand(0, 1);
  auto words = std::make_shared<std::vector<std::string>>();
  command->add_option("KIND", *words)->group("");  // taken here, so that the message can say what there is
  command->callback([command, words] {
    if (!command->get_subcommands().empty()) return;
    throw UsageError(words->empty() ? "import what?" : fmt::format("cannot import `{}`", words->front()),
                     "what can be imported: profile");
  });
  auto* profile = command->add_subcommand("profile", "Your own measurements of throughput, for --profiles");
  profile
      ->add_option(
          "FILE", options->file,
          "CSV: workload, gpu, precision, batch_per_gpu, gpus, throughput, unit; may also have nodes, framework, variant, sequence_length, mode, name, task, source, as_of")
      ->required();
  profile->add_option("-o,--output", options->output, "Where the profiles go")->type_name("FILE");
  profile->add_flag("--json", options->json, "One JSON object");
  profile->callback([options, &context] { import_profile(*options, context); });
}

}  // namespace plenum::cli
