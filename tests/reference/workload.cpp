// Measured training throughput and time that the model must reproduce.
#include <filesystem>
#include <iostream>

#include "models/workload/training.h"
#include "tests/catch.h"
#include "tests/reference/left_out.h"
#include "tests/reference/published_training.h"

using namespace plenum;
using namespace plenum::workload;

namespace {
const gpu::ProfileTable& table() { return published::shipped_profiles(); }
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
      const auto prediction = predict(job, profile, point.gpus, published::measured_server(profile));
      INFO(profile.workload << " on " << profile.gpu << ", " << point.framework << ", " << point.variant
                            << ", " << point.row);
      CHECK(prediction.per_gpu >= gpu::per_gpu(point) * (1 - 1e-12));
      ++rows;
    }
  CHECK(rows > 1000);
}

namespace {

void print(const char* what, const std::vector<published::LeftOut>& rows) {
  std::cout << what << ": " << rows.size() << " rows, median " << 100 * published::error_quantile(rows, 0.5)
            << " %, 90 % within " << 100 * published::error_quantile(rows, 0.9) << " %, in the band "
            << 100 * published::coverage(rows) << " %\n";
}

}  // namespace

TEST_CASE("workload: left-out measurements") {
  // The best known fits on left-out V100 rows: batch curves (PCHIP in logarithms, 213 rows) median error 2.4 %, 90 %
  // within 10.4 %; scaling laws (253 rows) 4.1 % and 16.8 % (README of the collected tables of NVIDIA
  // DeepLearningExamples, DLPerf and Lambda).
  const auto rows = published::left_out_rows();
  struct Bar {
    const char* kind;
    std::size_t rows;
    double median, ninety;
  };
  const Bar bars[] = {
      {"batch-in", 600, 0.03, 0.11},
      {"scaling-in", 300, 0.03, 0.11},
      {"scaling-", 1200, 0.05, 0.18},
  };
  for (const auto& bar : bars) {
    INFO(bar.kind);
    const auto found = published::of_kind(rows, bar.kind);
    REQUIRE(found.size() > bar.rows);
    print(bar.kind, found);
    CHECK(published::error_quantile(found, 0.5) <= bar.median);
    CHECK(published::error_quantile(found, 0.9) <= bar.ninety);
  }
  // Outside the measured batches nobody knows a better way than the saturating curve: the band says so.
  const auto outside = published::of_kind(rows, "batch-out");
  print("batch-out", outside);
  CHECK(published::coverage(outside) >= 0.7);
}

TEST_CASE("workload: from one GPU to another") {
  // Ratio of the GPUs from other rows, the workload's own among them. Published for A100 to V100 with the median ratio
  // of each workload: mixed precision inference 8 % (median of 61 rows), training 15 % (37 rows), FP32 29 to 42 %.
  struct Bar {
    const char *from, *to, *kind;
    double median;
  };
  const Bar bars[] = {
      {"a100", "v100", "infer mixed", 0.08}, {"v100", "a100", "infer mixed", 0.08},
      {"a100", "v100", "train mixed", 0.15}, {"v100", "a100", "train mixed", 0.15},
      {"a100", "h100", "train mixed", 0.15},
  };
  for (const auto& bar : bars) {
    INFO(bar.kind << " from " << bar.from << " to " << bar.to);
    const auto rows = published::of_kind(published::transferred_rows(bar.from, bar.to), bar.kind);
    REQUIRE(rows.size() > 50);
    print((std::string(bar.kind) + ", " + bar.from + " to " + bar.to).c_str(), rows);
    CHECK(published::error_quantile(rows, 0.5) <= bar.median);
    CHECK(published::coverage(rows) >= 0.85);
  }
}

TEST_CASE("workload: a generation of GPUs on which nobody measured the workload") {
  const auto rows = published::unmeasured_rows();
  for (const auto* kind : {"train mixed", "infer mixed", "train fp32", "infer fp32"}) {
    INFO(kind);
    const auto found = published::of_kind(rows, kind);
    REQUIRE(found.size() > 200);
    print(kind, found);
    CHECK(published::coverage(found) >= 0.85);  // the band is made for 90 %
  }
  CHECK(published::error_quantile(published::of_kind(rows, "train mixed"), 0.5) <= 0.15);
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
