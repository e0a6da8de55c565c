#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "tests/catch.h"
#include "tests/fuzz/targets.h"

using namespace plenum;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> seeds(const std::string& program) {
  std::vector<std::string> texts;
  for (const auto& entry :
       fs::directory_iterator(fs::path(PLENUM_SOURCE_DIR) / "tests/fuzz/corpus" / program)) {
    std::ifstream stream(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// The text with a few random bytes put in, taken out, changed, or a piece of it said twice.
std::string mutated(std::string text, std::mt19937& random) {
  for (auto n = 1 + random() % 4; n > 0; --n) {
    const auto at = random() % (text.size() + 1);
    const auto length = random() % 8;
    switch (random() % 4) {
    case 0: text.insert(at, 1, static_cast<char>(random())); break;
    case 1: text.erase(at, length); break;
    case 2:
      if (at < text.size()) text[at] = static_cast<char>(random());
      break;
    default: text.insert(at, text.substr(random() % (text.size() + 1), length * 4)); break;
    }
  }
  return text;
}

void smoke(const std::string& program, void (*target)(std::string_view)) {
  const auto texts = seeds(program);
  REQUIRE(texts.size() >= 2);
  std::mt19937 random(1);
  for (const auto& text : texts) {
    CHECK_NOTHROW(target(text));
    for (int i = 0; i < 500; ++i) {
      const auto input = mutated(text, random);
      INFO(input);
      REQUIRE_NOTHROW(target(input));
    }
  }
}

}  // namespace

// A broken promise aborts, so that libFuzzer keeps the input; here that ends the whole program with the promise's name.
TEST_CASE("fuzz: the TOML reader bears changed seeds", "[fuzz]") { smoke("plenum-fuzz-toml", fuzz::toml); }
TEST_CASE("fuzz: the CSV reader bears changed seeds", "[fuzz]") { smoke("plenum-fuzz-csv", fuzz::csv); }
TEST_CASE("fuzz: the reader of quantities bears changed seeds", "[fuzz]") {
  smoke("plenum-fuzz-units", fuzz::units);
}
TEST_CASE("fuzz: the catalogue reader bears changed seeds", "[fuzz]") {
  smoke("plenum-fuzz-catalog", fuzz::catalog);
}
