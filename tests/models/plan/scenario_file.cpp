#include "models/plan/scenario_file.h"

#include <filesystem>
#include <fstream>

#include "core/text/file.h"
#include "tests/catch.h"
#include "tests/core/folder.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;
using test::catalogue;
namespace fs = std::filesystem;

namespace {

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

fs::path write(const test::Folder& folder, const std::string& name, const std::string& content) {
  std::ofstream(folder / name) << content;
  return folder / name;
}

}  // namespace

TEST_CASE("the shipped examples are read, written and read again exactly") {
  for (const auto* name : {"v100-training-pod.toml", "legacy-hall-retrofit.toml", "h100-superpod.toml"}) {
    INFO(name);
    const auto scenario = test::example(name);
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

TEST_CASE("another currency converts the prices that a scenario states; another rate leaves them") {
  auto scenario = parse("[plan]\ncurrency = \"EUR\"\n[energy]\nprice = 0.1\n[cost]\nother_capex = 1000\n");
  plan::set_all(scenario, {{"plan.exchange_rate", "1.25"}}, catalogue());
  CHECK(*scenario.energy.price * kilowatt_hour / money_unit == Approx(0.1));
  plan::set_all(scenario, {{"plan.currency", "USD"}}, catalogue());
  CHECK(*scenario.energy.price * kilowatt_hour / money_unit == Approx(0.125));
  CHECK(scenario.cost.other_capex / money_unit == Approx(1250));
  CHECK_FALSE(scenario.plan.exchange_rate);
  // Back at the rate that is given with the currency, in any order; a price set beside it is in the new currency.
  plan::set_all(scenario,
                {{"cost.other_capex", "7"}, {"plan.exchange_rate", "1.25"}, {"plan.currency", "EUR"}},
                catalogue());
  CHECK(*scenario.energy.price * kilowatt_hour / money_unit == Approx(0.1));
  CHECK(scenario.cost.other_capex / money_unit == Approx(7));
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
  const test::Folder folder;
  const std::string format = "format = \"plenum-scenario/1\"\n";
  write(folder, "base.toml", format + "[compute]\nservers = 8\nutilisation = 0.5\n");
  const auto variant =
      write(folder, "variant.toml", format + "base = \"base.toml\"\n[compute]\nservers = 16\n");
  const auto scenario = plan::read_scenario(variant, catalogue());
  CHECK(scenario.compute.servers == Servers{16});
  CHECK(scenario.compute.utilisation == 0.5);

  write(folder, "a.toml", format + "base = \"b.toml\"\n");
  const auto b = write(folder, "b.toml", format + "base = \"a.toml\"\n");
  CHECK_THROWS_AS(plan::read_scenario(b, catalogue()), text::InputErrors);
  const auto lost = write(folder, "lost.toml", format + "base = \"nowhere.toml\"\n");
  CHECK_THROWS_AS(plan::read_scenario(lost, catalogue()), text::InputErrors);
}
