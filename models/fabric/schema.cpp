// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/fabric/types.h"

PLENUM_SCHEMA(plenum::fabric::Switch)
PLENUM_SCHEMA(plenum::fabric::Cable)
PLENUM_SCHEMA(plenum::fabric::SideFabricInputs)
PLENUM_SCHEMA(plenum::fabric::CellInputs)
PLENUM_SCHEMA(plenum::fabric::FabricInputs)
PLENUM_SCHEMA(plenum::fabric::SideFabricResults)
PLENUM_SCHEMA(plenum::fabric::FabricResults)
