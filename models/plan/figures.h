#pragma once

#include <string>

#include "core/catalog/provenance.h"

namespace plenum::plan {

/// One catalogue figure that a plan rests on, ready for people: the value is already a text in the unit that is named.
struct UsedFigure {
  std::string path;   ///< `catalog.gpu.tdp`
  std::string label;  ///< "NVIDIA V100 SXM2 32 GB: TDP"
  std::string value;  ///< "300"
  std::string unit;   ///< "W"; empty for plain numbers
  catalog::Provenance provenance;
  std::string source_title, source_url;
  bool operator==(const UsedFigure&) const = default;
};

}  // namespace plenum::plan
