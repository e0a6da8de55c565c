#include "models/llm/serving_simulation.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

namespace plenum::llm {

namespace {

/// Share of the cache that stays free when a request is admitted, so that running ones can grow: with it about as many are stopped as in
/// the request log of an RTX 4090 (README.md).
constexpr double headroom = 0.04;

constexpr double forever = std::numeric_limits<double>::infinity();

/// A request that waits for its prompt or is in the middle of it.
struct Waiting {
  std::size_t index = 0;
  double prompt = 0, done = 0;  ///< tokens to process first; tokens of it that are processed
  double made = 0;              ///< output tokens that it had when it was stopped
  double kept = 0;              ///< tokens that it had in the cache then
  double written = 0;           ///< `written_` then
};

/// A request that makes output tokens.
struct Running {
  double last_step = 0;  ///< the step at whose end it is finished
  std::size_t index = 0;
  double started = 0;  ///< the step at whose end its first token since admission was made
  double prompt = 0;   ///< tokens in the cache when it started
};

/// For a heap with the request that ends first on top.
bool ends_later(const Running& a, const Running& b) { return a.last_step > b.last_step; }

class Replica {
 public:
  Replica(std::span<const Request> requests, const Roofline& roofline, const BatchLimits& limits)
      : requests_(requests), roofline_(roofline), limits_(limits), served_(requests.size()) {
    if (limits_.chunk_tokens <= 0.0) limits_.chunk_tokens = forever;
    limits_.requests = std::max(1.0, limits_.requests);
  }

  std::vector<Served> serve() {
    while (finished_ < requests_.size()) {
      receive();
      admit();
      if (!prefilling_.empty()) mixed_step();
      else if (!running_.empty()) decode_steps();
      else clock_ = std::max(clock_, requests_[next_].arrival);
    }
    return std::move(served_);
  }

 private:
  double batch() const { return static_cast<double>(running_.size()); }

  /// Output tokens of a request that the cache can hold beside its prompt.
  double output(std::size_t i) const {
    return std::max(1.0, std::min(requests_[i].output_tokens, limits_.cache_tokens - prompt(i)));
  }
  double prompt(std::size_t i) const {
    return std::min(requests_[i].prompt_tokens, std::max(1.0, limits_.cache_tokens - 1.0));
  }

  void receive() {
    while (next_ < requests_.size() && requests_[next_].arrival <= clock_) {
      queue_.push_back({.index = next_, .prompt = prompt(next_)});
      ++next_;
    }
  }

  bool fits(const Waiting& w) const {
    if (batch() + static_cast<double>(prefilling_.size()) + 1.0 > limits_.requests) return false;
    return cached_ + reserved_ + w.prompt + batch() <= (1.0 - headroom) * limits_.cache_tokens ||
           (running_.empty() && prefilling_.empty());
  }

  void admit() {
    double waiting_tokens = 0.0;  // no more than the next step can begin
    for (const auto& w : prefilling_) waiting_tokens += w.prompt - w.done;
    while (!queue_.empty() && waiting_tokens + batch() < limits_.chunk_tokens && fits(queue_.front())) {
      waiting_tokens += queue_.front().prompt;
      reserved_ += queue_.front().prompt;
      prefilling_.push_back(queue_.front());
      auto& w = prefilling_.back();
      w.done = std::max(0.0, w.kept - (written_ - w.written));
      queue_.pop_front();
    }
  }

  /// One step with prompt tokens in it.
  void mixed_step() {
    make_room(1.0);
    double room = std::max(1.0, limits_.chunk_tokens - batch()), tokens = 0.0, attended = 0.0;
    std::size_t complete = 0;
    for (auto& w : prefilling_) {
      const double part = std::min(room, w.prompt - w.done);
      if (part <= 0.0) break;
      attended += part * (w.done + part / 2.0);
      w.done += part, tokens += part, room -= part;
      if (w.done >= w.prompt) ++complete;
    }
    clock_ += roofline_.step(batch(), cached_, tokens, attended);
    ++step_;
    cached_ += batch();
    written_ += batch() + tokens;
    for (std::size_t i = 0; i < complete; ++i) start(prefilling_[i]);
    prefilling_.erase(prefilling_.begin(), prefilling_.begin() + static_cast<std::ptrdiff_t>(complete));
    finish();
  }

  /// The prompt is processed: the first token is there, the others follow one a step.
  void start(const Waiting& w) {
    reserved_ -= w.prompt;
    cached_ += w.prompt;
    if (w.made == 0.0) served_[w.index].first_token = clock_;
    running_.push_back({step_ + output(w.index) - w.made - 1.0, w.index, step_, w.prompt});
    std::push_heap(running_.begin(), running_.end(), ends_later);
  }

  /// Requests that have made all their tokens leave.
  void finish() {
    while (!running_.empty() && running_.front().last_step <= step_) {
      const auto& r = running_.front();
      served_[r.index].last_token = clock_;
      cached_ -= r.prompt + (step_ - r.started);
      ++finished_;
      std::pop_heap(running_.begin(), running_.end(), ends_later);
      running_.pop_back();
    }
  }

  /// Steps without prompts, up to the next event: an end, a full cache, an arrival that can begin.
  void decode_steps() {
    make_room(1.0);
    const double b = batch();
    double steps = running_.front().last_step - step_;
    steps = std::min(steps, std::max(1.0, std::floor((limits_.cache_tokens - cached_) / b)));
    const double first = roofline_.step(b, cached_, 0.0, 0.0), rise = b * roofline_.cached_token;
    if (next_ < requests_.size() && queue_.empty() && b < limits_.requests)
      steps = std::min(steps, steps_until(requests_[next_].arrival - clock_, first, rise));
    clock_ += steps * first + rise * steps * (steps - 1.0) / 2.0;
    step_ += steps;
    cached_ += steps * b;
    written_ += steps * b;
    finish();
  }

  /// The fewest whole steps that last at least `time`: n first + rise n (n - 1) / 2 >= time.
  static double steps_until(double time, double first, double rise) {
    if (time <= first) return 1.0;
    const double linear = first - rise / 2.0;
    const double n =
        rise > 0.0 ? (std::sqrt(linear * linear + 2.0 * rise * time) - linear) / rise : time / first;
    return std::max(1.0, std::ceil(n * (1.0 - 1e-12)));
  }

  /// Stops the youngest requests until the others can go on for `steps` steps; the last one is never stopped.
  void make_room(double steps) {
    while (running_.size() > 1 && cached_ + reserved_ + steps * batch() > limits_.cache_tokens) {
      const auto youngest =
          std::max_element(running_.begin(), running_.end(), [](const auto& a, const auto& b) {
            return std::pair(a.started, a.index) < std::pair(b.started, b.index);
          });
      const double made = step_ - youngest->started;
      const double total = output(youngest->index) - (youngest->last_step - step_);
      cached_ -= youngest->prompt + made;
      const double kept = youngest->prompt + made;
      // The newest token is not in the cache yet.
      queue_.push_front(
          {.index = youngest->index, .prompt = kept + 1.0, .made = total, .kept = kept, .written = written_});
      running_.erase(youngest);
      std::make_heap(running_.begin(), running_.end(), ends_later);
    }
  }

  std::span<const Request> requests_;
  const Roofline& roofline_;
  BatchLimits limits_;
  std::vector<Served> served_;
  std::deque<Waiting> queue_;
  std::vector<Waiting> prefilling_;
  std::vector<Running> running_;
  std::size_t next_ = 0, finished_ = 0;
  double clock_ = 0, step_ = 0;
  double cached_ = 0;    ///< tokens of running requests in the cache
  double reserved_ = 0;  ///< prompts that are being processed
  double written_ = 0;   ///< tokens that were ever written into the cache
};

}  // namespace

std::vector<Served> simulate(std::span<const Request> requests, const Roofline& roofline,
                             const BatchLimits& limits) {
  return Replica(requests, roofline, limits).serve();
}

}  // namespace plenum::llm
