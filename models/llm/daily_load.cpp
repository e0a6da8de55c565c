#include "models/llm/daily_load.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace plenum::llm {

namespace {

/// Requests of an image service in each hour of 24 days, the mean hour 1; the clock is shifted by an unknown number of hours. Alibaba
/// clusterdata, cluster-trace-v2026-GenAI (GenTD26), 26,823 requests.
constexpr std::array<double, 24> gentd26{3.4269, 0.9789, 1.046,  1.0835, 0.5977, 0.3221, 0.3015, 0.2264,
                                         0.1101, 0.0403, 0.0322, 0.0018, 0.0,    0.0027, 0.0027, 0.0358,
                                         0.5726, 2.0964, 2.4838, 0.5592, 0.978,  2.9742, 2.9697, 3.1576};

std::array<double, 24> sine(double amplitude) {
  std::array<double, 24> load{};
  for (std::size_t hour = 0; hour < load.size(); ++hour)
    load[hour] =
        1.0 + amplitude * std::sin(2.0 * std::numbers::pi * (static_cast<double>(hour) - 9.0) / 24.0);
  return load;
}

std::array<double, 24> unscaled(DailyShape shape) {
  switch (shape) {
  case DailyShape::flat: return sine(0.0);
  case DailyShape::global: return sine(0.3);
  case DailyShape::regional: return sine(0.8);
  case DailyShape::bursty: return gentd26;
  }
  return sine(0.0);
}

}  // namespace

std::array<double, 24> hourly_load(DailyShape shape) {
  auto load = unscaled(shape);
  const double peak = *std::max_element(load.begin(), load.end());
  for (double& hour : load) hour /= peak;
  return load;
}

double mean_load(DailyShape shape) {
  const auto load = hourly_load(shape);
  return std::accumulate(load.begin(), load.end(), 0.0) / static_cast<double>(load.size());
}

}  // namespace plenum::llm
