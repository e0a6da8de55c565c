#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

namespace plenum::text {

/// A place in a text: line and column from 1, columns counted in characters (code points), not bytes.
struct Position {
  int line = 0, column = 0;
  auto operator<=>(const Position&) const = default;
};

/// The place of the byte at `offset`; an offset beyond the end is the place behind the last character.
Position position_of(std::string_view text, std::size_t offset);

/// A line's text without its end, or nothing when the text has no such line (lines count from 1).
std::string line_of(std::string_view text, int line);

/// The first byte that is not UTF-8 (overlong forms and surrogates are none), or npos.
std::size_t first_invalid_utf8(std::string_view text);

/// How many columns of a terminal a text takes: wide East Asian characters take two, combining marks none; a tab counts one.
std::size_t display_width(std::string_view text);

}  // namespace plenum::text
