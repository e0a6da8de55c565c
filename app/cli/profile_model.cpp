#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/cli/profile.h"
#include "app/cli/table.h"
#include "core/units/nearest.h"
#include "models/llm/serving_memory.h"
#include "models/llm/steady_state.h"
#include "models/plan/evaluation.h"

namespace plenum::cli {
namespace {

using text::Json;

/// How far nine in ten measurements lie from the model: inside the measured conditions of the model itself, of the engine, without any
/// (tests/reference/llm_serving.cpp).
double spread(workload::Grade grade) {
  return grade == workload::Grade::measured ? 0.10 : grade == workload::Grade::derived ? 0.17 : 0.30;
}

/// The language model that a word names, unless a measured workload has that name.
const catalog::Record<llm::LanguageModel>* model_named(const ProfileOptions& o, Context& context) {
  const auto& table = context.catalogue().profiles();
  for (const auto mode : {gpu::Mode::train, gpu::Mode::infer})
    for (const auto& id : table.workloads(mode))
      if (lower(id) == lower(o.workload)) return nullptr;
  for (const auto& record : context.catalogue().models.all())
    if (record.id == lower(o.workload) || catalog::same_name(record.value.name, o.workload)) return &record;
  return nullptr;
}

/// A plan of the hardware alone: servers with this GPU, or the default one with other GPUs in it.
plan::Scenario on_gpu(const ProfileOptions& o, const std::string& gpu, Context& context) {
  plan::Scenario scenario;
  scenario.compute.gpu = gpu;
  scenario.compute.server_price = 1.0 * money_unit;  // no price is asked for here
  for (const auto& record : context.catalogue().servers.all())
    if (record.value.gpu == gpu && (!o.per_server || record.value.gpus.value == *o.per_server)) {
      scenario.compute.server = record.id;
      break;
    }
  return scenario;
}

std::string gpu_of(const ProfileOptions& o, Context& context, std::string& note) {
  return gpu_named(o.gpu, "", o.mode == "train" ? gpu::Mode::train : gpu::Mode::infer, context, "--gpu",
                   note);
}

/// The weight format that a word names; `mixed` are 16 bits.
llm::WeightFormat format_named(const std::string& word) {
  std::vector<std::string> keys;
  for (const auto& choice : fields::Describe<llm::WeightFormat>::choices) {
    if (lower(word) == choice.key) return choice.value;
    keys.emplace_back(choice.key);
  }
  if (lower(word) == "mixed") return llm::WeightFormat::fp16;
  const auto hint = did_you_mean(word, keys);
  throw fields::FieldError("--precision", fmt::format("unknown weight format `{}`", word),
                           hint.empty() ? fmt::format("formats: {}", fmt::join(keys, ", ")) : hint);
}

void print(const ProfileOptions& o, const Json& json, const std::string& heading, Context& context) {
  if (o.json) return context.result(json.dump(2) + "\n");
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, value] : json.items()) {
    if (value.is_array() || value.is_null()) continue;
    rows.push_back({key, value.is_number()   ? fmt::format("{:.6g}", value.get<double>())
                         : value.is_string() ? value.get<std::string>()
                                             : value.dump()});
  }
  std::string text = heading + "\n" + aligned(rows, {false, false}, context.terminal.width);
  for (const auto& note : json["notes"])
    text += wrapped("Note: " + note.get<std::string>() + ".", context.terminal.width, 6) + "\n";
  context.result(text);
}

/// What both answers begin with.
Json heading_of(const ProfileOptions& o, const std::string& id, const std::string& name, const char* mode,
                const plan::Resolved& in) {
  Json json;
  json["workload"] = id;
  json["name"] = name;
  json["mode"] = mode;
  json["gpu"] = *in.inputs.compute.gpu;
  json["precision"] = lower(o.precision);
  json["gpus"] = o.gpus;
  return json;
}

/// The engine of an option; FieldError with a suggestion for one that is not there.
std::optional<std::string> engine_of(const ProfileOptions& o, const std::vector<std::string>& ids) {
  if (o.framework.empty()) return std::nullopt;
  if (std::find(ids.begin(), ids.end(), o.framework) != ids.end()) return o.framework;
  throw catalog::unknown_record("engines", o.framework, "--framework", ids);
}

plan::Resolved with_service(const ProfileOptions& o, const std::string& id, plan::Scenario scenario,
                            Context& context) {
  auto& service = scenario.workload.inference.emplace_back();
  service.model = id;
  service.precision = format_named(o.precision);
  service.tensor = o.gpus;
  service.max_batch = o.batch;
  service.prompt_tokens = o.prompt.value_or(service.prompt_tokens);
  service.output_tokens = o.output.value_or(service.output_tokens);
  service.engine = engine_of(o, context.catalogue().serving_engines.ids());
  return plan::resolve(scenario, context.catalogue());
}

/// `batch` requests at a time in a closed loop, or as many as fit.
Json serving(const ProfileOptions& o, const std::string& id, const plan::Resolved& in) {
  const auto cluster = plan::cluster(in);
  const auto& service = in.inputs.workload.inference.front();
  const auto& known = in.services.front();
  const auto& engine = *known.engine;
  if (!llm::can_serve(cluster.gpu, service.precision))
    throw fields::FieldError(
        "--precision", fmt::format("{} cannot compute with these weights", cluster.gpu.name), "try fp16");
  if (o.gpus > cluster.gpus_per_server.value)
    throw fields::FieldError("--gpus", fmt::format("a server has {:g} GPUs", cluster.gpus_per_server.value),
                             "`plenum run` plans replicas over several servers");
  const auto task = workload::task_of(service, *known.model);
  const double p = task.prompt_tokens, n = task.output_tokens;
  constexpr double most_requests = 2048;  // max_batch_size of TensorRT-LLM 1.0
  const double fit =
      std::min(most_requests,
               std::floor(llm::serving_memory(task, o.gpus, 1, cluster, engine).cache_tokens / (p + n)));
  if (fit < 1.0)
    throw fields::FieldError("WORKLOAD",
                             fmt::format("{} and one request do not fit into {:g} {}", known.model->name,
                                         o.gpus, cluster.gpu.name),
                             "take more GPUs or smaller weights");
  const double batch = std::min(o.batch.value_or(fit), fit);
  const auto r = llm::roofline(task, o.gpus, cluster, engine);
  const double tokens = llm::steady_throughput(r, batch, p, n), band = spread(known.grade);
  auto json = heading_of(o, id, known.model->name, "infer", in);
  json["engine"] = service.engine.value_or("");
  json["batch"] = batch;
  json["prompt_tokens"] = p;
  json["output_tokens"] = n;
  json["unit"] = "tokens/s";
  json["throughput"] = tokens;
  json["throughput_per_gpu"] = tokens / o.gpus;
  json["throughput_low"] = tokens * (1.0 - band);
  json["throughput_high"] = tokens * (1.0 + band);
  json["ttft_ms"] = 1e3 * llm::static_latency(r, 1.0, p, 1.0);
  json["tpot_ms"] = 1e3 * llm::steady_tpot(r, batch, p, n, engine.prefill_share);
  json["static_latency_ms"] = 1e3 * llm::static_latency(r, batch, p, n);
  json["max_batch"] = fit;
  json["grade"] = grade_key(known.grade);
  json["basis"] = known.basis;
  json["notes"] = Json::array();
  if (o.batch && batch < *o.batch)
    json["notes"].push_back(fmt::format("{:g} requests fit at a time, not {:g}", fit, *o.batch));
  return json;
}

Json training(const ProfileOptions& o, const std::string& id, plan::Scenario scenario, Context& context) {
  auto& job = scenario.workload.training.emplace_back();
  job.model = id;
  job.precision = precision_named(o.precision, "--precision");
  job.sequence_length = o.length;
  if (o.batch) job.global_batch = *o.batch * o.gpus;
  job.engine = engine_of(o, context.catalogue().training_engines.ids());
  const auto in = plan::resolve(scenario, context.catalogue());
  const auto run = workload::run_of(in.inputs.workload.training.front(), in.training.front());
  const auto result = workload::achieve(run, Gpus{o.gpus}, plan::cluster(in));
  if (result.throughput.value() <= 0)
    throw fields::FieldError("WORKLOAD",
                             fmt::format("{} does not train on {:g} {} in {}", run.task->model.name, o.gpus,
                                         in.catalog.gpu.name, o.precision),
                             "take more GPUs, or a precision that they have");
  auto json = heading_of(o, id, run.task->model.name, "train", in);
  json["engine"] = in.inputs.workload.training.front().engine.value_or("");
  json["global_batch"] = run.task->global_batch;
  json["sequence_length"] = run.task->sequence_length;
  json["unit"] = "tokens/s";
  json["throughput"] = result.throughput.value();
  json["throughput_per_gpu"] = result.throughput_per_gpu.value();
  json["throughput_low"] = result.throughput_low.value();
  json["throughput_high"] = result.throughput_high.value();
  json["mfu"] = *result.mfu;
  json["tensor"] = *result.layout.tensor;
  json["pipeline"] = *result.layout.pipeline;
  json["data"] = *result.layout.data;
  json["micro_batch"] = *result.layout.micro_batch;
  json["zero_stage"] = *result.layout.zero_stage;
  const auto recompute = static_cast<std::size_t>(*result.layout.recompute);
  json["recompute"] = fields::Describe<llm::Recompute>::choices[recompute].key;
  json["iteration_s"] = result.iteration->value();
  json["memory_per_gpu_gib"] = result.memory_per_gpu->value() / (8.0 * 1024 * 1024 * 1024);
  json["grade"] = grade_key(result.grade);
  json["basis"] = result.basis;
  json["notes"] = Json::array();
  return json;
}

}  // namespace

bool predict_model(const ProfileOptions& options, Context& context) {
  const auto* record = model_named(options, context);
  if (record == nullptr) return false;
  std::string note;
  const auto scenario = on_gpu(options, gpu_of(options, context, note), context);
  const bool train = options.mode == "train" || (options.mode.empty() && !options.prompt && !options.output);
  auto json = train ? training(options, record->id, scenario, context)
                    : serving(options, record->id, with_service(options, record->id, scenario, context));
  if (!note.empty()) json["notes"].push_back(note);
  if (options.mode.empty())
    json["notes"].push_back(train ? "training, as no mode was asked for"
                                  : "inference, as lengths of requests were given");
  print(options, json, fmt::format("{}, {}", record->value.name, train ? "training" : "inference"), context);
  return true;
}

}  // namespace plenum::cli
