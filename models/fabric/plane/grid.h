#pragma once

#include <vector>

#include "models/fabric/plane/plane.h"

/// What HyperX and torus have in common: routers in a grid, the first axis counted fastest, filled one after the other.
namespace plenum::fabric {

struct Grid {
  std::vector<double> axes;  ///< routers along each
  double hosts = 0, usable = 0;
  double cables = 1;  ///< between two routers that are joined
  double routers() const;
};

/// Endpoints of the routers at each place of an axis.
std::vector<double> layer_endpoints(const Grid& grid, std::size_t axis, double endpoints);

/// Nearly equal axes: `shortest` or one more each, `longer` of them one more, longer ones first.
std::vector<double> nearly_equal(std::size_t axes, double shortest, double longer);

/// Halves of the endpoints by layers across an axis: `full` layers and the share `part` of the next.
struct LayerCut {
  double full = 0, part = 0;
};
LayerCut cut_across(const Grid& grid, std::size_t axis, double endpoints);

/// Endpoints that routers of so many ports to other routers send from the smaller half.
double halves_send(const Grid& grid, std::size_t axis, double endpoints, double up);

/// Routers with their endpoints, one group.
void add_routers(Graph& graph, const Grid& grid, double endpoints);

/// The plane but for what is measured; a problem when endpoints or ports are too many. `directions`: joined routers of one.
Plane grid_plane(const PlaneDemand& demand, const Grid& grid, double directions, double local_links);

}  // namespace plenum::fabric
