#pragma once

#include <vector>

#include "models/fabric/drawing/drawing.h"

/// Which boxes a drawing has, before it is known where they stand (drawing.h).
namespace plenum::fabric {

/// In a row of at most so many.
inline constexpr int most_groups_in_row = 12;

/// Nodes before they have a place: the block (group) they stand in, -1 above all of them, and the level in it.
struct Sketch {
  std::vector<DrawnNode> nodes;
  std::vector<int> block, level;
  std::vector<int> node_of;  ///< of each switch
  int blocks = 1;
  bool collapsed = false;
};

/// Of a network that is no grid.
Sketch sketch(const Graph& graph, int most_nodes);

}  // namespace plenum::fabric
