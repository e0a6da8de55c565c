#include <benchmark/benchmark.h>

#include "models/llm/request_stream.h"
#include "models/llm/serving_memory.h"
#include "models/plan/catalogue.h"

// A simulation of 10,000 requests, and the search for the best replica of a service.
namespace {

using namespace plenum;

const plan::Catalogue& catalogue() {
  static const auto c = plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data");
  return *c;
}

llm::ServiceTask service(const char* model) {
  llm::ServiceTask task;
  task.model = catalogue().models.at(model, "model").value;
  return task;
}

llm::Cluster servers(const char* gpu) {
  llm::Cluster c;
  c.gpu = catalogue().gpus.at(gpu, "gpu").value;
  c.server_network = 400.0 * gigabyte_per_second;
  return c;
}

void simulate_requests(benchmark::State& state) {
  const auto task = service("llama-3-1-8b");
  const auto cluster = servers("h100-sxm5-80");
  const llm::ServingEngine engine;
  const auto r = llm::roofline(task, 1, cluster, engine);
  const auto memory = llm::serving_memory(task, 1, 1, cluster, engine);
  const auto requests = llm::at_request_rate(
      llm::request_stream({.prompt_spread = 0.96, .output_spread = 0.77}, 10'000, 1), 20.0);
  for (auto _ : state)
    benchmark::DoNotOptimize(
        llm::simulate(requests, r, {.requests = 1024, .cache_tokens = memory.cache_tokens}));
}
BENCHMARK(simulate_requests)->Unit(benchmark::kMillisecond);

void find_replica(benchmark::State& state) {
  auto task = service("llama-3-1-70b");
  task.ttft_p99 = 2.0 * second;
  task.tpot_p99 = 0.03 * second;
  const auto cluster = servers("h100-sxm5-80");
  for (auto _ : state) benchmark::DoNotOptimize(llm::best_replica(task, cluster, {}));
}
BENCHMARK(find_replica)->Unit(benchmark::kMillisecond);

}  // namespace
