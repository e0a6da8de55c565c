#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/blocks.h"

namespace plenum::report {

/// From one line of a text to the next, in heights of letters.
inline constexpr double line_step = 1.2;

/// A text of a figure as a writer puts it: its lines, and the rectangle that they fill, in widths of the picture.
struct PlacedText {
  const Figure::Text* text = nullptr;
  std::vector<std::string> lines;
  double x = 0, y = 0, width = 0, height = 0;
};

/// How wide a text is, in heights of its letters.
using TextMeasure = std::function<double(std::string_view)>;

/// Each text in its longest form that fits its room, wrapped between words and in the middle of the room's height; one that
/// fits in no form is left out, with all that must stand together with it. `letters` is their height in widths of the picture: 12 / 720 for 12 points in a picture of 720.
std::vector<PlacedText> placed_texts(const Figure& figure, double letters, const TextMeasure& measure);

/// About how wide a text is in a usual sans-serif font, rather too wide than too narrow.
double usual_width(std::string_view text);

}  // namespace plenum::report
