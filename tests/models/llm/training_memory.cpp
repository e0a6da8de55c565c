#include "models/llm/training_memory.h"

#include "tests/catch.h"
#include "tests/models/llm/training_models.h"

using namespace plenum;
using namespace plenum::llm;

TEST_CASE("llm: model states, Rajbhandari et al. 2020, Table 1") {
  struct Row {
    double billions, copies, stage1, stage2, stage3;  // GB
  };
  // clang-format off
  const Row rows[] = {
      {7.5,     1,  120,   120,   120},
      {7.5,    64,  31.4,  16.6,  1.88},
      {7.5,  1024,  30.1,  15.1,  0.12},
      {128,     4,  896,   704,   512},
      {128,   256,  518,   263,   8},
      {1000, 1024,  4011,  2013,  15.6},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.billions << " on " << row.copies);
    const auto states = [&](double stage) {
      return model_states(row.billions * 1e9, stage, row.copies) / gigabyte;
    };
    CHECK(states(0) == Approx(16 * row.billions));
    CHECK(states(1) == Approx(row.stage1).epsilon(0.01));
    CHECK(states(2) == Approx(row.stage2).epsilon(0.01));
    CHECK(states(3) == Approx(row.stage3).epsilon(0.03));  // printed with two digits
  }
}

TEST_CASE("llm: activations, Korthikanti et al. 2022, Figure 1") {
  struct Row {
    double layers, hidden, heads, micro_batch, pipeline, interleave, tensor_only, sequence_selective;  // GiB
  };
  // clang-format off
  const Row rows[] = {
      {48,   6144,  64, 4,  1, 1, 59.25,    9.5625},
      {96,  12288,  96, 1,  8, 3, 66.84375, 12.3515625},
      {128, 25600, 160, 1, 64, 1, 131.25,   26.5625},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.layers << " layers of " << row.hidden);
    const auto m = llm_test::gpt(row.layers, row.hidden, row.heads);
    const double flight = layers_in_flight(row.layers, row.pipeline, row.interleave, row.pipeline);
    const auto all = flight * layer_activations(m, {2048, row.micro_batch, 8, false, false, true});
    const auto least = flight * layer_activations(m, {2048, row.micro_batch, 8, true, false, false});
    CHECK(all / gibibyte == Approx(row.tensor_only).epsilon(1e-9));
    CHECK(least / gibibyte == Approx(row.sequence_selective).epsilon(1e-9));
    CHECK(layer_input(m, 2048, row.micro_batch) / byte == 2 * 2048 * row.micro_batch * row.hidden);
  }
}

TEST_CASE("llm: layers in flight") {
  CHECK(layers_in_flight(96, 1, 1, 8) == 96);
  CHECK(layers_in_flight(96, 8, 1, 64) == 96);
  CHECK(layers_in_flight(96, 8, 3, 64) == Approx(96 * (1 + 7.0 / 24)));
  CHECK(layers_in_flight(96, 8, 1, 4) == 48);  // four micro-batches fill half the stages
}

TEST_CASE("llm: eight bits keep less, gated layers have no dropout") {
  const auto m = llm_test::llama_2_70b();
  const auto sixteen = layer_activations(m, {4096, 1, 1, false, false, false});
  const auto eight = layer_activations(m, {4096, 1, 1, false, true, false});
  // 8 h + 2 (2 h + 2 k d) + 6 f bytes a token; 8 bits take 2 h and f off.
  CHECK(sixteen / (4096.0 * byte) == Approx(8 * 8192 + 2 * (2 * 8192 + 2 * 1024) + 6 * 28672));
  CHECK((sixteen - eight) / (4096.0 * byte) == Approx(2 * 8192 + 28672));
}

TEST_CASE("llm: checkpoints and largest models") {
  CHECK(checkpoint_size(176.247e9) / terabyte == Approx(2.3).epsilon(0.08));  // BigScience 2022
  // Rajbhandari et al. 2020, Table 2, theory on 64 GPUs of 32 GB, in billions.
  CHECK(largest_model(32.0 * gigabyte, 0, 64, 1) * 1e-9 == Approx(2));
  CHECK(largest_model(32.0 * gigabyte, 1, 64, 4) * 1e-9 == Approx(30.4).epsilon(0.01));
  CHECK(largest_model(32.0 * gigabyte, 2, 64, 16) * 1e-9 == Approx(230.4).epsilon(0.025));
  CHECK(largest_model(32.0 * gigabyte, 3, 64, 8) * 1e-9 == Approx(1024));
}

TEST_CASE("llm: DeepSpeed's estimator for T5-3B on 8 GPUs") {
  // DeepSpeed docs/source/memory.rst: 2,851M parameters, largest layer 32M.
  CHECK(deepspeed_zero2(2851e6, 8, false) / gibibyte == Approx(15.93).epsilon(0.001));
  CHECK(deepspeed_zero2(2851e6, 8, true) / gibibyte == Approx(5.31).epsilon(0.001));
  CHECK(deepspeed_zero3(2851e6, 32e6, 8, false, false) / gibibyte == Approx(6.09).epsilon(0.001));
  CHECK(deepspeed_zero3(2851e6, 32e6, 8, true, true) / gibibyte == Approx(0.12).epsilon(0.01));
  CHECK(deepspeed_zero3_host(2851e6, 32e6, 8, 8, true) / gibibyte == Approx(71.69).epsilon(0.001));
  CHECK(deepspeed_zero3_host(2851e6, 32e6, 8, 8, false) / gibibyte == Approx(1.43).epsilon(0.001));
}
