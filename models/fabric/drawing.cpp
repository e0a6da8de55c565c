#include "models/fabric/drawing.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "models/fabric/drawing_sketch.h"

namespace plenum::fabric {

namespace {

constexpr double filled_width = 0.7, filled_height = 0.4;  // of a node's place; the rest is for the links

std::size_t index(int i) { return static_cast<std::size_t>(i); }

struct Area {
  double x = 0, y = 0, width = 1, height = 1;
};

/// Spreads nodes evenly over the areas' rows.
void place_rows(Sketch& sketch, int block, const Area& area, const std::vector<int>& levels) {
  for (std::size_t row = 0; row < levels.size(); ++row) {
    std::vector<std::size_t> here;
    for (std::size_t n = 0; n < sketch.nodes.size(); ++n)
      if (sketch.block[n] == block && sketch.level[n] == levels[row]) here.push_back(n);
    const double step = area.width / static_cast<double>(std::max<std::size_t>(here.size(), 1));
    const double rise = area.height / static_cast<double>(levels.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      auto& node = sketch.nodes[here[i]];
      node.width = step * filled_width;
      node.height = rise * filled_height;
      node.x = area.x + (static_cast<double>(i) + 0.5 * (1 - filled_width)) * step;
      node.y = area.y + (static_cast<double>(row) + 0.5 * (1 - filled_height)) * rise;
    }
  }
}

/// Levels that some node in (not in) a block is at, from below.
std::vector<int> levels_of(const Sketch& sketch, bool above) {
  std::vector<int> levels;
  for (std::size_t n = 0; n < sketch.nodes.size(); ++n)
    if ((sketch.block[n] < 0) == above) levels.push_back(sketch.level[n]);
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

/// Blocks in rows from the top left, and above them what belongs to none.
void place(Sketch& sketch) {
  const auto levels = levels_of(sketch, false), above = levels_of(sketch, true);
  const int rows = (sketch.blocks + most_groups_in_row - 1) / most_groups_in_row;
  const int columns = (sketch.blocks + rows - 1) / rows;
  const auto layers = static_cast<double>(levels.size()) * rows + static_cast<double>(above.size());
  const double top = layers > 0 ? static_cast<double>(above.size()) / layers : 0.0;
  place_rows(sketch, -1, {0, 1 - top, 1, top}, above);
  const double width = 1.0 / columns, height = (1 - top) / rows;
  for (int b = 0; b < sketch.blocks; ++b) {
    const int row = b / columns, column = b % columns;
    place_rows(sketch, b, {column * width, 1 - top - (row + 1) * height, width, height}, levels);
  }
}

/// A grid: x along the first axis, y along the second, the third side by side. Whole lines become one box, axis by axis,
/// while there are too many.
Drawing draw_grid(const Graph& graph, int most_nodes, std::vector<int>& node_of) {
  std::vector<int> axes;
  for (const double d : graph.dimensions) axes.push_back(static_cast<int>(d));
  int together = 1;
  std::size_t line = 0;
  int boxes = static_cast<int>(graph.switches.size());
  while (boxes > most_nodes && line < axes.size()) {
    together *= axes[line];
    boxes = static_cast<int>(graph.switches.size()) / together;
    axes[line++] = 1;
  }
  Drawing drawing;
  drawing.collapsed = together > 1;
  const int across = axes[0], up = axes.size() > 1 ? axes[1] : 1;
  const int sheets = std::max(1, boxes / (across * up));
  const int sheet_columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(sheets))));
  const int sheet_rows = (sheets + sheet_columns - 1) / sheet_columns;
  const double width = 1.0 / (sheet_columns * (across + 0.5)), height = 1.0 / (sheet_rows * (up + 0.5));
  for (int b = 0; b < boxes; ++b) {
    const int sheet = b / (across * up), in_sheet = b % (across * up);
    DrawnNode node;
    node.kind = together > 1 ? DrawnKind::group : DrawnKind::leaf;
    node.first_switch = b * together;
    node.switches = 0;
    node.width = width * filled_width;
    node.height = height * filled_height;
    node.x = (sheet % sheet_columns * (across + 0.5) + in_sheet % across + 0.25 + 0.5 * (1 - filled_width)) *
             width;
    node.y =
        (sheet / sheet_columns * (up + 0.5) + in_sheet / across + 0.25 + 0.5 * (1 - filled_height)) * height;
    drawing.nodes.push_back(node);
  }
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    node_of.push_back(static_cast<int>(s) / together);
    auto& node = drawing.nodes[index(node_of.back())];
    node.switches += 1;
    node.endpoints += graph.switches[s].endpoints;
  }
  return drawing;
}

void add_links(const Graph& graph, const std::vector<int>& node_of, Drawing& drawing) {
  std::map<std::pair<int, int>, std::size_t> drawn;
  const auto add = [&](int from, int to, double cables, bool global) {
    const auto [link, added] = drawn.try_emplace({from, to}, drawing.links.size());
    if (added) drawing.links.push_back({from, to, 0, global});
    drawing.links[link->second].cables += cables;
  };
  for (const auto& link : graph.links) {
    const int a = node_of[index(link.a)], b = node_of[index(link.b)];
    if (a == b) continue;
    const bool same_kind = drawing.nodes[index(a)].kind == drawing.nodes[index(b)].kind;
    add(same_kind ? std::min(a, b) : a, same_kind ? std::max(a, b) : b, link.cables, link.global);
  }
  for (std::size_t n = 0; n < drawing.nodes.size(); ++n) {
    const auto& servers = drawing.nodes[n];
    if (servers.kind == DrawnKind::servers)
      add(static_cast<int>(n), node_of[index(servers.first_switch)], servers.endpoints, false);
  }
}

}  // namespace

Drawing draw(const Graph& graph, int most_nodes) {
  if (graph.switches.empty()) return {};
  std::vector<int> node_of;
  Drawing drawing;
  if (!graph.dimensions.empty()) {
    drawing = draw_grid(graph, most_nodes, node_of);
  } else {
    Sketch boxes = sketch(graph, most_nodes);
    place(boxes);
    drawing = {boxes.nodes, {}, boxes.collapsed};
    node_of = boxes.node_of;
  }
  add_links(graph, node_of, drawing);
  return drawing;
}

}  // namespace plenum::fabric
