#pragma once

#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/base_units/si/ampere.hpp>
#include <boost/units/base_units/si/kelvin.hpp>
#include <boost/units/base_units/si/kilogram.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/base_units/si/second.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/unit.hpp>

#include <compare>

#include "core/units/dimension.h"

/// Quantities of the program: Boost.Units over SI and five base dimensions of our own. Every quantity holds its
/// value in the coherent unit (W, J, s, bit, FLOP, one unit of the plan's currency), with the layout of a double.
/// GPUs in a rate (money per GPU-hour) and apparent power are base dimensions so that money/(GPU h) is not
/// money/h and a kVA is not a kW.
namespace plenum {

namespace dimensions {
namespace bu = boost::units;

struct money : bu::base_dimension<money, 7101> {};
struct information : bu::base_dimension<information, 7102> {};
struct operation : bu::base_dimension<operation, 7103> {};
struct gpu : bu::base_dimension<gpu, 7104> {};
struct apparent : bu::base_dimension<apparent, 7105> {};

struct money_unit : bu::base_unit<money_unit, money::dimension_type, 7201> {};
struct bit_unit : bu::base_unit<bit_unit, information::dimension_type, 7202> {};
struct flop_unit : bu::base_unit<flop_unit, operation::dimension_type, 7203> {};
struct gpu_unit : bu::base_unit<gpu_unit, gpu::dimension_type, 7204> {};
struct apparent_unit : bu::base_unit<apparent_unit, apparent::dimension_type, 7205> {};

using System = bu::make_system<bu::si::meter_base_unit, bu::si::kilogram_base_unit, bu::si::second_base_unit,
                               bu::si::kelvin_base_unit, bu::si::ampere_base_unit, money_unit, bit_unit,
                               flop_unit, gpu_unit, apparent_unit>::type;

template <class BaseDimension>
using Of = bu::quantity<bu::unit<typename BaseDimension::dimension_type, System>, double>;
}  // namespace dimensions

using Length = dimensions::Of<boost::units::length_base_dimension>;
using Mass = dimensions::Of<boost::units::mass_base_dimension>;
using Time = dimensions::Of<boost::units::time_base_dimension>;
using TemperatureDifference = dimensions::Of<boost::units::temperature_base_dimension>;
using Current = dimensions::Of<boost::units::current_base_dimension>;
using Money = dimensions::Of<dimensions::money>;
using Information = dimensions::Of<dimensions::information>;
using Operations = dimensions::Of<dimensions::operation>;
using GpuAmount = dimensions::Of<dimensions::gpu>;
using ApparentAmount = dimensions::Of<dimensions::apparent>;

using Area = decltype(Length{} * Length{});
using Volume = decltype(Area{} * Length{});
using VolumeFlow = decltype(Volume{} / Time{});
using MassFlow = decltype(Mass{} / Time{});
using Density = decltype(Mass{} / Volume{});
using FloorLoad = decltype(Mass{} / Area{});
using Frequency = decltype(1.0 / Time{});
using Speed = decltype(Length{} / Time{});
using Energy = decltype(Mass{} * Speed{} * Speed{});
using Power = decltype(Energy{} / Time{});
using Pressure = decltype(Energy{} / Volume{});
using SpecificEnergy = decltype(Energy{} / Mass{});
using SpecificHeat = decltype(SpecificEnergy{} / TemperatureDifference{});
using Voltage = decltype(Power{} / Current{});
using ApparentPower = decltype(Power{} * ApparentAmount{});
using PowerPerArea = decltype(Power{} / Area{});
using InformationRate = decltype(Information{} / Time{});
using OperationRate = decltype(Operations{} / Time{});
using OperationIntensity = decltype(Operations{} / Information{});
using OperationsPerEnergy = decltype(Operations{} / Energy{});
using MoneyRate = decltype(Money{} / Time{});
using MoneyPerEnergy = decltype(Money{} / Energy{});
using MoneyPerPower = decltype(Money{} / Power{});
using MoneyPerPowerTime = decltype(MoneyPerPower{} / Time{});
using MoneyPerVolume = decltype(Money{} / Volume{});
using MoneyPerMass = decltype(Money{} / Mass{});
using MoneyPerArea = decltype(Money{} / Area{});
using MoneyPerInformation = decltype(Money{} / Information{});
using GpuTime = decltype(GpuAmount{} * Time{});
using MoneyPerGpuTime = decltype(Money{} / GpuTime{});
using CarbonPerEnergy = decltype(Mass{} / Energy{});
using MassRate = MassFlow;
using MassPerPower = decltype(Mass{} / Power{});
using WaterPerEnergy = decltype(Volume{} / Energy{});

// Names for one of each, so that a value reads `4.0 * kelvin` and a conversion `power / kilowatt`.
namespace constants {
template <class Q>
constexpr Q one(double coherent = 1.0) {
  return Q::from_value(coherent);
}
}  // namespace constants

inline constexpr auto metre = constants::one<Length>();
inline constexpr auto millimetre = constants::one<Length>(1e-3);
inline constexpr auto rack_unit = constants::one<Length>(0.04445);  // EIA-310: 1.75 in
inline constexpr auto square_metre = constants::one<Area>();
inline constexpr auto cubic_metre = constants::one<Volume>();
inline constexpr auto litre = constants::one<Volume>(1e-3);
inline constexpr auto kilogram = constants::one<Mass>();
inline constexpr auto tonne = constants::one<Mass>(1e3);
inline constexpr auto second = constants::one<Time>();
inline constexpr auto hour = constants::one<Time>(3600.0);
inline constexpr auto day = constants::one<Time>(86400.0);
inline constexpr auto year = constants::one<Time>(8760.0 * 3600.0);  // the weather year: 8,760 h
inline constexpr auto month = constants::one<Time>(730.0 * 3600.0);  // a twelfth of it
inline constexpr auto kelvin = constants::one<TemperatureDifference>();
inline constexpr auto ampere = constants::one<Current>();
inline constexpr auto volt = constants::one<Voltage>();
inline constexpr auto pascal = constants::one<Pressure>();
inline constexpr auto joule = constants::one<Energy>();
inline constexpr auto kilowatt_hour = constants::one<Energy>(3.6e6);
inline constexpr auto megawatt_hour = constants::one<Energy>(3.6e9);
inline constexpr auto watt = constants::one<Power>();
inline constexpr auto kilowatt = constants::one<Power>(1e3);
inline constexpr auto megawatt = constants::one<Power>(1e6);
inline constexpr auto kilovolt_ampere = constants::one<ApparentPower>(1e3);
inline constexpr auto bit = constants::one<Information>();
inline constexpr auto byte = constants::one<Information>(8.0);
inline constexpr auto gigabyte = constants::one<Information>(8e9);
inline constexpr auto terabyte = constants::one<Information>(8e12);
inline constexpr auto gibibyte = constants::one<Information>(8.0 * 1024 * 1024 * 1024);
inline constexpr auto gigabit_per_second = constants::one<InformationRate>(1e9);
inline constexpr auto gigabyte_per_second = constants::one<InformationRate>(8e9);
inline constexpr auto terabit_per_second = constants::one<InformationRate>(1e12);
inline constexpr auto flop = constants::one<Operations>();
inline constexpr auto teraflop_per_second = constants::one<OperationRate>(1e12);
inline constexpr auto petaflop_per_second = constants::one<OperationRate>(1e15);
inline constexpr auto money_unit = constants::one<Money>();  // one unit of the plan's currency
inline constexpr auto gpu_hour = constants::one<GpuTime>(3600.0);
inline constexpr auto volt_ampere_per_watt = constants::one<ApparentAmount>();  // at power factor 1

/// A point on the temperature scale, in kelvin inside. Boost.Units gives points and differences one type; here a
/// point minus a point is a difference, and points do not add.
struct Temperature {
  double kelvin = 273.15;

  constexpr auto operator<=>(const Temperature&) const = default;
  friend constexpr TemperatureDifference operator-(Temperature a, Temperature b) {
    return TemperatureDifference::from_value(a.kelvin - b.kelvin);
  }
  friend constexpr Temperature operator+(Temperature t, TemperatureDifference d) {
    return {t.kelvin + d.value()};
  }
  friend constexpr Temperature operator-(Temperature t, TemperatureDifference d) {
    return {t.kelvin - d.value()};
  }
};
constexpr Temperature celsius(double degrees) { return {degrees + 273.15}; }
constexpr double in_celsius(Temperature t) { return t.kelvin - 273.15; }

/// A number of things of one kind; GPUs, servers, racks and ports do not mix. Whole in every result, a double inside
/// so that a study can vary it like any other number.
template <class Tag>
struct Count {
  double value = 0.0;

  constexpr auto operator<=>(const Count&) const = default;
  constexpr Count& operator+=(Count other) { return value += other.value, *this; }
  friend constexpr Count operator+(Count a, Count b) { return {a.value + b.value}; }
  friend constexpr Count operator-(Count a, Count b) { return {a.value - b.value}; }
  friend constexpr Count operator*(Count a, double factor) { return {a.value * factor}; }
  friend constexpr Count operator*(double factor, Count a) { return {a.value * factor}; }
  friend constexpr double operator/(Count a, Count b) { return a.value / b.value; }
  friend constexpr Count operator/(Count a, double divisor) { return {a.value / divisor}; }
};
using Gpus = Count<struct GpuTag>;
using Servers = Count<struct ServerTag>;
using Racks = Count<struct RackTag>;
using Ports = Count<struct PortTag>;
using Switches = Count<struct SwitchTag>;
using Links = Count<struct LinkTag>;
using Units = Count<struct UnitTag>;  // modules of plant: UPS, generators, chillers

/// GPUs held for a time, for prices per GPU-hour.
constexpr GpuTime operator*(Gpus gpus, Time time) { return GpuTime::from_value(gpus.value * time.value()); }

namespace units {

namespace detail {
template <class List>
constexpr void collect(Dimension& d) {
  if constexpr (!std::is_same_v<List, boost::units::dimensionless_type>) {
    using Dim = typename List::item;
    using Tag = typename Dim::tag_type;
    constexpr auto exponent = static_cast<std::int8_t>(Dim::value_type::Numerator);
    static_assert(Dim::value_type::Denominator == 1, "a dimension with a fractional exponent");
    if constexpr (std::is_same_v<Tag, boost::units::length_base_dimension>) d[Base::length] = exponent;
    else if constexpr (std::is_same_v<Tag, boost::units::mass_base_dimension>) d[Base::mass] = exponent;
    else if constexpr (std::is_same_v<Tag, boost::units::time_base_dimension>) d[Base::time] = exponent;
    else if constexpr (std::is_same_v<Tag, boost::units::temperature_base_dimension>)
      d[Base::temperature] = exponent;
    else if constexpr (std::is_same_v<Tag, boost::units::current_base_dimension>) d[Base::current] = exponent;
    else if constexpr (std::is_same_v<Tag, dimensions::money>) d[Base::money] = exponent;
    else if constexpr (std::is_same_v<Tag, dimensions::information>) d[Base::information] = exponent;
    else if constexpr (std::is_same_v<Tag, dimensions::operation>) d[Base::operation] = exponent;
    else if constexpr (std::is_same_v<Tag, dimensions::gpu>) d[Base::gpu] = exponent;
    else if constexpr (std::is_same_v<Tag, dimensions::apparent>) d[Base::apparent] = exponent;
    collect<typename List::next>(d);
  }
}
template <class Q>
struct DimensionOf;
template <class Dim, class System>
struct DimensionOf<boost::units::quantity<boost::units::unit<Dim, System>, double>> {
  static constexpr Dimension value = [] {
    Dimension d;
    collect<Dim>(d);
    return d;
  }();
};
template <>
struct DimensionOf<double> {
  static constexpr Dimension value{};
};
template <>
struct DimensionOf<Temperature> {
  static constexpr Dimension value = DimensionOf<TemperatureDifference>::value;
};
template <class Tag>
struct DimensionOf<Count<Tag>> {
  static constexpr Dimension value{};
};
}  // namespace detail

/// The run-time dimension of a quantity type (also double, Temperature and Count).
template <class Q>
inline constexpr Dimension dimension_of = detail::DimensionOf<Q>::value;

}  // namespace units
}  // namespace plenum
