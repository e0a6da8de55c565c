#include "models/gpu/transfer.h"

#include <cmath>

#include "models/gpu/siblings.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::gpu;

namespace {

Gpu gpu_of(double fp16_tensor, double fp32, double bandwidth, double memory) {
  Gpu gpu;
  if (fp16_tensor > 0) gpu.fp16_tensor = fp16_tensor * teraflop_per_second;
  gpu.fp32 = fp32 * teraflop_per_second;
  gpu.memory_bandwidth = bandwidth * gigabyte_per_second;
  gpu.memory = memory * gigabyte;
  return gpu;
}

// Rates of the datasheets, and GPUs that nobody makes.
const Gpu v100 = gpu_of(125, 15.7, 900, 16);
const Gpu a100 = [] {
  auto gpu = gpu_of(312, 19.5, 2039, 80);
  gpu.tf32 = 156.0 * teraflop_per_second;
  return gpu;
}();
const Gpu twice = gpu_of(250, 31.4, 1800, 32);
const Gpu no_tensor = gpu_of(0, 10, 700, 16);

const Gpu* record(std::string_view id) {
  if (id == "v100-sxm2-16") return &v100;
  if (id == "a100-sxm4-80") return &a100;
  if (id == "twice-1") return &twice;
  if (id == "none-1") return &no_tensor;
  return nullptr;
}

struct Point {
  double batch, gpus, per_gpu_rate;
};

Profile profile_of(const char* workload, const char* gpu, std::initializer_list<Point> points,
                   Precision precision = Precision::mixed) {
  Profile profile;
  profile.workload = workload;
  profile.task = "vision";
  profile.gpu = gpu;
  profile.unit = "images";
  profile.precision = precision;
  for (const auto& p : points) {
    ProfilePoint point;
    point.batch_per_gpu = p.batch;
    point.gpus = {p.gpus};
    point.throughput = p.per_gpu_rate * p.gpus / second;
    point.framework = "A";
    point.source = "src";
    point.row = "row";
    profile.points.push_back(point);
  }
  arrange(profile.points);
  return profile;
}

}  // namespace

TEST_CASE("which precisions stand for each other") {
  struct Row {
    Precision a, b;
    bool comparable;
  };
  const Row rows[] = {
      {Precision::mixed, Precision::fp16, true}, {Precision::bf16, Precision::mixed, true},
      {Precision::tf32, Precision::fp32, true},  {Precision::mixed, Precision::fp32, false},
      {Precision::int8, Precision::fp16, false}, {Precision::int8, Precision::int8, true},
      {Precision::fp8, Precision::int8, false},  {Precision::fp64, Precision::fp32, false},
  };
  for (const auto& row : rows) {
    CHECK(comparable(row.a, row.b) == row.comparable);
    CHECK(comparable(row.b, row.a) == row.comparable);
  }
}

TEST_CASE("ratio of the rates of two GPUs") {
  const auto mixed = rate_ratio(v100, a100, Precision::mixed);
  REQUIRE(mixed);
  CHECK(mixed->compute == Approx(312.0 / 125));
  CHECK(mixed->memory == Approx(2039.0 / 900));
  CHECK(rate_ratio(v100, a100, Precision::fp32)->compute == Approx(156 / 15.7));  // tf32, where there is one
  CHECK(rate_ratio(v100, twice, Precision::fp32)->compute == Approx(2));
  CHECK_FALSE(rate_ratio(v100, no_tensor, Precision::mixed));
  CHECK_FALSE(rate_ratio(v100, a100, Precision::fp8));
  CHECK_FALSE(rate_ratio(v100, Gpu{}, Precision::fp32));

  // The same GPU changes nothing; the launch of kernels profits less than a full GPU.
  CHECK(expected_ratio({1, 1}, 0.3) == Approx(1));
  CHECK(expected_ratio({2, 2}, 0) == Approx(std::pow(2, 0.9)));
  CHECK(expected_ratio({2, 2}, 1) == Approx(std::pow(2, 0.4)));
  CHECK(expected_ratio({8, 1}, 1) == Approx(1));  // peak rate does not launch kernels faster
}

TEST_CASE("transfer: measured ratios over the roofline") {
  const auto source = profile_of("net", "v100-sxm2-16", {{64, 1, 100}});
  // Nobody measured any ratio: the roofline with a wide band.
  const auto bare = transfer(source, v100, "twice-1", twice, Precision::mixed, {}, record);
  REQUIRE(bare);
  CHECK(bare->full == Approx(std::pow(2, 0.9)));
  CHECK(bare->low == Approx(0.5));
  CHECK(bare->high == Approx(2));
  CHECK(bare->memory == Approx(2));
  CHECK_FALSE(transfer(source, v100, "none-1", no_tensor, Precision::mixed, {}, record));

  // Another workload ran 1.5 times as fast on the same pair: so does this one.
  const std::vector<Profile> profiles{profile_of("other", "v100-sxm2-16", {{64, 1, 100}, {128, 1, 110}}),
                                      profile_of("other", "twice-1", {{64, 1, 150}, {128, 1, 165}})};
  const auto ratios = ratio_series(profiles);
  REQUIRE(ratios.size() == 2);  // either way
  CHECK(ratios[0].samples.size() == 2);
  CHECK(ratios[0].samples[0].ln_ratio == Approx(std::log(1.5)));
  CHECK(ratios[1].samples[0].ln_ratio == Approx(-std::log(1.5)));
  const auto known = transfer(source, v100, "twice-1", twice, Precision::mixed, ratios, record);
  REQUIRE(known);
  CHECK(known->full == Approx(1.5).epsilon(0.1));
  CHECK(known->low <= 1);
  CHECK(known->high >= 1);
  CHECK(known->low > bare->low);
  // There and back again.
  const auto back = transfer(profile_of("net", "twice-1", {{64, 1, 150}}), twice, "v100-sxm2-16", v100,
                             Precision::mixed, ratios, record);
  REQUIRE(back);
  CHECK(known->full * back->full == Approx(1).epsilon(0.05));
}

TEST_CASE("plan with any GPU: its own profile, a sister's, another generation's, or none") {
  const auto table =
      ProfileTable::of({profile_of("net", "v100-sxm2-16", {{32, 1, 90}, {64, 1, 100}, {64, 8, 90}}),
                        profile_of("net", "a100-sxm4-80", {{64, 1, 55}}, Precision::tf32)},
                       {});
  struct Row {
    const char* what;
    const char *workload, *gpu;
    Precision precision;
    const char* measured_on;  ///< null: no plan
    bool transferred;
  };
  // clang-format off
  const Row rows[] = {
    {"its own",                        "net",   "v100-sxm2-16", Precision::mixed, "v100-sxm2-16", false},
    {"another generation",             "net",   "a100-sxm4-80", Precision::mixed, "v100-sxm2-16", true},
    {"fp16 by mixed",                  "net",   "v100-sxm2-16", Precision::fp16,  "v100-sxm2-16", true},
    {"fp32 by tf32",                   "net",   "a100-sxm4-80", Precision::fp32,  "a100-sxm4-80", true},
    {"tf32 of the other generation",   "net",   "v100-sxm2-16", Precision::fp32,  "a100-sxm4-80", true},
    {"no rate in the precision",       "net",   "none-1",       Precision::mixed, nullptr,        false},
    {"precision that nobody measured", "net",   "v100-sxm2-16", Precision::int8,  nullptr,        false},
    {"GPU without record",             "net",   "x9000",        Precision::mixed, nullptr,        false},
    {"workload that nobody measured",  "other", "v100-sxm2-16", Precision::mixed, nullptr,        false},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto plan = table.plan_with(row.workload, row.gpu, row.precision, Mode::train, record);
    REQUIRE((plan != nullptr) == (row.measured_on != nullptr));
    if (!plan) continue;
    CHECK(plan->gpu == row.measured_on);
    CHECK(plan->transfer.has_value() == row.transferred);
    CHECK_FALSE(plan->families.empty());
    CHECK(table.plan_with(row.workload, row.gpu, row.precision, Mode::train, record) == plan);  // kept
  }
  CHECK_FALSE(table.plan_with("net", "v100-sxm2-16", Precision::mixed, Mode::infer, record));
  CHECK_FALSE(table.plan_with("net", "v100-sxm2-16", Precision::mixed, Mode::train, record, "tokens"));
}

TEST_CASE("siblings fill the gaps of a profile") {
  // The other precision scales and saturates alike, at half the speed.
  auto profile = profile_of("net", "v100-sxm2-16", {{32, 1, 200}, {128, 1, 300}, {128, 8, 270}});
  const std::vector<Profile> all{
      profile,
      profile_of("net", "v100-sxm2-16",
                 {{32, 1, 100}, {64, 1, 140}, {128, 1, 150}, {128, 4, 145}, {128, 8, 135}}, Precision::fp32)};
  add_estimates(profile, all);
  const auto estimate = [&](double batch, double gpus) {
    for (const auto& p : profile.points)
      if (p.estimated && p.batch_per_gpu == Approx(batch) && p.gpus.value == gpus)
        return p.throughput.value() / gpus;
    return 0.0;
  };
  std::size_t measured = 0;
  for (const auto& p : profile.points) measured += p.estimated ? 0 : 1;
  CHECK(measured == 3);
  // Between what the sibling says (twice its own) and what the curve through the two points says.
  CHECK(estimate(64, 1) > 250);
  CHECK(estimate(64, 1) < 281);
  CHECK(estimate(128, 4) > 275);
  CHECK(estimate(128, 4) < 291);
  CHECK(estimate(32, 8) == Approx(200 * 270.0 / 300).epsilon(0.05));

  auto alone = profile_of("net", "v100-sxm2-16", {{32, 1, 200}, {128, 1, 300}});
  add_estimates(alone, std::vector<Profile>{alone});
  CHECK(alone.points.size() == 2);  // nobody else measured anything
}
