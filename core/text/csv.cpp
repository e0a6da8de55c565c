#include "core/text/csv.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "core/text/file.h"
#include "core/units/nearest.h"

namespace plenum::text {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

int characters(std::string_view text) {
  int n = 0;
  for (const char c : text) n += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
  return n;
}

}  // namespace

CsvReader::CsvReader(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {
  if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
}

bool CsvReader::at_line_end() const {
  return position_ >= text_.size() || text_[position_] == '\n' || text_[position_] == '\r';
}

void CsvReader::take_line_end() {
  if (position_ >= text_.size()) return;
  position_ += text_.substr(position_).starts_with("\r\n") ? 2 : 1;
  ++line_;
  column_ = 1;
}

bool CsvReader::next(CsvRow& row) {
  while (position_ < text_.size() && at_line_end()) take_line_end();
  if (position_ >= text_.size()) return false;
  std::size_t count = 0;
  for (;;) {
    if (count == row.size()) row.emplace_back();
    auto& cell = row[count++];
    cell.text.clear();
    cell.line = line_;
    cell.column = column_;
    if (position_ < text_.size() && text_[position_] == '"') read_quoted(cell);
    else read_plain(cell);
    if (at_line_end()) break;
    ++position_, ++column_;
  }
  take_line_end();
  row.resize(count);
  return true;
}

void CsvReader::read_plain(CsvCell& cell) {
  const auto end = std::min(text_.find_first_of(",\n\r\"", position_), text_.size());
  const auto content = text_.substr(position_, end - position_);
  cell.text.assign(content);
  column_ += characters(content);
  position_ = end;
  if (position_ < text_.size() && text_[position_] == '"')
    throw error(line_, column_, "a quote inside a cell that does not begin with one",
                "quote the whole cell and double the quotes inside it");
}

void CsvReader::read_quoted(CsvCell& cell) {
  ++position_, ++column_;
  for (;;) {
    const auto end = text_.find_first_of("\"\n", position_);
    if (end == text_.npos)
      throw error(cell, "the quote that opens here is not closed", "close the cell with `\"`");
    const auto content = text_.substr(position_, end - position_);
    cell.text.append(content);
    column_ += characters(content) + 1;
    position_ = end + 1;
    if (text_[end] == '\n') {
      cell.text += '\n';
      ++line_, column_ = 1;
    } else if (position_ < text_.size() && text_[position_] == '"') {
      cell.text += '"';
      ++position_, ++column_;
    } else {
      break;
    }
  }
  if (!at_line_end() && text_[position_] != ',')
    throw error(line_, column_, "text behind a closing quote", "double the quotes inside a quoted cell");
}

InputError CsvReader::error(int line, int column, std::string message, std::string hint) const {
  return error_in(text_, file_, line, column, std::move(message), std::move(hint));
}

InputError CsvReader::error(const CsvCell& cell, std::string message, std::string hint) const {
  return error(cell.line, cell.column, std::move(message), std::move(hint));
}

CsvTable CsvTable::read(const std::filesystem::path& file) { return parse(read_file(file), file.string()); }

CsvTable CsvTable::parse(std::string text, std::string file) {
  CsvTable table;
  table.text_ = std::move(text);
  table.file_ = std::move(file);
  CsvReader reader(table.text_, table.file_);
  if (!reader.next(table.header_))
    throw InputError(table.file_, 0, 0, "the file is empty", "the first line names the columns");
  for (std::size_t i = 0; i < table.header_.size(); ++i)
    if (table.column(table.header_[i].text) != i)
      throw reader.error(table.header_[i],
                         fmt::format("the column `{}` appears twice", table.header_[i].text));
  for (CsvRow row; reader.next(row); table.rows_.push_back(row)) {
    if (row.size() == table.header_.size()) continue;
    const auto& place = row[std::min(row.size() - 1, table.header_.size())];
    throw reader.error(
        place, fmt::format("{} cells in a row of a table with {} columns", row.size(), table.header_.size()),
        "quote cells that hold a comma");
  }
  return table;
}

std::optional<std::size_t> CsvTable::column(std::string_view name) const {
  for (std::size_t i = 0; i < header_.size(); ++i)
    if (header_[i].text == name) return i;
  return {};
}

std::size_t CsvTable::need(std::string_view name) const {
  if (const auto index = column(name)) return *index;
  std::vector<std::string> names;
  for (const auto& cell : header_) names.push_back(cell.text);
  throw error(header_.front(), fmt::format("there is no column `{}`", name), did_you_mean(name, names));
}

double CsvTable::number(const CsvCell& cell) const {
  double value = 0.0;
  const auto* end = cell.text.data() + cell.text.size();
  const auto [stop, problem] = std::from_chars(cell.text.data(), end, value);
  if (problem != std::errc{} || stop != end || !std::isfinite(value))
    throw error(cell, fmt::format("`{}` is not a finite number", cell.text),
                "write digits with a decimal point, like 10.2");
  return value;
}

std::optional<double> CsvTable::optional_number(const CsvCell& cell) const {
  if (cell.text.empty()) return {};
  return number(cell);
}

InputError CsvTable::error(const CsvCell& cell, std::string message, std::string hint) const {
  return error_in(text_, file_, cell.line, cell.column, std::move(message), std::move(hint));
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto& cell = cells[i];
    if (i > 0) line += ',';
    const bool blank_end = !cell.empty() && (cell.front() == ' ' || cell.back() == ' ');
    // A row of one empty cell would read as an empty line.
    if (cell.find_first_of(",\"\r\n") == cell.npos && !blank_end && !(cell.empty() && cells.size() == 1)) {
      line += cell;
      continue;
    }
    line += '"';
    for (const char c : cell) line += c == '"' ? "\"\"" : std::string(1, c);
    line += '"';
  }
  return line += '\n';
}

}  // namespace plenum::text
