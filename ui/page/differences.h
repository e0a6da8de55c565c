#pragma once

#include "core/report/blocks.h"

namespace plenum::ui {

class Document;

/// The inputs that are not at their default: name, value, default.
report::Table differences_table(const Document& document);

}  // namespace plenum::ui
