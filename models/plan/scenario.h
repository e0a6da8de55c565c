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

/// All inputs of a plan: plain data, only what the architect decides. Everything else comes from the catalogue.
struct Scenario {
  PlanInputs plan;
  workload::WorkloadInputs workload;
  workload::ComputeInputs compute;
  fabric::FabricInputs fabric;
  rack::RackInputs racks;
  power::PowerInputs power;
  cooling::CoolingInputs cooling;
  site::SiteInputs site;
  site::EnergyInputs energy;
  carbon::CarbonInputs carbon;
  cost::CostInputs cost;
  cost::FinanceInputs finance;
  bool operator==(const Scenario&) const = default;
};

}  // namespace plenum::plan

namespace plenum::fields {
template <>
struct Describe<plan::Scenario> {
  using S = plan::Scenario;
  static constexpr std::string_view title = TR("Scenario");
  static constexpr std::tuple fields{
      field(&S::plan, "plan", TR("Plan"), ""),          field(&S::workload, "workload", TR("Workload"), ""),
      field(&S::compute, "compute", TR("GPUs"), ""),    field(&S::fabric, "fabric", TR("Fabric"), ""),
      field(&S::racks, "racks", TR("Racks"), ""),       field(&S::power, "power", TR("Power"), ""),
      field(&S::cooling, "cooling", TR("Cooling"), ""), field(&S::site, "site", TR("Site"), ""),
      field(&S::energy, "energy", TR("Energy"), ""),    field(&S::carbon, "carbon", TR("Carbon"), ""),
      field(&S::cost, "cost", TR("Cost"), ""),          field(&S::finance, "finance", TR("Finance"), ""),
  };
};
static_assert(complete<plan::Scenario>);
}  // namespace plenum::fields
