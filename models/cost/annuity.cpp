#include <cmath>

#include "models/cost/finance.h"
#include "models/cost/roots.h"

namespace plenum::cost::finance {
namespace {

/// ((1+r)^n - 1)/r, with its limit n at r = 0; expm1 and log1p keep it exact for tiny rates.
double annuity_factor(double rate, double n) {
  if (rate == 0.0) return n;
  return std::expm1(n * std::log1p(rate)) / rate;
}

double due_factor(double rate, Due due) { return due == Due::begin ? 1.0 + rate : 1.0; }

}  // namespace

double future_value(double rate, double periods, double payment, double present, Due due) {
  return -(present * std::pow(1.0 + rate, periods) +
           payment * due_factor(rate, due) * annuity_factor(rate, periods));
}

double present_value(double rate, double periods, double payment, double future, Due due) {
  return -(future + payment * due_factor(rate, due) * annuity_factor(rate, periods)) /
         std::pow(1.0 + rate, periods);
}

double payment(double rate, double periods, double present, double future, Due due) {
  return -(present * std::pow(1.0 + rate, periods) + future) /
         (due_factor(rate, due) * annuity_factor(rate, periods));
}

std::optional<double> periods(double rate, double payment, double present, double future, Due due) {
  if (rate == 0.0) {
    if (payment == 0.0) return {};
    const double n = -(present + future) / payment;
    if (n < 0.0) return {};
    return n;
  }
  const double z = payment * due_factor(rate, due) / rate;
  const double growth = -(future + present) / (z + present);  // (1+r)^n - 1
  if (!(growth > -1.0)) return {};
  const double n = std::log1p(growth) / std::log1p(rate);
  if (!std::isfinite(n) || n < 0.0) return {};
  return n;
}

std::optional<double> rate(double periods, double payment, double present, double future, Due due) {
  const auto balance = [=](double r) {
    return present * std::pow(1.0 + r, periods) + payment * due_factor(r, due) * annuity_factor(r, periods) +
           future;
  };
  return nearest_to(0.0, roots_of_growth(balance));
}

double interest_payment(double rate, int period, double periods, double present, double future, Due due) {
  const double pmt = payment(rate, periods, present, future, due);
  if (due == Due::begin && period == 1) return 0.0;
  const double before = due == Due::end ? future_value(rate, period - 1, pmt, present, due)
                                        : future_value(rate, period - 2, pmt, present, due) - pmt;
  return before * rate;
}

double principal_payment(double rate, int period, double periods, double present, double future, Due due) {
  return payment(rate, periods, present, future, due) -
         interest_payment(rate, period, periods, present, future, due);
}

double cumulative_interest(double rate, double periods, double present, int first, int last, Due due) {
  double sum = 0.0;
  for (int period = first; period <= last; ++period)
    sum += interest_payment(rate, period, periods, present, 0.0, due);
  return sum;
}

double capital_recovery_factor(double rate, double periods) { return -payment(rate, periods, 1.0); }

double effective_rate(double nominal, double per_year) {
  return std::pow(1.0 + nominal / per_year, per_year) - 1.0;
}

double nominal_rate(double effective, double per_year) {
  return per_year * (std::pow(1.0 + effective, 1.0 / per_year) - 1.0);
}

double rate_of_part(double yearly, double parts) { return std::pow(1.0 + yearly, 1.0 / parts) - 1.0; }

double real_rate(double nominal, double inflation) { return (1.0 + nominal) / (1.0 + inflation) - 1.0; }

double cost_of_capital(double equity, double debt, double cost_of_equity, double cost_of_debt, double tax) {
  const double value = equity + debt;
  return equity / value * cost_of_equity + debt / value * cost_of_debt * (1.0 - tax);
}

double growth_rate(double periods, double present, double future) {
  return std::pow(future / present, 1.0 / periods) - 1.0;
}

double growth_periods(double rate, double present, double future) {
  return std::log(future / present) / std::log1p(rate);
}

double compound(double principal, std::span<const double> rates) {
  for (const double r : rates) principal *= 1.0 + r;
  return principal;
}

double levelised_cost(double fixed_charge_rate, double capital, double fixed, double variable,
                      double amount) {
  return (fixed_charge_rate * capital + fixed) / amount + variable;
}

}  // namespace plenum::cost::finance
