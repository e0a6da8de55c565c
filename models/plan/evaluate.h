#pragma once

#include <functional>
#include <string_view>

#include "models/cost/cost.h"
#include "models/plan/plan.h"
#include "models/plan/resolved.h"
#include "models/workload/sizing.h"

namespace plenum::plan {

class Catalogue;

/// The scenario with every option filled and copies of the records that it names, prices in the plan's currency.
/// Throws fields::FieldError for a record or currency that is not there (with a suggestion).
Resolved resolve(const Scenario& scenario, const Catalogue& catalogue);

/// The plan of a resolved scenario: the one place that knows the order of the models. Pure; never throws for a bad plan, which
/// is told by findings.
Plan evaluate(const Resolved& in);

/// The GPUs, servers and network that jobs and services run on, when the network joins so many servers; of a number that is not
/// known yet: a network that slows nobody down.
llm::Cluster cluster(const Resolved& in, std::optional<Servers> servers);
/// The same for the servers that the scenario states.
llm::Cluster cluster(const Resolved& in);

/// What the hardware must do: jobs and services with their records. Points into `in`.
workload::Demand demand(const Resolved& in, const llm::Cluster& on);
workload::Demand demand(const Resolved& in);

/// What the cost model was told about the plan; cost::cash_flow() takes the same.
cost::CostContext cost_context(const Resolved& in, const Plan& plan);

/// Gives the text of another language for an English one marked TR, or the text itself.
using Translate = std::function<std::string(std::string_view)>;

/// What the plan violates or its reader must know, worst first; in another language with `translate`.
std::vector<Finding> findings(const Resolved& in, const Plan& plan, const Translate& translate = {});

}  // namespace plenum::plan
