#pragma once

#include <functional>
#include <optional>
#include <vector>

namespace plenum::cost::finance {

/// A function of a rate r above -1.
using OfRate = std::function<double(double)>;

/// The root of `f` between `low` and `high`, at which its signs differ, by Brent's method (Brent, Algorithms for Minimization without
/// Derivatives, 1973, ch. 4), to the last bits.
double brent(const OfRate& f, double low, double high);

/// All rates at which `f` is zero, rising: every change of sign on a logarithmic grid of 1+r from 1e-4 to 1e4, and every
/// touching of zero between grid points.
std::vector<double> roots_of_growth(const OfRate& f);

/// The value nearest to `target`, or nothing.
std::optional<double> nearest_to(double target, const std::vector<double>& values);

}  // namespace plenum::cost::finance
