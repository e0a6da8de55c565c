#pragma once

#include "models/cost/capex.h"

namespace plenum::cost {

/// What a year costs at the prices of the first year.
struct Opex {
  MoneyRate energy{}, water{}, staff{}, maintenance{}, insurance_and_tax{}, software_and_support{},
      colocation{}, other{};

  MoneyRate total() const { return energy + colocation + without_energy_and_rent(); }
  MoneyRate without_energy_and_rent() const {
    return water + staff + maintenance + insurance_and_tax + software_and_support + other;
  }
};

/// Operating cost of the first year, in the plan's currency.
Opex opex(const CostInputs& inputs, const Capex& capex, const CostContext& context);

}  // namespace plenum::cost
