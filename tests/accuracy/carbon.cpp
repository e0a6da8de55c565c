#include "tests/accuracy/table.h"
#include "tests/reference/published_energy.h"

namespace plenum::accuracy {

void accuracy_carbon(Table& table) {
  const std::filesystem::path file =
      std::filesystem::path(PLENUM_SHARED_DIR) / "reference/llm/energy_validation.csv";
  if (!std::filesystem::exists(file)) return;
  table.begin("carbon");
  for (const auto& row : published::energy_rows(file))
    if (row.skipped.empty()) table.add(row.what, row.ours, row.published, row.unit, row.source, row.basis);
}

}  // namespace plenum::accuracy
