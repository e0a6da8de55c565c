#include "models/gpu/profile.h"

#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "core/text/input_error.h"
#include "models/gpu/scaling.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::gpu;

namespace {

const char* const header =
    "workload,name,task,mode,gpu,precision,framework,variant,gpus,nodes,batch_per_gpu,sequence_length,throughput,unit,basis,source,as_of,row\n";

/// A folder with the two files, gone at the end.
struct Folder {
  std::filesystem::path path;
  Folder(const std::string& training, const std::string& inference) {
    static int number = 0;
    path = std::filesystem::temp_directory_path() /
           ("plenum-profiles-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
    std::filesystem::create_directories(path);
    std::ofstream(path / "training.csv") << training;
    std::ofstream(path / "inference.csv") << inference;
  }
  ~Folder() { std::filesystem::remove_all(path); }
};

std::string row(const std::string& cells) { return cells + "\n"; }

ProfilePoint point(double gpus, double nodes, double per_gpu_rate) {
  ProfilePoint p;
  p.gpus = {gpus};
  p.nodes = nodes;
  p.throughput = per_gpu_rate * gpus / second;
  return p;
}

}  // namespace

TEST_CASE("profiles: a table is read, grouped and arranged") {
  const Folder folder(
      header + row("net,Net,vision,train,v100-sxm2-16,mixed,A,x,8,1,64,,800,images/s,measured,src,2020,r3") +
          row("net,Net,vision,train,v100-sxm2-16,mixed,A,x,1,1,64,,110,images/s,measured,src,2020,r1") +
          row("net,Net,vision,train,v100-sxm2-16,mixed,A,x,1,,32,,90,images/s,measured,src,2020,r2") +
          row("net,Net,vision,train,v100-sxm2-16,fp16 (pure),A,x,1,1,64,,120,images/s,measured,src,2020,r4") +
          row("bert-x,B,text,train,v100-sxm2-16,mixed,A,\"y, z\",1,1,8,128,3,sentences/s,measured,src,2020,r5") +
          row("bert-x,B,text,train,v100-sxm2-16,mixed,A,\"y, z\",8,1,8,128,24,sequences/s,measured,src,2020,r6") +
          row("mol,M,science,train,a100-sxm4-80,tf32,A,,1,1,240,,2.5,molecules/ms,measured,src,2020,r7"),
      header + row("net,Net,vision,infer,t4,int8,A,,1,,1,,500,images/s,measured,src,2020,i1"));
  const auto table = ProfileTable::read(folder.path);

  CHECK(table.workloads() == std::vector<std::string>{"net", "bert-x", "mol"});
  CHECK(table.inference().size() == 1);
  const auto* net = table.find("net", "v100-sxm2-16", Precision::mixed);
  REQUIRE(net);
  CHECK(net->unit == "images");
  REQUIRE(net->points.size() == 3);
  CHECK(net->points[0].row == "r2");  // batch 32 before 64, then by GPUs
  CHECK(net->points[1].row == "r1");
  CHECK(net->points[2].row == "r3");
  CHECK(net->points[0].nodes == 0);
  CHECK(first_series(net->points).size() == 1);
  CHECK(first_series(std::span(net->points).subspan(1)).size() == 2);

  CHECK(table.find("net", "v100-sxm2-16", Precision::fp16)->points.size() == 1);
  CHECK(table.find("bert-x", "v100-sxm2-16", Precision::mixed)->points.size() ==
        2);  // sentences are sequences
  CHECK(table.find("mol", "a100-sxm4-80", Precision::tf32)->points[0].throughput.value() == Approx(2500));
  CHECK(table.find("net", "v100-sxm2-32", Precision::mixed) == nullptr);
  CHECK(table.of_workload("net").size() == 2);
}

TEST_CASE("profiles: the GPU that stands in for one without measurements") {
  const Folder folder(header +
                          row("n,N,t,train,v100-sxm2-16,mixed,A,,1,1,64,,100,images/s,measured,src,2020,r1") +
                          row("n,N,t,train,v100-sxm3-32,mixed,A,,1,1,64,,110,images/s,measured,src,2020,r2") +
                          row("n,N,t,train,a100-sxm4-80,mixed,A,,1,1,64,,200,images/s,measured,src,2020,r3"),
                      header);
  const auto table = ProfileTable::read(folder.path);
  struct Row {
    const char* gpu;
    Precision precision;
    const char* stand_in;
    bool transferred;
  };
  const Row rows[] = {
      {"v100-sxm2-16", Precision::mixed, "v100-sxm2-16", false},
      {"v100-sxm2-32", Precision::mixed, "v100-sxm2-16", true},
      {"v100-sxm3-32-h", Precision::mixed, "v100-sxm3-32", true},
      {"a100-sxm4-40", Precision::bf16, "a100-sxm4-80", true},
      {"a100-sxm4-80", Precision::bf16, "a100-sxm4-80", false},
  };
  for (const auto& expected : rows) {
    INFO(expected.gpu);
    const auto profile = table.for_gpu("n", expected.gpu, expected.precision);
    REQUIRE(profile);
    CHECK(profile->gpu == expected.stand_in);
    CHECK(profile->transfer.has_value() == expected.transferred);
  }
  CHECK_FALSE(table.for_gpu("n", "h100-sxm5-80", Precision::mixed));
  CHECK_FALSE(table.for_gpu("n", "v100-sxm2-16", Precision::fp32));
  CHECK_FALSE(table.for_gpu("other", "v100-sxm2-16", Precision::mixed));
}

TEST_CASE("profiles: bad rows are told with their place, the file is refused") {
  struct Row {
    const char* what;
    const char* cells;
    int column;
    const char* message;
  };
  // clang-format off
  const Row rows[] = {
    {"unknown precision", "n,N,t,train,v100,mixd,A,,1,1,64,,100,images/s,measured,src,2020,r1",   18, "unknown precision `mixd`"},
    {"wrong mode",        "n,N,t,infer,v100,mixed,A,,1,1,64,,100,images/s,measured,src,2020,r1",   7, "mode must be `train` in this file"},
    {"no source",         "n,N,t,train,v100,mixed,A,,1,1,64,,100,images/s,measured,,2020,r1",     57, "no source"},
    {"unknown basis",     "n,N,t,train,v100,mixed,A,,1,1,64,,100,images/s,guess,src,2020,r1",     48, "unknown basis `guess`"},
    {"no rate",           "n,N,t,train,v100,mixed,A,,1,1,64,,100,images,measured,src,2020,r1",    39, "`images` is no rate"},
    {"zero",              "n,N,t,train,v100,mixed,A,,1,1,64,,0,images/s,measured,src,2020,r1",    35, "`0` is no positive number"},
    {"not a number",      "n,N,t,train,v100,mixed,A,,1,1,64,,fast,images/s,measured,src,2020,r1", 35, "`fast` is no positive number"},
    {"NaN",               "n,N,t,train,v100,mixed,A,,nan,1,64,,1,images/s,measured,src,2020,r1",  27, "`nan` is no positive number"},
    {"too few cells",     "n,N,t,train",                                                           1, "4 cells instead of 18"},
  };
  // clang-format on
  for (const auto& bad : rows) {
    INFO(bad.what);
    const Folder folder(header + row("n,N,t,train,v100,mixed,A,,1,1,64,,100,images/s,measured,src,2020,r0") +
                            row(bad.cells),
                        header);
    try {
      ProfileTable::read(folder.path);
      FAIL("it was read");
    } catch (const text::InputErrors& errors) {
      REQUIRE(errors.errors.size() == 1);
      CHECK(errors.errors[0].line == 3);
      CHECK(errors.errors[0].column == bad.column);
      CHECK(std::string(errors.errors[0].what()) == bad.message);
    }
  }
  CHECK_THROWS_AS(ProfileTable::read("/nonexistent"), text::InputErrors);
  CHECK_THROWS_AS(ProfileTable::read(Folder("", header).path), text::InputErrors);
  CHECK_THROWS_AS(ProfileTable::read(Folder("workload,nome\n", header).path), text::InputErrors);
}

TEST_CASE("scaling laws") {
  // eff(n) = 1 / (1 + beta log2(n / n0)), made with beta 0.1 inside a server of 8 and 0.05 across servers.
  std::vector<ProfilePoint> points;
  for (const double n : {1.0, 2.0, 4.0, 8.0}) points.push_back(point(n, 1, 100 / (1 + 0.1 * std::log2(n))));
  const double full = 100 / 1.3;
  for (const double n : {16.0, 64.0}) points.push_back(point(n, n / 8, full / (1 + 0.05 * std::log2(n / 8))));

  const auto within = fit_within_server(points);
  CHECK(within.n0 == 1);
  CHECK(within.points == 3);
  CHECK(within.beta == Approx(0.1).epsilon(1e-12));
  const auto across = fit_across_servers(points);
  CHECK(across.n0 == 8);
  CHECK(across.points == 2);
  CHECK(across.beta == Approx(0.05).epsilon(1e-12));

  CHECK(efficiency({0.1, ""}, 1, 8) == Approx(1 / 1.3));
  CHECK(efficiency({0.1, ""}, 8, 4) == 1);  // never better than at the base
  CHECK(fit_within_server({}).points == 0);
  const std::vector<ProfilePoint> faster{point(1, 1, 100),
                                         point(8, 1, 110)};  // superlinear: no gain is assumed
  CHECK(fit_within_server(faster).beta == 0);
  CHECK(across_servers(point(32, 0, 1)));
  CHECK_FALSE(across_servers(point(16, 0, 1)));
}
