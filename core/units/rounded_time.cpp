#include "core/units/rounded_time.h"

#include "core/units/unit.h"

namespace plenum::units {

std::string rounded_time(Time time) {
  if (time >= 48.0 * hour) return rounded_text(time / day) + " d";
  if (time >= hour) return rounded_text(time / hour) + " h";
  return rounded_text(time / second / 60.0) + " min";
}

}  // namespace plenum::units
