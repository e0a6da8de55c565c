#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/dimension.h"

namespace plenum::units {

/// The currencies of a plan: money is held in the plan's own currency, other currencies are converted at these rates
/// when they are read. A code that is not in `usd` and is not the plan's own is unknown.
struct Currencies {
  std::string plan = "USD";
  std::map<std::string, double, std::less<>> usd;  ///< US dollars that one unit of a currency buys

  /// How many units of the plan's currency one unit of `code` is; throws UnitError for an unknown currency.
  double rate(std::string_view code) const;
};

/// A unit: coherent value = number * factor / divisor + offset. Only temperatures have an offset. The divisor is apart so that
/// 80 % is exactly 0.8 and 0.25 EUR/kWh is exactly 0.25 / 3.6e6; the long double in between keeps the one rounding that
/// `0.25 * money_unit / kilowatt_hour` has, too.
struct Unit {
  Dimension dimension;
  double factor = 1.0;
  double offset = 0.0;
  double divisor = 1.0;

  double to_coherent(long double number) const {
    return static_cast<double>(number * factor / divisor + offset);
  }
  double from_coherent(double value) const { return static_cast<double>(precise_number(value)); }
  /// The number of this unit with more digits than a double holds: not every double is a double times a factor.
  long double precise_number(double value) const {
    return (static_cast<long double>(value) - offset) * divisor / factor;
  }
};

/// Text that is no unit or no quantity: what is wrong, where in the text (bytes from its start) and what would be right.
struct UnitError : std::runtime_error {
  UnitError(std::string message, std::string hint_text, std::size_t at = 0)
      : std::runtime_error(std::move(message)), hint(std::move(hint_text)), position(at) {}
  std::string hint;
  std::size_t position;
};

/// The unit that a symbol such as "kW", "EUR/kWh", "L/kWh", "EUR/(kW*month)", "USD/GPU-h", "ft2" or "ton" stands for.
/// A hyphen between units multiplies and binds tighter than the slash, as in "USD/kW-month". The empty symbol and "1"
/// are the number one. `money` stands for the plan's currency. Throws UnitError.
Unit parse_unit(std::string_view symbol, const Currencies& currencies = {});

/// The coherent value of a text such as "10.2 kW", "0.7 MW", "8*700 W", "75 degF", "90 %" or "35". A number without a
/// unit has the unit `expected`; a unit of another dimension is an error, as are NaN, infinity, numbers such as 1,024 whose
/// comma could mean two things, and "5 degC" where a difference is expected. Throws UnitError.
double parse_quantity(std::string_view text, const Unit& expected, const Currencies& currencies = {});

/// The shortest decimal text that, read back with `unit`, gives exactly this coherent value; up to 21 digits for the values that
/// no double times the unit's factor reaches. (Only temperatures below 1 K may come back rounded.)
std::string exact_text(double coherent, const Unit& unit);

/// A number for people: `significant` digits and no whole digit less, thousands grouped with `,`, no exponent between
/// 1e-4 and 1e15.
std::string rounded_text(double number, int significant = 4);

/// All unit symbols without prefixes, for suggestions and the manual.
const std::vector<std::string>& known_symbols();

}  // namespace plenum::units
