#pragma once

#include <string>
#include <string_view>

#include "core/report/blocks.h"

namespace plenum::report {

/// How numbers are written for readers of one language.
struct NumberStyle {
  std::string decimal = ".", group = ",";
};

/// The style of a language (BCP 47): French writes 10 825,7 with a narrow no-break space; others as English does.
NumberStyle number_style(std::string_view language);

/// The text with its English numbers (1,024 or 10.2) in the style. What only looks like a number stays: versions (0.1.0), parts of words
/// and paths.
std::string with_numbers(std::string_view text, const NumberStyle& style);

/// The same for everything in a report that people read as numbers; sources and identifiers stay.
void write_numbers(Report& report, const NumberStyle& style);

}  // namespace plenum::report
