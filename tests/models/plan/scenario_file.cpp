#include "models/plan/scenario_file.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/text/file.h"
#include "models/plan/catalogue.h"
#include "tests/catch.h"

using namespace plenum;
namespace fs = std::filesystem;

namespace {

const plan::Catalogue& catalogue() {
  static const auto c = plan::Catalogue::load(std::string(PLENUM_SOURCE_DIR) + "/data");
  return *c;
}

plan::Scenario parse(const std::string& body) {
  return plan::parse_scenario("format = \"plenum-scenario/1\"\n" + body, "test.toml", ".", catalogue());
}

std::vector<text::InputError> errors_of(const std::string& whole) {
  try {
    plan::parse_scenario(whole, "test.toml", ".", catalogue());
  } catch (const text::InputErrors& e) {
    return e.errors;
  }
  return {};
}

/// A folder of its own for a test, removed afterwards.
struct Folder {
  fs::path path = fs::temp_directory_path() / ("plenum-scenario-" + std::to_string(::getpid()));
  Folder() { fs::create_directories(path); }
  ~Folder() { fs::remove_all(path); }
  fs::path write(const std::string& name, const std::string& content) const {
    std::ofstream(path / name) << content;
    return path / name;
  }
};

}  // namespace

TEST_CASE("the shipped examples are read, written and read again exactly") {
  for (const auto* name : {"v100-training-pod.toml", "legacy-hall-retrofit.toml", "h100-superpod.toml"}) {
    INFO(name);
    const auto scenario =
        plan::read_scenario(std::string(PLENUM_SOURCE_DIR) + "/data/examples/" + name, catalogue());
    const auto again =
        plan::parse_scenario(plan::write_scenario(scenario, catalogue()), "again.toml", ".", catalogue());
    CHECK(again == scenario);
    CHECK_FALSE(scenario == plan::Scenario{});
  }
}

TEST_CASE("a scenario without keys is the defaults") { CHECK(parse("") == plan::Scenario{}); }

TEST_CASE("bare prices are in the plan's currency, others are converted") {
  const auto euro = parse("[plan]\ncurrency = \"EUR\"\n[energy]\nprice = 0.1\n");
  const auto dollar =
      parse("[plan]\ncurrency = \"EUR\"\nexchange_rate = 1.25\n[energy]\nprice = \"0.1 USD/kWh\"\n");
  CHECK(*euro.energy.price * kilowatt_hour / money_unit == Approx(0.1));
  // The rate of the catalogue or of the plan: one euro buys 1.25 dollars.
  const auto set = [] {
    plan::Scenario s;
    plan::set_all(s,
                  {{"energy.price", "0.1 USD/kWh"}, {"plan.currency", "EUR"}, {"plan.exchange_rate", "1.25"}},
                  catalogue());
    return s;
  }();
  CHECK(*set.energy.price * kilowatt_hour / money_unit == Approx(0.08));
  CHECK(dollar.plan.currency == "EUR");
}

TEST_CASE("what cannot be read is told with its place") {
  struct Row {
    const char* text;
    int line, column;
    const char* message;
    const char* hint;
  };
  // clang-format off
  const Row rows[] = {
      {"",                                                                          0,  0, "the line `format", "put it first"},
      {"format = \"plenum-scenario/9\"\n",                                          1, 10, "unknown format",   "newer Plenum"},
      {"format = \"plenum-scenario/1\"\n[energy]\nprice = \"3 kW\"\n",              3,  9, "is a power",       "USD/kWh"},
      {"format = \"plenum-scenario/1\"\n[compute]\nservrs = 3\n",                   3,  1, "unknown key",      "`servers`"},
      {"format = \"plenum-scenario/1\"\n[cooling]\nsupply_air = 90\n",              3, 14, "out of range",     "between 10 and 40"},
      {"format = \"plenum-scenario/1\"\n[cooling]\nsupply_air = nan\n",             3, 14, "finite",           ""},
      {"format = \"plenum-scenario/1\"\n[compute]\nservers = 2.5\n",                3, 11, "whole",            ""},
      {"format = \"plenum-scenario/1\"\n[plan]\ncurrency = \"EURO\"\n",             3, 12, "EURO",             "`EUR`"},
      {"format = \"plenum-scenario/1\"\n[compute\n",                                2,  9, "",                 ""},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.text);
    const auto errors = errors_of(row.text);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].line == row.line);
    CHECK(errors[0].column == row.column);
    CHECK_THAT(errors[0].what(), containing(row.message));
    CHECK_THAT(errors[0].hint, containing(row.hint));
  }
}

TEST_CASE("all problems of a text are told at once") {
  CHECK(
      errors_of(
          "format = \"plenum-scenario/1\"\n[compute]\nservrs = 3\nutilisation = 7\n[cooling]\nsupply_air = \"3 kW\"\n")
          .size() == 3);
}

TEST_CASE("a variant overrides its base, and a chain that comes back is refused") {
  const Folder folder;
  const std::string format = "format = \"plenum-scenario/1\"\n";
  folder.write("base.toml", format + "[compute]\nservers = 8\nutilisation = 0.5\n");
  const auto variant =
      folder.write("variant.toml", format + "base = \"base.toml\"\n[compute]\nservers = 16\n");
  const auto scenario = plan::read_scenario(variant, catalogue());
  CHECK(scenario.compute.servers == Servers{16});
  CHECK(scenario.compute.utilisation == 0.5);

  folder.write("a.toml", format + "base = \"b.toml\"\n");
  const auto b = folder.write("b.toml", format + "base = \"a.toml\"\n");
  CHECK_THROWS_AS(plan::read_scenario(b, catalogue()), text::InputErrors);
  const auto lost = folder.write("lost.toml", format + "base = \"nowhere.toml\"\n");
  CHECK_THROWS_AS(plan::read_scenario(lost, catalogue()), text::InputErrors);
}
