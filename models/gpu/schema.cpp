// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/gpu/types.h"

PLENUM_SCHEMA(plenum::gpu::Gpu)
