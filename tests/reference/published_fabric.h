#pragma once

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/text/csv.h"
#include "models/fabric/plane/plane.h"

/// Published networks, as their makers counted them; for the tests and the accuracy table. Empty: the source does not say.
namespace plenum::published {

struct DesignCounts {
  std::optional<double> leaf, spine, core, groups, to_servers, leaf_spine, spine_core, local, global,
      bisection, longest_path;
};

/// A published network and what our generators are asked for to build it.
struct Design {
  std::string name;
  fabric::PlaneDemand demand;
  DesignCounts counts;
  std::string basis, source;
  std::string skipped;  ///< why nothing can be compared
  bool recalled() const { return basis == "memory"; }
};

/// Ours beside theirs of what the source says.
struct DesignValue {
  const char* what;
  double ours, theirs;
};

inline std::vector<DesignValue> compared(const Design& design) {
  const auto p = fabric::plane(design.demand);
  const auto& c = design.counts;
  std::vector<DesignValue> values;
  const auto add = [&](const char* what, double ours, const std::optional<double>& theirs) {
    if (theirs) values.push_back({what, ours, *theirs});
  };
  add("leaf switches", p.leaf, c.leaf);
  add("spine switches", p.spine, c.spine);
  add("core switches", p.core, c.core);
  add("groups", p.groups, c.groups);
  add("links to servers", p.server_links, c.to_servers);
  add("links leaf to spine", p.leaf_spine_links, c.leaf_spine);
  add("links spine to core", p.spine_core_links, c.spine_core);
  add("local links", p.local_links, c.local);
  add("global links", p.global_links, c.global);
  add("bisection links", p.bisection_links, c.bisection);
  add("longest path", p.longest_path, c.longest_path);
  return values;
}

inline fabric::PlaneDemand tree_of(double servers, double ports, double reserved, double radix,
                                   double spine_radix = 0, double taper = 1) {
  fabric::PlaneDemand demand;
  demand.servers = servers;
  demand.server_ports = ports;
  demand.reserved_ports = reserved;
  demand.radix = radix;
  demand.spine_radix = spine_radix;
  demand.oversubscription = taper;
  return demand;
}

inline fabric::PlaneDemand cells_of(double servers, double ports, double radix, double groups, double leaves,
                                    double spines, std::optional<double> global_links) {
  fabric::PlaneDemand demand = tree_of(servers, ports, 0, radix);
  demand.topology = fabric::Topology::dragonfly_plus;
  demand.cells.groups = groups;
  demand.cells.group_leaves = leaves;
  demand.cells.group_spines = spines;
  demand.cells.global_links = global_links;
  return demand;
}

inline constexpr const char* superpod_h100 =
    "NVIDIA DGX SuperPOD H100 reference architecture RA-11333-001 V11 (2023-09-22)";
inline constexpr const char* superpod_b200 =
    "docs.nvidia.com, DGX SuperPOD B200 reference architecture, compute fabric table";
inline constexpr const char* superpod_b300 =
    "docs.nvidia.com, DGX SuperPOD B300 XDR reference architecture, compute fabric table";

/// What must come out exactly.
inline std::vector<Design> designs() {
  struct Row {
    const char* name;
    double servers, reserved, radix, leaf, spine, core, to_servers, leaf_spine, spine_core;
    const char* source;
  };
  // Eight ports a server. One server of each H100 scalable unit gives its ports to the fabric manager: 4 reserved ports.
  // clang-format off
  const Row rows[] = {
    {"SuperPOD H100, 1 SU",         31, 4,  64,   8,   4,   0,   252,   256,     0, superpod_h100},
    {"SuperPOD H100, 2 SU",         63, 4,  64,  16,   8,   0,   508,   512,     0, superpod_h100},
    {"SuperPOD H100, 3 SU",         95, 4,  64,  24,  16,   0,   764,   768,     0, superpod_h100},
    {"SuperPOD H100, 4 SU",        127, 4,  64,  32,  16,   0,  1020,  1024,     0, superpod_h100},
    {"SuperPOD H100, 4 SU, full",  128, 0,  64,  32,  16,   0,  1024,  1024,     0, superpod_h100},
    {"SuperPOD H100, 16 SU",       512, 0,  64, 128, 128,  64,  4096,  4096,  4096, superpod_h100},
    {"SuperPOD H100, 64 SU",      2048, 0,  64, 512, 512, 256, 16384, 16384, 16384, superpod_h100},
    {"SuperPOD B200, 2 SU",         64, 0,  64,  16,   8,   0,   512,   512,     0, superpod_b200},
    {"SuperPOD B200, 4 SU",        128, 0,  64,  32,  16,   0,  1024,  1024,     0, superpod_b200},
    {"SuperPOD B200, 8 SU",        256, 0,  64,  64,  32,   0,  2048,  2048,     0, superpod_b200},
    {"SuperPOD B200, 16 SU",       512, 0,  64, 128, 128,  64,  4096,  4096,  4096, superpod_b200},
    {"SuperPOD B200, 32 SU",      1024, 0,  64, 256, 256, 128,  8192,  8192,  8192, superpod_b200},
    {"SuperPOD B200, 64 SU",      2048, 0,  64, 512, 512, 256, 16384, 16384, 16384, superpod_b200},
    {"SuperPOD B300 XDR, 1 SU",     72, 0, 144,   8,   4,   0,   576,   576,     0, superpod_b300},
    {"SuperPOD B300 XDR, 2 SU",    144, 0, 144,  16,   8,   0,  1152,  1152,     0, superpod_b300},
    {"SuperPOD B300 XDR, 8 SU",    576, 0, 144,  64,  36,   0,  4608,  4608,     0, superpod_b300},
  };
  // clang-format on
  std::vector<Design> all;
  for (const auto& r : rows)
    all.push_back({r.name,
                   tree_of(r.servers, 8, r.reserved, r.radix),
                   {r.leaf, r.spine, r.core, {}, r.to_servers, r.leaf_spine, r.spine_core, {}, {}, {}, {}},
                   "retrieved",
                   r.source,
                   ""});
  // Leaves of 20 + 20 ports, directors of 800: 800 x 20 links. Counts derived from the published size and parts.
  all.push_back({"Meta RSC",
                 tree_of(2000, 8, 0, 40, 800),
                 {800, 20, 0, {}, 16000, 16000, 0, {}, {}, 8000, 3},
                 "retrieved",
                 "HPCwire, 2022 (Meta AI Research SuperCluster)",
                 ""});
  // 20 + 16 of 36 ports, eight directors of 648.
  all.push_back({"Stampede",
                 tree_of(6400, 1, 0, 36, 648, 1.25),
                 {320, 8, 0, {}, 6400, 5120, 0, {}, {}, 2560, 3},
                 "retrieved",
                 "TACC Stampede user guide, 2013",
                 ""});
  // Cells of 18 leaves, 18 spines and 22 global ports of a spine; 3,456 servers of the Booster with two 200 Gbit/s ports. The
  // leaves are recalled; all else follows.
  all.push_back({"Leonardo",
                 cells_of(3456, 2, 40, 23, 18, 18, {}),
                 {414, 414, {}, 23, {}, 23 * 324, {}, {}, 18 * 253, {}, 4},
                 "memory",
                 "Turisini et al., LEONARDO, JLSRF 2024",
                 ""});
  return all;
}

namespace detail {

inline std::string cell(const text::CsvTable& table, const text::CsvRow& row, const char* column) {
  return std::string(row[table.need(column)].text);
}
inline std::optional<double> figure(const text::CsvTable& table, const text::CsvRow& row,
                                    const char* column) {
  const auto text = cell(table, row, column);
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  return text.empty() || end == text.c_str() ? std::nullopt : std::optional(value);
}
/// The number behind `name=`.
inline double parameter(const std::string& text, const std::string& name) {
  const auto at = (" " + text).find(" " + name + "=");
  return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + name.size() + 1, nullptr);
}

}  // namespace detail

/// The rows of the shared table of built networks.
inline std::vector<Design> shared_designs(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<Design> all;
  for (const auto& row : table.rows()) {
    const auto figure = [&](const char* column) { return detail::figure(table, row, column); };
    Design d;
    const auto design = detail::cell(table, row, "design");
    d.name = design + ", " + detail::cell(table, row, "config");
    d.basis = detail::cell(table, row, "basis");
    d.source = detail::cell(table, row, "source");
    d.counts = {figure("leaf"),
                figure("spine"),
                figure("core"),
                {},
                figure("cables_node_leaf"),
                figure("cables_leaf_spine"),
                figure("cables_spine_core"),
                {},
                {},
                {},
                {}};
    const double nodes = figure("nodes").value_or(0),
                 endpoints = figure("endpoint_ports").value_or(nodes * 8);
    if (design.starts_with("DGX SuperPOD"))
      d.demand = tree_of(nodes, 8, endpoints - nodes * 8, *figure("switch_radix"));
    // The A100's leaves are full of servers' ports; the four of the fabric managers that the row counts are elsewhere.
    if (design.starts_with("DGX SuperPOD A100")) d.demand.reserved_ports = 0;
    if (design == "Meta RSC") d.demand = tree_of(nodes, 8, 0, 40, 800);
    if (design.starts_with("Stampede")) d.demand = tree_of(nodes, 1, 0, 36, 648, 1.25);
    if (design.starts_with("Summit")) d.demand = tree_of(nodes, 2, 0, 36, 648);
    if (design.starts_with("JUWELS")) {
      d.demand = cells_of(nodes, 4, 40, 20, 10, 10, 10);
      d.counts.groups = figure("groups");
      d.counts.global = figure("global_links");
      d.counts.spine_core.reset();
    }
    if (design.starts_with("JUPITER")) {
      // The Booster's 25 groups of 15 leaves and 16 spines; a port of 400 Gbit/s serves two of a server's four.
      d.demand = cells_of(nodes, 2, 64, 25, 15, 16, {});
      d.counts.leaf = 25 * 15, d.counts.spine = 25 * 16;
    }
    if (design == "DGX SuperPOD H100 compute optics") d.demand = tree_of(nodes, 8, 4, 64);
    if (design == "DGX SuperPOD H100 storage fabric")
      d.skipped = "leaves and spines are not told apart, nor the ports to storage";
    if (design.starts_with("DGX SuperPOD V100")) d.skipped = "no switches are published";
    if (design.starts_with("Meta 24k"))
      d.skipped = "no switches are published; each level is of another kind";
    if (d.demand.radix <= 0 && d.skipped.empty()) d.skipped = "not known how to build it";
    all.push_back(d);
  }
  return all;
}

/// The textbook's structures of the shared table.
inline std::vector<Design> shared_topologies(const std::filesystem::path& file) {
  const auto table = text::CsvTable::read(file);
  std::vector<Design> all;
  for (const auto& row : table.rows()) {
    const auto figure = [&](const char* column) { return detail::figure(table, row, column); };
    const auto topology = detail::cell(table, row, "topology"),
               parameters = detail::cell(table, row, "params");
    Design d;
    d.name = topology + ", " + parameters;
    d.basis = detail::cell(table, row, "basis");
    d.source = detail::cell(table, row, "source");
    d.demand = tree_of(*figure("hosts"), 1, 0, detail::parameter(parameters, "k"));
    const bool tree = topology.starts_with("fat tree"), plus = topology.starts_with("dragonfly+");
    if (tree) d.demand.levels = topology.find("2-level") != std::string::npos ? 2 : 3;
    else d.demand.topology = plus ? fabric::Topology::dragonfly_plus : fabric::Topology::dragonfly;
    // Links between switches of a tree are in the column of global ones, those of a Dragonfly+ group in that of local ones.
    const auto trunks = figure("global_links");
    const auto p = fabric::plane(d.demand);
    auto& c = d.counts;
    c.to_servers = figure("host_links");
    c.bisection = figure("bisection_links");
    c.longest_path = figure("max_switches_on_minimal_path");
    if (tree) c.leaf_spine = *trunks - p.spine_core_links;
    else c.global = trunks;
    if (plus) c.leaf_spine = figure("local_links");
    else c.local = figure("local_links");
    c.leaf = *figure("switches") - p.spine - p.core;
    all.push_back(d);
  }
  return all;
}

}  // namespace plenum::published
