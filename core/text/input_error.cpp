#include "core/text/input_error.h"

#include <fmt/format.h>

#include "core/text/position.h"

namespace plenum::text {
namespace {

constexpr std::size_t longest_line = 160;  // characters that are shown; a terminal's two lines

struct Excerpt {
  std::string line, caret;
};

std::size_t character_end(std::string_view line, std::size_t at) {
  do ++at;
  while (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xC0u) == 0x80u);
  return at;
}

/// The line around `column` with a caret line that puts `^` under that character; control characters read `?`.
Excerpt excerpt(std::string_view line, int column) {
  Excerpt result;
  const auto wanted = static_cast<std::size_t>(column);
  const std::size_t first = wanted > longest_line - 20 ? wanted - (longest_line - 20) : 1;
  std::size_t at = 0, number = 1;
  for (; at < line.size() && number < first + longest_line; ++number) {
    const auto end = character_end(line, at);
    const auto character = line.substr(at, end - at);
    at = end;
    if (number < first) continue;
    const bool tab = character == "\t";
    const bool control = !tab && character.size() == 1 &&
                         (static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7f);
    const bool invalid = first_invalid_utf8(character) != character.npos;
    result.line += control || invalid ? "?" : std::string(character);
    if (number < wanted)
      result.caret += tab ? std::string("\t") : std::string(invalid ? 1 : display_width(character), ' ');
  }
  if (first > 1) result.line.insert(0, "..."), result.caret.insert(0, "   ");
  if (at < line.size()) result.line += "...";
  result.caret += '^';
  return result;
}

}  // namespace

InputError error_in(std::string_view text, std::string file, int line, int column, std::string message,
                    std::string hint) {
  constexpr std::size_t too_long = 10000;
  auto source_line = line_of(text, line);
  if (source_line.size() > too_long) source_line.clear();
  return {std::move(file), line, column, std::move(message), std::move(hint), std::move(source_line)};
}

std::string InputError::block() const {
  std::string place = file;
  if (line > 0) place += fmt::format(":{}:{}", line, column);
  auto text = fmt::format("{}{}error: {}\n", place, place.empty() ? "" : ": ", what());
  if (line > 0 && column > 0 && !source_line.empty()) {
    const auto shown = excerpt(source_line, column);
    text += fmt::format("  {}\n  {}\n", shown.line, shown.caret);
  }
  if (!hint.empty()) text += fmt::format("hint: {}\n", hint);
  return text;
}

}  // namespace plenum::text
