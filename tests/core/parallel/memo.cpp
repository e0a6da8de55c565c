#include "core/parallel/memo.h"

#include <string>

#include "core/parallel/blocks.h"
#include "tests/catch.h"

using namespace plenum::parallel;

namespace {

struct Key {
  int number = 0;
  std::string name;
  bool operator==(const Key&) const = default;
};

}  // namespace

TEST_CASE("memo: computes a key once", "[parallel]") {
  Memo<Key, double> memo;
  int computed = 0;
  const auto value = [&](const Key& key) {
    return memo.get(key, [&] { return ++computed, key.number * 2.0; });
  };
  CHECK(value({1, "a"}) == 2.0);
  CHECK(value({1, "a"}) == 2.0);
  CHECK(computed == 1);
  CHECK(value({1, "b"}) == 2.0);
  CHECK(value({2, "a"}) == 4.0);
  CHECK(computed == 3);
  memo.clear();
  CHECK(memo.size() == 0);
  CHECK(value({1, "a"}) == 2.0);
  CHECK(computed == 4);
}

TEST_CASE("memo: forgets what was used longest ago", "[parallel]") {
  Memo<int, int> memo(3);
  int computed = 0;
  const auto use = [&](int key) { memo.get(key, [&] { return ++computed, key; }); };
  for (const int key : {1, 2, 3, 1, 4}) use(key);  // 4 takes the place of 2
  CHECK(memo.size() == 3);
  CHECK(computed == 4);
  for (const int key : {1, 3, 4}) use(key);
  CHECK(computed == 4);
  use(2);
  CHECK(computed == 5);
}

TEST_CASE("memo: an exception leaves nothing behind", "[parallel]") {
  Memo<int, int> memo;
  CHECK_THROWS_AS(memo.get(1, []() -> int { throw std::runtime_error("no"); }), std::runtime_error);
  CHECK(memo.size() == 0);
  CHECK(memo.get(1, [] { return 7; }) == 7);
}

TEST_CASE("memo: keys are compared as asked", "[parallel]") {
  const auto same_parity = [](int a, int b) { return a % 2 == b % 2; };
  Memo<int, int, decltype(same_parity)> memo(8, same_parity);
  CHECK(memo.get(1, [] { return 10; }) == 10);
  CHECK(memo.get(3, [] { return 20; }) == 10);
}

TEST_CASE("memo: gives every thread the value of its key", "[parallel]") {
  Memo<int, int> memo(16);
  Progress progress;
  std::atomic<int> wrong{0};
  for_blocks(20000, 50, 4, progress, [&](const Block& block) {
    for (auto row = block.first; row < block.last; ++row) {
      const int key = static_cast<int>(row % 40);
      if (memo.get(key, [&] { return key * key; }) != key * key) ++wrong;
    }
  });
  CHECK(wrong == 0);
  CHECK(memo.size() == 16);
}
