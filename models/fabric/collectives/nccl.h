#pragma once

#include "core/units/quantity.h"
#include "models/gpu/types.h"

/// How NCCL itself counts when it chooses an algorithm: time = latency + size / bandwidth for each algorithm and protocol.
/// NVIDIA/nccl, src/graph/tuning.cc and src/graph/topo.h, commit 5067397c, 2026-06.
namespace plenum::fabric::nccl {

inline constexpr Time start_latency = 8.4e-6 * second;  // ring, Simple
inline constexpr Time nvlink_step = 3.4e-6 * second;
inline constexpr Time pcie_step = 5.7e-6 * second;
inline constexpr Time network_step = 14.0e-6 * second;
inline constexpr double nvlink_efficiency = 0.8;    // 20 of 25 GB/s of a V100, A100 link
inline constexpr double network_efficiency = 0.96;  // 12 of 12.5 GB/s of a 100 Gbit/s NIC
inline constexpr InformationRate pcie_bandwidth = 12.0 * gigabyte_per_second;  // PCIe 3.0 x16

/// Generations whose constants differ. Earlier GPUs count as Volta, later ones as Blackwell, other makers' as Ampere.
enum class Generation { volta, ampere, hopper, blackwell };
Generation generation(const gpu::Gpu& gpu);

/// Whether NVLink (or a maker's own links) joins all GPUs of a server: modules always, cards only as far as a bridge reaches, two
/// of NVIDIA's (four of 900 GB/s), four of AMD's, as their data sheets say.
bool linked(const gpu::Gpu& gpu, double gpus_per_server);

/// What one GPU exchanges with the others of its server, one direction, as sustained: its links at their effective rate, or
/// PCIe x16 of its generation where they do not reach all.
InformationRate gpu_rate(const gpu::Gpu& gpu, double gpus_per_server);

/// Whether the GPU's links go to switches that can add up (NVLink SHARP): Hopper and later in a module, not on a card.
bool has_nvls(const gpu::Gpu& gpu);

enum class Protocol { ll, ll128, simple };

/// Where an operation runs.
struct Ranks {
  double servers = 1, gpus_per_server = 1;
  Generation generation = Generation::ampere;
  bool nvlink = true;
  InformationRate gpu{};     ///< one GPU to the others of its server
  InformationRate server{};  ///< one server into the network; only where there are several
  Time network_extra{};      ///< of one step across the network, beyond NCCL's typical one
  double count() const { return servers * gpus_per_server; }
};

/// Latencies of an all-reduce; `overhead` is what posting a message across the network costs the processor: 1 us of Intel,
/// 2 us of AMD (tuning.cc, getNetOverhead).
Time ring_latency(const Ranks& ranks, Protocol protocol, Time overhead = 1e-6 * second);
Time tree_latency(const Ranks& ranks, Protocol protocol);

/// Time of an all-reduce by one algorithm in the fastest protocol.
Time ring_allreduce(const Ranks& ranks, Information size);
Time tree_allreduce(const Ranks& ranks, Information size);
/// By NVLink SHARP: inside one server alone, or with trees between servers.
Time nvls_allreduce(const Ranks& ranks, Information size);
/// The switches of the network add up (SHARP); inside the servers a chain, or NVLink SHARP.
Time network_allreduce(const Ranks& ranks, Information size, bool nvls);
/// Ring all-gather or reduce-scatter in the fastest protocol; size of the whole array.
Time ring_gather(const Ranks& ranks, Information size);

}  // namespace plenum::fabric::nccl
