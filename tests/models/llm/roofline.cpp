#include "models/llm/roofline.h"

#include "models/llm/steady_state.h"
#include "models/llm/transformer.h"
#include "tests/catch.h"
#include "tests/models/llm/serving_case.h"

using namespace plenum;
using namespace plenum::llm;
using namespace plenum::serving_case;

TEST_CASE("llm roofline: decode step from its parts") {
  const auto task = dense_task();
  ServingEngine engine;
  const double overhead = 4 * 2e-5;
  // 4 layers of 4 h^2 + 3 h f and the output matrix V h, all in 16 bits, at 0.75 of 1000 GB/s.
  const double matrices = 4 * (4.0 * 1024 * 1024 + 3.0 * 1024 * 4096);
  const double weights = 2 * (matrices + 32000.0 * 1024) / (0.75 * 1e12);
  const double products = 2 * (matrices + 32000.0 * 1024) / (0.55 * 1e14);
  const double token = 2.0 * 2 * 4 * 8 * 128 / (0.6 * 1e12);  // two vectors of 8 heads of 128 in 4 layers

  struct Row {
    double batch, context, seconds;
  };
  const Row rows[] = {
      {1, 0, weights + products + overhead},
      {1, 1000, weights + products + overhead + 1000 * token},
      {16, 1000, weights + 16 * products + overhead + 16000 * token},
  };
  for (const auto& row : rows)
    CHECK(decode_step(task, row.batch, row.context, 1, cluster(), engine).value() ==
          Approx(row.seconds).epsilon(1e-9));
}

TEST_CASE("llm roofline: prefill from its parts") {
  const auto task = dense_task();
  const ServingEngine engine;
  const double matrices = 4 * (4.0 * 1024 * 1024 + 3.0 * 1024 * 4096);
  const double weights = 2 * (matrices + 32000.0 * 1024) / (0.75 * 1e12);
  const double attention =
      2.0 * 4 * 8 * 128 * 512;  // 2 l a d S: on average half of the prompt is behind a token
  CHECK(prefill(task, 512, 512, 1, cluster(), engine).value() ==
        Approx(weights + 512 * (2 * matrices + attention) / (0.55 * 1e14) + 4 * 2e-5).epsilon(1e-9));
}

TEST_CASE("llm roofline: stored bits and peaks of formats") {
  struct Row {
    WeightFormat format;
    double bits, peak;  // TFLOP/s of a GPU with 100 in 16 bits, 200 in FP8 and 150 in INT8; 0: none
  };
  const Row rows[] = {
      {WeightFormat::fp16, 16, 100}, {WeightFormat::bf16, 16, 0},        {WeightFormat::fp8, 8, 200},
      {WeightFormat::int8, 8, 150},  {WeightFormat::int4, 4.15625, 100}, {WeightFormat::nf4, 4.5, 100},
      {WeightFormat::fp4, 4.5, 0},
  };
  auto gpu = cluster().gpu;
  gpu.fp8 = 200.0 * teraflop_per_second;
  gpu.int8 = 150.0 * teraflop_per_second;
  for (const auto& row : rows) {
    INFO(row.bits);
    CHECK(weight_bits(row.format) == row.bits);
    CHECK(can_serve(gpu, row.format) == (row.peak > 0));
    if (row.peak > 0) CHECK(*serving_peak(gpu, row.format) / teraflop_per_second == Approx(row.peak));
  }
  // Integers that are slower than 16 bits (V100: 62 TOPS beside 125 TFLOP/s) are not computed with.
  gpu.int8 = 62.0 * teraflop_per_second;
  CHECK(*serving_peak(gpu, WeightFormat::int8) / teraflop_per_second == Approx(100));
}

TEST_CASE("llm roofline: experts that a batch touches") {
  Roofline r;
  r.dense_weights = 1.0, r.expert_weights = 8.0, r.experts = 8, r.experts_per_token = 2;
  struct Row {
    double batch, touched;  // 8 (1 - (3/4)^B)
  };
  const Row rows[] = {{1, 2.0}, {2, 3.5}, {4, 5.46875}, {1000, 8.0}};
  for (const auto& row : rows) CHECK(r.weights(row.batch) == Approx(1.0 + row.touched).epsilon(1e-9));
}

TEST_CASE("llm roofline: all-reduce over links, PCIe and the network") {
  auto c = cluster();
  c.gpu.nvlink_bandwidth = 300.0 * gigabyte_per_second;
  CHECK(allreduce_bandwidth(c, 8) / gigabyte_per_second == Approx(90));
  c.gpu.nvlink_bandwidth = std::nullopt;
  struct Row {
    double generation, rate;
  };
  // 16 lanes: 15.75, 31.5 and 63 GB/s; not more than 20 GB/s through the host.
  const Row rows[] = {{3, 9.45}, {4, 18.9}, {5, 20}};
  for (const auto& row : rows) {
    c.gpu.pcie_generation = row.generation;
    CHECK(allreduce_bandwidth(c, 2) / gigabyte_per_second == Approx(row.rate).epsilon(0.01));
  }
  c.server_network = 25.0 * gigabyte_per_second;
  CHECK(allreduce_bandwidth(c, 16) / gigabyte_per_second == Approx(15));
  c.ring_taper = 3;
  CHECK(allreduce_bandwidth(c, 16) / gigabyte_per_second == Approx(5));
}

TEST_CASE("llm roofline: reads of a shared cache") {
  // Without sharing among the 8 query heads of each of 2 key-value heads, the cache is read 4 times as often.
  auto task = dense_task();
  task.model.kv_heads = 2;
  ServingEngine engine;
  const auto once = roofline(task, 1, cluster(), engine);
  engine.group_reads = 1.0;
  CHECK(roofline(task, 1, cluster(), engine).cached_token == Approx(4 * once.cached_token));
  // Heads cannot be halved: 8 GPUs keep 4 copies of 2 heads.
  engine.group_reads = 0.0;
  CHECK(roofline(task, 8, cluster(), engine).cached_token == Approx(4 * once.cached_token / 8));
}

TEST_CASE("llm engines: the narrowest family that has the format") {
  const auto engine = [](std::string gpus, std::optional<WeightFormat> format, bool measured) {
    ServingEngine e;
    e.gpus = std::move(gpus), e.format = format, e.measured = measured;
    return e;
  };
  const ServingEngine generic = engine("", std::nullopt, false), nf4 = engine("", WeightFormat::nf4, false),
                      half = engine("h100 a100", WeightFormat::fp16, true),
                      eight = engine("h100", WeightFormat::fp8, true);
  const std::vector<const ServingEngine*> all{&nf4, &generic, &half, &eight};
  struct Row {
    const char* gpu;
    WeightFormat format;
    const ServingEngine* expected;
    bool measured;
  };
  const Row rows[] = {
      {"h100-sxm5-80", WeightFormat::fp16, &half, true},  {"h100-sxm5-80", WeightFormat::bf16, &half, true},
      {"h100-sxm5-80", WeightFormat::int8, &eight, true}, {"h100-sxm5-80", WeightFormat::nf4, &nf4, false},
      {"a100-sxm4-80", WeightFormat::fp16, &half, false}, {"a100-sxm4-80", WeightFormat::int8, &half, false},
      {"mi300x", WeightFormat::fp8, &generic, false},     {"mi300x", WeightFormat::nf4, &nf4, false},
  };
  for (const auto& row : rows) {
    INFO(row.gpu << " " << static_cast<int>(row.format));
    CHECK(choose_engine(all, row.gpu, row.format) == row.expected);
    CHECK(was_measured(*row.expected, row.gpu, row.format) == row.measured);
  }
  CHECK(choose_engine(std::vector<const ServingEngine*>{&half}, "mi300x", WeightFormat::fp16) == nullptr);
}
