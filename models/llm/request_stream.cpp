#include "models/llm/request_stream.h"

#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace plenum::llm {

namespace {

/// One number in the middle of each of `count` equal parts of (0, 1), shuffled (Fisher and Yates; written out because std::shuffle differs
/// between libraries).
std::vector<double> strata(std::size_t count, std::mt19937_64& random) {
  std::vector<double> u(count);
  for (std::size_t i = 0; i < count; ++i) u[i] = (static_cast<double>(i) + 0.5) / static_cast<double>(count);
  for (std::size_t i = count; i > 1; --i) std::swap(u[i - 1], u[random() % i]);
  return u;
}

/// Quantile of the lognormal distribution with this mean and coefficient of variation.
double lognormal(double mean, double spread, double u) {
  if (spread <= 0.0) return mean;
  const double variance = std::log1p(spread * spread);
  const double z = boost::math::quantile(boost::math::normal(), u);
  return mean * std::exp(std::sqrt(variance) * z - variance / 2.0);
}

/// Quantile of the gamma distribution with mean 1 and this coefficient of variation.
double gap(double spread, double u) {
  if (spread <= 0.0) return 1.0;
  if (spread == 1.0) return -std::log1p(-u);
  const double shape = 1.0 / (spread * spread);
  return boost::math::quantile(boost::math::gamma_distribution<>(shape, 1.0 / shape), u);
}

double whole(double tokens) { return std::max(1.0, std::round(tokens)); }

}  // namespace

std::vector<Request> request_stream(const StreamShape& shape, std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto prompts = strata(count, random), outputs = strata(count, random), gaps = strata(count, random);
  std::vector<Request> requests(count);
  double clock = 0.0;
  for (std::size_t i = 0; i < count; ++i) {
    clock += gap(shape.arrival_spread, gaps[i]);
    auto& r = requests[i];
    r.arrival = clock;
    r.prompt_tokens = whole(lognormal(shape.prompt_tokens, shape.prompt_spread, prompts[i]));
    r.output_tokens = whole(lognormal(shape.output_tokens, shape.output_spread, outputs[i]));
    if (shape.longest > 0.0) {
      r.prompt_tokens = std::min(r.prompt_tokens, std::max(1.0, shape.longest - 1.0));
      r.output_tokens = std::min(r.output_tokens, std::max(1.0, shape.longest - r.prompt_tokens));
    }
  }
  return requests;
}

std::vector<Request> at_request_rate(std::vector<Request> requests, double rate) {
  for (auto& r : requests) r.arrival /= rate;
  return requests;
}

}  // namespace plenum::llm
