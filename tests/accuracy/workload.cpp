#include <fmt/format.h>

#include <filesystem>

#include "models/gpu/peak.h"
#include "models/workload/training.h"
#include "tests/accuracy/table.h"
#include "tests/reference/leave_one_out.h"
#include "tests/reference/published_training.h"

namespace plenum::accuracy {

void accuracy_workload(Table& table) {
  const auto profiles =
      gpu::ProfileTable::read(std::filesystem::path(PLENUM_SOURCE_DIR) / "data" / "profiles");
  table.begin("training");
  for (const auto& row : published::training_times) {
    const auto profile = profiles.for_gpu(row.profile, row.gpu, row.precision);
    if (!profile) continue;
    workload::TrainingJob job;
    job.framework = row.framework;
    job.epochs = row.epochs;
    job.dataset_samples = row.dataset;
    const auto result = workload::train(job, profile.get(), {}, Gpus{row.gpus}, Gpus{8});
    table.add(fmt::format("{} on {} {}: time to train", row.profile, row.gpus, row.gpu),
              result.time_to_train / hour, row.hours, "h", row.source);
  }
  // Throughput of one GPU, each number of GPUs of each measured series predicted from the rest of the series.
  for (const auto& held : published::leave_one_out(profiles.training())) {
    table.begin(held.inside ? "scaling-in" : "scaling-out");
    table.add(fmt::format("{} on {} {}, {}", held.profile->workload, held.point->gpus.value,
                          held.profile->gpu, held.point->framework),
              held.predicted, held.measured, held.profile->unit + "/s",
              held.point->source + " " + held.point->row, "measured");
  }
}

}  // namespace plenum::accuracy
