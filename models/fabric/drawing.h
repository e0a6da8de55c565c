#pragma once

#include <string>
#include <vector>

#include "models/fabric/plane.h"

/// A layered layout of a plane for drawings: servers below, leaves, spines, cores above; groups side by side. Groups (pods,
/// scalable units) are drawn as one box each when more than `most_nodes` nodes would be drawn.
namespace plenum::fabric {

enum class DrawnKind { servers, leaf, spine, core, group };

struct DrawnNode {
  DrawnKind kind = DrawnKind::leaf;
  double x = 0, y = 0, width = 0, height = 0;  ///< in the unit square, y upwards from the servers
  int group = -1;
  int first_switch = -1;               ///< index in the graph; of a collapsed box its first one
  double switches = 1, endpoints = 0;  ///< that it stands for
};

struct DrawnLink {
  int from = 0, to = 0;  ///< nodes
  double cables = 1;     ///< that it stands for
  bool global = false;
};

struct Drawing {
  std::vector<DrawnNode> nodes;
  std::vector<DrawnLink> links;
  bool collapsed = false;
};

Drawing draw(const Graph& graph, int most_nodes = 200);

}  // namespace plenum::fabric
