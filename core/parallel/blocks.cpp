#include "core/parallel/blocks.h"

#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <exception>

namespace plenum::parallel {

void Progress::start(std::size_t rows) {
  const std::lock_guard lock(mutex_);
  done_.store(0);
  total_.store(rows);
}

void Progress::add(std::size_t rows) {
  const std::lock_guard lock(mutex_);
  done_.store(done_.load() + rows);
  if (report_) report_(done_.load(), total_.load());
}

bool for_blocks(std::size_t rows, std::size_t block_size, int threads, Progress& progress,
                const std::function<void(const Block&)>& body) {
  block_size = std::max<std::size_t>(1, block_size);
  const auto blocks = rows / block_size + (rows % block_size != 0);
  progress.start(rows);

  std::atomic<bool> failed{false};
  std::exception_ptr first_failure;
  const auto one_block = [&](std::size_t index) {
    if (progress.cancelled() || failed.load()) return;
    const Block block{index, index * block_size, std::min(rows, (index + 1) * block_size)};
    try {
      body(block);
    } catch (...) {
      if (!failed.exchange(true)) first_failure = std::current_exception();
      return;
    }
    progress.add(block.last - block.first);
  };

  if (threads == 1) {
    for (std::size_t index = 0; index < blocks; ++index) one_block(index);
  } else {
    const int most = tbb::info::default_concurrency();
    tbb::task_arena arena(threads > 1 ? std::min(threads, most) : most);
    arena.execute([&] { tbb::parallel_for(std::size_t{0}, blocks, one_block, tbb::simple_partitioner{}); });
  }
  if (first_failure) std::rethrow_exception(first_failure);
  return progress.done() == rows;
}

}  // namespace plenum::parallel
