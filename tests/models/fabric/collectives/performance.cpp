#include "models/fabric/collectives/performance.h"

#include <cmath>

#include "models/fabric/collectives/collectives.h"
#include "models/fabric/traffic/patterns.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

gpu::Gpu gpu_like(const char* capability, double nvlink) {
  gpu::Gpu gpu;
  gpu.vendor = "NVIDIA", gpu.compute_capability = capability, gpu.form_factor = "SXM";
  gpu.nvlink_bandwidth = nvlink * gigabyte_per_second;
  gpu.pcie_generation = 4;
  return gpu;
}
const gpu::Gpu v100 = gpu_like("7.0", 300), a100 = gpu_like("8.0", 600), h100 = gpu_like("9.0", 900),
               b200 = gpu_like("10.0", 1800), card = gpu_like("7.0", 0);

Network servers_of(const gpu::Gpu& gpu, double servers, double gpus, double gbit) {
  return untapered(Servers{servers}, Gpus{gpus}, gbit * gigabit_per_second, gpu);
}

double bus(const Network& n, Information size, Algorithm algorithm) {
  return allreduce_bus_bandwidth(n.servers * n.gpus_per_server, size, allreduce(n, size, algorithm)) /
         gigabyte_per_second;
}

constexpr Algorithm all_algorithms[] = {Algorithm::ring, Algorithm::tree, Algorithm::hierarchical,
                                        Algorithm::nvls};

std::vector<Network> all_networks() {
  std::vector<Network> all;
  for (const auto* gpu : {&v100, &a100, &h100, &b200, &card})
    for (const double servers : {1.0, 2.0, 3.0, 4.0, 16.0, 1000.0})
      for (const double gpus : {1.0, 2.0, 4.0, 8.0})
        if (servers * gpus > 1) all.push_back(servers_of(*gpu, servers, gpus, 800));
  for (auto& n : all) n.hierarchical = true;
  return all;
}

}  // namespace

TEST_CASE("performance: bandwidth of large messages") {
  // Each by what limits it: NVLink, the network, both directions of a tree.
  struct Row {
    const char* what;
    Network network;
    Algorithm algorithm;
    double expected;  // GB/s as nccl-tests prints it
  };
  const double n16 = 2.0 * 15 / 16, n32 = 2.0 * 31 / 32;
  // clang-format off
  const Row rows[] = {
    {"ring of 8 V100",                 servers_of(v100, 1, 8, 0),    Algorithm::ring, 120},
    {"ring of 8 cards on PCIe 4",      servers_of(card, 1, 8, 0),    Algorithm::ring, 24},
    {"ring of 2 x 8 V100, 4 EDR",      servers_of(v100, 2, 8, 400),  Algorithm::ring, 48},
    {"ring of 4 x 8 V100, one EDR",    servers_of(v100, 4, 8, 100),  Algorithm::ring, 12},
    {"ring of 4 x 8 H100, 8 NDR",      servers_of(h100, 4, 8, 3200), Algorithm::ring, 370.8},
    {"tree of 2 x 8 V100, one EDR",    servers_of(v100, 2, 8, 100),  Algorithm::tree, 12 * n16},
    {"tree of 4 x 8 V100, one EDR",    servers_of(v100, 4, 8, 100),  Algorithm::tree, 6 * n32},
    {"NVLS of 8 H100: 0.85 x 14/9",    servers_of(h100, 1, 8, 0),    Algorithm::nvls, 0.85 * 370.8 * 14 / 9},
    {"NVLS of 8 B200: 0.74 x 14/9",    servers_of(b200, 1, 8, 0),    Algorithm::nvls, 0.74 * 721.8 * 14 / 9},
    {"NVLS tree of 2 x 8 H100, 8 HDR", servers_of(h100, 2, 8, 1600), Algorithm::nvls, 192 * n16},
    {"NVLS tree of 4 x 8 H100, 8 HDR", servers_of(h100, 4, 8, 1600), Algorithm::nvls, 96 * n32},
    {"ring of 4 x 1, one EDR",         servers_of(h100, 4, 1, 100),  Algorithm::ring, 12},
  };
  // clang-format on
  const Information huge = 1e15 * byte;
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(bus(row.network, huge, row.algorithm) == Approx(row.expected).epsilon(1e-4));
  }
}

TEST_CASE("performance: reduction in the switches moves each byte once") {
  const Information huge = 1e15 * byte;
  auto n = servers_of(h100, 64, 8, 1600);
  const Time without = allreduce(n, huge, Algorithm::nvls);
  n.network_reduction = true;
  CHECK(allreduce(n, huge, Algorithm::nvls).value() == Approx((huge / n.server_rate).value()).epsilon(1e-3));
  CHECK(allreduce(n, huge, Algorithm::nvls).value() == Approx(0.5 * without.value()).epsilon(1e-3));
  CHECK(allreduce(n, huge).algorithm == Algorithm::nvls);
  auto old = servers_of(v100, 64, 8, 400);
  old.network_reduction = true;
  CHECK(allreduce(old, huge, Algorithm::tree).value() ==
        Approx((huge / old.server_rate).value()).epsilon(1e-3));
  CHECK(allreduce(old, huge).algorithm == Algorithm::tree);
  auto alone = servers_of(h100, 1, 8, 1600);
  const Time one_server = allreduce(alone, huge, Algorithm::nvls);
  alone.network_reduction = true;
  CHECK(allreduce(alone, huge, Algorithm::nvls) == one_server);
}

TEST_CASE("performance: small messages go by trees and LL, large ones by rings") {
  const auto n = servers_of(a100, 4, 8, 1600);
  CHECK(allreduce(n, 1024.0 * byte).algorithm == Algorithm::tree);
  CHECK(allreduce(n, 16.0 * gibibyte).algorithm == Algorithm::ring);
  // 8 bytes: the latency of LL over a tree.
  CHECK(allreduce(n, 8.0 * byte).time.value() ==
        Approx(nccl::tree_latency({4, 8}, nccl::Protocol::ll).value()).epsilon(1e-3));
}

TEST_CASE("performance: nothing to do, and no way to do it") {
  const auto alone = servers_of(a100, 1, 1, 0), cut_off = servers_of(a100, 2, 8, 0);
  for (const auto algorithm : all_algorithms) CHECK(allreduce(alone, gibibyte, algorithm) == Time{});
  CHECK(allgather(alone, gibibyte) == Time{});
  CHECK(alltoall(alone, gibibyte) == Time{});
  CHECK(allreduce(servers_of(a100, 2, 8, 100), Information{}).time == Time{});
  CHECK(std::isinf(allreduce(cut_off, gibibyte).time.value()));
  CHECK(std::isinf(allgather(cut_off, gibibyte).value()));
  CHECK(std::isinf(alltoall(cut_off, gibibyte).value()));
  CHECK(std::isinf(allreduce(servers_of(a100, 2, 8, 100), gibibyte, Algorithm::nvls).value()));
  CHECK(std::isinf(allreduce(servers_of(a100, 2, 8, 100), gibibyte, Algorithm::hierarchical).value()));
  auto asked = servers_of(a100, 2, 8, 100);
  asked.algorithm = Algorithm::tree;
  CHECK(allreduce(asked, gibibyte).algorithm == Algorithm::tree);
  CHECK(allreduce(asked, gibibyte).time == allreduce(asked, gibibyte, Algorithm::tree));
}

TEST_CASE("performance: identities of all operations") {
  for (const auto& n : all_networks()) {
    const double gpus = n.servers * n.gpus_per_server;
    INFO(n.servers << " servers of " << n.gpus_per_server << ", generation " << static_cast<int>(n.generation)
                   << (n.nvlink ? "" : ", PCIe"));
    Time last{}, last_gather{}, last_all{};
    for (double size = 8; size < 1e12; size *= 1.5) {
      const Information s = size * byte;
      INFO("bytes " << size);
      const Time best = allreduce(n, s).time;
      for (const auto algorithm : all_algorithms) CHECK(best <= allreduce(n, s, algorithm));
      CHECK(best >= last);
      CHECK(allgather(n, s) >= last_gather);
      CHECK(alltoall(n, s) > last_all);
      CHECK(allgather(n, s) == reduce_scatter(n, s));
      // Reducing and spreading is at least one of both in bandwidth: no ring is faster than its links.
      const Information moved = 2.0 * (gpus - 1.0) / gpus * s;
      const auto link = n.gpus_per_server > 1 && n.servers > 1 ? std::min(n.gpu_link, n.server_rate)
                        : n.servers > 1                        ? n.server_rate
                                                               : n.gpu_link;
      CHECK(allreduce(n, s, Algorithm::ring) >= moved / link);
      last = best, last_gather = allgather(n, s), last_all = alltoall(n, s);
    }
  }
}

TEST_CASE("performance: faster parts never make anything slower") {
  const Information sizes[] = {1e3 * byte, 1e6 * byte, 1e9 * byte, 1e11 * byte};
  for (const auto& n : all_networks())
    for (const auto& size : sizes) {
      INFO(n.servers << " servers of " << n.gpus_per_server << ", bytes " << size / byte);
      const auto slower_than = [&](auto change) {
        Network changed = n;
        change(changed);
        for (const auto algorithm : all_algorithms)
          CHECK(allreduce(changed, size, algorithm) >= allreduce(n, size, algorithm));
        CHECK(allgather(changed, size) >= allgather(n, size));
        CHECK(alltoall(changed, size) >= alltoall(n, size));
      };
      slower_than([](Network& m) { m.server_rate *= 0.5; });
      slower_than([](Network& m) { m.ring_taper = 2, m.uniform_taper = 3; });
      slower_than([](Network& m) { m.network_step += 1e-6 * second; });
      slower_than([](Network& m) { m.rails_apart = true; });
    }
}

TEST_CASE("performance: more GPUs never reduce faster") {
  for (const auto* gpu : {&v100, &a100, &h100, &b200})
    for (const double size : {1e4, 1e7, 1e10}) {
      Time ring{}, all{};
      for (double servers = 3; servers < 4000; servers *= 2) {
        const auto n = servers_of(*gpu, servers, 8, 800);
        INFO("servers " << servers << ", bytes " << size);
        CHECK(allreduce(n, size * byte, Algorithm::ring) >= ring);
        CHECK(alltoall(n, size * byte) >= all);
        ring = allreduce(n, size * byte, Algorithm::ring), all = alltoall(n, size * byte);
      }
    }
}

TEST_CASE("performance: all-to-all by parts") {
  // 4 servers of 8: 8/32 stays inside (7/32 over NVLink), 24/32 goes out over an eighth of 96 GB/s each.
  auto n = servers_of(a100, 4, 8, 800);
  const Information size = 32e9 * byte;
  const double latency = 8.4e-6 + 7 * 3.4e-6 + 24 * 14e-6;
  CHECK(alltoall(n, size).value() == Approx(7e9 / 240e9 + 24e9 / 12e9 + latency));
  n.uniform_taper = 1.5;
  CHECK(alltoall(n, size).value() == Approx(7e9 / 240e9 + 1.5 * 24e9 / 12e9 + latency));
  n.rails_apart = true;  // seven of eight bytes go to another rail first
  CHECK(alltoall(n, size).value() == Approx((7e9 + 21e9) / 240e9 + 1.5 * 24e9 / 12e9 + latency));
  CHECK(alltoall(servers_of(a100, 1, 8, 0), size).value() == Approx(28e9 / 240e9 + 8.4e-6 + 7 * 3.4e-6));
}

namespace {

/// A tree of two levels with leaves of `down` and `up` ports.
Plane tree_of(Topology topology, double leaves, double down, double up, double server_ports) {
  Plane p;
  p.topology = topology;
  p.levels = 2, p.leaf = leaves, p.spine = up;
  p.leaf_down = down, p.leaf_up = up;
  p.server_ports = server_ports;
  p.endpoints = leaves * down;
  p.leaf_spine_links = leaves * up;
  p.leaf_radix = p.spine_radix = p.spine_down = down + up;
  p.group_leaves = leaves, p.group_spines = up, p.groups = 1;
  return p;
}

Network see(const FabricInputs& inputs, const Plane& plane, double planes, double servers,
            const char* fabric = "IB NDR") {
  Switch s;
  s.fabric = fabric;
  return performance(inputs, plane, planes, s, Servers{servers}, Gpus{8}, 800.0 * gigabit_per_second, a100);
}

}  // namespace

TEST_CASE("performance: tapers of trees by placement") {
  struct Row {
    const char* what;
    Plane plane;
    double planes, servers;
    Placement placement;
    double near, ring;
  };
  const auto scattered = Placement::scattered, packed = Placement::packed;
  // 128 ports a leaf in all, 8 (or 1) a server; 3:1 is 96 down, 32 up.
  // clang-format off
  const Row rows[] = {
    {"non-blocking",                      tree_of(Topology::fat_tree,       16, 64, 64, 8), 1, 128, scattered, 128, 1},
    {"3:1, scattered",                    tree_of(Topology::fat_tree,       16, 96, 32, 8), 1, 192, scattered,   1, 3 * (1 - 11.0 / 191)},
    {"3:1, packed: one of 12 leaves",     tree_of(Topology::fat_tree,       16, 96, 32, 8), 1, 192, packed,     12, 1},
    {"3:1, one NIC in a server: packed",  tree_of(Topology::fat_tree,       16, 96, 32, 1), 1, 192, packed,     96, 1},
    {"15:1 by 2 servers a leaf: packed",  tree_of(Topology::fat_tree,       16, 30,  2, 15), 1, 32, packed,      2, 7.5},
    {"3:1 rails, scattered: 96 near",     tree_of(Topology::rail_optimised, 16, 96, 32, 8), 1, 192, scattered,   1, 3 * (1 - 95.0 / 191)},
    {"3:1 rails, packed",                 tree_of(Topology::rail_optimised, 16, 96, 32, 8), 1, 192, packed,     96, 1},
    {"3:1 rail-only, scattered: 96 near", tree_of(Topology::rail_only,       2, 96, 32, 1), 8, 192, scattered,   1, 3 * (1 - 95.0 / 191)},
    {"all servers under one unit",        tree_of(Topology::rail_optimised,  8, 96, 32, 8), 1,  96, scattered,  96, 1},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    FabricInputs inputs;
    inputs.topology = row.plane.topology;
    inputs.placement = row.placement;
    const auto n = see(inputs, row.plane, row.planes, row.servers);
    CHECK(n.near_servers == row.near);
    CHECK(n.ring_taper == Approx(row.ring));
    CHECK(n.uniform_taper >= 1);
    CHECK(n.rails_apart == (row.planes > 1));
    CHECK(n.server_rate / gigabyte_per_second == Approx(96));
  }
}

TEST_CASE("performance: a pod of three levels is near when its leaves are not tapered") {
  Plane p = tree_of(Topology::fat_tree, 64, 32, 32, 8);
  p.levels = 3, p.groups = 4, p.group_leaves = 16, p.group_spines = 32;
  p.spine_down = 48, p.spine_up = 16, p.core = 32;
  p.spine_core_links = 4 * 32 * 16;
  FabricInputs inputs;
  inputs.placement = Placement::packed;
  CHECK(see(inputs, p, 1, 256).near_servers == 64);
  CHECK(see(inputs, p, 1, 256).ring_taper == 1);
  inputs.placement = Placement::scattered;
  CHECK(see(inputs, p, 1, 256).near_servers == 1);
  CHECK(see(inputs, p, 1, 256).ring_taper == Approx(3 * (1 - 63.0 / 255)));
  p.leaf_down = 48,
  p.leaf_up = 16;  // tapered twice: 3 x 3 between pods, of which all but a pod's servers cross
  CHECK(see(inputs, p, 1, 384).ring_taper == Approx(9 * (1 - 95.0 / 383)));
  inputs.placement = Placement::packed;
  CHECK(see(inputs, p, 1, 384).near_servers == 6);
}

TEST_CASE("performance: what lowers the rate of all") {
  FabricInputs inputs;
  inputs.ethernet_efficiency = 0.8;
  const auto p = tree_of(Topology::fat_tree, 16, 64, 64, 8);
  CHECK(see(inputs, p, 1, 128, "IB NDR").efficiency == 1);
  CHECK(see(inputs, p, 1, 128, "Ethernet").efficiency == 0.8);
  CHECK(see(inputs, p, 1, 128, "Ethernet").server_rate / gigabyte_per_second == Approx(0.8 * 96));
  Plane failed = p;
  failed.problem = Problem::too_many_endpoints;
  CHECK(see(inputs, failed, 1, 128).server_rate == InformationRate{});
  CHECK(see(inputs, Plane{}, 1, 1).server_rate == InformationRate{});
  inputs.algorithm = Algorithm::hierarchical;
  CHECK(std::isfinite(allreduce(see(inputs, p, 1, 128), gibibyte).time.value()));
}

TEST_CASE("performance: communication that computing does not hide") {
  struct Row {
    double communication, backward, buckets, exposed;
  };
  // clang-format off
  const Row rows[] = {
    {0.15, 0.10, 10, 0.06},   // more to send than to compute
    {0.05, 0.10, 10, 0.005},  // all but the last part
    {0.05, 0.10,  1, 0.05},   // one part: nothing is hidden
    {0.05, 0.10,  0, 0.05},
    {0.00, 0.10, 10, 0.00},
  };
  // clang-format on
  for (const auto& row : rows)
    CHECK(exposed(row.communication * second, row.backward * second, row.buckets).value() ==
          Approx(row.exposed));
  for (const double nb : {1.0, 2.0, 10.0, 100.0})
    for (const double backward : {0.01, 0.1, 1.0}) {
      const Time t = exposed(0.1 * second, backward * second, nb);
      CHECK(t.value() <= 0.1 * (1 + 1e-12));
      CHECK(t.value() >= Approx(0.1 / nb));
    }
}

TEST_CASE("performance: latency of the longest path") {
  Plane p = tree_of(Topology::fat_tree, 16, 64, 64, 8);
  Switch s;
  s.latency = 90e-9 * second;
  p.longest_path = 3;
  CHECK(latency(p, s, 10.0 * metre).value() * 1e9 == Approx(3 * 90 + 4 * 45 + 600));
  p.longest_path = 1;
  CHECK(latency(p, s, 10.0 * metre).value() * 1e9 == Approx(90 + 2 * 45 + 600));
  s.latency.reset();
  CHECK(latency(p, s, 10.0 * metre).value() * 1e9 == Approx(2 * 45 + 600));
  CHECK(latency(Plane{}, s, 10.0 * metre) == Time{});
}

TEST_CASE("performance: tapers of planes as they are built") {
  struct Row {
    Topology topology;
    double servers, ports, radix, oversubscription;
  };
  // clang-format off
  const Row rows[] = {
    {Topology::fat_tree,        128, 8,  64, 1}, {Topology::fat_tree,        160, 8, 40, 3},
    {Topology::fat_tree,       1024, 8,  40, 2}, {Topology::rail_optimised,  127, 8, 64, 1},
    {Topology::rail_optimised,  192, 8,  64, 3}, {Topology::rail_only,       192, 1, 64, 3},
    {Topology::dragonfly_plus,  400, 4,  40, 1}, {Topology::dragonfly,       400, 4, 40, 1},
    {Topology::hyperx,          400, 4,  64, 1}, {Topology::torus,           400, 4, 64, 1},
  };
  // clang-format on
  for (const auto& row : rows) {
    PlaneDemand demand;
    demand.topology = row.topology;
    demand.servers = row.servers, demand.server_ports = row.ports;
    demand.radix = row.radix, demand.oversubscription = row.oversubscription;
    const auto built = plane(demand);
    INFO("topology " << static_cast<int>(row.topology) << ", servers " << row.servers);
    REQUIRE(built.problem == Problem::none);
    for (const auto routing : {Routing::adaptive, Routing::minimal, Routing::valiant}) {
      FabricInputs inputs;
      inputs.topology = row.topology, inputs.routing = routing;
      const auto scattered = see(inputs, built, 1, row.servers);
      inputs.placement = Placement::packed;
      const auto packed = see(inputs, built, 1, row.servers);
      for (const auto& n : {scattered, packed}) {
        CHECK(n.ring_taper >= 1);
        CHECK(n.near_servers >= 1);
        CHECK(n.near_servers <= row.servers);
        CHECK(n.uniform_taper == Approx(1 / sustained(built, Pattern::uniform, routing)));
        if (n.ring_taper == 1 && n.uniform_taper == 1) CHECK(n.near_servers == row.servers);
      }
      // Neighbours that are anywhere send as far as everyone to everyone, but for rails, which a ring never leaves.
      if (row.topology == Topology::rail_optimised) CHECK(scattered.ring_taper <= scattered.uniform_taper);
      else CHECK(scattered.ring_taper == Approx(scattered.uniform_taper).epsilon(0.03));
      CHECK(packed.uniform_taper == scattered.uniform_taper);
      const bool tree = built.topology == Topology::fat_tree || built.topology == Topology::rail_optimised ||
                        built.topology == Topology::rail_only;
      if (tree) {
        CHECK(packed.ring_taper <= scattered.ring_taper);
        CHECK(packed.ring_taper == Approx(1 / sustained(built, Pattern::neighbour, routing)));
        if (row.oversubscription == 1) CHECK(scattered.ring_taper == 1);
        else CHECK(scattered.ring_taper > 0.7 * row.oversubscription);
      } else {
        CHECK(packed.ring_taper == Approx(1 / sustained(built, Pattern::neighbour, routing)));
      }
    }
  }
}
