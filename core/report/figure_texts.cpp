#include "core/report/figure_texts.h"

#include <algorithm>
#include <optional>
#include <set>

namespace plenum::report {
namespace {

/// The words of a text; what a no-break space joins stays together.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// The text in lines that are at most so wide; nothing where a word is wider.
std::optional<std::vector<std::string>> wrapped(std::string_view text, double width,
                                                const TextMeasure& measure) {
  std::vector<std::string> lines;
  for (const auto& word : words_of(text)) {
    if (measure(word) > width) return {};
    const auto longer = lines.empty() ? word : lines.back() + " " + word;
    if (!lines.empty() && measure(longer) <= width) lines.back() = longer;
    else lines.push_back(word);
  }
  return lines;
}

/// The lines of the longest form that fits the room; none where none does.
std::vector<std::string> fitting_lines(const Figure::Text& text, double letters, const TextMeasure& measure) {
  for (const auto& form : text.forms) {
    auto lines = wrapped(form, text.width / letters, measure);
    if (lines && static_cast<double>(lines->size()) * line_step * letters <= text.height && !lines->empty())
      return *lines;
  }
  return {};
}

PlacedText placed(const Figure::Text& text, std::vector<std::string> lines, double letters,
                  const TextMeasure& measure) {
  PlacedText result{.text = &text, .lines = std::move(lines)};
  for (const auto& line : result.lines) result.width = std::max(result.width, measure(line) * letters);
  result.height = static_cast<double>(result.lines.size()) * line_step * letters;
  const double free = text.width - result.width;
  result.x = text.x + (text.anchor == Figure::Anchor::left     ? 0.0
                       : text.anchor == Figure::Anchor::centre ? free / 2
                                                               : free);
  result.y = text.y + (text.height - result.height) / 2;
  return result;
}

}  // namespace

std::vector<PlacedText> placed_texts(const Figure& figure, double letters, const TextMeasure& measure) {
  std::vector<PlacedText> all;
  std::set<int> left_out;
  for (const auto& text : figure.texts) {
    auto lines = fitting_lines(text, letters, measure);
    if (!lines.empty()) all.push_back(placed(text, std::move(lines), letters, measure));
    else if (text.together >= 0) left_out.insert(text.together);
  }
  std::erase_if(all, [&](const PlacedText& one) { return left_out.contains(one.text->together); });
  return all;
}

double usual_width(std::string_view text) {
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return 0.62 * static_cast<double>(letters);
}

}  // namespace plenum::report
