#include "models/gpu/profile.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

#include "models/gpu/peak.h"
#include "models/gpu/read_profiles.h"
#include "models/gpu/scaling.h"
#include "models/gpu/siblings.h"
#include "models/gpu/transfer.h"

namespace plenum::gpu {

namespace {

bool same_family(const ProfilePoint& a, const ProfilePoint& b) {
  return a.sequence_length == b.sequence_length && a.framework == b.framework && a.variant == b.variant;
}

bool same_series(const ProfilePoint& a, const ProfilePoint& b) {
  return a.batch_per_gpu == b.batch_per_gpu && same_family(a, b);
}

/// How many characters two ids have in common from their beginning.
std::size_t common(std::string_view a, std::string_view b) {
  return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

}  // namespace

void arrange(std::vector<ProfilePoint>& points) {
  const auto key = [](const ProfilePoint& p) {
    return std::tie(p.framework, p.variant, p.sequence_length, p.batch_per_gpu, p.gpus);
  };
  std::stable_sort(points.begin(), points.end(), [&](const ProfilePoint& a, const ProfilePoint& b) {
    if (key(a) != key(b)) return key(a) < key(b);
    return a.throughput > b.throughput;
  });
}

Series first_series(std::span<const ProfilePoint> points) {
  std::size_t n = points.empty() ? 0 : 1;
  while (n < points.size() && same_series(points[n], points.front())) ++n;
  return points.first(n);
}

std::span<const ProfilePoint> first_family(std::span<const ProfilePoint> points) {
  std::size_t n = points.empty() ? 0 : 1;
  while (n < points.size() && same_family(points[n], points.front())) ++n;
  return points.first(n);
}

std::pair<Gpus, std::vector<StepPoint>> family_steps(std::span<const ProfilePoint> family) {
  std::map<double, std::size_t> batches;  // by number of GPUs
  for (std::size_t i = 0; i < family.size(); ++i)
    if (family[i].batch_per_gpu &&
        (i == 0 || !same_series(family[i], family[i - 1]) || family[i].gpus != family[i - 1].gpus))
      ++batches[family[i].gpus.value];
  Gpus most{};
  for (const auto& [gpus, count] : batches)
    if (most.value == 0.0 || count > batches[most.value]) most = {gpus};
  std::vector<StepPoint> steps;
  for (const auto& p : family)
    if (p.batch_per_gpu && p.gpus == most && (steps.empty() || steps.back().batch != *p.batch_per_gpu))
      steps.push_back({*p.batch_per_gpu, *p.batch_per_gpu / per_gpu(p)});
  return {most, std::move(steps)};
}

std::pair<Gpus, BatchCurve> family_curve(std::span<const ProfilePoint> family) {
  const auto [gpus, steps] = family_steps(family);
  return {gpus, fit_batch_curve(steps)};
}

namespace {

SeriesIndex index_of(Series series, std::size_t first) {
  SeriesIndex index{first, series.size()};
  Gpus least{}, most{};
  for (const auto& p : series) {
    index.fastest = std::max(index.fastest, per_gpu(p));
    if (p.estimated) continue;
    if (!index.measured) least = p.gpus;
    most = p.gpus;
    index.measured = true;
  }
  index.scaling_measured = least < most;
  return index;
}

}  // namespace

std::vector<Family> families_of(std::span<const ProfilePoint> points) {
  std::vector<Family> families;
  for (auto rest = points; !rest.empty();) {
    const auto points_of = first_family(rest);
    Family family;
    family.first = points.size() - rest.size();
    family.count = points_of.size();
    std::tie(family.gpus, family.curve) = family_curve(points_of);
    for (auto left = points_of; !left.empty();) {
      const Series series = first_series(left);
      family.series.push_back(index_of(series, points.size() - rest.size() + points_of.size() - left.size()));
      left = left.subspan(series.size());
      if (!family.series.back().measured || !series.front().batch_per_gpu) continue;
      if (family.smallest == 0.0) family.smallest = *series.front().batch_per_gpu;
      family.largest = *series.front().batch_per_gpu;
    }
    families.push_back(std::move(family));
    rest = rest.subspan(points_of.size());
  }
  return families;
}

namespace {

bool same_subject(const Profile& a, const Profile& b) {
  return a.workload == b.workload && a.mode == b.mode && a.gpu == b.gpu && a.precision == b.precision;
}

}  // namespace

/// Profiles that plan_with() made, and the ratios of GPUs, which all of them need.
struct ProfileTable::Kept {
  std::mutex mutex;
  std::optional<std::vector<RatioSeries>> ratios;
  std::map<std::string, std::shared_ptr<const Profile>, std::less<>> plans;
};

ProfileTable ProfileTable::read(const std::filesystem::path& folder,
                                const std::vector<std::filesystem::path>& more) {
  std::vector<text::InputError> errors;
  std::vector<Profile> of_mode[2] = {read_profiles(folder / "training.csv", Mode::train, errors),
                                     read_profiles(folder / "inference.csv", Mode::infer, errors)};
  for (const auto& file : more) {
    auto own = read_profiles(file, std::nullopt, errors);
    for (auto& list : of_mode)
      std::erase_if(list, [&](const Profile& shipped) {
        return std::any_of(own.begin(), own.end(),
                           [&](const Profile& p) { return same_subject(p, shipped); });
      });
    for (auto& profile : own) of_mode[profile.mode == Mode::train ? 0 : 1].push_back(std::move(profile));
  }
  if (!errors.empty()) throw text::InputErrors(std::move(errors));
  return of(std::move(of_mode[0]), std::move(of_mode[1]));
}

ProfileTable ProfileTable::of(std::vector<Profile> training, std::vector<Profile> inference) {
  ProfileTable table;
  table.training_ = std::move(training);
  table.inference_ = std::move(inference);
  for (auto* profiles : {&table.training_, &table.inference_})
    for (auto& profile : *profiles) arrange(profile.points);
  add_typical_laws(table.training_);
  table.kept_ = std::make_shared<Kept>();
  return table;
}

std::vector<std::string> ProfileTable::workloads(Mode mode) const {
  std::vector<std::string> ids;
  for (const auto& profile : of_mode(mode))
    if (std::find(ids.begin(), ids.end(), profile.workload) == ids.end()) ids.push_back(profile.workload);
  return ids;
}

const Profile* ProfileTable::find(std::string_view workload, std::string_view gpu, Precision precision,
                                  Mode mode) const {
  const Profile* best = nullptr;
  for (const auto& profile : of_mode(mode))
    if (profile.workload == workload && profile.gpu == gpu && profile.precision == precision &&
        (best == nullptr || profile.points.size() > best->points.size()))
      best = &profile;
  return best;
}

std::vector<const Profile*> ProfileTable::of_workload(std::string_view workload, Mode mode) const {
  std::vector<const Profile*> list;
  for (const auto& profile : of_mode(mode))
    if (profile.workload == workload) list.push_back(&profile);
  return list;
}

std::shared_ptr<const Profile> ProfileTable::for_gpu(std::string_view workload, std::string_view gpu,
                                                     Precision precision, Mode mode) const {
  const Profile* best = nullptr;
  for (const Profile* profile : of_workload(workload, mode)) {
    if (profile->precision != precision || generation(profile->gpu) != generation(gpu)) continue;
    const auto rank = [&](const Profile* p) {
      return std::tuple(common(p->gpu, gpu) + (p->gpu == gpu ? 1 : 0), p->points.size());
    };
    if (best == nullptr || rank(profile) > rank(best)) best = profile;
  }
  if (best == nullptr) {
    const bool half = precision == Precision::fp16 || precision == Precision::bf16;
    return half ? for_gpu(workload, gpu, Precision::mixed, mode) : nullptr;
  }
  auto copy = std::make_shared<Profile>(*best);
  copy->families = families_of(copy->points);
  if (best->gpu != gpu) {
    copy->transfer.emplace();
    copy->transfer->to = gpu;
    copy->transfer->basis = best->gpu + ", the same generation";
  }
  return copy;
}

namespace {

/// How well a measured profile stands for a GPU and precision; the larger the better.
struct Fitness {
  int kinship = 0;  ///< 2 the GPU itself, 1 a sister of its generation, 0 another generation
  bool same_precision = false;
  double nearness = 0.0;  ///< of sisters letters of the id in common, else minus the logarithm of the ratio
  std::size_t points = 0;
  auto operator<=>(const Fitness&) const = default;
};

std::optional<Fitness> fitness(const Profile& profile, std::string_view gpu, Precision precision,
                               const GpuRecords& records) {
  Fitness f{0, profile.precision == precision, 0.0, profile.points.size()};
  if (profile.gpu == gpu) {
    f.kinship = 2;
    return f;
  }
  const auto *from = records(profile.gpu), *to = records(gpu);
  const auto rates = from && to ? rate_ratio(*from, *to, precision) : std::nullopt;
  if (!rates) return std::nullopt;
  f.kinship = generation(profile.gpu) == generation(gpu) ? 1 : 0;
  f.nearness = f.kinship == 1 ? static_cast<double>(common(profile.gpu, gpu))
                              : -std::abs(std::log(expected_ratio(*rates, 0.0)));
  return f;
}

/// Measured in another precision that stands for the asked one: at the same throughput, with a wide band. That of
/// tf32 for fp32 spans what ten pairs of BERT inference on A100 differ by (1.5 to 3.1 times), since a program may
/// or may not allow tf32; that of fp16, bf16 and mixed is an assumption.
void widen_for_precision(Transfer& transfer, Precision measured, Precision wanted) {
  if (measured == wanted) return;
  if (wanted == Precision::fp32) transfer.low *= 0.4, transfer.high *= 1.1;
  else if (wanted == Precision::tf32) transfer.low *= 0.9, transfer.high *= 2.5;
  else transfer.low *= 0.8, transfer.high *= 1.25;
  transfer.basis += ", measured in ";
  transfer.basis += fields::Describe<Precision>::choices[static_cast<std::size_t>(measured)].key;
}

}  // namespace

std::shared_ptr<const Profile> ProfileTable::make_plan(std::string_view workload, std::string_view gpu,
                                                       Precision precision, Mode mode,
                                                       const GpuRecords& records,
                                                       std::string_view unit) const {
  const Profile* best = nullptr;
  Fitness best_fitness;
  for (const auto& profile : of_mode(mode)) {
    if (profile.workload != workload || !comparable(profile.precision, precision)) continue;
    if (!unit.empty() && profile.unit != unit) continue;
    const auto f = fitness(profile, gpu, precision, records);
    if (f && (best == nullptr || *f > best_fitness)) best = &profile, best_fitness = *f;
  }
  if (best == nullptr) return nullptr;
  auto plan = std::make_shared<Profile>(*best);
  if (best->gpu != gpu) {
    if (!kept_->ratios) {
      kept_->ratios = ratio_series(training_);
      auto more = ratio_series(inference_);
      kept_->ratios->insert(kept_->ratios->end(), more.begin(), more.end());
    }
    plan->transfer =
        transfer(*best, *records(best->gpu), gpu, *records(gpu), precision, *kept_->ratios, records);
  } else if (best->precision != precision) {
    plan->transfer.emplace();
    plan->transfer->to = gpu;
    plan->transfer->basis = best->gpu;
  }
  if (plan->transfer) widen_for_precision(*plan->transfer, best->precision, precision);
  add_estimates(*plan, of_mode(mode));
  plan->families = families_of(plan->points);
  return plan;
}

std::shared_ptr<const Profile> ProfileTable::plan_with(std::string_view workload, std::string_view gpu,
                                                       Precision precision, Mode mode,
                                                       const GpuRecords& records,
                                                       std::string_view unit) const {
  if (!kept_) return nullptr;
  std::string key = std::string(workload) + '\n' + std::string(gpu) + '\n' + std::string(unit) + '\n';
  key += static_cast<char>('a' + static_cast<int>(precision));
  key += mode == Mode::train ? 't' : 'i';
  const std::lock_guard lock(kept_->mutex);
  const auto [place, is_new] = kept_->plans.try_emplace(key);
  if (is_new) place->second = make_plan(workload, gpu, precision, mode, records, unit);
  return place->second;
}

}  // namespace plenum::gpu
