#include <tuple>

#include "models/fabric/cabling/cabling.h"

namespace plenum::fabric {

namespace {

bool reaches(const Cable& cable, Length length) {
  return !cable.max_length || *cable.max_length * (1.0 + 1e-9) >= length;
}

/// What is chosen by where prices are equal: less power, then what is not longer than it must be.
auto rank(const Cable& cable) {
  constexpr double unlimited = 1e9;
  return std::tuple(cable.price.value_or(Money{}).value(), cable.power_per_end.value_or(Power{}).value(),
                    cable.max_length ? cable.max_length->value() : unlimited);
}

}  // namespace

CableChoice choose_cables(std::vector<Cable> candidates) {
  CableChoice choice;
  if (candidates.size() > 1) std::erase_if(candidates, [](const Cable& cable) { return !cable.price; });
  choice.cables = std::move(candidates);
  for (std::size_t i = 0; i < sold_lengths.size(); ++i) {
    int best = -1;
    for (std::size_t j = 0; j < choice.cables.size(); ++j) {
      const auto& cable = choice.cables[j];
      if (!reaches(cable, sold_lengths[i] * metre)) continue;
      if (best < 0 || rank(cable) < rank(choice.cables[static_cast<std::size_t>(best)]))
        best = static_cast<int>(j);
    }
    choice.reach[i] = best;
  }
  return choice;
}

const Cable* chosen(const CableChoice& choice, std::size_t sold_length) {
  const int index = choice.reach[sold_length];
  if (index >= 0) return &choice.cables[static_cast<std::size_t>(index)];
  return choice.cables.size() == 1 ? &choice.cables.front() : nullptr;
}

}  // namespace plenum::fabric
