#include <filesystem>
#include <iostream>

#include "tests/accuracy/table.h"
#include "tests/reference/published_fabric.h"

namespace plenum::accuracy {

namespace {

void add(Table& table, const published::Design& design) {
  if (!design.skipped.empty()) return table.skip(design.name, design.skipped);
  for (const auto& value : published::compared(design))
    table.add(design.name + ": " + value.what, value.ours, value.theirs, "1", design.source,
              design.recalled() ? "memory" : "published");
}

}  // namespace

void accuracy_fabric(Table& table) {
  table.begin("fabric");
  for (const auto& design : published::designs())
    if (design.name.find("SuperPOD") == std::string::npos) add(table, design);
  const auto folder = std::filesystem::path(PLENUM_SHARED_DIR) / "reference/fabric";
  if (!std::filesystem::exists(folder)) {
    for (const auto& design : published::designs())
      if (design.name.find("SuperPOD") != std::string::npos) add(table, design);
    std::cout << "skipped: " << folder << " is not there\n";
    return;
  }
  for (const auto& design : published::shared_designs(folder / "validation_superpod.csv")) add(table, design);
  for (const auto& design : published::shared_topologies(folder / "topology_tests.csv")) add(table, design);
}

}  // namespace plenum::accuracy
