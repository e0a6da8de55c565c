#pragma once

#include "models/llm/finetune.h"
#include "models/llm/training_memory.h"
#include "tests/reference/published_llm_training.h"

/// Rows of the shared tables of memory and of fine-tuning, each with what the formulas make of it.
namespace plenum::published {

struct LlmMemoryRow {
  std::string id, group, model, inputs, metric, unit, notes, source, basis, skipped, method, quantisation;
  double size = 0, layers = 0, hidden = 0, heads = 0, sequence = 0, micro_batch = 1, tensor = 1, pipeline = 1;
  double interleave = 1, data = 1, zero_stage = 0, gpus = 0, trained = 0, published = 0, ours = 0,
         tolerance = 0;
  bool consistent = true;
  double error() const { return ours / published - 1.0; }
};

namespace detail {

inline bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

inline Information unit_of(const std::string& unit) {
  if (unit == "GiB") return gibibyte;
  if (unit == "MiB") return gibibyte / 1024.0;
  return unit == "TB" ? 1e3 * gigabyte : gigabyte;
}

inline double zero_stage_in(const std::string& metric) {
  return has(metric, "g+p") ? 3 : has(metric, "+g") ? 2 : has(metric, "Pos") ? 1 : 0;
}

/// Rajbhandari et al. 2020, Table 2, for GPUs of 32 GB; what they measured is 0.625 (baseline) and 0.82 (stage 1) of the theory.
inline double largest(const LlmMemoryRow& r) {
  const double stage = zero_stage_in(r.metric);
  const double measured = has(r.metric, "measured") ? (stage == 0 ? 0.625 : 0.82) : 1.0;
  return measured * llm::largest_model(32.0 * gigabyte, stage, r.data, r.tensor) * 1e-9;
}

inline double estimator(const LlmMemoryRow& r) {
  const std::string key = "largest_layer_params=";
  const double p = r.size * 1e9, layer = number(r.inputs.substr(r.inputs.find(key) + key.size()));
  const bool full = has(r.metric, "full offload");
  if (has(r.metric, "ZeRO-3 CPU"))
    return llm::deepspeed_zero3_host(p, layer, r.data, r.data, full) / unit_of(r.unit);
  if (has(r.metric, "ZeRO-2"))
    return llm::deepspeed_zero2(p, r.data, has(r.metric, "offload cpu")) / unit_of(r.unit);
  // Cases of the documentation: 1 nothing on the host, 2 all, 3 the optimizer.
  const bool optimizer = full || has(r.metric, "case2") || has(r.metric, "case3");
  const bool weights = full || has(r.metric, "case2");
  return llm::deepspeed_zero3(p, layer, r.data, optimizer, weights) / unit_of(r.unit);
}

inline double korthikanti(const LlmMemoryRow& r) {
  const double inner = 12 * r.layers * r.hidden * r.hidden / (r.tensor * r.pipeline);
  if (has(r.metric, "parameters + optimizer")) return llm::model_states(inner, 0, 1, 4) / unit_of(r.unit);
  const auto m = gpt(r.layers, r.hidden, r.heads, 0, r.sequence);
  const bool parallel = has(r.metric, "sequence");
  const llm::KeptActivations kept{r.sequence, r.micro_batch, r.tensor,
                                  parallel,   false,         !has(r.metric, "selective")};
  const llm::KeptActivations baseline{r.sequence, r.micro_batch, r.tensor, false, false, true};
  if (r.group == "korthikanti_f7") {
    const auto layer = has(r.metric, "full") ? llm::layer_input(m, r.sequence, r.micro_batch)
                                             : llm::layer_activations(m, kept);
    return 100 * (layer / llm::layer_activations(m, baseline));
  }
  const double flight = llm::layers_in_flight(r.layers, r.pipeline, r.interleave, r.pipeline);
  return flight * llm::layer_activations(m, kept) / unit_of(r.unit);
}

/// In use on one GPU of the BLOOM prequel; hidden sizes and layers as the row derives them.
inline double in_use(const LlmMemoryRow& r) {
  llm::TrainingTask task;
  task.model = gpt(r.layers, r.hidden, 80, 0, r.sequence);
  task.sequence_length = r.sequence;
  task.global_batch = 2048;
  llm::Layout layout;
  layout.tensor = r.tensor, layout.pipeline = r.pipeline, layout.data = r.data;
  layout.micro_batch = r.micro_batch, layout.zero_stage = r.zero_stage;
  layout.recompute = llm::Recompute::full;
  const auto& engine = engines().at("megatron-deepspeed-a100", "engine").value;
  return llm::training_memory(task, layout, engine).total / unit_of(r.unit);
}

inline void fill(LlmMemoryRow& r) {
  if (r.group == "zero_t1") r.ours = llm::model_states(r.size * 1e9, r.zero_stage, r.data) / unit_of(r.unit);
  else if (r.group == "zero_t2") r.ours = largest(r);
  else if (r.group == "deepspeed_estimator") r.ours = estimator(r);
  else if (r.group.starts_with("korthikanti")) r.ours = korthikanti(r);
  else if (r.group == "bloom_prequel_memory") r.ours = in_use(r);
  else if (r.group == "tr1_memory") r.ours = llm::model_states(r.size * 1e9, 0, 1, 4) / unit_of(r.unit);
  else if (r.group == "checkpoint" && !has(r.metric, "download"))
    r.ours = llm::checkpoint_size(r.size * 1e9) / unit_of(r.unit);
  else r.skipped = r.group == "checkpoint" ? "weights and a state of another format" : "memory of inference";
}

/// Models of LitGPT's table; StableLM 3B (alpha) is not in the catalogue: 16 layers of 4096, untied (recalled; its number of trained weights fits).
inline std::optional<llm::LanguageModel> tuned_model(const std::string& name) {
  if (name == "StableLM 3B") {
    auto m = gpt(16, 4096, 32, 50688, 4096);
    m.tied = false;
    m.learned_positions.reset();
    return m;
  }
  for (const auto& record : models().all())
    if (record.value.name == name || (name == "phi-1.5" && record.value.name == "Phi-1.5"))
      return record.value;
  return {};
}

/// Bytes a parameter that LLaMA-Factory's table counts with.
inline double bytes_of(const std::string& method) {
  if (has(method, "mixed")) return 18;
  if (has(method, "pure")) return 8;
  if (has(method, "8 bit")) return 1;
  if (has(method, "4 bit")) return 0.5;
  return has(method, "2 bit") ? 0.25 : 2;
}

inline void fill_tuning(LlmMemoryRow& r, const std::map<std::string, double>& hours) {
  if (r.group == "litgpt_lora" && r.metric == "max GPU memory") {
    const auto model = tuned_model(r.model);
    if (!model) return void(r.skipped = "no shape of the model in the catalogue");
    const auto method = r.method == "QLoRA" ? llm::Method::qlora : llm::Method::lora;
    const double scales = r.quantisation == "nf4-dq" ? 0.127 : 0.5;
    r.ours = llm::adapter_memory(*model, method, 8, r.sequence, r.micro_batch, scales) / gigabyte;
  } else if (r.group == "litgpt_lora") {
    r.skipped = "110 tokens at a time: bound by launches of kernels, which the model of time does not have";
  } else if (r.group == "llamafactory") {
    r.ours = llm::rule_of_thumb(r.size * 1e9, bytes_of(r.method)) / gigabyte;
  } else if (r.metric == "Azure cost" && hours.contains(r.model + std::to_string(r.gpus))) {
    r.ours = hours.at(r.model + std::to_string(r.gpus)) * r.gpus *
             4.0;  // USD per GPU-hour, as all its cells imply
  } else {
    r.skipped = "reinforcement learning: generation and four models at a time";
  }
}

}  // namespace detail

inline std::vector<LlmMemoryRow> llm_memory_rows(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<LlmMemoryRow> rows;
  for (const auto& row : table.rows()) {
    const auto cell = [&](const char* column) { return row[table.need(column)].text; };
    const auto value = [&](const char* column, double unset = 0) {
      return cell(column).empty() ? unset : detail::number(cell(column));
    };
    LlmMemoryRow r;
    r.id = cell("id"), r.group = cell("group"), r.model = cell("model"), r.inputs = cell("inputs");
    r.metric = cell("metric"), r.unit = cell("unit"), r.notes = cell("notes"), r.source = cell("source");
    r.basis = cell("basis"), r.size = value("params_b"), r.layers = value("layers"),
    r.hidden = value("hidden");
    r.heads = value("heads"), r.sequence = value("seq"), r.micro_batch = value("micro_batch", 1);
    r.tensor = value("tp", 1), r.pipeline = value("pp", 1), r.interleave = value("vp", 1);
    r.data = value("dp", 1), r.zero_stage = value("zero_stage"), r.published = value("published");
    r.tolerance = value("tolerance_pct"), r.consistent = cell("consistent") == "yes";
    detail::fill(r);
    rows.push_back(std::move(r));
  }
  return rows;
}

inline std::vector<LlmMemoryRow> llm_finetune_rows(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<LlmMemoryRow> rows;
  std::map<std::string, double> hours;
  for (const auto& row : table.rows()) {
    const auto cell = [&](const char* column) { return row[table.need(column)].text; };
    LlmMemoryRow r;
    r.id = cell("id"), r.group = cell("group"), r.model = cell("model"), r.method = cell("method");
    r.metric = cell("metric"), r.unit = cell("unit"), r.notes = cell("notes"), r.source = cell("source");
    r.basis = cell("basis"), r.quantisation = cell("quantisation"), r.size = detail::number(cell("params_b"));
    r.gpus = detail::number(cell("n_gpus")), r.micro_batch = detail::number(cell("micro_batch"));
    r.sequence = detail::number(cell("max_tokens")), r.trained = detail::number(cell("trainable_params"));
    r.published = detail::number(cell("published")), r.tolerance = detail::number(cell("tolerance_pct"));
    if (r.metric == "RLHF training time") hours[r.model + std::to_string(r.gpus)] = r.published;
    rows.push_back(std::move(r));
  }
  for (auto& row : rows) detail::fill_tuning(row, hours);
  return rows;
}

}  // namespace plenum::published
