// The one place that flattens the descriptions of plan.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/plan/plan.h"

PLENUM_SCHEMA(plenum::plan::Plan)
