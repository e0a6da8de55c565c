#pragma once

#include <string>

#include "core/units/quantity.h"

namespace plenum::units {

/// A time for people in the unit that suits it, four digits: `12 min`, `36 h`, `6.4 d`. Symbols, so it reads in any language.
std::string rounded_time(Time time);

}  // namespace plenum::units
