// Laws of serving that hold for every model, GPU and engine.
#include <cmath>

#include "models/llm/request_stream.h"
#include "models/llm/steady_state.h"
#include "tests/catch.h"
#include "tests/models/llm/serving_case.h"

using namespace plenum;
using namespace plenum::llm;
using namespace plenum::serving_case;

namespace {

/// Dense, grouped, mixture of experts, latent attention; slow and fast engines.
std::vector<ServiceTask> tasks() {
  std::vector<ServiceTask> all(4, dense_task());
  all[1].model.kv_heads = 2;
  all[2].model.experts = 16, all[2].model.experts_per_token = 2, all[2].model.expert_ffn = 1024;
  all[3].model.kv_rank = 128, all[3].model.rope_size = 32;
  return all;
}

ServingEngine slow() {
  ServingEngine e;
  e.layer_overhead = 7e-4 * second, e.weight_bandwidth = 0.3, e.group_reads = 0.6;
  return e;
}

}  // namespace

TEST_CASE("llm serving: a larger batch has more throughput and more latency") {
  for (const auto& task : tasks())
    for (const auto& engine : {ServingEngine{}, slow()}) {
      const auto r = roofline(task, 2, cluster(), engine);
      for (double b = 1; b < 4096; b *= 2) {
        CHECK(steady_throughput(r, 2 * b, 512, 128) > steady_throughput(r, b, 512, 128));
        CHECK(steady_tpot(r, 2 * b, 512, 128, 1) > steady_tpot(r, b, 512, 128, 1));
      }
    }
}

TEST_CASE("llm serving: with links without latency and limit more GPUs never slow a step down") {
  auto c = cluster();
  c.gpu.nvlink_bandwidth = 1e12 * gigabyte_per_second;
  for (const auto& task : tasks())
    for (auto engine : {ServingEngine{}, slow()}) {
      engine.allreduce_step = {};
      for (const double batch : {1.0, 64.0})
        for (double t = 1; t < 8; t *= 2)
          CHECK(decode_step(task, batch, 1000, 2 * t, c, engine) <=
                decode_step(task, batch, 1000, t, c, engine) * (1 + 1e-9));
    }
}

TEST_CASE("llm serving: steady throughput and time per token say the same") {
  // B requests at a time make B tokens in each time per token, when all of the prompts fall between tokens and B - 1 is as B.
  for (const auto& task : tasks()) {
    const auto r = roofline(task, 1, cluster(), {});
    const double b = 1000, tpot = steady_tpot(r, b, 512, 128, 1);
    CHECK(b / tpot == Approx(steady_throughput(r, b, 512, 128)).epsilon(2e-3));
    const double tokens = steady_throughput(r, 37, 512, 128);
    CHECK(steady_batch(r, tokens, 2048, 512, 128) == Approx(37));
  }
}

TEST_CASE("llm simulation: alone in the system, a request takes what the roofline says") {
  for (const auto& task : tasks()) {
    const auto r = roofline(task, 1, cluster(), {});
    const auto served = simulate(std::vector<Request>{{5, 500, 64}}, r, {.requests = 8, .cache_tokens = 1e5});
    const double first = r.step(0, 0, 500, 500 * 500 / 2.0);
    double last = first;
    for (double i = 0; i < 63; ++i) last += r.step(1, 500 + i, 0, 0);
    CHECK(served[0].first_token - 5 == Approx(first));
    CHECK(served[0].last_token - 5 == Approx(last));
  }
}

TEST_CASE("llm simulation: work is conserved and nobody overtakes") {
  const auto stream = request_stream({.prompt_spread = 0.96, .output_spread = 0.77}, 800, 3);
  const auto r = roofline(dense_task(), 1, cluster(), {});
  for (const double rate : {1.0, 20.0, 500.0}) {
    const auto requests = at_request_rate(stream, rate);
    const auto served = simulate(requests, r, {.requests = 64, .cache_tokens = 2e5, .chunk_tokens = 2048});
    double busy = 0, end = 0, latest = 0;
    for (std::size_t i = 0; i < requests.size(); ++i) {
      CHECK(served[i].first_token > requests[i].arrival);
      CHECK(served[i].first_token >= latest);  // first come, first served
      latest = served[i].first_token;
      end = std::max(end, served[i].last_token);
      busy += r.prompt(requests[i].prompt_tokens, requests[i].prompt_tokens * requests[i].prompt_tokens / 2);
      busy += (requests[i].output_tokens - 1) * r.decode_token;
    }
    // All products take their time, and never more than 64 requests share a step.
    CHECK(end > busy);
    const double steps = (end - busy) / r.step(0, 0, 0, 0);
    double tokens = 0;
    for (const auto& q : requests) tokens += q.output_tokens;
    CHECK(steps * 64 >= tokens * 0.5);
  }
}

TEST_CASE("llm simulation: percentiles are in order, and load only adds waiting") {
  for (const auto& task : tasks()) {
    const auto r = replica(task, 1, cluster(), {});
    REQUIRE(r.meets);
    Time before{};
    for (const double share : {0.1, 0.5, 0.9}) {
      const auto load = at_rate(task, 1, share * r.at_capacity.request_rate, cluster(), {});
      CHECK(load.ttft_p50 <= load.ttft_p99);
      CHECK(load.tpot_p50 <= load.tpot_p99);
      CHECK(load.tpot_mean >= before);
      CHECK(load.tpot_p50 >= r.unloaded.tpot_p50 * 0.999);
      before = load.tpot_mean;
    }
    CHECK(at_rate(task, 1, r.at_capacity.request_rate, cluster(), {}) ==
          r.at_capacity);  // the same seed each time
  }
}
