#pragma once

#include <string>
#include <vector>

#include "models/fabric/plane/plane.h"

/// A layered layout of a plane for drawings: servers below, leaves, spines, cores above; groups side by side, in rows of at
/// most twelve. When more than `most_nodes` nodes would be drawn, groups (pods, scalable units) are drawn as one box each;
/// where there are no groups, neighbouring switches of a level share a box. The routers of a grid stand as the grid does.
namespace plenum::fabric {

enum class DrawnKind { servers, leaf, spine, core, group };

struct DrawnNode {
  DrawnKind kind = DrawnKind::leaf;
  double x = 0, y = 0, width = 0, height = 0;  ///< lower left corner, in the unit square, y upwards
  int group = -1;                              ///< -1: of none, or all of it in one
  int first_switch = -1;  ///< index in the graph: of a shared box its first, of servers their leaf
  double switches = 1, endpoints = 0;  ///< that it stands for; servers: no switches
};

struct DrawnLink {
  int from = 0, to = 0;  ///< nodes; `from` is the lower one: servers, then leaf, spine, core
  double cables = 1;     ///< that it stands for
  bool global = false;
};

struct Drawing {
  std::vector<DrawnNode> nodes;
  std::vector<DrawnLink> links;  ///< links inside a box are left out
  bool collapsed = false;
};

/// Nowhere two nodes overlap. The same graph always gives the same drawing; an empty graph an empty one.
Drawing draw(const Graph& graph, int most_nodes = 200);

}  // namespace plenum::fabric
