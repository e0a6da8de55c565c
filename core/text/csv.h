#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/input_error.h"

/// Comma-separated values after RFC 4180: quoted cells may hold commas, line ends and doubled quotes; lines end in LF, CRLF
/// or CR; a byte order mark and empty lines are skipped.
namespace plenum::text {

struct CsvCell {
  std::string text;
  int line = 0, column = 0;  ///< where it begins; columns count characters
};
using CsvRow = std::vector<CsvCell>;

/// Reads row by row, in one pass. The text must outlive the reader.
class CsvReader {
 public:
  CsvReader(std::string_view text, std::string file);

  /// The next row with content, into `row` (its memory is used again); false at the end. Throws InputError for a quote that
  /// is not closed, text behind a closing quote and a quote inside an unquoted cell.
  bool next(CsvRow& row);

  /// An error at a place of the text.
  InputError error(int line, int column, std::string message, std::string hint = {}) const;
  InputError error(const CsvCell& cell, std::string message, std::string hint = {}) const;

 private:
  void read_quoted(CsvCell& cell);
  void read_plain(CsvCell& cell);
  bool at_line_end() const;
  void take_line_end();

  std::string_view text_;
  std::string file_;
  std::size_t position_ = 0;
  int line_ = 1, column_ = 1;
};

/// A whole file with a header line.
class CsvTable {
 public:
  /// Throws InputError: unreadable, empty, a header name twice, a row with more or fewer cells than the header.
  static CsvTable read(const std::filesystem::path& file);
  static CsvTable parse(std::string text, std::string file);

  const std::string& file() const { return file_; }
  const CsvRow& header() const { return header_; }
  const std::vector<CsvRow>& rows() const { return rows_; }

  /// The index of a column, or nothing; need() throws InputError at the header with a suggestion instead.
  std::optional<std::size_t> column(std::string_view name) const;
  std::size_t need(std::string_view name) const;

  /// The finite number in a cell (plain decimal); an InputError at the cell when it is none. optional_number gives nothing
  /// for an empty cell.
  double number(const CsvCell& cell) const;
  std::optional<double> optional_number(const CsvCell& cell) const;

  InputError error(const CsvCell& cell, std::string message, std::string hint = {}) const;

 private:
  std::string file_, text_;
  CsvRow header_;
  std::vector<CsvRow> rows_;
};

/// One line with its line feed; cells with commas, quotes, line ends or blanks at an end are quoted.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace plenum::text
