#pragma once

/// Published costs of networks, for the tests and the accuracy table.
namespace plenum::published {

/// Rail-only networks: one NIC of each server in each of eight networks, 64-port switches at 36,000 USD. The sheet prices
/// links at 1,280 USD, but not everywhere: `per_link` is what its cable column comes to.
struct RailCost {
  double servers, switches, switch_usd, cable_usd;
  double per_link;
};
inline constexpr const char* rail_cost_source =
    "Google sheet 1Ft3RbeZ-w43kYSiLfYc1vxO41mK5lmJpcPC9GOYHAWc (H100 cluster cost model), August 2024";
inline constexpr double rail_link_usd = 1280;
inline constexpr RailCost rail_costs[] = {
    // clang-format off
    {  64,    8,    288e3,     675840, 1320},        // one switch a rail, 512 links: 1,320 USD each
    { 128,   48,   1728e3,    2621440, 1280},
    { 256,   96,   3456e3,    5242880, 1280},
    {1024,  384,  13824e3,   20971520, 1280},
    {2048,  768,  27648e3,   41943040, 1280},
    {4096, 2560,  92160e3,  124518400, 3800.0 / 3},  // three levels: 3,800 USD per endpoint of three links
    {8192, 5120, 184320e3,  249036800, 3800.0 / 3},
    // clang-format on
};

/// Optics of the compute fabric of a DGX SuperPOD H100 of four scalable units: 127 servers, four ports for fabric managers.
struct Optics {
  double switch_modules, server_modules, manager_modules, cables;
};
inline constexpr const char* optics_source =
    "NVIDIA DGX SuperPOD H100 reference architecture RA-11333-001 V11 (2023-09-22)";
/// 2,040 fibre cables = 1,016 + 1,024: without those of the fabric managers.
inline constexpr Optics superpod_h100_optics{1536, 508, 4, 2040};

/// HammingMesh, Table II, as recalled and recomputed: 64-port switches at 14,280 USD, copper 272 USD, optical 603 USD.
enum class Counted { tree, dragonfly, mesh };
struct MeshCost {
  const char* design;
  Counted how;
  double endpoints, planes;
  double down, up;                                       ///< of a tree's leaf
  double groups, routers, hosts, global;                 ///< of a Dragonfly
  double chips;                                          ///< routers that share a switch
  double lines, line_ends, line_switches, line_uplinks;  ///< of a mesh: per plane, per line
  double millions;                                       ///< USD, as published
};
inline constexpr const char* mesh_source = "Hoefler et al., HammingMesh, SC22, arXiv:2209.01346, Table II";
inline constexpr double mesh_switch_usd = 14280, mesh_copper_usd = 272, mesh_optical_usd = 603;
inline constexpr MeshCost mesh_costs[] = {
    // clang-format off
    {"small fat tree",              Counted::tree,      1024, 16, 32, 32, 0, 0, 0, 0, 1,   0,   0, 0,   0,  25.3},
    {"small fat tree, tapered 50 %", Counted::tree,     1050, 16, 42, 22, 0, 0, 0, 0, 1,   0,   0, 0,   0,  17.6},
    {"small fat tree, tapered 75 %", Counted::tree,     1071, 16, 51, 13, 0, 0, 0, 0, 1,   0,   0, 0,   0,  13.2},
    {"small Dragonfly",             Counted::dragonfly, 1024, 16,  0,  0, 8, 16, 8, 8, 2,  0,   0, 0,   0,  27.9},
    {"small Hx2Mesh, 16x16 boards", Counted::mesh,      1024,  4,  0,  0, 0, 0, 0, 0, 1,  64,  32, 0.5, 0,   5.4},
    {"large fat tree",              Counted::tree,     16384, 16, 32, 32, 0, 0, 0, 0, 1,   0,   0, 0,   0, 680},
    {"large fat tree, tapered 50 %", Counted::tree,    16422, 16, 42, 22, 0, 0, 0, 0, 1,   0,   0, 0,   0, 419},
    {"large Dragonfly",             Counted::dragonfly, 16320, 16, 0,  0, 30, 32, 17, 16, 1, 0, 0, 0,   0, 429},
    {"large Hx2Mesh, 64x64 boards", Counted::mesh,     16384,  4,  0,  0, 0, 0, 0, 0, 1, 256, 128, 6, 128, 224},
    {"large Hx4Mesh, 32x32 boards", Counted::mesh,     16384,  4,  0,  0, 0, 0, 0, 0, 1, 256,  64, 1,   0,  43.3},
    // clang-format on
};

/// Slim Fly's power model: 2.8 W a port; power per endpoint as recalled.
struct PortPower {
  const char* design;
  double radix, watts;
};
inline constexpr const char* slim_fly_source = "Besta and Hoefler, Slim Fly, SC14, arXiv:1912.08968";
inline constexpr double port_watts = 2.8;
inline constexpr double slim_fly_routers = 722, slim_fly_ports = 43, slim_fly_endpoints = 10830,
                        slim_fly_watts = 8.02;
inline constexpr PortPower tree_power{"three-level fat tree", 44, 14.0};
inline constexpr PortPower dragonfly_power{"balanced Dragonfly", 27, 10.8};

}  // namespace plenum::published
