// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/site/types.h"

PLENUM_SCHEMA(plenum::site::Region)
PLENUM_SCHEMA(plenum::site::ClimateRecord)
PLENUM_SCHEMA(plenum::site::SiteInputs)
PLENUM_SCHEMA(plenum::site::SiteResults)
PLENUM_SCHEMA(plenum::site::EnergyInputs)
PLENUM_SCHEMA(plenum::site::EnergyResults)
