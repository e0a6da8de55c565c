#pragma once

#include "core/report/blocks.h"
#include "core/units/unit.h"
#include "models/plan/evaluate.h"

/// The charts of a plan, in the reader's language.
namespace plenum::ui {

/// Capital cost and the operating cost of the horizon at first-year prices, by item, the largest first.
report::Chart cost_chart(const plan::Resolved& in, const plan::Plan& plan,
                         const units::Currencies& currencies);

/// Average power from the servers to the utility: what each stage adds.
report::Chart power_chart(const plan::Plan& plan);

/// PUE of the twelve months.
report::Chart pue_chart(const plan::Plan& plan);

/// How many servers each limit of a rack would allow.
report::Chart rack_chart(const plan::Plan& plan);

/// Carbon over the horizon: making it and running it.
report::Chart carbon_chart(const plan::Resolved& in, const plan::Plan& plan);

}  // namespace plenum::ui
