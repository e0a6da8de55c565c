#include <algorithm>
#include <cmath>

#include "models/llm/serve.h"

namespace plenum::llm {

namespace {

/// Nearest to certainty that is worked out; no number of replicas makes it certain.
constexpr double nearly_certain = 1.0 - 1e-12;

}  // namespace

double replicas_for(double needed, double availability, double replica_availability) {
  needed = std::ceil(std::max(0.0, needed));
  const double p = std::clamp(replica_availability, 0.0, 1.0);
  if (needed == 0.0 || availability <= 0.0 || p >= 1.0 || p <= 0.0) return needed;
  // At least `needed` of n work when the needed number is reached by the n-th at the latest: a sum over the replica with which it is
  // (negative binomial distribution), to which each further replica adds one term.
  const double target = std::min(availability, nearly_certain);
  double n = needed,
         log_term = needed * std::log(p);  // of C(n - 1, needed - 1) p^needed (1 - p)^(n - needed)
  for (double reached = std::exp(log_term); reached < target; reached += std::exp(log_term)) {
    log_term += std::log1p(-p) + std::log(n / (n - needed + 1.0));
    ++n;
  }
  return n;
}

}  // namespace plenum::llm
