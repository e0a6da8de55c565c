#include "core/report/xlsx.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <system_error>
#include <tuple>

#include "core/text/file.h"

namespace plenum::report {
namespace {

constexpr lxw_row_t most_rows = LXW_ROW_MAX;
constexpr std::size_t longest_text = 32767, longest_name = 31;
constexpr double narrowest = 9, widest = 60;

/// Characters of a UTF-8 text.
std::size_t characters(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// The first `most` characters of a UTF-8 text.
std::string first_characters(const std::string& text, std::size_t most) {
  std::size_t end = 0, seen = 0;
  while (end < text.size() && ((text[end] & 0xC0) == 0x80 || seen < most)) {
    if ((text[end] & 0xC0) != 0x80) ++seen;
    ++end;
  }
  return text.substr(0, end);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

bool whole(double number) { return std::abs(number) < 1e15 && number == std::floor(number); }

/// The formats of a workbook: for texts, and for numbers by how they are written.
class Formats {
 public:
  explicit Formats(lxw_workbook* book) : book_(book) {}

  lxw_format* heading(double size) {
    auto* format = workbook_add_format(book_);
    format_set_bold(format);
    format_set_font_size(format, size);
    return format;
  }
  lxw_format* header(Align align) {
    auto* format = workbook_add_format(book_);
    format_set_bold(format);
    format_set_text_wrap(format);
    format_set_bottom(format, LXW_BORDER_THIN);
    format_set_align(format, LXW_ALIGN_VERTICAL_BOTTOM);
    if (align == Align::right) format_set_align(format, LXW_ALIGN_RIGHT);
    return format;
  }
  lxw_format* number(double value, bool estimate, bool total) {
    const bool grouped = whole(value) && std::abs(value) >= 10000;
    auto*& format = numbers_[{grouped, estimate, total}];
    if (format == nullptr) {
      format = workbook_add_format(book_);
      const std::string pattern = grouped ? "#,##0" : "General";
      format_set_num_format(format, (estimate ? pattern + "\" " + estimate_mark + "\"" : pattern).c_str());
      if (total) as_total(format);
    }
    return format;
  }
  lxw_format* text(bool right, bool total) {
    if (!right && !total) return nullptr;
    auto*& format = texts_[{right, total}];
    if (format == nullptr) {
      format = workbook_add_format(book_);
      if (right) format_set_align(format, LXW_ALIGN_RIGHT);
      if (total) as_total(format);
    }
    return format;
  }

 private:
  static void as_total(lxw_format* format) {
    format_set_bold(format);
    format_set_top(format, LXW_BORDER_THIN);
  }

  lxw_workbook* book_;
  std::map<std::tuple<bool, bool, bool>, lxw_format*> numbers_;
  std::map<std::pair<bool, bool>, lxw_format*> texts_;
};

class Writer {
 public:
  Writer(lxw_workbook* book, const Report& report)
      : book_(book), formats_(book), title_(formats_.heading(16)), section_(formats_.heading(14)),
        part_(formats_.heading(12)), bold_(formats_.heading(11)), left_(formats_.header(Align::left)),
        right_(formats_.header(Align::right)), fallback_(report.title) {
    if (!report.title.empty()) line(report.title, title_);
    if (!report.subtitle.empty()) line(report.subtitle);
    for (const auto& block : report.blocks) std::visit(*this, block);
    if (!report.footer.empty()) gap(), line(report.footer);
    finish();
  }

  void operator()(const Heading& heading) {
    if (heading.level > 1) {
      gap();
      line(heading.text, part_);
      return;
    }
    open(heading.text);
    line(heading.text, section_);
  }

  void operator()(const Paragraph& paragraph) { line(paragraph.text); }
  void operator()(const Formula& formula) { line(formula.text); }
  void operator()(const PageBreak&) {}

  void operator()(const KeyNumbers& key) {
    gap();
    for (const auto& number : key.numbers) texts({number.label, number.value, number.note});
  }

  void operator()(const FindingBlock& finding) {
    texts({finding.label, finding.title, finding.text, finding.fix});
  }

  void operator()(const SourceList& sources) {
    gap();
    if (!sources.title.empty()) line(sources.title, part_);
    for (const auto& entry : sources.entries) texts({entry.id, entry.title, entry.url, entry.as_of});
  }

  void operator()(const Chart& chart) { (*this)(table_of(chart)); }
  void operator()(const Figure& figure) { (*this)(table_of(figure)); }

  void operator()(const Table& table) {
    gap();
    if (!table.title.empty()) line(table.title, bold_);
    header(table);
    ++tables_;
    for (const auto& row : table.rows) {
      if (row_ >= most_rows) {
        end_table();
        open(name_);
        header(table);
        ++tables_;
      }
      cells(row, table.columns, false);
    }
    if (!table.total.empty()) cells(table.total, table.columns, true);
    end_table();
    if (!table.note.empty()) line(table.note);
  }

 private:
  /// A new sheet; `text` with a number behind it where a sheet has that name.
  void open(const std::string& text) {
    finish();
    name_ = text;
    std::string name = sheet_name(text);
    for (int n = 2; !names_.insert(lower(name)).second; ++n) {
      const std::string number = " " + std::to_string(n);
      name = first_characters(sheet_name(text), longest_name - number.size()) + number;
    }
    sheet_ = workbook_add_worksheet(book_, name.c_str());
    row_ = 0, tables_ = 0, widths_.clear();
  }

  void ready() {
    if (sheet_ == nullptr || row_ >= most_rows) open(sheet_ == nullptr ? fallback_ : name_);
  }

  /// An empty row before a part, but at the top of a sheet.
  void gap() {
    ready();
    if (row_ > 0) ++row_;
  }

  void put(lxw_col_t column, const std::string& text, lxw_format* format) {
    if (!text.empty())
      worksheet_write_string(sheet_, row_, column, first_characters(text, longest_text).c_str(), format);
  }

  void line(const std::string& text, lxw_format* format = nullptr) {
    ready();
    put(0, text, format);
    ++row_;
  }

  void texts(const std::vector<std::string>& row) {
    ready();
    for (std::size_t i = 0; i < row.size(); ++i) {
      put(static_cast<lxw_col_t>(i), row[i], nullptr);
      widen(i, row[i]);
    }
    ++row_;
  }

  void widen(std::size_t column, const std::string& text) {
    if (widths_.size() <= column) widths_.resize(column + 1, narrowest);
    widths_[column] =
        std::max(widths_[column], std::min(widest, static_cast<double>(characters(text)) + 2.0));
  }

  void header(const Table& table) {
    ready();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const auto text = header_text(table.columns[i]);
      put(static_cast<lxw_col_t>(i), text, table.columns[i].align == Align::right ? right_ : left_);
      widen(i, text);
    }
    header_row_ = row_++;
    columns_ = static_cast<lxw_col_t>(table.columns.size());
  }

  void cells(const std::vector<Cell>& row, const std::vector<Column>& columns, bool total) {
    ready();
    for (std::size_t i = 0; i < row.size(); ++i) {
      const auto& cell = row[i];
      const auto column = static_cast<lxw_col_t>(i);
      if (cell.number && std::isfinite(*cell.number))
        worksheet_write_number(sheet_, row_, column, *cell.number,
                               formats_.number(*cell.number, cell.estimate, total));
      else put(column, marked_text(cell), formats_.text(columns[i].align == Align::right, total));
      widen(i, marked_text(cell));
    }
    if (!total) last_row_ = row_;
    ++row_;
  }

  void end_table() {
    if (tables_ == 1) only_ = {header_row_, std::max(header_row_, last_row_), columns_};
  }

  /// Widths, and the header of a sheet's only table.
  void finish() {
    if (sheet_ == nullptr) return;
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      const auto column = static_cast<lxw_col_t>(i);
      worksheet_set_column(sheet_, column, column, widths_[i], nullptr);
    }
    if (tables_ != 1 || only_.columns == 0) return;
    worksheet_freeze_panes(sheet_, only_.header + 1, 0);
    if (only_.last > only_.header)
      worksheet_autofilter(sheet_, only_.header, 0, only_.last, static_cast<lxw_col_t>(only_.columns - 1));
  }

  struct Range {
    lxw_row_t header = 0, last = 0;
    lxw_col_t columns = 0;
  };

  lxw_workbook* book_;
  Formats formats_;
  lxw_format *title_, *section_, *part_, *bold_, *left_, *right_;
  std::string fallback_, name_;
  std::set<std::string> names_;
  lxw_worksheet* sheet_ = nullptr;
  lxw_row_t row_ = 0, header_row_ = 0, last_row_ = 0;
  lxw_col_t columns_ = 0;
  int tables_ = 0;
  Range only_;
  std::vector<double> widths_;
};

/// The library writes files only.
struct TemporaryFolder {
  std::filesystem::path path;

  TemporaryFolder() {
    auto name = (std::filesystem::temp_directory_path() / "plenum-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw text::FileError(name, std::strerror(errno));
    path = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
};

}  // namespace

std::string sheet_name(const std::string& text) {
  std::string name;
  for (const char c : text)
    name += std::string_view("[]:*?/\\").find(c) == std::string_view::npos &&
                    static_cast<unsigned char>(c) >= 0x20
                ? c
                : ' ';
  name = first_characters(name, longest_name);
  const auto edge = [](char c) { return c == '\'' || c == ' '; };
  while (!name.empty() && edge(name.front())) name.erase(name.begin());
  while (!name.empty() && edge(name.back())) name.pop_back();
  // Spreadsheets keep this name for themselves.
  if (name.empty() || lower(name) == "history") return "Plenum";
  return name;
}

std::string xlsx(const Report& report) {
  const TemporaryFolder folder;
  const auto file = folder.path / "report.xlsx";
  std::unique_ptr<lxw_workbook, void (*)(lxw_workbook*)> book(workbook_new(file.c_str()), &lxw_workbook_free);
  if (!book) throw std::bad_alloc();
  lxw_doc_properties properties{};
  auto title = report.title;
  properties.title = title.data();
  workbook_set_properties(book.get(), &properties);
  const Writer writer(book.get(), report);
  const auto error = workbook_close(book.release());
  if (error != LXW_NO_ERROR) throw text::FileError(file, lxw_strerror(error));
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_xlsx(const Report& report, const std::filesystem::path& file) {
  text::write_atomically(file, xlsx(report));
}

}  // namespace plenum::report
