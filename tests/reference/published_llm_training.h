#pragma once

#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog/records.h"
#include "core/text/csv.h"
#include "models/llm/train.h"

/// Rows of the shared table of published training of language models, as jobs that the models can estimate.
namespace plenum::published {

/// One row as it stands in the table; 0 and empty: not stated.
struct LlmRow {
  std::string id, group, kind, gpu, precision, model, recompute, inputs, metric, unit, formula, consistent,
      notes, source, basis;
  double gpus = 0, parameters = 0, layers = 0, hidden = 0, heads = 0, vocabulary = 0, sequence = 0, batch = 0;
  double micro_batch = 0, tensor = 0, pipeline = 0, interleave = 0, data = 0, context = 0, tokens = 0;
  double published = 0, tolerance = 0;
  std::optional<double> zero_stage{};
};

/// The same as a job on a cluster. `bar` names the group that a test holds to one bar.
struct LlmCase {
  LlmRow row;
  llm::TrainingTask task;
  llm::Cluster cluster;
  const llm::TrainingEngine* engine = nullptr;
  std::string bar, skipped;
};

namespace detail {

inline double number(const std::string& text) { return text.empty() ? 0.0 : std::atof(text.c_str()); }

template <class T>
const catalog::Records<T>& shipped(const std::string& kind) {
  static const auto list = [&] {
    const std::filesystem::path data = std::filesystem::path(PLENUM_SOURCE_DIR) / "data";
    catalog::Records<T> all(kind);
    std::vector<text::InputError> errors;
    all.read(data / "catalog" / (kind + ".csv"), catalog::read_sources(data / "sources.csv"), errors);
    if (!errors.empty()) throw text::InputErrors(errors);
    return all;
  }();
  return list;
}

inline const auto& gpus() { return shipped<gpu::Gpu>("gpus"); }
inline const auto& models() { return shipped<llm::LanguageModel>("models"); }
inline const auto& engines() { return shipped<llm::TrainingEngine>("training_engines"); }

inline std::vector<const llm::TrainingEngine*> all_engines() {
  std::vector<const llm::TrainingEngine*> all;
  for (const auto& record : engines().all()) all.push_back(&record.value);
  return all;
}

/// GPU, GPUs of a server and Gbit/s of a server as the sources describe the clusters.
struct Machine {
  const char *name, *gpu;
  double per_server, gbit;
};
inline constexpr std::array machines{
    Machine{"A100-SXM-80GB", "a100-sxm4-80", 8, 1600},
    Machine{"A100-SXM-40GB", "a100-sxm4-40", 8, 1600},
    Machine{"V100-SXM3-32GB (DGX-2)", "v100-sxm3-32", 16, 800},
    Machine{"V100-SXM3-32GB (DGX-2H)", "v100-sxm3-32-h", 16, 800},
    Machine{"V100-SXM2-16GB", "v100-sxm2-16", 4, 400},
    Machine{"V100-SXM2-32GB (4-GPU node)", "v100-sxm2-32", 4, 400},
    Machine{"V100-SXM2-32GB", "v100-sxm2-32", 8, 400},
    Machine{"H100-SXM-80GB", "h100-sxm5-80", 8, 3200},
    Machine{"B200", "b200-sxm-180", 8, 3200},
    Machine{"GB200", "gb200-gpu-186", 72, 28800},
    Machine{"GB300", "gb300-gpu-288", 72, 57600},
};
inline constexpr double jean_zay_gbit = 400;  // four Omni-Path links, also of its 8-GPU servers (BLOOM)

inline const Machine* machine_of(const std::string& name) {
  for (const auto& machine : machines)
    if (name == machine.name) return &machine;
  return nullptr;
}

inline llm::LanguageModel gpt(double layers, double hidden, double heads, double vocabulary,
                              double sequence) {
  llm::LanguageModel m;
  m.layers = layers;
  m.hidden = hidden;
  m.heads = m.kv_heads = heads > 0 ? heads : std::ceil(hidden / 128);
  m.head_size = hidden / m.heads;
  m.ffn = 4 * hidden;
  m.gated = false, m.tied = true;
  m.vocabulary = vocabulary > 0 ? vocabulary : 51200;
  m.context = sequence;
  m.learned_positions = sequence;
  return m;
}

/// The BLOOM prequel states 14400 or 13824 as the hidden size; the layers follow from the size, in whole stages. The other Jean Zay rows state no shape;
/// their hidden sizes are assumed (head size 128, multiples of 1,024).
inline llm::LanguageModel shape_by_size(const LlmRow& r) {
  const double size = r.parameters;
  const bool bloom = r.group.starts_with("bloom_prequel");
  static const std::map<double, double> assumed{{7.5, 4096},  {18, 6144},  {22, 6144},  {30, 6144},
                                                {65, 10240},  {78, 10240}, {97, 12288}, {104, 11600},
                                                {116, 12288}, {206, 14336}};
  const auto found = assumed.find(size);
  const bool slow = size == 200 || size == 194 || size == 205 || size == 183;
  const double hidden = bloom ? (slow ? 14400 : 13824) : found != assumed.end() ? found->second : 8192;
  const bool large = bloom && (size == 205 || size == 183 || size == 187 || size == 196);
  const double vocabulary = large ? 250880 : 51200, stages = std::max(1.0, r.pipeline);
  const double layers =
      std::max(1.0, std::round((size * 1e9 - vocabulary * hidden) / (12 * hidden * hidden) / stages)) *
      stages;
  return gpt(layers, hidden, bloom ? 80 : 0, vocabulary, r.sequence);
}

inline llm::LanguageModel model_of(const LlmRow& r) {
  if (r.layers <= 0 || r.hidden <= 0) return shape_by_size(r);
  for (const auto& record : models().all()) {
    const auto& m = record.value;
    if (m.layers == r.layers && m.hidden == r.hidden && m.vocabulary == r.vocabulary &&
        m.gated == r.model.starts_with("LLAMA"))
      return m;
  }
  return gpt(r.layers, r.hidden, r.heads, r.vocabulary, r.sequence);
}

inline gpu::Precision precision_of(const std::string& text) {
  if (text.find("fp8") != text.npos) return gpu::Precision::fp8;
  return text == "fp16" ? gpu::Precision::fp16 : gpu::Precision::bf16;
}

inline std::optional<double> stated(double value) { return value > 0 ? std::optional(value) : std::nullopt; }

inline llm::LayoutInputs layout_of(const LlmRow& r) {
  llm::LayoutInputs l;
  l.tensor = stated(r.tensor);
  l.pipeline = stated(r.pipeline);
  l.data = stated(r.data);
  l.context = stated(r.context);
  l.micro_batch = stated(r.micro_batch);
  l.interleave = stated(r.interleave);
  l.zero_stage = r.zero_stage;
  if (r.recompute == "full") l.recompute = llm::Recompute::full;
  if (r.recompute == "selective") l.recompute = llm::Recompute::selective;
  if (r.recompute == "none") l.recompute = llm::Recompute::none;
  return l;
}

inline bool is(const LlmRow& r, std::initializer_list<const char*> groups) {
  for (const auto* group : groups)
    if (r.group == group) return true;
  return false;
}

inline std::string bar_of(const LlmRow& r) {
  if (is(r, {"bigscience_v100", "bigscience_v100_104b"}))
    return r.zero_stage == 3.0 ? "jean-zay-zero-3" : "jean-zay";
  if (is(r, {"bloom_prequel_a100", "bloom_main", "mtnlg"})) return "deepspeed";
  if (is(r, {"megatron_v2_mp", "megatron_v1_v100", "megatron2019_v100"}) && r.gpu.starts_with("V100"))
    return "v100";
  if (r.group == "megatron2021_t2" && r.zero_stage == 3.0) return "zero-3-2021";
  if (r.group == "nemo_launcher_a100") return "layout-not-stated";
  if (precision_of(r.precision) == gpu::Precision::fp8) return "fp8";
  if (r.group == "llm_foundry") return r.gpu.starts_with("H100") ? "fsdp-h100" : "fsdp-a100";
  return r.group.starts_with("mcore") ? "megatron-core" : "megatron";
}

inline std::string why_skipped(const LlmRow& r) {
  if (r.precision == "nvfp4") return "four-bit training: no such precision in the program";
  if (r.group == "nemo_launcher_a100" && r.layers <= 0) return "the table has no shape of the model";
  if (r.group == "deepspeed_bert_v100") return "the table has no sequence, batch or number of samples";
  if (r.group == "deepspeed_zero_v100") return "the table has no shape, sequence, batch or layout";
  const double needed = std::max(1.0, r.tensor) * std::max(1.0, r.pipeline) * std::max(1.0, r.data);
  if (r.gpus > 0 && needed > r.gpus) return "contradictory: the layout needs more GPUs than the row has";
  if (r.group.starts_with("bigscience") && r.zero_stage == 3.0)
    return "needs the host's memory (offload), which the model of time does not have";
  return {};
}

/// The engine of the framework that the source used.
inline const llm::TrainingEngine* engine_of(const LlmRow& r, const Machine& machine,
                                            const llm::LayoutInputs& fixed) {
  const auto bar = bar_of(r);
  if (bar == "deepspeed") return &engines().at("megatron-deepspeed-a100", "engine").value;
  if (bar == "zero-3-2021") return &engines().at("deepspeed-zero3-a100", "engine").value;
  if (bar == "megatron") return &engines().at("megatron-a100", "engine").value;
  return llm::choose_engine(all_engines(), machine.gpu, precision_of(r.precision), fixed);
}

}  // namespace detail

inline std::vector<LlmRow> llm_rows(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<LlmRow> rows;
  for (const auto& row : table.rows()) {
    const auto cell = [&](const char* column) { return row[table.need(column)].text; };
    const auto value = [&](const char* column) { return detail::number(cell(column)); };
    LlmRow r;
    r.id = cell("id"), r.group = cell("group"), r.kind = cell("kind"), r.gpu = cell("gpu");
    r.precision = cell("precision"), r.model = cell("model"), r.recompute = cell("recompute");
    r.inputs = cell("extra_inputs"), r.metric = cell("metric"), r.unit = cell("unit"),
    r.formula = cell("formula");
    r.consistent = cell("consistent"), r.notes = cell("notes"), r.source = cell("source"),
    r.basis = cell("basis");
    r.gpus = value("n_gpus"), r.parameters = value("params_b");
    r.layers = value("layers"), r.hidden = value("hidden"), r.heads = value("heads");
    r.vocabulary = value("vocab"), r.sequence = value("seq"), r.batch = value("global_batch_seqs");
    r.micro_batch = value("micro_batch"), r.tensor = value("tp"), r.pipeline = value("pp");
    r.interleave = value("vp"), r.data = value("dp"), r.context = value("cp"),
    r.tokens = value("tokens_total");
    r.published = value("published"), r.tolerance = value("tolerance_pct");
    if (!cell("zero_stage").empty()) r.zero_stage = value("zero_stage");
    rows.push_back(std::move(r));
  }
  return rows;
}

/// The job of a row whose kind is `perf`.
inline LlmCase llm_case(const LlmRow& row) {
  LlmCase c;
  c.row = row;
  c.bar = detail::bar_of(row);
  c.skipped = detail::why_skipped(row);
  const auto* machine = detail::machine_of(row.gpu);
  if (machine == nullptr) c.skipped = "no such GPU in the catalogue";
  if (!c.skipped.empty()) return c;
  c.task.model = detail::model_of(row);
  c.task.precision = detail::precision_of(row.precision);
  c.task.sequence_length = row.sequence;
  // The batches of NeMo's launcher are not in the table; 1,440 and 1,536 sequences are those of its own GPT runs.
  c.task.global_batch = row.batch > 0 ? row.batch : row.parameters > 100 ? 1536 : 1440;
  c.task.fixed = detail::layout_of(row);
  // DeepSpeed's pipeline has no interleaving; the notes of Jean Zay's rows give the bubble without it.
  if (c.bar == "deepspeed" || c.bar == "jean-zay") c.task.fixed.interleave = 1;
  if (row.model.find("LoRA") != row.model.npos) c.task.method = llm::Method::lora;
  c.cluster.gpu = detail::gpus().at(machine->gpu, "gpu").value;
  c.cluster.gpus_per_server = {machine->per_server};
  const bool jean_zay = row.group.starts_with("bloom") || row.group.starts_with("bigscience");
  c.cluster.server_network = (jean_zay ? detail::jean_zay_gbit : machine->gbit) * gigabit_per_second;
  c.engine = detail::engine_of(row, *machine, c.task.fixed);
  return c;
}

/// The same job from somebody who names no framework and plans the servers of the catalogue.
inline LlmCase without_framework(LlmCase c) {
  if (!c.skipped.empty()) return c;
  const auto& machine = *detail::machine_of(c.row.gpu);
  c.task.fixed = detail::layout_of(c.row);
  c.cluster.server_network = machine.gbit * gigabit_per_second;
  c.engine = llm::choose_engine(detail::all_engines(), machine.gpu, c.task.precision, c.task.fixed);
  return c;
}

namespace detail {

/// The numbers of "DLPerf GPT 2D_PP_2x4x4_512_2304x24 OneFlow": data x tensor x pipeline, batch, hidden x layers; empty for another name.
inline std::vector<double> dlperf_numbers(const std::string& name) {
  if (!name.starts_with("DLPerf GPT ")) return {};
  std::vector<double> numbers;
  const auto end = name.rfind(' ');
  for (auto at = name.find_first_of("0123456789", name.find("P_")); at < end;
       at = name.find_first_of("0123456789", at)) {
    const auto stop = std::min(end, name.find_first_not_of("0123456789", at));
    numbers.push_back(number(name.substr(at, stop - at)));
    at = stop;
  }
  if (name.starts_with("DLPerf GPT 2D")) {
    const bool stages = name.starts_with("DLPerf GPT 2D_PP");
    numbers = dlperf_numbers("DLPerf GPT DP_" + name.substr(stages ? 17 : 14));
  }
  return numbers.size() == 6 ? numbers : std::vector<double>{};
}

}  // namespace detail

/// GPT of OneFlow and Megatron-LM on 1 to 32 V100 SXM2 with one 100 Gbit/s port a server, TFLOP/s with full recomputation: the rows of DLPerf
/// in the shared table of training runs.
inline std::vector<LlmCase> dlperf_cases(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<LlmCase> cases;
  for (const auto& row : table.rows()) {
    const auto cell = [&](const char* column) { return row[table.need(column)].text; };
    const auto n = detail::dlperf_numbers(cell("run"));
    if (n.empty()) continue;
    LlmCase c;
    auto& r = c.row;
    r.id = cell("row_id"), r.group = "dlperf", r.kind = "perf", r.model = cell("run").substr(11);
    r.gpu = "V100-SXM2-16GB", r.precision = "fp16", r.recompute = "full", r.unit = "TFLOP/s";
    r.metric = "achieved hardware TFLOP/s per GPU", r.source = cell("source"), r.basis = cell("basis");
    r.data = n[0], r.tensor = n[1], r.pipeline = n[2], r.batch = n[3], r.hidden = n[4], r.layers = n[5];
    r.gpus = r.data * r.tensor * r.pipeline, r.sequence = 2048, r.vocabulary = 51200;
    r.heads = r.hidden == 3072 ? 32 : r.hidden == 2304 ? 24 : r.hidden == 1536 ? 16 : 12;
    r.published = detail::number(cell("tflops_per_gpu"));
    const bool oneflow = r.model.ends_with("OneFlow");
    c.bar = oneflow ? "v100-oneflow" : "v100";
    if (r.tensor > 8)
      c.skipped = "tensor parallelism over one port of the network, which no layout of ours proposes";
    c.task.model = detail::gpt(r.layers, r.hidden, r.heads, r.vocabulary, r.sequence);
    c.task.precision = gpu::Precision::fp16;
    c.task.sequence_length = r.sequence, c.task.global_batch = r.batch;
    c.task.fixed = detail::layout_of(r);
    c.task.fixed.interleave = 1;
    c.cluster.gpu = detail::gpus().at("v100-sxm2-16", "gpu").value;
    c.cluster.gpus_per_server = {8};
    c.cluster.server_network = 100.0 * gigabit_per_second;
    c.engine = &detail::engines().at(oneflow ? "oneflow-v100" : "megatron-v100", "engine").value;
    cases.push_back(std::move(c));
  }
  return cases;
}

}  // namespace plenum::published
