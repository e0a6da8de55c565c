#include "models/gpu/names.h"

#include "tests/catch.h"

using namespace plenum::gpu;

TEST_CASE("GPUs by their names") {
  const std::vector<NamedGpu> known{{"a100-sxm4-80", 90}, {"a100-sxm4-40", 50},  {"a100-pcie-40", 10},
                                    {"h200-sxm-141", 0},  {"mi250x", 0},         {"t4", 20},
                                    {"v100-pcie-16", 0},  {"v100-sxm2-16", 80},  {"v100-sxm2-32", 60},
                                    {"v100-sxm3-32", 30}, {"v100-sxm3-32-h", 5}, {"gaudi2", 0}};
  struct Row {
    const char *name, *id;
    bool ambiguous;
  };
  // clang-format off
  const Row rows[] = {
    {"v100-sxm2-16",              "v100-sxm2-16",   false},
    {"V100-SXM2-16GB",            "v100-sxm2-16",   false},
    {"Tesla V100-SXM2-32GB",      "v100-sxm2-32",   false},
    {"V100-SXM3-32GB",            "v100-sxm3-32",   false},
    {"V100-SXM3-32GB-450W",       "v100-sxm3-32-h", false},
    {"NVIDIA A100 SXM4 80GB",     "a100-sxm4-80",   false},
    {"A100-SXM4-80GB-400W",       "a100-sxm4-80",   false},
    {"H200-SXM-140GB",            "h200-sxm-141",   false},
    {"T4-16GB",                   "t4",             false},
    {"AMD Instinct MI250X",       "mi250x",         false},
    {"Intel Gaudi2",              "gaudi2",         false},
    {"V100-16GB",                 "v100-sxm2-16",   true},
    {"A100-40GB",                 "a100-sxm4-40",   true},
    {"A100-SXM-40GB",             "a100-sxm4-40",   false},
    {"V100",                      "v100-sxm2-16",   true},
    {"V100-48GB",                 nullptr,          false},
    {"V101",                      nullptr,          false},
    {"NVIDIA",                    nullptr,          false},
    {"",                          nullptr,          false},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.name);
    const auto found = gpu_named(row.name, known);
    REQUIRE(found.has_value() == (row.id != nullptr));
    if (!found) continue;
    CHECK(found->id == row.id);
    CHECK(found->ambiguous == row.ambiguous);
  }
}

TEST_CASE("precisions by their names") {
  CHECK(precision_named("mixed") == Precision::mixed);
  CHECK(precision_named("TF32") == Precision::tf32);
  CHECK(precision_named("bf16 mixed") == Precision::bf16);
  CHECK(precision_named("fp16 (pure)") == Precision::fp16);
  CHECK_FALSE(precision_named("fp17"));
  CHECK_FALSE(precision_named(""));
}
