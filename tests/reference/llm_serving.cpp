// Measured inference of language models that the roofline and the simulation must reproduce.
#include <iostream>

#include "models/llm/request_stream.h"
#include "tests/catch.h"
#include "tests/reference/published_llm_serving.h"

using namespace plenum;
using namespace plenum::published;

namespace {

bool skipped() {
  if (shared_llm_tables()) return false;
  std::cout << "skipped: the shared tables of measured inference are not here\n";
  return true;
}

struct Errors {
  std::vector<double> all;  // absolute
  double quantile(double q) {
    std::sort(all.begin(), all.end());
    return all[static_cast<std::size_t>(q * static_cast<double>(all.size() - 1))];
  }
  double within(double bound) const {
    const auto count = std::count_if(all.begin(), all.end(), [=](double e) { return e <= bound; });
    return static_cast<double>(count) / static_cast<double>(all.size());
  }
};

Errors errors_of(bool (*wanted)(const ServingRow&)) {
  static const auto rows = serving_rows();
  Errors errors;
  for (const auto& row : rows.compared)
    if (wanted(row))
      errors.all.push_back(std::abs(predicted(row, ServingCatalogue::shipped()) / row.measured - 1.0));
  return errors;
}

void print(const char* what, Errors& errors) {
  std::cout << what << ": " << errors.all.size() << " rows, median error " << 100 * errors.quantile(0.5)
            << " %, 90 % within " << 100 * errors.quantile(0.9) << " %, largest "
            << 100 * errors.quantile(1.0) << " %\n";
}

}  // namespace

TEST_CASE("llm: time per output token of measured engines") {
  if (skipped()) return;
  auto tpot = errors_of([](const ServingRow& r) { return r.metric == ServingMetric::tpot; });
  print("time per output token", tpot);
  CHECK(tpot.all.size() > 500);
  CHECK(tpot.quantile(0.5) < 0.10);
  CHECK(tpot.within(0.25) > 0.90);
  auto one = errors_of([](const ServingRow& r) {
    return one_server(r) && (r.metric == ServingMetric::tpot || r.metric == ServingMetric::request_latency);
  });
  print("time per output token and request latency, one server", one);
  CHECK(one.quantile(0.5) < 0.10);
  CHECK(one.within(0.25) > 0.90);
}

TEST_CASE("llm: highest throughput of measured engines") {
  if (skipped()) return;
  auto max = errors_of([](const ServingRow& r) { return r.metric == ServingMetric::max_throughput; });
  print("highest throughput, batches as large as memory", max);
  CHECK(max.all.size() > 40);
  CHECK(max.quantile(0.5) < 0.10);
  CHECK(max.quantile(1.0) < 0.30);
  auto fixed = errors_of([](const ServingRow& r) { return r.group == "trtllm_v06"; });
  print("throughput of static batches", fixed);
  CHECK(fixed.all.size() > 20);
  CHECK(fixed.quantile(0.5) < 0.10);
  CHECK(fixed.quantile(1.0) < 0.30);
}

TEST_CASE("llm: time to the first token without load") {
  if (skipped()) return;
  auto first = errors_of([](const ServingRow& r) { return r.metric == ServingMetric::first_token; });
  print("first token without load", first);
  CHECK(first.quantile(0.5) < 0.15);
  // The largest errors are prompts of 128 tokens on A100, whose products and reads of weights overlap in part while the model adds them up,
  // and a 13B model whose overhead per layer was a third of that in the maker's own tables, which the engine was fitted to.
  CHECK(first.quantile(0.8) < 0.30);
  CHECK(first.quantile(1.0) < 0.45);
}

TEST_CASE("llm: across servers an order of magnitude") {
  if (skipped()) return;
  auto far = errors_of([](const ServingRow& r) { return !one_server(r); });
  print("request latency across servers", far);
  CHECK(far.quantile(0.5) < 1.0);
}

TEST_CASE("llm: simulated requests of measured runs") {
  if (skipped()) return;
  for (const auto& log : request_logs()) {
    const auto ours = simulated(log, ServingCatalogue::shipped(), shipped_models());
    const auto theirs = means(log.requests, log.measured);
    std::cout << log.name << ": first token " << ours.ttft << " s, measured " << theirs.ttft
              << " s; time per token " << 1e3 * ours.tpot << " ms, measured " << 1e3 * theirs.tpot << " ms\n";
    INFO(log.name);
    CHECK(ours.tpot == Approx(theirs.tpot).epsilon(0.15));
    const bool one_gpu = log.name.ends_with("8B");
    if (one_gpu) CHECK(ours.ttft == Approx(theirs.ttft).epsilon(0.15));
  }
}

TEST_CASE("llm: memory in use while serving") {
  if (skipped()) return;
  const SharedTable t("memory_validation.csv");
  const auto number_after = [](const std::string& text, const std::string& key) {
    return std::stod(text.substr(text.find(key) + key.size()));
  };
  std::size_t rows = 0;
  for (std::size_t i = 0; i < t.size(); ++i) {
    if (t.text(i, "group") != "ft_memory" || t.text(i, "consistent") != "yes") continue;
    llm::ServiceTask task;
    auto& m = task.model;
    m.layers = t.number(i, "layers"), m.hidden = t.number(i, "hidden");
    m.heads = m.kv_heads = m.hidden / 64.0, m.head_size = 64.0, m.ffn = 4.0 * m.hidden;
    m.vocabulary = 51200.0;
    task.prompt_tokens = number_after(t.text(i, "inputs"), "isl=");
    task.output_tokens = number_after(t.text(i, "inputs"), "osl=");
    llm::ServingEngine engine;
    engine.chunk_tokens = 0.0;
    engine.memory_reserve = 2.55 * gibibyte;  // the context of CUDA and the libraries, from the same guide
    const auto use = llm::memory_in_use(task, t.number(i, "micro_batch"), 1.0, engine);
    INFO(t.text(i, "id"));
    CHECK(use / gigabyte == Approx(t.number(i, "published")).epsilon(t.number(i, "tolerance_pct") / 100.0));
    ++rows;
  }
  CHECK(rows > 20);
}

TEST_CASE("llm: quantised weights") {
  // LitGPT tutorials/resource-tables.md: largest memory at batch 1 on an A100, embeddings in 16 bits.
  struct Row {
    const char* model;
    llm::WeightFormat format;
    double gigabytes;
  };
  const Row rows[] = {
      // clang-format off
      {"llama-2-7b",    llm::WeightFormat::bf16, 13.52},
      {"llama-2-7b",    llm::WeightFormat::nf4,   4.57},
      {"llama-2-13b",   llm::WeightFormat::bf16, 26.21},
      {"llama-2-13b",   llm::WeightFormat::nf4,   8.32},
      {"codellama-34b", llm::WeightFormat::nf4,  20.52},
      // clang-format on
  };
  for (const auto& row : rows) {
    const auto weights = llm::weight_bytes(shipped_models().at(row.model, "model").value, row.format);
    INFO(row.model);
    CHECK(weights / gigabyte + 0.25 == Approx(row.gigabytes).epsilon(0.08));
  }
}

TEST_CASE("llm: V100 is extrapolated") {
  // 13.2 GB at 0.75 of 900 GB/s and 60 to 120 us a layer: 42 to 46 tokens/s of a 7B model (no measurement was found).
  const auto& catalogue = ServingCatalogue::shipped();
  llm::ServiceTask task;
  task.model = shipped_models().at("llama-2-7b", "model").value;
  std::vector<const llm::ServingEngine*> engines;
  for (const auto& record : catalogue.engines.all()) engines.push_back(&record.value);
  const auto* engine = llm::choose_engine(engines, "v100-sxm2-32", task.format);
  REQUIRE(engine);
  CHECK_FALSE(llm::was_measured(*engine, "v100-sxm2-32", task.format));
  const auto step = llm::decode_step(task, 1.0, 128.0, 1.0, catalogue.cluster("v100-sxm2-32"), *engine);
  CHECK(1.0 / step.value() > 42.0);
  CHECK(1.0 / step.value() < 46.0);
}
