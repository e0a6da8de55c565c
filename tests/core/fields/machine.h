#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/fields/access.h"
#include "core/fields/describe.h"
#include "core/fields/month.h"
#include "core/units/quantity.h"

/// A described struct with a member of every kind, for the tests of fields, text and catalogue.
namespace plenum::test {

enum class Drive { direct, belt, gear };

struct Part {
  std::string name;
  Mass weight = 2.0 * kilogram;
  std::optional<Money> price;
  bool operator==(const Part&) const = default;
};

struct Stage {
  std::string title = "stage";
  double ratio = 0.5;
  std::vector<Part> parts;
  bool operator==(const Stage&) const = default;
};

struct Cover {
  Length thickness = 5.0 * millimetre;
  bool locked = false;
  bool operator==(const Cover&) const = default;
};

struct Motor {
  Power power = 10.2 * kilowatt;
  Temperature inlet = celsius(24);
  std::optional<TemperatureDifference> rise;
  MoneyPerEnergy energy_price = MoneyPerEnergy::from_value(0.25 / 3.6e6);
  bool operator==(const Motor&) const = default;
};

struct Machine {
  std::string name = "machine";
  std::optional<std::string> note;
  Units spindles{2};
  std::optional<Units> spares;
  bool enclosed = true;
  Drive drive = Drive::belt;
  YearMonth built{2027, 1};
  Frequency wear = 0.05 / year;
  Motor motor;
  std::optional<Cover> cover;
  std::vector<Stage> stages;
  std::array<double, 3> load{0.2, 0.5, 1.0};
  bool operator==(const Machine&) const = default;
};

}  // namespace plenum::test

namespace plenum::fields {

template <>
struct Describe<test::Drive> {
  using D = test::Drive;
  static constexpr std::array choices{ChoiceOf<D>{D::direct, "direct", "Direct", "No gear."},
                                      ChoiceOf<D>{D::belt, "belt", "Belt", "A belt."},
                                      ChoiceOf<D>{D::gear, "gear-box", "Gear box", "Gears."}};
};

template <>
struct Describe<test::Part> {
  using P = test::Part;
  static constexpr std::string_view title = "Part";
  static constexpr std::tuple fields{
      field(&P::name, "name", "Name", ""),
      field(&P::weight, "weight", "Weight", "kg", positive),
      field(&P::price, "price", "Price", "money", at_least(0), unset("on request")),
  };
};
static_assert(complete<test::Part>);

template <>
struct Describe<test::Stage> {
  using S = test::Stage;
  static constexpr std::string_view title = "Stage";
  static constexpr std::tuple fields{
      field(&S::title, "title", "Title", ""),
      field(&S::ratio, "ratio", "Ratio", "1", share, percent),
      field(&S::parts, "parts", "Parts", ""),
  };
};
static_assert(complete<test::Stage>);

template <>
struct Describe<test::Cover> {
  using C = test::Cover;
  static constexpr std::string_view title = "Cover";
  static constexpr std::tuple fields{
      field(&C::thickness, "thickness", "Thickness", "mm", positive),
      field(&C::locked, "locked", "Locked", ""),
  };
};
static_assert(complete<test::Cover>);

template <>
struct Describe<test::Motor> {
  using M = test::Motor;
  static constexpr std::string_view title = "Motor";
  static constexpr std::tuple fields{
      field(&M::power, "power", "Power", "kW", range(0.1, 500), alias("power_limit")),
      field(&M::inlet, "inlet", "Inlet air", "degC", range(-40, 60)),
      field(&M::rise, "rise", "Temperature rise", "K", positive),
      field(&M::energy_price, "energy_price", "Energy price", "money/kWh", at_least(0)),
  };
};
static_assert(complete<test::Motor>);

template <>
struct Describe<test::Machine> {
  using M = test::Machine;
  static constexpr std::string_view title = "Machine";
  static constexpr std::tuple fields{
      field(&M::name, "name", "Name", "", "What it is called."),
      field(&M::note, "note", "Note", ""),
      field(&M::spindles, "spindles", "Spindles", "1", range(1, 12)),
      field(&M::spares, "spares", "Spare spindles", "1", at_least(0), unset("as usual")),
      field(&M::enclosed, "enclosed", "Enclosed", ""),
      field(&M::drive, "drive", "Drive", ""),
      field(&M::built, "built", "Built", ""),
      field(&M::wear, "wear", "Wear", "1/yr", at_least(0), percent_per_year),
      field(&M::motor, "motor", "Motor", ""),
      field(&M::cover, "cover", "Cover", ""),
      field(&M::stages, "stages", "Stages", ""),
      field(&M::load, "load", "Load", "1", share),
  };
};
static_assert(complete<test::Machine>);

}  // namespace plenum::fields
