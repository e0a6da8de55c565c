#pragma once

#include "core/units/quantity.h"

/// What NCCL's own model counts with: NVIDIA/nccl, src/graph/tuning.cc and topo.h, commit 5067397c, protocol Simple.
namespace plenum::fabric::nccl {

inline constexpr Time start_latency = 8.4e-6 * second;
inline constexpr Time nvlink_step = 3.4e-6 * second;
inline constexpr Time pcie_step = 5.7e-6 * second;
inline constexpr Time network_step = 14.0e-6 * second;
inline constexpr double nvlink_efficiency = 0.8;    // 20 of 25 GB/s of a V100, A100 link
inline constexpr double network_efficiency = 0.96;  // 12 of 12.5 GB/s of a 100 Gbit/s NIC
inline constexpr InformationRate pcie_bandwidth = 12.0 * gigabyte_per_second;  // PCIe 3.0 x16

}  // namespace plenum::fabric::nccl
