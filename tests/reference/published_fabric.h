#pragma once

/// Published fabrics, as their makers counted them; for the tests and the accuracy table.
namespace plenum::published {

struct FabricRow {
  const char* design;
  double servers, nics, reserved, radix, gbit;                   // inputs
  double leaf, spine, core, to_servers, leaf_spine, spine_core;  // as published
  const char* source;
};

inline constexpr const char* superpod_h100 =
    "NVIDIA DGX SuperPOD H100 reference architecture RA-11333-001 V11 (2023-09-22)";
inline constexpr const char* superpod_b200 =
    "docs.nvidia.com, DGX SuperPOD B200 reference architecture, compute fabric table";
inline constexpr const char* superpod_b300 =
    "docs.nvidia.com, DGX SuperPOD B300 XDR reference architecture, compute fabric table";

// One server of each H100 scalable unit gives its ports to the fabric manager: 4 reserved ports.
inline constexpr FabricRow fabrics[] = {
    // clang-format off
    {"SuperPOD H100, 1 SU",         31, 8, 4,  64, 400,   8,   4,   0,   252,   256,     0, superpod_h100},
    {"SuperPOD H100, 2 SU",         63, 8, 4,  64, 400,  16,   8,   0,   508,   512,     0, superpod_h100},
    {"SuperPOD H100, 3 SU",         95, 8, 4,  64, 400,  24,  16,   0,   764,   768,     0, superpod_h100},
    {"SuperPOD H100, 4 SU",        127, 8, 4,  64, 400,  32,  16,   0,  1020,  1024,     0, superpod_h100},
    {"SuperPOD H100, 4 SU, full",  128, 8, 0,  64, 400,  32,  16,   0,  1024,  1024,     0, superpod_h100},
    {"SuperPOD H100, 16 SU",       512, 8, 0,  64, 400, 128, 128,  64,  4096,  4096,  4096, superpod_h100},
    {"SuperPOD H100, 64 SU",      2048, 8, 0,  64, 400, 512, 512, 256, 16384, 16384, 16384, superpod_h100},
    {"SuperPOD B200, 2 SU",         64, 8, 0,  64, 400,  16,   8,   0,   512,   512,     0, superpod_b200},
    {"SuperPOD B200, 4 SU",        128, 8, 0,  64, 400,  32,  16,   0,  1024,  1024,     0, superpod_b200},
    {"SuperPOD B200, 8 SU",        256, 8, 0,  64, 400,  64,  32,   0,  2048,  2048,     0, superpod_b200},
    {"SuperPOD B200, 16 SU",       512, 8, 0,  64, 400, 128, 128,  64,  4096,  4096,  4096, superpod_b200},
    {"SuperPOD B200, 32 SU",      1024, 8, 0,  64, 400, 256, 256, 128,  8192,  8192,  8192, superpod_b200},
    {"SuperPOD B200, 64 SU",      2048, 8, 0,  64, 400, 512, 512, 256, 16384, 16384, 16384, superpod_b200},
    {"SuperPOD B300 XDR, 1 SU",     72, 8, 0, 144, 800,   8,   4,   0,   576,   576,     0, superpod_b300},
    {"SuperPOD B300 XDR, 2 SU",    144, 8, 0, 144, 800,  16,   8,   0,  1152,  1152,     0, superpod_b300},
    {"SuperPOD B300 XDR, 8 SU",    576, 8, 0, 144, 800,  64,  36,   0,  4608,  4608,     0, superpod_b300},
    // clang-format on
};

/// Rail-only networks: eight planes with one NIC of each server. 64-port switches at 36,000 USD, 1,280 USD
/// per cabled link.
struct RailRow {
  double servers, switches, switch_cost, cable_cost;
};
inline constexpr const char* rail_source =
    "Google sheet 1Ft3RbeZ-w43kYSiLfYc1vxO41mK5lmJpcPC9GOYHAWc (H100 cluster cost model), August 2024";
inline constexpr RailRow rails[] = {
    // clang-format off
    // Not reproduced: the cables of the first row, which the sheet prices at 1,320 USD, and of the
    // three-level rows, which it prices at 3,800 USD per endpoint (1,266.67 USD per link).
    {  64,    8,    288e3,  0},
    { 128,   48,   1728e3,  2621440},
    { 256,   96,   3456e3,  5242880},
    {1024,  384,  13824e3, 20971520},
    {2048,  768,  27648e3, 41943040},
    {4096, 2560,  92160e3,  0},
    {8192, 5120, 184320e3,  0},
    // clang-format on
};

}  // namespace plenum::published
