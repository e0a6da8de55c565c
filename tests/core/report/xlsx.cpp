#include "core/report/xlsx.h"

#include <zlib.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>

#include "core/text/file.h"
#include "tests/catch.h"
#include "tests/core/folder.h"

using namespace plenum;
using namespace plenum::report;

namespace {

std::uint32_t number(const std::string& bytes, std::size_t at, std::size_t width) {
  std::uint32_t value = 0;
  for (std::size_t i = width; i-- > 0;) value = value << 8 | static_cast<std::uint8_t>(bytes.at(at + i));
  return value;
}

std::string inflated(const std::string& packed, std::size_t size) {
  std::string out(size, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, -MAX_WBITS) == Z_OK);
  auto in = packed;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  REQUIRE(result == Z_STREAM_END);
  return out;
}

/// The files in a ZIP archive, by its central directory (APPNOTE 6.3.10, 4.3.12).
std::map<std::string, std::string> unzipped(const std::string& bytes) {
  std::map<std::string, std::string> files;
  const auto end = bytes.rfind("PK\5\6");
  REQUIRE(end != std::string::npos);
  auto at = static_cast<std::size_t>(number(bytes, end + 16, 4));
  for (auto left = number(bytes, end + 10, 2); left > 0; --left) {
    REQUIRE(bytes.compare(at, 4, "PK\1\2") == 0);
    const auto method = number(bytes, at + 10, 2);
    const auto packed = number(bytes, at + 20, 4), size = number(bytes, at + 24, 4);
    const auto name = number(bytes, at + 28, 2);
    const auto header = number(bytes, at + 42, 4);
    const auto data = header + 30 + number(bytes, header + 26, 2) + number(bytes, header + 28, 2);
    const auto content = bytes.substr(data, packed);
    files[bytes.substr(at + 46, name)] = method == 0 ? content : inflated(content, size);
    at += 46 + name + number(bytes, at + 30, 2) + number(bytes, at + 32, 2);
  }
  return files;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

Table cables() {
  Table t;
  t.title = "Cables";
  t.columns = {{"Item", "", Align::left}, {"Length", "m", Align::right}, {"Price", "EUR", Align::right}};
  Cell estimate("1,280.5", 1280.5);
  estimate.estimate = true;
  t.rows = {{"=1+1", Cell("3", 3.0), estimate},
            {"A & <b>", Cell("20", 20.0), Cell("not known")},
            {"Infinite", Cell("∞", std::numeric_limits<double>::infinity()), Cell("12,345", 12345.0)}};
  t.total = {"Total", Cell("23", 23.0), Cell("13,626", 13625.5)};
  return t;
}

Report pod() {
  Report r;
  r.title = "Pod";
  r.subtitle = "Plan";
  r.footer = "Plenum 0.1.0";
  r.blocks = {KeyNumbers{{{"TCO", "12 M EUR", "5 yr"}}},
              Heading{1, "Cable schedule"},
              cables(),
              Heading{1, "Findings"},
              FindingBlock{Severity::error, "Error", "Racks", "+Too much.", "Use fewer."},
              Heading{2, "Parts"},
              cables(),
              cables(),
              SourceList{"Sources", {{"id-1", "A book", "javascript:alert(1)", "2024"}}},
              Heading{1, "cable schedule"},
              PageBreak{},
              Paragraph{"It works."},
              Formula{"=PUE"}};
  return r;
}

}  // namespace

TEST_CASE("xlsx: a sheet for each section, no two of one name") {
  const auto files = unzipped(xlsx(pod()));
  const auto& book = files.at("xl/workbook.xml");
  const char* names[] = {"\"Pod\"", "\"Cable schedule\"", "\"Findings\"", "\"cable schedule 2\""};
  std::size_t at = 0;
  for (const auto* name : names) {
    INFO(name);
    const auto found = book.find(std::string("<sheet name=") + name, at);
    REQUIRE(found != std::string::npos);
    at = found;
  }
  CHECK(count(book, "<sheet ") == 4);
  CHECK(files.count("xl/worksheets/sheet4.xml") == 1);
}

TEST_CASE("xlsx: numbers are numbers, texts are texts") {
  const auto files = unzipped(xlsx(pod()));
  const auto& sheet = files.at("xl/worksheets/sheet2.xml");
  for (const auto* value : {"<v>3</v>", "<v>20</v>", "<v>1280.5</v>", "<v>12345</v>", "<v>13625.5</v>"}) {
    INFO(value);
    CHECK(has(sheet, value));
  }
  const auto& texts = files.at("xl/sharedStrings.xml");
  for (const auto* text : {"Length (m)", "Price (EUR)", "=1+1", "A &amp; &lt;b&gt;", "∞", "not known",
                           "+Too much.", "=PUE", "javascript:alert(1)"}) {
    INFO(text);
    CHECK(has(texts, text));
  }
  for (const auto& [name, content] : files) {
    INFO(name);
    CHECK_FALSE(has(content, "<f>"));  // formula
    CHECK_FALSE(has(content, "<hyperlink"));
  }
  CHECK(has(files.at("xl/styles.xml"), estimate_mark));
  CHECK(has(files.at("xl/styles.xml"), "#,##0"));
}

TEST_CASE("xlsx: the header of a sheet's only table stays in sight") {
  const auto files = unzipped(xlsx(pod()));
  const auto& one = files.at("xl/worksheets/sheet2.xml");
  // Row 1 the section, row 3 the table's title, row 4 its header, rows 5 to 7 the cables, row 8 the total.
  CHECK(has(one, "topLeftCell=\"A5\""));
  CHECK(has(one, "<autoFilter ref=\"A4:C7\""));
  const auto& two = files.at("xl/worksheets/sheet3.xml");
  CHECK_FALSE(has(two, "<pane "));
  CHECK_FALSE(has(two, "<autoFilter"));
  CHECK(has(one, "<cols>"));
}

TEST_CASE("xlsx: names of sheets") {
  struct Row {
    std::string text, name;
  };
  const Row rows[] = {
      {"Bill", "Bill"},
      {"A/B: [c]", "A B   c"},
      {"'quoted'", "quoted"},
      {"12345678901234567890123456789012345", "1234567890123456789012345678901"},
      {"ééééééééééééééééééééééééééééééééé", "ééééééééééééééééééééééééééééééé"},
      {"History", "Plenum"},
      {"", "Plenum"},
      {"???", "Plenum"},
  };
  for (const auto& row : rows) {
    INFO(row.text);
    CHECK(sheet_name(row.text) == row.name);
  }
}

TEST_CASE("xlsx: long texts and empty reports are valid too") {
  Report r;
  CHECK(unzipped(xlsx(r)).count("xl/workbook.xml") == 1);
  r.title = std::string(40000, 'x');
  const auto files = unzipped(xlsx(r));
  CHECK(count(files.at("xl/sharedStrings.xml"), "x") >= 32767);
  CHECK(count(files.at("xl/sharedStrings.xml"), "x") < 33000);
}

TEST_CASE("xlsx: files") {
  const test::Folder folder;
  const auto file = folder / "pod.xlsx";
  write_xlsx(pod(), file);
  std::ifstream in(file, std::ios::binary);
  CHECK(unzipped({std::istreambuf_iterator<char>(in), {}}).size() > 5);
  CHECK_THROWS_AS(write_xlsx(pod(), folder / "missing" / "pod.xlsx"), text::FileError);
}
