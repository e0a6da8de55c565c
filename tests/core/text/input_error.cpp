#include "core/text/input_error.h"

#include "core/text/position.h"
#include "tests/catch.h"

using namespace plenum::text;

TEST_CASE("errors: the caret stands under the character", "[text]") {
  struct Row {
    const char* line;
    int column;
    const char* shown;
  };
  for (const auto& [line, column, shown] : {
           Row{"price = 3", 9, "  price = 3\n          ^\n"},
           {"a", 1, "  a\n  ^\n"},
           {"\tprice = 3", 10, "  \tprice = 3\n  \t        ^\n"},
           {"\"µ\" = 3", 7, "  \"µ\" = 3\n        ^\n"},
           {"日本 = 3", 6, "  日本 = 3\n         ^\n"},         // two characters of two columns each
           {"e\xCC\x81 = 3", 6, "  e\xCC\x81 = 3\n      ^\n"},  // e and a combining acute take one column
           {"a = ", 5, "  a = \n      ^\n"},                    // behind the last character
           {"\x01"
            "b",
            2, "  ?b\n   ^\n"},
           {"M\xFCnchen", 2, "  M?nchen\n   ^\n"},
       }) {
    INFO(line);
    CHECK(InputError("f", 4, column, "text", "", line).block() ==
          "f:4:" + std::to_string(column) + ": error: text\n" + shown);
  }
}

TEST_CASE("errors: a block says file, place, text and hint", "[text]") {
  CHECK(InputError("a.toml", 3, 9, "wrong unit", "write it in kW", "price = \"3 kW\"").block() ==
        "a.toml:3:9: error: wrong unit\n  price = \"3 kW\"\n          ^\nhint: write it in kW\n");
  CHECK(InputError("a.toml", 0, 0, "cannot read").block() == "a.toml: error: cannot read\n");
  CHECK(InputError("", 0, 0, "cannot read").block() == "error: cannot read\n");
  CHECK(InputError("--set", 1, 5, "unknown key", "", "").block() == "--set:1:5: error: unknown key\n");
}

TEST_CASE("errors: of a long line the part around the place is shown", "[text]") {
  std::string text(2001, 'a');
  text[1000] = 'X';
  const auto block = InputError("f", 1, 1001, "text", "", text).block();
  const auto line = block.find('\n') + 1, caret = block.find('\n', line) + 1;
  CHECK(block.size() < 500);
  CHECK(block.substr(line + 2, 3) == "...");
  CHECK(block[line + (block.find('^', caret) - caret)] == 'X');
  CHECK(error_in(std::string(20000, 'a'), "f", 1, 3, "text").source_line.empty());
}

TEST_CASE("positions: lines and characters of a text", "[text]") {
  const std::string_view text = "ab\nµd\r\n\nlast";
  struct Row {
    std::size_t offset;
    int line, column;
  };
  for (const auto& [offset, line, column] :
       {Row{0, 1, 1}, {2, 1, 3}, {3, 2, 1}, {5, 2, 2}, {8, 3, 1}, {9, 4, 1}, {13, 4, 5}, {99, 4, 5}}) {
    INFO(offset);
    CHECK(position_of(text, offset) == Position{line, column});
  }
  CHECK(line_of(text, 1) == "ab");
  CHECK(line_of(text, 2) == "µd");
  CHECK(line_of(text, 3).empty());
  CHECK(line_of(text, 4) == "last");
  CHECK(line_of(text, 5).empty());
  CHECK(line_of(text, 0).empty());
}

TEST_CASE("errors: several keep their order", "[text]") {
  const InputErrors errors({InputError("f", 1, 1, "first"), InputError("f", 2, 1, "second")});
  CHECK(errors.errors.size() == 2);
  CHECK(std::string(errors.what()) == "first");
}
