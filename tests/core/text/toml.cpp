#include "core/text/toml.h"

#include <random>

#include "tests/catch.h"
#include "tests/core/fields/machine.h"

using namespace plenum;
using namespace plenum::text;
using test::Machine;

namespace {

const units::Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.25}}};

Machine read(const std::string& text, Machine machine = {}) {
  Toml::parse(text, "m.toml").read_into(fields::object(machine), currencies, {"format", "base"});
  return machine;
}

std::string blocks(const std::string& text) {
  try {
    read(text);
  } catch (const InputErrors& errors) {
    std::string all;
    for (const auto& error : errors.errors) all += error.block();
    return all;
  }
  return "read without an error";
}

Machine full_machine() {
  Machine m;
  m.name = "a \"quoted\" \\ name\n\twith lines \x01 and µ";
  m.note = "by the door";
  m.spindles = Units{4};
  m.spares = Units{1};
  m.enclosed = false;
  m.drive = test::Drive::gear;
  m.built = {2028, 11};
  m.wear = 0.07 / year;
  m.motor = {33.3 * kilowatt, celsius(-7.3), 8.5 * kelvin, MoneyPerEnergy::from_value(0.1 / 3.6e6)};
  m.cover = test::Cover{7.0 * millimetre, true};
  m.stages = {
      {"first", 0.25, {{"gear", 1.5 * kilogram, Money::from_value(12.5)}, {"shaft", 3.0 * kilogram, {}}}},
      {},
      {"third", 1.0 / 3, {}}};
  m.load = {0.1, 1.0 / 3, 0.3};
  return m;
}

}  // namespace

TEST_CASE("toml: values set what they name", "[text]") {
  const auto m = read(R"(format = "machine/1"
name = "lathe"
spindles = 4
spares = 1
enclosed = false
drive = "gear-box"
built = 2028-11-01
wear = "25 %/yr"
load = [0.1, "20 %", 1]

[motor]
power_limit = "0.2 MW"
inlet = -5
rise = "4 K"
energy_price = "0.10 USD/kWh"

[cover]
locked = true

[[stages]]
title = "first"
[[stages.parts]]
name = "gear"
weight = "1 lb"
[[stages]]
)");
  CHECK(m.name == "lathe");
  CHECK(m.spindles.value == 4);
  CHECK(m.spares->value == 1);
  CHECK_FALSE(m.enclosed);
  CHECK(m.drive == test::Drive::gear);
  CHECK(m.built == YearMonth{2028, 11});
  CHECK(m.wear == 0.25 / year);
  CHECK(m.load == std::array{0.1, 0.2, 1.0});
  CHECK(m.motor.power / kilowatt == 200);
  CHECK(in_celsius(m.motor.inlet) == Approx(-5));
  CHECK(*m.motor.rise / kelvin == 4);
  CHECK(m.motor.energy_price / (money_unit / kilowatt_hour) == Approx(0.08));
  CHECK(m.cover->locked);
  CHECK(m.cover->thickness == 5.0 * millimetre);
  REQUIRE(m.stages.size() == 2);
  CHECK(m.stages[0].parts.at(0).weight / kilogram == 0.45359237);
  CHECK(m.stages[1] == test::Stage{});
}

TEST_CASE("toml: an empty text changes nothing", "[text]") {
  CHECK(read("") == Machine{});
  CHECK(read("# nothing\n\n") == Machine{});
}

TEST_CASE("toml: a text changes only what it says", "[text]") {
  const auto base = full_machine();
  auto expected = base;
  expected.motor.power = 12.0 * kilowatt;
  CHECK(read("[motor]\npower = 12", base) == expected);

  expected = base;
  expected.stages.resize(1);
  expected.stages[0].ratio = 0.5;
  CHECK(read("[[stages]]\nratio = 0.5", base) == expected);

  expected = base;
  expected.stages.clear();
  expected.note.reset();
  expected.cover.reset();
  CHECK(read("stages = []\nnote = \"auto\"\ncover = \"auto\"", base) == expected);
}

TEST_CASE("toml: what is written reads back the same", "[text]") {
  const Machine plain;
  auto other = full_machine();
  other.stages.pop_back();
  other.cover.reset();
  other.spares.reset();
  other.stages[1].parts.resize(2);
  const std::vector<Machine> machines{plain, full_machine(), other};
  for (std::size_t value = 0; value < machines.size(); ++value)
    for (std::size_t defaults = 0; defaults < machines.size(); ++defaults) {
      const auto text = write_toml(fields::object(machines[value]), fields::object(machines[defaults]),
                                   currencies, "format = \"machine/1\"");
      INFO(text);
      CHECK(read(text, machines[defaults]) == machines[value]);
      if (value == defaults) CHECK(text == "format = \"machine/1\"\n");
    }
}

TEST_CASE("toml: any double survives", "[text]") {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> unit_interval(0, 1);
  const Machine plain;
  for (int i = 0; i < 500; ++i) {
    auto m = plain;
    m.motor.power = Power::from_value(100 + 4e5 * unit_interval(random));
    m.motor.inlet = Temperature{250 + 80 * unit_interval(random)};
    m.motor.energy_price = MoneyPerEnergy::from_value(unit_interval(random) * 1e-6);
    m.wear = Frequency::from_value(unit_interval(random) * 1e-7);
    m.load = {unit_interval(random), unit_interval(random), unit_interval(random)};
    m.stages = {{"x",
                 unit_interval(random),
                 {{"y", Mass::from_value(1e-3 + unit_interval(random)),
                   Money::from_value(1e6 * unit_interval(random))}}}};
    REQUIRE(read(write_toml(fields::object(m), fields::object(plain), currencies), plain) == m);
  }
}

TEST_CASE("toml: only differences are written, with units", "[text]") {
  Machine m, plain;
  m.motor.power = 35.0 * kilowatt;
  m.motor.inlet = celsius(27);
  m.spindles = Units{3};
  m.wear = 0.07 / year;
  m.load[2] = 0.9;
  m.stages = {{"first", 0.5, {{"gear", 2.0 * kilogram, Money::from_value(12.5)}}}, {}};
  CHECK(write_toml(fields::object(m), fields::object(plain), currencies, "format = \"machine/1\"\n") ==
        R"(format = "machine/1"
spindles = 3
wear = "0.07 1/yr"
load = [0.2, 0.5, 0.9]

[motor]
power = "35 kW"
inlet = "27 degC"

[[stages]]
title = "first"

[[stages.parts]]
name = "gear"
price = "12.5 EUR"

[[stages]]
)");
}

TEST_CASE("toml: errors show the place", "[text]") {
  struct Row {
    const char *text, *blocks;
  };
  for (
      const auto& [text, expected] : {
          Row{"nmae = \"x\"",
              "m.toml:1:1: error: unknown key `nmae`\n  nmae = \"x\"\n  ^\nhint: did you mean `name`?\n"},
          {"[motor]\nenergy_price = \"3 kW\"",
           "m.toml:2:16: error: `motor.energy_price`: `3 kW` is a power, but money/energy is needed\n  energy_price = \"3 kW\"\n                 ^\nhint: write it in EUR/kWh\n"},
          {"[motor]\n\tpower = 900",
           "m.toml:2:10: error: 900 kW is out of range for Power\n  \tpower = 900\n  \t        ^\nhint: it must be between 0.1 and 500 kW\n"},
          {"[motor]\npower = nan",
           "m.toml:2:9: error: the value is not a finite number\n  power = nan\n          ^\nhint: give a finite number\n"},
          {"[motor]\npower = -inf",
           "m.toml:2:9: error: the value is not a finite number\n  power = -inf\n          ^\nhint: give a finite number\n"},
          {"spindles = 2.5",
           "m.toml:1:12: error: 2.5 is not a whole number\n  spindles = 2.5\n             ^\nhint: Spindles counts whole things\n"},
          {"power = 3",
           "m.toml:1:1: error: unknown key `power`\n  power = 3\n  ^\nhint: did you mean `motor.power`?\n"},
          {"[motor]\npower = true",
           "m.toml:2:9: error: `motor.power` must be a number in kW or a text with a unit, found true or false\n  power = true\n          ^\n"},
          {"name = 3",
           "m.toml:1:8: error: `name` must be a text in quotes, found a number\n  name = 3\n         ^\n"},
          {"enclosed = 1",
           "m.toml:1:12: error: `enclosed` must be true or false, found a number\n  enclosed = 1\n             ^\n"},
          {"drive = 2",
           "m.toml:1:9: error: `drive` must be a text in quotes, found a number\n  drive = 2\n          ^\nhint: one of \"direct\", \"belt\", \"gear-box\"\n"},
          {"drive = \"gear\"",
           "m.toml:1:9: error: `drive`: `gear` is no Drive\n  drive = \"gear\"\n          ^\nhint: did you mean `gear-box`? one of direct, belt, gear-box\n"},
          {"built = 2027",
           "m.toml:1:9: error: `built` must be a month such as \"2027-01\", found a number\n  built = 2027\n          ^\n"},
          {"motor = 3",
           "m.toml:1:9: error: `motor` must be a table, found a number\n  motor = 3\n          ^\nhint: write `[motor]` and its keys below\n"},
          {"[stages]\ntitle = \"x\"",
           "m.toml:1:1: error: `stages` must be an array of tables, found a table\n  [stages]\n  ^\nhint: begin each entry with `[[stages]]`\n"},
          {"stages = [1]",
           "m.toml:1:10: error: `stages` must be an array of tables, found an array\n  stages = [1]\n           ^\nhint: begin each entry with `[[stages]]`\n"},
          {"load = [1, 0]",
           "m.toml:1:8: error: `load` must be an array of 3 numbers, found 2\n  load = [1, 0]\n         ^\n"},
          {"load = [1, 0, \"x\"]",
           "m.toml:1:15: error: `load.2`: unknown unit `x`\n  load = [1, 0, \"x\"]\n                ^\nhint: write a plain number\n"},
          {"[motor]\npower = 1\npower_limit = 2",
           "m.toml:3:1: error: `power_limit` is an older name of `power`, which is also given\n  power_limit = 2\n  ^\nhint: leave the older one out\n"},
          {"\"µ\" = 1\n",
           "m.toml:1:1: error: unknown key `µ`\n  \"µ\" = 1\n  ^\n"
           "hint: known here: name, note, spindles, spares, enclosed, drive, built, wear, motor, cover, stages, load\n"},
      }) {
    INFO(text);
    CHECK(blocks(text) == expected);
  }
}

TEST_CASE("toml: all problems are told, in the order of the text", "[text]") {
  const auto all =
      blocks("spindles = 99\nzzz = 1\n[motor]\npower = \"x\"\nenergy_price = -1\n[[stages]]\nratio = 7\n");
  std::vector<int> lines;
  for (std::size_t at = 0; (at = all.find("m.toml:", at)) != all.npos; ++at)
    lines.push_back(all[at + 7] - '0');
  CHECK(lines == std::vector<int>{1, 2, 4, 5, 7});
}

TEST_CASE("toml: syntax errors show the place", "[text]") {
  struct Row {
    std::string text;
    int line, column;
  };
  for (const auto& [text, line, column] : std::vector<Row>{
           {"name = \"x\nspindles = 2", 1, 10},
           {"a = 1\na = 2", 2, 5},
           {"name", 1, 5},
           {"built = 2027-01", 1, 16},
           {"[motor\npower = 1", 1, 7},
           {"x = \"M\xFCnchen\"", 1, 7},
           {std::string("x = 1\n\0", 7), 2, 1},
           {"x = 99999999999999999999999", 1, 28},
       }) {
    INFO(text);
    try {
      Toml::parse(text, "m.toml");
      FAIL("read");
    } catch (const InputErrors& errors) {
      REQUIRE(errors.errors.size() == 1);
      CHECK(errors.errors[0].line == line);
      CHECK(errors.errors[0].column == column);
      CHECK(std::string(errors.errors[0].what()).size() > 5);
    }
  }
}

TEST_CASE("toml: ten megabytes of garbage end in an error", "[text]") {
  constexpr std::size_t size = 10 << 20;
  std::mt19937 random(11);
  std::string bytes(size, ' '), ascii(size, ' ');
  for (auto& c : bytes) c = static_cast<char>(random());
  for (auto& c : ascii) c = static_cast<char>(' ' + random() % 95);
  bytes[0] = ascii[0] = 'x';  // not `#`, which makes a comment of it all
  std::string deep_key, keys;
  while (deep_key.size() < size) deep_key += "a.";
  for (int i = 0; keys.size() < size / 4; ++i) keys += "key_" + std::to_string(i) + " = 1\n";
  for (const auto& text : {bytes, ascii, std::string(size, '['), std::string(size, '"'),
                           "x = " + std::string(size, '['), "x = " + std::string(size, '9'),
                           deep_key + "a = 1", "x = {" + deep_key + "a = 1}", "[" + deep_key + "a]", keys}) {
    INFO(text.substr(0, 20));
    CHECK_THROWS_AS(read(text), InputErrors);
  }
}

TEST_CASE("toml: dots in texts are no deep keys", "[text]") {
  const std::string dots(200, '.');
  CHECK(read("name = \"" + dots + "\"  # " + dots).name == dots);
  CHECK(read("name = '''" + dots + "'''").name == dots);
  CHECK(read("name = \"\"\"\\\"\"" + dots + "\"\"\"").name == "\"\"" + dots);
}

TEST_CASE("toml: values and places by path", "[text]") {
  const auto toml =
      Toml::parse("format = \"machine/1\"\n[motor]\npower = 3\n[[stages]]\ntitle = \"x\"\n", "m.toml");
  CHECK(toml.string_at("format") == "machine/1");
  CHECK(toml.string_at("stages.0.title") == "x");
  CHECK_FALSE(toml.string_at("motor.power"));
  CHECK_FALSE(toml.string_at("base"));
  CHECK(toml.contains("motor.power"));
  CHECK_FALSE(toml.contains("stages.1"));
  CHECK_FALSE(toml.contains("motor.power.x"));
  CHECK(toml.error("motor.power", "too much", "less").block() ==
        "m.toml:3:9: error: too much\n  power = 3\n          ^\nhint: less\n");
  CHECK(toml.error("motor.inlet", "too warm", "").block() == "m.toml: error: too warm\n");
  CHECK(toml.file() == "m.toml");
}
