#include "core/text/position.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace plenum::text {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

/// The length of the code point at `i`, or 0 when the bytes there are no UTF-8 (Unicode 15, table 3-7).
std::size_t code_point_length(std::string_view text, std::size_t i) {
  const auto at = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u; };
  const unsigned first = at(i), second = at(i + 1);
  const auto tail = [&](std::size_t k) { return (at(i + k) & 0xC0u) == 0x80u; };
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  if (first < 0xE0) return tail(1) ? 2 : 0;
  if (first < 0xF0) {
    const bool overlong = first == 0xE0 && second < 0xA0, surrogate = first == 0xED && second > 0x9F;
    return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
  }
  const bool overlong = first == 0xF0 && second < 0x90, beyond = first == 0xF4 && second > 0x8F;
  return tail(1) && tail(2) && tail(3) && !overlong && !beyond ? 4 : 0;
}

struct Interval {
  std::uint32_t first, last;
};
// The large blocks of Unicode's East Asian Width (UAX 11) "W" and "F"; single wide symbols in other blocks count one.
constexpr std::array wide{Interval{0x1100, 0x115F},   Interval{0x2E80, 0x303E},  Interval{0x3041, 0xA4CF},
                          Interval{0xAC00, 0xD7A3},   Interval{0xF900, 0xFAFF},  Interval{0xFE30, 0xFE6F},
                          Interval{0xFF00, 0xFF60},   Interval{0xFFE0, 0xFFE6},  Interval{0x1F300, 0x1F64F},
                          Interval{0x1F900, 0x1F9FF}, Interval{0x20000, 0x3FFFD}};
// The blocks of combining marks, zero-width characters and variation selectors.
constexpr std::array narrow{Interval{0x0300, 0x036F}, Interval{0x1AB0, 0x1AFF}, Interval{0x1DC0, 0x1DFF},
                            Interval{0x200B, 0x200F}, Interval{0x20D0, 0x20FF}, Interval{0xFE00, 0xFE0F},
                            Interval{0xFE20, 0xFE2F}, Interval{0xFEFF, 0xFEFF}};

template <std::size_t N>
bool within(const std::array<Interval, N>& intervals, std::uint32_t c) {
  return std::any_of(intervals.begin(), intervals.end(),
                     [&](const Interval& i) { return c >= i.first && c <= i.last; });
}

std::uint32_t code_point(std::string_view bytes) {
  constexpr std::array<std::uint32_t, 5> mask{0, 0x7F, 0x1F, 0x0F, 0x07};
  std::uint32_t c = static_cast<unsigned char>(bytes[0]) & mask[bytes.size()];
  for (std::size_t k = 1; k < bytes.size(); ++k)
    c = (c << 6) | (static_cast<unsigned char>(bytes[k]) & 0x3Fu);
  return c;
}

}  // namespace

Position position_of(std::string_view text, std::size_t offset) {
  Position position{1, 1};
  for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
    if (text[i] == '\n') position = {position.line + 1, 1};
    else if (!continues(text[i])) ++position.column;
  }
  return position;
}

std::string line_of(std::string_view text, int line) {
  if (line < 1) return {};
  for (int l = 1; l < line; ++l) {
    const auto end = text.find('\n');
    if (end == text.npos) return {};
    text.remove_prefix(end + 1);
  }
  text = text.substr(0, text.find('\n'));
  if (text.ends_with('\r')) text.remove_suffix(1);
  return std::string(text);
}

std::size_t first_invalid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto length = code_point_length(text, i);
    if (length == 0) return i;
    i += length;
  }
  return std::string_view::npos;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size();) {
    const auto length = std::max<std::size_t>(1, code_point_length(text, i));
    const auto c = code_point(text.substr(i, length));
    width += within(wide, c) ? 2 : within(narrow, c) ? 0 : 1;
    i += length;
  }
  return width;
}

}  // namespace plenum::text
