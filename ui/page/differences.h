#pragma once

#include <QString>

#include <string>

#include "core/report/blocks.h"

namespace plenum::ui {

class Document;

/// An input with its subject or list entry: "Racks: Power limit", "Training job 1: Deadline".
QString full_label(const Document& document, const std::string& path);

/// The inputs that are not at their default, or not as in a variant's base: name, value, and that other value.
report::Table differences_table(const Document& document);

}  // namespace plenum::ui
