#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

#include "app/cli/cli.h"
#include "tests/app/expected.h"
#include "tests/core/folder.h"

using namespace plenum;

namespace {

const std::string data = std::string(PLENUM_SOURCE_DIR) + "/data";
const std::string pod = data + "/examples/v100-training-pod.toml";

cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", data});
  return cli::run(arguments);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("fabric: each view fits a terminal of 80 columns") {
  for (const auto* what : {"bill", "cables", "collectives", "failures", "options"})
    for (const auto* example : {"v100-training-pod", "v100-dragonfly", "h100-superpod"}) {
      INFO(what << " " << example);
      const auto outcome = run({"fabric", what, data + "/examples/" + example + ".toml"});
      CHECK(outcome.code == cli::done);
      CHECK(outcome.err.empty());
      std::size_t longest = 0;
      for (const auto& line : lines_of(outcome.out)) longest = std::max(longest, line.size());
      CHECK(longest <= 80);
      CHECK(longest > 40);
    }
}

TEST_CASE("fabric: a file's ending says its format, and every cable of the plan is in the schedule") {
  test::Folder folder;
  const auto csv = (folder / "cables.csv").string();
  CHECK(run({"fabric", "cables", pod, "-o", csv}).code == cli::done);
  std::ifstream in(csv);
  std::string text((std::istreambuf_iterator<char>(in)), {});
  const auto rows = lines_of(text);
  CHECK(rows.front() ==
        "Plane,From rack,Unit,Device,Port,To rack,Unit,Device,Port,Path (m),Length (m),Cable");
  const auto plan = nlohmann::json::parse(run({"run", "--only", "fabric", pod, "--json"}).out);
  CHECK(static_cast<double>(rows.size() - 1) == plan["fabric"]["cables"].get<double>());

  const auto workbook = (folder / "bill.xlsx").string();
  CHECK(run({"fabric", "bill", pod, "-o", workbook}).code == cli::done);
  std::ifstream zip(workbook, std::ios::binary);
  char magic[2] = {};
  zip.read(magic, 2);
  CHECK(std::string(magic, 2) == "PK");

  const auto drawing = run({"fabric", "drawing", pod});
  CHECK_THAT(drawing.out, Catch::Contains("<svg") && Catch::Contains("</svg>"));
  CHECK(nlohmann::json::parse(run({"fabric", "failures", pod, "--json"}).out)["format"] == "plenum-report/1");
}

TEST_CASE("fabric: what cannot be shown is told") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    const char *error, *hint;
  };
  const Row rows[] = {
      {{"fabric", "bill", pod, "--set", "compute.servers=5000"},
       cli::failed,
       "holds at most 11,664",
       "at most 2,916 servers"},
      {{"fabric", "cables", pod, "--plane", "2"}, cli::usage, "no plane 2", "the network has 1"},
      {{"fabric", "bill", pod, "-o", "x.svg"}, cli::usage, "no drawing", "fabric drawing"},
      {{"fabric"}, cli::usage, "subcommand", ""},
  };
  for (const auto& row : rows) {
    const auto outcome = run(row.arguments);
    INFO(outcome.err);
    CHECK(outcome.code == row.code);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Catch::Contains(row.error) && Catch::Contains(row.hint));
  }
}
