// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/power/types.h"

PLENUM_SCHEMA(plenum::power::PowerStage)
PLENUM_SCHEMA(plenum::power::PowerInputs)
PLENUM_SCHEMA(plenum::power::PowerResults)
