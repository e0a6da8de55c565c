#include "core/units/nearest.h"

#include <algorithm>
#include <cctype>

namespace plenum {
namespace {

constexpr int change = 8;  // the cost of one letter

int substitution_cost(char a, char b) {
  if (a == b) return 0;
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b)) ? 1
                                                                                                    : change;
}

/// Optimal string alignment distance.
int distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = change * static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = change * static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] = std::min({d[i - 1][j] + change, d[i][j - 1] + change,
                          d[i - 1][j - 1] + substitution_cost(a[i - 1], b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + change);
    }
  return d[a.size()][b.size()];
}

/// Whether one is the other with something added at an end, as `price` in `gpu_price`: people leave prefixes out.
bool contains(std::string_view word, std::string_view candidate) {
  return word.size() >= 3 && (candidate.find(word) != candidate.npos ||
                              (candidate.size() >= 3 && word.find(candidate) != word.npos));
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  if (word.empty() || word.size() > 80) return {};
  std::string best;
  int best_distance = 1 << 20;
  for (const auto& candidate : candidates) {
    const auto longer = static_cast<int>(std::max(word.size(), candidate.size()));
    auto d = distance(word, candidate);
    if (d * 3 > longer * change)
      d = contains(word, candidate) ? (longer + static_cast<int>(candidate.size())) * change : (1 << 20);
    if (d < best_distance) best_distance = d, best = candidate;
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  const auto best = nearest(word, candidates);
  return best.empty() ? std::string{} : "did you mean `" + best + "`?";
}

}  // namespace plenum
