#include <algorithm>

#include "models/llm/serve.h"
#include "models/llm/serving_memory.h"
#include "models/llm/transformer.h"
#include "tests/catch.h"
#include "tests/models/llm/serving_case.h"

using namespace plenum;
using namespace plenum::llm;
using namespace plenum::serving_case;

TEST_CASE("llm serving memory: weights, reserve and cache are the GPU's memory") {
  const auto task = dense_task();
  const ServingEngine engine;  // 3 GB and a tenth of 16 GB stay free
  for (const double tensor : {1.0, 2.0, 4.0}) {
    const auto m = serving_memory(task, tensor, 1, cluster(), engine);
    CHECK(m.total / gigabyte == Approx(16));
    CHECK(m.reserve / gigabyte == Approx(4.6));
    CHECK(m.weights / gigabyte == Approx(2e-9 * parameters(task.model) / tensor));
    CHECK((m.weights + m.reserve + m.cache) / gigabyte == Approx(16));
    CHECK(m.cache_tokens == Approx(tensor * m.cache / kv_bytes_per_token(task.model, 16)));
  }
  // Weights that do not fit leave no cache.
  auto large = task;
  large.model.layers = 1000;
  const auto m = serving_memory(large, 1, 1, cluster(), engine);
  CHECK(m.cache.value() == 0);
  CHECK(m.total > cluster().gpu.memory);
}

TEST_CASE("llm serving memory: quantised layers, embeddings in 16 bits") {
  const auto model = dense_task().model;
  const double tables = 2.0 * 32000 * 1024 + vector_parameters(model);
  CHECK(weight_bytes(model, WeightFormat::fp16) / byte == Approx(2 * parameters(model)));
  CHECK(weight_bytes(model, WeightFormat::fp8) / byte == Approx(layer_parameters(model) + 2 * tables));
  CHECK(weight_bytes(model, WeightFormat::nf4) / byte ==
        Approx(0.5625 * layer_parameters(model) + 2 * tables));
}

TEST_CASE("llm replica: keeps its promise, and does not when it cannot") {
  auto task = dense_task();
  task.ttft_p99 = 0.5 * second;
  task.tpot_p99 = 0.01 * second;
  const auto kept = replica(task, 1, cluster(), {});
  REQUIRE(kept.meets);
  CHECK(kept.at_capacity.request_rate.value() > 0);
  CHECK(kept.at_capacity.ttft_p99 <= *task.ttft_p99);
  CHECK(kept.at_capacity.tpot_p99 <= *task.tpot_p99);
  // At a much higher rate it is broken.
  const auto above = at_rate(task, 1, 2.0 * kept.at_capacity.request_rate, cluster(), {});
  CHECK((above.ttft_p99 > *task.ttft_p99 || above.tpot_p99 > *task.tpot_p99));

  task.tpot_p99 = 1e-5 * second;
  const auto broken = replica(task, 1, cluster(), {});
  CHECK(broken.fits);
  CHECK_FALSE(broken.meets);
  CHECK(broken.at_capacity.request_rate.value() == 0);
  CHECK(broken.unloaded.tpot_p50 > *task.tpot_p99);
}

TEST_CASE("llm replica: without a promise 0.85 of the highest throughput") {
  auto task = dense_task();
  task.prompt_spread = task.output_spread = 0;
  const auto r = replica(task, 1, cluster(), {});
  REQUIRE(r.meets);
  // More than that is served without waiting, 1.3 times the highest is not.
  const auto highest = r.at_capacity.request_rate / 0.85;
  CHECK(at_rate(task, 1, 0.98 * highest, cluster(), {}).ttft_p99 < 60.0 * second);
  const auto beyond = at_rate(task, 1, 1.3 * highest, cluster(), {});
  CHECK(beyond.ttft_p99 > 2.0 * at_rate(task, 1, 0.98 * highest, cluster(), {}).ttft_p99);
  CHECK(beyond.output_tokens_per_second == Approx(r.at_capacity.output_tokens_per_second / 0.85));
}

TEST_CASE("llm replica: sizes divide servers and heads") {
  auto task = dense_task();
  task.model.heads = task.model.kv_heads = 12, task.model.hidden = 1536;
  task.model.layers = 200;  // 5 GB a GPU on 4 GPUs
  struct Row {
    double per_server;
    std::vector<double> possible;
  };
  const Row rows[] = {{4, {1, 2, 4}}, {6, {1, 2, 3, 6}}, {8, {1, 2, 4}}};
  for (const auto& row : rows) {
    auto c = cluster();
    c.gpus_per_server = {row.per_server};
    const auto best = best_replica(task, c, {});
    REQUIRE(best);
    INFO(row.per_server << " GPUs, replica of " << best->gpus.value);
    CHECK(std::find(row.possible.begin(), row.possible.end(), best->gpus.value) != row.possible.end());
    CHECK(best->fits);
    // No other size serves more for each GPU.
    for (const double size : row.possible) {
      const auto other = replica(task, size, c, {});
      if (other.meets)
        CHECK(other.at_capacity.request_rate / other.gpus.value <=
              best->at_capacity.request_rate / best->gpus.value * (1 + 1e-9));
    }
  }
  task.tensor = 2;
  CHECK(best_replica(task, cluster(), {})->gpus.value == 2);
}

TEST_CASE("llm replica: what fits into no server is laid out in stages, when there is a network") {
  auto task = dense_task();
  // 134 GB; a server of 8 has 8 x 11.4 GB for weights and cache. A token takes 16 MB of it: two servers leave room for two half batches of
  // 1,450 tokens, three for 2,800 in each third.
  task.model.layers = 4000, task.model.context = 2048;
  auto c = cluster();
  CHECK_FALSE(best_replica(task, c, {}));
  c.server_network = 25.0 * gigabyte_per_second;
  const auto staged = best_replica(task, c, {});
  REQUIRE(staged);
  CHECK(staged->gpus.value == 24);
  CHECK(staged->unloaded.tpot_mean >= decode_step(task, 1, 0, 8, c, {}));
  task.format = WeightFormat::bf16;  // the GPU has none
  CHECK_FALSE(best_replica(task, c, {}));
}

TEST_CASE("llm availability: k out of n") {
  struct Row {
    double needed, availability, each, expected;
  };
  const Row rows[] = {
      // clang-format off
      {1,    0.99,   0.9,   2},    // 1 - 0.1^2 = 0.99
      {1,    0.999,  0.9,   3},
      {2,    0.97,   0.9,   3},    // 3 x 0.9^2 x 0.1 + 0.9^3 = 0.972 (two out of three: Trivedi 2001, section 1.11)
      {2,    0.98,   0.9,   4},
      {10,   0.99,   0.99, 11},    // 0.99^11 + 11 x 0.01 x 0.99^10 = 0.9948
      {10,   0.999,  0.99, 12},
      {3.2,  0.0,    0.9,   4},    // not asked for: rounded up only
      {5,    0.999,  1.0,   5},
      {0,    0.999,  0.9,   0},
      // clang-format on
  };
  for (const auto& row : rows) {
    INFO(row.needed << " of n, " << row.availability);
    CHECK(replicas_for(row.needed, row.availability, row.each) == row.expected);
  }
}

TEST_CASE("llm daily load: the peak is one") {
  struct Row {
    DailyShape shape;
    double mean, tolerance;
  };
  // A sine's mean over its peak is 1 / (1 + A); GenTD26 has 3.43 times the mean in its peak hour.
  const Row rows[] = {{DailyShape::flat, 1, 1e-12},
                      {DailyShape::global, 1 / 1.3, 1e-9},
                      {DailyShape::regional, 1 / 1.8, 1e-9},
                      {DailyShape::bursty, 1 / 3.4269, 0.01}};
  for (const auto& row : rows) {
    const auto hours = hourly_load(row.shape);
    CHECK(*std::max_element(hours.begin(), hours.end()) == Approx(1));
    CHECK(*std::min_element(hours.begin(), hours.end()) >= 0);
    CHECK(mean_load(row.shape) == Approx(row.mean).epsilon(row.tolerance));
  }
}
