// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/plan/types.h"

PLENUM_SCHEMA(plenum::plan::PlanInputs)
PLENUM_SCHEMA(plenum::plan::Finding)
PLENUM_SCHEMA(plenum::plan::Currency)
