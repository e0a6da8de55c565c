#include <benchmark/benchmark.h>

#include "models/plan/catalogue.h"
#include "models/workload/predict.h"

// What a prediction from measured profiles costs: a plan asks for it some thirty times while it looks for a size.
namespace {

using namespace plenum;

const plan::Catalogue& catalogue() {
  static const auto c = plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data");
  return *c;
}

std::shared_ptr<const gpu::Profile> profile_for(const gpu::ProfileTable& table, const char* gpu) {
  return table.plan_with("resnet50", gpu, gpu::Precision::mixed, gpu::Mode::train, [](std::string_view id) {
    const auto* record = catalogue().gpus.find(id);
    return record ? &record->value : nullptr;
  });
}

void predict(benchmark::State& state, std::optional<double> batch, const char* gpu) {
  const auto profile = profile_for(catalogue().profiles(), gpu);
  workload::Conditions asked;
  asked.batch_per_gpu = batch;
  double gpus = 8;
  for (auto _ : state) {
    benchmark::DoNotOptimize(workload::predict(asked, *profile, Gpus{gpus}, Gpus{8}));
    gpus = gpus < 4096 ? gpus * 2 : 8;
  }
}
BENCHMARK_CAPTURE(predict, fastest, std::nullopt, "v100-sxm2-32")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(predict, measured_batch, 256.0, "v100-sxm2-32")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(predict, between_batches, 100.0, "v100-sxm2-32")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(predict, another_gpu, 256.0, "mi250x")->Unit(benchmark::kMicrosecond);

void read_table(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(gpu::ProfileTable::read(std::string(PLENUM_SOURCE_DIR) + "/data/profiles"));
}
BENCHMARK(read_table)->Unit(benchmark::kMillisecond);

void plan_another_gpu(benchmark::State& state) {
  for (auto _ : state) {
    state.PauseTiming();
    const auto table = gpu::ProfileTable::read(std::string(PLENUM_SOURCE_DIR) + "/data/profiles");
    state.ResumeTiming();
    benchmark::DoNotOptimize(profile_for(table, "mi250x"));
  }
}
BENCHMARK(plan_another_gpu)->Unit(benchmark::kMillisecond);

}  // namespace
