// Published networks, switch by switch and link by link.
#include <iostream>

#include "tests/catch.h"
#include "tests/reference/published_fabric.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

const std::filesystem::path shared_fabric = std::filesystem::path(PLENUM_SHARED_DIR) / "reference/fabric";

bool absent(const std::filesystem::path& file) {
  if (std::filesystem::exists(file)) return false;
  std::cout << "skipped: " << file << " is not there\n";
  return true;
}

void check(const published::Design& design) {
  INFO(design.name << "; " << design.source);
  CHECK(plane(design.demand).problem == Problem::none);
  for (const auto& value : published::compared(design)) {
    INFO(value.what);
    CHECK(value.ours == value.theirs);
  }
}

}  // namespace

TEST_CASE("fabric: published networks, switch by switch") {
  for (const auto& design : published::designs())
    if (!design.recalled()) check(design);
}

TEST_CASE("fabric: SuperPODs are wired by rails with the same counts") {
  for (auto design : published::designs()) {
    if (design.name.find("SuperPOD") == std::string::npos) continue;
    design.demand.topology = Topology::rail_optimised;
    check(design);
  }
}

TEST_CASE("fabric: shared table of built networks") {
  const auto file = shared_fabric / "validation_superpod.csv";
  if (absent(file)) return;
  int checked = 0;
  for (const auto& design : published::shared_designs(file)) {
    if (!design.skipped.empty() || design.recalled()) continue;
    check(design);
    ++checked;
  }
  CHECK(checked >= 20);
}

TEST_CASE("fabric: shared table of the textbook's structures") {
  const auto file = shared_fabric / "topology_tests.csv";
  if (absent(file)) return;
  int checked = 0;
  for (const auto& design : published::shared_topologies(file)) {
    check(design);
    CHECK(plane(design.demand).most == design.demand.servers);
    ++checked;
  }
  CHECK(checked >= 17);
}

TEST_CASE("fabric: JUWELS Booster's row contradicts itself") {
  // Kesselheim et al. 2021, as recalled: 936 servers of four ports fill 19.5 cells of 48, so the row counts 195 leaves and 195
  // spines, but also ten links between each two of 20 cells. Half a cell of five spines, beside five leaves with four cables
  // to each spine, has 5 x 20 global ports; the other 19 cells take 190. With 20 whole cells all else of the row comes out.
  const auto whole = published::cells_of(936, 4, 40, 20, 10, 10, 10);
  const auto p = plane(whole);
  CHECK(p.problem == Problem::none);
  CHECK(p.leaf == 200);
  CHECK(p.spine == 200);
  CHECK(p.pair_links == 2);
  CHECK(p.global_links == 1900);
  CHECK(p.bisection_links >= 1000 - 4 * 10);  // 10 x 10 cells x 10 links, were the last cell full
  auto halves = published::cells_of(936, 4, 40, 20, 5, 5, 10);
  halves.cells.hosts = 20;
  CHECK(plane(halves).problem == Problem::too_many_endpoints);
  halves.servers = 480;
  CHECK(plane(halves).problem == Problem::too_few_global_ports);
  CHECK(plane(halves).needs == 190);
}
