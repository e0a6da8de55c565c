#include "models/fabric/collectives/collectives.h"

#include "models/fabric/collectives/nccl.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {
Information bytes(double n) { return n * byte; }
InformationRate bytes_per_second(double n) { return InformationRate::from_value(n * 8.0); }
Time seconds(double s) { return s * second; }
}  // namespace

TEST_CASE("collectives: worked numbers of the alpha-beta model") {
  // Thakur, Rabenseifner and Gropp 2005; Sanders, Speck and Traeff 2009. Values worked by hand from the formulas.
  struct Row {
    const char* what;
    Time ours;
    double expected;
  };
  const auto additions = seconds(1e-11) / bytes(1);
  Hierarchy h;
  h.servers = 16, h.gpus_per_server = 8;
  h.gpu_bandwidth = bytes_per_second(2.5e11);
  h.server_bandwidth = bytes_per_second(8 * 5e10);  // one NIC of 50 GB/s per GPU
  const auto fast = bytes_per_second(1e11), slow = bytes_per_second(1e10);
  // clang-format off
  const Row rows[] = {
    {"ring all-reduce, 8 ranks, 1 GB at 100 GB/s",    ring_allreduce(8, bytes(1e9), fast, {}),                                      0.0175},
    {"ring all-reduce with additions",                ring_allreduce(4, bytes(4e8), slow, {}, additions),                           0.063},
    {"halving and doubling, 6 steps of 1 ms",         halving_doubling_allreduce(8, bytes(1e9), fast, seconds(1e-3)),               0.0235},
    {"halving and doubling with additions",           halving_doubling_allreduce(4, bytes(4e8), slow, {}, additions),               0.063},
    {"recursive doubling, 3 steps",                   doubling_allreduce(8, bytes(1e9), fast, seconds(1e-3)),                       0.033},
    {"recursive doubling with additions",             doubling_allreduce(4, bytes(4e8), slow, {}, additions),                       0.088},
    {"tree all-reduce",                               tree_allreduce(8, bytes(1e6), fast, seconds(5e-6)),                           9e-5},
    {"double binary tree",                            double_tree_allreduce(16, bytes(1e9), bytes_per_second(25e9), seconds(1e-5)), 0.08008},
    {"switches add up",                               switch_allreduce(16, bytes(1e9), bytes_per_second(25e9), seconds(1e-5)),      0.04008},
    {"ring all-gather",                               ring_gather(8, bytes(8e9), fast, seconds(1e-6)),                              0.070007},
    {"ring reduce-scatter",                           ring_gather(4, bytes(1e9), bytes_per_second(5e10), {}),                       0.015},
    {"ring reduce-scatter with additions",            ring_gather(4, bytes(4e8), slow, {}, additions),                              0.033},
    {"broadcast in 10 pieces to 4",                   pipelined_broadcast(4, bytes(1e9), fast, seconds(1e-3), 10),                 0.024},
    {"pairwise all-to-all",                           pairwise_alltoall(16, bytes(1.6e9), bytes_per_second(2.5e10), seconds(2e-6)), 0.06003},
    {"hierarchical, 16 servers of 8",                 hierarchical_allreduce(h, bytes(1e9)),                                        0.0116875},
    {"flat ring over the same 128 GPUs",              ring_allreduce(128, bytes(1e9), bytes_per_second(2.5e11), {}),                0.0079375},
    {"a single rank: ring",                           ring_allreduce(1, bytes(1e9), fast, seconds(1)),                              0},
    {"a single rank: halving and doubling",           halving_doubling_allreduce(1, bytes(1e9), fast, seconds(1)),                  0},
    {"a single rank: doubling",                       doubling_allreduce(1, bytes(1e9), fast, seconds(1)),                          0},
    {"a single rank: tree",                           tree_allreduce(1, bytes(1e9), fast, seconds(1)),                              0},
    {"a single rank: switches",                       switch_allreduce(1, bytes(1e9), fast, seconds(1)),                            0},
    {"a single rank: broadcast",                      pipelined_broadcast(1, bytes(1e9), fast, seconds(1), 4),                      0},
    {"a single rank: all-to-all",                     pairwise_alltoall(1, bytes(1e9), fast, seconds(1)),                           0},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(row.ours.value() == Approx(row.expected).epsilon(1e-12));
  }
  CHECK(allreduce_bus_bandwidth(8, bytes(8e9), seconds(0.05)) / gigabyte_per_second == Approx(280));
  CHECK(gather_bus_bandwidth(64, bytes(1e9), seconds(0.02)) / gigabyte_per_second == Approx(49.21875));
}

TEST_CASE("collectives: what more pieces, additions and ranks cost") {
  const auto rate = bytes_per_second(1e10);
  for (const double n : {2.0, 4.0, 64.0, 1024.0}) {
    INFO("ranks " << n);
    // Bandwidth-optimal both: without latency a ring and halving with doubling move the same.
    CHECK(halving_doubling_allreduce(n, bytes(1e9), rate, {}).value() ==
          Approx(ring_allreduce(n, bytes(1e9), rate, {}).value()));
    CHECK(halving_doubling_allreduce(n, bytes(1e3), rate, seconds(1e-6)) <=
          ring_allreduce(n, bytes(1e3), rate, seconds(1e-6)));
    // An all-reduce is a reduce-scatter and an all-gather.
    const auto additions = seconds(1e-11) / bytes(1);
    CHECK((ring_gather(n, bytes(1e9), rate, seconds(1e-6), additions) +
           ring_gather(n, bytes(1e9), rate, seconds(1e-6)))
              .value() == Approx(ring_allreduce(n, bytes(1e9), rate, seconds(1e-6), additions).value()));
    // Between two ranks a broadcast needs no pieces; among more, pieces overlap.
    const Time whole = pipelined_broadcast(n, bytes(1e9), rate, {}, 1);
    const Time pieces = pipelined_broadcast(n, bytes(1e9), rate, {}, 16);
    if (n > 2) CHECK(pieces < whole);
    else CHECK(pieces.value() == Approx(whole.value()));
  }
}

TEST_CASE("nccl: latencies of the tuner") {
  // tuning.cc, ncclTopoTuneModel: 8 GPUs a server joined by NVLink, worked by hand.
  nccl::Ranks r;
  r.gpus_per_server = 8;
  using P = nccl::Protocol;
  struct Row {
    double servers, overhead;
    P protocol;
    double ring, tree;  // us
  };
  // clang-format off
  const Row rows[] = {
    {1, 1, P::ll,       6.6 + 14 * 0.6,              6.8 + 14 * 0.6},
    {1, 1, P::ll128,   14.0 + 14 * 1.9,             14.0 + 14 * 1.25},
    {1, 1, P::simple,   8.4 + 14 * 3.4,              8.4 + 14 * 4.0},
    {2, 1, P::simple, 131.6,                        92.4},
    {2, 2, P::simple,   8.4 + 28 * 6.0 + 2 * 14.0,  92.4},  // posting takes 3 x 2 us
    {2, 1, P::ll,       6.6 + 28 * 1.0 + 2 * 2.7,    6.8 + 2 * (7 * 0.6 + 5.0)},
    {4, 1, P::simple,   8.4 + 56 * 3.4 + 6 * 14.0,   8.4 + 2 * (7 * 4.0 + 2 * 14.0)},
  };
  // clang-format on
  for (const auto& row : rows) {
    r.servers = row.servers;
    INFO("servers " << row.servers << ", protocol " << static_cast<int>(row.protocol));
    CHECK(nccl::ring_latency(r, row.protocol, row.overhead * 1e-6 * second).value() * 1e6 ==
          Approx(row.ring));
    CHECK(nccl::tree_latency(r, row.protocol).value() * 1e6 == Approx(row.tree));
  }
  r.servers = 4, r.gpus_per_server = 1;  // the latency of the network is not hidden: LL 5.0 instead of 2.7 us
  CHECK(nccl::ring_latency(r, P::ll).value() * 1e6 == Approx(6.6 + 6 * 5.0));
  r.network_extra = 1e-6 * second;
  CHECK(nccl::ring_latency(r, P::ll).value() * 1e6 == Approx(6.6 + 6 * 6.0));
}

TEST_CASE("nccl: rates of links") {
  struct Row {
    const char *vendor, *capability, *form;
    double nvlink, pcie, gpus, rate;  // GB/s, both directions of all links; one direction
    bool linked, nvls;
    nccl::Generation generation;
  };
  using G = nccl::Generation;
  // topo.h: P100 18 GB/s a link, V100 and A100 20, Hopper 20.6, Blackwell 40.1; PCIe 3 x16 12, doubled by each generation.
  // clang-format off
  const Row rows[] = {
    {"NVIDIA", "6.0",  "SXM2",                160, 3, 8,  72.0,  true,  false, G::volta},
    {"NVIDIA", "7.0",  "SXM2",                300, 3, 8, 120.0,  true,  false, G::volta},
    {"NVIDIA", "7.0",  "PCIe FHFL dual-slot",   0, 3, 8,  12.0,  false, false, G::volta},
    {"NVIDIA", "8.0",  "SXM4",                600, 4, 8, 240.0,  true,  false, G::ampere},
    {"NVIDIA", "8.0",  "PCIe FHFL dual-slot", 600, 4, 2, 240.0,  true,  false, G::ampere},
    {"NVIDIA", "8.0",  "PCIe FHFL dual-slot", 600, 4, 4,  24.0,  false, false, G::ampere},
    {"NVIDIA", "8.6",  "PCIe FHFL dual-slot", 112.5, 4, 2, 48.0, true,  false, G::ampere},
    {"NVIDIA", "9.0",  "SXM5",                900, 5, 8, 370.8,  true,  true,  G::hopper},
    {"NVIDIA", "9.0",  "PCIe FHFL dual-slot", 900, 5, 4, 370.8,  true,  false, G::hopper},
    {"NVIDIA", "9.0",  "PCIe FHFL dual-slot", 900, 5, 8,  48.0,  false, false, G::hopper},
    {"NVIDIA", "7.0",  "PCIe, water block",   200, 3, 4,  80.0,  true,  false, G::volta},
    {"AMD",    "",     "PCIe FHFL dual-slot", 300, 4, 4, 111.73, true,  false, G::ampere},
    {"AMD",    "",     "PCIe FHFL dual-slot", 300, 4, 8,  24.0,  false, false, G::ampere},
    {"NVIDIA", "10.0", "SXM6",               1800, 5, 8, 721.8,  true,  true,  G::blackwell},
    {"AMD",    "",     "OAM",                 896, 5, 8, 333.69, true,  false, G::ampere},
    {"Intel",  "",     "OAM",                 525, 5, 8, 210.0,  true,  false, G::ampere},
  };
  // clang-format on
  for (const auto& row : rows) {
    gpu::Gpu gpu;
    gpu.vendor = row.vendor, gpu.compute_capability = row.capability, gpu.form_factor = row.form;
    gpu.nvlink_bandwidth = row.nvlink * gigabyte_per_second;
    gpu.pcie_generation = row.pcie;
    INFO(row.vendor << " " << row.capability << " " << row.form << ", " << row.gpus << " GPUs");
    CHECK(nccl::gpu_rate(gpu, row.gpus) / gigabyte_per_second == Approx(row.rate).epsilon(1e-4));
    CHECK(nccl::linked(gpu, row.gpus) == row.linked);
    CHECK(nccl::has_nvls(gpu) == row.nvls);
    CHECK(nccl::generation(gpu) == row.generation);
  }
  gpu::Gpu unknown;
  unknown.vendor = "NVIDIA";
  CHECK(nccl::generation(unknown) == G::volta);
  unknown.bf16 = 1.0 * teraflop_per_second;
  CHECK(nccl::generation(unknown) == G::ampere);
  unknown.fp8 = unknown.bf16;
  CHECK(nccl::generation(unknown) == G::hopper);
  unknown.fp4 = unknown.bf16;
  CHECK(nccl::generation(unknown) == G::blackwell);
  CHECK(nccl::gpu_rate(unknown, 8) / gigabyte_per_second == Approx(12));  // nothing known: PCIe 3
}
