#pragma once

#include "core/fields/schema.h"
#include "models/plan/types.h"

namespace plenum::plan {

class Catalogue;

/// Units of `to`'s currency that one unit of `from`'s buys; 1 for a currency that is unknown. Between equal currencies it is 1 whatever
/// their exchange rates: a price that somebody stated in the plan's currency stays when the dollar moves.
double conversion(const PlanInputs& from, const PlanInputs& to, const Catalogue& catalogue);

/// Whether a member is a price: a number whose dimension contains money.
bool is_price(const fields::Member& member);

/// Multiplies every price inside an object by `factor` to the power of money in its dimension.
void convert_prices(fields::Object object, double factor);

}  // namespace plenum::plan
