#include "models/fabric/drawing/drawing.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "models/fabric/drawing/drawing_sketch.h"

namespace plenum::fabric {

namespace {

constexpr double filled_width = 0.7, filled_height = 0.4;  // of a node's place; the rest is for the links

std::size_t index(int i) { return static_cast<std::size_t>(i); }

struct Area {
  double x = 0, y = 0, width = 1, height = 1;
};

constexpr double group_width = 0.9;  // of a group's place, so that groups are seen apart

/// Nodes of a level of a block side by side, evenly.
void place_row(Sketch& sketch, const std::vector<std::size_t>& here, const Area& row) {
  const double step = row.width / static_cast<double>(std::max<std::size_t>(here.size(), 1));
  for (std::size_t i = 0; i < here.size(); ++i) {
    auto& node = sketch.nodes[here[i]];
    node.width = step * filled_width;
    node.height = row.height * filled_height;
    node.x = row.x + (static_cast<double>(i) + 0.5 * (1 - filled_width)) * step;
    node.y = row.y + 0.5 * (1 - filled_height) * row.height;
    if (node.kind != DrawnKind::servers) continue;
    const auto& leaf = sketch.nodes[index(sketch.node_of[index(node.first_switch)])];
    node.x = leaf.x, node.width = leaf.width;
  }
}

/// The levels of a block one above the other; servers last, below their leaves.
void place_rows(Sketch& sketch, int block, const Area& area, const std::vector<int>& levels) {
  const double rise = area.height / static_cast<double>(levels.size());
  for (std::size_t row = levels.size(); row-- > 0;) {
    std::vector<std::size_t> here;
    for (std::size_t n = 0; n < sketch.nodes.size(); ++n)
      if (sketch.block[n] == block && sketch.level[n] == levels[row]) here.push_back(n);
    place_row(sketch, here, {area.x, area.y + static_cast<double>(row) * rise, area.width, rise});
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
  const double used = sketch.blocks > 1 ? group_width * width : width;
  for (int b = 0; b < sketch.blocks; ++b) {
    const int row = b / columns, column = b % columns;
    const double x = column * width + (width - used) / 2;
    place_rows(sketch, b, {x, 1 - top - (row + 1) * height, used, height}, levels);
  }
}

/// A grid with whole lines in a box each, axis by axis, as long as there are too many boxes.
struct Lines {
  std::vector<int> axes;        ///< of boxes
  int together = 1, boxes = 0;  ///< routers in a box
};

Lines lines(const Graph& graph, int most_nodes) {
  Lines l;
  for (const double d : graph.dimensions) l.axes.push_back(static_cast<int>(d));
  const auto routers = static_cast<int>(graph.switches.size());
  l.boxes = routers;
  for (std::size_t axis = 0; l.boxes > most_nodes && axis < l.axes.size(); ++axis) {
    l.together *= l.axes[axis];
    l.boxes = routers / l.together;
    l.axes[axis] = 1;
  }
  return l;
}

/// x along the first axis, y along the second, further ones as sheets side by side in rows.
void place_grid(const Lines& l, std::vector<DrawnNode>& nodes) {
  constexpr double gap = 0.5;  // between sheets
  const int across = l.axes[0], up = l.axes.size() > 1 ? l.axes[1] : 1;
  const int sheets = std::max(1, l.boxes / (across * up));
  const int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(sheets))));
  const int rows = (sheets + columns - 1) / columns;
  const double width = 1 / (columns * (across + gap)), height = 1 / (rows * (up + gap));
  for (int b = 0; b < l.boxes; ++b) {
    const int sheet = b / (across * up), at = b % (across * up);
    auto& node = nodes[index(b)];
    node.width = width * filled_width;
    node.height = height * filled_height;
    node.x = (sheet % columns * (across + gap) + at % across + 0.5 * (1 + gap - filled_width)) * width;
    node.y = (sheet / columns * (up + gap) + at / across + 0.5 * (1 + gap - filled_height)) * height;
  }
}

Drawing draw_grid(const Graph& graph, int most_nodes, std::vector<int>& node_of) {
  const auto l = lines(graph, most_nodes);
  Drawing drawing;
  drawing.collapsed = l.together > 1;
  for (int b = 0; b < l.boxes; ++b) {
    DrawnNode node;
    node.kind = drawing.collapsed ? DrawnKind::group : DrawnKind::leaf;
    node.first_switch = b * l.together;
    node.switches = 0;
    drawing.nodes.push_back(node);
  }
  place_grid(l, drawing.nodes);
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    node_of.push_back(static_cast<int>(s) / l.together);
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
