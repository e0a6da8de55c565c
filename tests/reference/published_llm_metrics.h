#pragma once

#include <cmath>

#include "models/gpu/peak.h"
#include "models/llm/transformer.h"
#include "tests/reference/published_llm_training.h"

/// What our models and formulas say to the published rows.
namespace plenum::published {

namespace detail {

inline double teraflops(double flops) { return flops * 1e-12; }

/// The row's metric from an estimate.
inline double metric_of(const LlmCase& c, const llm::TrainingEstimate& e) {
  const auto& r = c.row;
  const auto& m = c.task.model;
  const double tokens = e.tokens_per_second / r.gpus;
  const auto recompute = c.task.fixed.recompute.value_or(llm::Recompute::none);
  if (r.metric == "iteration time") {
    // Where the shape is derived from a rounded size, by the size that the row states.
    const double scale =
        r.layers > 0 ? 1.0
                     : r.parameters * 1e9 / (12 * m.layers * m.hidden * m.hidden + m.vocabulary * m.hidden);
    return e.time.total / second * scale * (r.unit == "ms" ? 1000 : 1);
  }
  if (r.metric.starts_with("achieved hardware TFLOP"))
    return teraflops(tokens * (hardware_operations(m, r.sequence, recompute) / flop));
  if (r.metric.starts_with("model TFLOP"))
    return teraflops(tokens * (model_operations(m, r.sequence) / flop));
  if (r.metric == "MFU") return 100 * e.mfu;
  if (r.metric == "cluster tokens per second") return e.tokens_per_second;
  return tokens;
}

}  // namespace detail

/// Ours for a row of kind `perf`; nothing when no layout fits.
inline std::optional<double> predicted(const LlmCase& c) {
  const auto best = llm::best_layout(c.task, Gpus{c.row.gpus}, c.cluster, *c.engine);
  if (!best) return {};
  if (!c.row.metric.starts_with("weak scaling")) return detail::metric_of(c, *best);
  // Against 1.2B on one GPU at a batch of 8 for each copy.
  auto one = c;
  one.task.model = detail::models().at("megatron-lm-1-2b", "model").value;
  one.task.global_batch = 8;
  one.task.fixed.tensor = one.task.fixed.data = 1;
  const auto single = llm::best_layout(one.task, Gpus{1}, c.cluster, *c.engine);
  if (!single) return {};
  const auto rate = [](const LlmCase& k, const llm::TrainingEstimate& e, double gpus) {
    return e.tokens_per_second / gpus * (model_operations(k.task.model, k.row.sequence) / flop);
  };
  return 100 * rate(c, *best, c.row.gpus) / rate(one, *single, 1);
}

namespace detail {

/// The number behind "key=" in the row's further inputs; 0 when it is not there.
inline double input(const LlmRow& r, const std::string& key) {
  const auto at = r.inputs.find(key + "=");
  return at == std::string::npos ? 0.0 : number(r.inputs.substr(at + key.size() + 1));
}

inline double peak_teraflops(const LlmRow& r) {
  const auto& g = gpus().at(machine_of(r.gpu)->gpu, "gpu").value;
  return gpu::peak_rate(g, precision_of(r.precision)).value_or(OperationRate{}) / teraflop_per_second;
}

/// Seconds of one iteration as the row states them.
inline double iteration_seconds(const LlmRow& r) {
  const double milliseconds = input(r, "iteration_ms");
  return milliseconds > 0 ? milliseconds / 1000 : input(r, "iteration_s");
}

/// TFLOP/s and GPU of the operations per token at the stated time or rate.
inline double rate_of(const LlmRow& r, Operations per_token) {
  const double stated_tokens = input(r, "tokens_per_s_per_gpu");
  const double tokens =
      stated_tokens > 0 ? stated_tokens : r.batch * r.sequence / iteration_seconds(r) / r.gpus;
  return teraflops(tokens * (per_token / flop));
}

inline Operations full_operations(const LlmRow& r, const llm::LanguageModel& m) {
  return llm::hardware_operations(m, r.sequence, llm::Recompute::full);
}

inline std::optional<double> model_rate(const LlmRow& r, const llm::LanguageModel& m) {
  // NeMo of 2024 counts the whole square of the scores, Megatron Bridge the causal half.
  const auto scores = llm::attention_operations(m, r.sequence);
  const bool lora = r.model.find("LoRA") != std::string::npos;
  if (r.group == "nemo_h100_finetune")
    return rate_of(r, llm::method_operations(m, r.sequence, lora ? llm::Method::lora : llm::Method::full));
  if (r.group == "megatron_bridge") return rate_of(r, llm::model_operations(m, r.sequence) - 1.5 * scores);
  return rate_of(r, llm::model_operations(m, r.sequence));
}

inline std::optional<double> utilisation(const LlmRow& r, const llm::LanguageModel& m) {
  if (r.group == "llm_foundry") {
    // Their number of parameters has as many learned positions as the sequence is long.
    const auto per_token = 6.0 * r.parameters * 1e9 * flop + 3.0 * llm::attention_operations(m, r.sequence);
    return 100 * rate_of(r, per_token) / input(r, "peak_tflops");
  }
  if (const double rate = input(r, "model_tflops"); rate > 0) return 100 * rate / peak_teraflops(r);
  const auto recompute = r.metric == "HFU" ? llm::Recompute::selective : llm::Recompute::none;
  return 100 * rate_of(r, llm::hardware_operations(m, r.sequence, recompute)) / peak_teraflops(r);
}

inline std::optional<double> training_days(const LlmRow& r, const llm::LanguageModel& m) {
  const double rate = r.gpus * input(r, "achieved_tflops") * 1e12 * 86400;
  if (r.formula.starts_with("8*T*P")) return 8 * r.tokens * r.parameters * 1e9 / rate;
  return r.tokens * (full_operations(r, m) / flop) / rate;
}

/// Against the same on one GPU, 1.16 billion parameters (the first row of the group).
inline std::optional<double> weak_scaling(const LlmRow& r, const llm::LanguageModel& m) {
  const auto& one = models().at("megatron-case-1b", "model").value;
  const double single =
      r.batch * r.sequence / (input(r, "base_ms") / 1000) * (full_operations(r, one) / flop) * 1e-12;
  return 100 * rate_of(r, full_operations(r, m)) / single;
}

inline std::optional<double> by_time(const LlmRow& r) {
  const double each = input(r, "tokens_per_s_per_gpu"), all = input(r, "tokens_per_s");
  if (r.metric.starts_with("estimated days")) return 10e12 / (each * 1024) / 86400;
  if (r.metric.starts_with("minutes for")) return 10e6 / (each * r.gpus) / 60;
  if (r.metric == "time to train") return r.tokens / all / 86400;
  return {};
}

}  // namespace detail

/// Ours for a row whose kind is `arith` or `params`: the formulas at the stated time; nothing when there is no formula for its metric.
inline std::optional<double> arithmetic(const LlmRow& r) {
  if (r.metric.find("approx") != std::string::npos)
    return 8 * r.parameters * 1e9 * r.batch * r.sequence / detail::iteration_seconds(r) / r.gpus * 1e-12;
  if (r.metric == "aggregate sustained")
    return detail::input(r, "single_gpu_tflops") * detail::input(r, "scaling") * r.gpus / 1000;
  const double achieved = detail::input(r, "achieved_tflops");
  if (r.metric == "percent of peak") return 100 * achieved / detail::peak_teraflops(r);
  if (r.metric == "aggregate petaFLOP/s")
    return (achieved > 0 ? achieved : detail::input(r, "model_tflops")) * r.gpus / 1000;
  if (const auto time = detail::by_time(r)) return time;
  const auto m = detail::model_of(r);
  if (r.metric == "parameters") return llm::parameters(m) * 1e-9;
  if (r.metric == "training time") return detail::training_days(r, m);
  if (r.metric == "weak scaling") return detail::weak_scaling(r, m);
  if (r.metric == "MFU" || r.metric == "HFU") return detail::utilisation(r, m);
  if (r.metric == "hardware TFLOP/s per GPU") return detail::rate_of(r, detail::full_operations(r, m));
  if (r.metric == "model TFLOP/s per GPU") return detail::model_rate(r, m);
  return {};
}

/// A whole published run: the time that the tokens take at the steady rate of the best layout.
struct LlmRun {
  double gpu_hours = 0, days = 0, tokens_per_gpu = 0;
  std::string skipped;
};

inline LlmRun llm_run(const LlmRow& r) {
  static const std::map<std::string, std::string> same{
      {"Llama 3 8B", "Llama 3.1 8B"},   {"Llama 3 70B", "Llama 3.1 70B"},
      {"Llama 2 34B", "CodeLlama 34B"}, {"GPT 5B", "GPT3-5B (NeMo)"},
      {"GPT 20B", "GPT3-20B (NeMo)"},   {"GPT 40B", "GPT 40B (Megatron/Calculon)"},
      {"GPT 175B", "GPT-3 175B"}};
  const auto alias = same.find(r.model);
  const std::string name = alias == same.end() ? r.model : alias->second;
  const llm::LanguageModel* model = nullptr;
  for (const auto& record : detail::models().all())
    if (record.value.name == name) model = &record.value;
  const auto* machine = detail::machine_of(r.gpu);
  if (machine == nullptr) return {.skipped = "no such accelerator in the catalogue"};
  if (model == nullptr) return {.skipped = "no shape of the model in table or catalogue"};
  if (r.inputs.find("steps=") != std::string::npos) return {.skipped = "its own iteration time"};
  LlmCase c;
  c.task.model = *model;
  c.task.precision = gpu::Precision::bf16;
  // Not in the table: 4,096 tokens or what the model can, 4 million tokens a batch (LLaMA, arXiv 2302.13971, section 2.3), 1,024 GPUs where none are named.
  c.task.sequence_length = std::min(4096.0, model->context);
  c.task.global_batch = 4194304 / c.task.sequence_length;
  c.cluster.gpu = detail::gpus().at(machine->gpu, "gpu").value;
  c.cluster.gpus_per_server = {machine->per_server};
  c.cluster.server_network = machine->gbit * gigabit_per_second;
  const auto* engine = llm::choose_engine(detail::all_engines(), machine->gpu, c.task.precision);
  const double gpus = r.gpus > 0 ? r.gpus : 1024;
  const auto best = llm::best_layout(c.task, Gpus{gpus}, c.cluster, *engine);
  if (!best) return {.skipped = "fits in no layout"};
  LlmRun run;
  run.tokens_per_gpu = best->tokens_per_second / best->layout.gpus();
  run.gpu_hours = r.tokens / run.tokens_per_gpu / 3600;
  run.days = r.tokens / best->tokens_per_second / 86400;
  return run;
}

}  // namespace plenum::published
