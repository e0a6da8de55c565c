#pragma once

#include <string>
#include <string_view>

namespace plenum::report {

/// Text inside HTML and SVG elements and attributes.
std::string escaped_markup(std::string_view text);

}  // namespace plenum::report
