#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "models/gpu/batch_curve.h"
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
  bool estimated =
      false;  ///< filled in from measurements of the workload under other conditions (siblings.h)
  bool operator==(const ProfilePoint&) const = default;
};

/// How efficiency falls with the number of GPUs: eff(n) = 1 / (1 + beta log2(n / n0)).
struct ScalingLaw {
  double beta = 0.0;
  std::string basis;  ///< what it was fitted to, for people
  bool operator==(const ScalingLaw&) const = default;
};

/// What a workload does: learn or answer.
enum class Mode { train, infer };

/// How the throughput of the measured GPU becomes that of another one (transfer.h).
struct Transfer {
  std::string to;                ///< id of the planned GPU
  double full = 1.0;             ///< throughput ratio planned / measured where batches fill the GPU
  double launch_bound = 1.0;     ///< the same where the launch of kernels sets the time of a step
  double low = 1.0, high = 1.0;  ///< band around the ratio, as factors of it
  double memory = 1.0;           ///< memory of the planned GPU over that of the measured one
  std::string basis;             ///< what it rests on, for people
  bool operator==(const Transfer&) const = default;
};

/// Points that differ in the number of GPUs alone, as a range of Profile::points, with what choosing among them
/// needs.
struct SeriesIndex {
  std::size_t first = 0, count = 0;
  double fastest = 0.0;           ///< highest throughput of one GPU, units per second
  bool measured = false;          ///< at least one point is
  bool scaling_measured = false;  ///< at two numbers of GPUs or more
  bool operator==(const SeriesIndex&) const = default;
};

/// The points that share framework, variant and sequence length: their series and their batch curve.
struct Family {
  std::size_t first = 0, count = 0;      ///< its points in Profile::points
  std::vector<SeriesIndex> series;       ///< by rising batch; one without batch first
  double smallest = 0.0, largest = 0.0;  ///< measured batches; 0: none states one
  Gpus gpus{};                           ///< number of GPUs at which the curve was measured
  BatchCurve curve;
  bool operator==(const Family&) const = default;
};

/// All measured points of one workload x GPU x precision, in one work unit (`images`, `sequences`, `tokens`
/// ...). The points are in the order of arrange(), so that each series stands together.
struct Profile {
  std::string workload, name, task, gpu, unit;
  Mode mode = Mode::train;
  Precision precision = Precision::mixed;
  std::vector<ProfilePoint> points;
  std::vector<Family> families;  ///< in the order of the points; empty: predictions find them each time
  std::optional<ScalingLaw> within_server,
      across_servers;                ///< typical of the workload; for series that were not measured so far
  std::optional<Transfer> transfer;  ///< set when it plans another GPU or precision than the measured one
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

/// The family that begins at `points.front()`: same framework, variant and sequence length. Points as
/// arranged.
std::span<const ProfilePoint> first_family(std::span<const ProfilePoint> points);

/// The steps of a family over its batches and the number of GPUs they were measured at, as family_curve() takes
/// them.
std::pair<Gpus, std::vector<StepPoint>> family_steps(std::span<const ProfilePoint> family);

/// The batch curve of a family and its number of GPUs, that which most of its batches have (the smaller of equals):
/// of each batch the fastest point. Points without batch are left out.
std::pair<Gpus, BatchCurve> family_curve(std::span<const ProfilePoint> family);

/// The families of arranged points.
std::vector<Family> families_of(std::span<const ProfilePoint> points);

/// The record of a GPU id, or null: the catalogue, as a function.
using GpuRecords = std::function<const Gpu*(std::string_view id)>;

/// data/profiles/training.csv and inference.csv as a table. Points with the same workload,
/// mode, GPU, precision and work unit form a profile; `sentences` of the BERT tables are sequences.
class ProfileTable {
 public:
  ProfileTable() = default;
  ProfileTable(ProfileTable&&) = default;
  ProfileTable& operator=(ProfileTable&&) = default;

  /// Reads both files of a folder, then `more` files of the same form: their profiles stand in for those of
  /// the same workload, mode, GPU and precision in the folder. Throws text::InputErrors with every bad row.
  static ProfileTable read(const std::filesystem::path& folder,
                           const std::vector<std::filesystem::path>& more = {});

  /// A table of given profiles, points in any order.
  static ProfileTable of(std::vector<Profile> training, std::vector<Profile> inference);

  /// Ids of the workloads with profiles of a mode, in the order of the file.
  std::vector<std::string> workloads(Mode mode = Mode::train) const;

  /// The profile, or null. Where a workload was measured in several work units, the one with the most points.
  const Profile* find(std::string_view workload, std::string_view gpu, Precision precision,
                      Mode mode = Mode::train) const;

  /// All profiles of a workload.
  std::vector<const Profile*> of_workload(std::string_view workload, Mode mode = Mode::train) const;

  /// The profile to plan a GPU with: its own, or that of the most similar GPU of its generation (the longest
  /// common beginning of the ids, `v100-sxm2-16` for `v100-sxm2-32`; then the most points) at the same
  /// throughput, with a `transfer` that says so. fp16 and bf16 use `mixed` where nobody measured them. Null
  /// when the generation has no measurement.
  std::shared_ptr<const Profile> for_gpu(std::string_view workload, std::string_view gpu, Precision precision,
                                         Mode mode = Mode::train) const;

  /// The profile to plan any GPU with: its own, that of a sister of its generation or that of another
  /// generation, in the precision or one that stands for it (comparable()); but for its own in that very
  /// precision with a `transfer`. Gaps are filled with estimated points (siblings.h), the batch curves are ready.
  /// `unit` chooses where a workload was measured in several work units. Null when nobody measured the workload
  /// on anything comparable, when `records` does not know the GPU, or when it has no rate for the precision.
  /// Kept, so that asking again costs a look-up; safe for threads; `records` must not change between calls.
  std::shared_ptr<const Profile> plan_with(std::string_view workload, std::string_view gpu,
                                           Precision precision, Mode mode, const GpuRecords& records,
                                           std::string_view unit = {}) const;

  const std::vector<Profile>& training() const { return training_; }
  const std::vector<Profile>& inference() const { return inference_; }
  const std::vector<Profile>& of_mode(Mode mode) const {
    return mode == Mode::train ? training_ : inference_;
  }

 private:
  struct Kept;
  std::shared_ptr<const Profile> make_plan(std::string_view workload, std::string_view gpu,
                                           Precision precision, Mode mode, const GpuRecords& records,
                                           std::string_view unit) const;

  std::vector<Profile> training_, inference_;
  std::shared_ptr<Kept> kept_;  ///< what plan_with() made; points into the profiles
};

}  // namespace plenum::gpu
