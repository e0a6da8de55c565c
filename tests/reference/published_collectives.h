#pragma once

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/catalog/records.h"
#include "core/text/csv.h"
#include "models/fabric/collectives/collectives.h"
#include "models/fabric/collectives/performance.h"

/// Measured collective operations of the shared table, as networks that the models can time; for the tests and the
/// accuracy table.
namespace plenum::published {

/// One measurement. `time` follows from the bus bandwidth where the table has no time.
struct CollectiveRow {
  std::string id, operation, system, basis, source;
  fabric::Network network;
  Information size{};
  double bus_bandwidth = 0;  ///< GB/s, as nccl-tests prints it
  bool size_stated = true;
  std::string skipped;  ///< why nothing can be computed

  double gpus() const { return network.servers * network.gpus_per_server; }
  /// Bus bandwidth over size / time.
  double factor() const { return (operation == "all_reduce" ? 2.0 : 1.0) * (gpus() - 1.0) / gpus(); }
};

namespace detail {

inline const gpu::Gpu* collective_gpu(const std::string& name) {
  static const auto records = [] {
    const std::filesystem::path data = std::filesystem::path(PLENUM_SOURCE_DIR) / "data";
    catalog::Records<gpu::Gpu> all("gpus");
    std::vector<text::InputError> errors;
    all.read(data / "catalog" / "gpus.csv", catalog::read_sources(data / "sources.csv"), errors);
    return all;
  }();
  static const std::map<std::string, std::string> ids{
      {"A100-SXM4", "a100-sxm4-80"},
      {"A100-SXM4-40GB", "a100-sxm4-40"},
      {"H200-SXM", "h200-sxm-141"},
      {"H100-SXM5-80GB", "h100-sxm5-80"},
      {"B200", "b200-sxm-180"},
      {"V100-SXM2", "v100-sxm2-16"},
      {"V100-SXM2-16GB", "v100-sxm2-16"},
      {"V100-SXM2-32GB", "v100-sxm2-32"},
      {"V100-SXM3-32GB", "v100-sxm3-32"},
      {"H100-PCIe-80GB", "h100-pcie-80"},
      {"A100 PCIe/NVLink", "a100-pcie-80"},
      {"A100 PCIe", "a100-pcie-80"},
      {"A800", "a100-sxm4-80"},  // fewer links; one NIC a server is narrower still
      {"MI300X", "mi300x"},
      {"H20", "h20-96"},
  };
  const auto id = ids.find(name);
  const auto* found = id == ids.end() ? nullptr : records.find(id->second);
  return found ? &found->value : nullptr;
}

inline std::string why_skipped(const std::string& id, const std::string& gpu, const std::string& nic,
                               double servers, double gpus, double value) {
  if (id == "c097") return "gives the constant of an xGMI link: two GPUs of a mesh share one of seven links";
  if (collective_gpu(gpu) == nullptr) return "the source names neither GPU nor network";
  if (gpus <= 0 || servers <= 0) return "the source does not say how many servers";
  if (value <= 0) return "no measured value";
  if (servers > 1 && nic.find("TCP (cloud)") != std::string::npos)
    return "the source does not say the rate of the network";
  return {};
}

inline fabric::Algorithm algorithm_of(const std::string& text) {
  if (text.starts_with("Ring")) return fabric::Algorithm::ring;
  return text == "NVLS" ? fabric::Algorithm::nvls : fabric::Algorithm::automatic;
}

}  // namespace detail

inline std::vector<CollectiveRow> collective_rows(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<CollectiveRow> all;
  for (const auto& cells : table.rows()) {
    const auto cell = [&](const char* name) { return cells[table.need(name)].text; };
    const auto number = [&](const char* name) { return std::atof(cell(name).c_str()); };
    CollectiveRow row;
    row.id = cell("row_id"), row.operation = cell("collective"), row.system = cell("system");
    row.basis = cell("basis"), row.source = cell("source") + " (" + cell("as_of") + ")";
    // A statement for two servers and more is about many: between two alone trees are faster.
    double servers = cell("nodes") == ">=2" ? 4.0 : number("nodes");
    double per_server = cell("gpus_per_node").empty() ? 8.0 : number("gpus_per_node");
    if (number("gpus") > 0 && servers > 0) per_server = number("gpus") / servers;
    row.size_stated = number("message_bytes") > 0;
    row.size = (row.size_stated ? number("message_bytes") : 16.0 * 1024 * 1024 * 1024) * byte;
    const auto* gpu = detail::collective_gpu(cell("gpu"));
    double nic_gbit = number("nic_gbps_per_node");
    if (cell("nic") == "NDR 400 Gb/s") nic_gbit = 400;  // stated for one NIC
    if (gpu != nullptr)
      row.network =
          fabric::untapered(Servers{servers}, Gpus{per_server}, nic_gbit * gigabit_per_second, *gpu);
    row.network.algorithm = detail::algorithm_of(cell("algo"));
    row.bus_bandwidth = number("busbw_gb_s");
    if (number("time_us") > 0)
      row.bus_bandwidth = row.size / (number("time_us") * 1e-6 * second) * row.factor() / gigabyte_per_second;
    row.skipped = detail::why_skipped(row.id, cell("gpu"), cell("nic"), servers, per_server * servers,
                                      row.bus_bandwidth);
    all.push_back(row);
  }
  return all;
}

/// Measurements that stand in the text of the shared notes (fabric/collectives.md), not in the table.
inline std::vector<CollectiveRow> quoted_collectives() {
  struct Quote {
    const char *id, *operation, *system, *gpu;
    double servers, gpus, gbit;
    fabric::Algorithm algorithm;
    double bus;
    const char* source;
  };
  using A = fabric::Algorithm;
  constexpr const char *bekman = "S. Bekman, Machine Learning Engineering, network/README.md (2024-2026)",
                       *tolly = "Tolly 225107, vendor-commissioned";
  // clang-format off
  const Quote quotes[] = {
      {"q1", "all_reduce", "8x H200 node, ring",                "H200-SXM",  1,  8,    0, A::ring, 367.2,  bekman},
      {"q2", "all_reduce", "8x B200 node, ring",                "B200",      1,  8,    0, A::ring, 682.2,  bekman},
      {"q3", "all_reduce", "GB200 NVL72",                       "B200",      1, 72,    0, A::ring, 680,    bekman},
      {"q4", "all_reduce", "GB200 NVL72, NVLS",                 "B200",      1, 72,    0, A::nvls, 850,    bekman},
      {"q5", "all_reduce", "EFA v1, 400 Gbit/s a server",       "A100-SXM4", 4,  8,  400, A::ring, 42.5,   bekman},
      {"q6", "all_reduce", "64 H20, 8x 400 Gbit/s InfiniBand",  "H20",       8,  8, 3200, A::ring, 230.7,  tolly},
      {"q7", "all_reduce", "64 H20, 8x 400 Gbit/s RoCE",        "H20",       8,  8, 3200, A::ring, 231.8,  tolly},
      {"q8", "all_to_all", "64 H20, 8x 400 Gbit/s InfiniBand",  "H20",       8,  8, 3200, A::automatic, 36.53, tolly},
      {"q9", "all_to_all", "64 H20, 8x 400 Gbit/s RoCE",        "H20",       8,  8, 3200, A::automatic, 37.46, tolly},
  };
  // clang-format on
  std::vector<CollectiveRow> all;
  for (const auto& q : quotes) {
    CollectiveRow row;
    row.id = q.id, row.operation = q.operation, row.system = q.system, row.basis = "retrieved",
    row.source = q.source;
    row.network = fabric::untapered(Servers{q.servers}, Gpus{q.gpus}, q.gbit * gigabit_per_second,
                                    *detail::collective_gpu(q.gpu));
    row.network.algorithm = q.algorithm;
    row.size = 16.0 * gibibyte, row.size_stated = false;
    row.bus_bandwidth = q.bus;
    all.push_back(row);
  }
  return all;
}

/// Our bus bandwidth in GB/s.
inline double predicted(const CollectiveRow& row) {
  const Time time = row.operation == "all_reduce"   ? fabric::allreduce(row.network, row.size).time
                    : row.operation == "all_gather" ? fabric::allgather(row.network, row.size)
                    : row.operation == "all_to_all" ? fabric::alltoall(row.network, row.size)
                                                    : fabric::reduce_scatter(row.network, row.size);
  return row.size / time * row.factor() / gigabyte_per_second;
}

}  // namespace plenum::published
