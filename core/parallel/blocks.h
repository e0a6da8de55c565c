#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>

/// Independent rows in blocks over threads. What a row gives depends on the row alone, so the numbers are the same for any
/// number of threads and any size of block.
namespace plenum::parallel {

/// The rows first <= row < last.
struct Block {
  std::size_t index = 0, first = 0, last = 0;
};

/// How far a piece of work is; shared between the threads that do it and one that watches or stops it.
class Progress {
 public:
  using Report = std::function<void(std::size_t done, std::size_t total)>;  ///< rows

  /// `report` is called after each block, by whichever thread finished it, never by two at once and never with fewer rows than
  /// before. It must not throw.
  explicit Progress(Report report = {}) : report_(std::move(report)) {}

  /// Asks for an end: blocks that have begun are finished, no other begins. Safe in a signal handler.
  void cancel() noexcept { cancelled_.store(true); }
  bool cancelled() const noexcept { return cancelled_.load(); }

  std::size_t done() const noexcept { return done_.load(); }
  std::size_t total() const noexcept { return total_.load(); }

  void start(std::size_t rows);
  void add(std::size_t rows);

 private:
  Report report_;
  std::mutex mutex_;
  std::atomic<bool> cancelled_{false};
  std::atomic<std::size_t> done_{0}, total_{0};
};

/// Calls `body` once for each block of `block_size` rows (at least 1) on `threads` threads: 0, or more than the machine has,
/// means as many as it has; 1 works in order on the calling thread. Returns whether every block was done: false when the
/// progress was cancelled. When a body throws, no further block begins and the first exception is thrown again once the running
/// blocks have ended.
bool for_blocks(std::size_t rows, std::size_t block_size, int threads, Progress& progress,
                const std::function<void(const Block&)>& body);

}  // namespace plenum::parallel
