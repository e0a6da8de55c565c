#include "models/llm/links.h"

#include <cmath>

#include "models/llm/roofline.h"
#include "tests/catch.h"
#include "tests/models/llm/training_models.h"

using namespace plenum;
using namespace plenum::llm;

namespace {

/// 8 A100 a server, 200 Gbit/s each; packed servers, 16 of which are under one leaf.
Cluster tapered(double ring, double uniform, double near) {
  auto c = llm_test::a100(8, 1600);
  c.ring_taper = ring, c.uniform_taper = uniform, c.near_servers = near;
  return c;
}

constexpr Information gigabytes(double n) { return n * 1e9 * byte; }

}  // namespace

TEST_CASE("llm links: what a tapered network slows down") {
  struct Row {
    const char* what;
    double ring, uniform, near, hop, span, slow;
  };
  const double all = 1e9;
  // clang-format off
  const Row rows[] = {
    {"not tapered",                          1,   1,  1,  1,  64, 1},
    {"a group under one leaf",               1.5, 3, 16,  1,  16, 1},
    {"a ring beyond it",                     1.5, 3, 16,  1,  17, 1.5},
    {"packed: none of a ring's servers far", 1,   3, 16,  1, 128, 1},
    {"every second server: an eighth far",   1,   3, 16,  2, 128, 1},
    {"8 servers further: half are far",      1,   3, 16,  8, 128, 1.5},
    {"16 servers further: all are far",      1,   3, 16, 16, 128, 3},
    {"farther than near: no more than all",  1,   3, 16, 64, 128, 3},
    {"scattered",                            2.8, 3,  1,  1,   2, 2.8},
    {"scattered, whatever the distance",     2.8, 3,  1,  4, all, 3},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(taper(links(tapered(row.ring, row.uniform, row.near)), row.hop, row.span) == Approx(row.slow));
  }
}

TEST_CASE("llm links: groups that stay near meet no taper") {
  const auto free = links(tapered(1, 1, 1)), slow = links(tapered(2, 4, 16));
  const auto size = gigabytes(10);
  const Group near{128, 1}, far{256, 1}, inside{8, 1};
  CHECK(gather_time(slow, inside, size) == gather_time(free, inside, size));
  CHECK(gather_time(slow, near, size) == gather_time(free, near, size));
  CHECK(alltoall_time(slow, near, size) == alltoall_time(free, near, size));
  CHECK(gather_time(slow, far, size) > gather_time(free, far, size));
  // Without latencies exactly the share that crosses is slower: 31/32 of 10 GB / 8 over 24 GB/s, twice.
  const double across = 31.0 / 32 * 10.0 / 8 / 24;
  CHECK((gather_time(slow, far, size) - gather_time(free, far, size)).value() == Approx(across));
  // All-to-all: 248/256 leave the server, four times slower.
  CHECK((alltoall_time(slow, far, size) - alltoall_time(free, far, size)).value() ==
        Approx(3 * 248.0 / 256 * 10 / 24));
  CHECK(transfer_time(slow, 4, size) == transfer_time(free, 4, size));
  CHECK((transfer_time(slow, 8 * 64, size) - transfer_time(free, 8 * 64, size)).value() ==
        Approx(3 * 10.0 / 24));
}

TEST_CASE("llm links: rails that are apart send by NVLink first") {
  auto cluster = tapered(1, 1, 1);
  const auto joined = links(cluster);
  cluster.rails_apart = true;
  const auto apart = links(cluster);
  const auto size = gigabytes(10);
  // Of 24/32 that leave the server seven of eight bytes cross to another GPU, at 240 GB/s.
  CHECK((alltoall_time(apart, {32, 1}, size) - alltoall_time(joined, {32, 1}, size)).value() ==
        Approx(0.75 * 7.0 / 8 * 10 / 240));
  CHECK(alltoall_time(apart, {8, 1}, size) == alltoall_time(joined, {8, 1}, size));
  CHECK(alltoall_time(apart, {4, 8}, size) ==
        alltoall_time(joined, {4, 8}, size));  // one GPU a server: its own rail
  CHECK(gather_time(apart, {32, 1}, size) == gather_time(joined, {32, 1}, size));
}

TEST_CASE("llm links: a less efficient network is a narrower one") {
  auto cluster = tapered(1, 1, 1);
  cluster.network_efficiency = 0.5;
  CHECK(links(cluster).network == 0.5 * links(tapered(1, 1, 1)).network);
  CHECK(network_bandwidth(cluster) == 0.5 * network_bandwidth(tapered(1, 1, 1)));
  // Tensor parallelism over servers: free of the taper while it stays near.
  const auto slow = tapered(2, 2, 2), untapered = tapered(1, 1, 1);
  CHECK(allreduce_bandwidth(slow, 16) == allreduce_bandwidth(untapered, 16));
  CHECK(allreduce_bandwidth(slow, 24) == 0.5 * allreduce_bandwidth(untapered, 24));
}
