#include "models/workload/training.h"

#include <cmath>

#include "models/gpu/scaling.h"
#include "models/workload/predict.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::workload;

namespace {

struct Point {
  double gpus, nodes, batch, length, per_gpu;
  const char* framework;
};

gpu::Profile profile_of(std::initializer_list<Point> points, const char* unit = "sequences") {
  gpu::Profile profile;
  profile.unit = unit;
  for (const auto& p : points) {
    gpu::ProfilePoint point;
    point.gpus = {p.gpus};
    point.nodes = p.nodes;
    if (p.batch > 0) point.batch_per_gpu = p.batch;
    if (p.length > 0) point.sequence_length = p.length;
    point.throughput = p.per_gpu * p.gpus / second;
    point.framework = p.framework;
    point.source = "src";
    point.row = "row";
    profile.points.push_back(point);
  }
  gpu::arrange(profile.points);
  profile.within_server = gpu::ScalingLaw{0.1, "test"};
  profile.across_servers = gpu::ScalingLaw{0.05, "test"};
  return profile;
}

TrainingResult run(const TrainingJob& job, const gpu::Profile& profile, double gpus) {
  return train(job, &profile, {}, Gpus{gpus}, Gpus{8});
}

TrainingJob job_of(double samples) {
  TrainingJob job;
  job.samples = samples;
  return job;
}

}  // namespace

TEST_CASE("work of one run") {
  const auto sequences = profile_of({{1, 1, 64, 128, 100, "A"}});
  const auto tokens = profile_of({{1, 1, 64, 0, 1000, "A"}}, "tokens");
  struct Row {
    const char* what;
    const gpu::Profile* profile;
    std::optional<double> samples, tokens, epochs, dataset, length;
    std::optional<double> expected;
  };
  const std::optional<double> none;
  // clang-format off
  const Row rows[] = {
    {"samples",                              &sequences, 5e6,  none,  none, none, none, 5e6},
    {"tokens over the profile's length",     &sequences, none, 128e6, none, none, none, 1e6},
    {"tokens over the job's length",         &sequences, none, 128e6, none, none, 512., 250e3},
    {"tokens of a profile in tokens",        &tokens,    none, 128e6, none, none, 512., 128e6},
    {"epochs times data set",                &sequences, none, none,  90.,  1e6,  none, 90e6},
    {"two amounts that agree",               &sequences, 90e6, none,  90.,  1e6,  none, 90e6},
    {"no profile needed for samples",        nullptr,    5e6,  none,  none, none, none, 5e6},
    {"nothing said",                         &sequences, none, none,  none, none, none, none},
    {"two amounts that contradict",          &sequences, 80e6, none,  90.,  1e6,  none, none},
    {"epochs of an unknown data set",        &sequences, none, none,  90.,  none, none, none},
    {"tokens without any length",            nullptr,    none, 128e6, none, none, none, none},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    TrainingJob job;
    job.samples = row.samples, job.tokens = row.tokens, job.epochs = row.epochs,
    job.dataset_samples = row.dataset;
    job.sequence_length = row.length;
    CHECK(work(job, row.profile) == row.expected);
  }
}

TEST_CASE("throughput on measured, interpolated and extended numbers of GPUs") {
  const auto profile =
      profile_of({{1, 1, 64, 128, 100, "A"}, {4, 1, 64, 128, 90, "A"}, {8, 1, 64, 128, 80, "A"}});
  // The series' own law inside the server: y = p1/p - 1 = 1/9 and 1/4 at x = 2 and 3: beta = (2/9 + 3/4) /
  // 13.
  struct Row {
    const char* what;
    double gpus, per_gpu;
    Grade grade;
  };
  const Row rows[] = {
      {"measured", 1, 100, Grade::measured},
      {"measured", 8, 80, Grade::measured},
      {"between, linear in the logarithms", 2, std::sqrt(100 * 90.), Grade::measured},
      {"twice a full server: typical law across servers", 16, 80 / 1.05, Grade::derived},
      {"128 servers", 1024, 80 / (1 + 0.05 * 7), Grade::derived},
  };
  for (const auto& row : rows) {
    INFO(row.what << ", " << row.gpus);
    const auto r = run(job_of(1e6), profile, row.gpus);
    CHECK(r.throughput_per_gpu.value() == Approx(row.per_gpu));
    CHECK(r.throughput.value() == Approx(row.per_gpu * row.gpus));
    CHECK(r.scaling_efficiency == Approx(row.per_gpu / 100));
    CHECK(r.time_to_train / second == Approx(1e6 / (row.per_gpu * row.gpus)));
    CHECK(r.gpu_hours / gpu_hour == Approx(1e6 / row.per_gpu / 3600));
    CHECK(r.grade == row.grade);
    CHECK(r.measured_up_to == Gpus{8});
  }
}

TEST_CASE("the law that goes on") {
  // One point beyond the base: the larger of its own and the typical beta; two points: its own.
  const auto one = profile_of({{8, 1, 64, 0, 100, "A"}, {16, 2, 64, 0, 99, "A"}});
  CHECK(run(job_of(1), one, 32).throughput_per_gpu.value() == Approx(99 * 1.05 / 1.10));
  const auto two =
      profile_of({{8, 1, 64, 0, 100, "A"}, {16, 2, 64, 0, 100 / 1.02, "A"}, {32, 4, 64, 0, 100 / 1.04, "A"}});
  CHECK(run(job_of(1), two, 64).throughput_per_gpu.value() == Approx(100 / 1.06));
  // Measured inside half a server: first the law inside, then that across.
  const auto half = profile_of({{1, 1, 64, 0, 110, "A"}, {2, 1, 64, 0, 100, "A"}});
  CHECK(run(job_of(1), half, 16).throughput_per_gpu.value() == Approx(110 / 1.3 / 1.05));
  // A single count: as at the smallest below it, the typical laws above.
  const auto single = profile_of({{8, 1, 64, 0, 80, "A"}});
  CHECK(run(job_of(1), single, 4).throughput_per_gpu.value() == Approx(80));
  CHECK(run(job_of(1), single, 4).grade == Grade::derived);
  CHECK(run(job_of(1), single, 16).throughput_per_gpu.value() == Approx(80 / 1.05));
}

TEST_CASE("servers with fewer GPUs than the measured one") {
  // Measured in one server of eight. In servers of four or six the network comes in earlier, with the typical law
  // across servers, where that is slower than what was measured.
  auto profile = profile_of({{1, 1, 64, 0, 100, "A"}, {4, 1, 64, 0, 90, "A"}, {8, 1, 64, 0, 80, "A"}});
  struct Row {
    double per_server, gpus, beta, per_gpu;
    Grade grade;
  };
  const double six = 90 * std::pow(80 / 90., std::log(1.5) / std::log(2));  // between four and eight
  const Row rows[] = {
      {8, 8, 0.5, 80, Grade::measured},
      {4, 4, 0.5, 90, Grade::measured},
      {4, 8, 0.5, 90 / 1.5, Grade::derived},
      {4, 8, 0.05, 80, Grade::derived},
      {4, 64, 0.5, 90 / 3., Grade::derived},
      {6, 6, 0.5, six, Grade::measured},
      {6, 12, 0.5, six / 1.5, Grade::derived},
      {6, 24, 0.5, std::min(six / 2, 80 / (1 + 0.5 * std::log2(3))), Grade::derived},
  };
  for (const auto& row : rows) {
    INFO(row.gpus << " GPUs in servers of " << row.per_server);
    profile.across_servers->beta = row.beta;
    const auto r = train(job_of(1), &profile, {}, Gpus{row.gpus}, Gpus{row.per_server});
    CHECK(r.throughput_per_gpu.value() == Approx(row.per_gpu));
    CHECK(r.grade == row.grade);
  }
}

TEST_CASE("predictions carry a band, and say when the batch is larger than measured") {
  auto profile = profile_of({{1, 1, 32, 0, 100, "A"}, {1, 1, 128, 0, 200, "A"}, {8, 1, 128, 0, 180, "A"}});
  struct Row {
    const char* what;
    double batch, gpus;
    double low, high;  ///< over the prediction
    bool beyond;
  };
  const Row rows[] = {
      {"measured", 128, 8, 1 / 1.05, 1.05, false},    {"between batches", 64, 1, 1 / 1.07, 1.07, false},
      {"more GPUs", 128, 64, 1 / 1.18, 1.18, false},  {"larger batch", 256, 1, 1 / 1.18, 1.18, true},
      {"smaller batch", 8, 1, 1 / 1.18, 1.18, false},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto p = predict(Conditions{{}, {}, row.batch, {}}, profile, Gpus{row.gpus}, Gpus{8});
    CHECK(p.low / p.per_gpu == Approx(row.low));
    CHECK(p.high / p.per_gpu == Approx(row.high));
    CHECK(p.batch_beyond_measured == row.beyond);
    CHECK(p.batch_per_gpu == row.batch);
  }

  // Twice as fast where full, equally fast where launch-bound; a band of its own; half the memory.
  profile.transfer = gpu::Transfer{"other", 2.0, 1.0, 0.5, 1.5, 0.5, "test"};
  const auto own = predict(
                       Conditions{{}, {}, 128, {}},
                       [&] {
                         auto copy = profile;
                         copy.transfer.reset();
                         return copy;
                       }(),
                       Gpus{1}, Gpus{8})
                       .per_gpu;
  const auto p = predict(Conditions{{}, {}, 128, {}}, profile, Gpus{1}, Gpus{8});
  CHECK(p.per_gpu > own);
  CHECK(p.per_gpu < 2 * own);
  CHECK(p.low / p.per_gpu == Approx(0.5 / 1.05));
  CHECK(p.high / p.per_gpu == Approx(1.5 * 1.05));
  CHECK(p.grade == Grade::transferred);
  CHECK(p.batch_beyond_measured);  // 128 was measured with twice the memory
}

TEST_CASE("one prediction for each family, and the most plausible of them") {
  const auto profile = profile_of({{1, 1, 32, 0, 100, "A"},
                                   {1, 1, 64, 0, 110, "A"},
                                   {1, 1, 32, 0, 80, "B"},
                                   {1, 1, 64, 0, 90, "B"},
                                   {1, 1, 64, 0, 300, "C"},
                                   {1, 1, 32, 128, 70, "D"}});
  const auto families = [&](double batch) {
    return predict_families({{}, {}, batch, {}}, profile, Gpus{1}, Gpus{8});
  };
  CHECK(families(32).size() == 4);
  REQUIRE(typical(families(32)) != nullptr);
  CHECK(families(32)[2].encloses == false);                         // C was measured at 64 alone
  CHECK(typical(families(32))->prediction.per_gpu == Approx(80));   // of 70, 80 and 100
  CHECK(typical(families(64))->prediction.per_gpu == Approx(110));  // of 90, 110 and 300
  CHECK(predict_families({"B", {}, 32, {}}, profile, Gpus{1}, Gpus{8}).size() == 1);
  CHECK(predict_families({"E", {}, 32, {}}, profile, Gpus{1}, Gpus{8}).empty());
  CHECK(typical({}) == nullptr);
}

TEST_CASE("batch, framework and sequence length") {
  auto profile = profile_of({{1, 1, 32, 128, 100, "A"},
                             {8, 1, 32, 128, 90, "A"},
                             {1, 1, 128, 128, 200, "A"},
                             {8, 1, 128, 128, 180, "A"},
                             {1, 1, 128, 128, 210, "B"},
                             {8, 1, 128, 128, 150, "B"},
                             {1, 1, 16, 512, 40, "A"},
                             {8, 1, 16, 512, 36, "A"}});
  struct Row {
    const char* what;
    const char* framework;
    double batch, length, per_gpu;
    Grade grade;
  };
  // On 8 GPUs. Steps of A take 0.32 s at batch 32 and 0.64 s at 128 on one GPU. Between them t^q is linear in b^q
  // with q = 1.5, outside them t is linear in b (q = 1): t(256) = 0.64 + 128 c, c = 0.32 / 96 s.
  const auto power = [](double x) { return std::pow(x, 1.5); };
  const double share = (power(64) - power(32)) / (power(128) - power(32));
  const double between = 0.9 * 64 / std::pow(power(0.32) + share * (power(0.64) - power(0.32)), 1 / 1.5);
  const double larger = 0.9 * 256 / (0.64 + 128 * 0.32 / 96), smaller = 0.9 * 8 / (0.32 - 24 * 0.32 / 96);
  // clang-format off
  const Row rows[] = {
    {"the fastest measured",                      nullptr, 0,   0,   180,                   Grade::measured},
    {"of a framework",                            "B",     0,   0,   150,                   Grade::measured},
    {"at a measured batch",                       nullptr, 32,  0,   90,                    Grade::measured},
    {"between two batches",                       "A",     64,  0,   between,               Grade::measured},
    {"larger than measured: nearer saturation",   "A",     256, 0,   larger,                Grade::derived},
    {"smaller than measured: nearer the floor",   "A",     8,   128, smaller,               Grade::derived},
    {"at a measured length",                      nullptr, 0,   512, 36,                    Grade::measured},
    {"other length: as many tokens a second",     nullptr, 0,   256, 90,                    Grade::derived},
    {"framework that nobody measured",            "C",     0,   0,   0,                     Grade::measured},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    auto job = job_of(1e6);
    if (row.framework != nullptr) job.framework = row.framework;
    if (row.batch > 0) job.batch_per_gpu = row.batch;
    if (row.length > 0) job.sequence_length = row.length;
    const auto r = run(job, profile, 8);
    CHECK(r.throughput_per_gpu.value() == Approx(row.per_gpu).epsilon(1e-4));
    CHECK(r.grade == row.grade);
  }
  profile.transfer.emplace();
  CHECK(run(job_of(1), profile, 8).grade == Grade::transferred);
}

TEST_CASE("a source that does not say its batch") {
  const auto profile = profile_of({{1, 1, 0, 0, 100, "A"}, {8, 1, 0, 0, 90, "A"}});
  auto job = job_of(1);
  job.batch_per_gpu = 64;
  CHECK(run(job, profile, 8).throughput_per_gpu.value() == Approx(90));
  CHECK(run(job, profile, 8).grade == Grade::derived);
}

TEST_CASE("utilisation of the peak and deadlines") {
  const auto profile = profile_of({{8, 1, 64, 0, 1000, "A"}});
  gpu::Gpu gpu;
  gpu.fp16_tensor = 125.0 * teraflop_per_second;
  auto job = job_of(8e6);
  job.flops_per_sample = 50e9 * flop;
  job.deadline = 1000.0 * second;
  auto r = train(job, &profile, gpu, Gpus{8}, Gpus{8});
  REQUIRE(r.mfu);
  CHECK(*r.mfu == Approx(50e9 * 1000 / 125e12));
  CHECK(r.meets_deadline);  // exactly on time
  job.deadline = 999.0 * second;
  CHECK_FALSE(train(job, &profile, gpu, Gpus{8}, Gpus{8}).meets_deadline);
  job.precision = gpu::Precision::fp8;
  CHECK_FALSE(train(job, &profile, gpu, Gpus{8}, Gpus{8}).mfu);  // the GPU has no fp8

  r = train(job, nullptr, gpu, Gpus{8}, Gpus{8});  // nothing measured
  CHECK(r.throughput == Frequency{});
  CHECK(r.samples == 8e6);
  CHECK_FALSE(r.meets_deadline);
  job.deadline.reset();
  CHECK(train(job, nullptr, gpu, Gpus{8}, Gpus{8}).meets_deadline);
  CHECK(train(job, &profile, gpu, Gpus{0}, Gpus{8}).throughput == Frequency{});
}
