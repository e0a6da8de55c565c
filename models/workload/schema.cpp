// The one place that flattens the descriptions of types.h; see core/fields/flatten.h.
#include "core/fields/flatten.h"
#include "models/workload/types.h"

PLENUM_SCHEMA(plenum::workload::Server)
PLENUM_SCHEMA(plenum::workload::ComputeInputs)
PLENUM_SCHEMA(plenum::workload::ComputeResults)
PLENUM_SCHEMA(plenum::workload::TrainingJob)
PLENUM_SCHEMA(plenum::workload::FinetuningJob)
PLENUM_SCHEMA(plenum::workload::InferenceService)
PLENUM_SCHEMA(plenum::workload::WorkloadInputs)
PLENUM_SCHEMA(plenum::workload::TrainingResult)
PLENUM_SCHEMA(plenum::workload::InferenceResult)
PLENUM_SCHEMA(plenum::workload::WorkloadResults)
