#include "core/text/csv.h"

#include <random>

#include "tests/catch.h"

using namespace plenum::text;

namespace {

std::vector<std::vector<std::string>> rows_of(std::string_view text) {
  std::vector<std::vector<std::string>> rows;
  CsvReader reader(text, "f.csv");
  for (CsvRow row; reader.next(row);) {
    rows.emplace_back();
    for (const auto& cell : row) rows.back().push_back(cell.text);
  }
  return rows;
}

using Rows = std::vector<std::vector<std::string>>;

}  // namespace

TEST_CASE("csv: rows and cells after RFC 4180", "[text]") {
  struct Row {
    const char* text;
    Rows rows;
  };
  for (const auto& [text, rows] : std::vector<Row>{
           {"", {}},
           {"\n\n", {}},
           {"a", {{"a"}}},
           {"a,b\n", {{"a", "b"}}},
           {"a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}}},
           {"a\rb", {{"a"}, {"b"}}},
           {"a,,c\n,\n", {{"a", "", "c"}, {"", ""}}},
           {"\"a,b\",c", {{"a,b", "c"}}},
           {"\"say \"\"so\"\"\",x", {{"say \"so\"", "x"}}},
           {"\"two\nlines\",x\ny,z", {{"two\nlines", "x"}, {"y", "z"}}},
           {"\"\"\n", {{""}}},
           {"\xEF\xBB\xBFid,x\n", {{"id", "x"}}},
           {" a , b ", {{" a ", " b "}}},
           {"a,\"\"\"\"", {{"a", "\""}}},
       }) {
    INFO(text);
    CHECK(rows_of(text) == rows);
  }
}

TEST_CASE("csv: cells know their place", "[text]") {
  CsvReader reader("µ,b\n\"x\ny\",c,\"d\"\ne\n", "f.csv");
  CsvRow row;
  REQUIRE(reader.next(row));
  CHECK((row[1].line == 1 && row[1].column == 3));
  REQUIRE(reader.next(row));
  CHECK((row[0].line == 2 && row[0].column == 1));
  CHECK((row[1].line == 3 && row[1].column == 4));
  CHECK((row[2].line == 3 && row[2].column == 6));
  REQUIRE(reader.next(row));
  CHECK((row[0].line == 4 && row[0].column == 1));
}

TEST_CASE("csv: broken quotes are errors at their place", "[text]") {
  struct Row {
    const char* text;
    int line, column;
    const char* message;
  };
  for (const auto& [text, line, column, message] : {Row{"a,\"b", 1, 3, "not closed"},
                                                    {"a\n\"b\nc\n", 2, 1, "not closed"},
                                                    {"a\"b", 1, 2, "a quote inside a cell"},
                                                    {"x\n\"a\"b", 2, 4, "behind a closing quote"}}) {
    INFO(text);
    try {
      rows_of(text);
      FAIL("read");
    } catch (const InputError& error) {
      CHECK(error.line == line);
      CHECK(error.column == column);
      CHECK_THAT(error.what(), containing(message));
    }
  }
}

TEST_CASE("csv: what is written reads back", "[text]") {
  std::mt19937 random(7);
  const std::string letters = "ab,\"\n\r µ";
  for (int i = 0; i < 300; ++i) {
    std::vector<std::string> cells(1 + random() % 4);
    for (auto& cell : cells)
      for (auto n = random() % 6; n > 0; --n) cell += letters.substr(random() % 7, 1);
    INFO(csv_line(cells));
    CHECK(rows_of(csv_line(cells)) == Rows{cells});
  }
  CHECK(csv_line({"a", "b c", "d,e", "say \"so\"", ""}) == "a,b c,\"d,e\",\"say \"\"so\"\"\",\n");
}

TEST_CASE("csv: a table has a header and even rows", "[text]") {
  const auto table = CsvTable::parse("id,price\na,1.5\nb,\n", "t.csv");
  CHECK(table.rows().size() == 2);
  CHECK(table.column("price") == 1u);
  CHECK_FALSE(table.column("cost"));
  CHECK(table.number(table.rows()[0][table.need("price")]) == 1.5);
  CHECK(table.optional_number(table.rows()[0][1]) == 1.5);
  CHECK_FALSE(table.optional_number(table.rows()[1][1]));
}

TEST_CASE("csv: tables that are none", "[text]") {
  struct Row {
    const char *text, *block;
  };
  for (
      const auto& [text, block] : {
          Row{"", "t.csv: error: the file is empty\nhint: the first line names the columns\n"},
          {"a,a\n", "t.csv:1:3: error: the column `a` appears twice\n  a,a\n    ^\n"},
          {"a,b\n1,2,3\n",
           "t.csv:2:5: error: 3 cells in a row of a table with 2 columns\n  1,2,3\n      ^\nhint: quote cells that hold a comma\n"},
          {"a,b\n1\n",
           "t.csv:2:1: error: 1 cells in a row of a table with 2 columns\n  1\n  ^\nhint: quote cells that hold a comma\n"},
      }) {
    INFO(text);
    try {
      CsvTable::parse(text, "t.csv");
      FAIL("read");
    } catch (const InputError& error) {
      CHECK(error.block() == block);
    }
  }
  const auto table = CsvTable::parse("price\n1.5x\ninf\n1e999\n\"\"\n", "t.csv");
  CHECK_THROWS_WITH(table.need("pricee"), containing("no column `pricee`"));
  for (const auto& row : table.rows())
    CHECK_THROWS_WITH(table.number(row[0]), containing("is not a finite number"));
}
