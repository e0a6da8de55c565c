#include "models/gpu/peak.h"

#include "tests/catch.h"

using namespace plenum;
using namespace plenum::gpu;
using P = Precision;

namespace {

Gpu v100() {  // NVIDIA Tesla V100 SXM2: OLCF Summit user guide; vector fp16 from the datasheet
  Gpu g;
  g.fp64 = 7.8 * teraflop_per_second;
  g.fp32 = 15.7 * teraflop_per_second;
  g.fp16 = 31.4 * teraflop_per_second;
  g.fp16_tensor = 125.0 * teraflop_per_second;
  g.memory_bandwidth = 900.0 * gigabyte_per_second;
  return g;
}

Gpu p100() {  // NVIDIA Tesla P100 SXM2 datasheet: no tensor cores
  Gpu g;
  g.fp64 = 5.3 * teraflop_per_second;
  g.fp32 = 10.6 * teraflop_per_second;
  g.fp16 = 21.2 * teraflop_per_second;
  return g;
}

Gpu a100() {  // NVIDIA A100 datasheet, dense
  Gpu g;
  g.fp64 = 9.7 * teraflop_per_second;
  g.fp64_tensor = 19.5 * teraflop_per_second;
  g.fp32 = 19.5 * teraflop_per_second;
  g.tf32 = 156.0 * teraflop_per_second;
  g.fp16 = 78.0 * teraflop_per_second;
  g.fp16_tensor = 312.0 * teraflop_per_second;
  g.bf16 = 312.0 * teraflop_per_second;
  g.int8 = 624.0 * teraflop_per_second;
  return g;
}

}  // namespace

TEST_CASE("peak rate by precision") {
  struct Row {
    const char* what;
    Gpu gpu;
    P precision;
    double tflops;
  };
  // clang-format off
  const Row rows[] = {
    {"V100 mixed",                v100(), P::mixed, 125},
    {"V100 fp16 on tensor cores", v100(), P::fp16,  125},
    {"V100 fp32",                 v100(), P::fp32,  15.7},
    {"V100 fp64",                 v100(), P::fp64,  7.8},
    {"P100 mixed on vectors",     p100(), P::mixed, 21.2},
    {"P100 fp16",                 p100(), P::fp16,  21.2},
    {"A100 mixed",                a100(), P::mixed, 312},
    {"A100 bf16",                 a100(), P::bf16,  312},
    {"A100 tf32",                 a100(), P::tf32,  156},
    {"A100 fp64 on tensor cores", a100(), P::fp64,  19.5},
    {"A100 int8",                 a100(), P::int8,  624},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto peak = peak_rate(row.gpu, row.precision);
    REQUIRE(peak);
    CHECK(*peak / teraflop_per_second == Approx(row.tflops));
  }
  for (const auto precision : {P::bf16, P::tf32, P::fp8, P::int8}) CHECK_FALSE(peak_rate(v100(), precision));
  CHECK_FALSE(peak_rate(a100(), P::fp8));
  CHECK_FALSE(peak_rate(Gpu{}, P::mixed));
}

TEST_CASE("roofline") {
  // V100: ridge at 125 TFLOP/s over 900 GB/s = 138.9 FLOP/byte (mixed) and 15.7 / 0.9 = 17.4 FLOP/byte
  // (fp32), NVIDIA, "Matrix multiplication background user's guide": 139 FLOPs per byte.
  const auto gpu = v100();
  const OperationIntensity per_byte = 1.0 * flop / byte;
  const auto mixed = *peak_rate(gpu, P::mixed);
  CHECK(ridge(mixed, gpu.memory_bandwidth) / per_byte == Approx(138.9).epsilon(1e-3));
  CHECK(ridge(*peak_rate(gpu, P::fp32), gpu.memory_bandwidth) / per_byte == Approx(17.4).epsilon(0.005));

  struct Row {
    double intensity, tflops;
  };
  const Row rows[] = {{0, 0}, {1, 0.9}, {100, 90}, {138.888888888889, 125}, {1000, 125}};
  for (const auto& row : rows) {
    INFO(row.intensity << " FLOP/byte");
    CHECK(roofline(mixed, gpu.memory_bandwidth, row.intensity * per_byte) / teraflop_per_second ==
          Approx(row.tflops));
  }
}
