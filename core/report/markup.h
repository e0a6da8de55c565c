#pragma once

#include <string>
#include <string_view>

namespace plenum::report {

/// Text inside HTML and SVG elements and attributes.
std::string escaped_markup(std::string_view text);

/// Whether an address is one of the web: only those become links, since addresses come from files.
bool is_web_address(std::string_view address);

}  // namespace plenum::report
