#include <benchmark/benchmark.h>

#include "models/cooling/year.h"
#include "models/plan/catalogue.h"
#include "models/plan/evaluation.h"
#include "models/plan/scenario_file.h"

// What an edit costs. `cold` forgets the weather years before each plan, `money` changes a price that no year depends on.
namespace {

using namespace plenum;

const plan::Catalogue& catalogue() {
  static const auto c = plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data");
  return *c;
}

plan::Resolved example(const char* name) {
  const auto scenario =
      plan::read_scenario(std::string(PLENUM_SOURCE_DIR) + "/data/examples/" + name, catalogue());
  return plan::resolve(scenario, catalogue());
}

void evaluate_cold(benchmark::State& state) {
  auto resolved = example("v100-training-pod.toml");
  double supply = resolved.inputs.cooling.supply_air.kelvin;
  for (auto _ : state) {
    // Another supply temperature is another key: every year is simulated anew.
    resolved.inputs.cooling.supply_air.kelvin = supply += 1e-6;
    benchmark::DoNotOptimize(plan::evaluate(resolved));
  }
}
BENCHMARK(evaluate_cold)->Unit(benchmark::kMicrosecond);

void evaluate_money(benchmark::State& state) {
  auto resolved = example("v100-training-pod.toml");
  for (auto _ : state) {
    *resolved.catalog.server.price *= 1.000001;
    benchmark::DoNotOptimize(plan::evaluate(resolved));
  }
}
BENCHMARK(evaluate_money)->Unit(benchmark::kMicrosecond);

void resolve_scenario(benchmark::State& state) {
  const auto scenario = plan::read_scenario(
      std::string(PLENUM_SOURCE_DIR) + "/data/examples/v100-training-pod.toml", catalogue());
  for (auto _ : state) benchmark::DoNotOptimize(plan::resolve(scenario, catalogue()));
}
BENCHMARK(resolve_scenario)->Unit(benchmark::kMicrosecond);

void load_catalogue(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data"));
}
BENCHMARK(load_catalogue)->Unit(benchmark::kMillisecond);

void read_scenario(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(plan::read_scenario(
        std::string(PLENUM_SOURCE_DIR) + "/data/examples/v100-training-pod.toml", catalogue()));
}
BENCHMARK(read_scenario)->Unit(benchmark::kMicrosecond);

/// The fewest servers for a pre-training with a deadline and a fine-tuning; every search is made anew.
void size_language_models(benchmark::State& state) {
  auto resolved = example("v100-language-model.toml");
  for (auto _ : state) {
    *resolved.catalog.gpu.fp16_tensor *= 1.0000001;
    const auto on = plan::cluster(resolved);
    benchmark::DoNotOptimize(workload::size(plan::demand(resolved), on, std::nullopt));
  }
}
BENCHMARK(size_language_models)->Unit(benchmark::kMillisecond);

/// The replicas of a service with promised latencies.
void size_service(benchmark::State& state) {
  auto resolved = example("chat-service.toml");
  for (auto _ : state) {
    resolved.catalog.gpu.memory_bandwidth *= 1.0000001;
    const auto on = plan::cluster(resolved);
    benchmark::DoNotOptimize(workload::size(plan::demand(resolved), on, std::nullopt));
  }
}
BENCHMARK(size_service)->Unit(benchmark::kMillisecond);

}  // namespace
