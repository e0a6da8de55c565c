#pragma once

#include "models/plan/catalogue.h"
#include "models/plan/resolved.h"

namespace plenum::plan {

/// Fills out.inputs.fabric and out.catalog's switches, cables and adapter for the server that out.catalog holds; `per_dollar` is
/// what a dollar costs in the plan's currency. Throws fields::FieldError with the path of the input that cannot be met.
void resolve_fabric(Resolved& out, const Catalogue& catalogue, double per_dollar);

}  // namespace plenum::plan
