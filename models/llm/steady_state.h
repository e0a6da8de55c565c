#pragma once

#include "models/llm/roofline.h"

/// Closed formulas of a batch that does not change: without a queue, every request as long as the mean. All times in seconds.
namespace plenum::llm {

/// Time per output token with `batch` requests at a time, each with `prompt` and `output` tokens: one step, and the share of the prompts of
/// newly admitted requests that falls between two tokens: step(B, s + o / 2) + share (B - 1) / o prompt(s).
double steady_tpot(const Roofline& r, double batch, double prompt, double output, double prefill_share);

/// Output tokens a second with `batch` requests at a time: B o / (B prompt(s) + o step(B, s + o / 2)). Rises with the batch.
double steady_throughput(const Roofline& r, double batch, double prompt, double output);

/// The batch whose throughput is `tokens_per_second`, at most `most`.
double steady_batch(const Roofline& r, double tokens_per_second, double most, double prompt, double output);

/// Time of a static batch: all prompts together, then all output tokens but the first one by one.
double static_latency(const Roofline& r, double batch, double prompt, double output);

}  // namespace plenum::llm
