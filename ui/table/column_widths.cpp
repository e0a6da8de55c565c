#include "ui/table/column_widths.h"

#include <algorithm>
#include <numeric>

namespace plenum::ui {
namespace {

using Widths = std::vector<int>;

int sum(const Widths& widths) { return std::accumulate(widths.begin(), widths.end(), 0); }

Widths below(const Widths& widths, const Widths& floors, int level) {
  Widths result(widths.size());
  for (std::size_t i = 0; i < widths.size(); ++i) result[i] = std::max(floors[i], std::min(widths[i], level));
  return result;
}

/// Lowers the widest to one level, none below its floor, until they fit the room or all are at their floors.
Widths lowered(const Widths& widths, const Widths& floors, int room) {
  int low = 0, high = *std::max_element(widths.begin(), widths.end());
  while (low < high) {
    const int level = (low + high + 1) / 2;
    if (sum(below(widths, floors, level)) <= room) low = level;
    else high = level - 1;
  }
  return below(widths, floors, low);
}

Widths parts(const std::vector<ColumnNeed>& needs, int ColumnNeed::*part) {
  Widths result;
  for (const auto& need : needs) result.push_back(need.*part);
  return result;
}

}  // namespace

std::vector<int> column_widths(const std::vector<ColumnNeed>& needs, int room) {
  if (needs.empty()) return {};
  auto widths = parts(needs, &ColumnNeed::wanted);
  const auto single = parts(needs, &ColumnNeed::single), least = parts(needs, &ColumnNeed::least);
  auto labels_whole = least, labels_longer = least;
  labels_whole.front() = single.front();
  labels_longer.front() = std::max(least.front(), single.front() * 3 / 4);
  if (sum(widths) > room) widths = lowered(widths, single, room);
  if (sum(widths) > room) {
    const auto& floors = sum(labels_whole) <= room    ? labels_whole
                         : sum(labels_longer) <= room ? labels_longer
                                                      : least;
    widths = lowered(single, floors, room);
  }
  widths.front() += std::max(0, room - sum(widths));
  return widths;
}

}  // namespace plenum::ui
