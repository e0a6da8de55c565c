#pragma once

/// Racks of published systems and reference designs; for the tests and the accuracy table.
namespace plenum::published {

struct RackRow {
  const char* system;
  double height_u, kilowatts, servers;           // of one server; how many
  double rack_u, reserved_u, limit_kw, request;  // limit 0: none; request 0: auto
  double per_rack, racks, rack_kw;               // as published
  double tolerance;                              // relative, on rack_kw
  const char* source;
};

inline constexpr RackRow racks[] = {
    // clang-format off
    // Summit: 18 AC922 in a rack with its switches; the rack is designed for 59 kW, HPL took 9,783 kW over
    // 256 racks.
    {"Summit, HPL power",          2, 2.138, 4608, 42, 6,  59,  0,  18, 256, 38.2, 0.01,  "OLCF Summit user guide; TOP500 2018-11 (9,783 kW, 4,576 nodes)"},
    {"Sierra, HPL power",          2, 7438.0 / 4320, 4320, 42, 6, 59, 0, 18, 240, 31.0, 0.01, "LLNL; TOP500 2018-11 (7,438 kW); 240 racks, 4,320 nodes"},
    {"Lassen",                     2, 7438.0 / 4320,  792, 42, 6, 59, 0, 18,  44, 31.0, 0.01, "ExaDigiT RAPS lassen.yaml (792 nodes, 44 racks); node power as Sierra"},
    {"ABCI, HPL power",            1, 1649.0 / 1088, 1088, 42, 0, 60, 34, 34, 32, 51.5, 0.01, "TOP500 2018-11 (1,649 kW on 4,352 GPUs); 34 nodes a rack"},
    {"DGX POD, nine DGX-1",        3, 3.5,    9, 42, 15, 35,  0,   9,   1, 31.5, 0.001, "NVIDIA DGX POD DG-09225-001 (2018-10): nine DGX-1 in a 35 kW rack"},
    {"DGX POD, three DGX-2",      10, 10.0,   3, 42, 10, 35,  0,   3,   1, 30.0, 0.001, "NVIDIA DGX POD DG-09225-001 (2018-10): or three DGX-2"},
    {"SuperPOD H100, one unit",    8, 10.2,  32, 48,  4, 40.8, 0,  4,   8, 40.8, 0.001, "NVIDIA DGX SuperPOD H100 guides: 32 systems, 8 racks, 40.8 kW"},
    {"SuperPOD B200, 4 units",    10, 14.3, 128, 48,  4, 30,  0,   2,  64, 28.6, 0.001, "docs.nvidia.com DGX SuperPOD B200: two systems a rack, 28.6 kW"},
    {"SuperPOD B300, one unit",   10, 14.0,  72, 48,  4, 56,  0,   4,  18, 56.0, 0.001, "docs.nvidia.com DGX SuperPOD B300 XDR: four systems a rack, 56 kW"},
    {"SuperPOD GB200, one unit",  48, 132.0,  8, 48,  4, 0,   0,   1,   8, 132.0, 0.001, "docs.nvidia.com DGX SuperPOD GB200: eight racks, 132 kW each"},
    // clang-format on
};

}  // namespace plenum::published
