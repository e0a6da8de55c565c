#include <fmt/format.h>

#include <map>
#include <utility>

#include "core/report/figure_texts.h"
#include "core/report/html.h"
#include "core/report/markup.h"

namespace plenum::report {
namespace {

constexpr double font = 12.0;
constexpr const char* ink = "#1b2530";  // on the pale boxes, whatever is behind the picture

/// Colours of lines and edges, and the pale ones of boxes: Okabe and Ito's, as in charts.
struct Paint {
  const char *edge, *fill;
};

Paint paint(Figure::Tone tone) {
  switch (tone) {
  case Figure::Tone::neutral: return {"#8b95a1", "#eceff2"};
  case Figure::Tone::first: return {"#0072b2", "#d9eaf4"};
  case Figure::Tone::second: return {"#e69f00", "#fcf1d9"};
  case Figure::Tone::third: return {"#009e73", "#d9f1ea"};
  case Figure::Tone::fourth: return {"#cc79a7", "#f7ebf2"};
  case Figure::Tone::warning: break;
  }
  return {"#d55e00", "#f9e7d9"};
}

/// One path for all lines of a tone and weight: thousands of cables stay a small file.
std::string lines_of(const Figure& figure, double width) {
  std::map<std::pair<Figure::Tone, double>, std::string> paths;
  for (const auto& line : figure.lines) {
    auto& path = paths[{line.tone, line.weight}];
    char step = 'M';
    for (const auto& p : line.points) {
      path += fmt::format("{}{:.1f} {:.1f}", step, p.x * width, p.y * width);
      step = 'L';
    }
  }
  std::string out;
  for (const auto& [style, path] : paths)
    out += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2f}\" stroke-linejoin=\"round\"/>\n",
        path, paint(style.first).edge, style.second);
  return out;
}

std::string boxes_of(const Figure& figure, double width) {
  std::string out;
  for (const auto& box : figure.boxes) {
    const auto colours = paint(box.tone);
    out += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"2\" fill=\"{}\" stroke=\"{}\">",
        box.x * width, box.y * width, box.width * width, box.height * width, colours.fill, colours.edge);
    if (!box.about.empty()) out += "<title>" + escaped_markup(box.about) + "</title>";
    out += "</rect>\n";
  }
  return out;
}

std::string texts_of(const Figure& figure, double width) {
  std::string out;
  for (const auto& placed : placed_texts(figure, font / width, usual_width)) {
    const auto anchor = placed.text->anchor;
    const double at = anchor == Figure::Anchor::left     ? placed.text->x
                      : anchor == Figure::Anchor::centre ? placed.text->x + placed.text->width / 2
                                                         : placed.text->x + placed.text->width;
    const char* name = anchor == Figure::Anchor::left     ? "start"
                       : anchor == Figure::Anchor::centre ? "middle"
                                                          : "end";
    for (std::size_t i = 0; i < placed.lines.size(); ++i)
      out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", at * width,
                         placed.y * width + font * (line_step * static_cast<double>(i) + 0.95), name,
                         placed.text->on_box ? fmt::format(" fill=\"{}\"", ink) : "",
                         escaped_markup(placed.lines[i]));
  }
  return out;
}

}  // namespace

std::string svg(const Figure& figure, double width) {
  const auto title = escaped_markup(figure.title);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\" "
      "font-family=\"sans-serif\" font-size=\"{:.0f}\" fill=\"currentColor\">\n<title>{}</title>\n",
      width, figure.height * width, title, font, title);
  if (!figure.note.empty()) out += "<desc>" + escaped_markup(figure.note) + "</desc>\n";
  return out + lines_of(figure, width) + boxes_of(figure, width) + texts_of(figure, width) + "</svg>\n";
}

}  // namespace plenum::report
