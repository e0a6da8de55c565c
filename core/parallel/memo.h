#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>

namespace plenum::parallel {

/// Remembers the results of a pure function by its inputs, which are compared with `Equal`; the least recently used result
/// is forgotten when there are more than `capacity`. Safe to use from several threads: two that ask for the same new key may
/// both compute it, and both get an equal value.
template <class Key, class Value, class Equal = std::equal_to<>>
class Memo {
 public:
  explicit Memo(std::size_t capacity = 64, Equal equal = {})
      : capacity_(std::max<std::size_t>(1, capacity)), equal_(std::move(equal)) {}
  Memo(const Memo&) = delete;
  Memo& operator=(const Memo&) = delete;

  /// The value of a key: remembered, or `compute()`, whose exception passes through and leaves nothing behind.
  template <class Compute>
  Value get(const Key& key, Compute&& compute) {
    {
      const std::shared_lock lock(mutex_);
      if (const auto* entry = find(key)) return entry->value;
    }
    Value value = std::forward<Compute>(compute)();
    const std::unique_lock lock(mutex_);
    if (const auto* entry = find(key)) return entry->value;
    if (entries_.size() >= capacity_) entries_.erase(oldest());
    entries_.emplace_back(key, value, ++clock_);
    return value;
  }

  std::size_t size() const {
    const std::shared_lock lock(mutex_);
    return entries_.size();
  }

  void clear() {
    const std::unique_lock lock(mutex_);
    entries_.clear();
  }

 private:
  struct Entry {
    Entry(const Key& k, const Value& v, std::uint64_t now) : key(k), value(v), used(now) {}
    Key key;
    Value value;
    mutable std::atomic<std::uint64_t> used;
  };

  const Entry* find(const Key& key) {
    for (const auto& entry : entries_) {
      if (!equal_(entry.key, key)) continue;
      entry.used.store(++clock_, std::memory_order_relaxed);
      return &entry;
    }
    return nullptr;
  }

  auto oldest() {
    return std::min_element(entries_.begin(), entries_.end(),
                            [](const Entry& a, const Entry& b) { return a.used.load() < b.used.load(); });
  }

  std::size_t capacity_;
  Equal equal_;
  mutable std::shared_mutex mutex_;
  std::list<Entry> entries_;
  std::atomic<std::uint64_t> clock_{0};
};

}  // namespace plenum::parallel
