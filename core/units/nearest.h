#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plenum {

/// The candidate most like `word` (edit distance with transposition, case counts little), or an empty string when
/// nothing is close enough to be what was meant: at most a third of the longer word's letters may differ.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

/// " (did you mean `x`?)" for messages, or nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace plenum
