#include "core/catalog/records.h"

#include <fstream>

#include "tests/catch.h"
#include "tests/core/fields/machine.h"
#include "tests/core/folder.h"

using namespace plenum;
using namespace plenum::catalog;

namespace {

const Sources sources{{"maker", {"maker", "Data sheets", "Maker", "", "facts only", "2026-11"}}};
const std::string header = "id,field,value,unit,basis,source,as_of,note\n";

struct Read {
  Records<test::Motor> motors{"motors"};
  std::vector<text::InputError> errors;
};

std::filesystem::path written(const test::Folder& folder, const std::string& content) {
  std::ofstream(folder / "motors.csv") << content;
  return folder / "motors.csv";
}

Read read(const std::string& content, const units::Currencies& currencies = {}) {
  const test::Folder folder;
  Read result;
  result.motors.read(written(folder, content), sources, result.errors, currencies);
  return result;
}

/// The rows of a motor that has all it must have.
std::string motor(const std::string& id) {
  return id + ",power,10,kW,datasheet,maker,2026-11,\n" + id + ",inlet,75.2,degF,measured,maker,2026,\n" +
         id + ",energy_price,0.25,USD/kWh,list-price,maker,2026-11-30,\"a note, quoted\"\n";
}

}  // namespace

TEST_CASE("catalogue: records keep their figures' provenance", "[catalog]") {
  const auto [motors, errors] = read(header + motor("m1") + motor("m2") + "m2,rise,5,K,memory,maker,2020,\n");
  CHECK(errors.empty());
  REQUIRE(motors.ids() == std::vector<std::string>{"m1", "m2"});
  const auto& m2 = motors.at("m2", "motor");
  CHECK(m2.value.power == 10.0 * kilowatt);
  CHECK(in_celsius(m2.value.inlet) == Approx(24));
  CHECK(m2.value.rise == 5.0 * kelvin);
  CHECK_FALSE(motors.find("m1")->value.rise);
  CHECK(m2.value.energy_price / (money_unit / kilowatt_hour) == Approx(0.25));
  CHECK(m2.figures.at("energy_price") ==
        Provenance{Basis::list_price, "maker", "2026-11-30", "a note, quoted"});
  CHECK(m2.figures.at("rise").basis == Basis::memory);
  CHECK(m2.figures.size() == 4);
  CHECK(motors.find("m3") == nullptr);
}

TEST_CASE("catalogue: money is held in the currency that is asked for", "[catalog]") {
  const units::Currencies euros{"EUR", {{"USD", 1.0}, {"EUR", 1.25}}};
  const auto motors = read(header + motor("m1"), euros).motors;
  CHECK(motors.at("m1", "").value.energy_price / (money_unit / kilowatt_hour) == Approx(0.2));
  CHECK_THAT(read(header + "m1,energy_price,1,EUR/kWh,market,maker,2026,\n").errors.front().what(),
             containing("`EUR`"));
}

TEST_CASE("catalogue: an older key is read as the new one", "[catalog]") {
  const auto [motors, errors] = read(
      header +
      "m1,power_limit,10,kW,datasheet,maker,2026,\nm1,inlet,24,degC,datasheet,maker,2026,\nm1,energy_price,1,USD/kWh,market,maker,2026,\n");
  CHECK(errors.empty());
  CHECK(motors.at("m1", "").figures.contains("power"));
}

TEST_CASE("catalogue: what is wrong with a row is told at its place", "[catalog]") {
  struct Row {
    const char* row;
    int column;
    const char *message, *hint;
  };
  for (const auto& [row, column, message, hint] : {
           Row{"m1,rise,5,K,memory,,2020,", 20, "a figure without a source", "sources.csv"},
           {"m1,rise,5,K,memory,nobody,2020,", 20, "unknown source `nobody`", "sources.csv"},
           {"m1,rise,5,K,,maker,2020,", 13, "`` is no basis", "datasheet"},
           {"m1,rise,5,K,guess,maker,2020,", 13, "`guess` is no basis", "datasheet"},
           {"m1,rise,5,K,memory,maker,,", 26, "a figure without a date", "YYYY"},
           {"m1,rise,5,K,memory,maker,2020-13,", 26, "`2020-13` is no date", "YYYY"},
           {"m1,rise,5,K,memory,maker,Nov 2020,", 26, "`Nov 2020` is no date", "YYYY"},
           {"m1,ries,5,K,memory,maker,2020,", 4, "unknown field `ries`", "did you mean `rise`?"},
           {"m1,rise,5,kW,memory,maker,2020,", 11, "`kW` is a power, but a temperature is needed",
            "write it in K"},
           {"m1,rise,5,kelvins,memory,maker,2020,", 11, "unknown unit `kelvins`", ""},
           {"m1,rise,-5,K,memory,maker,2020,", 9, "-5 K is out of range", "above 0 K"},
           {"m1,rise,\"1,5\",K,memory,maker,2020,", 9, "`1,5` is not a finite number", "decimal point"},
           {"m1,rise,nan,K,memory,maker,2020,", 9, "`nan` is not a finite number", "decimal point"},
           {"m1,rise,,K,memory,maker,2020,", 9, "`` is not a finite number", "decimal point"},
           {"m1,power,11,kW,datasheet,maker,2020,", 4, "`power` of `m1` appears twice", "leave one out"},
           {"m1,rise,5,K,memory,maker,2020", 1, "7 cells in a row, 8 are needed", "id,field,value"},
           {",rise,5,K,memory,maker,2020,", 1, "a row without an id", "keep the rows of an id together"},
       }) {
    INFO(row);
    const auto [motors, errors] = read(header + motor("m1") + row + "\n" + motor("m2"));
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].line == 5);
    CHECK(errors[0].column == column);
    CHECK_THAT(errors[0].what(), containing(message));
    CHECK_THAT(errors[0].hint, containing(hint));
    CHECK_FALSE(motors.at("m1", "").figures.contains("rise"));
    CHECK(motors.at("m2", "").value.power == 10.0 * kilowatt);  // the other rows are still read
  }
}

TEST_CASE("catalogue: records must be whole and together", "[catalog]") {
  auto errors = read(header + "m1,power,10,kW,datasheet,maker,2026,\n").errors;
  REQUIRE(errors.size() == 2);
  CHECK(std::string(errors[0].what()) == "`m1` has no `inlet`");
  CHECK(std::string(errors[1].what()) == "`m1` has no `energy_price`");

  errors = read(header + motor("m1") + motor("m2") + motor("m1")).errors;
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].line == 8);
  CHECK_THAT(errors[0].what(), containing("`m1` appears a second time"));
}

TEST_CASE("catalogue: texts, choices and truths", "[catalog]") {
  const test::Folder folder;
  Records<test::Cover> covers("covers");
  Records<test::Part> parts("parts");
  std::vector<text::InputError> errors;
  covers.read(
      written(folder, header + "c,thickness,5,mm,measured,maker,2026,\nc,locked,yes,,measured,maker,2026,\n"),
      sources, errors);
  CHECK(covers.at("c", "").value.locked);
  parts.read(
      written(folder, header + "p,name,\"A, B\",,measured,maker,2026,\np,weight,1,kg,measured,maker,2026,\n"),
      sources, errors);
  CHECK(parts.at("p", "").value.name == "A, B");
  CHECK(errors.empty());
  parts = Records<test::Part>("parts");
  parts.read(
      written(
          folder,
          header +
              "p,name,x,kg,measured,maker,2026,\nq,name,,,measured,maker,2026,\nr,weight,1,kg,measured,maker,2026,\n"),
      sources, errors);
  std::vector<std::string> messages;
  for (const auto& error : errors) messages.push_back(error.what());
  CHECK(messages == std::vector<std::string>{"`name` takes no unit", "`p` has no `weight`", "an empty value",
                                             "`q` has no `weight`", "`r` has no `name`"});
}

TEST_CASE("catalogue: files that are none", "[catalog]") {
  for (const std::string content : {"", "id,field\n", "name,price\na,1\n", "\xFF\xFE"}) {
    INFO(content);
    const auto [motors, errors] = read(content);
    CHECK(errors.size() == 1);
    CHECK(motors.all().empty());
  }
  Read result;
  result.motors.read("missing.csv", sources, result.errors);
  REQUIRE(result.errors.size() == 1);
  CHECK_THAT(result.errors[0].block(), containing("missing.csv: error: cannot read"));
}

TEST_CASE("catalogue: an id that no record has gets a suggestion", "[catalog]") {
  const auto motors = read(header + motor("siemens-1le1")).motors;
  try {
    motors.at("simens-1le1", "drive.motor");
    FAIL("found");
  } catch (const fields::FieldError& error) {
    CHECK(error.path == "drive.motor");
    CHECK(std::string(error.what()) == "there is no `simens-1le1` in the catalogue's motors");
    CHECK(error.hint == "did you mean `siemens-1le1`?");
  }
  CHECK_THROWS_AS(motors.at("x", ""), fields::FieldError);
}

TEST_CASE("catalogue: sources", "[catalog]") {
  const test::Folder folder;
  const std::string first = "id,title,publisher,url,licence,accessed\n";
  const auto read_text = [&](const std::string& content) { return read_sources(written(folder, content)); };
  const auto list = read_text(first + "a,\"A, first\",P,https://example.org,CC BY 4.0,2026-11\nb,B,,,,\n");
  CHECK(list.size() == 2);
  CHECK(list.at("a").title == "A, first");
  CHECK(list.at("a").url == "https://example.org");
  for (const auto& content : {std::string(), std::string("id,title\n"), first + "a,A\n", first + ",A,,,,\n",
                              first + "a,,,,,\n", first + "a,A,,,,\na,B,,,,\n"}) {
    INFO(content);
    CHECK_THROWS_AS(read_text(content), text::InputError);
  }
}

TEST_CASE("catalogue: every basis has a key", "[catalog]") {
  for (const auto basis :
       {Basis::measured, Basis::datasheet, Basis::list_price, Basis::market, Basis::retrieved, Basis::derived,
        Basis::estimate, Basis::assumption, Basis::memory}) {
    CHECK_FALSE(to_key(basis).empty());
    CHECK(basis_from(to_key(basis)) == basis);
    CHECK(is_assumed(basis) == (basis >= Basis::estimate));
  }
  CHECK_FALSE(basis_from("guess"));
}
