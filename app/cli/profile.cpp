#include "app/cli/profile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "core/units/nearest.h"
#include "models/gpu/names.h"

namespace plenum::cli {
namespace {

std::vector<std::string> all_workloads(const gpu::ProfileTable& table, const std::vector<gpu::Mode>& modes) {
  std::vector<std::string> ids;
  for (const auto mode : modes)
    for (auto& id : table.workloads(mode))
      if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
  return ids;
}

}  // namespace

std::string lower(std::string text) {
  for (auto& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

const char* mode_key(gpu::Mode mode) { return mode == gpu::Mode::train ? "train" : "infer"; }

std::string_view precision_key(gpu::Precision precision) {
  return fields::Describe<gpu::Precision>::choices[static_cast<std::size_t>(precision)].key;
}

std::string_view grade_key(workload::Grade grade) {
  return fields::Describe<workload::Grade>::choices[static_cast<std::size_t>(grade)].key;
}

std::vector<gpu::Mode> modes_of(const std::string& word) {
  if (word.empty()) return {gpu::Mode::train, gpu::Mode::infer};
  return {word == "train" ? gpu::Mode::train : gpu::Mode::infer};
}

std::string workload_named(const std::string& word, const gpu::ProfileTable& table,
                           const std::vector<gpu::Mode>& modes) {
  const auto known = all_workloads(table, modes);
  for (const auto& id : known)
    if (lower(id) == lower(word)) return id;
  std::set<std::string> named;
  for (const auto mode : modes)
    for (const auto& profile : table.of_mode(mode))
      if (catalog::same_name(profile.name, word)) named.insert(profile.workload);
  if (named.size() == 1) return *named.begin();
  throw catalog::unknown_record("profiles", word, "WORKLOAD", known);
}

gpu::Precision precision_named(const std::string& word, std::string_view path) {
  if (const auto precision = gpu::precision_named(word)) return *precision;
  std::vector<std::string> keys;
  for (const auto& choice : fields::Describe<gpu::Precision>::choices) keys.emplace_back(choice.key);
  const auto hint = did_you_mean(word, keys);
  throw fields::FieldError(std::string(path), fmt::format("unknown precision `{}`", word),
                           hint.empty() ? fmt::format("precisions: {}", fmt::join(keys, ", ")) : hint);
}

std::string gpu_named(const std::string& name, std::string_view workload, gpu::Mode mode, Context& context,
                      std::string_view path, std::string& note) {
  const auto& catalogue = context.catalogue();
  std::map<std::string, double> weights;
  for (const auto& record : catalogue.gpus.all()) weights[record.id] = 0.0;
  for (const auto other : {gpu::Mode::train, gpu::Mode::infer})
    for (const auto& profile : catalogue.profiles().of_mode(other)) {
      const bool asked = other == mode && profile.workload == workload;
      // A name that is no record of the catalogue stands for itself only where it was measured.
      if (!asked && !catalogue.gpus.find(profile.gpu)) continue;
      weights[profile.gpu] += static_cast<double>(profile.points.size()) * (asked ? 1000.0 : 1.0);
    }
  std::vector<gpu::NamedGpu> known;
  for (const auto& [id, weight] : weights) known.push_back({id, weight});
  if (const auto found = gpu::gpu_named(name, known)) {
    if (found->ambiguous)
      note = fmt::format("`{}` is several GPUs; {} is taken, which was measured most", name, found->id);
    return found->id;
  }
  throw catalog::unknown_record("gpus", name, path, catalogue.ids("gpus"));
}

gpu::GpuRecords gpu_records(Context& context) {
  return [&catalogue = context.catalogue()](std::string_view id) -> const gpu::Gpu* {
    const auto* record = catalogue.gpus.find(id);
    return record ? &record->value : nullptr;
  };
}

std::string conditions_text(const gpu::ProfilePoint& point) {
  std::string text = point.framework;
  if (!point.variant.empty()) text += fmt::format(", {}", point.variant);
  if (point.sequence_length) text += fmt::format(", length {:g}", *point.sequence_length);
  return text;
}

text::Json number_or_null(const std::optional<double>& value) {
  return value ? text::Json(*value) : text::Json(nullptr);
}

void add_profile(CLI::App& app, Context& context) {
  auto* profile = app.add_subcommand(
      "profile", "Measured throughput: what there is, and what it says of other conditions");
  profile->require_subcommand(1);
  const auto options_of = [](CLI::App* command) {
    auto options = std::make_shared<ProfileOptions>();
    command->add_flag("--json", options->json, "JSON");
    command->add_option("--mode", options->mode, "train or infer")->check(CLI::IsMember({"train", "infer"}));
    return options;
  };
  auto* list_command = profile->add_subcommand("list", "The measured workloads");
  const auto list_options = options_of(list_command);
  list_command->callback([list_options, &context] { list_profiles(*list_options, context); });

  auto* show_command =
      profile->add_subcommand("show", "The measurements of a workload with the fitted step times");
  const auto show_options = options_of(show_command);
  show_options->precision.clear();
  show_command->add_option("WORKLOAD", show_options->workload, "Such as resnet50")->required();
  show_command->add_option("--gpu", show_options->gpu, "Only this GPU");
  show_command->add_option("--precision", show_options->precision, "Only this number format");
  show_command->callback([show_options, &context] { show_profile(*show_options, context); });

  auto* predict_command =
      profile->add_subcommand("predict", "Throughput under conditions, measured or not, with its error band");
  const auto o = options_of(predict_command);
  predict_command
      ->add_option("WORKLOAD", o->workload, "Such as resnet50, or a language model such as llama-3-1-8b")
      ->required();
  predict_command->add_option("--gpu", o->gpu, "Id or name, such as V100-SXM2-16GB")->required();
  predict_command->add_option("--precision", o->precision, "mixed, fp16, fp32, tf32, bf16, int8");
  predict_command->add_option("--batch", o->batch, "Work units that one GPU has in flight");
  predict_command->add_option("--gpus", o->gpus, "Number of GPUs (1)");
  predict_command->add_option("--framework", o->framework, "Only measurements of this framework");
  predict_command->add_option("--variant", o->variant, "Only measurements of this variant");
  predict_command->add_option("--unit", o->unit, "Work unit, where a workload was measured in several");
  predict_command->add_option("--sequence-length", o->length, "Tokens in one sample");
  predict_command->add_option("--gpus-per-server", o->per_server, "GPUs in one server (8; 16 for SXM3)");
  predict_command->add_option("--prompt-tokens", o->prompt,
                              "Inference with a language model: mean prompt (1155)");
  predict_command->add_option("--output-tokens", o->output,
                              "Inference with a language model: mean answer (211)");
  predict_command->callback([o, &context] { predict_profile(*o, context); });
}

}  // namespace plenum::cli
