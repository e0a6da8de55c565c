#include "models/gpu/profile.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "models/gpu/read_profiles.h"
#include "models/gpu/scaling.h"

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

FamilyCurve family_curve(std::span<const ProfilePoint> family) {
  std::map<double, std::size_t> batches;  // by number of GPUs
  for (std::size_t i = 0; i < family.size(); ++i)
    if (family[i].batch_per_gpu &&
        (i == 0 || !same_series(family[i], family[i - 1]) || family[i].gpus != family[i - 1].gpus))
      ++batches[family[i].gpus.value];
  FamilyCurve result;
  std::size_t most = 0;
  for (const auto& [gpus, count] : batches)
    if (count > most) most = count, result.gpus = {gpus};
  std::vector<StepPoint> steps;
  for (const auto& p : family)
    if (p.batch_per_gpu && p.gpus == result.gpus && (steps.empty() || steps.back().batch != *p.batch_per_gpu))
      steps.push_back({*p.batch_per_gpu, *p.batch_per_gpu / per_gpu(p)});
  result.count = family.size();
  result.curve = fit_batch_curve(steps);
  return result;
}

void add_curves(Profile& profile) {
  profile.curves.clear();
  for (std::span<const ProfilePoint> rest{profile.points}; !rest.empty();) {
    const auto family = first_family(rest);
    auto curve = family_curve(family);
    curve.first = profile.points.size() - rest.size();
    profile.curves.push_back(std::move(curve));
    rest = rest.subspan(family.size());
  }
}

namespace {

bool same_subject(const Profile& a, const Profile& b) {
  return a.workload == b.workload && a.mode == b.mode && a.gpu == b.gpu && a.precision == b.precision;
}

/// The csv files of a folder beside the two shipped ones, by name.
std::vector<std::filesystem::path> further_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const auto name = entry.path().filename();
    if (name.extension() == ".csv" && name != "training.csv" && name != "inference.csv")
      files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

ProfileTable ProfileTable::read(const std::filesystem::path& folder,
                                const std::vector<std::filesystem::path>& more) {
  std::vector<text::InputError> errors;
  std::vector<Profile> of_mode[2] = {read_profiles(folder / "training.csv", Mode::train, errors),
                                     read_profiles(folder / "inference.csv", Mode::infer, errors)};
  auto files = further_files(folder);
  files.insert(files.end(), more.begin(), more.end());
  for (const auto& file : files) {
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
  add_curves(*copy);
  if (best->gpu != gpu) {
    copy->transfer.emplace();
    copy->transfer->to = gpu;
    copy->transfer->basis = best->gpu + ", the same generation";
  }
  return copy;
}

}  // namespace plenum::gpu
