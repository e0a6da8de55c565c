#include <cmath>
#include <random>
#include <set>

#include "core/text/toml.h"
#include "models/plan/plan.h"
#include "models/plan/scenario.h"
#include "tests/catch.h"

using namespace plenum;

namespace {

const units::Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.0838}}};

/// A value that a member may have, other than most defaults.
fields::Value some_value(const fields::Member& m, std::mt19937_64& random) {
  if (m.optional && random() % 4 == 0) return {};
  switch (m.kind) {
  case fields::Kind::boolean: return random() % 2 == 0;
  case fields::Kind::choice: return std::string(m.choices[random() % m.choices.size()].key);
  case fields::Kind::text: return "text " + std::to_string(random() % 100) + " \"µ\"\n";
  case fields::Kind::month: return std::string("2031-0") + static_cast<char>('1' + random() % 9);
  default: break;
  }
  const auto& r = m.info.range;
  const double low = std::isfinite(r.low) ? r.low : -1000.0,
               high = std::isfinite(r.high) ? r.high : std::max(2 * low, low + 1000.0);
  const double number = low + (high - low) * std::uniform_real_distribution<double>(0.001, 1)(random);
  return fields::unit_of(m, currencies).to_coherent(m.whole ? std::ceil(number) : number);
}

plan::Scenario some_scenario(std::mt19937_64& random) {
  plan::Scenario scenario;
  scenario.workload.training.resize(random() % 3);
  fields::visit(fields::object(scenario), [&](const fields::Place& place) {
    if (random() % 3 == 0) return;
    const auto value = some_value(*place.member, random);
    INFO(place.path);
    REQUIRE(place.assign(value));
  });
  return scenario;
}

plan::Scenario read(const std::string& text, plan::Scenario scenario) {
  text::Toml::parse(text, "scenario.toml").read_into(fields::object(scenario), currencies);
  return scenario;
}

void check_units(const fields::Schema& schema, const std::string& path) {
  std::set<std::string_view> keys;
  for (const auto& m : schema.members) {
    INFO(path << "." << m.info.key);
    CHECK(keys.insert(m.info.key).second);
    for (const auto older : m.info.aliases)
      if (!older.empty()) CHECK(keys.insert(older).second);
    CHECK_FALSE(m.info.label.empty());
    if (m.nested) {
      check_units(m.nested(), path + "." + std::string(m.info.key));
    } else if (m.kind == fields::Kind::number || m.kind == fields::Kind::series) {
      const auto unit = fields::unit_of(m, currencies), shown = fields::shown_unit(m, currencies);
      CHECK(units::name_of(unit.dimension) == units::name_of(m.dimension));
      CHECK(units::name_of(shown.dimension) == units::name_of(m.dimension));
    } else {
      CHECK(m.info.unit.empty());
    }
  }
}

}  // namespace

TEST_CASE("scenario text: any scenario survives being written and read", "[identity]") {
  std::mt19937_64 random(42);
  const plan::Scenario plain;
  CHECK(text::write_toml(fields::object(plain), fields::object(plain), currencies).empty());
  for (int i = 0; i < 100; ++i) {
    const auto base = some_scenario(random), scenario = some_scenario(random);
    for (const auto& defaults : {plain, base}) {
      const auto text =
          text::write_toml(fields::object(scenario), fields::object(defaults), currencies, "# a scenario");
      INFO(text);
      REQUIRE(read(text, defaults) == scenario);
    }
    auto edited = base;
    fields::redo(fields::object(edited), fields::difference(fields::object(base), fields::object(scenario)));
    CHECK(edited == scenario);
  }
}

TEST_CASE("scenario text: the defaults are valid", "[identity]") {
  const plan::Scenario plain;
  for (const auto& problem : fields::validate(fields::object(plain), currencies))
    FAIL_CHECK(problem.path << ": " << problem.message);
}

TEST_CASE("descriptions: every unit has its member's dimension, every key is there once", "[identity]") {
  check_units(fields::schema<plan::Scenario>(), "scenario");
  check_units(fields::schema<plan::Plan>(), "plan");
}
