#include <nlohmann/json.hpp>

#include <fstream>

#include "app/cli/cli.h"
#include "tests/app/expected.h"
#include "tests/core/folder.h"

using namespace plenum;

namespace {

const std::string data = std::string(PLENUM_SOURCE_DIR) + "/data";

cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", data});
  return cli::run(arguments);
}

nlohmann::json predicted(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"profile", "predict"});
  arguments.push_back("--json");
  const auto outcome = run(arguments);
  INFO(outcome.err);
  REQUIRE(outcome.code == cli::done);
  return nlohmann::json::parse(outcome.out);
}

}  // namespace

TEST_CASE("profile predict: measured rows by the names of their tables") {
  struct Row {
    std::vector<std::string> arguments;
    double throughput;
    const char *unit, *gpu;
  };
  // Rows of NVIDIA DeepLearningExamples @729963dd and of OneFlow DLPerf (data/profiles).
  // clang-format off
  const Row rows[] = {
      {{"bert-base-pretrain", "--gpu", "V100-SXM2-16GB", "--precision", "fp32", "--batch", "32", "--gpus", "32",
        "--framework", "MXNet W/O clip", "--variant", "FP32, batch size = 32"}, 3671.45, "sequences/s", "v100-sxm2-16"},
      {{"wideanddeep", "--gpu", "v100-sxm2-16", "--precision", "mixed", "--batch", "131072", "--framework", "TensorFlow",
        "--mode", "train"}, 271366, "samples/s", "v100-sxm2-16"},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.arguments.front());
    const auto json = predicted(row.arguments);
    CHECK(json["throughput"].get<double>() == Approx(row.throughput));
    CHECK(json["unit"] == row.unit);
    CHECK(json["gpu"] == row.gpu);
    CHECK(json["grade"] == "measured");
    CHECK(json["rows"].size() == 1);
  }
}

TEST_CASE("profile predict: what follows from what") {
  const auto one = predicted({"resnet50", "--gpu", "V100-SXM2-16GB", "--batch", "192", "--gpus", "8"});
  CHECK(one["throughput"].get<double>() == Approx(8 * one["throughput_per_gpu"].get<double>()));
  CHECK(one["throughput_low"] < one["throughput"]);
  CHECK(one["throughput"] < one["throughput_high"]);
  CHECK(one["step_ms"].get<double>() == Approx(1e3 * 192 / one["throughput_per_gpu"].get<double>()));
  CHECK(one["mode"] == "train");

  const auto amd = predicted({"resnet50", "--gpu", "MI250X", "--precision", "mixed", "--batch", "128"});
  CHECK(amd["grade"] == "transferred");
  CHECK(amd["gpu"] == "mi250x");
  CHECK(amd["throughput_high"].get<double>() / amd["throughput_low"].get<double>() > 1.5);

  const auto several = predicted({"resnet50", "--gpu", "V100-16GB", "--batch", "128"});
  CHECK(several["gpu"] == "v100-sxm2-16");
  CHECK_THAT(several["notes"].dump(), containing("several GPUs"));

  const auto large = predicted({"resnet50", "--gpu", "V100-SXM2-16GB", "--batch", "100000"});
  CHECK(large["batch_beyond_measured"] == true);
  CHECK(large["grade"] == "derived");
}

TEST_CASE("profile predict: what cannot be answered") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    const char* err;
  };
  // clang-format off
  const Row rows[] = {
      {{"resnet5", "--gpu", "v100-sxm2-16"},                               cli::invalid_input, "did you mean `resnet50`?"},
      {{"resnet50", "--gpu", "v100-smx2-16"},                              cli::invalid_input, "did you mean `v100-sxm2-16`?"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--precision", "mixd"},       cli::invalid_input, "did you mean `mixed`?"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--framework", "PyTorhc"},    cli::invalid_input, "did you mean `PyTorch`?"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--precision", "fp8"},        cli::invalid_input, "measured: "},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--batch", "0"},              cli::usage, "--batch 0: must be above 0"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--batch", "-8"},             cli::usage, "--batch -8: must be above 0"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--batch", "nan"},            cli::usage, "--batch nan: must be above 0"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--gpus", "0"},               cli::usage, "--gpus 0: must be above 0"},
      {{"resnet50", "--gpu", "v100-sxm2-16", "--gpus", "2.5"},             cli::usage, "--gpus 2.5: must be a whole number"},
      {{"resnet50"},                                                       cli::usage, "--gpu"},
  };
  // clang-format on
  for (const auto& row : rows) {
    auto arguments = row.arguments;
    arguments.insert(arguments.begin(), {"profile", "predict"});
    const auto outcome = run(arguments);
    INFO(outcome.err);
    CHECK(outcome.code == row.code);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, containing(row.err));
  }
}

TEST_CASE("profile list and show") {
  const auto list = run({"profile", "list", "--mode", "train", "--json"});
  REQUIRE(list.code == cli::done);
  const auto workloads = nlohmann::json::parse(list.out);
  CHECK(workloads.size() >= 45);
  const auto show = run({"profile", "show", "resnet50", "--gpu", "V100-SXM2-16GB", "--precision", "fp32"});
  REQUIRE(show.code == cli::done);
  CHECK_THAT(show.out, containing("step time (("));
  CHECK_THAT(show.out, containing("scaling inside a server: beta"));
  CHECK(run({"profile", "show", "resnet5"}).code == cli::invalid_input);
}

TEST_CASE("import profile: fit, residuals, a file to plan with") {
  const test::Folder folder;
  const auto own = (folder / "own.csv").string(), out = (folder / "mine.csv").string();
  std::ofstream(own) << "workload,gpu,precision,batch_per_gpu,gpus,throughput,unit,framework\n"
                        "our-net,V100-SXM2-32GB,mixed,16,1,160,images/s,ours\n"
                        "our-net,V100-SXM2-32GB,mixed,64,1,320,images/s,ours\n"
                        "our-net,V100-SXM2-32GB,mixed,128,1,380,images/s,ours\n"
                        "our-net,V100-SXM2-32GB,mixed,128,8,2800,images/s,ours\n";
  const auto outcome = run({"import", "profile", own, "-o", out});
  INFO(outcome.err);
  REQUIRE(outcome.code == cli::done);
  CHECK_THAT(outcome.out, containing("our-net, train, mixed on v100-sxm2-32: 4 measurements in images/s"));
  CHECK_THAT(outcome.out, containing("batches 16 to 128 on 1 GPUs: t0 = "));
  CHECK_THAT(outcome.out, containing("beta = 0.0286"));  // (380 x 8 / 2800 - 1) / log2 8

  const auto json =
      predicted({"our-net", "--gpu", "v100-sxm2-32", "--batch", "128", "--gpus", "8", "--profiles", out});
  CHECK(json["throughput"].get<double>() == Approx(2800));
  CHECK(run({"profile", "predict", "our-net", "--gpu", "v100-sxm2-32"}).code == cli::invalid_input);

  std::ofstream(folder / "job.toml")
      << "format = \"plenum-scenario/1\"\n[compute]\nserver = \"dgx-1v-32\"\nservers = 1\n"
         "[[workload.training]]\nname = \"ours\"\nprofile = \"our-net\"\nsamples = 1e6\n";
  const auto plan = run({"run", (folder / "job.toml").string(), "--profiles", out, "--json"});
  INFO(plan.err);
  REQUIRE(plan.code == cli::done);
  CHECK(nlohmann::json::parse(plan.out)["workload"]["training"][0]["throughput"].get<double>() ==
        Approx(2800));
  CHECK(run({"run", (folder / "job.toml").string()}).code == cli::invalid_input);

  std::ofstream(own)
      << "workload,gpu,precision,batch_per_gpu,gpus,throughput,unit\nn,v100-sxm2-32,mixed,16,1,nan,images/s\n";
  const auto bad = run({"import", "profile", own, "-o", out});
  CHECK(bad.code == cli::invalid_input);
  CHECK(bad.out.empty());
  CHECK_THAT(bad.err, containing("own.csv:2:27: error: `nan` is not a finite number"));
  CHECK(run({"import", "profile", (folder / "none.csv").string()}).code == cli::file_trouble);
  CHECK(run({"import", "climate", own}).code == cli::usage);
  CHECK_THAT(run({"import", "climate", own}).err,
             containing("cannot import `climate`\nhint: what can be imported: profile"));
}

TEST_CASE("profile predict: language models, trained and served") {
  const auto train =
      predicted({"Llama-2-7B", "--gpu", "A100-SXM4-80GB", "--gpus", "64", "--mode", "train", "--batch", "8"});
  CHECK(train["gpu"] == "a100-sxm4-80");
  CHECK(train["global_batch"] == 512);
  CHECK(train["tensor"].get<double>() * train["pipeline"].get<double>() * train["data"].get<double>() <= 64);
  CHECK(train["throughput"].get<double>() ==
        Approx(512 * train["sequence_length"].get<double>() / train["iteration_s"].get<double>()));
  const auto serve =
      predicted({"llama-3-1-8b", "--gpu", "h100-sxm5-80", "--precision", "fp8", "--mode", "infer", "--batch",
                 "32", "--prompt-tokens", "1000", "--output-tokens", "500"});
  CHECK(serve["batch"] == 32);
  CHECK(serve["throughput_low"] < serve["throughput"]);
  // 32 requests that each get a token every tpot: what the loop serves, the prompts' time of a thirty-second part aside.
  CHECK(serve["throughput"].get<double>() == Approx(32e3 / serve["tpot_ms"].get<double>()).epsilon(0.05));
  CHECK(run({"profile", "predict", "llama-3-1-8b", "--gpu", "v100-sxm2-32", "--precision", "fp8", "--mode",
             "infer"})
            .code == cli::invalid_input);
  CHECK(run({"profile", "predict", "gpt-3-175b", "--gpu", "v100-sxm2-32", "--mode", "infer", "--precision",
             "fp16"})
            .code == cli::invalid_input);
  CHECK(run({"profile", "predict", "llama-2-7b", "--gpu", "v100-sxm2-32", "--framework", "megatronx",
             "--mode", "train"})
            .code == cli::invalid_input);
}
