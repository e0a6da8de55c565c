#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::cooling {

enum class Technology {
  automatic,
  crac_dx,
  air_cooled_chiller,
  water_cooled_chiller,
  air_economizer,
  adiabatic_economizer,
  indirect_evaporative,
  rear_door,
  direct_to_chip,
  immersion
};
inline constexpr std::size_t technology_count = 9;  ///< without `automatic`

/// A way to reject heat, with the figures that its hourly model needs. A technology has only the ones that it uses.
struct CoolingPlant {
  std::string name;
  Power density_limit{};
  std::optional<double> liquid_fraction;
  std::optional<TemperatureDifference> air_temperature_rise;
  std::optional<Pressure> fan_pressure;
  std::optional<double> fan_efficiency;
  std::optional<Pressure> pump_head;
  std::optional<double> pump_efficiency;
  std::optional<TemperatureDifference> water_temperature_rise, tower_approach, heat_exchanger_approach,
      cdu_approach, dry_cooler_approach;
  std::optional<double> dry_cooler_fan_power, tower_fan_power, cdu_pump_power, door_fan_power;
  std::optional<double> dry_effectiveness, wet_effectiveness;
  std::optional<double> cycles_of_concentration, drift_fraction;
  std::optional<double> server_fan_fraction;
  std::optional<Temperature> supply_water;
  std::optional<MoneyPerPower> price;
  bool operator==(const CoolingPlant&) const = default;
};

struct CoolingInputs {
  Technology technology = Technology::automatic;
  Temperature supply_air = celsius(24);
  std::optional<Temperature> supply_water;
  std::optional<double> liquid_fraction;
  bool economizer = true;
  bool containment = true;
  std::optional<TemperatureDifference> tower_approach;
  std::optional<TemperatureDifference> air_temperature_rise;
  std::optional<Power> density_limit;
  bool operator==(const CoolingInputs&) const = default;
};

/// One technology beside the others: whether it can carry the racks, and what it would mean.
struct CoolingOption {
  Technology technology = Technology::crac_dx;
  bool feasible = true;
  std::string reason;
  Power density_limit{};
  double pue = 0.0, peak_pue = 0.0;
  WaterPerEnergy wue{};
  Money capex{};
  MoneyRate annual_cost{};
  bool operator==(const CoolingOption&) const = default;
};

struct CoolingResults {
  Technology technology = Technology::air_cooled_chiller;
  double pue = 1.0, peak_pue = 1.0, tue = 1.0;
  WaterPerEnergy wue{};
  VolumeFlow water{};
  Time free_cooling_hours{};
  Power cooling_average{}, cooling_peak{}, heat_peak{};
  double liquid_share = 0.0;
  Power density_limit{};
  std::array<double, 12> monthly_pue{};
  std::vector<CoolingOption> options;
  bool operator==(const CoolingResults&) const = default;
};

}  // namespace plenum::cooling

namespace plenum::fields {

template <>
struct Describe<cooling::Technology> {
  using T = cooling::Technology;
  static constexpr std::array choices{
      ChoiceOf<T>{T::automatic, "auto", TR("Automatic"),
                  TR("The cheapest to run that the racks' density allows.")},
      ChoiceOf<T>{T::crac_dx, "crac-dx", TR("CRAC with DX"), TR("Room units with direct expansion.")},
      ChoiceOf<T>{T::air_cooled_chiller, "air-cooled-chiller", TR("Air-cooled chiller"),
                  TR("Chilled water, air-cooled condensers, room air handlers.")},
      ChoiceOf<T>{T::water_cooled_chiller, "water-cooled-chiller", TR("Water-cooled chiller"),
                  TR("Chilled water, cooling towers, water-side economizer.")},
      ChoiceOf<T>{T::air_economizer, "air-economizer", TR("Air-side economizer"),
                  TR("Outdoor air when it fits, chiller otherwise.")},
      ChoiceOf<T>{T::adiabatic_economizer, "adiabatic-economizer", TR("Adiabatic economizer"),
                  TR("Outdoor air, cooled by evaporation when it is warm.")},
      ChoiceOf<T>{T::indirect_evaporative, "indirect-evaporative", TR("Indirect evaporative"),
                  TR("Air-to-air heat exchanger, wetted when it is warm.")},
      ChoiceOf<T>{T::rear_door, "rear-door", TR("Rear-door heat exchanger"),
                  TR("Water coils in the racks' doors.")},
      ChoiceOf<T>{T::direct_to_chip, "direct-to-chip", TR("Direct to chip"),
                  TR("Cold plates, warm water, the rest by air.")},
      ChoiceOf<T>{T::immersion, "immersion", TR("Immersion"), TR("Servers in a bath of coolant.")},
  };
};

template <>
struct Describe<cooling::CoolingPlant> {
  using P = cooling::CoolingPlant;
  static constexpr std::string_view title = TR("Cooling plant");
  static constexpr std::tuple fields{
      field(&P::name, "name", TR("Name"), "", TR("What it is.")),
      field(&P::density_limit, "density_limit", TR("Density limit"), "kW",
            TR("Highest power of a rack that it can cool."), positive),
      field(&P::liquid_fraction, "liquid_fraction", TR("Liquid share"), "1",
            TR("Share of the IT heat that goes into liquid."), share),
      field(&P::air_temperature_rise, "air_temperature_rise", TR("Air temperature rise"), "K",
            TR("Of the air through the racks."), positive),
      field(&P::fan_pressure, "fan_pressure", TR("Fan pressure"), "Pa",
            TR("Total pressure of the air handlers' fans."), positive),
      field(&P::fan_efficiency, "fan_efficiency", TR("Fan efficiency"), "1", TR("Of fan, motor and drive."),
            share),
      field(&P::pump_head, "pump_head", TR("Pump head"), "Pa", TR("Of one water circuit."), positive),
      field(&P::pump_efficiency, "pump_efficiency", TR("Pump efficiency"), "1",
            TR("Of pump, motor and drive."), share),
      field(&P::water_temperature_rise, "water_temperature_rise", TR("Water temperature rise"), "K",
            TR("Of the chilled or warm water."), positive),
      field(&P::tower_approach, "tower_approach", TR("Tower approach"), "K",
            TR("Tower water above the wet bulb."), positive),
      field(&P::heat_exchanger_approach, "heat_exchanger_approach", TR("Heat exchanger approach"), "K",
            TR("Of the water-side economizer."), positive),
      field(&P::cdu_approach, "cdu_approach", TR("CDU approach"), "K", TR("Coolant above facility water."),
            positive),
      field(&P::dry_cooler_approach, "dry_cooler_approach", TR("Dry cooler approach"), "K",
            TR("Water above the dry bulb."), positive),
      field(&P::dry_cooler_fan_power, "dry_cooler_fan_power", TR("Dry cooler fans"), "W/kW",
            TR("Fan power per heat rejected."), at_least(0)),
      field(&P::tower_fan_power, "tower_fan_power", TR("Tower fans"), "W/kW",
            TR("Fan power per heat rejected."), at_least(0)),
      field(&P::cdu_pump_power, "cdu_pump_power", TR("CDU pumps"), "W/kW",
            TR("Pump power per heat in liquid."), at_least(0)),
      field(&P::door_fan_power, "door_fan_power", TR("Door fans"), "W/kW",
            TR("Fan power of active doors per heat."), at_least(0)),
      field(&P::dry_effectiveness, "dry_effectiveness", TR("Dry effectiveness"), "1",
            TR("Of the air-to-air heat exchanger."), share),
      field(&P::wet_effectiveness, "wet_effectiveness", TR("Wet effectiveness"), "1",
            TR("Of evaporation, against the wet bulb."), share),
      field(&P::cycles_of_concentration, "cycles_of_concentration", TR("Cycles of concentration"), "1",
            TR("Of the tower water."), range(1.01, 50)),
      field(&P::drift_fraction, "drift_fraction", TR("Drift"), "1",
            TR("Share of the circulating water that is blown out."), share),
      field(&P::server_fan_fraction, "server_fan_fraction", TR("Server fan share"), "1",
            TR("Share of server power that goes into fans which this technology removes."), share),
      field(&P::supply_water, "supply_water", TR("Supply water"), "degC",
            TR("Facility water to racks or coils.")),
      field(&P::price, "price", TR("Price"), "money/kW", TR("Installed, per IT power."), at_least(0)),
  };
};
static_assert(complete<cooling::CoolingPlant>);

template <>
struct Describe<cooling::CoolingInputs> {
  using I = cooling::CoolingInputs;
  static constexpr std::string_view title = TR("Cooling");
  static constexpr std::tuple fields{
      field(&I::technology, "technology", TR("Technology"), "", TR("How heat leaves the hall.")),
      field(&I::supply_air, "supply_air", TR("Supply air temperature"), "degC",
            TR("Dry bulb at the rack inlet; 18 to 27 is recommended."), range(10, 40),
            source("ashrae-tc99-2021")),
      field(&I::supply_water, "supply_water", TR("Supply water temperature"), "degC",
            TR("Facility water to coils, doors or coolant distribution units."), range(5, 60),
            unset(TR("as the technology has")), advanced),
      field(&I::liquid_fraction, "liquid_fraction", TR("Liquid share"), "1",
            TR("Share of the IT heat that goes into liquid."), share, unset(TR("as the technology has")),
            advanced, percent),
      field(&I::economizer, "economizer", TR("Economizer"), "",
            TR("Whether cool weather may replace the chiller where the technology can.")),
      field(&I::containment, "containment", TR("Aisle containment"), "",
            TR("Whether hot and cold aisles are closed: raises what air can cool in a rack.")),
      field(&I::tower_approach, "tower_approach", TR("Tower approach"), "K",
            TR("Tower water above the wet bulb."), range(1, 20), unset(TR("as the technology has")),
            advanced),
      field(&I::air_temperature_rise, "air_temperature_rise", TR("Air temperature rise"), "K",
            TR("Of the air through the racks."), range(3, 40), unset(TR("as the technology has")), advanced),
      field(&I::density_limit, "density_limit", TR("Density limit"), "kW",
            TR("Highest power of a rack that the cooling takes."), positive,
            unset(TR("as the technology has")), advanced),
  };
};
static_assert(complete<cooling::CoolingInputs>);

template <>
struct Describe<cooling::CoolingOption> {
  using O = cooling::CoolingOption;
  static constexpr std::string_view title = TR("Cooling option");
  static constexpr std::tuple fields{
      field(&O::technology, "technology", TR("Technology"), "", TR("How heat leaves the hall.")),
      field(&O::feasible, "feasible", TR("Feasible"), "", TR("Whether it can carry the planned racks.")),
      field(&O::reason, "reason", TR("Reason"), "", TR("Why not.")),
      field(&O::density_limit, "density_limit", TR("Density limit"), "kW",
            TR("Highest power of a rack that it can cool.")),
      field(&O::pue, "pue", TR("PUE"), "1", TR("Annual.")),
      field(&O::peak_pue, "peak_pue", TR("Peak PUE"), "1", TR("In the worst hour.")),
      field(&O::wue, "wue", TR("WUE"), "L/kWh", TR("Site water per IT energy.")),
      field(&O::capex, "capex", TR("Capital cost"), "money", TR("Of the cooling plant.")),
      field(&O::annual_cost, "annual_cost", TR("Annual cost"), "money/yr",
            TR("Energy and water of cooling, and the plant's annuity.")),
  };
};
static_assert(complete<cooling::CoolingOption>);

template <>
struct Describe<cooling::CoolingResults> {
  using R = cooling::CoolingResults;
  static constexpr std::string_view title = TR("Cooling");
  static constexpr std::tuple fields{
      field(&R::technology, "technology", TR("Technology"), "", TR("The one that is planned.")),
      field(&R::pue, "pue", TR("PUE"), "1", TR("Annual facility energy over IT energy (ISO/IEC 30134-2)."),
            source("iso-30134-2")),
      field(&R::peak_pue, "peak_pue", TR("Peak PUE"), "1", TR("In the worst hour of the weather year.")),
      field(&R::tue, "tue", TR("TUE"), "1", TR("PUE x total IT power over IT power without server fans.")),
      field(&R::wue, "wue", TR("WUE"), "L/kWh", TR("Site water per IT energy (ISO/IEC 30134-9)."),
            source("iso-30134-9")),
      field(&R::water, "water", TR("Water"), "m3/yr", TR("Site water in a year.")),
      field(&R::free_cooling_hours, "free_cooling_hours", TR("Free cooling"), "h",
            TR("Hours of a year without any compressor.")),
      field(&R::cooling_average, "cooling_average", TR("Cooling power, average"), "kW",
            TR("Fans, pumps and compressors.")),
      field(&R::cooling_peak, "cooling_peak", TR("Cooling power, peak"), "kW",
            TR("In the worst hour at peak IT power.")),
      field(&R::heat_peak, "heat_peak", TR("Heat to remove"), "kW",
            TR("At peak IT power, losses in the hall included.")),
      field(&R::liquid_share, "liquid_share", TR("Heat into liquid"), "1", TR("Share of the IT heat."),
            percent),
      field(&R::density_limit, "density_limit", TR("Density limit"), "kW",
            TR("Highest power of a rack that the planned technology cools.")),
      field(&R::monthly_pue, "monthly_pue", TR("Monthly PUE"), "1", TR("January to December.")),
      field(&R::options, "options", TR("Options"), "",
            TR("Every technology: feasible or why not, and what it means.")),
  };
};
static_assert(complete<cooling::CoolingResults>);

}  // namespace plenum::fields
