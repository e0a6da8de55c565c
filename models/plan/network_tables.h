#pragma once

#include <vector>

#include "core/report/blocks.h"
#include "models/plan/fabric_choice.h"
#include "models/plan/figures.h"
#include "models/plan/network.h"

/// The network of a plan as tables, the same for the terminal, files, reports and the desktop. English without `translate`.
namespace plenum::plan {

/// Everything to buy for one network, with the date and basis of each price as `figures` (used_figures()) have them.
report::Table bill_table(const NetworkBill& bill, const Resolved& in, const std::vector<UsedFigure>& figures,
                         const Translate& translate = {});

/// The same for a page: cables of one kind and place in one row, over all their lengths.
report::Table bill_summary(const NetworkBill& bill, const Resolved& in,
                           const std::vector<UsedFigure>& figures, const Translate& translate = {});

/// One row per cable: from rack, unit, port to rack, unit, port.
report::Table schedule_table(const std::vector<fabric::ScheduledCable>& cables,
                             const Translate& translate = {});

/// What the failure of one part costs: endpoint ports cut off, and bandwidth left.
report::Table failures_table(const Resolved& in, const Plan& plan, const Translate& translate = {});

/// What all-reduce, all-gather, reduce-scatter and all-to-all take over sizes, by each algorithm.
report::Table collectives_table(const Resolved& in, const Plan& plan, const Translate& translate = {});

/// Networks for the same servers, a row each.
report::Table options_table(const std::vector<FabricOption>& options, const Resolved& in,
                            const Translate& translate = {});

}  // namespace plenum::plan
