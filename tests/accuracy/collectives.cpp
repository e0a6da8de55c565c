#include <filesystem>
#include <iostream>

#include "tests/accuracy/table.h"
#include "tests/reference/published_collectives.h"

namespace plenum::accuracy {

namespace {

std::string name_of(const published::CollectiveRow& row) {
  std::string what = row.operation;
  for (auto& c : what)
    if (c == '_') c = '-';
  const auto number = [](double value) { return std::to_string(static_cast<long long>(value)); };
  what += ", " + row.system;
  if (row.gpus() > 0 && row.skipped.empty())
    what += ", " + number(row.network.servers) + " x " + number(row.network.gpus_per_server);
  what += row.size_stated ? ", " + number(row.size / (1024.0 * byte)) + " KiB" : ", large";
  return row.id + " " + what;
}

}  // namespace

void accuracy_collectives(Table& table) {
  const auto file = std::filesystem::path(PLENUM_SHARED_DIR) / "reference/performance/collectives.csv";
  if (!std::filesystem::exists(file)) {
    std::cout << "skipped: " << file << " is not there\n";
    return;
  }
  table.begin("collectives");
  auto rows = published::collective_rows(file);
  for (auto& quoted : published::quoted_collectives()) rows.push_back(std::move(quoted));
  for (const auto& row : rows) {
    if (!row.skipped.empty()) table.skip(name_of(row), row.skipped);
    else
      table.add(name_of(row), published::predicted(row), row.bus_bandwidth, "GB/s", row.source,
                row.basis == "memory" ? "memory" : "measured");
  }
}

}  // namespace plenum::accuracy
