// Published training runs of language models: the formulas at stated times, what a model of performance says, what ran must fit.
#include <algorithm>
#include <iostream>

#include "tests/catch.h"
#include "tests/reference/published_llm_metrics.h"

using namespace plenum;

namespace {

const std::filesystem::path table =
    std::filesystem::path(PLENUM_SHARED_DIR) / "reference/llm/training_validation.csv";

const std::filesystem::path runs =
    std::filesystem::path(PLENUM_SHARED_DIR) / "reference/performance/training_runs.csv";

bool absent() {
  if (std::filesystem::exists(table) && std::filesystem::exists(runs)) return false;
  std::cout << "skipped: " << table << " is not there\n";
  return true;
}

struct Errors {
  std::vector<double> all;
  double quantile(double q) {
    std::sort(all.begin(), all.end());
    return all.at(static_cast<std::size_t>(q * static_cast<double>(all.size() - 1)));
  }
};

std::map<std::string, Errors> errors_by_bar() {
  std::map<std::string, Errors> errors;
  for (const auto& row : published::llm_rows(table)) {
    if (row.kind != "perf" || row.basis == "memory") continue;
    const auto c = published::llm_case(row);
    if (!c.skipped.empty()) continue;
    const auto ours = published::predicted(c);
    INFO(row.id << ", " << row.model << ": what ran must fit");
    CHECK(ours.has_value());
    if (ours) errors[c.bar].all.push_back(std::abs(*ours / row.published - 1.0));
  }
  for (const auto& c : published::dlperf_cases(runs)) {
    if (!c.skipped.empty()) continue;
    const auto ours = published::predicted(c);
    INFO(c.row.model << ": what ran must fit");
    REQUIRE(ours.has_value());
    errors[c.bar].all.push_back(std::abs(*ours / c.row.published - 1.0));
  }
  return errors;
}

}  // namespace

TEST_CASE("llm: formulas at the times that papers state") {
  if (absent()) return;
  int checked = 0, contradictory = 0;
  for (const auto& row : published::llm_rows(table)) {
    if (row.kind != "arith" && row.kind != "params") continue;
    if (row.basis == "memory") continue;
    const auto ours = published::arithmetic(row);
    INFO(row.id << ", " << row.model << ": " << row.metric << " " << ours.value_or(0) << " against "
                << row.published << " " << row.unit << "; " << row.notes);
    REQUIRE(ours.has_value());
    const double error = std::abs(*ours / row.published - 1.0), bar = std::max(1.0, row.tolerance) / 100;
    // A row that the table marks as inconsistent has to stay so: the reason is in its notes.
    if (row.consistent == "yes") CHECK(error <= bar);
    else CHECK(error > bar);
    ++(row.consistent == "yes" ? checked : contradictory);
  }
  CHECK(checked >= 350);
  CHECK(contradictory >= 3);
}

TEST_CASE("llm: published throughput") {
  if (absent()) return;
  struct Bar {
    const char* name;
    double median, ninety, most;  ///< largest errors
  };
  // clang-format off
  const Bar bars[] = {
      {"megatron",         0.08, 0.18, 1.00},
      {"megatron-core",    0.08, 0.18, 1.00},
      {"deepspeed",        0.08, 0.18, 1.00},
      {"fsdp-a100",        0.08, 0.18, 1.00},
      {"fsdp-h100",        0.08, 0.18, 1.00},
      {"fp8",              0.10, 0.18, 1.00},
      // Megatron-LM on DGX-2 (v1, v2) and on servers with SXM2 (DLPerf).
      {"v100",             0.15, 0.15, 0.15},
      {"v100-oneflow",     0.08, 0.20, 0.25},
      // A shared Omni-Path cluster on which the same configuration took 125, 129, 217 and 225 s.
      {"jean-zay",         0.20, 0.50, 1.00},
      // Five rows of 144 down to 44 TFLOP/s, whose slowest is the smaller model on fewer GPUs.
      {"zero-3-2021",   0.12, 0.30, 1.00},
      // Nobody knows the layouts: 5B is as fast as our best; 175B (ours +29 to 33 %) is as fast as with all layers
      // computed again (+9 to 14 %), where our best recomputes the scores.
      {"layout-not-stated", 0.35, 0.40, 1.00},
  };
  // clang-format on
  auto errors = errors_by_bar();
  for (const auto& bar : bars) {
    auto& found = errors[bar.name];
    INFO(bar.name);
    REQUIRE(found.all.size() >= 5);
    CHECK(found.quantile(0.5) <= bar.median);
    CHECK(found.quantile(0.9) <= bar.ninety);
    CHECK(found.quantile(1.0) <= bar.most);
  }
  CHECK(errors.size() == std::size(bars));
}

TEST_CASE("llm: published throughput when no framework is named") {
  if (absent()) return;
  Errors errors;
  for (const auto& row : published::llm_rows(table)) {
    if (row.kind != "perf" || row.basis == "memory") continue;
    const auto c = published::without_framework(published::llm_case(row));
    // On the shared cluster the network decides, not the framework.
    if (!c.skipped.empty() || c.bar == "jean-zay") continue;
    const auto ours = published::predicted(c);
    INFO(row.id << ", " << row.model);
    REQUIRE(ours.has_value());
    errors.all.push_back(std::abs(*ours / row.published - 1.0));
  }
  CHECK(errors.all.size() >= 290);
  CHECK(errors.quantile(0.5) <= 0.08);
  CHECK(errors.quantile(0.9) <= 0.18);
}

TEST_CASE("llm: layouts that need more GPUs than their rows have give nothing") {
  if (absent()) return;
  int checked = 0;
  for (const auto& row : published::llm_rows(table)) {
    if (row.kind != "perf" || !published::llm_case(row).skipped.starts_with("contradictory")) continue;
    INFO(row.id);
    auto c = published::llm_case(row);
    c.task.model = published::detail::model_of(row);
    c.task.sequence_length = row.sequence, c.task.global_batch = row.batch;
    c.task.fixed = published::detail::layout_of(row);
    c.cluster.gpu = published::detail::gpus().at("v100-sxm2-32", "gpu").value;
    c.cluster.gpus_per_server = {4}, c.cluster.server_network = 400.0 * gigabit_per_second;
    const auto& engine = published::detail::engines().at("megatron-v100", "engine").value;
    CHECK_FALSE(llm::best_layout(c.task, Gpus{row.gpus}, c.cluster, engine).has_value());
    CHECK_FALSE(llm::leanest_layout(c.task, Gpus{row.gpus}, c.cluster, engine).has_value());
    ++checked;
  }
  CHECK(checked >= 3);
}

TEST_CASE("llm: BLOOM prequel, hidden 14400 and 13824 on the same GPUs") {
  // BigScience 2022: 91 to 94 TFLOP/s with hidden / tensor = 1800, 120 to 134 with 1728 = 27 x 64.
  const auto slow = published::detail::gpt(78, 14400, 80, 51200, 2048);
  const auto fast = published::detail::gpt(84, 13824, 80, 51200, 2048);
  CHECK(llm::misaligned(slow, 8));
  CHECK_FALSE(llm::misaligned(fast, 8));
  CHECK_FALSE(llm::misaligned(slow, 1));
}

TEST_CASE("llm: LLaMA 65B, 380 tokens per second and A100 on 2,048") {
  // Touvron et al. 2023, arXiv 2302.13971, section 2.4; sequence 2,048 and 4 million tokens a batch there.
  published::LlmRow row;
  row.model = "LLaMA-65B", row.gpu = "A100-SXM-80GB", row.gpus = 2048, row.tokens = 1.4e12;
  const auto run = published::llm_run(row);
  CHECK(run.skipped.empty());
  CHECK(run.tokens_per_gpu == Approx(380).epsilon(0.10));
  CHECK(run.gpu_hours == Approx(1022362).epsilon(0.10));
}
