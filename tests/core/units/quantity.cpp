#include "core/units/quantity.h"

#include <type_traits>

#include "core/units/nearest.h"
#include "tests/catch.h"

using namespace plenum;

TEST_CASE("quantities: arithmetic keeps the dimension", "[units]") {
  CHECK((10.2 * kilowatt) / kilowatt == Approx(10.2));
  CHECK((2.0 * kilowatt * (3.0 * hour)) / kilowatt_hour == Approx(6.0));
  CHECK((celsius(30) - celsius(24)) / kelvin == Approx(6.0));
  CHECK(in_celsius(celsius(24) + 5.0 * kelvin) == Approx(29.0));
  CHECK((Gpus{1024} * (2.0 * hour)) / gpu_hour == Approx(2048.0));
  CHECK(Servers{7} / Servers{2} == 3.5);
}

TEST_CASE("quantities: what must not mix does not compile", "[units]") {
  CHECK_FALSE(std::is_convertible_v<Gpus, Racks>);
  CHECK_FALSE(std::is_convertible_v<Power, ApparentPower>);
  CHECK_FALSE(std::is_convertible_v<Temperature, TemperatureDifference>);
  CHECK_FALSE(std::is_same_v<MoneyRate, decltype(MoneyPerGpuTime{} * GpuAmount{} * GpuAmount{})>);
  CHECK(units::dimension_of<MoneyPerGpuTime> != units::dimension_of<MoneyRate>);
  CHECK(sizeof(Power) == sizeof(double));
  CHECK(sizeof(Gpus) == sizeof(double));
}

TEST_CASE("names: the nearest word is what was meant", "[units]") {
  const std::vector<std::string> keys{"power_limit",      "height",    "weight_limit",
                                      "servers_per_rack", "gpu_price", "N+1"};
  struct Row {
    const char *word, *nearest;
  };
  for (const auto& [word, best] : {Row{"power_limt", "power_limit"},
                                   {"powerlimit", "power_limit"},
                                   {"hieght", "height"},
                                   {"HEIGHT", "height"},
                                   {"price", "gpu_price"},
                                   {"n+1", "N+1"},
                                   {"zzzzzz", ""},
                                   {"", ""}}) {
    INFO(word);
    CHECK(nearest(word, keys) == best);
  }
  CHECK(did_you_mean("hieght", keys) == "did you mean `height`?");
  CHECK(did_you_mean("zzzzzz", keys).empty());
}
