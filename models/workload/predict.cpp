#include "models/workload/predict.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "models/gpu/scaling.h"
#include "models/workload/training.h"

namespace plenum::workload {

namespace {

using gpu::Series;

/// y at x on the line through two points, all in logarithms.
double between(double x0, double y0, double x1, double y1, double x) {
  if (x1 == x0) return y0;
  return y0 * std::pow(y1 / y0, std::log(x / x0) / std::log(x1 / x0));
}

/// The series' own law when it has at least two points beyond the base; a law through a single point is not
/// trusted to be better than the typical one.
double trusted(const gpu::FittedLaw& own, const std::optional<gpu::ScalingLaw>& typical) {
  if (own.points >= 2 || !typical) return own.beta;
  return own.points == 1 ? std::max(own.beta, typical->beta) : typical->beta;
}

/// How much slower a GPU is at `to` GPUs than at `from`, both beyond n0.
double slowdown(double beta, double n0, double from, double to) {
  const gpu::ScalingLaw law{beta, {}};
  return gpu::efficiency(law, n0, to) / gpu::efficiency(law, n0, from);
}

/// Half-widths of the band around a prediction, by how it was made: what the rows that are left out in turn
/// err by (README.md, 6).
constexpr double measured_band = 0.05, derived_band = 0.07, beyond_band = 0.18;

/// Launch-bound share of a step whose batch nobody states: training fills the GPU, more or less.
constexpr double unknown_launch_share = 0.2;

/// Index of the largest number of GPUs up to n, the fastest where it was measured several times; 0 when all
/// are larger.
std::size_t last_not_above(Series series, double n) {
  std::size_t at = 0;
  for (std::size_t i = 1; i < series.size(); ++i)
    if (series[i].gpus.value <= n && series[i].gpus > series[at].gpus) at = i;
  return at;
}

double beyond(Series series, const gpu::Profile& profile, double n, double per_server) {
  const auto& last = series[last_not_above(series, series.back().gpus.value)];
  const double measured = last.gpus.value;
  const double p = gpu::per_gpu(last);
  if (gpu::across_servers(last)) {
    const auto law = gpu::fit_across_servers(series);
    const double n0 = law.points > 0 ? law.n0 : std::min(per_server, measured);
    return p * slowdown(trusted(law, profile.across_servers), n0, measured, n);
  }
  const auto law = gpu::fit_within_server(series);
  const double inside = std::max(measured, std::min(n, per_server));
  const double full =
      p * slowdown(trusted(law, profile.within_server), law.points > 0 ? law.n0 : measured, measured, inside);
  if (n <= inside) return full;
  return full * slowdown(trusted({}, profile.across_servers), inside, inside, n);
}

std::size_t last_measured(Series series) {
  std::size_t at = series.size();
  while (at > 0 && series[at - 1].estimated) --at;
  return at == 0 ? series.size() - 1 : at - 1;
}

bool fits(const Conditions& asked, const gpu::ProfilePoint& point) {
  return (!asked.framework || *asked.framework == point.framework) &&
         (!asked.variant || *asked.variant == point.variant);
}

/// A family's prediction and how well the family answers: nearness 2 at a measured batch (or none asked), 1
/// between two, 0 outside all.
struct Candidate {
  int nearness = 2;
  bool scaling_measured = false;
  Prediction prediction;

  bool better_than(const Candidate& other) const {
    return std::tuple(nearness, scaling_measured, prediction.per_gpu) >
           std::tuple(other.nearness, other.scaling_measured, other.prediction.per_gpu);
  }
};

bool measured(Series series) {
  return std::any_of(series.begin(), series.end(), [](const auto& p) { return !p.estimated; });
}

bool scaling_measured(Series series) {
  const auto& last = series[last_measured(series)];
  const auto first = std::find_if(series.begin(), series.end(), [](const auto& p) { return !p.estimated; });
  return first != series.end() && first->gpus < last.gpus;
}

void worsen(Prediction& prediction, double half_width) {
  prediction.grade = std::max(prediction.grade, Grade::derived);
  prediction.high = std::max(prediction.high, 1.0 + half_width);
  prediction.low = std::min(prediction.low, 1.0 / (1.0 + half_width));
}

/// The series of a family around a batch.
struct Batches {
  Series below, above;               ///< at the largest batch up to the asked one, at the smallest above it
  double smallest = 0, largest = 0;  ///< measured ones
};

Batches around(std::span<const gpu::ProfilePoint> family, double batch) {
  Batches found;
  for (auto rest = family; !rest.empty();) {
    const Series series = gpu::first_series(rest);
    rest = rest.subspan(series.size());
    if (!series.front().batch_per_gpu) continue;
    const double here = *series.front().batch_per_gpu;
    if (measured(series)) {
      found.largest = here;
      if (found.smallest == 0.0) found.smallest = here;
    }
    if (here <= batch) found.below = series;
    else if (found.above.empty()) found.above = series;
  }
  return found;
}

/// The nearest measured point of a family in batch, for a prediction that rests on estimated ones.
const gpu::ProfilePoint* nearest_measured(std::span<const gpu::ProfilePoint> family, double batch,
                                          Gpus gpus) {
  const gpu::ProfilePoint* best = nullptr;
  const auto distance = [&](const gpu::ProfilePoint& p) {
    return std::tuple(std::abs(std::log(*p.batch_per_gpu / batch)), std::abs(std::log(p.gpus / gpus)));
  };
  for (const auto& p : family)
    if (!p.estimated && p.batch_per_gpu && (best == nullptr || distance(p) < distance(*best))) best = &p;
  return best;
}

/// The throughput at a batch: at a measured one of its series; else along the family's batch curve, brought
/// to the number of GPUs by the neighbouring series.
Candidate at_batch(std::span<const gpu::ProfilePoint> family, const gpu::BatchCurve& curve, double batch,
                   const gpu::Profile& profile, Gpus gpus, Gpus per_server) {
  const auto [below, above, smallest, largest] = around(family, batch);
  const Series nearest = below.empty() ? above : below;
  Candidate c{1, scaling_measured(nearest), predict_series(nearest, profile, gpus, per_server)};
  auto& p = c.prediction;
  p.batch_per_gpu = batch;
  if (batch < smallest || batch > largest) c.nearness = 0;
  if (*nearest.front().batch_per_gpu == batch) {
    if (c.nearness == 1 && measured(nearest)) c.nearness = 2;
  } else {
    const auto on_curve = [&](double at) { return at / curve.time(at); };
    const auto scale = [&](Series series, double rate) {
      return rate / on_curve(*series.front().batch_per_gpu);
    };
    const double low = *nearest.front().batch_per_gpu;
    double factor = scale(nearest, p.per_gpu), single = scale(nearest, p.single);
    if (!below.empty() && !above.empty()) {
      const auto up = predict_series(above, profile, gpus, per_server);
      const double high = *above.front().batch_per_gpu;
      factor = between(low, factor, high, scale(above, up.per_gpu), batch);
      single = between(low, single, high, scale(above, up.single), batch);
      p.grade = std::max(p.grade, up.grade);
      p.low = std::min(p.low, up.low), p.high = std::max(p.high, up.high);
      p.measured_up_to = std::min(p.measured_up_to, up.measured_up_to);
      c.scaling_measured = c.scaling_measured && scaling_measured(above);
    }
    p.per_gpu = factor * on_curve(batch), p.single = single * on_curve(batch);
  }
  if (p.point->estimated)
    if (const auto* real = nearest_measured(family, batch, gpus)) p.point = real;
  if (c.nearness == 0) worsen(p, beyond_band);
  else if (c.nearness == 1)
    p.high = std::max(p.high, 1 + derived_band), p.low = std::min(p.low, 1 / (1 + derived_band));
  const double fits_memory = profile.transfer ? profile.transfer->memory : 1.0;
  p.batch_beyond_measured = batch > largest * fits_memory * (1 + 1e-9);
  return c;
}

/// Calls `use` with every family that fits and its place among the families.
template <class Use>
void each_family(const Conditions& asked, const gpu::Profile& profile, const std::optional<double>& length,
                 Use use) {
  std::size_t place = 0;
  for (std::span<const gpu::ProfilePoint> rest{profile.points}; !rest.empty(); ++place) {
    const auto family = gpu::first_family(rest);
    rest = rest.subspan(family.size());
    if (fits(asked, family.front()) && family.front().sequence_length == length) use(family, place);
  }
}

std::optional<Candidate> best_at_batch(const Conditions& asked, const gpu::Profile& profile,
                                       const std::optional<double>& length, Gpus gpus, Gpus per_server) {
  std::optional<Candidate> best;
  each_family(asked, profile, length, [&](std::span<const gpu::ProfilePoint> family, std::size_t place) {
    if (std::none_of(family.begin(), family.end(), [](const auto& p) { return p.batch_per_gpu; })) return;
    const bool prepared = place < profile.curves.size() && profile.curves[place].count == family.size();
    const auto candidate = prepared ? at_batch(family, profile.curves[place].curve, *asked.batch_per_gpu,
                                               profile, gpus, per_server)
                                    : at_batch(family, gpu::family_curve(family).curve, *asked.batch_per_gpu,
                                               profile, gpus, per_server);
    if (!best || candidate.better_than(*best)) best = candidate;
  });
  return best;
}

std::optional<Candidate> fastest(const Conditions& asked, const gpu::Profile& profile,
                                 const std::optional<double>& length, Gpus gpus, Gpus per_server) {
  std::optional<Candidate> best;
  each_family(asked, profile, length, [&](std::span<const gpu::ProfilePoint> family, std::size_t) {
    for (auto rest = family; !rest.empty();) {
      const Series series = gpu::first_series(rest);
      rest = rest.subspan(series.size());
      if (!measured(series)) continue;
      const Candidate candidate{2, scaling_measured(series),
                                predict_series(series, profile, gpus, per_server)};
      if (!best || candidate.better_than(*best)) best = candidate;
    }
  });
  return best;
}

/// The measured length nearest to the asked one (in the logarithm); nothing when the points state none.
std::optional<double> nearest_length(const Conditions& asked, const gpu::Profile& profile) {
  std::optional<double> best;
  const auto distance = [&](double length) { return std::abs(std::log(length / *asked.sequence_length)); };
  for (const auto& point : profile.points)
    if (point.sequence_length && fits(asked, point) &&
        (!best || distance(*point.sequence_length) < distance(*best)))
      best = point.sequence_length;
  return best;
}

/// The fastest single GPU of the same framework, batch and length, or nothing.
std::optional<double> single_gpu(const gpu::Profile& profile, const gpu::ProfilePoint& like) {
  std::optional<double> best;
  for (const auto& p : profile.points)
    if (p.gpus.value == 1.0 && p.framework == like.framework && p.batch_per_gpu == like.batch_per_gpu &&
        p.sequence_length == like.sequence_length)
      best = std::max(best.value_or(0.0), gpu::per_gpu(p));
  return best;
}

/// From the measured GPU to the planned one.
void carry_over(Prediction& p, const gpu::Profile& profile) {
  const auto& transfer = *profile.transfer;
  double share = unknown_launch_share;
  const auto at = static_cast<std::size_t>(p.point - profile.points.data());
  for (const auto& family : profile.curves)
    if (p.batch_per_gpu && at >= family.first && at < family.first + family.count)
      share = family.curve.model.launch_share(*p.batch_per_gpu);
  const double factor = std::pow(transfer.full, 1.0 - share) * std::pow(transfer.launch_bound, share);
  p.per_gpu *= factor, p.single *= factor;
  p.low *= transfer.low, p.high *= transfer.high;
  p.grade = Grade::transferred;
}

}  // namespace

std::optional<double> sequence_length(const Conditions& asked, const gpu::Profile& profile) {
  if (asked.sequence_length) return asked.sequence_length;
  const gpu::ProfilePoint* best = nullptr;
  int best_nearness = -1;
  for (std::span<const gpu::ProfilePoint> rest{profile.points}; !rest.empty();) {
    const auto family = gpu::first_family(rest);
    rest = rest.subspan(family.size());
    if (!fits(asked, family.front())) continue;
    const auto batches = asked.batch_per_gpu ? around(family, *asked.batch_per_gpu) : Batches{};
    for (const auto& p : family) {
      if (p.estimated) continue;
      int nearness = 0;
      if (asked.batch_per_gpu)
        nearness = p.batch_per_gpu == asked.batch_per_gpu                                              ? 2
                   : batches.smallest < *asked.batch_per_gpu && *asked.batch_per_gpu < batches.largest ? 1
                                                                                                       : 0;
      if (best == nullptr ||
          std::tuple(nearness, gpu::per_gpu(p)) > std::tuple(best_nearness, gpu::per_gpu(*best)))
        best = &p, best_nearness = nearness;
    }
  }
  return best == nullptr ? std::nullopt : best->sequence_length;
}

Prediction predict_series(Series series, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  Prediction result;
  const double n = gpus.value;
  const auto& point = series[last_not_above(series, n)];
  const auto& most = series[last_measured(series)];
  result.point = &point;
  if (point.estimated) {
    const auto real = std::find_if(series.begin(), series.end(), [](const auto& p) { return !p.estimated; });
    if (real != series.end()) result.point = real->gpus.value > n ? &*real : &most;
    for (const auto& p : series)
      if (!p.estimated && p.gpus.value <= n && p.gpus >= result.point->gpus) result.point = &p;
  }
  result.measured_up_to = most.gpus;
  result.batch_per_gpu = series.front().batch_per_gpu;
  result.single = gpu::per_gpu(series.front());
  if (series.front().gpus.value != 1.0)
    result.single = single_gpu(profile, series.front()).value_or(result.single);
  result.low = 1.0 / (1.0 + measured_band), result.high = 1.0 + measured_band;
  if (n > series.back().gpus.value) {
    result.per_gpu = beyond(series, profile, n, std::max(1.0, gpus_per_server.value));
  } else if (n <= point.gpus.value) {
    result.per_gpu = gpu::per_gpu(point);
  } else {
    const auto next =
        std::find_if(series.begin(), series.end(), [&](const auto& p) { return p.gpus.value > n; });
    result.per_gpu = between(point.gpus.value, gpu::per_gpu(point), next->gpus.value, gpu::per_gpu(*next), n);
  }
  const auto least = std::find_if(series.begin(), series.end(), [](const auto& p) { return !p.estimated; });
  if (n > most.gpus.value || least == series.end()) worsen(result, beyond_band);
  else if (n < least->gpus.value) worsen(result, derived_band);
  return result;
}

Prediction predict(const Conditions& asked, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  auto length = sequence_length(asked, profile);
  double per_sample = 1.0;
  if (asked.sequence_length) {
    length = nearest_length(asked, profile);
    if (length && profile.unit != "tokens")
      per_sample = *length / *asked.sequence_length;  // as many tokens a second
  }
  std::optional<Candidate> best;
  if (asked.batch_per_gpu) best = best_at_batch(asked, profile, length, gpus, gpus_per_server);
  const bool other_batch = asked.batch_per_gpu && !best;  // the source does not say its batch
  if (!best) best = fastest(asked, profile, length, gpus, gpus_per_server);
  if (!best) return {};
  Prediction result = best->prediction;
  result.per_gpu *= per_sample;
  result.single *= per_sample;
  if (per_sample != 1.0 || other_batch) worsen(result, beyond_band);
  if (profile.transfer) carry_over(result, profile);
  result.low *= result.per_gpu;
  result.high *= result.per_gpu;
  return result;
}

Conditions conditions(const TrainingJob& job) {
  Conditions asked;
  if (job.framework) asked.framework = *job.framework;
  asked.batch_per_gpu = job.batch_per_gpu;
  asked.sequence_length = job.sequence_length;
  return asked;
}

Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  return predict(conditions(job), profile, gpus, gpus_per_server);
}

}  // namespace plenum::workload
