// Laws of predicted training, over every measured profile.
#include <algorithm>
#include <cmath>
#include <filesystem>

#include "models/workload/sizing.h"
#include "models/workload/training.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::workload;

namespace {
const gpu::ProfileTable& table() {
  static const auto read =
      gpu::ProfileTable::read(std::filesystem::path(PLENUM_SOURCE_DIR) / "data" / "profiles");
  return read;
}
}  // namespace

TEST_CASE("workload: results agree with each other") {
  for (const auto& profile : table().training()) {
    TrainingJob job;
    job.precision = profile.precision;
    job.samples = 1e9;
    for (const double gpus : {1.0, 8.0, 64.0, 1000.0}) {
      INFO(profile.workload << " on " << gpus << " " << profile.gpu);
      const auto r = train(job, &profile, {}, Gpus{gpus}, Gpus{8});
      REQUIRE(r.throughput > Frequency{});
      CHECK(r.throughput.value() == Approx(r.throughput_per_gpu.value() * gpus));
      CHECK(r.time_to_train * r.throughput == Approx(1e9));
      CHECK(r.gpu_hours.value() == Approx(gpus * r.time_to_train.value()));
      CHECK(r.scaling_efficiency > 0);
      CHECK(r.grade != Grade::transferred);
      CHECK_FALSE(r.basis.empty());
    }
  }
}

TEST_CASE("workload: beyond the measurements more GPUs are faster, each a little slower") {
  for (const auto& profile : table().training()) {
    double most = 0;
    for (const auto& point : profile.points) most = std::max(most, point.gpus.value);
    TrainingJob job;
    job.samples = 1.0;
    TrainingResult before;
    for (double servers = std::ceil(most / 8); servers <= 4096; servers *= 2) {
      const auto r = train(job, &profile, {}, Gpus{servers * 8}, Gpus{8});
      INFO(profile.workload << " on " << servers * 8 << " " << profile.gpu);
      if (before.throughput > Frequency{}) {
        CHECK(r.throughput > before.throughput);
        CHECK(r.throughput_per_gpu <= before.throughput_per_gpu * (1 + 1e-12));
      }
      before = r;
    }
  }
}

TEST_CASE("workload: the fewest servers meet the deadline and one less does not") {
  for (const char* workload : {"resnet50", "bert-large-pretrain", "bert-base-pretrain"})
    for (const double days : {0.02, 0.3, 3.0}) {
      const auto profile = table().for_gpu(workload, "v100-sxm2-32", gpu::Precision::mixed);
      REQUIRE(profile);
      TrainingJob job;
      job.samples = 1e8;
      job.deadline = days * day;
      const RunRecords records{profile, nullptr, nullptr};
      const auto run = run_of(job, records);
      llm::Cluster cluster;
      const auto servers = fewest_servers(run, cluster);
      INFO(workload << " in " << days << " days");
      REQUIRE(servers);
      CHECK(train(job, profile.get(), {}, Gpus{servers->value * 8}, Gpus{8}).meets_deadline);
      if (servers->value > 1)
        CHECK_FALSE(train(job, profile.get(), {}, Gpus{(servers->value - 1) * 8}, Gpus{8}).meets_deadline);
      Demand demand;
      demand.training.push_back(run);
      CHECK(std::ceil(size(demand, cluster, {}).required.value / 8) == servers->value);
    }
}
