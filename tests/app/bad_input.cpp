#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "app/cli/cli.h"
#include "core/store/project.h"
#include "tests/app/expected.h"
#include "tests/core/folder.h"

using namespace plenum;
namespace fs = std::filesystem;

namespace {

const std::string data = std::string(PLENUM_SOURCE_DIR) + "/data";
const std::string example = data + "/examples/v100-training-pod.toml";
const std::string format = "format = \"plenum-scenario/1\"\n";

cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", data});
  return cli::run(arguments);
}

std::string write(const test::Folder& folder, const std::string& name, const std::string& text) {
  std::ofstream(folder / name, std::ios::binary) << text;
  return (folder / name).string();
}

std::string content(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("bad scenario texts: file, line, column, caret, hint, exit code 3, nothing on standard output") {
  const test::Folder folder;
  struct Row {
    const char* name;
    std::string text;
    std::string err;
  };
  const Row rows[] = {
      {"unit.toml", format + "[energy]\nprice = \"3 kW\"\n",
       "unit.toml:3:9: error: `energy.price`: `3 kW` is a power, but money/energy is needed\n  price = \"3 kW\"\n          ^\nhint: write it in USD/kWh\n"},
      {"key.toml", format + "[racks]\npower_limt = 3\n",
       "key.toml:3:1: error: unknown key `power_limt` in `racks`\n  power_limt = 3\n  ^\nhint: did you mean `power_limit`?\n"},
      {"range.toml", format + "[compute]\nutilisation = 1.5\n", "range.toml:3:15: error: "},
      {"nan.toml", format + "[compute]\nutilisation = nan\n", "nan.toml:3:15: error: "},
      {"empty.toml", "", "empty.toml: error: "},
      {"garbage.toml", std::string(10 << 20, 'x'), "garbage.toml:1:"},
      {"latin1.toml", format + "[plan]\nname = \"caf\xe9\"\n", "latin1.toml:3:12: error: "},
      {"cycle.toml", format + "base = \"cycle.toml\"\n", "cycle.toml:2:8: error: "},
      {"record.toml", format + "[compute]\nserver = \"dgx-1v-33\"\n", "record.toml:3:10: error: "},
  };
  for (const auto& row : rows) {
    INFO(row.name);
    const auto file = write(folder, row.name, row.text);
    const auto outcome = run({"run", file});
    CHECK(outcome.code == cli::invalid_input);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, containing(row.err));
    CHECK(outcome.err.size() < 2000);
  }
}

TEST_CASE("files that cannot be read or written: exit code 5, nothing lost") {
  const test::Folder folder;
  CHECK(run({"run", (folder / "nowhere.toml").string()}).code == cli::file_trouble);
  CHECK(run({"run", folder.path().string()}).code == cli::file_trouble);
  CHECK(run({"run", example, "--json", "-o", (folder / "no/such/folder.json").string()}).code ==
        cli::file_trouble);
  if (fs::exists("/dev/full"))
    CHECK(run({"run", example, "--json", "-o", "/dev/full"}).code == cli::file_trouble);

  const auto kept = write(folder, "kept.json", "old");
  fs::create_directory(folder / "sealed");
  const auto sealed = folder / "sealed/plan.json";
  std::ofstream(sealed) << "old";
  ::chmod((folder / "sealed").c_str(), 0555);
  if (::access((folder / "sealed").c_str(), W_OK) == 0) {
    WARN("skipped: this user may write into a read-only folder");
  } else {
    CHECK(run({"run", example, "--json", "-o", sealed.string()}).code == cli::file_trouble);
    CHECK(content(sealed) == "old");
  }
  ::chmod((folder / "sealed").c_str(), 0755);
  CHECK(content(kept) == "old");
}

TEST_CASE("project files that are none, are another's, newer or damaged are refused and left alone") {
  const test::Folder folder;
  const auto good = (folder / "good.plenum").string();
  REQUIRE(run({"run", example, "--store", good}).code == cli::done);
  const auto text = write(folder, "text.plenum", "this is no database at all, but a text of some length\n");
  auto bytes = content(good);
  REQUIRE(bytes.size() > 8192);
  auto newer = bytes;
  newer[60] = 0x7f;  // user_version, big-endian, at offset 60 of the SQLite header
  auto other = bytes;
  other[68] = 'X';  // application_id at offset 68
  const auto newer_file = write(folder, "newer.plenum", newer),
             other_file = write(folder, "other.plenum", other);
  const auto cut_file = write(folder, "cut.plenum", bytes.substr(0, bytes.size() / 2));
  for (const auto& file : {text, newer_file, other_file, cut_file}) {
    INFO(file);
    const auto before = content(file);
    const auto outcome = run({"export", file});
    CHECK(outcome.code == cli::file_trouble);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Catch::Matchers::StartsWith("error: "));
    CHECK(run({"run", example, "--store", file}).code == cli::file_trouble);
    CHECK(content(file) == before);
  }
}

TEST_CASE("a scenario goes into a project and comes out the same") {
  const test::Folder folder;
  const auto project = (folder / "pod.plenum").string();
  REQUIRE(run({"run", example, "--store", project, "--set", "compute.servers=96"}).code == cli::done);
  REQUIRE(run({"run", example, "--store", project, "--set", "compute.servers=64"}).code == cli::done);
  const auto exported = run({"export", project});
  REQUIRE(exported.code == cli::done);
  const auto again = write(folder, "again.toml", exported.out);
  CHECK(run({"run", again, "--csv"}).out ==
        run({"run", example, "--csv", "--set", "compute.servers=64"}).out);
  CHECK(run({"export", project, "--list"}).out == "V100 training pod\n");
  const auto runs = run({"export", project, "--runs"}).out;
  CHECK_THAT(runs, containing("compute.servers,96.0") || containing("compute.servers,96,"));
  CHECK(run({"export", project, "V100 trainig pod"}).err ==
        "error: the project holds no scenario `V100 trainig pod`\nhint: did you mean `V100 training pod`?\n");
}

TEST_CASE("a failed run stores nothing") {
  const test::Folder folder;
  const auto project = folder / "none.plenum";
  CHECK(run({"run", example, write(folder, "bad.toml", "x"), "--store", project.string()}).code ==
        cli::invalid_input);
  CHECK_FALSE(fs::exists(project));
}
