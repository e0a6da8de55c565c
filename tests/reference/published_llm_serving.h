#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog/records.h"
#include "core/text/csv.h"
#include "models/llm/roofline.h"
#include "models/llm/serving_memory.h"
#include "models/llm/serving_simulation.h"
#include "models/llm/steady_state.h"
#include "models/llm/transformer.h"

/// Measured latencies, throughputs, memory and request logs of language models; for the tests and the accuracy table.
namespace plenum::published {

/// The shared table with the columns of one row by name.
class SharedTable {
 public:
  explicit SharedTable(const std::string& name)
      : table_(text::CsvTable::read(std::filesystem::path(PLENUM_SHARED_DIR) / "reference" / "llm" / name)) {}
  std::size_t size() const { return table_.rows().size(); }
  const std::string& text(std::size_t row, std::string_view column) const {
    return table_.rows()[row][table_.need(column)].text;
  }
  double number(std::size_t row, std::string_view column) const {
    const auto& cell = text(row, column);
    double value = std::nan("");
    std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return value;
  }

 private:
  text::CsvTable table_;
};

inline bool shared_llm_tables() {
  return std::filesystem::exists(std::filesystem::path(PLENUM_SHARED_DIR) / "reference" / "llm" /
                                 "inference_validation.csv");
}

/// GPUs and engines as they are shipped.
struct ServingCatalogue {
  catalog::Records<gpu::Gpu> gpus{"gpus"};
  catalog::Records<llm::ServingEngine> engines{"serving_engines"};

  static const ServingCatalogue& shipped() {
    static const ServingCatalogue read = [] {
      ServingCatalogue c;
      const auto data = std::filesystem::path(PLENUM_SOURCE_DIR) / "data";
      const auto sources = catalog::read_sources(data / "sources.csv");
      std::vector<text::InputError> errors;
      c.gpus.read(data / "catalog" / "gpus.csv", sources, errors);
      c.engines.read(data / "catalog" / "serving_engines.csv", sources, errors);
      if (!errors.empty()) throw text::InputErrors(std::move(errors));
      return c;
    }();
    return read;
  }

  llm::Cluster cluster(std::string_view gpu) const {
    llm::Cluster c;
    c.gpu = gpus.at(gpu, "gpu").value;
    c.server_network =
        200.0 * gigabyte_per_second;  // 8 x 200 Gbit/s, the servers of the rows that cross several
    return c;
  }

  /// The engine of this software for the GPU and format.
  const llm::ServingEngine& engine(std::string_view software, std::string_view gpu,
                                   llm::WeightFormat format) const {
    std::vector<const llm::ServingEngine*> list;
    for (const auto& record : engines.all())
      if (record.value.engine == software) list.push_back(&record.value);
    const auto* found = llm::choose_engine(list, gpu, format);
    return found ? *found : engines.at("generic", "engine").value;
  }
};

enum class ServingMetric { tpot, max_throughput, static_throughput, first_token, request_latency };

/// One row of the table of measured inference.
struct ServingRow {
  std::string id, group, model, gpu, software, source;
  llm::ServiceTask task;
  ServingMetric metric = ServingMetric::tpot;
  double tensor = 1, stages = 1, batch = 0;  ///< batch 0: as many as fit
  double measured = 0;                       ///< in s, or output tokens/s (of one GPU for static_throughput)
};

inline std::string gpu_id(const std::string& name) {
  static const std::map<std::string, std::string> ids{
      {"H100-SXM-80GB", "h100-sxm5-80"}, {"H200-SXM-141GB", "h200-sxm-141"}, {"B200", "b200-sxm-180"},
      {"A100-SXM-80GB", "a100-sxm4-80"}, {"A100-SXM-40GB", "a100-sxm4-40"},  {"L40S", "l40s"}};
  return ids.at(name);
}

/// The shape with the published width, depth and matrix parameters; the inner width follows from them.
inline llm::LanguageModel shape_of(const SharedTable& t, std::size_t row) {
  llm::LanguageModel m;
  m.layers = t.number(row, "layers"), m.hidden = t.number(row, "hidden");
  m.heads = t.number(row, "heads"), m.kv_heads = t.number(row, "kv_heads");
  m.head_size = t.number(row, "head_dim"), m.vocabulary = t.number(row, "vocab");
  m.context = 1e6, m.tied = false;
  const double layers = t.number(row, "params_b") * 1e9 - m.vocabulary * m.hidden;
  m.ffn = (layers / m.layers - llm::attention_parameters(m)) / (2.0 * m.hidden);
  return m;
}

/// Why a row of the table is not compared; nothing when it is.
inline std::optional<std::string> left_out(const std::string& group, const std::string& metric) {
  if (group == "megatron_gpt") return "research code without fused kernels, no serving engine";
  if (metric == "mean time to first token")
    return "a mean over a closed loop that starts with all requests at once; decided by how many rounds were run";
  return std::nullopt;
}

inline const std::map<std::string, std::string>& software_of_groups() {
  static const std::map<std::string, std::string> all{
      {"silicon_trtllm", "trtllm"},  {"trtllm_v1_max", "trtllm"},     {"silicon_vllm", "vllm"},
      {"silicon_sglang", "sglang"},  {"trtllm_v06", "trtllm-0.6"},    {"trtllm_v05_ttft", "trtllm-0.6"},
      {"trtllm_blog", "trtllm-0.6"}, {"ft_gpt", "fastertransformer"}, {"kipply_ft", "fastertransformer"},
      {"litgpt", "pytorch"}};
  return all;
}

inline ServingMetric metric_of(const std::string& name) {
  if (name.find("max throughput") != std::string::npos) return ServingMetric::max_throughput;
  if (name.starts_with("output tokens/s")) return ServingMetric::static_throughput;
  if (name.starts_with("first token")) return ServingMetric::first_token;
  if (name.starts_with("request latency")) return ServingMetric::request_latency;
  return ServingMetric::tpot;
}

inline ServingRow row_of(const SharedTable& t, std::size_t i) {
  ServingRow r;
  r.id = t.text(i, "id"), r.group = t.text(i, "group"), r.model = t.text(i, "model");
  r.gpu = gpu_id(t.text(i, "gpu")), r.software = software_of_groups().at(r.group),
  r.source = t.text(i, "source");
  const double bits = t.number(i, "weight_bits");
  r.task.format = bits == 16.0  ? llm::WeightFormat::fp16
                  : bits == 8.0 ? llm::WeightFormat::fp8
                                : llm::WeightFormat::fp4;
  r.task.cache_bits = t.number(i, "kv_bits");
  r.task.model = shape_of(t, i);
  r.task.prompt_tokens = t.number(i, "isl"), r.task.output_tokens = t.number(i, "osl");
  r.metric = metric_of(t.text(i, "metric"));
  r.tensor = t.number(i, "tp"), r.stages = t.number(i, "pp");
  if (t.text(i, "batch") != "max") r.batch = t.number(i, "batch");
  r.measured = t.number(i, "published") * (t.text(i, "unit") == "ms" ? 1e-3 : 1.0);
  return r;
}

inline bool one_server(const ServingRow& r) { return r.tensor * r.stages <= 8.0; }

/// What the model says to a row, in the row's unit.
inline double predicted(const ServingRow& row, const ServingCatalogue& catalogue) {
  const auto cluster = catalogue.cluster(row.gpu);
  const auto& engine = catalogue.engine(row.software, row.gpu, row.task.format);
  const auto roofline = llm::roofline(row.task, row.tensor, cluster, engine);
  const auto memory = llm::serving_memory(row.task, row.tensor, row.stages, cluster, engine);
  const double s = row.task.prompt_tokens, o = row.task.output_tokens;
  const double most = std::clamp(std::floor(memory.cache_tokens / (s + o)), 1.0, 2048.0);
  switch (row.metric) {
  case ServingMetric::tpot:
    return llm::steady_tpot(roofline, std::min(row.batch, most), s, o, engine.prefill_share);
  case ServingMetric::max_throughput: return llm::steady_throughput(roofline, most, s, o);
  case ServingMetric::static_throughput:
    return row.batch * o / llm::static_latency(roofline, row.batch, s, o) / row.tensor;
  case ServingMetric::first_token: return llm::static_latency(roofline, row.batch, s, 1.0);
  case ServingMetric::request_latency: return llm::static_latency(roofline, row.batch, s, o);
  }
  return 0.0;
}

struct SkippedRow {
  std::string id, reason;
};

struct ServingRows {
  std::vector<ServingRow> compared;
  std::vector<SkippedRow> skipped;
};

inline ServingRows serving_rows() {
  ServingRows rows;
  const SharedTable t("inference_validation.csv");
  for (std::size_t i = 0; i < t.size(); ++i) {
    const auto reason = left_out(t.text(i, "group"), t.text(i, "metric"));
    if (reason) rows.skipped.push_back({t.text(i, "id"), *reason});
    else rows.compared.push_back(row_of(t, i));
  }
  return rows;
}

/// Requests of one run of the log, by arrival, with their measured first and last tokens.
struct RequestLog {
  std::string name;
  std::vector<llm::Request> requests;
  std::vector<llm::Served> measured;
};

inline std::vector<RequestLog> request_logs() {
  const SharedTable t("vllm_request_level.csv");
  std::map<std::string, std::vector<std::pair<llm::Request, llm::Served>>> runs;
  for (std::size_t i = 0; i < t.size(); ++i)
    runs[t.text(i, "run")].push_back(
        {{t.number(i, "arrival_s"), t.number(i, "prompt_tokens"), t.number(i, "output_tokens")},
         {t.number(i, "first_token_s"), t.number(i, "last_token_s")}});
  std::vector<RequestLog> logs;
  for (auto& [name, rows] : runs) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.first.arrival < b.first.arrival; });
    logs.push_back({name, {}, {}});
    for (const auto& [request, served] : rows)
      logs.back().requests.push_back(request), logs.back().measured.push_back(served);
  }
  return logs;
}

struct LogMeans {
  double ttft = 0, tpot = 0;  ///< s
};

inline LogMeans means(const std::vector<llm::Request>& requests, const std::vector<llm::Served>& served) {
  LogMeans m;
  const auto n = static_cast<double>(requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    m.ttft += (served[i].first_token - requests[i].arrival) / n;
    m.tpot += (served[i].last_token - served[i].first_token) / (requests[i].output_tokens - 1.0) / n;
  }
  return m;
}

/// The simulated run. Qwen3 30B-A3B kept 337,000 tokens, more than one card has room for: it ran on two.
inline LogMeans simulated(const RequestLog& log, const ServingCatalogue& catalogue,
                          const catalog::Records<llm::LanguageModel>& models) {
  const bool small = log.name.find("8B") != std::string::npos;
  const bool mixture = log.name.find("A3B") != std::string::npos;
  const std::string gpu = log.name.starts_with("RTX4090") ? "rtx-4090-24" : "rtx-pro-6000-bse";
  llm::ServiceTask task;
  task.model = models.at(small ? "llama-3-1-8b" : mixture ? "qwen3-30b-a3b" : "qwen3-32b", "model").value;
  task.format = llm::WeightFormat::bf16;
  const double tensor = small ? 1.0 : 2.0;
  const auto cluster = catalogue.cluster(gpu);
  const auto& engine = catalogue.engine("vllm", gpu, task.format);
  const auto memory = llm::serving_memory(task, tensor, 1.0, cluster, engine);
  const llm::BatchLimits limits{mixture ? 256.0 : 128.0, memory.cache_tokens, engine.chunk_tokens};
  return means(log.requests,
               llm::simulate(log.requests, llm::roofline(task, tensor, cluster, engine), limits));
}

inline const catalog::Records<llm::LanguageModel>& shipped_models() {
  static const auto read = [] {
    catalog::Records<llm::LanguageModel> models("models");
    const auto data = std::filesystem::path(PLENUM_SOURCE_DIR) / "data";
    std::vector<text::InputError> errors;
    models.read(data / "catalog" / "models.csv", catalog::read_sources(data / "sources.csv"), errors);
    if (!errors.empty()) throw text::InputErrors(std::move(errors));
    return models;
  }();
  return read;
}

/// Memory in use while serving: FasterTransformer's guide and LitGPT's tables.
struct MemoryUse {
  std::string id, what;
  double ours = 0, published = 0, tolerance = 0;  ///< GB; relative
};

struct MemoryUses {
  std::vector<MemoryUse> compared;
  std::vector<SkippedRow> skipped;
};

/// Memory of a GPT of FasterTransformer's guide: heads of 64, whole prompts together; CUDA and its libraries take 2.55 GiB.
inline double fastertransformer_memory(const SharedTable& t, std::size_t i) {
  const auto number_after = [&](const std::string& key) {
    const auto& inputs = t.text(i, "inputs");
    return std::stod(inputs.substr(inputs.find(key) + key.size()));
  };
  llm::ServiceTask task;
  auto& m = task.model;
  m.layers = t.number(i, "layers"), m.hidden = t.number(i, "hidden");
  m.heads = m.kv_heads = m.hidden / 64.0, m.head_size = 64.0, m.ffn = 4.0 * m.hidden;
  m.vocabulary = 51200.0;
  task.prompt_tokens = number_after("isl="), task.output_tokens = number_after("osl=");
  llm::ServingEngine engine;
  engine.chunk_tokens = 0.0, engine.memory_reserve = 2.55 * gibibyte;
  return llm::memory_in_use(task, t.number(i, "micro_batch"), 1.0, engine) / gigabyte;
}

inline MemoryUses memory_uses() {
  MemoryUses uses;
  const SharedTable t("memory_validation.csv");
  for (std::size_t i = 0; i < t.size(); ++i) {
    const auto& group = t.text(i, "group");
    if (group != "ft_memory" && group != "litgpt_infer_memory") continue;
    const auto& inputs = t.text(i, "inputs");
    const bool double_quantised = inputs.starts_with("bits=4.127");
    if (t.text(i, "consistent") != "yes")
      uses.skipped.push_back({t.text(i, "id"), "the row contradicts its neighbours: " + t.text(i, "notes")});
    else if (double_quantised)
      uses.skipped.push_back({t.text(i, "id"), "doubly quantised NF4 is no format of ours"});
    else {
      MemoryUse use{t.text(i, "id"), t.text(i, "model") + ", " + inputs, 0, t.number(i, "published"),
                    t.number(i, "tolerance_pct") / 100.0};
      if (group == "ft_memory") use.ours = fastertransformer_memory(t, i);
      else {
        const auto format = inputs.starts_with("bits=16") ? llm::WeightFormat::bf16 : llm::WeightFormat::nf4;
        const auto& model = shipped_models().at(t.text(i, "model"), "model").value;
        use.ours =
            llm::weight_bytes(model, format) / gigabyte + 0.25;  // of PyTorch, as the row's formula has it
      }
      uses.compared.push_back(std::move(use));
    }
  }
  return uses;
}

}  // namespace plenum::published
