#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "models/gpu/types.h"

/// Measured throughput of workloads: one point a row of data/profiles/*.csv, grouped into profiles.
namespace plenum::gpu {

/// One measurement: `gpus` GPUs in `nodes` servers (0 when the source does not say) together do `throughput`
/// units a second.
struct ProfilePoint {
  Gpus gpus;
  double nodes = 0.0;
  std::optional<double> batch_per_gpu;
  Frequency throughput{};
  std::string framework, variant, row, source, basis, as_of;
  std::optional<double> sequence_length;
  bool operator==(const ProfilePoint&) const = default;
};

/// How efficiency falls with the number of GPUs: eff(n) = 1 / (1 + beta log2(n / n0)).
struct ScalingLaw {
  double beta = 0.0;
  std::string basis;  ///< what it was fitted to, for people
  bool operator==(const ScalingLaw&) const = default;
};

/// All measured points of one workload x GPU x precision, in one work unit (`images`, `sequences`, `tokens`
/// ...). The points are in the order of arrange(), so that each series stands together.
struct Profile {
  std::string workload, name, gpu, unit;
  Precision precision = Precision::mixed;
  std::vector<ProfilePoint> points;
  std::optional<ScalingLaw> within_server,
      across_servers;        ///< typical of the workload; for series that were not measured so far
  bool transferred = false;  ///< resolve passes it for another GPU than the measured one
  bool operator==(const Profile&) const = default;
};

/// Points that differ in the number of GPUs alone: same framework, variant, sequence length and batch; by
/// rising GPUs.
using Series = std::span<const ProfilePoint>;

/// Sorts the points by framework, variant, sequence length, batch, GPUs and, of equal GPUs, falling
/// throughput.
void arrange(std::vector<ProfilePoint>& points);

/// The series that begins at `points.front()`; all of them when called with the rest again and again. Points
/// as arranged.
Series first_series(std::span<const ProfilePoint> points);

/// data/profiles/training.csv and inference.csv as a table. Points with the same workload, GPU, precision and
/// work unit form a profile; `sentences` of the BERT tables are sequences.
class ProfileTable {
 public:
  /// Reads both files of a folder. Throws text::InputErrors with every bad row.
  static ProfileTable read(const std::filesystem::path& folder);

  /// Ids of the workloads with training profiles, in the order of the file.
  std::vector<std::string> workloads() const;

  /// The training profile, or null. Where a workload was measured in several work units, the one with the
  /// most points.
  const Profile* find(std::string_view workload, std::string_view gpu, Precision precision) const;

  /// All training profiles of a workload.
  std::vector<const Profile*> of_workload(std::string_view workload) const;

  /// The profile to plan a GPU with: its own, or that of the most similar GPU of its generation (the longest
  /// common beginning of the ids, `v100-sxm2-16` for `v100-sxm2-32`; then the most points), marked
  /// `transferred`. fp16 and bf16 use `mixed` where nobody measured them. Null when the generation has no
  /// measurement.
  std::shared_ptr<const Profile> for_gpu(std::string_view workload, std::string_view gpu,
                                         Precision precision) const;

  const std::vector<Profile>& training() const { return training_; }
  const std::vector<Profile>& inference() const { return inference_; }

 private:
  std::vector<Profile> training_, inference_;
};

}  // namespace plenum::gpu
