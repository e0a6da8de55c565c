#pragma once

#include <string_view>

/// The readers of foreign text, each fed one input. Whatever the bytes are, a reader reads them or throws its own error, and what
/// it has read keeps its promises; anything else ends the program.
namespace plenum::fuzz {

void toml(std::string_view input);
void csv(std::string_view input);
void units(std::string_view input);
void catalog(std::string_view input);

}  // namespace plenum::fuzz
