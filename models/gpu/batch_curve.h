#pragma once

#include <span>
#include <vector>

/// How the time of a step grows with the batch of one GPU: interpolated between measured batches, fitted
/// beyond them.
namespace plenum::gpu {

/// One measured step.
struct StepPoint {
  double batch = 0.0;  ///< work units per GPU, above 0
  double time = 0.0;   ///< seconds, above 0
};

/// The step time t(b) = (t0^q + (c b)^q)^(1/q): a floor t0 that the launch of kernels sets, then c seconds a
/// unit once the GPU is full; q says how sharp the bend between them is. q = 1 is the saturating curve of
/// throughput, b/t = T b / (b + b_half) with T = 1/c and b_half = t0/c.
struct StepModel {
  double t0 = 0.0;  ///< s
  double c = 0.0;   ///< s per work unit
  double q = 1.0;
  bool operator==(const StepModel&) const = default;

  /// Seconds of a step at a batch above 0.
  double time(double batch) const;

  /// How much of a step the floor decides, from 0 (full GPU) to 1 (launch-bound): 1 - d ln t / d ln b.
  double launch_share(double batch) const;
};

/// Least squares of ln t over the points, each weighted with exp(-|ln(b / near)| / 1.4) where `near` is above
/// 0; q of a short list between 1 and 6 or as given (above 0). At least one point; of a single one a quarter
/// of its time is the floor (the share that errs least on all measured curves of data/profiles).
StepModel fit_step_model(std::span<const StepPoint> points, double near = 0.0, double q = 0.0);

/// y at x on the monotone piecewise cubic through points of rising x (PCHIP): Fritsch and Carlson, "Monotone
/// piecewise cubic interpolation", SIAM J. Numer. Anal. 17(2), 1980, with the weighted harmonic mean slopes
/// of Fritsch and Butland, 1984. Outside the points the nearest point's y. At least one point.
double monotone_cubic(std::span<const double> xs, std::span<const double> ys, double x);

/// Step times of one workload, GPU and software over the batch.
struct BatchCurve {
  std::vector<double> ln_batch;   ///< of the points, rising
  std::vector<double> deviation;  ///< ln of measured over model time at the points
  StepModel model;                ///< all points, free q
  StepModel below, above;         ///< q = 1, weighted towards either end
  bool operator==(const BatchCurve&) const = default;

  /// Seconds of a step at a batch above 0. Between the points the model times the monotone cubic of the
  /// deviations in ln b, so that each point is met exactly; outside them the end's own model through the
  /// outermost point. Zero without points.
  double time(double batch) const;
};

/// The curve through points of rising batch.
BatchCurve fit_batch_curve(std::span<const StepPoint> points);

}  // namespace plenum::gpu
