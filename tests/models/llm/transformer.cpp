#include "models/llm/transformer.h"

#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"
#include "tests/models/llm/training_models.h"

using namespace plenum;
using namespace plenum::llm;

TEST_CASE("llm: parameters as their makers count them") {
  struct Row {
    const char* id;
    double published, tolerance;
  };
  // clang-format off
  const Row rows[] = {
      // exact counts of published checkpoints; norms and biases are what may differ
      {"llama-7b",          6738415616,     1e-9},
      {"llama-65b",         65285660672,    1e-9},
      {"llama-2-70b",       68976648192,    1e-7},
      {"llama-3-1-405b",    405853388800,   1e-7},
      {"mixtral-8x7b",      46702792704,    1e-9},
      {"qwen2-5-7b",        7615616512,     1e-4},
      {"falcon-180b",       179522565120,   1e-4},
      {"pythia-12b",        11846072320,    1e-3},
      {"gpt-2-124m",        124439808,      1e-4},
      {"bloom-176b",        176247271424,   1e-4},
      {"deepseek-v3",       671026419200,   1e-4},  // arXiv 2412.19437: 671B
      // Narayanan et al. 2021, Table 1, in billions with one decimal
      {"gpt-18b-megatron-2021", 18.4e9,     0.012},
      {"gpt-1t-megatron-2021",  1008.0e9,   0.001},
      // 11B of Raffel et al. 2020: half its layers attend twice
      {"t5-11b",            11.3e9,         0.01},
  };
  // clang-format on
  const auto models = shipped::records<LanguageModel>("models");
  CHECK(models.all().size() >= 107);
  for (const auto& row : rows) {
    INFO(row.id);
    CHECK(parameters(models.at(row.id, "id").value) == Approx(row.published).epsilon(row.tolerance));
  }
}

TEST_CASE("llm: every shipped model counts near its published size") {
  // Nominal names ("70B") and T5, Gopher and Chinchilla (relative positions) are known to differ.
  int near = 0, all = 0;
  const auto models = shipped::records<LanguageModel>("models");
  for (const auto& record : models.all()) {
    const auto& m = record.value;
    INFO(record.id);
    CHECK(active_parameters(m) <= parameters(m));
    CHECK(matmul_parameters(m) <= parameters(m) + m.vocabulary * m.hidden);
    CHECK(m.heads >= m.kv_heads);
    if (!m.published_parameters) continue;
    const double error = std::abs(parameters(m) / *m.published_parameters - 1.0);
    CHECK(error < 0.09);
    near += error < 0.035;
    ++all;
  }
  CHECK(near >= 0.9 * all);
}

TEST_CASE("llm: parameters that one token visits") {
  // Jiang et al. 2024, arXiv 2401.04088: 13B of 47B; DeepSeek-AI 2024: 37B of 671B.
  CHECK(active_parameters(llm_test::mixtral_8x7b()) == Approx(12.9e9).epsilon(0.005));
  CHECK(active_parameters(llm_test::deepseek_v3()) == Approx(37e9).epsilon(0.02));
  const auto dense = llm_test::llama_2_70b();
  CHECK(active_parameters(dense) == parameters(dense));
  CHECK(expert_layers(dense) == 0.0);
  CHECK(expert_parameters(dense) == 0.0);
}

TEST_CASE("llm: key-value cache of one token") {
  // Llama 2 70B: 2 x 80 x 8 x 128 x 2 bytes; DeepSeek-V3: 61 x 576 x 2 bytes.
  CHECK(kv_bytes_per_token(llm_test::llama_2_70b(), 16) / byte == 327680);
  CHECK(kv_bytes_per_token(llm_test::llama_2_70b(), 8) / byte == 163840);
  CHECK(kv_bytes_per_token(llm_test::deepseek_v3(), 16) / byte == 70272);
}

TEST_CASE("llm: operations in the forms of the papers") {
  // Equal for a GPT: the sum over matrices, and 72 or 96 B s l h^2 (...).
  for (const auto [l, h, s] :
       {std::array{24.0, 2304.0, 2048.0}, {96.0, 12288.0, 2048.0}, {128.0, 25600.0, 1024.0}}) {
    const auto m = llm_test::gpt(l, h, h / 128);
    const double v = m.vocabulary, unit = l * h * h;
    INFO(l << " layers of " << h);
    CHECK(model_operations(m, s) / flop == Approx(72 * unit * (1 + s / (6 * h) + v / (12 * l * h))));
    CHECK(hardware_operations(m, s, Recompute::full) / flop ==
          Approx(96 * unit * (1 + s / (6 * h) + v / (16 * l * h))));
    CHECK(hardware_operations(m, s, Recompute::selective) / flop ==
          Approx(72 * unit * (1 + s / (3 * h) + v / (12 * l * h))));
    CHECK(hardware_operations(m, s, Recompute::none) == model_operations(m, s));
    CHECK(3.0 * forward_operations(m, s) == model_operations(m, s));
    // 6 P a token within the share of attention, embeddings and vectors.
    CHECK(model_operations(m, s) / flop == Approx(6 * parameters(m)).epsilon(0.25));
  }
}

TEST_CASE("llm: adapters need two thirds of the operations") {
  const auto m = llm_test::llama_2_70b();
  const double full = method_operations(m, 4096, Method::full) / flop;
  CHECK(full == model_operations(m, 4096) / flop);
  CHECK(method_operations(m, 4096, Method::lora) / flop < 0.70 * full);
  CHECK(method_operations(m, 4096, Method::qlora) == method_operations(m, 4096, Method::lora));
}

TEST_CASE("llm: hidden sizes that tensor cores like") {
  struct Row {
    double hidden, tensor;
    bool bad;
  };
  // clang-format off
  const Row rows[] = {
      {14400, 8, true},   // 1800: BLOOM prequel, 91 to 94 TFLOP/s
      {13824, 8, false},  // 27 x 64: 120 to 134
      {14336, 4, false},
      {4544,  1, false},  // Falcon 7B, 71 x 64
      {1600,  1, false},  // GPT-2 XL, 25 x 64
      {1600,  2, true},
      {4096,  6, true},   // not even whole
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.hidden << " on " << row.tensor);
    CHECK(misaligned(llm_test::gpt(8, row.hidden, 8), row.tensor) == row.bad);
  }
}
