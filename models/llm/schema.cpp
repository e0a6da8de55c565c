// The one place that flattens the descriptions of the types; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/llm/serving_types.h"
#include "models/llm/training_types.h"
#include "models/llm/types.h"

PLENUM_SCHEMA(plenum::llm::LanguageModel)
PLENUM_SCHEMA(plenum::llm::LayoutInputs)
PLENUM_SCHEMA(plenum::llm::Layout)
PLENUM_SCHEMA(plenum::llm::TrainingEngine)
PLENUM_SCHEMA(plenum::llm::TrainingMemory)
PLENUM_SCHEMA(plenum::llm::IterationTime)
PLENUM_SCHEMA(plenum::llm::ServingEngine)
