#include "models/llm/serving_simulation.h"

#include "models/llm/request_stream.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::llm;

namespace {

/// Steps of 10 ms and 1 ms more for each request; a prompt token takes 0.1 ms.
Roofline round_times() {
  Roofline r;
  r.overhead = 0.010, r.decode_token = 0.001, r.prefill_token = 0.0001;
  return r;
}

}  // namespace

TEST_CASE("llm simulation: one request at a time is the roofline") {
  const std::vector<Request> requests{{0, 100, 11}, {10, 200, 1}};
  const auto served =
      simulate(requests, round_times(), {.requests = 8, .cache_tokens = 1e4, .chunk_tokens = 1e4});
  CHECK(served[0].first_token == Approx(0.010 + 0.010));
  CHECK(served[0].last_token == Approx(0.020 + 10 * 0.011));
  CHECK(served[1].first_token == Approx(10.030));
  CHECK(served[1].last_token == served[1].first_token);
}

TEST_CASE("llm simulation: prompts are cut into chunks and mixed with running requests") {
  // 250 tokens in chunks of 100: three steps. The second request arrives while the first one decodes: 99 of its tokens go with each step.
  const std::vector<Request> requests{{0, 250, 100}, {0.05, 198, 2}};
  const auto served =
      simulate(requests, round_times(), {.requests = 8, .cache_tokens = 1e4, .chunk_tokens = 100});
  const double first = 3 * 0.010 + 250 * 0.0001;
  CHECK(served[0].first_token == Approx(first));
  CHECK(served[1].first_token == Approx(first + 2 * 0.011 + 198 * 0.0001));
  CHECK(served[1].last_token == Approx(served[1].first_token + 0.012));
}

TEST_CASE("llm simulation: requests wait for their turn and for room in the cache") {
  struct Row {
    BatchLimits limits;
    double second_first_token;
  };
  // Two requests of 100 prompt and 51 output tokens at the same time.
  const double alone = 0.010 + 0.010 + 50 * 0.011;  // the first one's end when it runs by itself
  const Row rows[] = {
      {{.requests = 8, .cache_tokens = 1e4, .chunk_tokens = 1e4}, 0.010 + 0.020},
      {{.requests = 1, .cache_tokens = 1e4, .chunk_tokens = 1e4}, alone + 0.020},
      {{.requests = 8, .cache_tokens = 160, .chunk_tokens = 1e4}, alone + 0.020},
  };
  for (const auto& row : rows) {
    const auto served = simulate(std::vector<Request>{{0, 100, 51}, {0, 100, 51}}, round_times(), row.limits);
    CHECK(served[1].first_token == Approx(row.second_first_token));
  }
}

TEST_CASE(
    "llm simulation: when the cache is full the youngest stops and computes again what was overwritten") {
  // Both prompts fit into 250 tokens, both outputs do not.
  const std::vector<Request> requests{{0, 100, 101}, {0, 100, 101}};
  const auto served =
      simulate(requests, round_times(), {.requests = 8, .cache_tokens = 250, .chunk_tokens = 1e4});
  CHECK(served[0].first_token == Approx(0.030));
  CHECK(served[1].first_token == Approx(0.030));
  // Both make 25 tokens more, then the first one goes on alone.
  CHECK(served[0].last_token == Approx(0.030 + 25 * 0.012 + 75 * 0.011));
  CHECK(served[1].last_token > served[0].last_token + 75 * 0.011);
}

TEST_CASE("llm simulation: every request ends, whatever its length") {
  const auto served = simulate(std::vector<Request>{{0, 5000, 100}, {0, 1, 5000}, {1, 1, 1}}, round_times(),
                               {.requests = 4, .cache_tokens = 1000, .chunk_tokens = 64});
  for (const auto& s : served) {
    CHECK(s.first_token > 0);
    CHECK(s.last_token >= s.first_token);
  }
}

TEST_CASE("llm request stream: means, spreads, limits and seeds") {
  const StreamShape shape{.prompt_tokens = 1155,
                          .output_tokens = 211,
                          .prompt_spread = 0.96,
                          .output_spread = 0.77,
                          .arrival_spread = 2.0,
                          .longest = 0};
  const auto stream = request_stream(shape, 4000, 1);
  const auto mean_and_spread = [&](auto value) {
    double sum = 0, square = 0;
    for (std::size_t i = 0; i < stream.size(); ++i) sum += value(i), square += value(i) * value(i);
    const double mean = sum / 4000;
    return std::pair(mean, std::sqrt(square / 4000 - mean * mean) / mean);
  };
  const auto prompt = mean_and_spread([&](std::size_t i) { return stream[i].prompt_tokens; });
  const auto output = mean_and_spread([&](std::size_t i) { return stream[i].output_tokens; });
  const auto gap =
      mean_and_spread([&](std::size_t i) { return stream[i].arrival - (i ? stream[i - 1].arrival : 0); });
  CHECK(prompt.first == Approx(1155).epsilon(0.01));
  CHECK(prompt.second == Approx(0.96).epsilon(0.05));
  CHECK(output.first == Approx(211).epsilon(0.01));
  CHECK(output.second == Approx(0.77).epsilon(0.05));
  CHECK(gap.first == Approx(1).epsilon(0.01));
  CHECK(gap.second == Approx(2).epsilon(0.05));

  const auto same = [](const std::vector<Request>& a, const std::vector<Request>& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
      if (a[i].arrival != b[i].arrival || a[i].prompt_tokens != b[i].prompt_tokens) return false;
    return true;
  };
  CHECK(same(stream, request_stream(shape, 4000, 1)));
  CHECK_FALSE(same(stream, request_stream(shape, 4000, 2)));
  for (const auto& r :
       request_stream({.prompt_spread = 0.96, .output_spread = 0.77, .longest = 2048}, 1000, 1))
    CHECK(r.prompt_tokens + r.output_tokens <= 2048);
  for (const auto& r : request_stream({.prompt_tokens = 100, .output_tokens = 7, .arrival_spread = 0}, 10, 1))
    CHECK((r.prompt_tokens == 100 && r.output_tokens == 7));
}
