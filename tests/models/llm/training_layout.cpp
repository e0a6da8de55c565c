#include <cmath>

#include "models/llm/iteration.h"
#include "models/llm/links.h"
#include "models/llm/train.h"
#include "tests/catch.h"
#include "tests/models/llm/training_models.h"

using namespace plenum;
using namespace plenum::llm;
using llm_test::a100;
using llm_test::gpt;
using llm_test::task;
using llm_test::v100;

TEST_CASE("llm: what a GPU can train in") {
  const auto volta = v100().gpu, ampere = a100().gpu;
  struct Row {
    gpu::Precision precision;
    bool volta, ampere;
  };
  // clang-format off
  const Row rows[] = {
      {gpu::Precision::mixed, true,  true},
      {gpu::Precision::fp16,  true,  true},
      {gpu::Precision::fp32,  true,  true},
      {gpu::Precision::bf16,  false, true},   // compute capability 8.0
      {gpu::Precision::fp8,   false, false},
      {gpu::Precision::int8,  false, false},
  };
  // clang-format on
  for (const auto& row : rows) {
    CHECK(can_train(volta, row.precision) == row.volta);
    CHECK(can_train(ampere, row.precision) == row.ampere);
  }
  auto t = task(gpt(24, 2304, 24));
  t.precision = gpu::Precision::bf16;
  CHECK_FALSE(best_layout(t, Gpus{8}, v100(), llm_test::megatron()).has_value());
  CHECK(estimate(t, {}, v100(), llm_test::megatron()).tokens_per_second == 0.0);
  CHECK(estimate(t, {}, v100(), llm_test::megatron()).time == IterationTime{});
}

TEST_CASE("llm: layouts keep to what the model, the servers and the batch allow") {
  struct Row {
    double per_server, gpus, heads, kv_heads, batch;
  };
  // clang-format off
  const Row rows[] = {
      {8, 64,  32, 32, 512},
      {8, 64,  32,  8, 384},
      {6, 54,  24, 24, 360},  // 6-GPU servers (IBM AC922)
      {4, 64,  32,  8, 512},
      {8, 100, 40, 40, 100},
      {8, 7,   32, 32, 512},
      {8, 64,  25, 25, 512},  // GPT-2 XL has 25 heads
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.gpus << " GPUs in servers of " << row.per_server << ", " << row.heads << " heads");
    auto t = task(gpt(40, 128 * row.heads, row.heads), row.batch);
    t.model.kv_heads = row.kv_heads;
    const auto best = best_layout(t, Gpus{row.gpus}, a100(row.per_server), {});
    REQUIRE(best.has_value());
    const auto& l = best->layout;
    CHECK(l.gpus() <= row.gpus);
    CHECK(l.tensor <= row.per_server);
    CHECK(std::fmod(row.per_server, l.tensor) == 0.0);
    CHECK(std::fmod(row.heads, l.tensor) == 0.0);
    // No copy could have fewer sequences: the batch divides evenly, or one copy less would have more rounds.
    const auto rounds = [&](double copies) { return std::ceil(row.batch / copies); };
    CHECK((std::fmod(row.batch, l.data) == 0.0 || rounds(l.data) < rounds(l.data - 1)));
    CHECK(std::fmod(rounds(l.data), l.micro_batch) == 0.0);
    CHECK(l.pipeline <= 40);
    CHECK(best->fits);
    CHECK(best->memory.total <= usable_memory(a100().gpu));
  }
}

TEST_CASE("llm: fixed members are kept, impossible ones give nothing") {
  const auto t = task(gpt(48, 8192, 64), 1536);
  struct Row {
    double tensor, pipeline, data, micro_batch, gpus;
    bool possible;
  };
  // clang-format off
  const Row rows[] = {
      {8,  2, 32,  1,  512, true},   // Narayanan et al. 2021, Table 1
      {8,  2,  0,  0,  512, true},
      {8,  5,  0,  0,  512, true},   // 48 layers, the embedding and the output in 5 stages
      {8,  7,  0,  0,  512, true},   // 48 and one: 7 layers a stage
      {3,  2,  0,  0,  512, false},  // 64 heads
      {8,  2, 64,  1,  512, false},  // 1,024 GPUs
      {8, 64,  0,  0, 4096, false},  // more stages than layers
      {8,  2, 32, 64,  512, false},  // more sequences than there are
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.tensor << " x " << row.pipeline << " x " << row.data << " of " << row.micro_batch);
    auto fixed = t;
    const auto stated = [](double value) { return value > 0 ? std::optional(value) : std::nullopt; };
    fixed.fixed.tensor = stated(row.tensor), fixed.fixed.pipeline = stated(row.pipeline);
    fixed.fixed.data = stated(row.data), fixed.fixed.micro_batch = stated(row.micro_batch);
    const auto best = best_layout(fixed, Gpus{row.gpus}, a100(), llm_test::megatron());
    CHECK(best.has_value() == row.possible);
    CHECK(leanest_layout(fixed, Gpus{row.gpus}, a100(), llm_test::megatron()).has_value() == row.possible);
    if (!best) continue;
    CHECK(best->layout.tensor == row.tensor);
    CHECK(best->layout.pipeline == row.pipeline);
    if (row.data > 0) CHECK(best->layout.data == row.data);
    if (row.micro_batch > 0) CHECK(best->layout.micro_batch == row.micro_batch);
  }
  auto fixed = t;
  fixed.fixed.zero_stage = 3;
  fixed.fixed.recompute = Recompute::full;
  fixed.fixed.sequence_parallel = true;
  const auto best = best_layout(fixed, Gpus{64}, a100(), {});
  REQUIRE(best.has_value());
  CHECK(best->layout.zero_stage == 3);
  CHECK(best->layout.recompute == Recompute::full);
  CHECK(best->layout.recomputed == 1.0);
  CHECK(best->layout.sequence_parallel);
}

TEST_CASE("llm: too little memory") {
  const auto t = task(gpt(96, 12288, 96), 1536);
  CHECK_FALSE(best_layout(t, Gpus{8}, v100(), llm_test::megatron()).has_value());
  const auto leanest = leanest_layout(t, Gpus{8}, v100(), llm_test::megatron());
  REQUIRE(leanest.has_value());
  CHECK_FALSE(leanest->fits);
  CHECK(leanest->memory.total > usable_memory(v100().gpu));
  CHECK_FALSE(fewest_gpus_in_memory(t, Gpus{8}, v100(), llm_test::megatron()).has_value());
  const auto fewest = fewest_gpus_in_memory(t, Gpus{4096}, v100(), llm_test::megatron());
  REQUIRE(fewest.has_value());
  // BigScience 2021 trained 206B on 256 V100 of 32 GB, 116B on 128.
  CHECK(fewest->value <= 256);
  CHECK(fewest->value >= 64);
  CHECK(best_layout(t, *fewest, v100(), llm_test::megatron()).has_value());
  CHECK_FALSE(best_layout(t, *fewest - Gpus{1}, v100(), llm_test::megatron()).has_value());
}

TEST_CASE("llm: without a network a job stays in its server") {
  const auto t = task(gpt(24, 2304, 24));
  const auto best = best_layout(t, Gpus{64}, a100(8, 0), {});
  REQUIRE(best.has_value());
  CHECK(best->layout.gpus() <= 8);
  Layout across;
  across.data = 16;
  CHECK(estimate(t, across, a100(8, 0), {}).tokens_per_second == 0.0);
}

TEST_CASE("llm: experts are spread over copies") {
  auto t = task(llm_test::mixtral_8x7b(), 256);
  t.precision = gpu::Precision::bf16;
  const auto best = best_layout(t, Gpus{64}, a100(), {});
  REQUIRE(best.has_value());
  CHECK(std::fmod(best->layout.data, best->layout.expert) == 0.0);
  Layout one, eight;
  one.data = eight.data = 16;
  eight.expert = 8;
  CHECK(training_memory(t, eight, {}).weights < 0.3 * training_memory(t, one, {}).weights);
  CHECK(iteration_time(t, one, a100(), {}).expert == Time{});
  CHECK(iteration_time(t, eight, a100(), {}).expert > Time{});
  t.fixed.expert = 3;  // does not divide 8 experts
  CHECK_FALSE(best_layout(t, Gpus{64}, a100(), {}).has_value());
}

TEST_CASE("llm: the engine of a GPU and a precision") {
  TrainingEngine generic, ampere, fsdp, hopper, hopper_fp8;
  generic.name = "generic";
  ampere.name = "ampere", ampere.gpus = "a100 a30";
  fsdp.name = "fsdp", fsdp.gpus = "a100", fsdp.sharded = true;
  hopper.name = "hopper", hopper.gpus = "h100 h200";
  hopper_fp8.name = "hopper fp8", hopper_fp8.gpus = "h100 h200", hopper_fp8.precision = gpu::Precision::fp8;
  const TrainingEngine* all[] = {&generic, &ampere, &fsdp, &hopper, &hopper_fp8};
  struct Row {
    const char* gpu;
    gpu::Precision precision;
    double zero_stage, tensor;
    const char* engine;
  };
  // clang-format off
  const Row rows[] = {
      {"a100-sxm4-80",  gpu::Precision::mixed, 0, 0, "ampere"},
      {"a100-sxm4-80",  gpu::Precision::bf16,  3, 0, "fsdp"},
      {"a100-sxm4-80",  gpu::Precision::bf16,  3, 8, "ampere"},  // tensor parallel as well
      {"a10",           gpu::Precision::bf16,  0, 0, "generic"},
      {"h100-sxm5-80",  gpu::Precision::fp8,   0, 0, "hopper fp8"},
      {"h200-sxm-141",  gpu::Precision::mixed, 0, 0, "hopper"},
      {"h100-sxm5-80",  gpu::Precision::bf16,  3, 1, "hopper"},  // none is made for it
      {"v100-sxm2-32",  gpu::Precision::fp32,  0, 0, "generic"},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.gpu << " for " << row.engine);
    LayoutInputs fixed;
    if (row.zero_stage > 0) fixed.zero_stage = row.zero_stage;
    if (row.tensor > 0) fixed.tensor = row.tensor;
    const auto* engine = choose_engine(all, row.gpu, row.precision, fixed);
    REQUIRE(engine != nullptr);
    CHECK(engine->name == row.engine);
  }
  const TrainingEngine* one[] = {&hopper_fp8};
  CHECK(choose_engine(one, "v100-sxm2-32", gpu::Precision::fp8) == nullptr);
  CHECK(choose_engine(one, "h100-sxm5-80", gpu::Precision::fp16) == nullptr);
  CHECK(choose_engine({}, "h100-sxm5-80", gpu::Precision::fp8) == nullptr);
}

TEST_CASE("llm: matrix products slow down when they are small") {
  TrainingEngine e;
  e.matmul_efficiency = 0.5, e.half_size = 300;
  const auto peak = 100.0 * teraflop_per_second;
  // A cube of side 3 n has size n: half the efficiency at n = 300.
  CHECK(matmul_time(900, 900, 900, peak, e) / second == Approx(2 * 2 * 900.0 * 900 * 900 / 50e12));
  CHECK(matmul_time(1e9, 1e9, 1e9, peak, e) / second == Approx(2e27 / 50e12).epsilon(1e-6));
  CHECK(matmul_time(64, 900, 900, peak, e) > matmul_time(900, 900, 900, peak, e) * (64.0 / 900));
}

TEST_CASE("llm: exchanges between GPUs") {
  const auto l = links(a100(8, 1600));
  // 600 GB/s both ways, 0.8 of one; 200 GB/s of a server for 8 GPUs, 0.96 (NCCL).
  CHECK(l.gpu / gigabyte_per_second == Approx(240));
  CHECK(l.network / gigabyte_per_second == Approx(24));
  CHECK(gather_time(l, {1, 1}, 1.0 * gigabyte) == Time{});
  CHECK(gather_time(l, {8, 1}, 2.4 * gigabyte) / second == Approx(7.0 / 8 / 100 + 7 * 3.4e-6));
  // One GPU of each server: all of it crosses the network.
  CHECK(gather_time(l, {4, 8}, 2.4 * gigabyte) / second == Approx(0.75 * 0.1 + 3 * 14e-6));
  CHECK(ranks_inside(l, {64, 4}) == 2);
  CHECK(transfer_time(l, 1, 2.4 * gigabyte) < transfer_time(l, 8, 2.4 * gigabyte));
  CHECK(alltoall_time(l, {16, 1}, 1.0 * gigabyte) > alltoall_time(l, {8, 1}, 1.0 * gigabyte));
  CHECK(allreduce_time(l, {8, 1}, 1.0 * gigabyte) > 2.0 * gather_time(l, {8, 1}, 1.0 * gigabyte));
  CHECK(std::isinf(gather_time(links(a100(8, 0)), {16, 1}, 1.0 * gigabyte) / second));
  const auto pcie = links([] {
    auto c = v100();
    c.gpu.nvlink_bandwidth = InformationRate{};
    return c;
  }());
  CHECK(pcie.gpu / gigabyte_per_second == Approx(12));
}
