#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace plenum::units {

/// The base dimensions that Plenum knows, in the order of Dimension::exponents.
enum class Base : std::uint8_t {
  length,
  mass,
  time,
  temperature,
  current,
  money,
  information,
  operation,
  gpu,
  apparent
};
inline constexpr std::size_t base_count = 10;

/// A physical dimension known at run time: one exponent per base dimension. The compile-time twin is the
/// Boost.Units dimension of a quantity type; dimension_of<Q>() in quantity.h leads from that to this.
struct Dimension {
  std::array<std::int8_t, base_count> exponents{};

  constexpr std::int8_t& operator[](Base b) { return exponents[static_cast<std::size_t>(b)]; }
  constexpr std::int8_t operator[](Base b) const { return exponents[static_cast<std::size_t>(b)]; }
  constexpr bool dimensionless() const { return *this == Dimension{}; }
  constexpr bool operator==(const Dimension&) const = default;

  /// The dimension of a product, of a quotient and of a power.
  friend constexpr Dimension operator*(Dimension a, const Dimension& b) {
    for (std::size_t i = 0; i < base_count; ++i)
      a.exponents[i] = static_cast<std::int8_t>(a.exponents[i] + b.exponents[i]);
    return a;
  }
  friend constexpr Dimension operator/(Dimension a, const Dimension& b) {
    for (std::size_t i = 0; i < base_count; ++i)
      a.exponents[i] = static_cast<std::int8_t>(a.exponents[i] - b.exponents[i]);
    return a;
  }
  constexpr Dimension power(int n) const {
    Dimension d;
    for (std::size_t i = 0; i < base_count; ++i) d.exponents[i] = static_cast<std::int8_t>(exponents[i] * n);
    return d;
  }
};

/// What a dimension is called by people ("power", "money/energy"), for messages; base symbols when it has no name.
std::string name_of(const Dimension& dimension);

}  // namespace plenum::units
