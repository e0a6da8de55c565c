#include <algorithm>
#include <cmath>

#include "core/fields/describe.h"
#include "models/plan/network_layout.h"

namespace plenum::plan {
namespace {

using fabric::DrawnNode;
using report::Figure;

constexpr double row_height = 0.078, least_height = 0.3, most_height = 1.1;
constexpr double filled_width = 0.66, filled_height = 0.68;  // of a router's place
constexpr double sheet_gap = 0.6;                            // between sheets, in places
constexpr double overhang = 0.2;  // beyond the last router of a ring, in boxes: it goes on at the other end

/// Routers in their grid: x along its first axis, y along its second, the others as sheets beside each other. Where whole lines of
/// routers share a box, the grid is that of the axes that are left.
class Grid {
 public:
  Grid(const DrawnPlane& plane, const Say& say, Figure& figure) : d_(plane), say_(say), out_(figure) {
    const auto switches = d_.graph.switches.size();
    together_ = static_cast<int>(switches / std::max<std::size_t>(d_.drawing.nodes.size(), 1));
    std::vector<int> axes;
    int shared = std::max(together_, 1);
    for (const double axis : d_.graph.dimensions) {
      const int routers = static_cast<int>(axis);
      if (shared > 1) shared /= std::max(routers, 1);
      else if (routers > 1) axes.push_back(routers);
    }
    if (!axes.empty()) across_ = axes[0];
    if (axes.size() > 1) down_ = axes[1];
    for (std::size_t i = 2; i < axes.size(); ++i) sheets_ *= axes[i];
    arrange_sheets();
  }

  void draw() {
    for (const auto& link : d_.drawing.links) draw_link(link);
    for (const auto& node : d_.drawing.nodes) {
      auto words = box_words(d_, node, say_);
      auto box = box_of(node);
      box.tone = node.endpoints > 0 ? Figure::Tone::first : Figure::Tone::neutral;
      box.about = words.front();
      out_.texts.push_back(
          {box.x, box.y, box.width, box.height, Figure::Anchor::centre, std::move(words), true, 0});
      out_.boxes.push_back(std::move(box));
    }
    name(0, {counted(say_, d_.plane.leaf, TR("{} router"), TR("{} routers")) + ", " + axes_text(),
             counted(say_, d_.plane.leaf, TR("{} router"), TR("{} routers"))});
    name(1, {say_(TR("{} servers, {} ports in this plane"), {d_.servers, d_.plane.endpoints}),
             counted(say_, d_.servers, TR("{} server"), TR("{} servers"))});
    if (d_.plane.local_links > 0)
      name(2, {say_(TR("{} cables between routers"), {d_.plane.local_links}),
               say_(TR("{} cables"), {d_.plane.local_links})});
  }

 private:
  struct GridPlace {
    int column = 0, row = 0, sheet = 0;
  };

  /// So many sheets beside each other that the picture is about as high as wide.
  void arrange_sheets() {
    const double ratio = static_cast<double>(sheets_) * down_ / across_;
    sheet_columns_ = std::clamp(static_cast<int>(std::lround(std::sqrt(ratio))), 1, sheets_);
    const int sheet_rows = (sheets_ + sheet_columns_ - 1) / sheet_columns_;
    places_across_ = sheet_columns_ * (across_ + sheet_gap) - sheet_gap;
    places_down_ = sheet_rows * (down_ + sheet_gap) - sheet_gap;
    out_.height = std::clamp(row_height * places_down_, least_height, most_height);
  }

  GridPlace place(const DrawnNode& node) const {
    const int i = node.first_switch / std::max(together_, 1);
    return {i % across_, i / across_ % down_, i / (across_ * down_)};
  }

  Figure::Box box_of(const DrawnNode& node) const {
    const auto at = place(node);
    const double width = content_width / places_across_, height = out_.height / places_down_;
    const double column = at.sheet % sheet_columns_ * (across_ + sheet_gap) + at.column;
    const double row = at.sheet / sheet_columns_ * (down_ + sheet_gap) + at.row;
    Figure::Box box;
    box.width = std::min(filled_width * width, 0.2);
    box.height = std::min(filled_height * height, 0.12);
    box.x = content_left + (column + 0.5) * width - box.width / 2;
    box.y = (row + 0.5) * height - box.height / 2;
    return box;
  }

  /// Lines between neighbours; the ends of a ring as stubs that leave the grid.
  void draw_link(const fabric::DrawnLink& link) {
    const auto& a = d_.drawing.nodes[static_cast<std::size_t>(link.from)];
    const auto& b = d_.drawing.nodes[static_cast<std::size_t>(link.to)];
    const auto p = place(a), q = place(b);
    if (p.sheet != q.sheet || (p.column != q.column && p.row != q.row)) return;
    const bool level = p.row == q.row;
    const int apart = std::abs(p.column - q.column) + std::abs(p.row - q.row);
    const auto from = box_of(a), to = box_of(b);
    const Figure::Point start{from.x + from.width / 2, from.y + from.height / 2};
    const Figure::Point end{to.x + to.width / 2, to.y + to.height / 2};
    const double weight = line_weight(link.cables);
    if (apart == 1) out_.lines.push_back({{start, end}, Figure::Tone::neutral, weight});
    else if (d_.plane.topology == fabric::Topology::torus && apart == (level ? across_ : down_) - 1) {
      const double way = (level ? start.x < end.x : start.y < end.y) ? 1 : -1;
      const double dx = level ? way * from.width * (0.5 + overhang) : 0;
      const double dy = level ? 0 : way * from.height * (0.5 + overhang);
      out_.lines.push_back({{start, {start.x - dx, start.y - dy}}, Figure::Tone::neutral, weight});
      out_.lines.push_back({{end, {end.x + dx, end.y + dy}}, Figure::Tone::neutral, weight});
    }
  }

  void name(int third, std::vector<std::string> words) {
    const double height = out_.height / 3;
    out_.texts.push_back(
        {0, third * height, names_width, height, Figure::Anchor::left, std::move(words), false});
  }

  std::string axes_text() const {
    std::string axes;
    for (const double axis : d_.graph.dimensions) axes += (axes.empty() ? "" : "\u00d7") + say_("{}", {axis});
    return axes;
  }

  const DrawnPlane& d_;
  const Say& say_;
  Figure& out_;
  int together_ = 1, across_ = 1, down_ = 1, sheets_ = 1, sheet_columns_ = 1;
  double places_across_ = 1, places_down_ = 1;
};

}  // namespace

void draw_grid(const DrawnPlane& plane, const Say& say, Figure& figure) { Grid(plane, say, figure).draw(); }

}  // namespace plenum::plan
