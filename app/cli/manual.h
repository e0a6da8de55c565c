#pragma once

#include <string>

namespace plenum::cli {

/// The manual of inputs and results, made from the descriptions alone: Markdown, and plenum-parameters(5) as roff.
std::string parameter_manual_markdown();
std::string parameter_manual_roff();

/// Escapes a text for roff: backslashes, leading dots, hyphens.
std::string roff(std::string_view text);

}  // namespace plenum::cli
