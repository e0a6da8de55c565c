#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <set>

#include "core/text/csv.h"
#include "models/workload/training.h"
#include "tests/accuracy/table.h"
#include "tests/reference/left_out.h"
#include "tests/reference/published_training.h"

namespace plenum::accuracy {

namespace {

using published::LeftOut;

std::string label(const LeftOut& row) {
  return fmt::format("{} {} {} on {} {}, {}", row.profile->workload,
                     row.profile->mode == gpu::Mode::train ? "train" : "infer",
                     row.point->batch_per_gpu ? fmt::format("b{:g}", *row.point->batch_per_gpu) : "b?",
                     row.point->gpus.value, row.profile->gpu, row.point->framework);
}

void add(Table& table, const LeftOut& row, const std::string& more = {}) {
  const auto quantity = label(row) + more;
  if (row.prediction.per_gpu <= 0.0)
    table.skip(quantity, "no other measurement of the workload says anything about it");
  else
    table.add(
        quantity, row.prediction.per_gpu, row.measured(), row.profile->unit + "/s",
        row.point->source + " " + row.point->row,
        std::string(
            fields::Describe<workload::Grade>::choices[static_cast<std::size_t>(row.prediction.grade)].key));
}

void training_times(Table& table) {
  table.begin("training");
  for (const auto& row : published::training_times) {
    const auto profile = published::shipped_profiles().for_gpu(row.profile, row.gpu, row.precision);
    if (!profile) continue;
    workload::TrainingJob job;
    job.framework = row.framework;
    job.epochs = row.epochs;
    job.dataset_samples = row.dataset;
    const auto result = workload::train(job, profile.get(), {}, Gpus{row.gpus}, Gpus{8});
    table.add(fmt::format("{} on {} {}: time to train", row.profile, row.gpus, row.gpu),
              result.time_to_train / hour, row.hours, "h", row.source);
  }
  table.skip("time_to_train.csv, the other rows", "neither epochs nor data set are stated beside the time");
}

/// Why a row of the collected tables is not among the shipped ones.
std::string reason(const text::CsvTable& csv, const text::CsvRow& row) {
  const auto cell = [&](std::string_view name) { return row[csv.need(name)].text; };
  if (cell("quality") != "ok") return cell("quality");
  if (cell("throughput").empty()) return "latency without throughput";
  if (cell("unit").empty()) return "no unit";
  if (cell("source").starts_with("Microsoft DeepSpeed"))
    return "kernels of one library against another, not a workload";
  if (cell("batch_per_gpu").empty()) return "no batch, and the workload has rows with one on this GPU";
  return "measured several times under the same conditions; the median run is shipped";
}

/// Rows of the collected tables that are not shipped, counted by their reason.
void left_behind(Table& table) {
  const auto file = std::filesystem::path(PLENUM_SHARED_DIR) / "reference" / "performance" / "throughput.csv";
  table.begin("profiles");
  if (!std::filesystem::exists(file)) {
    table.skip("throughput.csv", "the collected tables are not beside the source tree");
    return;
  }
  std::set<std::string> shipped;
  for (const auto mode : {gpu::Mode::train, gpu::Mode::infer})
    for (const auto& profile : published::shipped_profiles().of_mode(mode))
      for (const auto& point : profile.points) shipped.insert(point.row);
  const auto csv = text::CsvTable::read(file);
  for (const auto& row : csv.rows()) {
    const auto& id = row[csv.need("row_id")].text;
    if (shipped.count(id) == 0)
      table.skip(fmt::format("throughput.csv {} {} on {}", id, row[csv.need("workload_id")].text,
                             row[csv.need("gpu")].text),
                 reason(csv, row));
  }
}

}  // namespace

void accuracy_workload(Table& table) {
  training_times(table);
  // Throughput of one GPU of every measured row, predicted from the nine tenths of the rows that it is not in.
  std::map<std::string, std::vector<LeftOut>> kinds;
  for (const auto& row : published::left_out_rows()) kinds[row.kind].push_back(row);
  for (const auto& [kind, rows] : kinds) {
    table.begin(kind);
    for (const auto& row : rows) add(table, row);
  }
  for (const auto& [from, to] : {std::pair{"a100", "v100"},
                                 {"v100", "a100"},
                                 {"a100", "h100"},
                                 {"h100", "a100"},
                                 {"v100", "t4"},
                                 {"t4", "v100"}}) {
    table.begin(fmt::format("{}-{}", from, to));
    for (const auto& row : published::transferred_rows(from, to))
      add(table, row, fmt::format(", {}", row.kind));
  }
  std::map<std::string, std::vector<LeftOut>> unmeasured;
  for (const auto& row : published::unmeasured_rows()) unmeasured[row.kind].push_back(row);
  for (const auto& [kind, rows] : unmeasured) {
    table.begin("unmeasured " + kind);
    for (const auto& row : rows) add(table, row, " from " + row.from);
  }
  left_behind(table);
}

}  // namespace plenum::accuracy
