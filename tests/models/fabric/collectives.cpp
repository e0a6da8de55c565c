#include "models/fabric/collectives.h"

#include "models/fabric/fabric.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {
constexpr double byte_bits = 8.0;
Information bytes(double n) { return Information::from_value(n * byte_bits); }
InformationRate bytes_per_second(double n) { return InformationRate::from_value(n * byte_bits); }
Time seconds(double s) { return s * second; }
}  // namespace

TEST_CASE("collectives: worked numbers of the alpha-beta model") {
  // Thakur, Rabenseifner and Gropp 2005; Sanders, Speck and Traeff 2009. Values worked by hand from the
  // formulas.
  struct Row {
    const char* what;
    Time ours;
    double expected;
  };
  const auto reduce = Time::from_value(1e-11) / bytes(1);
  Hierarchy h;
  h.servers = 16, h.gpus_per_server = 8;
  h.gpu_bandwidth = bytes_per_second(2.5e11);
  h.server_bandwidth = bytes_per_second(8 * 5e10);  // one NIC of 50 GB/s per GPU
  // clang-format off
  const Row rows[] = {
    {"ring all-reduce, 8 ranks, 1 GB at 100 GB/s",    ring_allreduce(8, bytes(1e9), bytes_per_second(1e11), {}),                    0.0175},
    {"ring all-reduce with additions",                ring_allreduce(4, bytes(4e8), bytes_per_second(1e10), {}, reduce),            0.063},
    {"tree all-reduce",                               tree_allreduce(8, bytes(1e6), bytes_per_second(1e11), seconds(5e-6)),         9e-5},
    {"double binary tree",                            double_tree_allreduce(16, bytes(1e9), bytes_per_second(25e9), seconds(1e-5)), 0.08008},
    {"ring all-gather",                               ring_gather(8, bytes(8e9), bytes_per_second(1e11), seconds(1e-6)),            0.070007},
    {"ring reduce-scatter",                           ring_gather(4, bytes(1e9), bytes_per_second(5e10), {}),                       0.015},
    {"pairwise all-to-all",                           pairwise_alltoall(16, bytes(1.6e9), bytes_per_second(2.5e10), seconds(2e-6)), 0.06003},
    {"hierarchical, 16 servers of 8",                 hierarchical_allreduce(h, bytes(1e9)),                                        0.0116875},
    {"flat ring over the same 128 GPUs",              ring_allreduce(128, bytes(1e9), bytes_per_second(2.5e11), {}),                0.0079375},
    {"a single rank",                                 ring_allreduce(1, bytes(1e9), bytes_per_second(1e11), seconds(1)),            0},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(row.ours.value() == Approx(row.expected).epsilon(1e-12));
  }
  CHECK(allreduce_bus_bandwidth(8, bytes(8e9), seconds(0.05)).value() ==
        Approx(bytes_per_second(280e9).value()));
}

TEST_CASE("collectives: one server runs at NCCL's ring bandwidth") {
  // Bus bandwidth of all-reduce inside one server against S. Bekman, Machine Learning Engineering,
  // network/README.md (2024-2025), ring algorithm, 16 GiB: H200 367.2 GB/s, B200 682.2 GB/s; A100 235 GB/s.
  // Tolerance 8 %: one efficiency (0.8) for all generations.
  struct Row {
    const char* gpu;
    double nvlink, measured;
  };
  const Row rows[] = {{"8x A100", 600, 235}, {"8x H200", 900, 367.2}, {"8x B200", 1800, 682.2}};
  for (const auto& row : rows) {
    INFO(row.gpu);
    const Information size = bytes(17179869184.0);
    const Time time = allreduce_time(size, Servers{1}, Gpus{8}, row.nvlink * gigabyte_per_second, {}, 1.0);
    CHECK(allreduce_bus_bandwidth(8, size, time) / gigabyte_per_second == Approx(row.measured).epsilon(0.08));
  }
}

TEST_CASE("collectives: servers on one EDR card each") {
  // 4 servers of 8 V100, one 100 Gbit/s card each: 12.2 GB/s "as good as you can get" (NVIDIA/nccl-tests
  // issue 29, 2019-12-06). Ours adds the stage inside the server, which NCCL overlaps: within 15 %.
  const Information size = bytes(1e10);
  const Time time =
      allreduce_time(size, Servers{4}, Gpus{8}, 300.0 * gigabyte_per_second, 100.0 * gigabit_per_second, 1.0);
  CHECK(allreduce_bus_bandwidth(32, size, time) / gigabyte_per_second == Approx(12.2).epsilon(0.15));
}
