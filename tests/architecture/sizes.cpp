#include <fmt/format.h>

#include "tests/architecture/source.h"
#include "tests/catch.h"

using namespace plenum::test;

namespace {

constexpr int usual_function = 30, largest_function = 90,
              largest_file = 500;  // lines, section 8 of the design

std::vector<SourceFile> program() {
  std::vector<SourceFile> all;
  for (const auto* folder : {"core", "models", "ui", "app"})
    for (auto& file : source_files(folder, {".h", ".cpp"})) all.push_back(std::move(file));
  return all;
}

bool gives_reason(std::string_view text) {
  std::size_t end = 0;
  for (int line = 0; line < 10 && end != text.npos; ++line) end = text.find('\n', end + 1);
  const auto reason = text.find("Long because");
  return reason != text.npos && reason < end;
}

}  // namespace

TEST_CASE("sizes: functions are short", "[architecture]") {
  int all = 0, short_ones = 0;
  std::string longer;
  for (const auto& file : program())
    for (const auto& function : functions(file.text)) {
      ++all;
      if (function.lines <= usual_function) ++short_ones;
      else
        longer +=
            fmt::format("\n{}:{}: {} lines: {}", file.path, function.line, function.lines, function.name);
      if (function.lines > largest_function)
        FAIL_CHECK(fmt::format("{}:{}: {} lines, {} are the most: {}", file.path, function.line,
                               function.lines, largest_function, function.name));
    }
  INFO("longer than " << usual_function << " lines:" << longer);
  CHECK(all > 200);
  CHECK(short_ones >= 0.9 * all);
}

TEST_CASE("sizes: a long file says why", "[architecture]") {
  for (const auto& file : program())
    if (line_count(file.text) > largest_file && !gives_reason(file.text))
      FAIL_CHECK(fmt::format("{}: {} lines; begin it with a comment `Long because ...` or divide it",
                             file.path, line_count(file.text)));
}

TEST_CASE("sizes: functions are found and measured", "[architecture]") {
  const auto found = functions(R"code(
#define MACRO(x) {
namespace a {
int one() { return 1; }  // {
struct S {
  int value{3};
  S() : value(1) {}
  int two(int x) const {
    if (x) {
      return '{';
    }
    const auto lambda = [](int y) {
      return y;
    };
    return lambda("}"[0]);
  }
};
constexpr int table[] = {1, 2};
template <class T>
auto three(T x)
    -> int {
  return R"(})"[0];
}
}
)code");
  REQUIRE(found.size() == 4);
  CHECK((found[0].name == "int one()" && found[0].line == 4 && found[0].lines == 1));
  CHECK((found[1].name == "S() : value(1)" && found[1].lines == 1));
  CHECK((found[2].name == "int two(int x) const" && found[2].line == 8 && found[2].lines == 9));
  CHECK((found[3].line == 19 && found[3].lines == 5));
  CHECK(gives_reason("// Long because it is a table.\n"));
  CHECK_FALSE(gives_reason(std::string(20, '\n') + "// Long because it is a table.\n"));
}
