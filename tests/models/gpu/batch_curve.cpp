#include "models/gpu/batch_curve.h"

#include <cmath>
#include <vector>

#include "models/gpu/weighted.h"
#include "tests/catch.h"

using namespace plenum::gpu;

namespace {

std::vector<StepPoint> made_with(const StepModel& model, std::initializer_list<double> batches) {
  std::vector<StepPoint> points;
  for (const double b : batches) points.push_back({b, model.time(b)});
  return points;
}

}  // namespace

TEST_CASE("step model: t(b) = (t0^q + (c b)^q)^(1/q)") {
  struct Row {
    const char* what;
    StepModel model;
    double batch, time, launch_share;
  };
  // clang-format off
  const Row rows[] = {
    {"saturating, at b_half = t0/c twice the floor",  {0.010, 0.001, 1}, 10, 0.020,                    0.5},
    {"nearly nothing but the floor",                  {0.010, 0.001, 2}, 1e-6, 0.010,                  1.0},
    {"q = 2, right triangle 3-4-5",                   {0.003, 0.001, 2}, 4, 0.005,                     9.0 / 25},
    {"full GPU",                                      {0.003, 0.001, 4}, 3000, 3.0,                    0.0},
    {"no floor",                                      {0.0, 0.002, 1.5}, 8, 0.016,                     0.0},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(row.model.time(row.batch) == Approx(row.time));
    CHECK(row.model.launch_share(row.batch) == Approx(row.launch_share).margin(1e-6));
    // The share is 1 - d ln t / d ln b.
    const double e = 1e-5;
    const double slope =
        std::log(row.model.time(row.batch * (1 + e)) / row.model.time(row.batch)) / std::log1p(e);
    CHECK(1 - slope == Approx(row.model.launch_share(row.batch)).margin(1e-4));
  }
  CHECK(StepModel{}.time(8) == 0);
  CHECK(StepModel{}.launch_share(8) == 0);
}

TEST_CASE("step model: the fit finds what the points were made with") {
  for (const double q : {1.0, 1.5, 2.0, 4.0}) {
    INFO(q);
    const StepModel made{0.020, 0.0005, q};
    const auto found = fit_step_model(made_with(made, {1, 4, 16, 64, 256, 1024}));
    CHECK(found.q == q);
    CHECK(found.t0 == Approx(made.t0).epsilon(1e-3));
    CHECK(found.c == Approx(made.c).epsilon(1e-3));
  }
  // Two points: exactly through both.
  const std::vector<StepPoint> two{{8, 0.02}, {64, 0.10}};
  const auto through = fit_step_model(two, 64, 1.0);
  CHECK(through.time(8) == Approx(0.02).epsilon(1e-4));
  CHECK(through.time(64) == Approx(0.10).epsilon(1e-4));
  CHECK(through.time(120) == Approx(0.18).epsilon(1e-3));
  // A lone point: a quarter of its time is the floor.
  const auto lone = fit_step_model(std::vector<StepPoint>{{32, 0.4}});
  CHECK(lone.time(32) == Approx(0.4));
  CHECK(lone.time(64) == Approx(0.7));
  CHECK(lone.time(1e-9) == Approx(0.1));
  CHECK(fit_step_model({}) == StepModel{});
}

TEST_CASE("monotone cubic") {
  // Values of SciPy 1.10's PchipInterpolator.
  const std::vector<double> x{0, 1, 2, 4}, y{0, 1, 1.5, 1.6};
  struct Row {
    double x, y;
  };
  const Row rows[] = {{-1, 0},  {0, 0},  {0.5, 0.572916666667}, {1, 1}, {1.5, 1.320833333333}, {3, 1.575},
                      {4, 1.6}, {9, 1.6}};
  for (const auto& row : rows) {
    INFO(row.x);
    CHECK(monotone_cubic(x, y, row.x) == Approx(row.y).margin(1e-12));
  }
  // Between two points never beyond them, also at a peak.
  const std::vector<double> peak{0, 3, 1, 1};
  for (double at = 0; at <= 4; at += 0.01) {
    const double value = monotone_cubic(x, peak, at);
    CHECK(value >= -1e-12);
    CHECK(value <= 3 + 1e-12);
    if (at >= 2) CHECK(value == Approx(1));
  }
  CHECK(monotone_cubic(std::vector<double>{1}, std::vector<double>{7}, 3) == 7);
  CHECK(monotone_cubic(std::vector<double>{1, 3}, std::vector<double>{7, 9}, 2) == Approx(8));
}

TEST_CASE("batch curve: through its points, monotone, saturating") {
  const std::vector<StepPoint> points{{1, 0.0110}, {4, 0.0118}, {16, 0.018}, {64, 0.052}, {256, 0.200}};
  const auto curve = fit_batch_curve(points);
  for (const auto& p : points) CHECK(curve.time(p.batch) == Approx(p.time));
  double before = 0;
  for (double b = 0.25; b < 5000; b *= 1.1) {
    INFO(b);
    const double t = curve.time(b);
    CHECK(t > before);  // a larger batch takes longer
    CHECK(t > 0);
    before = t;
  }
  // Far outside: proportional to the batch, and the floor.
  CHECK(curve.time(1e6) / curve.time(1e5) == Approx(10).epsilon(0.01));
  CHECK(curve.time(1e-6) == Approx(curve.time(1e-7)).epsilon(0.01));
  CHECK(fit_batch_curve({}).time(8) == 0);
}

TEST_CASE("weighted quantiles") {
  struct Row {
    const char* what;
    Weighted values;
    double q, expected;
  };
  const Row rows[] = {
      {"a single one", {{3, 2}}, 0.1, 3},
      {"the middle of three", {{5, 1}, {1, 1}, {2, 1}}, 0.5, 2},
      {"between two of equal weight", {{1, 1}, {3, 1}}, 0.5, 2},
      {"the heavy one draws", {{1, 3}, {3, 1}}, 0.5, 1.5},  // middles at 3/8 and 7/8
      {"below the first middle", {{1, 1}, {3, 1}}, 0.1, 1},
      {"above the last middle", {{1, 1}, {3, 1}}, 0.9, 3},
  };
  for (auto row : rows) {
    INFO(row.what);
    sort(row.values);
    CHECK(weighted_quantile(row.values, row.q) == Approx(row.expected));
  }
}
