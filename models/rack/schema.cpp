// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/rack/types.h"

PLENUM_SCHEMA(plenum::rack::Rack)
PLENUM_SCHEMA(plenum::rack::Feed)
PLENUM_SCHEMA(plenum::rack::RackInputs)
PLENUM_SCHEMA(plenum::rack::RackResults)
