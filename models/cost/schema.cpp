// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/cost/types.h"

PLENUM_SCHEMA(plenum::cost::Planning)
PLENUM_SCHEMA(plenum::cost::CostInputs)
PLENUM_SCHEMA(plenum::cost::FinanceInputs)
PLENUM_SCHEMA(plenum::cost::CostResults)
