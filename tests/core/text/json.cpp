#include "core/text/json.h"

#include <limits>

#include "tests/catch.h"
#include "tests/core/fields/machine.h"

using namespace plenum;
using test::Machine;

namespace {
const units::Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.25}}};
}

TEST_CASE("json: numbers in the field's own unit", "[text]") {
  Machine m;
  m.stages = {{"first", 0.3, {{"gear", 1.5 * kilogram, Money::from_value(12.5)}}}};
  const auto json = text::to_json(fields::object(m), currencies);
  CHECK(
      json.dump() ==
      R"({"name":"machine","note":null,"spindles":2.0,"spares":null,"enclosed":true,"drive":"belt","built":"2027-01","wear":0.05,)"
      R"("motor":{"power":10.2,"inlet":24.0,"rise":null,"energy_price":0.25},"cover":null,)"
      R"("stages":[{"title":"first","ratio":0.3,"parts":[{"name":"gear","weight":1.5,"price":12.5}]}],"load":[0.2,0.5,1.0]})");
}

TEST_CASE("json: what is no number is null", "[text]") {
  Machine m;
  m.motor.power = Power::from_value(std::numeric_limits<double>::quiet_NaN());
  m.load[0] = std::numeric_limits<double>::infinity();
  const auto json = text::to_json(fields::object(m), currencies);
  CHECK(json["motor"]["power"].is_null());
  CHECK(json["load"][0].is_null());
  CHECK(json["load"][1] == 0.5);
}

TEST_CASE("json: every number has a unit", "[text]") {
  const auto units = text::units_of(fields::schema<Machine>(), currencies, "machine");
  CHECK(
      units.dump() ==
      R"({"machine.spindles":"1","machine.spares":"1","machine.wear":"1/yr","machine.motor.power":"kW","machine.motor.inlet":"degC",)"
      R"("machine.motor.rise":"K","machine.motor.energy_price":"EUR/kWh","machine.cover.thickness":"mm","machine.stages.*.ratio":"1",)"
      R"("machine.stages.*.parts.*.weight":"kg","machine.stages.*.parts.*.price":"EUR","machine.load":"1"})");
}
