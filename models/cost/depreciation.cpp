#include <algorithm>
#include <cmath>

#include "models/cost/finance.h"

namespace plenum::cost::finance {

double straight_line(double cost, double salvage, double life) { return (cost - salvage) / life; }

double sum_of_years(double cost, double salvage, double life, int period) {
  return (cost - salvage) * (life - period + 1.0) / (life * (life + 1.0) / 2.0);
}

double declining_balance(double cost, double salvage, int life, int period, int months) {
  if (salvage >= cost || cost <= 0.0) return 0.0;
  const double rate = std::round((1.0 - std::pow(salvage / cost, 1.0 / life)) * 1000.0) / 1000.0;
  const double first = cost * rate * months / 12.0;
  if (period == 1) return first;
  double written_off = first;
  const int last_whole = std::min(period, life);
  double amount = first;
  for (int k = 2; k <= last_whole; ++k) written_off += amount = (cost - written_off) * rate;
  if (period <= life) return amount;
  return period == life + 1 ? (cost - written_off) * rate * (12.0 - months) / 12.0 : 0.0;
}

double double_declining(double cost, double salvage, double life, int period, double factor) {
  double book = cost, amount = 0.0;
  for (int k = 1; k <= period; ++k) {
    amount = std::max(0.0, std::min(book * std::min(1.0, factor / life), book - salvage));
    book -= amount;
  }
  return amount;
}

std::span<const double> macrs(Macrs recovery) {
  static constexpr std::array five{0.2, 0.32, 0.192, 0.1152, 0.1152, 0.0576};
  static constexpr std::array seven{0.1429, 0.2449, 0.1749, 0.1249, 0.0893, 0.0892, 0.0893, 0.0446};
  static constexpr std::array fifteen{0.05,   0.095, 0.0855, 0.077, 0.0693, 0.0623, 0.059,  0.059,
                                      0.0591, 0.059, 0.0591, 0.059, 0.0591, 0.059,  0.0591, 0.0295};
  switch (recovery) {
  case Macrs::five_year: return five;
  case Macrs::seven_year: return seven;
  case Macrs::fifteen_year: break;
  }
  return fifteen;
}

double depreciation_tax_shield(double cost, std::span<const double> shares, double tax, double rate) {
  double sum = 0.0;
  for (std::size_t t = 0; t < shares.size(); ++t)
    sum += tax * cost * shares[t] / std::pow(1.0 + rate, static_cast<double>(t) + 1.0);
  return sum;
}

double declining_value(double price, double orders_per_year, double years) {
  return price * std::pow(10.0, -orders_per_year * years);
}

}  // namespace plenum::cost::finance
