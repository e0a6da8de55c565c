#include <benchmark/benchmark.h>

#include "models/llm/train.h"
#include "models/plan/catalogue.h"

// An estimate of one layout, and the search over 16,384 GPUs.
namespace {

using namespace plenum;

struct Case {
  llm::TrainingTask task;
  llm::Cluster cluster;
  llm::TrainingEngine engine;
};

Case on_h100(const char* model, double batch, double sequence) {
  const auto catalogue = plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data");
  Case c;
  c.task.model = catalogue->models.at(model, "model").value;
  c.task.global_batch = batch;
  c.task.sequence_length = sequence;
  c.cluster.gpu = catalogue->gpus.at("h100-sxm5-80", "gpu").value;
  c.cluster.gpus_per_server = {8};
  c.cluster.server_network = 3200.0 * gigabit_per_second;
  c.engine = catalogue->training_engines.at("megatron-core-h100", "engine").value;
  return c;
}

void training_estimate(benchmark::State& state) {
  const auto c = on_h100("llama-3-1-405b", 2048, 8192);
  llm::Layout layout;
  layout.tensor = 8, layout.pipeline = 16, layout.data = 128, layout.zero_stage = 1;
  for (auto _ : state) {
    layout.micro_batch = 3.0 - layout.micro_batch;  // 1 and 2 in turn
    benchmark::DoNotOptimize(llm::estimate(c.task, layout, c.cluster, c.engine));
  }
}
BENCHMARK(training_estimate)->Unit(benchmark::kNanosecond);

void training_search(benchmark::State& state, const char* model, double batch, double sequence) {
  const auto c = on_h100(model, batch, sequence);
  for (auto _ : state) benchmark::DoNotOptimize(llm::best_layout(c.task, Gpus{16384}, c.cluster, c.engine));
}
BENCHMARK_CAPTURE(training_search, dense, "llama-3-1-405b", 2048, 8192)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(training_search, experts, "deepseek-v3", 15360, 4096)->Unit(benchmark::kMillisecond);

}  // namespace
