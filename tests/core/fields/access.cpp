#include "core/fields/access.h"

#include <limits>

#include "tests/catch.h"
#include "tests/core/fields/machine.h"

using namespace plenum;
using namespace plenum::fields;
using test::Machine;

namespace {

const units::Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.25}}};

Machine full_machine() {
  Machine m;
  m.name = "lathe";
  m.note = "by the door";
  m.spindles = Units{4};
  m.spares = Units{1};
  m.enclosed = false;
  m.drive = test::Drive::gear;
  m.built = {2028, 11};
  m.motor.power = 33.0 * kilowatt;
  m.motor.rise = 8.5 * kelvin;
  m.cover = test::Cover{7.0 * millimetre, true};
  m.stages = {
      {"first", 0.25, {{"gear", 1.5 * kilogram, Money::from_value(12.5)}, {"shaft", 3.0 * kilogram, {}}}},
      {"second", 0.75, {}}};
  m.load = {0.1, 0.2, 0.3};
  return m;
}

}  // namespace

TEST_CASE("fields: a path leads to its value", "[fields]") {
  auto m = full_machine();
  const auto root = object(m);
  CHECK(std::get<std::string>(find(root, "name").value()) == "lathe");
  CHECK(find(root, "motor.power").number() == reinterpret_cast<double*>(&m.motor.power));
  CHECK(std::get<double>(find(root, "stages.0.parts.1.weight").value()) == 3.0);
  CHECK(std::get<double>(find(root, "stages").value()) == 2.0);
  CHECK(std::get<double>(find(root, "cover.thickness").value()) == 0.007);
  CHECK(std::get<bool>(find(root, "cover").value()));
  CHECK(*find(root, "load.2").number() == 0.3);
  CHECK(find(root, "motor.power_limit").path == "motor.power");  // an older key
  CHECK(std::holds_alternative<std::monostate>(find(root, "stages.0.parts.1.price").value()));
  CHECK(find(root, "stages.0.parts.1.price").number() == nullptr);
}

TEST_CASE("fields: a path that leads nowhere says so", "[fields]") {
  struct Row {
    const char *path, *message, *hint;
  };
  Machine m;
  m.stages.resize(1);
  for (const auto& [path, message, hint] : {
           Row{"nmae", "unknown key `nmae`", "did you mean `name`?"},
           {"motor.pwer", "unknown key `pwer` in `motor`", "did you mean `power`?"},
           {"xyzzy", "unknown key `xyzzy`", "known here: name, note"},
           {"stages.1.title", "has 1 entries, there is no entry 1", "count from 0"},
           {"stages.first.title", "`stages` is a list", "stages.0"},
           {"stages.0", "`stages.0` is a whole entry", "name one of its values"},
           {"name.first", "`name` is a single value", ""},
           {"cover.locked", "`cover` is not set", ""},
           {"load.3", "has no entry `3`", "count from 0"},
           {"", "unknown key ``", "known here"},
           {"motor..power", "unknown key ``", ""},
       }) {
    INFO(path);
    CHECK_FALSE(find_if(object(m), path));
    try {
      find(object(m), path);
      FAIL("found");
    } catch (const FieldError& error) {
      CHECK_THAT(error.what(), containing(message));
      CHECK_THAT(error.hint, containing(hint));
    }
  }
}

TEST_CASE("fields: text sets a value", "[fields]") {
  struct Row {
    const char *path, *text, *stored;
  };
  for (const auto& [path, text, stored] : {
           Row{"motor.power", "35", "35 kW"},
           {"motor.power", "0.2 MW", "200 kW"},
           {"motor.power_limit", "8*700 W", "5.6 kW"},
           {"motor.inlet", "75.2 degF", "24 degC"},
           {"motor.inlet", "-5", "-5 degC"},
           {"motor.rise", "auto", "auto"},
           {"motor.rise", "4 K", "4 K"},
           {"motor.energy_price", "0.10 USD/kWh", "0.08 EUR/kWh"},
           {"wear", "25 %/yr", "0.25 1/yr"},
           {"spindles", "3", "3"},
           {"spares", "", "auto"},
           {"enclosed", "no", "false"},
           {"drive", "gear-box", "gear-box"},
           {"built", "2031-12", "2031-12"},
           {"name", "a = \"b\"", "a = \"b\""},
           {"note", "auto", "auto"},
           {"cover", "auto", "auto"},
           {"load.1", "90 %", "0.9"},
           {"stages.2.ratio", "10 %", "0.1"},
           {"stages.1.parts.0.weight", "1 lb", "0.45359237 kg"},
       }) {
    INFO(path << " = " << text);
    auto m = full_machine();
    const auto edit = set(object(m), path, text, currencies);
    const auto place = find(object(m), path);
    CHECK(edit.path == place.path);
    CHECK(edit.after == place.value());
    CHECK(fields::text(*place.member, place.value(), currencies) == stored);
  }
}

TEST_CASE("fields: text that does not fit is refused", "[fields]") {
  struct Row {
    const char *path, *text, *message, *hint;
  };
  for (const auto& [path, text, message, hint] : {
           Row{"motor.power", "35 EUR", "`35 EUR` is money, but a power is needed", "write it in kW"},
           {"motor.power", "501", "501 kW is out of range for Power", "it must be between 0.1 and 500 kW"},
           {"motor.power", "0 W", "0 kW is out of range", "between 0.1 and 500 kW"},
           {"motor.power", "nan", "not a finite number", "finite"},
           {"motor.power", "auto", "unknown unit `auto`", ""},
           {"motor.rise", "0", "out of range", "it must be above 0 K"},
           {"motor.rise", "5 degC", "a difference is needed", "K"},
           {"motor.energy_price", "-1", "out of range", "at least 0 EUR/kWh"},
           {"spindles", "2.5", "2.5 is not a whole number", "counts whole things"},
           {"enclosed", "maybe", "neither true nor false", "true or false"},
           {"drive", "gearbox", "`gearbox` is no Drive", "did you mean `gear-box`?"},
           {"drive", "steam", "`steam` is no Drive", "one of direct, belt, gear-box"},
           {"built", "2027-13", "`2027-13` is no month", "2027-01"},
           {"built", "January", "`January` is no month", "2027-01"},
           {"load.0", "1.5", "out of range", "between 0 and 1"},
           {"motor", "1", "not a single value", ""},
           {"stages.9.ratio", "1", "there is no entry 9", "count from 0"},
       }) {
    INFO(path << " = " << text);
    auto m = full_machine();
    try {
      set(object(m), path, text, currencies);
      FAIL("accepted");
    } catch (const FieldError& error) {
      CHECK_THAT(error.what(), containing(message));
      CHECK_THAT(error.hint, containing(hint));
    }
    CHECK(m == full_machine());
  }
}

TEST_CASE("fields: every value's text parses back to it", "[fields]") {
  auto m = full_machine();
  m.motor.inlet = celsius(-17.3);
  m.motor.rise = TemperatureDifference::from_value(0.1 + 0.2);
  visit(object(m), [&](const Place& p) {
    if (p.member->kind == Kind::series) return;
    INFO(p.path);
    CHECK(parse(*p.member, text(*p.member, p.value(), currencies), currencies) == p.value());
    CHECK(parse(*p.member, text(*p.member, p.value(), currencies, false), currencies) == p.value());
  });
}

TEST_CASE("fields: people read units, labels and what unset means", "[fields]") {
  auto m = full_machine();
  const auto shown = [&](const char* path) {
    const auto place = find(object(m), path);
    return shown_text(*place.member, place.value(), currencies);
  };
  CHECK(shown("motor.power") == "33 kW");
  CHECK(shown("motor.inlet") == "24 degC");
  CHECK(shown("stages.1.ratio") == "75 %");
  CHECK(shown("wear") == "5 %/yr");
  CHECK(shown("drive") == "Gear box");
  CHECK(shown("stages.0.parts.0.price") == "12.5 EUR");
  CHECK(shown("stages.0.parts.1.price") == "on request");
  m.note.reset();
  CHECK(shown("note") == "-");
}

TEST_CASE("fields: a difference redoes and undoes", "[fields]") {
  Machine plain;
  auto full = full_machine();
  auto other = full;
  other.stages = {{"only", 0.5, {{"bolt", 0.1 * kilogram, {}}}}};
  other.cover.reset();
  other.load = {0.1, 0.9, 0.3};
  auto longer = full;
  longer.stages.push_back({"third", 0.1, {{"pin", 0.2 * kilogram, Money::from_value(1)}}});
  const std::vector<Machine> machines{plain, full, other, longer};
  for (std::size_t a = 0; a < machines.size(); ++a)
    for (std::size_t b = 0; b < machines.size(); ++b) {
      INFO(a << " -> " << b);
      const auto edits = difference(object(machines[a]), object(machines[b]));
      CHECK(edits.empty() == (a == b));
      auto m = machines[a];
      redo(object(m), edits);
      CHECK(m == machines[b]);
      undo(object(m), edits);
      CHECK(m == machines[a]);
    }
}

TEST_CASE("fields: a difference names only what differs", "[fields]") {
  Machine from, to;
  to.motor.power = 20.0 * kilowatt;
  to.load[1] = 0.6;
  const auto edits = difference(object(from), object(to));
  REQUIRE(edits.size() == 2);
  CHECK(edits[0] == Edit{"motor.power", 10200.0, 20000.0});
  CHECK(edits[1] == Edit{"load.1", 0.5, 0.6});
  CHECK_THROWS_AS(redo(object(from), {{"motor.nothing", 1.0, 2.0}}), FieldError);
  CHECK_THROWS_AS(redo(object(from), {{"motor.power", 1.0, std::string("x")}}), FieldError);
  CHECK_THROWS_AS(redo(object(from), {{"drive", std::string("belt"), std::string("steam")}}), FieldError);
}

TEST_CASE("fields: validation names every value that cannot be", "[fields]") {
  auto m = full_machine();
  CHECK(validate(object(m), currencies).empty());
  m.motor.power = Power::from_value(std::numeric_limits<double>::quiet_NaN());
  m.motor.inlet = celsius(99);
  m.spindles = Units{1.5};
  m.stages[0].parts[1].weight = 0.0 * kilogram;
  m.load[2] = std::numeric_limits<double>::infinity();
  std::vector<std::string> paths;
  for (const auto& problem : validate(object(m), currencies)) paths.push_back(problem.path);
  CHECK(paths == std::vector<std::string>{"spindles", "motor.power", "motor.inlet", "stages.0.parts.1.weight",
                                          "load.2"});
}

TEST_CASE("fields: a bound holds through a unit's rounding", "[fields]") {
  Machine m;
  CHECK_NOTHROW(set(object(m), "motor.power", "0.1", currencies));
  CHECK_NOTHROW(set(object(m), "motor.inlet", "140 degF", currencies));  // 60 degC
  CHECK_THROWS_AS(set(object(m), "motor.inlet", "140.1 degF", currencies), FieldError);
}

TEST_CASE("fields: the schema lists every leaf once", "[fields]") {
  const std::vector<std::string> expected{"name",
                                          "note",
                                          "spindles",
                                          "spares",
                                          "enclosed",
                                          "drive",
                                          "built",
                                          "wear",
                                          "motor.power",
                                          "motor.inlet",
                                          "motor.rise",
                                          "motor.energy_price",
                                          "cover.thickness",
                                          "cover.locked",
                                          "stages.*.title",
                                          "stages.*.ratio",
                                          "stages.*.parts.*.name",
                                          "stages.*.parts.*.weight",
                                          "stages.*.parts.*.price",
                                          "load"};
  CHECK(leaf_paths(schema<Machine>()) == expected);
  CHECK(detail::member_count<Machine>() == 12);
  CHECK(unit_symbol(*schema<test::Motor>().find("energy_price"), currencies) == "EUR/kWh");
  std::size_t lists = 0, leaves = 0;
  auto m = full_machine();
  visit(
      object(m),
      [&](const Place& p) {
        (p.member->kind == Kind::list || p.member->kind == Kind::record ? lists : leaves)++;
      },
      true);
  CHECK(lists == 4);  // stages, two lists of parts, the cover
  CHECK(leaves == 25);
}
