#include "models/gpu/profile.h"

#include <algorithm>
#include <tuple>

#include "models/gpu/read_profiles.h"
#include "models/gpu/scaling.h"

namespace plenum::gpu {

namespace {

bool same_series(const ProfilePoint& a, const ProfilePoint& b) {
  return a.batch_per_gpu == b.batch_per_gpu && a.sequence_length == b.sequence_length &&
         a.framework == b.framework && a.variant == b.variant;
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

ProfileTable ProfileTable::read(const std::filesystem::path& folder) {
  std::vector<text::InputError> errors;
  ProfileTable table;
  table.training_ = read_profiles(folder / "training.csv", "train", errors);
  table.inference_ = read_profiles(folder / "inference.csv", "infer", errors);
  if (!errors.empty()) throw text::InputErrors(std::move(errors));
  add_typical_laws(table.training_);
  return table;
}

std::vector<std::string> ProfileTable::workloads() const {
  std::vector<std::string> ids;
  for (const auto& profile : training_)
    if (std::find(ids.begin(), ids.end(), profile.workload) == ids.end()) ids.push_back(profile.workload);
  return ids;
}

const Profile* ProfileTable::find(std::string_view workload, std::string_view gpu,
                                  Precision precision) const {
  const Profile* best = nullptr;
  for (const auto& profile : training_)
    if (profile.workload == workload && profile.gpu == gpu && profile.precision == precision &&
        (best == nullptr || profile.points.size() > best->points.size()))
      best = &profile;
  return best;
}

std::vector<const Profile*> ProfileTable::of_workload(std::string_view workload) const {
  std::vector<const Profile*> list;
  for (const auto& profile : training_)
    if (profile.workload == workload) list.push_back(&profile);
  return list;
}

std::shared_ptr<const Profile> ProfileTable::for_gpu(std::string_view workload, std::string_view gpu,
                                                     Precision precision) const {
  const Profile* best = nullptr;
  for (const Profile* profile : of_workload(workload)) {
    if (profile->precision != precision || generation(profile->gpu) != generation(gpu)) continue;
    const auto rank = [&](const Profile* p) {
      return std::tuple(common(p->gpu, gpu) + (p->gpu == gpu ? 1 : 0), p->points.size());
    };
    if (best == nullptr || rank(profile) > rank(best)) best = profile;
  }
  if (best == nullptr) {
    const bool half = precision == Precision::fp16 || precision == Precision::bf16;
    return half ? for_gpu(workload, gpu, Precision::mixed) : nullptr;
  }
  auto copy = std::make_shared<Profile>(*best);
  copy->transferred = best->gpu != gpu;
  return copy;
}

}  // namespace plenum::gpu
