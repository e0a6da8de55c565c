#pragma once

#include <span>
#include <vector>

#include "models/llm/roofline.h"

/// Continuous batching, iteration by iteration. All times in seconds.
namespace plenum::llm {

struct Request {
  double arrival = 0, prompt_tokens = 0, output_tokens = 0;
};

/// When a request's first and last output tokens were there.
struct Served {
  double first_token = 0, last_token = 0;
};

/// What an engine lets run together.
struct BatchLimits {
  double requests = 256;       ///< at a time
  double cache_tokens = 0;     ///< that all of them may keep
  double chunk_tokens = 2048;  ///< prompt and output tokens of one step; 0: no limit
};

/// Serves `requests` (by rising arrival, whole tokens, at least one each) on one replica. Each step makes one token for every running request
/// and fills the rest of the chunk with prompt tokens, first come first served (chunked prefill: Agrawal et al. 2024, Sarathi-Serve,
/// arXiv 2403.02310). A request is admitted when its prompt fits beside what the running ones keep; when their new tokens no longer fit, the
/// youngest is stopped and goes on later: what others have not overwritten meanwhile is still there, the rest it computes again (as in vLLM:
/// Kwon et al. 2023, arXiv 2309.06180, section 4.5). A request that is longer than the whole cache is cut to it. Steps that do the
/// same are summed up in closed form.
/// Returns one entry per request, same order.
std::vector<Served> simulate(std::span<const Request> requests, const Roofline& roofline,
                             const BatchLimits& limits);

}  // namespace plenum::llm
