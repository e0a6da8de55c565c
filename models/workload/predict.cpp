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

/// Throughput of one GPU at n GPUs in servers like those of the measurements.
double rate_at(Series series, const gpu::Profile& profile, double n, double per_server) {
  if (n > series.back().gpus.value) return gpu::beyond(series, profile, n, per_server);
  const auto& point = series[last_not_above(series, n)];
  if (n <= point.gpus.value) return gpu::per_gpu(point);
  const auto next =
      std::find_if(series.begin(), series.end(), [&](const auto& p) { return p.gpus.value > n; });
  return between(point.gpus.value, gpu::per_gpu(point), next->gpus.value, gpu::per_gpu(*next), n);
}

/// Whether n GPUs stand in one measured server but in several planned ones.
bool split_servers(Series series, double n, double per_server) {
  if (n <= per_server) return false;
  return std::any_of(series.begin(), series.end(), [&](const auto& p) {
    return p.gpus.value > per_server && !p.estimated && !gpu::across_servers(p);
  });
}

bool fits(const Conditions& asked, const gpu::ProfilePoint& point) {
  return (!asked.framework || *asked.framework == point.framework) &&
         (!asked.variant || *asked.variant == point.variant);
}

/// What is asked, of which profile, for which hardware.
struct Question {
  const Conditions& asked;
  const gpu::Profile& profile;
  const std::vector<gpu::Family>& families;
  Gpus gpus, per_server;

  Series series(const gpu::SeriesIndex& index) const {
    return std::span(profile.points).subspan(index.first, index.count);
  }
  const gpu::ProfilePoint& head(const gpu::Family& family) const { return profile.points[family.first]; }
  bool fits(const gpu::Family& family) const { return workload::fits(asked, head(family)); }
  double batch(const gpu::SeriesIndex& index) const {
    return profile.points[index.first].batch_per_gpu.value_or(0.0);
  }
  Prediction predict(const gpu::SeriesIndex& index) const {
    return predict_series(series(index), profile, gpus, per_server);
  }
};

/// A prediction and how well its family answers: nearness 2 at a measured batch (or none asked), 1 between two,
/// 0 outside all.
struct Candidate {
  int nearness = -1;
  bool scaling_measured = false;
  Prediction prediction;

  bool better_than(const Candidate& other) const {
    return std::tuple(nearness, scaling_measured, prediction.per_gpu) >
           std::tuple(other.nearness, other.scaling_measured, other.prediction.per_gpu);
  }
};

void widen(Prediction& prediction, double half_width) {
  prediction.high = std::max(prediction.high, 1.0 + half_width);
  prediction.low = std::min(prediction.low, 1.0 / (1.0 + half_width));
}

void worsen(Prediction& prediction, double half_width) {
  prediction.grade = std::max(prediction.grade, Grade::derived);
  widen(prediction, half_width);
}

/// The series of a family around a batch; null where there is none.
struct Neighbours {
  const gpu::SeriesIndex* below = nullptr;  ///< at the largest batch up to the asked one
  const gpu::SeriesIndex* above = nullptr;  ///< at the smallest batch above it
};

Neighbours around(const Question& q, const gpu::Family& family, double batch) {
  Neighbours found;
  for (const auto& series : family.series) {
    const double here = q.batch(series);
    if (here == 0.0) continue;
    if (here <= batch) found.below = &series;
    else if (found.above == nullptr) found.above = &series;
  }
  return found;
}

int nearness_of(const Question& q, const gpu::Family& family, const Neighbours& neighbours, double batch) {
  if (batch < family.smallest || batch > family.largest) return 0;
  return neighbours.below != nullptr && q.batch(*neighbours.below) == batch && neighbours.below->measured ? 2
                                                                                                          : 1;
}

/// The nearest measured point of a family in batch, for a prediction that rests on estimated ones.
const gpu::ProfilePoint* nearest_measured(const Question& q, const gpu::Family& family, double batch) {
  const gpu::ProfilePoint* best = nullptr;
  const auto distance = [&](const gpu::ProfilePoint& p) {
    return std::tuple(std::abs(std::log(*p.batch_per_gpu / batch)), std::abs(std::log(p.gpus / q.gpus)));
  };
  for (const auto& p : std::span(q.profile.points).subspan(family.first, family.count))
    if (!p.estimated && p.batch_per_gpu && (best == nullptr || distance(p) < distance(*best))) best = &p;
  return best;
}

/// Moves a prediction at a neighbour's batch to `batch` along the family's batch curve, which the neighbouring
/// series bring to the number of GPUs.
void along_curve(const Question& q, const gpu::BatchCurve& curve, const Neighbours& neighbours, double batch,
                 Candidate& c) {
  auto& p = c.prediction;
  const auto on_curve = [&](double at) { return at / curve.time(at); };
  const auto& nearest = neighbours.below != nullptr ? *neighbours.below : *neighbours.above;
  const double low = q.batch(nearest), at_low = on_curve(low);
  double factor = p.per_gpu / at_low, single = p.single / at_low;
  if (neighbours.below != nullptr && neighbours.above != nullptr) {
    const auto up = q.predict(*neighbours.above);
    const double high = q.batch(*neighbours.above), at_high = on_curve(high);
    factor = between(low, factor, high, up.per_gpu / at_high, batch);
    single = between(low, single, high, up.single / at_high, batch);
    p.grade = std::max(p.grade, up.grade);
    p.low = std::min(p.low, up.low), p.high = std::max(p.high, up.high);
    p.measured_up_to = std::min(p.measured_up_to, up.measured_up_to);
    c.scaling_measured = c.scaling_measured && neighbours.above->scaling_measured;
  }
  const double here = on_curve(batch);
  p.per_gpu = factor * here, p.single = single * here;
}

/// A family's prediction at a batch, or `best` where the family cannot be better.
Candidate at_batch(const Question& q, const gpu::Family& family, double batch, const Candidate& best) {
  const auto neighbours = around(q, family, batch);
  const auto& nearest = neighbours.below != nullptr ? *neighbours.below : *neighbours.above;
  Candidate c{nearness_of(q, family, neighbours, batch), nearest.scaling_measured, {}};
  if (c.nearness < best.nearness) return best;
  c.prediction = q.predict(nearest);
  auto& p = c.prediction;
  p.batch_per_gpu = batch;
  if (q.batch(nearest) != batch) along_curve(q, family.curve, neighbours, batch, c);
  if (p.point->estimated)
    if (const auto* real = nearest_measured(q, family, batch)) p.point = real;
  if (c.nearness == 0) worsen(p, beyond_band);
  else if (c.nearness == 1) widen(p, derived_band);
  const double fits_memory = q.profile.transfer ? q.profile.transfer->memory : 1.0;
  p.batch_beyond_measured = batch > family.largest * fits_memory * (1 + 1e-9);
  return c.better_than(best) ? c : best;
}

Candidate best_at_batch(const Question& q, const std::optional<double>& length) {
  Candidate best;
  for (const auto& family : q.families)
    if (family.largest > 0.0 && q.head(family).sequence_length == length && q.fits(family))
      best = at_batch(q, family, *q.asked.batch_per_gpu, best);
  return best;
}

Candidate fastest(const Question& q, const std::optional<double>& length) {
  Candidate best;
  for (const auto& family : q.families) {
    if (q.head(family).sequence_length != length || !q.fits(family)) continue;
    for (const auto& series : family.series) {
      // No number of GPUs makes a GPU faster than the fastest point of its series.
      if (!series.measured ||
          (best.nearness == 2 && std::tuple(best.scaling_measured, best.prediction.per_gpu) >=
                                     std::tuple(series.scaling_measured, series.fastest)))
        continue;
      const Candidate candidate{2, series.scaling_measured, q.predict(series)};
      if (candidate.better_than(best)) best = candidate;
    }
  }
  return best;
}

/// The measured length nearest to the asked one (in the logarithm); nothing when the points state none.
std::optional<double> nearest_length(const Question& q) {
  std::optional<double> best;
  const auto distance = [&](double length) { return std::abs(std::log(length / *q.asked.sequence_length)); };
  for (const auto& family : q.families) {
    const auto& length = q.head(family).sequence_length;
    if (length && q.fits(family) && (!best || distance(*length) < distance(*best))) best = length;
  }
  return best;
}

/// The length of the fastest measured point (per GPU) among those at the asked batch, else of families that
/// enclose it, else of all.
std::optional<double> fastest_length(const Question& q) {
  const gpu::Family* best = nullptr;
  std::tuple best_rank{-1, 0.0};
  for (const auto& family : q.families) {
    if (!q.fits(family)) continue;
    const auto& batch = q.asked.batch_per_gpu;
    for (const auto& series : family.series) {
      if (!series.measured) continue;
      const int nearness = !batch                                                ? 0
                           : q.batch(series) == *batch                           ? 2
                           : family.smallest < *batch && *batch < family.largest ? 1
                                                                                 : 0;
      if (const std::tuple rank{nearness, series.fastest}; rank > best_rank) best_rank = rank, best = &family;
    }
  }
  return best == nullptr ? std::nullopt : q.head(*best).sequence_length;
}

/// The fastest single GPU of the same framework, batch and length, or nothing.
std::optional<double> single_gpu(const gpu::Profile& profile, const gpu::ProfilePoint& like) {
  std::optional<double> best;
  for (const auto& p : profile.points)
    if (p.gpus.value == 1.0 && p.batch_per_gpu == like.batch_per_gpu &&
        p.sequence_length == like.sequence_length && p.framework == like.framework)
      best = std::max(best.value_or(0.0), gpu::per_gpu(p));
  return best;
}

/// From the measured GPU to the planned one.
void carry_over(Prediction& p, const Question& q) {
  const auto& transfer = *q.profile.transfer;
  double share = unknown_launch_share;
  const auto at = static_cast<std::size_t>(p.point - q.profile.points.data());
  for (const auto& family : q.families)
    if (p.batch_per_gpu && at >= family.first && at < family.first + family.count)
      share = family.curve.model.launch_share(*p.batch_per_gpu);
  const double factor = std::pow(transfer.full, 1.0 - share) * std::pow(transfer.launch_bound, share);
  p.per_gpu *= factor, p.single *= factor;
  p.low *= transfer.low, p.high *= transfer.high;
  p.grade = Grade::transferred;
}

/// Calls `use` with the question about a profile; its families are found first where nobody has.
template <class Use>
auto ask(const Conditions& asked, const gpu::Profile& profile, Gpus gpus, Gpus per_server, Use use) {
  if (!profile.families.empty() || profile.points.empty())
    return use(Question{asked, profile, profile.families, gpus, per_server});
  const auto families = gpu::families_of(profile.points);
  return use(Question{asked, profile, families, gpus, per_server});
}

/// The last measured point of a series, or its last where none is.
std::size_t last_measured(Series series) {
  std::size_t at = series.size();
  while (at > 0 && series[at - 1].estimated) --at;
  return at == 0 ? series.size() - 1 : at - 1;
}

Prediction answer(const Question& q) {
  const auto& asked = q.asked;
  std::optional<double> length;
  double per_sample = 1.0;
  if (asked.sequence_length) {
    length = nearest_length(q);
    if (length && q.profile.unit != "tokens")
      per_sample = *length / *asked.sequence_length;  // as many tokens a second
  } else {
    length = fastest_length(q);
  }
  Candidate best;
  if (asked.batch_per_gpu) best = best_at_batch(q, length);
  const bool other_batch = asked.batch_per_gpu && best.nearness < 0;  // the source does not say its batch
  if (best.nearness < 0) best = fastest(q, length);
  if (best.nearness < 0) return {};
  Prediction& result = best.prediction;
  result.per_gpu *= per_sample;
  result.single *= per_sample;
  if (per_sample != 1.0 || other_batch) worsen(result, beyond_band);
  if (q.profile.transfer) carry_over(result, q);
  result.low *= result.per_gpu;
  result.high *= result.per_gpu;
  return result;
}

}  // namespace

std::optional<double> sequence_length(const Conditions& asked, const gpu::Profile& profile) {
  if (asked.sequence_length) return asked.sequence_length;
  return ask(asked, profile, Gpus{1}, Gpus{1}, [](const Question& q) { return fastest_length(q); });
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
  const double per_server = std::max(1.0, gpus_per_server.value);
  result.per_gpu = rate_at(series, profile, n, per_server);
  const bool split = split_servers(series, n, per_server);
  if (split) {
    const double one = rate_at(series, profile, per_server, per_server);
    const double beta = profile.across_servers ? profile.across_servers->beta : 0.0;
    result.per_gpu = std::min(result.per_gpu, one * gpu::slowdown(beta, per_server, per_server, n));
  }
  const auto least = std::find_if(series.begin(), series.end(), [](const auto& p) { return !p.estimated; });
  if (n > most.gpus.value || least == series.end() || split) worsen(result, beyond_band);
  else if (n < least->gpus.value) worsen(result, beyond_band);
  return result;
}

Prediction predict(const Conditions& asked, const gpu::Profile& profile, Gpus gpus, Gpus gpus_per_server) {
  return ask(asked, profile, gpus, gpus_per_server, answer);
}

std::vector<FamilyPrediction> predict_families(const Conditions& asked, const gpu::Profile& profile,
                                               Gpus gpus, Gpus gpus_per_server) {
  return ask(asked, profile, gpus, gpus_per_server, [&](const Question& q) {
    std::vector<FamilyPrediction> all;
    const auto nearest = asked.sequence_length ? nearest_length(q) : std::nullopt;
    for (const auto& family : q.families) {
      const auto& head = q.head(family);
      if (asked.sequence_length && head.sequence_length != nearest) continue;
      if (!q.fits(family) || (asked.batch_per_gpu && family.largest == 0.0)) continue;
      Conditions one = asked;
      one.framework = head.framework, one.variant = head.variant;
      if (!asked.sequence_length) one.sequence_length = head.sequence_length;
      const Prediction p = answer({one, profile, q.families, gpus, gpus_per_server});
      if (p.per_gpu <= 0.0) continue;
      const bool encloses = !asked.batch_per_gpu || (family.smallest <= *asked.batch_per_gpu &&
                                                     *asked.batch_per_gpu <= family.largest);
      all.push_back({p, encloses});
    }
    return all;
  });
}

const FamilyPrediction* typical(const std::vector<FamilyPrediction>& families) {
  std::vector<const FamilyPrediction*> list;
  for (const bool enclosing : {true, false}) {
    if (!list.empty()) break;
    for (const auto& family : families)
      if (family.encloses || !enclosing) list.push_back(&family);
  }
  if (list.empty()) return nullptr;
  const auto middle = list.begin() + static_cast<std::ptrdiff_t>((list.size() - 1) / 2);
  std::nth_element(list.begin(), middle, list.end(), [](const auto* a, const auto* b) {
    return a->prediction.per_gpu < b->prediction.per_gpu;
  });
  return *middle;
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
