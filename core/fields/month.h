#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace plenum {

/// A calendar month, written "2027-01".
struct YearMonth {
  int year = 2027;
  int month = 1;

  auto operator<=>(const YearMonth&) const = default;
};

/// "2027-01".
std::string to_text(YearMonth when);

/// The month that a text such as "2027-01" names, or nothing when it names none.
std::optional<YearMonth> parse_month(std::string_view text);

}  // namespace plenum
