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

bool fits(const TrainingJob& job, const gpu::ProfilePoint& point) {
  return !job.framework || *job.framework == point.framework;
}

/// How near a series' batch is to the asked one: 2 at it (or none asked), 1 between two measured ones, 0
/// outside.
struct Candidate {
  int nearness = 2;
  bool scaling_measured = false;
  Prediction prediction;

  bool better_than(const Candidate& other) const {
    return std::tuple(nearness, scaling_measured, prediction.per_gpu) >
           std::tuple(other.nearness, other.scaling_measured, other.prediction.per_gpu);
  }
};

bool scaling_measured(Series series) { return series.back().gpus > series.front().gpus; }

/// Series of one framework, variant and length that differ in batch; `below` and `above` enclose the asked
/// one.
struct Batches {
  Series below, above;
};

/// The throughput at a batch between or outside the measured ones. Larger batches than measured run as fast
/// as the largest (memory may not hold them, throughput saturates); for smaller ones a step takes as long as
/// the smallest measured step (launch-bound).
Candidate at_batch(const Batches& batches, double batch, const gpu::Profile& profile, Gpus gpus,
                   Gpus per_server) {
  const auto candidate = [&](Series series, int nearness) {
    return Candidate{nearness, scaling_measured(series), predict_series(series, profile, gpus, per_server)};
  };
  if (batches.below.empty()) {
    auto c = candidate(batches.above, 0);
    const double share = batch / *batches.above.front().batch_per_gpu;
    c.prediction.per_gpu *= share;
    c.prediction.single *= share;
    c.prediction.grade = Grade::derived;
    return c;
  }
  const double low = *batches.below.front().batch_per_gpu;
  auto c = candidate(batches.below, low == batch ? 2 : batches.above.empty() ? 0 : 1);
  if (low == batch) return c;
  if (batches.above.empty()) {
    c.prediction.grade = Grade::derived;
    return c;
  }
  const auto up = candidate(batches.above, 1);
  const double high = *batches.above.front().batch_per_gpu;
  c.prediction.per_gpu = between(low, c.prediction.per_gpu, high, up.prediction.per_gpu, batch);
  c.prediction.single = between(low, c.prediction.single, high, up.prediction.single, batch);
  c.prediction.grade = std::max(c.prediction.grade, up.prediction.grade);
  c.prediction.measured_up_to = std::min(c.prediction.measured_up_to, up.prediction.measured_up_to);
  c.scaling_measured = c.scaling_measured && up.scaling_measured;
  return c;
}

/// Calls `use` for every series of the job's framework at a sequence length.
template <class Use>
void each_fitting(const TrainingJob& job, const gpu::Profile& profile, const std::optional<double>& length,
                  Use use) {
  for (Series rest{profile.points}; !rest.empty();) {
    const Series series = gpu::first_series(rest);
    rest = rest.subspan(series.size());
    const auto& head = series.front();
    if (fits(job, head) && head.sequence_length == length) use(series);
  }
}

std::optional<Candidate> best_at_batch(const TrainingJob& job, const gpu::Profile& profile,
                                       const std::optional<double>& length, Gpus gpus, Gpus per_server) {
  std::optional<Candidate> best;
  Batches batches;
  const auto flush = [&] {
    if (batches.below.empty() && batches.above.empty()) return;
    const auto candidate = at_batch(batches, *job.batch_per_gpu, profile, gpus, per_server);
    if (!best || candidate.better_than(*best)) best = candidate;
    batches = {};
  };
  const gpu::ProfilePoint* family = nullptr;
  each_fitting(job, profile, length, [&](Series series) {
    const auto& head = series.front();
    if (!head.batch_per_gpu) return;
    if (family != nullptr && (head.framework != family->framework || head.variant != family->variant))
      flush();
    family = &head;
    if (*head.batch_per_gpu <= *job.batch_per_gpu) batches.below = series;  // batches rise within a family
    else if (batches.above.empty()) batches.above = series;
  });
  flush();
  return best;
}

std::optional<Candidate> fastest(const TrainingJob& job, const gpu::Profile& profile,
                                 const std::optional<double>& length, Gpus gpus, Gpus per_server) {
  std::optional<Candidate> best;
  each_fitting(job, profile, length, [&](Series series) {
    const Candidate candidate{2, scaling_measured(series), predict_series(series, profile, gpus, per_server)};
    if (!best || candidate.better_than(*best)) best = candidate;
  });
  return best;
}

/// The measured length nearest to the asked one (in the logarithm); nothing when the points state none.
std::optional<double> nearest_length(const TrainingJob& job, const gpu::Profile& profile, double asked) {
  std::optional<double> best;
  const auto distance = [&](double length) { return std::abs(std::log(length / asked)); };
  for (const auto& point : profile.points)
    if (point.sequence_length && fits(job, point) &&
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

}  // namespace

Prediction predict_series(Series series, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  Prediction result;
  const double n = gpus.value;
  const auto& point = series[last_not_above(series, n)];
  result.point = &point;
  result.measured_up_to = series.back().gpus;
  result.single = gpu::per_gpu(series.front());
  if (series.front().gpus.value != 1.0)
    result.single = single_gpu(profile, series.front()).value_or(result.single);
  if (n > series.back().gpus.value) {
    result.grade = Grade::derived;
    result.per_gpu = beyond(series, profile, n, std::max(1.0, gpus_per_server.value));
  } else if (n <= point.gpus.value) {
    result.grade = n < point.gpus.value ? Grade::derived : Grade::measured;
    result.per_gpu = gpu::per_gpu(point);
  } else {
    const auto next =
        std::find_if(series.begin(), series.end(), [&](const auto& p) { return p.gpus.value > n; });
    result.per_gpu = between(point.gpus.value, gpu::per_gpu(point), next->gpus.value, gpu::per_gpu(*next), n);
  }
  return result;
}

Prediction predict(const TrainingJob& job, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  auto length = sequence_length(job, &profile);
  double per_sample = 1.0;
  if (job.sequence_length) {
    length = nearest_length(job, profile, *job.sequence_length);
    if (length && profile.unit != "tokens")
      per_sample = *length / *job.sequence_length;  // as many tokens a second
  }
  std::optional<Candidate> best;
  if (job.batch_per_gpu) best = best_at_batch(job, profile, length, gpus, gpus_per_server);
  const bool other_batch = job.batch_per_gpu && !best;  // the source does not say its batch
  if (!best) best = fastest(job, profile, length, gpus, gpus_per_server);
  if (!best) return {};
  Prediction result = best->prediction;
  result.per_gpu *= per_sample;
  result.single *= per_sample;
  if (per_sample != 1.0 || other_batch) result.grade = Grade::derived;
  if (profile.transferred) result.grade = Grade::transferred;
  return result;
}

}  // namespace plenum::workload
