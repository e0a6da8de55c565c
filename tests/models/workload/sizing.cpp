#include "models/workload/sizing.h"

#include <cmath>

#include "models/workload/compute.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::workload;

namespace {

/// 800 samples a second on a server of 8 GPUs, 800 n / (1 + 0.05 log2 n) on n servers.
const gpu::Profile& profile() {
  static const auto made = [] {
    gpu::Profile p;
    p.unit = "sequences";
    for (const double gpus : {1.0, 8.0}) {
      gpu::ProfilePoint point;
      point.gpus = {gpus};
      point.nodes = 1;
      point.throughput = 100.0 * gpus / second;
      point.framework = "A";
      p.points.push_back(point);
    }
    p.within_server = gpu::ScalingLaw{0.0, "test"};
    p.across_servers = gpu::ScalingLaw{0.05, "test"};
    return p;
  }();
  return made;
}

llm::Cluster cluster(double gpus_per_server = 8) {
  llm::Cluster c;
  c.gpus_per_server = {gpus_per_server};
  return c;
}

TrainingJob until(double samples, double hours) {
  TrainingJob job;
  job.samples = samples * 3600;
  job.deadline = hours * hour;
  return job;
}

TrainingJob yearly(double hours_on_a_server, double runs) {
  TrainingJob job;
  job.samples = 800 * 3600 * hours_on_a_server;
  job.runs_per_year = runs;
  return job;
}

struct Planned {
  std::vector<TrainingJob> jobs;
  Demand demand;
  explicit Planned(std::vector<TrainingJob> list) : jobs(std::move(list)) {
    const auto measured = std::make_shared<const gpu::Profile>(profile());
    records_ = {measured, nullptr, nullptr};
    for (const auto& job : jobs) demand.training.push_back(run_of(job, records_));
  }

 private:
  RunRecords records_;
};

Sizing size_of(const std::vector<TrainingJob>& jobs, std::optional<Servers> given = {}) {
  return size(Planned(jobs).demand, cluster(), given);
}

}  // namespace

TEST_CASE("sizing: the fewest servers for deadlines and runs") {
  for (const double servers : {2.0, 3.0, 17.0, 128.0}) {
    INFO(servers);
    const double rate = 800 * servers / (1 + 0.05 * std::log2(servers));
    CHECK(size_of({until(rate * 100, 100)}).training.value == servers);
    CHECK(size_of({until(rate * 100 * 1.0001, 100)}).training.value == servers + 1);
  }
  // one after the other, each has its own deadline
  CHECK(size_of({until(800, 1), until(1500, 1)}).training.value == 2);
  CHECK(size_of({yearly(1, 8760)}).training.value == 1);
  CHECK(size_of({yearly(1, 8761)}).training.value == 2);
  // together 1.900 server-years; two servers do 2 / 1.05 = 1.905
  CHECK(size_of({yearly(1, 8760), yearly(1, 8760 * 0.9)}).training.value == 2);
  CHECK(size_of({yearly(1, 8760), yearly(1, 8760 * 0.91)}).training.value == 3);
  CHECK(size_of({}).training.value == 1);
  CHECK(size_of({TrainingJob{}}).training.value == 1);
}

TEST_CASE("sizing: what decides, and what no size can do") {
  const auto deadline = size_of({until(4000, 1)});
  CHECK(deadline.by == SizedBy::deadline);
  CHECK(deadline.enough);
  auto named = yearly(1, 30000);
  named.name = "nightly";
  const auto runs = size_of({until(800, 1), named});
  CHECK(runs.by == SizedBy::runs);
  CHECK(runs.job == "nightly");
  CHECK(size_of({until(10, 1)}).by == SizedBy::nothing);

  CHECK_FALSE(size_of({until(1e12, 1e-3)}).enough);
  TrainingJob no_amount;
  no_amount.deadline = 1.0 * hour;
  CHECK_FALSE(size_of({no_amount}).enough);
  Planned unmeasured({until(1, 1)});
  unmeasured.demand.training.front().profile = nullptr;
  CHECK_FALSE(size(unmeasured.demand, cluster(), {}).enough);
  CHECK(size(unmeasured.demand, cluster(), {}).training.value == 1);
}

TEST_CASE("sizing: GPUs before rounding to servers, with 4, 6 and 8 GPUs in a server") {
  struct Row {
    double per_server, work, required, servers;
  };
  const Row rows[] = {{8, 450, 5, 1}, {8, 801, 9, 2}, {4, 450, 5, 2}, {6, 590, 6, 1}, {6, 601, 7, 2}};
  for (const auto& row : rows) {
    INFO(row.per_server << " GPUs a server, " << row.work);
    const auto s = size(Planned({until(row.work, 1)}).demand, cluster(row.per_server), {});
    CHECK(s.required.value == row.required);
    CHECK(s.training.value == row.servers);
  }
}

TEST_CASE("sizing: jobs with servers of their own") {
  auto own = until(1500, 1);
  own.sharing = Sharing::own;
  const auto s = size_of({until(1500, 1), own, until(1500, 1)});
  CHECK(s.shared.value == 2);
  CHECK(s.own == std::vector<Servers>{{0}, {2}, {0}});
  CHECK(s.training.value == 4);

  // 3 servers are given: the job of its own takes its two, the others share one, which is not enough.
  const auto given = size_of({until(1500, 1), own}, Servers{3});
  CHECK(given.own[1].value == 2);
  CHECK(given.shared.value == 1);
  CHECK_FALSE(given.enough);
  CHECK(given.by == SizedBy::given);
  CHECK(size_of({until(1500, 1), own}, Servers{4}).enough);
  CHECK(size_of({}, Servers{5}).training.value == 5);
  CHECK(size_of({}, Servers{5}).required.value == 40);
}

TEST_CASE("sizing: hardware for the working servers") {
  Server server;
  server.gpus = {8};
  gpu::Gpu gpu;
  gpu.fp16_tensor = 125.0 * teraflop_per_second;
  gpu.fp32 = 15.7 * teraflop_per_second;
  struct Row {
    double working, spare_fraction, spares;
  };
  const Row rows[] = {{128, 0, 0}, {100, 0.03, 3}, {100, 0.031, 4}, {1, 0.01, 1}};
  for (const auto& row : rows) {
    INFO(row.working << " servers, " << row.spare_fraction);
    ComputeInputs inputs;
    inputs.spare_fraction = row.spare_fraction;
    const auto r = compute(inputs, server, gpu, {}, size_of({}, Servers{row.working}));
    CHECK(r.spare_servers.value == row.spares);
    CHECK(r.servers.value == row.working + row.spares);
    CHECK(r.gpus.value == r.servers.value * 8);
    CHECK(r.required_gpus.value == row.working * 8);
    CHECK(r.peak_flops / petaflop_per_second == Approx(r.gpus.value * 0.125));
    CHECK(r.utilisation == inputs.utilisation);
  }
  WorkloadInputs workload;
  workload.training.resize(1);
  workload.training[0].precision = gpu::Precision::fp32;
  CHECK(compute({}, server, gpu, workload, size_of({}, Servers{128})).peak_flops / petaflop_per_second ==
        Approx(1024 * 0.0157));
  workload.training[0].precision = gpu::Precision::bf16;
  CHECK(compute({}, server, gpu, workload, size_of({}, Servers{128})).peak_flops == OperationRate{});
}
