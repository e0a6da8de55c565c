#include "core/units/unit.h"

#include <fmt/format.h>

#include <cmath>
#include <random>

#include "core/units/quantity.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::units;

namespace {

const Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.25}, {"GBP", 1.5}}};

struct Factor {
  const char* symbol;
  Dimension dimension;
  double factor;
};

}  // namespace

// Prefixes and definitions: BIPM SI Brochure, 9th ed. (2019); binary prefixes: IEC 80000-13 (2008); foot, pound, gallon, acre:
// NIST SP 811 (2008) appendix B.8; BTU (International Table) = 1,055.05585262 J: same; ton of refrigeration = 12,000 BTU/h: same;
// rack unit = 1.75 in: EIA-310-D. A month is a twelfth of the weather year of 8,760 h.
TEST_CASE("units: a symbol stands for its exact factor", "[units]") {
  const std::vector<Factor> rows{
      {"W", dimension_of<Power>, 1.0},
      {"kW", dimension_of<Power>, 1e3},
      {"MW", dimension_of<Power>, 1e6},
      {"GW", dimension_of<Power>, 1e9},
      {"mW", dimension_of<Power>, 1e-3},
      {"hp", dimension_of<Power>, 745.69987158227},
      {"BTU/h", dimension_of<Power>, 1055.05585262 / 3600},
      {"ton", dimension_of<Power>, 12000 * 1055.05585262 / 3600},
      {"J", dimension_of<Energy>, 1.0},
      {"kWh", dimension_of<Energy>, 3.6e6},
      {"MWh", dimension_of<Energy>, 3.6e9},
      {"TWh", dimension_of<Energy>, 3.6e15},
      {"BTU", dimension_of<Energy>, 1055.05585262},
      {"kVA", dimension_of<ApparentPower>, 1e3},
      {"V", dimension_of<Voltage>, 1.0},
      {"A", dimension_of<Current>, 1.0},
      {"kPa", dimension_of<Pressure>, 1e3},
      {"bar", dimension_of<Pressure>, 1e5},
      {"m", dimension_of<Length>, 1.0},
      {"mm", dimension_of<Length>, 1e-3},
      {"cm", dimension_of<Length>, 1e-2},
      {"km", dimension_of<Length>, 1e3},
      {"ft", dimension_of<Length>, 0.3048},
      {"in", dimension_of<Length>, 0.0254},
      {"U", dimension_of<Length>, 0.04445},
      {"m2", dimension_of<Area>, 1.0},
      {"m^2", dimension_of<Area>, 1.0},
      {"ft2", dimension_of<Area>, 0.09290304},
      {"acre", dimension_of<Area>, 4046.8564224},
      {"m3", dimension_of<Volume>, 1.0},
      {"L", dimension_of<Volume>, 1e-3},
      {"mL", dimension_of<Volume>, 1e-6},
      {"gal", dimension_of<Volume>, 3.785411784e-3},
      {"m3/h", dimension_of<VolumeFlow>, 1.0 / 3600},
      {"CFM", dimension_of<VolumeFlow>, 0.028316846592 / 60},
      {"g", dimension_of<Mass>, 1e-3},
      {"kg", dimension_of<Mass>, 1.0},
      {"t", dimension_of<Mass>, 1e3},
      {"kt", dimension_of<Mass>, 1e6},
      {"lb", dimension_of<Mass>, 0.45359237},
      {"kg/m2", dimension_of<FloorLoad>, 1.0},
      {"lb/ft2", dimension_of<FloorLoad>, 0.45359237 / 0.09290304},
      {"s", dimension_of<Time>, 1.0},
      {"ms", dimension_of<Time>, 1e-3},
      {"us", dimension_of<Time>, 1e-6},
      {"µs", dimension_of<Time>, 1e-6},
      {"ns", dimension_of<Time>, 1e-9},
      {"min", dimension_of<Time>, 60.0},
      {"h", dimension_of<Time>, 3600.0},
      {"d", dimension_of<Time>, 86400.0},
      {"week", dimension_of<Time>, 604800.0},
      {"month", dimension_of<Time>, 2628000.0},
      {"yr", dimension_of<Time>, 31536000.0},
      {"bit", dimension_of<Information>, 1.0},
      {"B", dimension_of<Information>, 8.0},
      {"GB", dimension_of<Information>, 8e9},
      {"GiB", dimension_of<Information>, 8.0 * 1073741824},
      {"Gbit", dimension_of<Information>, 1e9},
      {"Gb", dimension_of<Information>, 1e9},
      {"TB", dimension_of<Information>, 8e12},
      {"TiB", dimension_of<Information>, 8.0 * 1099511627776},
      {"PB", dimension_of<Information>, 8e15},
      {"KiB", dimension_of<Information>, 8192.0},
      {"Gbit/s", dimension_of<InformationRate>, 1e9},
      {"Gbps", dimension_of<InformationRate>, 1e9},
      {"GB/s", dimension_of<InformationRate>, 8e9},
      {"Tbit/s", dimension_of<InformationRate>, 1e12},
      {"FLOP", dimension_of<Operations>, 1.0},
      {"TFLOP/s", dimension_of<OperationRate>, 1e12},
      {"PFLOP/s", dimension_of<OperationRate>, 1e15},
      {"TFLOPS", dimension_of<OperationRate>, 1e12},
      {"TOPS", dimension_of<OperationRate>, 1e12},
      {"EUR", dimension_of<Money>, 1.0},
      {"USD", dimension_of<Money>, 0.8},
      {"GBP", dimension_of<Money>, 1.2},
      {"money", dimension_of<Money>, 1.0},
      {"€", dimension_of<Money>, 1.0},
      {"$", dimension_of<Money>, 0.8},
      {"kEUR", dimension_of<Money>, 1e3},
      {"MUSD", dimension_of<Money>, 0.8e6},
      {"EUR/kWh", dimension_of<MoneyPerEnergy>, 1.0 / 3.6e6},
      {"USD/MWh", dimension_of<MoneyPerEnergy>, 0.8 / 3.6e9},
      {"USD/W", dimension_of<MoneyPerPower>, 0.8},
      {"money/(kW*month)", dimension_of<MoneyPerPowerTime>, 1.0 / (1e3 * 2628000)},
      {"EUR/kW/month", dimension_of<MoneyPerPowerTime>, 1.0 / 1e3 / 2628000},
      {"EUR/kW-month", dimension_of<MoneyPerPowerTime>, 1.0 / (1e3 * 2628000)},
      {"EUR/GPU-h", dimension_of<MoneyPerGpuTime>, 1.0 / 3600},
      {"EUR/(GPU*h)", dimension_of<MoneyPerGpuTime>, 1.0 / 3600},
      {"GPU-h", dimension_of<GpuTime>, 3600.0},
      {"EUR/m3", dimension_of<MoneyPerVolume>, 1.0},
      {"EUR/m2", dimension_of<MoneyPerArea>, 1.0},
      {"EUR/yr", dimension_of<MoneyRate>, 1.0 / 31536000},
      {"g/kWh", dimension_of<CarbonPerEnergy>, 1e-3 / 3.6e6},
      {"kg/kW", dimension_of<MassPerPower>, 1e-3},
      {"L/kWh", dimension_of<WaterPerEnergy>, 1e-3 / 3.6e6},
      {"W/kW", Dimension{}, 1e-3},
      {"%", Dimension{}, 0.01},
      {"1", Dimension{}, 1.0},
      {"", Dimension{}, 1.0},
      {"%/yr", dimension_of<Frequency>, 0.01 / 31536000},
      {"1/yr", dimension_of<Frequency>, 1.0 / 31536000},
      {"token/s", dimension_of<Frequency>, 1.0},
      {"tokens/s", dimension_of<Frequency>, 1.0},
      {"months", dimension_of<Time>, 2628000.0},
      {"K", dimension_of<TemperatureDifference>, 1.0},
  };
  for (const auto& row : rows) {
    INFO(row.symbol);
    const auto unit = parse_unit(row.symbol, currencies);
    CHECK(unit.dimension == row.dimension);
    CHECK(unit.to_coherent(1.0) == Approx(row.factor).epsilon(1e-15));
    CHECK(unit.offset == 0.0);
  }
}

TEST_CASE("units: temperatures are points on a scale", "[units]") {
  struct Row {
    const char* text;
    double kelvin;  // exact definitions: 0 degC = 273.15 K, 32 degF = 273.15 K
  };
  for (const auto& [text, kelvin] : {Row{"0 degC", 273.15},
                                     {"24 degC", 297.15},
                                     {"-40 degC", 233.15},
                                     {"-40 degF", 233.15},
                                     {"32 degF", 273.15},
                                     {"75.2 degF", 297.15},
                                     {"24 °C", 297.15},
                                     {"300 K", 300.0},
                                     {"24", 297.15},
                                     {"-5", 268.15},
                                     {"24 degC + 3 K", 300.15},
                                     {"24 degC - 3 K", 294.15}}) {
    INFO(text);
    CHECK(parse_quantity(text, parse_unit("degC")) == Approx(kelvin).epsilon(1e-14));
  }
  CHECK(parse_quantity("5", parse_unit("K")) == 5.0);
  CHECK(parse_quantity("30 degC - 24 degC", parse_unit("K")) == Approx(6.0));
}

TEST_CASE("units: texts that mean a quantity", "[units]") {
  struct Row {
    const char *text, *unit;
    double coherent;
  };
  for (const auto& [text, unit, coherent] : {
           Row{"10.2 kW", "kW", 10200},
           {"10.2", "kW", 10200},
           {"0.7MW", "kW", 700000},
           {"8*700 W", "kW", 5600},
           {"1e3 W", "kW", 1000},
           {"(2+3)*1 kW", "kW", 5000},
           {"1 MW - 200 kW", "kW", 800000},
           {"100 kWh/2 h", "kW", 50000},
           {"34121.416 BTU/h", "kW", 10000},
           {"10 ton", "kW", 35168.5284},
           {"  5 kW  ", "kW", 5000},
           {"-3", "1", -3},
           {"80 %", "1", 0.8},
           {"80%", "1", 0.8},
           {"0.05 1/yr", "1/yr", 0.05 / 31536000},
           {"5 %/yr", "1/yr", 0.05 / 31536000},
           {"0.09 USD/kWh", "money/kWh", 0.8 * 0.09 / 3.6e6},
           {"1.5 EUR/GPU-h", "money/(GPU*h)", 1.5 / 3600},
           {"42 U", "mm", 1.8669},
           {"200 lb/ft2", "kg/m2", 976.48553},  // NIST SP 811: 1 lb/ft2 = 4.882 428 kg/m2
       }) {
    INFO(text);
    CHECK(parse_quantity(text, parse_unit(unit, currencies), currencies) == Approx(coherent).epsilon(1e-7));
  }
}

TEST_CASE("units: texts that mean none say what is wrong", "[units]") {
  struct Row {
    const char *text, *unit, *message, *hint;
  };
  for (const auto& [text, unit, message, hint] : {
           Row{"3 kW", "money/kWh", "`3 kW` is a power, but money/energy is needed", ""},
           {"3 kVA", "kW", "`3 kVA` is an apparent power, but a power is needed", ""},
           {"3 GB", "Gbit/s", "`3 GB` is an amount of information, but an information rate is needed", ""},
           {"3 EUR/h", "money/(GPU*h)", "`3 EUR/h` is money/time, but money/(GPU*time) is needed", ""},
           {"3 kX", "kW", "unknown unit `kX`", ""},
           {"3 kw", "kW", "unknown unit `kw`", "did you mean `kW`?"},
           {"3 CHF", "money", "no exchange rate for the currency `CHF`", "plenum catalog list currencies"},
           {"", "kW", "empty value", "write a number with its unit"},
           {"kilo", "kW", "unknown unit `kilo`", ""},
           {"1,024 W", "kW", "a comma could separate", "with `.` for decimals"},
           {"1.2.3", "kW", "two decimal points", "one decimal point"},
           {"nan", "kW", "`nan` is not a finite number", "finite"},
           {"inf", "kW", "`inf` is not a finite number", "finite"},
           {"1e999", "kW", "too large or too small", "prefix"},
           {"1/0", "1", "is not a finite number", "finite"},
           {"5 kW + 3", "kW", "a sum of different units", "same kind"},
           {"(5 kW", "kW", "a bracket is not closed", "add `)`"},
           {"5 kW)", "kW", "unexpected `)`", ""},
           {"2 1/2", "1", "unexpected `1/2`", ""},
           {"5 degC/kW", "K", "a temperature scale inside a composed unit", "use K"},
           {"5 degC", "K", "a point on a temperature scale, but a difference is needed", "write it in K"},
           {"2*20 degC", "degC", "cannot be multiplied", "use K"},
           {"-(20 degC)", "degC", "cannot be multiplied", "use K"},
           {"20 degC + 4 degC", "degC", "do not add", "use K"},
           {"4 K - 20 degC", "degC", "do not add", "use K"},
           {"KiW", "kW", "unknown unit `KiW`", ""},
       }) {
    INFO(text);
    try {
      const double value = parse_quantity(text, parse_unit(unit, currencies), currencies);
      FAIL("read as " << value);
    } catch (const UnitError& error) {
      CHECK_THAT(error.what(), containing(message));
      CHECK_THAT(error.hint, containing(hint));
    }
  }
  CHECK_THROWS_AS(parse_quantity(std::string(100, '('), parse_unit("kW")), UnitError);
  CHECK_THROWS_AS(parse_quantity(std::string(1 << 20, '-') + "1", parse_unit("kW")), UnitError);
}

TEST_CASE("units: exact text reads back the same bits", "[units]") {
  std::mt19937_64 random(20261101);
  std::uniform_real_distribution<double> exponent(-9, 12), mantissa(1, 10);
  for (const auto* symbol : {"kW", "h", "degC", "degF", "U", "money/kWh", "money/(GPU*h)", "L/kWh", "%",
                             "1/yr", "kVA", "GB/s", "PFLOP/s", "1", "kg/m2"}) {
    const auto unit = parse_unit(symbol, currencies);
    for (int i = 0; i < 500; ++i) {
      double coherent = mantissa(random) * std::pow(10.0, exponent(random));
      if (unit.offset != 0.0)
        coherent = 1.0 + std::fmod(coherent, 1000.0);  // temperatures that occur, in kelvin
      const auto text = exact_text(coherent, unit);
      INFO(text << " " << symbol);
      CHECK(parse_quantity(text, unit, currencies) == coherent);
      if (std::string_view(symbol) != "1")
        CHECK(parse_quantity(fmt::format("{} {}", text, symbol), unit, currencies) == coherent);
    }
  }
}

TEST_CASE("units: exact text is short", "[units]") {
  CHECK(exact_text(35000, parse_unit("kW")) == "35");
  CHECK(exact_text(297.15, parse_unit("degC")) == "24");
  CHECK(exact_text(0.1 + 0.2, parse_unit("1")) == "0.30000000000000004");
  CHECK(exact_text(0.8, parse_unit("%")) == "80");
  CHECK(exact_text((0.25 * money_unit / kilowatt_hour).value(), parse_unit("money/kWh")) == "0.25");
  CHECK(exact_text((0.05 / year).value(), parse_unit("1/yr")) == "0.05");
  CHECK(exact_text((450.0 * money_unit / kilowatt / month).value(), parse_unit("money/kW/month")) == "450");
}

TEST_CASE("units: rounded text is for people", "[units]") {
  struct Row {
    double number;
    const char* text;
  };
  for (const auto& [number, text] : {Row{1024, "1,024"},
                                     {41200000, "41,200,000"},
                                     {0.8, "0.8"},
                                     {12.34567, "12.35"},
                                     {999.96, "1,000"},
                                     {1234.5, "1,234"},
                                     {0, "0"},
                                     {-0.00000001, "-1e-08"},
                                     {-1234567, "-1,234,567"},
                                     {0.00012345, "0.0001234"},
                                     {100, "100"}}) {
    INFO(number);
    CHECK(rounded_text(number) == text);
  }
}

TEST_CASE("units: currencies convert at their rates", "[units]") {
  CHECK(currencies.rate("EUR") == 1.0);
  CHECK(currencies.rate("USD") == 0.8);
  CHECK(currencies.rate("GBP") == Approx(1.2));
  CHECK_THROWS_AS(currencies.rate("CHF"), UnitError);
  CHECK(Currencies{}.rate("USD") == 1.0);
}
