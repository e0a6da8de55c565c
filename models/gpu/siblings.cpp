#include "models/gpu/siblings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "models/gpu/scaling.h"
#include "models/gpu/transfer.h"
#include "models/gpu/weighted.h"

namespace plenum::gpu {

namespace {

/// Measurements that differ in one thing alone: x is ln of the batch or of the number of GPUs, y ln of the
/// throughput of one GPU.
struct Slice {
  const Profile* profile;
  const ProfilePoint* head;
  std::vector<double> x, y;
};

/// How much a sibling's word counts by what differs. Chosen once for all workloads; halving or doubling any of
/// them moves the errors by a few tenths of a percent.
struct Weights {
  double framework = 0.1, length = 0.2, precision = 0.3, generation = 0.3, gpu = 0.7, variant = 0.7,
         other_axis = 0.6;  ///< the number of GPUs of a batch curve, the batch of a scaling series
  double same_run = 10.0;   ///< the same measurement in another work unit
  double one_common_point = 0.3, far = 0.5, enclosed = 1.5;
  double own_inside = 1.0, own_outside = 0.2, own_single = 0.1;
};
constexpr Weights weights;

double likeness(const Profile& own, const ProfilePoint& head, const Slice& other, bool same_axis) {
  double w = same_axis ? 1.0 : weights.other_axis;
  const bool same_gpu = own.gpu == other.profile->gpu;
  if (head.framework != other.head->framework) w *= weights.framework;
  if (head.sequence_length != other.head->sequence_length) w *= weights.length;
  if (!comparable(own.precision, other.profile->precision)) w *= weights.precision;
  if (generation(own.gpu) != generation(other.profile->gpu)) w *= weights.generation;
  else if (!same_gpu) w *= weights.gpu;
  if (head.variant != other.head->variant) w *= weights.variant;
  if (w == 1.0 && same_gpu && own.unit != other.profile->unit) w = weights.same_run;
  return w;
}

/// Place of x among sorted values, or their number.
std::size_t index_of(const std::vector<double>& xs, double x) {
  const auto at = std::lower_bound(xs.begin(), xs.end(), x - 1e-9);
  return at != xs.end() && *at < x + 1e-9 ? static_cast<std::size_t>(at - xs.begin()) : xs.size();
}

/// What a sibling that was measured at x says of `own` there, and how much that counts beside its likeness.
struct Word {
  double y = 0.0, weight = 0.0;
};

Word word_of(const Slice& sibling, const Slice& own, double x) {
  const auto here = index_of(sibling.x, x);
  if (here == sibling.x.size()) return {};
  std::vector<double> common, difference;
  double nearest_own = 1e9, nearest_common = 1e9;
  for (std::size_t i = 0; i < own.x.size(); ++i) {
    const double distance = std::abs(own.x[i] - x);
    nearest_own = std::min(nearest_own, distance);
    const auto at = index_of(sibling.x, own.x[i]);
    if (at == sibling.x.size()) continue;
    nearest_common = std::min(nearest_common, distance);
    common.push_back(own.x[i]);
    difference.push_back(own.y[i] - sibling.y[at]);
  }
  if (common.empty()) return {};
  double w = common.size() == 1 ? weights.one_common_point : 1.0;
  if (nearest_common > nearest_own + 1e-9) w *= weights.far;
  if (common.front() < x && x < common.back()) w *= weights.enclosed;
  return {sibling.y[here] + monotone_cubic(common, difference, x), w};
}

/// One slice a series over the numbers of GPUs, or a family and number of GPUs over the batches; the fastest
/// point where one was measured several times.
std::vector<Slice> slices_over_gpus(const Profile& profile) {
  std::vector<Slice> slices;
  for (Series rest{profile.points}; !rest.empty();) {
    const Series series = first_series(rest);
    rest = rest.subspan(series.size());
    Slice slice{&profile, &series.front(), {}, {}};
    for (const auto& p : series) {
      if (!slice.x.empty() && index_of(slice.x, std::log(p.gpus.value)) < slice.x.size()) continue;
      slice.x.push_back(std::log(p.gpus.value));
      slice.y.push_back(std::log(per_gpu(p)));
    }
    slices.push_back(std::move(slice));
  }
  return slices;
}

std::vector<Slice> slices_over_batches(const Profile& profile) {
  std::vector<Slice> slices;
  for (std::span<const ProfilePoint> rest{profile.points}; !rest.empty();) {
    const auto family = first_family(rest);
    rest = rest.subspan(family.size());
    std::map<double, Slice> by_gpus;
    for (const auto& p : family) {
      if (!p.batch_per_gpu) continue;
      auto& slice = by_gpus.try_emplace(p.gpus.value, Slice{&profile, &p, {}, {}}).first->second;
      if (index_of(slice.x, std::log(*p.batch_per_gpu)) < slice.x.size()) continue;
      slice.x.push_back(std::log(*p.batch_per_gpu));
      slice.y.push_back(std::log(per_gpu(p)));
    }
    for (auto& [gpus, slice] : by_gpus) slices.push_back(std::move(slice));
  }
  return slices;
}

/// The estimate at x from the siblings and `own_word`, what own's curve says; nothing without siblings.
template <class SameAxis>
std::optional<double> estimate(const Slice& own, double x, double own_word,
                               const std::vector<Slice>& siblings, SameAxis same_axis) {
  const bool inside = own.x.front() < x && x < own.x.back();
  double own_weight = inside ? weights.own_inside : weights.own_outside;
  if (own.x.size() == 1) own_weight *= weights.own_single;
  Weighted words{{own_word, own_weight}};
  for (const auto& sibling : siblings) {
    if (sibling.head == own.head) continue;
    const auto word = word_of(sibling, own, x);
    if (word.weight <= 0.0) continue;
    words.push_back({word.y, word.weight * likeness(*own.profile, *own.head, sibling, same_axis(sibling))});
  }
  if (words.size() == 1) return std::nullopt;
  sort(words);
  return weighted_quantile(words, 0.5);
}

std::set<double> all_x(const std::vector<Slice>& slices) {
  std::set<double> xs;
  for (const auto& slice : slices) xs.insert(slice.x.begin(), slice.x.end());
  return xs;
}

/// In servers of `server` GPUs.
ProfilePoint estimated_point(const ProfilePoint& like, double gpus, double per_gpu_rate, double server) {
  ProfilePoint p;
  p.nodes = std::ceil(gpus / server);
  p.gpus = {gpus};
  p.batch_per_gpu = like.batch_per_gpu;
  p.sequence_length = like.sequence_length;
  p.framework = like.framework;
  p.variant = like.variant;
  p.basis = "derived";
  p.throughput = per_gpu_rate * gpus / second;
  p.estimated = true;
  return p;
}

/// GPUs of the servers that the profile was measured on: the largest of its numbers on one server, at least 8.
double measured_server(const Profile& profile) {
  double most = 8.0;
  for (const auto& p : profile.points)
    if (!p.estimated && !across_servers(p)) most = std::max(most, p.gpus.value);
  return most;
}

double log_linear(const Slice& slice, double x) {
  const auto above =
      static_cast<std::size_t>(std::upper_bound(slice.x.begin(), slice.x.end(), x) - slice.x.begin());
  const double x0 = slice.x[above - 1], x1 = slice.x[above];
  return slice.y[above - 1] + (slice.y[above] - slice.y[above - 1]) * (x - x0) / (x1 - x0);
}

std::vector<ProfilePoint> estimates_over_gpus(const Profile& profile, const std::vector<Slice>& siblings) {
  std::vector<ProfilePoint> added;
  const auto xs = all_x(siblings);
  const double server = measured_server(profile);
  Series rest{profile.points};
  for (const auto& own : slices_over_gpus(profile)) {
    const Series series = first_series(rest);
    rest = rest.subspan(series.size());
    for (const double x : xs) {
      if (index_of(own.x, x) < own.x.size()) continue;
      const double n = std::round(std::exp(x));
      const double own_word = x < own.x.front()  ? own.y.front()
                              : x > own.x.back() ? std::log(beyond(series, profile, n, server))
                                                 : log_linear(own, x);
      const auto y = estimate(own, x, own_word, siblings, [&](const Slice& s) {
        return s.head->batch_per_gpu == own.head->batch_per_gpu;
      });
      if (y) added.push_back(estimated_point(*own.head, n, std::exp(*y), server));
    }
  }
  return added;
}

/// The series of a family that has a point at `gpus` and is nearest in batch.
Series nearest_series(std::span<const ProfilePoint> family, double ln_batch, double gpus) {
  Series best;
  double least = 1e9;
  for (auto rest = family; !rest.empty();) {
    const Series series = first_series(rest);
    rest = rest.subspan(series.size());
    if (!series.front().batch_per_gpu) continue;
    const double distance = std::abs(std::log(*series.front().batch_per_gpu) - ln_batch);
    const auto at = [&](const ProfilePoint& p) { return p.gpus.value == gpus; };
    if (distance < least && std::any_of(series.begin(), series.end(), at)) best = series, least = distance;
  }
  return best;
}

void estimate_batches(const Profile& profile, std::span<const ProfilePoint> family,
                      const std::vector<Slice>& siblings, const std::set<double>& xs,
                      std::vector<ProfilePoint>& added) {
  const auto fitted = family_curve(family);
  const Gpus at = fitted.first;
  const BatchCurve& curve = fitted.second;
  if (curve.ln_batch.empty()) return;
  Slice own{&profile, nullptr, curve.ln_batch, {}};
  for (const double x : own.x) own.y.push_back(x - std::log(curve.time(std::exp(x))));
  for (const auto& p : family)
    if (own.head == nullptr && p.batch_per_gpu && p.gpus == at) own.head = &p;
  std::vector<double> has;
  for (const auto& p : family)
    if (p.batch_per_gpu) has.push_back(std::log(*p.batch_per_gpu));
  const double server = measured_server(profile);
  for (const double x : xs) {
    if (index_of(has, x) < has.size()) continue;
    const double batch = std::exp(x);
    const auto y = estimate(own, x, x - std::log(curve.time(batch)), siblings,
                            [&](const Slice& s) { return s.head->gpus == at; });
    if (!y) continue;
    const Series like = nearest_series(family, x, at.value);
    const auto base =
        std::find_if(like.begin(), like.end(), [&](const ProfilePoint& p) { return p.gpus == at; });
    for (std::size_t i = 0; i < like.size(); ++i) {
      if (i > 0 && like[i].gpus == like[i - 1].gpus) continue;
      added.push_back(estimated_point(like[i], like[i].gpus.value,
                                      std::exp(*y) * per_gpu(like[i]) / per_gpu(*base), server));
      added.back().batch_per_gpu = batch;
    }
  }
}

}  // namespace

void add_estimates(Profile& profile, std::span<const Profile> all) {
  arrange(profile.points);
  std::vector<Slice> over_gpus, over_batches;
  const auto collect = [&](const Profile& p) {
    for (auto& slice : slices_over_gpus(p))
      if (slice.x.size() > 1) over_gpus.push_back(std::move(slice));
    for (auto& slice : slices_over_batches(p))
      if (slice.x.size() > 1) over_batches.push_back(std::move(slice));
  };
  const Profile measured = profile;
  collect(measured);
  for (const auto& p : all)
    if (p.workload == profile.workload && p.mode == profile.mode &&
        !(p.gpu == profile.gpu && p.precision == profile.precision && p.unit == profile.unit))
      collect(p);

  auto added = estimates_over_gpus(measured, over_gpus);
  profile.points.insert(profile.points.end(), added.begin(), added.end());
  arrange(profile.points);
  added.clear();
  const auto xs = all_x(over_batches);
  const Profile filled = profile;
  for (std::span<const ProfilePoint> rest{filled.points}; !rest.empty();) {
    const auto family = first_family(rest);
    rest = rest.subspan(family.size());
    estimate_batches(filled, family, over_batches, xs, added);
  }
  profile.points.insert(profile.points.end(), added.begin(), added.end());
  arrange(profile.points);
}

}  // namespace plenum::gpu
