#include <benchmark/benchmark.h>

#include "models/fabric/drawing/drawing.h"
#include "models/fabric/traffic/failure.h"
#include "models/fabric/traffic/patterns.h"

// Traffic patterns: closed forms for the hot path, and all links of a network of 4,096 endpoints.
namespace {

using namespace plenum::fabric;

constexpr Pattern patterns[] = {Pattern::uniform, Pattern::neighbour, Pattern::adversarial};
constexpr Routing routings[] = {Routing::minimal, Routing::valiant, Routing::adaptive};

/// Servers of 8 ports on switches of 40 ports.
PlaneDemand demand(benchmark::State& state, double endpoints) {
  PlaneDemand d;
  d.topology = static_cast<Topology>(state.range(0));
  d.servers = endpoints / 8, d.server_ports = 8, d.radix = 40;
  return d;
}

void all_topologies(benchmark::internal::Benchmark* benchmark) {
  for (const auto topology :
       {Topology::fat_tree, Topology::dragonfly_plus, Topology::dragonfly, Topology::hyperx, Topology::torus})
    benchmark->Arg(static_cast<int>(topology));
}

void sustained_from_counts(benchmark::State& state) {
  const auto counts = plane(demand(state, 4096));
  for (auto _ : state)
    for (const auto pattern : patterns)
      benchmark::DoNotOptimize(sustained(counts, pattern, Routing::adaptive));
}
BENCHMARK(sustained_from_counts)->Apply(all_topologies);

void failures_from_counts(benchmark::State& state) {
  const auto counts = plane(demand(state, 4096));
  for (auto _ : state) benchmark::DoNotOptimize(failures(counts));
}
BENCHMARK(failures_from_counts)->Apply(all_topologies);

/// Three patterns by three routings.
void loads_of_all_links(benchmark::State& state) {
  const auto drawn = graph(demand(state, 4096));
  for (auto _ : state)
    for (const auto pattern : patterns)
      for (const auto routing : routings) benchmark::DoNotOptimize(link_loads(drawn, pattern, routing));
}
BENCHMARK(loads_of_all_links)->Apply(all_topologies)->Unit(benchmark::kMillisecond);

void draw_network(benchmark::State& state) {
  const auto drawn = graph(demand(state, 4096));
  for (auto _ : state) benchmark::DoNotOptimize(draw(drawn));
}
BENCHMARK(draw_network)->Apply(all_topologies)->Unit(benchmark::kMicrosecond);

}  // namespace
