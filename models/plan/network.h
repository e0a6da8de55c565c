#pragma once

#include <string>
#include <vector>

#include "models/fabric/fabric.h"
#include "models/plan/plan.h"
#include "models/plan/resolved.h"

/// The network of a plan in detail: what evaluate() sums up and nobody needs until he looks.
namespace plenum::plan {

/// The hall that the racks make, as far as cables care.
fabric::Floor floor(const Resolved& in, Servers servers_per_rack);

/// What the compute fabric joins.
fabric::Attached attached(const Resolved& in, Servers servers, const fabric::Floor& floor);

/// One plane of the compute fabric of a plan, and how many there are.
struct NetworkPlan {
  fabric::PlaneDemand demand;
  fabric::Plane plane;
  double planes = 0;
};
NetworkPlan network(const Resolved& in, const Plan& plan);

/// Which network a line of the bill belongs to.
enum class Net { compute, storage, in_band, out_of_band };
std::string_view label(Net net);

/// The bill of materials of all networks; empty for a network that is not there or cannot be built.
struct NetworkBill {
  Net net = Net::compute;
  std::vector<fabric::BillLine> lines;
};
std::vector<NetworkBill> network_bills(const Resolved& in, const Plan& plan);

/// Every cable of one plane of the compute fabric.
std::vector<fabric::ScheduledCable> cable_schedule(const Resolved& in, const Plan& plan, int plane);

}  // namespace plenum::plan
