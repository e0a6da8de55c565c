#include "app/cli/table.h"

#include <algorithm>
#include <sstream>

#include "core/text/position.h"

namespace plenum::cli {
namespace {

std::string padded(const std::string& text, std::size_t width, bool right) {
  const auto shown = text::display_width(text);
  const std::string blanks(width > shown ? width - shown : 0, ' ');
  return right ? blanks + text : text + blanks;
}

}  // namespace

std::string wrapped(const std::string& text, int width, int indent) {
  std::string result, line;
  std::istringstream words(text);
  const auto room = static_cast<std::size_t>(std::max(20, width - indent));
  for (std::string word; words >> word;) {
    if (!line.empty() && text::display_width(line) + 1 + text::display_width(word) > room) {
      result += line + "\n" + std::string(static_cast<std::size_t>(indent), ' ');
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return result + line;
}

std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& right,
                    int width) {
  std::vector<std::size_t> widths(right.size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
      widths[i] = std::max(widths[i], text::display_width(row[i]));
  std::string result;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool last = i + 1 == row.size();
      const auto start = static_cast<int>(text::display_width(line));
      line += last ? (right[i] ? row[i] : wrapped(row[i], width, start))
                   : padded(row[i], widths[i], right[i]) + "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    result += line + "\n";
  }
  return result;
}

std::string markdown_row(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (auto cell : cells) {
    for (std::size_t at = 0; (at = cell.find('|', at)) != cell.npos; at += 2) cell.insert(at, "\\");
    line += " " + cell + " |";
  }
  return line + "\n";
}

}  // namespace plenum::cli
