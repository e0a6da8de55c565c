#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/blocks.h"
#include "models/fabric/drawing/drawing.h"

/// Where the boxes, lines and texts of a network's figure stand. Private to network_drawing.cpp and its parts.
namespace plenum::plan {

/// Sentences in the reader's language with their numbers.
using Say = std::function<std::string(std::string_view sentence, const std::vector<double>& numbers)>;

/// `one` or `some`, with the number in it.
inline std::string counted(const Say& say, double number, std::string_view one, std::string_view some) {
  return say(number == 1 ? one : some, {number});
}

/// A plane to draw.
struct DrawnPlane {
  fabric::Plane plane;
  fabric::Graph graph;
  fabric::Drawing drawing;
  std::vector<int> groups;  ///< that leaves are in, rising
  double servers = 0;
  bool routers = false;  ///< every switch has endpoints: Dragonfly, HyperX, torus
};

/// At the left of the layers, for their names.
inline constexpr double names_width = 0.22, content_left = 0.24, content_width = 0.74;

/// How wide a line is that stands for so many cables, in thin lines.
double line_weight(double cables);

/// Trees, Dragonflies: layers above each other.
void draw_layers(const DrawnPlane& plane, const Say& say, report::Figure& figure);

/// HyperX and torus: routers in their grid.
void draw_grid(const DrawnPlane& plane, const Say& say, report::Figure& figure);

/// What a box is, in words from long to short; the first says all.
std::vector<std::string> box_words(const DrawnPlane& plane, const fabric::DrawnNode& node, const Say& say);

/// The numbers of the groups that leaves are in, rising.
std::vector<int> leaf_groups(const fabric::Graph& graph);

/// How many groups a plane's leaves are in, and what is in them when all are alike.
struct GroupCounts {
  double groups = 0, leaves = 0, spines = 0;  ///< leaves, spines: of a group; 0 when groups differ
};
GroupCounts group_counts(const DrawnPlane& plane);

}  // namespace plenum::plan
