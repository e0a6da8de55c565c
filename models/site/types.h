#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::site {

/// A country or state with what its location decides.
struct Region {
  std::string name, currency;
  std::optional<MoneyPerEnergy> electricity_price, wholesale_price;
  std::optional<CarbonPerEnergy> grid_carbon;
  std::optional<WaterPerEnergy> grid_water;
  std::optional<MoneyPerPower> construction_cost;
  std::optional<MoneyPerPowerTime> colocation_price;
  std::optional<MoneyPerVolume> water_price;
  bool operator==(const Region&) const = default;
};

/// A weather year's place; the hours themselves are in a file beside it.
struct ClimateRecord {
  std::string name, country, zone;
  double latitude = 0.0, longitude = 0.0;
  Length elevation{};
  Time time_zone{};
  std::string kind, file, licence, attribution;
  bool operator==(const ClimateRecord&) const = default;
};

struct SiteInputs {
  std::string climate = "de-frankfurt-2023";
  std::string region = "DE";
  std::optional<CarbonPerEnergy> grid_carbon;
  std::optional<WaterPerEnergy> grid_water;
  std::optional<MoneyPerVolume> water_price;
  double heat_reuse = 0.0;
  bool operator==(const SiteInputs&) const = default;
};

struct SiteResults {
  Temperature mean_dry_bulb{}, design_dry_bulb{}, design_wet_bulb{};
  Time hours_below_18{}, hours_below_27{};
  double reuse_factor = 0.0;
  VolumeFlow source_water{};
  bool operator==(const SiteResults&) const = default;
};

struct EnergyInputs {
  std::optional<MoneyPerEnergy> price;
  MoneyPerPowerTime demand_charge{};
  double escalation = 0.0;
  bool operator==(const EnergyInputs&) const = default;
};

struct EnergyResults {
  Power consumption{};
  MoneyRate cost{}, energy_charge{}, demand_charge{};
  MoneyPerEnergy mean_price{};
  std::optional<Energy> per_training_run, per_million_tokens;
  bool operator==(const EnergyResults&) const = default;
};

}  // namespace plenum::site

namespace plenum::fields {

template <>
struct Describe<site::Region> {
  using R = site::Region;
  static constexpr std::string_view title = TR("Region");
  static constexpr std::tuple fields{
      field(&R::name, "name", TR("Name"), "", TR("Country or state.")),
      field(&R::currency, "currency", TR("Currency"), "", TR("ISO 4217 code.")),
      field(&R::electricity_price, "electricity_price", TR("Electricity price"), "money/kWh",
            TR("Retail price of industry."), at_least(0)),
      field(&R::wholesale_price, "wholesale_price", TR("Wholesale price"), "money/kWh",
            TR("Mean of a year's hours.")),
      field(&R::grid_carbon, "grid_carbon", TR("Grid carbon"), "g/kWh",
            TR("Average CO2e of a kilowatt-hour."), at_least(0)),
      field(&R::grid_water, "grid_water", TR("Grid water"), "L/kWh", TR("Water that generation consumes."),
            at_least(0)),
      field(&R::construction_cost, "construction_cost", TR("Construction cost"), "money/W",
            TR("Of a data centre, without IT."), at_least(0)),
      field(&R::colocation_price, "colocation_price", TR("Colocation price"), "money/kW-month",
            TR("Wholesale rent without energy."), at_least(0)),
      field(&R::water_price, "water_price", TR("Water price"), "money/m3", TR("Supply and sewage."),
            at_least(0)),
  };
};
static_assert(complete<site::Region>);

template <>
struct Describe<site::ClimateRecord> {
  using C = site::ClimateRecord;
  static constexpr std::string_view title = TR("Climate");
  static constexpr std::tuple fields{
      field(&C::name, "name", TR("Name"), "", TR("Place.")),
      field(&C::country, "country", TR("Country"), "", TR("Country.")),
      field(&C::zone, "zone", TR("Zone"), "", TR("ASHRAE climate zone.")),
      field(&C::latitude, "latitude", TR("Latitude"), "1", TR("Degrees north."), range(-90, 90)),
      field(&C::longitude, "longitude", TR("Longitude"), "1", TR("Degrees east."), range(-180, 180)),
      field(&C::elevation, "elevation", TR("Elevation"), "m", TR("Above sea level."), range(-500, 6000)),
      field(&C::time_zone, "time_zone", TR("Time zone"), "h", TR("Ahead of UTC."), range(-12, 14)),
      field(&C::kind, "kind", TR("Kind"), "", TR("Typical year or an actual year.")),
      field(&C::file, "file", TR("File"), "", TR("With the hours, in data/climate.")),
      field(&C::licence, "licence", TR("Licence"), "", TR("Under which it ships.")),
      field(&C::attribution, "attribution", TR("Attribution"), "", TR("That its licence asks for.")),
  };
};
static_assert(complete<site::ClimateRecord>);

template <>
struct Describe<site::SiteInputs> {
  using I = site::SiteInputs;
  static constexpr std::string_view title = TR("Site");
  static constexpr std::tuple fields{
      field(&I::climate, "climate", TR("Climate"), "", TR("The hourly weather year."), catalog("climates")),
      field(&I::region, "region", TR("Region"), "",
            TR("Country or state: prices, grid carbon, construction cost."), catalog("regions"),
            alias("country")),
      field(&I::grid_carbon, "grid_carbon", TR("Grid carbon"), "g/kWh",
            TR("Average CO2e of a kilowatt-hour."), at_least(0), unset(TR("as the region has"))),
      field(&I::grid_water, "grid_water", TR("Grid water"), "L/kWh", TR("Water that generation consumes."),
            at_least(0), unset(TR("as the region has")), advanced),
      field(&I::water_price, "water_price", TR("Water price"), "money/m3", TR("Supply and sewage."),
            at_least(0), unset(TR("as the region has")), advanced),
      field(&I::heat_reuse, "heat_reuse", TR("Heat reuse"), "1",
            TR("Share of the facility's energy that somebody uses as heat."), share, advanced, percent),
  };
};
static_assert(complete<site::SiteInputs>);

template <>
struct Describe<site::SiteResults> {
  using R = site::SiteResults;
  static constexpr std::string_view title = TR("Site");
  static constexpr std::tuple fields{
      field(&R::mean_dry_bulb, "mean_dry_bulb", TR("Mean dry bulb"), "degC", TR("Of the weather year.")),
      field(&R::design_dry_bulb, "design_dry_bulb", TR("Design dry bulb"), "degC",
            TR("Exceeded in 0.4 % of the hours.")),
      field(&R::design_wet_bulb, "design_wet_bulb", TR("Design wet bulb"), "degC",
            TR("Exceeded in 0.4 % of the hours.")),
      field(&R::hours_below_18, "hours_below_18", TR("Hours at or below 18 degC"), "h", TR("Dry bulb.")),
      field(&R::hours_below_27, "hours_below_27", TR("Hours at or below 27 degC"), "h", TR("Dry bulb.")),
      field(&R::reuse_factor, "reuse_factor", TR("ERF"), "1",
            TR("Energy reuse factor (ISO/IEC 30134-6): reused over all energy.")),
      field(&R::source_water, "source_water", TR("Source water"), "m3/yr",
            TR("Site water and the water of power generation.")),
  };
};
static_assert(complete<site::SiteResults>);

template <>
struct Describe<site::EnergyInputs> {
  using I = site::EnergyInputs;
  static constexpr std::string_view title = TR("Energy");
  static constexpr std::tuple fields{
      field(&I::price, "price", TR("Electricity price"), "money/kWh", TR("All-in energy price."),
            range(-1, 10), unset(TR("as the region has"))),
      field(&I::demand_charge, "demand_charge", TR("Demand charge"), "money/kW-month",
            TR("For the month's peak power, where the energy price does not contain it."), at_least(0)),
      field(&I::escalation, "escalation", TR("Escalation"), "1",
            TR("Yearly rise of the energy price, nominal."), range(-0.5, 1), percent),
  };
};
static_assert(complete<site::EnergyInputs>);

template <>
struct Describe<site::EnergyResults> {
  using R = site::EnergyResults;
  static constexpr std::string_view title = TR("Energy");
  static constexpr std::tuple fields{
      field(&R::consumption, "consumption", TR("Consumption"), "MWh/yr", TR("Of the whole facility.")),
      field(&R::cost, "cost", TR("Energy cost"), "money/yr",
            TR("In the first year: energy and demand charge.")),
      field(&R::energy_charge, "energy_charge", TR("Energy charge"), "money/yr", TR("Consumption x price.")),
      field(&R::demand_charge, "demand_charge", TR("Demand charge"), "money/yr",
            TR("Peak power x charge x 12.")),
      field(&R::mean_price, "mean_price", TR("Mean price"), "money/MWh", TR("Cost over consumption.")),
      field(
          &R::per_training_run, "per_training_run", TR("Energy per training run"), "MWh",
          TR("Of the first job: GPU-hours x power of a busy GPU with its share of server and network x PUE."),
          source("patterson-2021")),
      field(
          &R::per_million_tokens, "per_million_tokens", TR("Energy per million tokens"), "kWh",
          TR("Output tokens of the first service: mean power of its GPUs x PUE over the tokens that they answer.")),
  };
};
static_assert(complete<site::EnergyResults>);

}  // namespace plenum::fields
