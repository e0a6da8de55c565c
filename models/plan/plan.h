#pragma once

#include "models/carbon/types.h"
#include "models/cooling/types.h"
#include "models/cost/types.h"
#include "models/fabric/types.h"
#include "models/plan/types.h"
#include "models/power/types.h"
#include "models/rack/types.h"
#include "models/site/types.h"
#include "models/workload/types.h"

namespace plenum::plan {

/// All results of a plan, in the units of their descriptions; money in the plan's currency.
struct Plan {
  workload::ComputeResults compute;
  workload::WorkloadResults workload;
  fabric::FabricResults fabric;
  rack::RackResults racks;
  power::PowerResults power;
  cooling::CoolingResults cooling;
  site::SiteResults site;
  site::EnergyResults energy;
  carbon::CarbonResults carbon;
  cost::CostResults cost;
  std::vector<Finding> findings;
  bool operator==(const Plan&) const = default;
};

}  // namespace plenum::plan

namespace plenum::fields {
template <>
struct Describe<plan::Plan> {
  using P = plan::Plan;
  static constexpr std::string_view title = TR("Plan");
  static constexpr std::tuple fields{
      field(&P::compute, "compute", TR("GPUs"), ""),
      field(&P::workload, "workload", TR("Workload"), ""),
      field(&P::fabric, "fabric", TR("Fabric"), ""),
      field(&P::racks, "racks", TR("Racks"), ""),
      field(&P::power, "power", TR("Power"), ""),
      field(&P::cooling, "cooling", TR("Cooling"), ""),
      field(&P::site, "site", TR("Site"), ""),
      field(&P::energy, "energy", TR("Energy"), ""),
      field(&P::carbon, "carbon", TR("Carbon"), ""),
      field(&P::cost, "cost", TR("Cost"), ""),
      field(&P::findings, "findings", TR("Findings"), ""),
  };
};
static_assert(complete<plan::Plan>);
}  // namespace plenum::fields
