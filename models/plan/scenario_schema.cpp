// The one place that flattens the descriptions of scenario.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/plan/scenario.h"

PLENUM_SCHEMA(plenum::plan::Scenario)
