#include "core/parallel/blocks.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/catch.h"

using namespace plenum::parallel;

TEST_CASE("blocks: every row once, whatever the blocks and threads", "[parallel]") {
  for (const std::size_t rows : {0u, 1u, 7u, 64u, 1000u})
    for (const std::size_t block_size : {0u, 1u, 3u, 64u, 5000u})
      for (const int threads : {0, 1, 2, 7}) {
        INFO(rows << " rows, blocks of " << block_size << ", " << threads << " threads");
        std::vector<int> visits(rows, 0);
        std::vector<double> results(rows);
        Progress progress;
        const bool finished = for_blocks(rows, block_size, threads, progress, [&](const Block& block) {
          REQUIRE(block.first < block.last);
          for (auto row = block.first; row < block.last; ++row)
            ++visits[row], results[row] = std::sin(static_cast<double>(row));
        });
        CHECK(finished);
        CHECK(progress.done() == rows);
        CHECK(progress.total() == rows);
        CHECK(std::all_of(visits.begin(), visits.end(), [](int n) { return n == 1; }));
        for (std::size_t row = 0; row < rows; ++row)
          REQUIRE(results[row] == std::sin(static_cast<double>(row)));
      }
}

TEST_CASE("blocks: one thread works in order", "[parallel]") {
  std::vector<std::size_t> order;
  Progress progress;
  for_blocks(10, 3, 1, progress, [&](const Block& block) { order.push_back(block.index); });
  CHECK(order == std::vector<std::size_t>{0, 1, 2, 3});
}

TEST_CASE("blocks: progress only grows and ends at the total", "[parallel]") {
  std::vector<std::size_t> reports;
  Progress progress([&](std::size_t done, std::size_t total) {
    CHECK(total == 1000);
    reports.push_back(done);
  });
  for_blocks(1000, 7, 4, progress, [](const Block&) {});
  CHECK(reports.size() == 143);
  CHECK(std::is_sorted(reports.begin(), reports.end()));
  CHECK(reports.back() == 1000);
}

TEST_CASE("blocks: cancelling keeps what is done and begins nothing new", "[parallel]") {
  for (const int threads : {1, 4}) {
    std::atomic<std::size_t> begun{0};
    Progress progress;
    const bool finished = for_blocks(100000, 1, threads, progress, [&](const Block&) {
      if (++begun == 10) progress.cancel();
    });
    CHECK_FALSE(finished);
    CHECK(progress.cancelled());
    CHECK(progress.done() == begun);  // blocks that began have ended and count
    CHECK(begun < 100000);
  }
  Progress cancelled;
  cancelled.cancel();
  CHECK_FALSE(for_blocks(5, 1, 2, cancelled, [](const Block&) { FAIL("began"); }));
}

TEST_CASE("blocks: an exception comes through", "[parallel]") {
  for (const int threads : {1, 4}) {
    Progress progress;
    CHECK_THROWS_WITH(for_blocks(100, 1, threads, progress,
                                 [](const Block& block) {
                                   if (block.index == 42) throw std::runtime_error("row 42");
                                 }),
                      "row 42");
    CHECK(progress.done() < 100);
  }
  Progress progress;
  CHECK_THROWS_AS(for_blocks(100, 1, 4, progress, [](const Block&) { throw std::runtime_error("all"); }),
                  std::runtime_error);
}
