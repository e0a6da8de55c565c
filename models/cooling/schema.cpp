// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/cooling/types.h"

PLENUM_SCHEMA(plenum::cooling::CoolingPlant)
PLENUM_SCHEMA(plenum::cooling::CoolingInputs)
PLENUM_SCHEMA(plenum::cooling::CoolingOption)
PLENUM_SCHEMA(plenum::cooling::CoolingResults)
