#include "models/workload/exchange.h"

#include "models/workload/training.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::workload;

namespace {

gpu::Profile measured(const char* gpu, const char* source) {
  gpu::Profile profile;
  profile.gpu = gpu;
  profile.unit = "sequences";
  for (const auto& [gpus, nodes, per_gpu] :
       {std::tuple{1.0, 1.0, 100.0}, {8.0, 1.0, 96.0}, {32.0, 4.0, 80.0}}) {
    gpu::ProfilePoint point;
    point.gpus = {gpus}, point.nodes = nodes, point.batch_per_gpu = 64;
    point.throughput = per_gpu * gpus / second;
    point.framework = "A", point.source = source, point.row = "row";
    profile.points.push_back(point);
  }
  profile.within_server = profile.across_servers = gpu::ScalingLaw{0.05, "test"};
  return profile;
}

llm::Cluster cluster_of(double gbit, double taper = 1, double near = 1) {
  llm::Cluster c;
  c.server_network = gbit * gigabit_per_second;
  c.ring_taper = taper, c.near_servers = near;
  return c;
}

}  // namespace

TEST_CASE("exchange: networks that points were measured on") {
  struct Row {
    const char *gpu, *source;
    std::size_t point;
    double gbit;  // a GPU
  };
  // clang-format off
  const Row rows[] = {
    {"v100-sxm2-16",   "oneflow-dlperf",              2, 12.5},
    {"v100-sxm2-32",   "nvidia-deeplearningexamples", 2, 50},
    {"v100-sxm3-32-h", "nvidia-deeplearningexamples", 2, 50},
    {"a100-sxm4-80",   "nvidia-deeplearningexamples", 2, 200},
    {"a100-sxm4-80",   "nvidia-deeplearningexamples", 1, 12.5},  // one server: the laws' narrowest
    {"h100-sxm5-80",   "nvidia-deeplearningexamples", 2, 12.5},
    {"a100-sxm4-80",   "somebody",                    2, 12.5},
  };
  // clang-format on
  for (const auto& row : rows) {
    const auto profile = measured(row.gpu, row.source);
    INFO(row.gpu << ", " << row.source << ", point " << row.point);
    CHECK(measured_network(profile, profile.points[row.point]) / gigabit_per_second == Approx(row.gbit));
  }
}

TEST_CASE("exchange: how much slower") {
  struct Row {
    const char* what;
    llm::Cluster cluster;
    double gpus, gbit, slow;
  };
  // clang-format off
  const Row rows[] = {
    {"as measured",                cluster_of(400),        64, 50,   1},
    {"wider than measured",        cluster_of(3200),       64, 50,   1},
    {"a quarter of the rate",      cluster_of(100),        64, 50,   4},
    {"a quarter, one server",      cluster_of(100),         8, 50,   1},
    {"tapered",                    cluster_of(400, 3),     64, 50,   3},
    {"tapered and narrower",       cluster_of(200, 3),     64, 50,   6},
    {"tapered, but near",          cluster_of(400, 3, 8),  64, 50,   1},
    {"tapered, just beyond near",  cluster_of(400, 3, 8),  65, 50,   3},
    {"wider, tapered",             cluster_of(800, 3),     64, 50,   3},
    {"no network",                 cluster_of(0, 3),       64, 50,   1},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(exchange_slow_down(row.cluster, Gpus{row.gpus}, row.gbit * gigabit_per_second) == Approx(row.slow));
  }
  auto ethernet = cluster_of(400);
  ethernet.network_efficiency = 0.5;
  CHECK(exchange_slow_down(ethernet, Gpus{64}, 50.0 * gigabit_per_second) == Approx(2));
}

TEST_CASE("exchange: the communication share grows, the computing stays") {
  const auto profile = measured("v100-sxm2-32", "nvidia-deeplearningexamples");
  TrainingJob job;
  job.samples = 1e6;
  const auto at = [&](const llm::Cluster& cluster, double gpus) {
    return predict(job, profile, Gpus{gpus}, cluster);
  };
  const auto as_measured = predict(job, profile, Gpus{32}, Gpus{8});
  // 96 / 80: a fifth of a server's step is communication; three fifths when it takes three times as long.
  CHECK(at(cluster_of(400, 3), 32).per_gpu == Approx(96 / 1.6));
  CHECK(at(cluster_of(100), 32).per_gpu == Approx(96 / 1.8));
  CHECK(at(cluster_of(400, 3), 32).grade == Grade::derived);
  CHECK(at(cluster_of(400, 3), 32).high / at(cluster_of(400, 3), 32).per_gpu ==
        Approx(as_measured.high / as_measured.per_gpu));
  // Nothing changes on the measured network, a wider one, inside a server, or near.
  for (const auto& cluster : {cluster_of(400), cluster_of(3200), cluster_of(400, 3, 4), cluster_of(0)}) {
    CHECK(at(cluster, 32).per_gpu == as_measured.per_gpu);
    CHECK(at(cluster, 32).grade == Grade::measured);
  }
  CHECK(at(cluster_of(100, 3), 8).per_gpu == predict(job, profile, Gpus{8}, Gpus{8}).per_gpu);
  // The narrower the slower, at every scale; never slower than the communication alone would make it.
  for (const double gpus : {16.0, 32.0, 64.0, 512.0}) {
    double last = at(cluster_of(400), gpus).per_gpu;
    for (const double taper : {1.5, 2.0, 4.0, 16.0}) {
      const double now = at(cluster_of(400, taper), gpus).per_gpu;
      CHECK(now < last);
      CHECK(now > at(cluster_of(400), gpus).per_gpu / taper);
      last = now;
    }
  }
}

TEST_CASE("exchange: a job's result is that of its network") {
  const auto profile = measured("v100-sxm2-32", "nvidia-deeplearningexamples");
  TrainingJob job;
  job.samples = 1e6;
  const auto free = train(job, &profile, {}, Gpus{32}, Gpus{8});
  CHECK(train(job, &profile, cluster_of(400), Gpus{32}).time_to_train == free.time_to_train);
  const auto tapered = train(job, &profile, cluster_of(400, 3), Gpus{32});
  CHECK(tapered.time_to_train.value() == Approx(1e6 / (32 * 60)));
  CHECK(tapered.scaling_efficiency == Approx(0.6));
}
