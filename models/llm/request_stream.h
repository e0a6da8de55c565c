#pragma once

#include <cstdint>
#include <vector>

#include "models/llm/serving_simulation.h"

namespace plenum::llm {

/// Lengths and times of a stream of requests: lengths lognormal, times between arrivals gamma distributed; a coefficient of variation of 0
/// means all alike.
struct StreamShape {
  double prompt_tokens = 1155, output_tokens = 211, prompt_spread = 0, output_spread = 0, arrival_spread = 1;
  double longest = 0;  ///< tokens of a request, prompt and output together; 0: no limit
  bool operator==(const StreamShape&) const = default;
};

/// `count` requests with a mean time between arrivals of one second. Each quantity takes one value from each of `count` equally likely ranges
/// (stratified), in an order that `seed` decides, so that means are met closely; the same arguments give the same stream.
std::vector<Request> request_stream(const StreamShape& shape, std::size_t count, std::uint64_t seed);

/// The same stream `factor` times as dense.
std::vector<Request> at_request_rate(std::vector<Request> requests, double rate);

}  // namespace plenum::llm
