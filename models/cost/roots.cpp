#include "models/cost/roots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace plenum::cost::finance {
namespace {

constexpr int grid_points = 801;  // 100 a decade over eight decades: 2.3 % apart

/// 1+r at a grid point. The middle one is exactly 1, so that a zero rate is found as it is.
double growth_at(int i) {
  static const auto grid = [] {
    std::array<double, grid_points> g{};
    for (int k = 0; k < grid_points; ++k) g[static_cast<std::size_t>(k)] = std::pow(10.0, (k - 400) / 100.0);
    return g;
  }();
  return grid[static_cast<std::size_t>(i)];
}

/// Where |f| is smallest between two rates, by golden section; f has one sign there.
double smallest_amount(const OfRate& f, double low, double high) {
  constexpr double golden = 0.6180339887498949;
  for (int i = 0; i < 100; ++i) {
    const double a = high - golden * (high - low), b = low + golden * (high - low);
    if (std::abs(f(a)) < std::abs(f(b))) high = b;
    else low = a;
  }
  return 0.5 * (low + high);
}

}  // namespace

double brent(const OfRate& f, double low, double high) {
  double a = low, b = high, fa = f(a), fb = f(b);
  double c = a, fc = fa, step = b - a, last = step;
  for (int i = 0; i < 200; ++i) {
    if (std::abs(fc) < std::abs(fb)) {
      a = b, b = c, c = a;
      fa = fb, fb = fc, fc = fa;
    }
    const double tolerance = 2.0 * std::numeric_limits<double>::epsilon() * std::abs(b) + 1e-16;
    const double middle = 0.5 * (c - b);
    if (std::abs(middle) <= tolerance || fb == 0.0) return b;
    if (std::abs(last) < tolerance || std::abs(fa) <= std::abs(fb)) {
      step = last = middle;
    } else {  // secant, or inverse quadratic interpolation through three points
      const double s = fb / fa;
      double p, q;
      if (a == c) {
        p = 2.0 * middle * s, q = 1.0 - s;
      } else {
        const double t = fa / fc, r = fb / fc;
        p = s * (2.0 * middle * t * (t - r) - (b - a) * (r - 1.0));
        q = (t - 1.0) * (r - 1.0) * (s - 1.0);
      }
      if (p > 0.0) q = -q;
      p = std::abs(p);
      if (2.0 * p < std::min(3.0 * middle * q - std::abs(tolerance * q), std::abs(last * q)))
        last = step, step = p / q;
      else step = last = middle;
    }
    a = b, fa = fb;
    b += std::abs(step) > tolerance ? step : std::copysign(tolerance, middle);
    fb = f(b);
    if ((fb > 0.0) == (fc > 0.0)) c = a, fc = fa, step = last = b - a;
  }
  return b;
}

std::vector<double> roots_of_growth(const OfRate& f) {
  std::vector<double> roots;
  const auto add = [&](double r) {
    if (roots.empty() || r - roots.back() > 1e-9 * (1.0 + r)) roots.push_back(r);
  };
  std::array<double, grid_points> values;
  double scale = 0.0;
  for (int i = 0; i < grid_points; ++i) {
    const double v = f(growth_at(i) - 1.0);
    values[static_cast<std::size_t>(i)] = v;
    // The size that a term has near r = 0 tells zero from rounding in the search for touching points.
    if (std::isfinite(v) && growth_at(i) > 0.5 && growth_at(i) < 2.0) scale = std::max(scale, std::abs(v));
  }
  for (std::size_t i = 0; i + 1 < grid_points; ++i) {
    const double low = growth_at(static_cast<int>(i)) - 1.0, high = growth_at(static_cast<int>(i) + 1) - 1.0;
    const double here = values[i], next = values[i + 1];
    if (!std::isfinite(here) || !std::isfinite(next)) continue;
    if (here == 0.0) {
      add(low);
    } else if ((here > 0.0) != (next > 0.0) && next != 0.0) {
      add(brent(f, low, high));
    } else if (i > 0 && std::abs(here) < std::abs(values[i - 1]) && std::abs(here) <= std::abs(next)) {
      const double before = growth_at(static_cast<int>(i) - 1) - 1.0;
      const double touch = smallest_amount(f, before, high);
      if (std::abs(f(touch)) <= 1e-12 * scale) add(touch);
    }
  }
  return roots;
}

std::optional<double> nearest_to(double target, const std::vector<double>& values) {
  if (values.empty()) return {};
  return *std::min_element(values.begin(), values.end(),
                           [&](double a, double b) { return std::abs(a - target) < std::abs(b - target); });
}

}  // namespace plenum::cost::finance
