#pragma once

#include <array>
#include <memory>
#include <vector>

#include "models/cooling/chiller.h"
#include "models/cooling/climate.h"
#include "models/fabric/fabric.h"
#include "models/plan/scenario.h"
#include "models/workload/run.h"
#include "models/workload/service.h"

namespace plenum::plan {

/// Copies of the catalogue's records that a scenario names, prices converted into the plan's currency. They are part of
/// the inputs of evaluate(), so a study can vary them by path: `catalog.gpu.tdp`.
struct CatalogCopies {
  gpu::Gpu gpu;
  workload::Server server;
  fabric::Hardware fabric;                         ///< of the compute fabric
  fabric::Hardware storage, in_band, out_of_band;  ///< empty where there is no such network
  rack::Rack rack;
  power::PowerStage ups, transformer, distribution;
  cooling::CoolingPlant plant;  ///< of the planned technology; meaningless under `auto`
  site::Region region;
  cost::Planning planning;
  bool operator==(const CatalogCopies&) const = default;
};

/// Everything that evaluate() needs and nothing else: inputs with every option filled, copies of the records they name, and
/// shared immutable series and lists.
struct Resolved {
  Scenario inputs;
  CatalogCopies catalog;
  std::array<cooling::CoolingPlant, cooling::technology_count>
      plants;                                            ///< in the order of Technology, from crac_dx
  std::shared_ptr<const std::vector<rack::Feed>> feeds;  ///< candidates by rising continuous power
  std::shared_ptr<const cooling::Climate> climate;
  std::shared_ptr<const cooling::ChillerTable> chillers;
  std::vector<workload::RunRecords> training, finetuning;  ///< one per job
  std::vector<workload::ServiceRecords> services;          ///< one per service
};

}  // namespace plenum::plan
