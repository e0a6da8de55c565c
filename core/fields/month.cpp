#include "core/fields/month.h"

#include <fmt/format.h>

#include <charconv>

namespace plenum {

std::string to_text(YearMonth when) { return fmt::format("{:04}-{:02}", when.year, when.month); }

std::optional<YearMonth> parse_month(std::string_view text) {
  YearMonth result;
  if (text.size() != 7 || text[4] != '-') return {};
  const auto read_year = std::from_chars(text.data(), text.data() + 4, result.year);
  const auto read_month = std::from_chars(text.data() + 5, text.data() + 7, result.month);
  if (read_year.ec != std::errc{} || read_year.ptr != text.data() + 4 || read_month.ec != std::errc{} ||
      read_month.ptr != text.data() + 7)
    return {};
  if (result.month < 1 || result.month > 12 || result.year < 1950) return {};
  return result;
}

}  // namespace plenum
