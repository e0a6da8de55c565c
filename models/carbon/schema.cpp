// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/carbon/types.h"

PLENUM_SCHEMA(plenum::carbon::CarbonInputs)
PLENUM_SCHEMA(plenum::carbon::CarbonResults)
