#include "models/gpu/batch_curve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plenum::gpu {

namespace {

constexpr double single_floor = 0.25;  ///< share of the floor in a lone measurement
constexpr double nearness = 1.4;       ///< in ln b: how far points count for an end of the curve
constexpr std::array bends{1.0, 1.25, 1.5, 2.0, 3.0, 4.0, 6.0};

struct Sample {
  double ln_batch, ln_time, weight;
};

/// The best c for a bend q and a ratio r = t0/c (in batches), and the weighted mean square of what is left.
struct Fit {
  double error = 0.0, ln_ratio = 0.0, ln_c = 0.0;
};

Fit at_ratio(std::span<const Sample> samples, double q, double ln_ratio) {
  const auto shape = [&](const Sample& s) {
    // ln (r^q + b^q)^(1/q), with the larger of both taken out
    const double high = std::max(ln_ratio, s.ln_batch), low = std::min(ln_ratio, s.ln_batch);
    return high + std::log1p(std::exp(q * (low - high))) / q;
  };
  double sum = 0.0, weights = 0.0;
  for (const auto& s : samples) sum += s.weight * (s.ln_time - shape(s)), weights += s.weight;
  Fit fit{0.0, ln_ratio, sum / weights};
  for (const auto& s : samples) {
    const double rest = s.ln_time - shape(s) - fit.ln_c;
    fit.error += s.weight * rest * rest / weights;
  }
  return fit;
}

/// Minimum over the ratio: the best of a coarse grid, refined by golden section between its neighbours.
Fit at_bend(std::span<const Sample> samples, double q) {
  const double low = samples.front().ln_batch - 4.0, high = samples.back().ln_batch + 4.0;
  constexpr int steps = 16;
  const double width = (high - low) / steps;
  Fit best = at_ratio(samples, q, low);
  for (int i = 1; i <= steps; ++i)
    if (const auto fit = at_ratio(samples, q, low + i * width); fit.error < best.error) best = fit;
  constexpr double golden = 0.6180339887498949;
  double a = best.ln_ratio - width, b = best.ln_ratio + width;
  Fit left = at_ratio(samples, q, b - golden * (b - a)), right = at_ratio(samples, q, a + golden * (b - a));
  for (int i = 0; i < 24; ++i) {
    if (left.error < right.error) {
      b = right.ln_ratio;
      right = left;
      left = at_ratio(samples, q, b - golden * (b - a));
    } else {
      a = left.ln_ratio;
      left = right;
      right = at_ratio(samples, q, a + golden * (b - a));
    }
  }
  return left.error < right.error ? left : right;
}

/// The one-sided slope of the cubic at an end, after Fritsch and Butland: three points, kept monotone.
double end_slope(double h0, double h1, double d0, double d1) {
  const double slope = ((2.0 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
  if (slope * d0 <= 0.0) return 0.0;
  if (d0 * d1 < 0.0 && std::abs(slope) > 3.0 * std::abs(d0)) return 3.0 * d0;
  return slope;
}

}  // namespace

double StepModel::time(double batch) const {
  const double full = c * batch;
  const double high = std::max(t0, full), low = std::min(t0, full);
  return high <= 0.0 ? 0.0 : high * std::pow(1.0 + std::pow(low / high, q), 1.0 / q);
}

double StepModel::launch_share(double batch) const {
  const double floor = std::pow(t0, q), full = std::pow(c * batch, q);
  return floor + full > 0.0 ? floor / (floor + full) : 0.0;
}

StepModel fit_step_model(std::span<const StepPoint> points, double near, double q) {
  if (points.empty()) return {};
  if (points.size() == 1)
    return {single_floor * points[0].time, (1.0 - single_floor) * points[0].time / points[0].batch, 1.0};
  std::vector<Sample> samples;
  for (const auto& p : points)
    samples.push_back({std::log(p.batch), std::log(p.time),
                       near > 0.0 ? std::exp(-std::abs(std::log(p.batch / near)) / nearness) : 1.0});
  double best_score = 0.0, best_q = 0.0;
  Fit best;
  for (const double bend : bends) {
    if (q > 0.0 && bend != bends.front()) break;
    const double used = q > 0.0 ? q : bend;
    const auto fit = at_bend(samples, used);
    // Between bends that fit alike, the middling one: few points say little about it.
    const double middling = std::log(used / 1.5);
    const double score = fit.error * static_cast<double>(points.size()) + 1e-3 * middling * middling;
    if (best_q == 0.0 || score < best_score) best_score = score, best_q = used, best = fit;
  }
  return {std::exp(best.ln_c + best.ln_ratio), std::exp(best.ln_c), best_q};
}

double monotone_cubic(std::span<const double> xs, std::span<const double> ys, double x) {
  const std::size_t n = xs.size();
  if (x <= xs[0]) return ys[0];
  if (x >= xs[n - 1]) return ys[n - 1];
  const auto i = static_cast<std::size_t>(std::upper_bound(xs.begin(), xs.end(), x) - xs.begin()) - 1;
  const auto h = [&](std::size_t k) { return xs[k + 1] - xs[k]; };
  const auto d = [&](std::size_t k) { return (ys[k + 1] - ys[k]) / h(k); };
  const auto slope = [&](std::size_t k) {
    if (n == 2) return d(0);
    if (k == 0) return end_slope(h(0), h(1), d(0), d(1));
    if (k == n - 1) return end_slope(h(n - 2), h(n - 3), d(n - 2), d(n - 3));
    const double before = d(k - 1), after = d(k);
    if (before * after <= 0.0) return 0.0;
    const double w1 = 2.0 * h(k) + h(k - 1), w2 = h(k) + 2.0 * h(k - 1);
    return (w1 + w2) / (w1 / before + w2 / after);
  };
  const double t = (x - xs[i]) / h(i);
  const double t2 = t * t, t3 = t2 * t;
  return ys[i] * (2 * t3 - 3 * t2 + 1) + h(i) * slope(i) * (t3 - 2 * t2 + t) + ys[i + 1] * (3 * t2 - 2 * t3) +
         h(i) * slope(i + 1) * (t3 - t2);
}

double BatchCurve::time(double batch) const {
  if (ln_batch.empty()) return 0.0;
  const double x = std::log(batch);
  const auto through = [&](const StepModel& end, std::size_t i) {
    const double edge = std::exp(ln_batch[i]);
    return model.time(edge) * std::exp(deviation[i]) * end.time(batch) / end.time(edge);
  };
  if (x < ln_batch.front()) return through(below, 0);
  if (x > ln_batch.back()) return through(above, ln_batch.size() - 1);
  return model.time(batch) * std::exp(monotone_cubic(ln_batch, deviation, x));
}

BatchCurve fit_batch_curve(std::span<const StepPoint> points) {
  BatchCurve curve;
  if (points.empty()) return curve;
  curve.model = fit_step_model(points);
  curve.below = fit_step_model(points, points.front().batch, 1.0);
  curve.above = fit_step_model(points, points.back().batch, 1.0);
  for (const auto& p : points) {
    curve.ln_batch.push_back(std::log(p.batch));
    curve.deviation.push_back(std::log(p.time / curve.model.time(p.batch)));
  }
  return curve;
}

}  // namespace plenum::gpu
