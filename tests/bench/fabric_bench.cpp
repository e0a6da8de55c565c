#include <benchmark/benchmark.h>

#include "models/fabric/plane/graph_measures.h"

// Counts of a plane, its graph, and what is measured on it.
namespace {

using namespace plenum::fabric;

PlaneDemand endpoints(Topology topology, double servers) {
  PlaneDemand demand;
  demand.topology = topology;
  demand.servers = servers;
  demand.server_ports = 8;
  demand.radix = 64;
  return demand;
}

void count(benchmark::State& state, Topology topology, double servers) {
  const auto demand = endpoints(topology, servers);
  for (auto _ : state) benchmark::DoNotOptimize(plane(demand));
}
BENCHMARK_CAPTURE(count, fat_tree_65536, Topology::fat_tree, 8192);
BENCHMARK_CAPTURE(count, rails_65536, Topology::rail_optimised, 8192);
BENCHMARK_CAPTURE(count, dragonfly_65536, Topology::dragonfly, 8192);
BENCHMARK_CAPTURE(count, dragonfly_plus_65536, Topology::dragonfly_plus, 8192);
BENCHMARK_CAPTURE(count, hyperx_65536, Topology::hyperx, 8192);
BENCHMARK_CAPTURE(count, torus_65536, Topology::torus, 8192);

void graph_and_bisection(benchmark::State& state, Topology topology) {
  const auto demand = endpoints(topology, 2048);
  for (auto _ : state) benchmark::DoNotOptimize(bisection_links(graph(demand)));
}
BENCHMARK_CAPTURE(graph_and_bisection, fat_tree_16384, Topology::fat_tree)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph_and_bisection, dragonfly_plus_16384, Topology::dragonfly_plus)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph_and_bisection, hyperx_16384, Topology::hyperx)->Unit(benchmark::kMillisecond);

void measure_paths(benchmark::State& state) {
  const auto g = graph(endpoints(Topology::fat_tree, 2048));
  for (auto _ : state) benchmark::DoNotOptimize(paths(g));
}
BENCHMARK(measure_paths)->Unit(benchmark::kMillisecond);

}  // namespace
