#pragma once

#include "models/plan/catalogue.h"
#include "models/plan/scenario_file.h"

namespace plenum::test {

/// The catalogue of this source tree, read once.
inline const plan::Catalogue& catalogue() {
  static const auto c = plan::Catalogue::load(PLENUM_SOURCE_DIR "/data");
  return *c;
}

/// One of data/examples.
inline plan::Scenario example(const std::string& name) {
  return plan::read_scenario(std::string(PLENUM_SOURCE_DIR "/data/examples/") + name, catalogue());
}

}  // namespace plenum::test
