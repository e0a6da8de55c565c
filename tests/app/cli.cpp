#include "app/cli/cli.h"

#include <nlohmann/json.hpp>

#include "tests/app/expected.h"

using namespace plenum;

namespace {

const std::string data = std::string(PLENUM_SOURCE_DIR) + "/data";
const std::string examples = data + "/examples/";

/// The command with the catalogue of this source tree.
cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", data});
  return cli::run(arguments);
}

}  // namespace

TEST_CASE("help, version and what is unknown") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    std::string out, err;
  };
  // clang-format off
  const Row rows[] = {
      {{"--version"},             cli::done,  "plenum " PLENUM_VERSION "\n", ""},
      {{"rum"},                   cli::usage, "", "error: unknown command `rum`\nhint: did you mean `run`?\n"},
      {{"run", "--only", "fabic"},cli::usage, "", "error: --only fabic: no such subject\nhint: did you mean `fabric`?\n"},
      {{"run", "--set", "x"},     cli::usage, "", "error: --set x: no `=`\nhint: write --set PATH=VALUE, like --set racks.power_limit=\"35 kW\"\n"},
      {{"run", "--json", "--csv"},cli::usage, "", "error: --json excludes --csv\nhint: `plenum help` lists the commands, `plenum COMMAND --help` their options\n"},
      {{"params", "show", "cost.tcoo"}, cli::usage, "", "error: no input or result `cost.tcoo`\nhint: did you mean `cost.tco`?\n"},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.arguments.back());
    const auto outcome = cli::run(row.arguments);
    CHECK(outcome.code == row.code);
    CHECK(outcome.out == row.out);
    CHECK(outcome.err == row.err);
  }
  check_expected("help.txt", cli::run({}).out);
  CHECK(cli::run({"--help"}).out == cli::run({}).out);
  check_expected("help_run.txt", cli::run({"run", "--help"}).out);
}

TEST_CASE("--set takes units, and says what is wrong") {
  struct Row {
    const char* set;
    const char* err;
  };
  // clang-format off
  const Row rows[] = {
      {"foo=1",                    "--set: error: foo=1: unknown key `foo`\n"},
      {"racks.power_limit=3 EUR",  "--set: error: racks.power_limit=3 EUR: `3 EUR` is money, but a power is needed\nhint: write it in kW\n"},
      {"racks.power_limit=nan",    "--set: error: racks.power_limit=nan: `nan` is not a finite number\n"},
      {"racks.power_limit=1,024",  "a comma could separate thousands or decimals"},
      {"compute.servers=0",        "--set: error: compute.servers=0: 0 is out of range for Servers\n"},
      {"plan.currency=XXX",        "--set: error: plan.currency=XXX: there is no `XXX` in the catalogue's currencies\n"},
      {"cooling.technology=rear-dor", "did you mean `rear-door`?"},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.set);
    const auto outcome = run({"run", "--set", row.set});
    CHECK(outcome.code == cli::invalid_input);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, containing(row.err));
  }
  CHECK(run({"run", "--set", "racks.power_limit=35 kW", "--set", "cooling.supply_air=75 degF"}).code ==
        cli::done);
}

TEST_CASE("the examples as a screenful") {
  for (const std::string name : {"v100-training-pod", "legacy-hall-retrofit", "h100-superpod"}) {
    const auto outcome = run({"run", examples + name + ".toml"});
    CHECK(outcome.code == cli::done);
    CHECK(outcome.err.empty());
    check_expected("run_" + name + ".txt", outcome.out);
    std::size_t start = 0;
    for (auto end = outcome.out.find('\n'); end != outcome.out.npos;
         start = end + 1, end = outcome.out.find('\n', start))
      CHECK(end - start <= 80);
  }
}

TEST_CASE("check tells by its exit code") {
  const auto legacy = run({"check", examples + "legacy-hall-retrofit.toml"});
  CHECK(legacy.code == cli::has_findings);
  check_expected("check_legacy.txt", legacy.out);
  CHECK(run({"check", examples + "legacy-hall-retrofit.toml", "--fail-on", "never"}).code == cli::done);
  CHECK(run({"check", examples + "h100-superpod.toml"}).code == cli::done);
  CHECK(run({"check", examples + "v100-training-pod.toml", "--fail-on", "warning"}).code ==
        cli::has_findings);
  const auto json =
      nlohmann::json::parse(run({"check", "--json", examples + "legacy-hall-retrofit.toml"}).out);
  REQUIRE(json.size() >= 4);
  CHECK(json[0]["severity"] == "error");
}

TEST_CASE("JSON has the contract's paths, each number with its unit") {
  const auto json = nlohmann::json::parse(run({"run", examples + "v100-training-pod.toml", "--json"}).out);
  for (const auto* key : {"plan", "compute", "workload", "fabric", "racks", "power", "cooling", "energy",
                          "carbon", "cost", "alternatives", "findings", "sources", "units"}) {
    INFO(key);
    CHECK(json.contains(key));
  }
  struct Row {
    const char* path;
    const char* unit;
  };
  // clang-format off
  const Row rows[] = {
      {"compute.gpus", "1"}, {"compute.servers", "1"}, {"compute.required_gpus", "1"}, {"compute.peak_flops", "PFLOP/s"},
      {"workload.training.0.time_to_train", "h"}, {"workload.training.0.scaling_efficiency", "1"},
      {"fabric.leaf_switches", "1"}, {"fabric.bisection_bandwidth", "Tbit/s"}, {"fabric.allreduce_time", "ms"}, {"fabric.capex", "EUR"}, {"fabric.power", "kW"},
      {"racks.count", "1"}, {"racks.servers_per_rack", "1"}, {"racks.power_density", "kW"}, {"racks.floor_load", "kg/m2"}, {"racks.floor_area", "m2"},
      {"power.it_peak", "kW"}, {"power.it_average", "kW"}, {"power.facility_peak", "kW"}, {"power.ups_units", "1"}, {"power.generators", "1"},
      {"cooling.pue", "1"}, {"cooling.peak_pue", "1"}, {"cooling.wue", "L/kWh"}, {"cooling.tue", "1"}, {"cooling.water", "m3/yr"}, {"cooling.free_cooling_hours", "h"},
      {"energy.consumption", "MWh/yr"}, {"energy.cost", "EUR/yr"}, {"energy.mean_price", "EUR/MWh"},
      {"carbon.operational", "t/yr"}, {"carbon.embodied", "t"}, {"carbon.cue", "kg/kWh"},
      {"cost.capex", "EUR"}, {"cost.opex", "EUR/yr"}, {"cost.tco", "EUR"}, {"cost.npv", "EUR"}, {"cost.per_gpu_hour", "EUR/(GPU*h)"}, {"cost.per_training_run", "EUR"},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.path);
    std::string pointer = "/" + std::string(row.path);
    for (auto& c : pointer) c = c == '.' ? '/' : c;
    REQUIRE(json.contains(nlohmann::json::json_pointer(pointer)));
    CHECK(json[nlohmann::json::json_pointer(pointer)].is_number());
    auto starred = std::string(row.path);
    if (const auto at = starred.find(".0."); at != starred.npos) starred.replace(at, 3, ".*.");
    CHECK(json["units"][starred] == row.unit);
  }
  CHECK(json["compute"]["gpus"] == 1024);
  CHECK(json["cooling"]["options"].size() == 9);
}

TEST_CASE("JSON of services and language models has the contract's paths") {
  struct Row {
    const char* example;
    const char* path;
    const char* unit;
  };
  const Row rows[] = {
      {"chat-service", "workload.inference.0.throughput_per_gpu", "token/s"},
      {"chat-service", "workload.inference.0.ttft_p99", "ms"},
      {"chat-service", "workload.inference.0.tpot_p99", "ms"},
      {"chat-service", "workload.inference.0.replicas", "1"},
      {"chat-service", "cost.per_million_tokens", "USD"},
      {"v100-language-model", "workload.training.0.time_to_train", "h"},
      {"v100-language-model", "workload.training.0.throughput", "sample/s"},
      {"v100-language-model", "workload.training.0.mfu", "1"},
      {"v100-language-model", "workload.training.0.gpu_hours", "GPU*h"},
      {"v100-language-model", "workload.finetuning.0.memory_per_gpu", "GiB"},
      {"v100-language-model", "carbon.per_training_run", "t"},
  };
  for (const auto& row : rows) {
    INFO(row.example << " " << row.path);
    const auto json =
        nlohmann::json::parse(run({"run", examples + std::string(row.example) + ".toml", "--json"}).out);
    std::string pointer = "/" + std::string(row.path);
    for (auto& c : pointer) c = c == '.' ? '/' : c;
    REQUIRE(json.contains(nlohmann::json::json_pointer(pointer)));
    CHECK(json[nlohmann::json::json_pointer(pointer)].is_number());
    auto starred = std::string(row.path);
    if (const auto at = starred.find(".0."); at != starred.npos) starred.replace(at, 3, ".*.");
    CHECK(json["units"][starred] == row.unit);
  }
}

TEST_CASE("one subject alone is a calculator") {
  const auto outcome = run({"run", "--only", "fabric", "--set", "compute.server=dgx-h100", "--set",
                            "compute.servers=127", "--set", "fabric.reserved_ports=4", "--json"});
  const auto json = nlohmann::json::parse(outcome.out);
  // NVIDIA RA-11333-001, table 4.
  CHECK(json["fabric"]["leaf_switches"] == 32);
  CHECK(json["fabric"]["spine_switches"] == 16);
  CHECK_FALSE(json.contains("cost"));
  check_expected("only_racks.csv",
                 run({"run", "--only", "racks", "--csv", "--set", "compute.servers=16"}).out);
}

TEST_CASE("parameters and the manual follow from the descriptions") {
  check_expected("params_show.txt",
                 cli::run({"params", "show", "cooling.technology", "--catalog", data}).out);
  const auto markdown = cli::run({"params", "list", "--markdown"}).out;
  CHECK(markdown.starts_with("# "));
  CHECK_THAT(markdown, containing("| `racks.power_limit` | kW | none | above 0 |"));
  const auto schema = nlohmann::json::parse(run({"params", "list", "--schema"}).out);
  CHECK(schema["properties"]["racks"]["properties"].contains("power_limit"));
  CHECK_THAT(cli::run({"help", "--man"}).out, containing(".SH EXIT STATUS"));
  CHECK_THAT(cli::run({"params", "manual", "--man"}).out, containing(".SH NAME"));
}

TEST_CASE("completion knows every command") {
  for (const auto* shell : {"bash", "zsh", "fish"}) {
    const auto script = cli::run({"completion", shell}).out;
    for (const auto* command : {"run", "check", "report", "compare", "explain", "export", "params", "catalog",
                                "completion", "help"}) {
      INFO(shell << " " << command);
      CHECK_THAT(script, containing(command));
    }
  }
}

TEST_CASE("catalogue: list, show, check") {
  CHECK_THAT(run({"catalog", "list", "gpus"}).out, containing("v100-sxm2-32"));
  CHECK(run({"catalog", "list", "gpu"}).err == "error: no catalogue of `gpu`\nhint: did you mean `gpus`?\n");
  CHECK_THAT(run({"catalog", "show", "dgx-1v-32"}).out, containing("3500 W"));
  CHECK_THAT(run({"catalog", "check"}).out, containing("each with a source"));
}

TEST_CASE("explain tells formula, inputs, sources and what moves a number") {
  const auto outcome = run({"explain", examples + "v100-training-pod.toml", "cost.servers"});
  CHECK(outcome.code == cli::done);
  check_expected("explain_servers.txt", outcome.out);
  CHECK(run({"explain", "cost.tcoo"}).code == cli::usage);
  const auto price = run({"explain", examples + "v100-training-pod.toml", "energy.price"}).out;
  CHECK_THAT(price, containing("Germany: Electricity price 0.1935 USD/kWh"));
  CHECK(price.find("DGX-1") == price.npos);
}

TEST_CASE("compare puts differences first") {
  const auto outcome =
      run({"compare", examples + "v100-training-pod.toml", examples + "legacy-hall-retrofit.toml", "--csv"});
  CHECK(outcome.code == cli::done);
  CHECK_THAT(outcome.out, Catch::Matchers::StartsWith("kind,path,unit,"));
  CHECK_THAT(outcome.out, containing("result,compute.gpus,,1024,128,true"));
  CHECK(run({"compare", examples + "v100-training-pod.toml"}).code == cli::usage);
  CHECK(run({"compare", examples + "v100-training-pod.toml", examples + "h100-superpod.toml"}).code ==
        cli::usage);
}
