#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/report/html.h"
#include "core/report/markup.h"
#include "core/units/unit.h"

namespace plenum::report {
namespace {

// Okabe and Ito's palette, told apart with any colour vision and in grey; first the one accent of the program.
constexpr const char* colours[] = {"#0072b2", "#e69f00", "#009e73", "#cc79a7",
                                   "#56b4e9", "#d55e00", "#f0e442", "#7f7f7f"};
constexpr const char* falling = "#d55e00";
constexpr double font = 12.0;
constexpr double width = 720.0;

const char* colour(std::size_t i) { return colours[i % std::size(colours)]; }

/// About how wide a text is in the chart's font.
double text_width(std::string_view text) {
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return 0.56 * font * static_cast<double>(letters);
}

std::string text_at(double x, double y, std::string_view text, const char* anchor,
                    std::string_view more = {}) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x, y, anchor, more,
                     escaped_markup(text));
}

std::string bar(double x, double y, double w, double h, const char* fill) {
  return fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n", x,
                     y, std::max(w, 0.0), std::max(h, 0.0), fill);
}

std::string rule(double x1, double y1, double x2, double y2, double opacity) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"currentColor\" stroke-opacity=\"{}\"/>\n",
      x1, y1, x2, y2, opacity);
}

/// The values of an axis: a step of 1, 2 or 5 times a power of ten, about five of them.
struct Scale {
  double low = 0.0, high = 1.0, step = 0.2;

  Scale(double least, double most, bool from_zero) {
    if (from_zero) least = std::min(least, 0.0), most = std::max(most, 0.0);
    if (!(most > least)) most = least + (least == 0.0 ? 1.0 : std::abs(least) * 0.1);
    const double raw = (most - least) / 5.0, power = std::pow(10.0, std::floor(std::log10(raw)));
    step = power * (raw / power <= 1.0 ? 1.0 : raw / power <= 2.0 ? 2.0 : raw / power <= 5.0 ? 5.0 : 10.0);
    low = std::floor(least / step) * step;
    high = std::ceil(most / step) * step;
  }
  double part(double value) const { return (value - low) / (high - low); }
  int ticks() const { return static_cast<int>(std::lround((high - low) / step)); }
  double tick(int i) const { return std::abs(low + i * step) < step * 1e-9 ? 0.0 : low + i * step; }
};

/// Where columns and lines are drawn.
struct Frame {
  double left = 64.0, top = 24.0, right = width - 12.0, bottom = 280.0;
  Scale scale;
  double y(double value) const { return bottom - scale.part(value) * (bottom - top); }
  double slot(std::size_t categories) const {
    return (right - left) / static_cast<double>(std::max<std::size_t>(categories, 1));
  }
};

std::string axis_title(const Chart& chart) {
  return chart.unit.empty() ? chart.value_axis : chart.value_axis + " (" + chart.unit + ")";
}

std::string value_axis(const Frame& frame, const Chart& chart) {
  std::string out = text_at(0, 12, axis_title(chart), "start");
  for (int i = 0; i <= frame.scale.ticks(); ++i) {
    const double value = frame.scale.tick(i), y = frame.y(value);
    out += rule(frame.left, y, frame.right, y, value == 0.0 ? 0.7 : 0.15);
    out += text_at(frame.left - 6, y + 4, units::rounded_text(value), "end");
  }
  return out;
}

/// Names under the columns, slanted when they would run into each other.
std::string category_axis(const Frame& frame, const std::vector<std::string>& names) {
  const double slot = frame.slot(names.size());
  const bool slanted =
      std::any_of(names.begin(), names.end(), [&](const auto& n) { return text_width(n) > slot - 4; });
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double x = frame.left + (static_cast<double>(i) + 0.5) * slot, y = frame.bottom + 16;
    if (slanted)
      out += text_at(x, y, names[i], "end", fmt::format(" transform=\"rotate(-35 {:.1f} {:.1f})\"", x, y));
    else out += text_at(x, y, names[i], "middle");
  }
  return out;
}

std::string legend(const Chart& chart, double y) {
  if (chart.series.size() < 2) return {};
  std::string out;
  double x = 64.0;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const double needed = 30 + text_width(chart.series[i].name);
    if (x + needed > width) x = 64.0, y += 18;
    out += bar(x, y - 9, 10, 10, colour(i)) + text_at(x + 15, y, chart.series[i].name, "start");
    x += needed;
  }
  return out;
}

/// How much room the names under the columns need.
double room_below(const Chart& chart, const Frame& frame) {
  double longest = 0.0;
  for (const auto& name : chart.categories) longest = std::max(longest, text_width(name));
  const bool slanted = longest > frame.slot(chart.categories.size()) - 4;
  return slanted ? 24 + 0.58 * longest : 26;
}

std::string grouped_columns(const Chart& chart, const Frame& frame) {
  std::string out;
  const double slot = frame.slot(chart.categories.size()),
               w = 0.8 * slot / static_cast<double>(chart.series.size());
  for (std::size_t s = 0; s < chart.series.size(); ++s)
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
      const double zero = frame.y(0.0), end = frame.y(chart.series[s].values[i]);
      const double x = frame.left + (static_cast<double>(i) + 0.1) * slot + static_cast<double>(s) * w;
      out += bar(x, std::min(zero, end), w - 1, std::abs(end - zero), colour(s));
    }
  return out;
}

std::string stacked_columns(const Chart& chart, const Frame& frame) {
  std::string out;
  const double slot = frame.slot(chart.categories.size());
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    double up = 0.0, down = 0.0;
    for (std::size_t s = 0; s < chart.series.size(); ++s) {
      const double value = chart.series[s].values[i];
      double& base = value < 0.0 ? down : up;
      const double a = frame.y(base), b = frame.y(base + value);
      out += bar(frame.left + (static_cast<double>(i) + 0.15) * slot, std::min(a, b), 0.7 * slot,
                 std::abs(a - b), colour(s));
      base += value;
    }
  }
  return out;
}

std::string lines(const Chart& chart, const Frame& frame) {
  std::string out;
  const double slot = frame.slot(chart.categories.size());
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    std::string points, dots;
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
      const double x = frame.left + (static_cast<double>(i) + 0.5) * slot,
                   y = frame.y(chart.series[s].values[i]);
      points += fmt::format("{:.1f},{:.1f} ", x, y);
      dots += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\" fill=\"{}\"/>\n", x, y, colour(s));
    }
    out += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n", points,
                       colour(s)) +
           dots;
  }
  return out;
}

std::string steps(const Chart& chart, const Frame& frame) {
  std::string out;
  const double slot = frame.slot(chart.categories.size() + 1);
  double sum = 0.0;
  const auto draw = [&](std::size_t i, double from, double to, const char* fill, double shown) {
    const double x = frame.left + (static_cast<double>(i) + 0.15) * slot,
                 top = std::min(frame.y(from), frame.y(to));
    out += bar(x, top, 0.7 * slot, std::abs(frame.y(from) - frame.y(to)), fill);
    out += text_at(x + 0.35 * slot, top - 4, units::rounded_text(shown, 3), "middle");
  };
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    const double step = chart.series.front().values[i];
    draw(i, sum, sum + step, step < 0.0 ? falling : colour(0), step);
    sum += step;
  }
  draw(chart.categories.size(), 0.0, sum, colour(7), sum);
  return out;
}

/// Least and most of what a chart with columns or lines shows.
std::pair<double, double> extent(const Chart& chart) {
  double least = INFINITY, most = -INFINITY;
  const auto meet = [&](double v) { least = std::min(least, v), most = std::max(most, v); };
  double running = 0.0;
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    double up = 0.0, down = 0.0;
    for (const auto& series : chart.series) {
      const double v = series.values[i];
      (v < 0.0 ? down : up) += v;
      if (chart.kind == Chart::Kind::waterfall) meet(running += v);
      else if (chart.kind != Chart::Kind::stacked_bars) meet(v);
    }
    if (chart.kind == Chart::Kind::stacked_bars) meet(up), meet(down);
  }
  if (!std::isfinite(least) || !std::isfinite(most)) return {0.0, 1.0};
  return {least, most};
}

std::string open(const Chart& chart, double height) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\" "
      "font-family=\"sans-serif\" font-size=\"{:.0f}\" fill=\"currentColor\">\n<title>{}</title>\n",
      width, height, escaped_markup(chart.title), font, escaped_markup(chart.title));
}

/// One bar a category, names to the left and values at the ends.
std::string horizontal_bars(const Chart& chart) {
  double names = 0.0;
  for (const auto& name : chart.categories) names = std::max(names, text_width(name));
  const auto [least, most] = extent(chart);
  const Scale scale(least, most, true);
  const double left = std::min(names + 12, 300.0), right = width - 72, row = 24.0;
  const auto x = [&](double v) { return left + scale.part(v) * (right - left); };
  std::string out = open(chart, 28 + row * static_cast<double>(chart.categories.size())) +
                    text_at(0, 12, axis_title(chart), "start");
  for (std::size_t i = 0; i < chart.categories.size(); ++i) {
    const double value = chart.series.front().values[i], y = 22 + row * static_cast<double>(i);
    const double zero = x(0.0), end = x(value);
    out += text_at(left - 8, y + 15, chart.categories[i], "end");
    out += bar(std::min(zero, end), y + 3, std::abs(end - zero), row - 8, value < 0.0 ? falling : colour(0));
    out += text_at(std::max(zero, end) + 5, y + 15, units::rounded_text(value), "start");
  }
  return out + rule(x(0.0), 20, x(0.0), 22 + row * static_cast<double>(chart.categories.size()), 0.7) +
         "</svg>\n";
}

std::string columns_or_lines(const Chart& chart) {
  const auto [least, most] = extent(chart);
  const bool from_zero = chart.kind != Chart::Kind::line;
  const Frame frame{.scale = Scale(least, most, from_zero)};
  auto names = chart.categories;
  if (chart.kind == Chart::Kind::waterfall) names.push_back(chart.total);
  const double below = frame.bottom + room_below(chart, frame);
  const double legends = chart.series.size() > 1
                             ? 18.0 * (1.0 + std::floor(static_cast<double>(chart.series.size()) / 4.0))
                             : 0.0;
  std::string out = open(chart, below + legends + 6) + value_axis(frame, chart) + category_axis(frame, names);
  switch (chart.kind) {
  case Chart::Kind::bars: out += grouped_columns(chart, frame); break;
  case Chart::Kind::stacked_bars: out += stacked_columns(chart, frame); break;
  case Chart::Kind::line: out += lines(chart, frame); break;
  case Chart::Kind::waterfall: out += steps(chart, frame); break;
  }
  return out + legend(chart, below + 12) + "</svg>\n";
}

}  // namespace

bool is_web_address(std::string_view address) {
  return address.starts_with("https://") || address.starts_with("http://");
}

std::string escaped_markup(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
    case '&': out += "&amp;"; break;
    case '<': out += "&lt;"; break;
    case '>': out += "&gt;"; break;
    case '"': out += "&quot;"; break;
    default: out += c;
    }
  return out;
}

std::string svg(const Chart& chart) {
  if (chart.categories.empty() || chart.series.empty()) return open(chart, 20) + "</svg>\n";
  return chart.kind == Chart::Kind::bars && chart.series.size() == 1 ? horizontal_bars(chart)
                                                                     : columns_or_lines(chart);
}

}  // namespace plenum::report
