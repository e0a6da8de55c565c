#include <benchmark/benchmark.h>

#include "models/fabric/cabling/bill.h"
#include "tests/models/fabric/shapes.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

/// Lengths and costs of 65,536 endpoints: 8,192 servers of eight ports, switches of 64 ports.
void lengths_and_costs(benchmark::State& state, Topology topology) {
  const double planes = topology == Topology::rail_only ? 8 : 1;
  const auto demand = test::demand(topology, 8192, 8 / planes, 0, 64);
  const auto p = plane(demand);
  const auto floor = test::hall(4, 4);
  Cable link;
  link.kind = "link";
  link.price = 1280.0 * money_unit;
  Parts parts;
  parts.leaf.ports = {64};
  parts.leaf.price = 36000.0 * money_unit;
  parts.server_cables = parts.switch_cables = choose_cables({link});
  for (auto _ : state) {
    const auto metres = lengths({}, p, planes, demand.servers, demand.server_ports, floor);
    benchmark::DoNotOptimize(totals(p, planes, metres, parts, {}));
  }
}
BENCHMARK_CAPTURE(lengths_and_costs, fat_tree, Topology::fat_tree);
BENCHMARK_CAPTURE(lengths_and_costs, rail_optimised, Topology::rail_optimised);
BENCHMARK_CAPTURE(lengths_and_costs, rail_only, Topology::rail_only);
BENCHMARK_CAPTURE(lengths_and_costs, dragonfly_plus, Topology::dragonfly_plus);
BENCHMARK_CAPTURE(lengths_and_costs, dragonfly, Topology::dragonfly);
BENCHMARK_CAPTURE(lengths_and_costs, hyperx, Topology::hyperx);
BENCHMARK_CAPTURE(lengths_and_costs, torus, Topology::torus);

}  // namespace
