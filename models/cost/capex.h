#pragma once

#include "models/cost/cost.h"

namespace plenum::cost {

/// What is bought at the start.
struct Capex {
  Money servers{};      ///< with GPUs
  Money network{};      ///< switches, cables, their installation
  Money racks{};        ///< cabinets, circuits, rack PDUs
  Money other{};        ///< what the plan does not model
  Money facility{};     ///< building, power and cooling; zero in colocation
  Money contingency{};  ///< on the facility

  Money it() const { return servers + network + racks + other; }
  Money building() const { return facility + contingency; }
  Money total() const { return it() + building(); }
};

/// Capital cost at the start, in the plan's currency.
Capex capex(const CostInputs& inputs, const CostContext& context);

}  // namespace plenum::cost
