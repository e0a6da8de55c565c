#include <fmt/format.h>

#include "tests/accuracy/table.h"
#include "tests/reference/published_llm_memory.h"
#include "tests/reference/published_llm_metrics.h"

namespace plenum::accuracy {

namespace {

const std::filesystem::path shared = std::filesystem::path(PLENUM_SHARED_DIR) / "reference/llm";

void add_throughput(Table& table, const published::LlmCase& c) {
  const auto& row = c.row;
  table.begin("llm-" + c.bar);
  const auto what = fmt::format("{} {} on {} {}: {}", row.id, row.model, row.gpus, row.gpu, row.metric);
  if (!c.skipped.empty()) return table.skip(what, c.skipped);
  const auto ours = published::predicted(c);
  if (!ours) return table.skip(what, "fits in no layout");
  table.add(what, *ours, row.published, row.unit, row.source, row.basis);
}

void add_formula(Table& table, const published::LlmRow& row) {
  table.begin("llm-formulas");
  const auto what = fmt::format("{} {}: {}", row.id, row.model, row.metric);
  const auto ours = published::arithmetic(row);
  if (!ours) return table.skip(what, "no formula of ours");
  if (row.consistent != "yes") return table.skip(what, "contradictory: " + row.notes);
  table.add(what, *ours, row.published, row.unit, row.source, row.basis);
}

/// Hours at the steady rate of the best layout; the error says how much less a whole run reached (1 + error: implied goodput).
void add_run(Table& table, const published::LlmRow& row) {
  table.begin("llm-runs");
  const auto what = fmt::format("{} {}: {}", row.id, row.model, row.metric);
  const auto run = published::llm_run(row);
  if (!run.skipped.empty()) return table.skip(what, run.skipped);
  const double ours = row.unit == "h" ? run.gpu_hours : row.unit == "days" ? run.days : run.tokens_per_gpu;
  table.add(what, ours, row.published, row.unit, row.source, row.basis);
}

}  // namespace

void accuracy_llm_training(Table& table) {
  if (!std::filesystem::exists(shared)) return;
  for (const auto& row : published::llm_rows(shared / "training_validation.csv")) {
    if (row.kind == "perf") add_throughput(table, published::llm_case(row));
    else if (row.kind == "run") add_run(table, row);
    else if (row.kind == "peer") {
      table.begin("llm-runs");
      table.skip(row.id, "what another program predicts");
    } else add_formula(table, row);
  }
  for (const auto& c : published::dlperf_cases(shared / "../performance/training_runs.csv"))
    add_throughput(table, c);
  for (const auto& row : published::llm_memory_rows(shared / "memory_validation.csv")) {
    table.begin("llm-memory");
    if (!row.skipped.empty()) table.skip(row.id + " " + row.metric, row.skipped);
    else
      table.add(row.id + " " + row.model + " " + row.metric, row.ours, row.published, row.unit, row.source,
                row.basis);
  }
  for (const auto& row : published::llm_finetune_rows(shared / "finetune_validation.csv")) {
    table.begin("llm-fine-tuning");
    if (!row.skipped.empty()) table.skip(row.id + " " + row.metric, row.skipped);
    else
      table.add(row.id + " " + row.model + " " + row.metric, row.ours, row.published, row.unit, row.source,
                row.basis);
  }
}

}  // namespace plenum::accuracy
