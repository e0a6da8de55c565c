#pragma once

#include <optional>

#include "models/fabric/cabling/bill.h"
#include "models/fabric/cabling/cabling.h"
#include "models/fabric/collectives/performance.h"
#include "models/fabric/plane/plane.h"
#include "models/fabric/types.h"
#include "models/gpu/types.h"

/// The whole network of a plan: planes, bill, power, bandwidths, times.
namespace plenum::fabric {

/// What the network is built of.
struct Hardware {
  Parts parts;                   ///< records in the plan's currency, and the cables for each length
  InformationRate trunk_rate{};  ///< of a link between switches, one direction
};

/// What the network joins.
struct Attached {
  Servers servers{};
  Ports nics_per_server{};
  InformationRate link_rate{};  ///< of a server's link
  Gpus gpus_per_server{};
  const gpu::Gpu* gpu = nullptr;
  Floor floor;
};

/// Independent networks: one per NIC when rail-only, else as asked for.
double planes(const FabricInputs& inputs, Ports nics_per_server);

/// What one plane must join, in ports of its switches: a split port counts once.
PlaneDemand demand(const FabricInputs& inputs, const Switch& leaf, const Switch& spine, Servers servers,
                   Ports nics_per_server);

/// What to buy beside the plane's own count: `nics` adapters, spares, splitters.
Purchase purchase(const FabricInputs& inputs, const PlaneDemand& demand, double nics);

/// The network of one plan and what its jobs see of it. No servers or no NICs: an empty fabric. A plane that cannot be built:
/// switches 0, endpoints and most_endpoints filled, `plane.problem` says why. A record without price, power, height or weight
/// counts as zero there.
struct Built {
  FabricResults results;
  Plane plane;
  double planes = 0;
  Network network;
};
Built build(const FabricInputs& inputs, const Hardware& hardware, const Attached& attached);

/// Share of a network's bandwidth that is left when one of its equal planes keeps `left` of its own.
double of_all_planes(double left, double planes);

/// What jobs on these servers see of the network, without its bill: what sizing needs.
Network network(const FabricInputs& inputs, const Hardware& hardware, const Attached& attached);

/// What a network beside the compute fabric must join.
PlaneDemand side_demand(const SideFabricInputs& inputs, const Switch& leaf, Servers servers);

/// A network beside the compute fabric; no switches where it cannot be built.
SideFabricResults side_fabric(const SideFabricInputs& inputs, const FabricInputs& cabling,
                              const Hardware& hardware, Servers servers, const Floor& floor);

/// Adds the side fabrics to the totals over all networks.
void add_up(FabricResults& results);

}  // namespace plenum::fabric
