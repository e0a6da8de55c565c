// Measured training throughput and time that the model must reproduce.
#include <filesystem>
#include <iostream>

#include "models/workload/training.h"
#include "tests/catch.h"
#include "tests/reference/leave_one_out.h"
#include "tests/reference/published_training.h"

using namespace plenum;
using namespace plenum::workload;

namespace {
const gpu::ProfileTable& table() {
  static const auto read =
      gpu::ProfileTable::read(std::filesystem::path(PLENUM_SOURCE_DIR) / "data" / "profiles");
  return read;
}
}  // namespace

TEST_CASE("workload: a measured row is its own prediction") {
  // Asked for exactly what was measured (framework, batch, length, GPUs), the answer is that row, or another
  // variant of it (compiler option, input pipeline) that is faster.
  std::size_t rows = 0;
  for (const auto& profile : table().training())
    for (const auto& point : profile.points) {
      TrainingJob job;
      job.framework = point.framework;
      job.batch_per_gpu = point.batch_per_gpu;
      job.sequence_length = point.sequence_length;
      if (!point.batch_per_gpu || sequence_length(job, &profile) != point.sequence_length) continue;
      const auto prediction = predict(job, profile, point.gpus, Gpus{8});
      INFO(profile.workload << " on " << profile.gpu << ", " << point.framework << ", " << point.variant
                            << ", " << point.row);
      CHECK(prediction.per_gpu >= gpu::per_gpu(point) * (1 - 1e-12));
      ++rows;
    }
  CHECK(rows > 1000);
}

TEST_CASE("workload: left-out measurements") {
  // Published accuracy of the scaling law 1/(1 + beta log2 n) on 253 held-out V100 rows: median error 4.1 %,
  // 90 % within 18.3 % (docs of the profile data, MLCommons, NVIDIA DeepLearningExamples, DLPerf and Lambda
  // tables).
  const auto all = published::leave_one_out(table().training());
  std::vector<published::Held> inside, beyond;
  for (const auto& held : all) (held.inside ? inside : beyond).push_back(held);
  REQUIRE(inside.size() > 100);
  REQUIRE(beyond.size() > 300);
  std::cout << "left-out throughput, between measurements: " << inside.size() << " rows, median "
            << 100 * published::error_quantile(inside, 0.5) << " %, 90 % within "
            << 100 * published::error_quantile(inside, 0.9)
            << " %\nleft-out throughput, beyond measurements: " << beyond.size() << " rows, median "
            << 100 * published::error_quantile(beyond, 0.5) << " %, 90 % within "
            << 100 * published::error_quantile(beyond, 0.9) << " %\n";
  CHECK(published::error_quantile(inside, 0.5) < 0.041);
  CHECK(published::error_quantile(inside, 0.9) < 0.183);
  CHECK(published::error_quantile(beyond, 0.5) < 0.041);
  CHECK(published::error_quantile(beyond, 0.9) < 0.22);
}

TEST_CASE("workload: published time to train") {
  for (const auto& row : published::training_times) {
    INFO(row.profile << " on " << row.gpus << " " << row.gpu << "; " << row.source);
    const auto profile = table().for_gpu(row.profile, row.gpu, row.precision);
    REQUIRE(profile);
    TrainingJob job;
    job.profile = row.profile;
    job.precision = row.precision;
    job.framework = row.framework;
    job.epochs = row.epochs;
    job.dataset_samples = row.dataset;
    const auto result = train(job, profile.get(), {}, Gpus{row.gpus}, Gpus{8});
    CHECK(result.time_to_train / hour == Approx(row.hours).epsilon(row.tolerance));
  }
}
