#include "models/gpu/measured_file.h"

#include <filesystem>
#include <fstream>

#include "models/gpu/read_profiles.h"
#include "tests/catch.h"
#include "tests/core/folder.h"

using namespace plenum;
using namespace plenum::gpu;

namespace {

const std::vector<NamedGpu> known{{"v100-sxm2-16", 2}, {"v100-sxm2-32", 1}, {"a100-sxm4-80", 1}};
const std::string header = "workload,gpu,precision,batch_per_gpu,gpus,throughput,unit\n";

std::vector<text::InputError> errors_of(const std::string& text) {
  try {
    read_measured_file(text, "own.csv", known);
  } catch (const text::InputErrors& e) {
    return e.errors;
  } catch (const text::InputError& e) {
    return {e};
  }
  return {};
}

}  // namespace

TEST_CASE("own measurements: read, and written so that they read back") {
  const auto file = read_measured_file(
      "gpu,workload,precision,gpus,batch_per_gpu,throughput,unit,mode,framework,sequence_length,source\n"
      "V100-SXM2-16GB,ours,mixed,1,32,300,images/s,,PyTorch,,lab\n"
      "V100-SXM2-16GB,ours,mixed,1,64,340.5,images/s,train,PyTorch,,lab\n"
      "V100-SXM2-16GB,ours,mixed,8,64,2600,images/s,train,PyTorch,,\n"
      "a100-sxm4-80,ours,fp16 (pure),1,8,55,sequences/s,infer,,128,lab\n",
      "folder/own.csv", known);
  CHECK(file.rows == 4);
  CHECK(file.warnings.empty());
  REQUIRE(file.profiles.size() == 2);
  CHECK(file.profiles[0].gpu == "v100-sxm2-16");
  CHECK(file.profiles[0].points.size() == 3);
  CHECK(file.profiles[1].mode == Mode::infer);
  CHECK(file.profiles[1].precision == Precision::fp16);

  const test::Folder folder;
  std::ofstream(folder / "out.csv") << file.csv;
  std::vector<text::InputError> errors;
  auto back = read_profiles(folder / "out.csv", std::nullopt, errors);
  for (const auto& error : errors) FAIL(error.block());
  REQUIRE(back.size() == 2);
  CHECK(back == file.profiles);
  CHECK(back[0].points[0].row == "own:2");
  CHECK(back[0].points[2].source == "own-measurement");
}

TEST_CASE("own measurements: each bad place is told") {
  struct Row {
    const char* what;
    std::string text;
    int line, column;
    const char *message, *hint;
  };
  const std::string good = "n,v100-sxm2-16,mixed,64,1,100,images/s\n";
  // clang-format off
  const Row rows[] = {
    {"missing column",    "workload,gpu,precision,gpus,throughput,unit\n",                        1,  1, "there is no column `batch_per_gpu`", ""},
    {"unknown column",    "workload,gpu,precision,batch_per_gpu,gpus,throughput,unit,sequence_lenght\n", 1, 59, "unknown column `sequence_lenght`", "did you mean `sequence_length`?"},
    {"nothing measured",  header,                                                                 1,  1, "no measurement follows the header", ""},
    {"unknown GPU",       header + "n,v100-smx2-16,mixed,64,1,100,images/s\n",                    2,  3, "unknown GPU `v100-smx2-16`", "did you mean `v100-sxm2-16`?"},
    {"unknown precision", header + "n,v100-sxm2-16,mixd,64,1,100,images/s\n",                     2, 16, "unknown precision `mixd`", "did you mean `mixed`?"},
    {"NaN",               header + "n,v100-sxm2-16,mixed,64,1,nan,images/s\n",                    2, 27, "`nan` is not a finite number", nullptr},
    {"infinite",          header + "n,v100-sxm2-16,mixed,64,1,inf,images/s\n",                    2, 27, "`inf` is not a finite number", nullptr},
    {"negative",          header + "n,v100-sxm2-16,mixed,-64,1,100,images/s\n",                   2, 22, "`-64` is no positive number", ""},
    {"zero GPUs",         header + "n,v100-sxm2-16,mixed,64,0,100,images/s\n",                    2, 25, "`0` is no positive number", ""},
    {"half a GPU",        header + "n,v100-sxm2-16,mixed,64,1.5,100,images/s\n",                  2, 25, "`1.5` is no whole number", ""},
    {"no batch",          header + "n,v100-sxm2-16,mixed,,1,100,images/s\n",                      2, 22, "`` is not a finite number", nullptr},
    {"no rate",           header + "n,v100-sxm2-16,mixed,64,1,100,images\n",                      2, 31, "`images` is no rate", "write it as `images/s`"},
    {"no workload",       header + ",v100-sxm2-16,mixed,64,1,100,images/s\n",                     2,  1, "no workload", ""},
    {"the same batch",    header + good + good,                                                   3, 22, "batch 64 stands twice in its series, first in line 2", nullptr},
    {"falling curve",     header + good + "n,v100-sxm2-16,mixed,128,1,89,images/s\n",             3, 28, "throughput falls by 11.0 % from batch 64 (line 2) to batch 128", nullptr},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    const auto errors = errors_of(row.text);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].file == "own.csv");
    CHECK(errors[0].line == row.line);
    CHECK(errors[0].column == row.column);
    CHECK(std::string(errors[0].what()) == row.message);
    if (row.hint != nullptr) CHECK(errors[0].hint == row.hint);
  }
  // All of them at once.
  CHECK(errors_of(header + "n,x,mixed,64,1,100,images/s\nn,v100-sxm2-16,y,64,1,100,images/s\n").size() == 2);
}

TEST_CASE("own measurements: what is unlikely is warned of") {
  struct Row {
    const char* what;
    const char* second;
    const char* message;  ///< null: nothing to warn of
  };
  // After batch 64 on one GPU with 100 images/s in line 2.
  const Row rows[] = {
      {"noise", "n,v100-sxm2-16,mixed,128,1,98,images/s\n", nullptr},
      {"a small fall", "n,v100-sxm2-16,mixed,128,1,95,images/s\n",
       "throughput falls by 5.0 % from batch 64 (line 2) to batch 128"},
      {"a shorter step", "n,v100-sxm2-16,mixed,128,1,210,images/s\n",
       "a step takes less time than with the smaller batch 64 (line 2)"},
      {"superlinear scaling", "n,v100-sxm2-16,mixed,64,4,440,images/s\n",
       "each of 4 GPUs is faster than each of 1 (line 2)"},
      {"more GPUs, slower together", "n,v100-sxm2-16,mixed,64,2,99,images/s\n",
       "2 GPUs together are slower than 1 (line 2)"},
      {"a name of several GPUs", "n,V100,fp32,64,1,50,images/s\n",
       "`V100` is several GPUs; v100-sxm2-16 is taken"},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto file = read_measured_file(header + "n,v100-sxm2-16,mixed,64,1,100,images/s\n" + row.second,
                                         "own.csv", known);
    REQUIRE(file.warnings.size() == (row.message == nullptr ? 0 : 1));
    if (row.message == nullptr) continue;
    CHECK(std::string(file.warnings[0].what()) == row.message);
    CHECK(file.warnings[0].line == 3);
  }
}
