#pragma once

#include <vector>

/// How the columns of a table share its width.
namespace plenum::ui {

/// What a column needs, in pixels; each is at most the one before.
struct ColumnNeed {
  int wanted = 0;  ///< heading and cells on one line
  int single = 0;  ///< the heading on two lines, the cells on one
  int least = 0;   ///< cells of texts wrapped, no word cut
};

/// One width a column. Where the room is enough, the first column gets what is over; else headings wrap, then texts, the widest
/// first; the first column (what a row is called) wraps last, and then little. Where even the least is too wide, that is returned
/// and the table must scroll.
std::vector<int> column_widths(const std::vector<ColumnNeed>& needs, int room);

}  // namespace plenum::ui
