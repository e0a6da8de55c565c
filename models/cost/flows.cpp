#include <algorithm>
#include <cmath>
#include <numeric>

#include "models/cost/finance.h"
#include "models/cost/roots.h"

namespace plenum::cost::finance {
namespace {

std::vector<double> whole_periods(std::size_t count) {
  std::vector<double> times(count);
  std::iota(times.begin(), times.end(), 0.0);
  return times;
}

InternalRates search(std::span<const double> values, const OfRate& value) {
  const auto positive = [](double v) { return v > 0.0; };
  const auto negative = [](double v) { return v < 0.0; };
  InternalRates found;
  if (std::none_of(values.begin(), values.end(), positive) ||
      std::none_of(values.begin(), values.end(), negative))
    return found;
  found.rates = roots_of_growth(value);
  if (found.rates.size() == 1) found.answer = InternalRates::Answer::one;
  if (found.rates.size() > 1) found.answer = InternalRates::Answer::ambiguous;
  return found;
}

}  // namespace

double npv(double rate, std::span<const double> values) {
  double sum = 0.0;
  for (std::size_t t = values.size(); t-- > 0;) sum = sum / (1.0 + rate) + values[t];
  return sum;
}

double npv_of_later(double rate, std::span<const double> values) { return npv(rate, values) / (1.0 + rate); }

double npv(double rate, std::span<const double> values, std::span<const double> times) {
  double sum = 0.0;
  for (std::size_t i = 0; i < values.size(); ++i) sum += values[i] * std::pow(1.0 + rate, -times[i]);
  return sum;
}

std::optional<double> InternalRates::nearest_to_zero() const { return nearest_to(0.0, rates); }

InternalRates irr(std::span<const double> values) {
  return search(values, [values](double rate) { return npv(rate, values); });
}

InternalRates irr(std::span<const double> values, std::span<const double> times) {
  // Yearly flows need no powers, which makes the search several times quicker.
  if (std::equal(times.begin(), times.end(), whole_periods(times.size()).begin())) return irr(values);
  return search(values, [values, times](double rate) { return npv(rate, values, times); });
}

std::optional<double> mirr(std::span<const double> values, double finance_rate, double reinvest_rate) {
  double received = 0.0, paid = 0.0;
  const double last = static_cast<double>(values.size()) - 1.0;
  for (std::size_t t = 0; t < values.size(); ++t) {
    const double time = static_cast<double>(t);
    if (values[t] > 0.0) received += values[t] * std::pow(1.0 + reinvest_rate, last - time);
    else paid += values[t] * std::pow(1.0 + finance_rate, -time);
  }
  if (received <= 0.0 || paid >= 0.0 || last < 1.0) return {};
  return std::pow(-received / paid, 1.0 / last) - 1.0;
}

std::optional<double> payback(std::span<const double> values, std::span<const double> times) {
  double sum = 0.0;
  std::optional<double> since;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double before = sum;
    sum += values[i];
    if (sum < 0.0) since.reset();
    else if (!since)
      since = i == 0 ? times[0] : times[i - 1] + (times[i] - times[i - 1]) * (-before / values[i]);
  }
  return since;
}

std::optional<double> payback(std::span<const double> values) {
  return payback(values, whole_periods(values.size()));
}

std::optional<double> break_even_use(double capital, double running, double rent) {
  if (rent <= running) return {};
  return capital / (rent - running);
}

std::optional<double> discounted_payback(double rate, std::span<const double> values) {
  std::vector<double> discounted(values.begin(), values.end());
  for (std::size_t t = 0; t < discounted.size(); ++t)
    discounted[t] *= std::pow(1.0 + rate, -static_cast<double>(t));
  return payback(discounted);
}

}  // namespace plenum::cost::finance
