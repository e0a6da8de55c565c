#include "models/llm/steady_state.h"

#include <algorithm>

namespace plenum::llm {

double steady_tpot(const Roofline& r, double batch, double prompt, double output, double prefill_share) {
  const double between = prefill_share * std::max(0.0, batch - 1.0) / output;
  return r.step(batch, batch * (prompt + output / 2.0), 0.0, 0.0) +
         between * r.prompt(prompt, prompt * prompt / 2.0);
}

double steady_throughput(const Roofline& r, double batch, double prompt, double output) {
  const double round = batch * r.prompt(prompt, prompt * prompt / 2.0) +
                       output * r.step(batch, batch * (prompt + output / 2.0), 0.0, 0.0);
  return batch * output / round;
}

double steady_batch(const Roofline& r, double tokens_per_second, double most, double prompt, double output) {
  double low = 0.0, high = most;
  if (steady_throughput(r, high, prompt, output) <= tokens_per_second) return most;
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2.0;
    (steady_throughput(r, middle, prompt, output) < tokens_per_second ? low : high) = middle;
  }
  return high;
}

double static_latency(const Roofline& r, double batch, double prompt, double output) {
  return r.step(0.0, 0.0, batch * prompt, batch * prompt * prompt / 2.0) +
         (output - 1.0) * r.step(batch, batch * (prompt + output / 2.0), 0.0, 0.0);
}

}  // namespace plenum::llm
