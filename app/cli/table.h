#pragma once

#include <string>
#include <vector>

namespace plenum::cli {

/// A plain table for a terminal: columns as wide as their widest cell, the given ones aligned right, two blanks between. Cells of
/// the last column are wrapped at `width`.
std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& right,
                    int width);

/// The text in lines of at most `width` columns, each after the first behind `indent` blanks.
std::string wrapped(const std::string& text, int width, int indent = 0);

/// One row of a Markdown table.
std::string markdown_row(const std::vector<std::string>& cells);

}  // namespace plenum::cli
