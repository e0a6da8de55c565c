#include "models/fabric/collectives/nccl.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace plenum::fabric::nccl {

namespace {

constexpr Time us = 1e-6 * second;
constexpr InformationRate gb = gigabyte_per_second;
constexpr Time never = std::numeric_limits<double>::infinity() * second;

/// LL, LL128, Simple.
using ByProtocol = std::array<double, 3>;
constexpr std::array protocols{Protocol::ll, Protocol::ll128, Protocol::simple};

// Latencies in us (tuning.cc, ncclTunerConstantsDefaults).
constexpr ByProtocol tree_base{6.8, 14.0, 8.4}, ring_base{6.6, 14.0, 8.4};
constexpr ByProtocol tree_nvlink{0.6, 1.25, 4.0}, ring_nvlink{0.6, 1.9, 3.4};
constexpr ByProtocol tree_pcie{1.0, 1.9, 4.0}, ring_pcie{1.0, 2.5, 5.7};
constexpr ByProtocol tree_network{5.0, 8.5, 14.0}, ring_network{2.7, 4.0, 14.0};
constexpr double nvls_inside = 25.0, nvls_network = 18.0, nvls_tree_network = 20.9;
constexpr double chain_step = 2.8, chain_network = 30.0;  // CollNet chain

/// One server, two, more.
using ByServers = std::array<double, 3>;

// Rates in GB/s of Volta, Ampere, Hopper, Blackwell (tuning.cc, same table).
constexpr std::array<ByServers, 4> ll_most{{{39, 39, 20.4}, {87.7, 22.5, 19}, {141, 45, 35}, {282, 90, 70}}};
constexpr std::array<ByServers, 4> tree_channel{
    {{26.5, 18.5, 10}, {24, 23.6, 17.8}, {38.7, 41.4, 36}, {70, 42.8, 24}}};
constexpr std::array<ByServers, 4> tree_ll128_channel{
    {{20, 20, 20}, {20, 20, 20}, {36.7, 36.7, 29}, {55.6, 31.67, 20}}};
constexpr std::array<double, 4> ring_ll128_channel{20, 20, 36.7, 40};
constexpr std::array<ByServers, 4> nvls_tree_channel{{{0, 0, 0}, {0, 0, 0}, {0, 57.7, 45.5}, {0, 96, 80}}};
constexpr std::array<double, 4> nvls_efficiency{0, 0, 0.85, 0.74};

// Rate of one of the channels that a GPU's links are divided into: the first of search.cc's speeds that uses nearly all.
constexpr std::array<double, 4> channel_rate{20, 20, 30, 45};

/// Share of its bandwidth that a tree reaches, for messages of 64 bytes and each doubling; all of it beyond (tuning.cc,
/// treeCorrectionFactor).
constexpr std::array<std::array<double, 25>, 3> tree_share{
    {{1, 1, 1, 1, .9, .8, .7, .7, .7, .7, .6, .5, .4, .4, .5, .6, .7, .8, .9, 1, 1, 1, 1, 1, 1},
     {1, 1, 1, 1, 1, .9, .8, .8, .8, .7, .6, .6, .6, .6, .6, .6, .8, .9, .9, .9, .9, 1, 1, 1, 1},
     {.9, .9, .9, .9, .9, .9, .9, .8, .7, .6, .6, .5, .5, .5, .5, .6, .7, .8, .7, .7, .8, .9, .9, .9, 1}}};

/// The same, between two doublings in proportion, so that no message is faster than a smaller one.
double tree_reached(Protocol protocol, Information size) {
  const auto& share = tree_share[static_cast<std::size_t>(protocol)];
  const double doublings = std::max(0.0, std::log2(size / (64.0 * byte)));
  const auto below = static_cast<std::size_t>(doublings);
  if (below + 1 >= share.size()) return share.back();
  return std::lerp(share[below], share[below + 1], doublings - static_cast<double>(below));
}

std::size_t index(Generation generation) { return static_cast<std::size_t>(generation); }
std::size_t index(Protocol protocol) { return static_cast<std::size_t>(protocol); }
std::size_t by_servers(const Ranks& r) { return r.servers <= 1 ? 0 : r.servers <= 2 ? 1 : 2; }

double channels(const Ranks& r) {
  return std::max(1.0, std::round(r.gpu / gb / channel_rate[index(r.generation)]));
}

/// Most that LL moves: in one server set by the GPU, across servers by the processor; Intel's, as the network's overhead is.
InformationRate most_ll(const Ranks& r) {
  return ll_most[r.servers > 1 ? 0 : index(r.generation)][by_servers(r)] * gb;
}

Time inside_step(const Ranks& r, const ByProtocol& nvlink, const ByProtocol& pcie, Protocol p) {
  return (r.nvlink ? nvlink : pcie)[index(p)] * us;
}

Time network_hop(const Ranks& r, const ByProtocol& network, Protocol p) {
  return network[index(p)] * us + r.network_extra;
}

/// Latency of a ring of `steps` steps, `across` of them between servers.
Time steps_latency(const Ranks& r, Protocol p, double steps, double across, Time overhead) {
  // With one GPU a server the latency of the network is not hidden: as in a tree.
  const Time hop = network_hop(r, r.gpus_per_server <= 1 ? tree_network : ring_network, p);
  Time inside = inside_step(r, ring_nvlink, ring_pcie, p);
  if (r.servers > 1) inside = std::max(inside, overhead * (p == Protocol::simple ? 3.0 : 1.0));
  return ring_base[index(p)] * us + (steps - across) * inside + across * hop;
}

/// What a ring moves past each GPU; nothing where a protocol is not to be had.
InformationRate ring_rate(const Ranks& r, Protocol p) {
  InformationRate rate = r.gpus_per_server > 1 ? r.gpu : r.server;
  if (r.servers > 1) rate = std::min(rate, r.server);
  if (p == Protocol::ll) return std::min(most_ll(r), 0.5 * rate);
  if (p == Protocol::simple) return rate;
  if (!r.nvlink) return {};
  return std::min(0.92 * rate, channels(r) * ring_ll128_channel[index(r.generation)] * gb);
}

/// Time of a ring of `steps` steps in its fastest protocol.
Time ring_time(const Ranks& r, Information size, double steps, double across, bool plateau) {
  Time best = never;
  for (const auto p : protocols) {
    const auto rate = ring_rate(r, p);
    if (rate <= InformationRate{}) continue;
    Time latency = steps_latency(r, p, steps, across, 1.0 * us);
    if (plateau && p == Protocol::simple && r.servers > 1 && size / (channels(r) * r.count()) >= 64.0 * byte)
      latency *= r.generation == Generation::volta ? 1.9 : 1.4;  // tuning.cc: plateau effect of the ring
    best = std::min(best, latency + size * (steps / r.count()) / rate);
  }
  return best;
}

/// What trees move up and down past each GPU and server. Between two servers each byte crosses once, not twice.
InformationRate tree_rate(const Ranks& r, Protocol p) {
  const auto generation = index(r.generation), servers = by_servers(r);
  InformationRate rate = r.server * (r.servers <= 2 ? 2.0 : 1.0);
  if (r.gpus_per_server > 1) {
    const auto inside = std::min(0.92 * r.gpu, channels(r) * tree_channel[generation][servers] * gb);
    rate = r.servers > 1 ? std::min(rate, inside) : inside;
  }
  if (p == Protocol::ll) return std::min(most_ll(r), rate / 3.8);
  if (p == Protocol::simple) return rate;
  if (!r.nvlink) return {};
  return std::min((r.servers > 1 ? 120.0 / 128.0 : 7.0 / 9.0) * rate,
                  channels(r) * tree_ll128_channel[generation][servers] * gb);
}

double tree_levels(double servers) { return std::floor(std::log2(servers) + 1e-9); }

/// What NVLink SHARP reduces a second: to reduce and to spread, each GPU sends and receives the whole and its own part once
/// more, (g + 1) / g of the size where a ring moves 2 (g - 1) / g.
InformationRate nvls_rate(const Ranks& r) {
  return nvls_efficiency[index(r.generation)] * r.gpu * (r.gpus_per_server / (r.gpus_per_server + 1.0));
}

double capability(const gpu::Gpu& gpu) { return std::strtod(gpu.compute_capability.c_str(), nullptr); }

/// Effective rate of a link over its nominal one (topo.h: 18 of 20 GB/s a direction of a P100, 20 of 25 of V100 and A100, 12 of
/// 14.0625 of an A40, 20.6 of 25 of Hopper, 40.1 of 50 of Blackwell).
double link_efficiency(const gpu::Gpu& gpu) {
  if (gpu.vendor == "AMD")
    return 47.67 / 64.0;  // an xGMI link between two MI300X, all-reduce of 4 GiB (Bekman)
  const double c = capability(gpu);
  if (c >= 10 || (gpu.vendor == "NVIDIA" && gpu.fp4)) return 40.1 / 50.0;
  if (c >= 9) return 20.6 / 25.0;
  if (c >= 8.6) return 12.0 / 14.0625;
  return c > 0 && c < 7 ? 18.0 / 20.0 : nvlink_efficiency;
}

InformationRate links_of(const gpu::Gpu& gpu) { return gpu.nvlink_bandwidth.value_or(InformationRate{}); }

/// A card in a slot, whose links need a bridge; those of a DGX Station ("PCIe, water block") are wired.
bool card(const gpu::Gpu& gpu) {
  return gpu.form_factor.starts_with("PCIe") && !gpu.form_factor.starts_with("PCIe,");
}

}  // namespace

Generation generation(const gpu::Gpu& gpu) {
  if (gpu.vendor != "NVIDIA") return Generation::ampere;
  const double c = capability(gpu);
  if (c >= 10 || (c == 0 && gpu.fp4)) return Generation::blackwell;
  if (c >= 9 || (c == 0 && gpu.fp8)) return Generation::hopper;
  return c >= 8 || (c == 0 && gpu.bf16) ? Generation::ampere : Generation::volta;
}

bool linked(const gpu::Gpu& gpu, double gpus_per_server) {
  const auto links = links_of(gpu);
  if (links <= InformationRate{}) return false;
  const bool four = gpu.vendor == "AMD" || links >= 900.0 * gb;
  return !card(gpu) || gpus_per_server <= (four ? 4.0 : 2.0);
}

InformationRate gpu_rate(const gpu::Gpu& gpu, double gpus_per_server) {
  if (linked(gpu, gpus_per_server)) return 0.5 * links_of(gpu) * link_efficiency(gpu);
  return pcie_bandwidth * std::exp2(std::max(1.0, gpu.pcie_generation.value_or(3.0)) - 3.0);
}

bool has_nvls(const gpu::Gpu& gpu) {
  return gpu.vendor == "NVIDIA" && generation(gpu) >= Generation::hopper && !card(gpu) &&
         links_of(gpu) >= 900.0 * gb;
}

Time ring_latency(const Ranks& r, Protocol p, Time overhead) {
  return steps_latency(r, p, 2.0 * (r.count() - 1.0), 2.0 * (r.servers - 1.0), overhead);
}

Time tree_latency(const Ranks& r, Protocol p) {
  return tree_base[index(p)] * us +
         2.0 * ((r.gpus_per_server - 1.0) * inside_step(r, tree_nvlink, tree_pcie, p) +
                tree_levels(r.servers) * network_hop(r, tree_network, p));
}

Time ring_allreduce(const Ranks& r, Information size) {
  return ring_time(r, size, 2.0 * (r.count() - 1.0), 2.0 * (r.servers - 1.0), true);
}

Time tree_allreduce(const Ranks& r, Information size) {
  Time best = never;
  for (const auto p : protocols) {
    const auto rate = 0.5 * tree_rate(r, p) * tree_reached(p, size);
    if (rate > InformationRate{}) best = std::min(best, tree_latency(r, p) + size / rate);
  }
  return best;
}

Time nvls_allreduce(const Ranks& r, Information size) {
  auto rate = nvls_rate(r);
  Time latency = nvls_inside * us;
  if (r.servers > 1) {
    const double up_and_down = r.servers <= 2 ? 1.0 : 0.5;  // between two servers each byte crosses once
    rate = std::min({rate, up_and_down * r.server,
                     up_and_down * channels(r) * nvls_tree_channel[index(r.generation)][by_servers(r)] * gb});
    if (r.generation == Generation::blackwell) rate *= tree_reached(Protocol::simple, size);
    latency += 2.0 * tree_levels(r.servers) * (nvls_tree_network * us + r.network_extra);
  }
  return rate > InformationRate{} ? latency + size / rate : never;
}

Time network_allreduce(const Ranks& r, Information size, bool nvls) {
  if (r.servers <= 1) return never;
  auto rate = r.server;
  Time latency = nvls ? (nvls_inside + nvls_network) * us
                      : (2.0 * (r.gpus_per_server - 1.0) * chain_step + chain_network) * us;
  if (nvls) rate = std::min(rate, nvls_rate(r));
  else if (r.gpus_per_server > 1) rate = std::min(rate, 0.5 * 0.92 * r.gpu);
  return rate > InformationRate{} ? latency + r.network_extra + size / rate : never;
}

Time ring_gather(const Ranks& r, Information size) {
  return ring_time(r, size, r.count() - 1.0, r.servers - 1.0, false);
}

}  // namespace plenum::fabric::nccl
