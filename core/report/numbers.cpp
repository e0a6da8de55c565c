#include "core/report/numbers.h"

#include <cctype>

namespace plenum::report {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a character beside a number makes it part of a word, a path or a version.
bool joins(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '/' || c == '-'; }

/// Whether a number may begin here: a digit that does not go on with a word, a path or a version. A hyphen before it is its
/// sign unless a word stands before that.
bool begins_number(std::string_view text, std::size_t at) {
  if (!digit(text[at])) return false;
  if (at == 0) return true;
  if (text[at - 1] == '-') return at == 1 || !joins(text[at - 2]);
  return !joins(text[at - 1]) && text[at - 1] != '.';
}

/// The end of an English number that begins at `at`: digits, groups of three behind commas, decimals; npos when it is none.
std::size_t number_end(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && digit(text[end])) ++end;
  const auto group_at = [&](std::size_t p) {
    return p + 3 < text.size() && text[p] == ',' && digit(text[p + 1]) && digit(text[p + 2]) &&
           digit(text[p + 3]) && (p + 4 >= text.size() || !digit(text[p + 4]));
  };
  if (end - at <= 3)
    while (end < text.size() && group_at(end)) end += 4;
  if (end + 1 < text.size() && text[end] == '.' && digit(text[end + 1])) {
    ++end;
    while (end < text.size() && digit(text[end])) ++end;
    if (end + 1 < text.size() && text[end] == '.' && digit(text[end + 1])) return text.npos;
  }
  return end;
}

void in_style(std::string& text, const NumberStyle& style) { text = with_numbers(text, style); }

struct Writer {
  const NumberStyle& style;

  void operator()(Heading&) const {}
  void operator()(Paragraph& p) const { in_style(p.text, style); }
  void operator()(Formula& f) const { in_style(f.text, style); }
  void operator()(KeyNumbers& k) const {
    for (auto& number : k.numbers) in_style(number.value, style), in_style(number.note, style);
  }
  void operator()(Table& t) const {
    const auto row_in_style = [&](std::vector<Cell>& row) {
      for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i].number || t.columns[i].align == Align::right) in_style(row[i].text, style);
    };
    for (auto& row : t.rows) row_in_style(row);
    row_in_style(t.total);
  }
  void operator()(Chart&) const {}
  void operator()(Figure& f) const {
    for (auto& text : f.texts)
      for (auto& form : text.forms) in_style(form, style);
    for (auto& box : f.boxes) in_style(box.about, style);
    in_style(f.note, style);
    (*this)(f.table);
  }
  void operator()(FindingBlock& f) const { in_style(f.text, style), in_style(f.fix, style); }
  void operator()(SourceList&) const {}
  void operator()(PageBreak&) const {}
};

}  // namespace

NumberStyle number_style(std::string_view language) {
  if (language.starts_with("fr")) return {",", "\u202f"};
  return {};
}

std::string with_numbers(std::string_view text, const NumberStyle& style) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = begins_number(text, at) ? number_end(text, at) : text.npos;
    if (end != text.npos && (end >= text.size() || text[end] == '/' || !joins(text[end]))) {
      for (; at < end; ++at)
        out += text[at] == ',' ? style.group : text[at] == '.' ? style.decimal : std::string(1, text[at]);
      continue;
    }
    // A word or a version goes through as a whole, so that its inner digits are not taken for numbers.
    do out += text[at++];
    while (at < text.size() && (digit(text[at]) || text[at] == '.') && !begins_number(text, at) &&
           text[at - 1] != ' ');
  }
  return out;
}

void write_numbers(Report& report, const NumberStyle& style) {
  for (auto& block : report.blocks) std::visit(Writer{style}, block);
}

}  // namespace plenum::report
