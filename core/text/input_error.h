#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace plenum::text {

/// Something in a file (or in `--set`, or on standard input) that cannot be read: where, what, and what would be right.
struct InputError : std::runtime_error {
  InputError(std::string file_name, int line_number, int column_number, std::string message,
             std::string hint_text = {}, std::string line_text = {})
      : std::runtime_error(std::move(message)), file(std::move(file_name)), line(line_number),
        column(column_number), hint(std::move(hint_text)), source_line(std::move(line_text)) {}

  std::string file;
  int line = 0, column = 0;  ///< from 1, columns in characters; 0 when there is no place in a text
  std::string hint;
  std::string source_line;  ///< the line's text, without line end

  /// The block that is printed: `FILE:LINE:COL: error: TEXT`, the line, a caret, the hint.
  std::string block() const;
};

/// An error at a place of a text, with its line, which is left out when it is too long to be of use (10,000 bytes).
InputError error_in(std::string_view text, std::string file, int line, int column, std::string message,
                    std::string hint = {});

/// Several of them at once: a file's reader collects what it can before it gives up.
struct InputErrors : std::runtime_error {
  explicit InputErrors(std::vector<InputError> list)
      : std::runtime_error(list.empty() ? "invalid input" : list.front().what()), errors(std::move(list)) {}
  std::vector<InputError> errors;
};

}  // namespace plenum::text
