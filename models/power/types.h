#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::power {

/// How much plant stands by. Loaded share of the installed rating when everything works: N 1, N+1 n/(n+1), 2N 1/2,
/// 3N/2 2/3, 4N/3 3/4.
enum class Redundancy { n, n_plus_1, two_n, three_n_two, four_n_three };

/// One stage of the power chain. Loss per unit of its rating at load L (per unit): no_load + proportional L + square L^2.
struct PowerStage {
  std::string name, kind;
  double loss_no_load = 0.0, loss_proportional = 0.0, loss_square = 0.0;
  std::optional<double> efficiency_50;
  std::optional<ApparentPower> unit_rating;
  bool operator==(const PowerStage&) const = default;
};

struct PowerInputs {
  Redundancy redundancy = Redundancy::n_plus_1;
  std::string ups = "ups-transformerless";
  std::string transformer = "transformer-dry-1000";
  std::string distribution = "distribution-colocation";
  ApparentPower ups_unit = 250.0 * kilovolt_ampere;
  double ups_load_limit = 0.8;
  double power_factor = 0.95;
  bool generator = true;
  ApparentPower generator_unit = 1000.0 * kilovolt_ampere;
  double generator_margin = 1.25;
  Time battery_autonomy = 300.0 * second;
  double lighting = 0.01;
  std::optional<Power> utility_limit;
  bool operator==(const PowerInputs&) const = default;
};

struct PowerResults {
  Power it_peak{}, it_average{};
  Power facility_peak{}, facility_average{};
  Units ups_units{}, generators{};
  double ups_load = 0.0;
  Power distribution_loss{}, ups_loss{}, transformer_loss{}, lighting{};
  double chain_efficiency = 1.0;
  ApparentPower utility_connection{};
  Energy battery{};
  bool operator==(const PowerResults&) const = default;
};

}  // namespace plenum::power

namespace plenum::fields {

template <>
struct Describe<power::Redundancy> {
  using R = power::Redundancy;
  static constexpr std::array choices{
      ChoiceOf<R>{R::n, "N", "N", TR("Just enough units; none stands by.")},
      ChoiceOf<R>{R::n_plus_1, "N+1", "N+1", TR("One unit more than needed.")},
      ChoiceOf<R>{R::two_n, "2N", "2N", TR("Two complete systems.")},
      ChoiceOf<R>{R::three_n_two, "3N/2", "3N/2", TR("Three systems, any two of which carry the load.")},
      ChoiceOf<R>{R::four_n_three, "4N/3", "4N/3", TR("Four systems, any three of which carry the load.")},
  };
};

template <>
struct Describe<power::PowerStage> {
  using S = power::PowerStage;
  static constexpr std::string_view title = TR("Power stage");
  static constexpr std::tuple fields{
      field(&S::name, "name", TR("Name"), "", TR("What it is.")),
      field(&S::kind, "kind", TR("Kind"), "", TR("ups, transformer or distribution.")),
      field(&S::loss_no_load, "loss_no_load", TR("No-load loss"), "1",
            TR("Share of the rating that is lost without load."), range(0, 1)),
      field(&S::loss_proportional, "loss_proportional", TR("Proportional loss"), "1",
            TR("Share of the load that is lost."), range(0, 1)),
      field(&S::loss_square, "loss_square", TR("Square-law loss"), "1",
            TR("Share of the rating that is lost at full load by resistance."), range(0, 1)),
      field(&S::efficiency_50, "efficiency_50", TR("Efficiency at half load"), "1",
            TR("For comparison with data sheets."), share),
      field(&S::unit_rating, "unit_rating", TR("Unit rating"), "kVA", TR("Of one unit."), positive),
  };
};
static_assert(complete<power::PowerStage>);

template <>
struct Describe<power::PowerInputs> {
  using I = power::PowerInputs;
  static constexpr std::string_view title = TR("Power");
  static constexpr std::tuple fields{
      field(&I::redundancy, "redundancy", TR("Redundancy"), "", TR("Of the UPS and the generators.")),
      field(&I::ups, "ups", TR("UPS"), "", TR("Kind of uninterruptible power supply."),
            catalog("power_stages")),
      field(&I::transformer, "transformer", TR("Transformer"), "", TR("Between the utility and the UPS."),
            catalog("power_stages"), advanced),
      field(&I::distribution, "distribution", TR("Distribution"), "",
            TR("PDUs, busways and cables to the racks."), catalog("power_stages"), alias("pdu"), advanced),
      field(&I::ups_unit, "ups_unit", TR("UPS unit"), "kVA",
            TR("Rating of one UPS module. An assumption of ours: change it to the product that you plan."),
            positive, source("plenum-assumption"), advanced),
      field(&I::ups_load_limit, "ups_load_limit", TR("UPS load limit"), "1",
            TR("Highest load of a UPS unit with one unit out of service."), range(0.1, 1),
            source("vertiv-ups-sizing"), advanced, percent),
      field(&I::power_factor, "power_factor", TR("Power factor"), "1",
            TR("Of the IT load; an assumption of ours."), range(0.5, 1), source("plenum-assumption"),
            advanced),
      field(&I::generator, "generator", TR("Generators"), "",
            TR("Whether generators back the whole facility.")),
      field(&I::generator_unit, "generator_unit", TR("Generator unit"), "kVA",
            TR("Rating of one generator; an assumption of ours."), positive, source("plenum-assumption"),
            advanced),
      field(
          &I::generator_margin, "generator_margin", TR("Generator margin"), "1",
          TR("Generator rating over the facility's peak: battery recharge and motor starts. Usual planning factors are 1.1 to 1.5."),
          range(1, 2), source("plenum-assumption"), advanced),
      field(&I::battery_autonomy, "battery_autonomy", TR("Battery autonomy"), "min",
            TR("How long the batteries carry the IT load; an assumption of ours."), at_least(0),
            source("plenum-assumption"), advanced),
      field(&I::lighting, "lighting", TR("Lighting and house load"), "1",
            TR("Share of the average IT power."), range(0, 0.2), source("lei-masanet-2022"), advanced,
            percent),
      field(&I::utility_limit, "utility_limit", TR("Utility limit"), "kW",
            TR("What the utility connection gives."), positive, unset(TR("none"))),
  };
};
static_assert(complete<power::PowerInputs>);

template <>
struct Describe<power::PowerResults> {
  using R = power::PowerResults;
  static constexpr std::string_view title = TR("Power");
  static constexpr std::tuple fields{
      field(&R::it_peak, "it_peak", TR("IT power, peak"), "kW",
            TR("All servers at their planned power, and the network.")),
      field(&R::it_average, "it_average", TR("IT power, average"), "kW", TR("At the planned utilisation.")),
      field(&R::facility_peak, "facility_peak", TR("Facility power, peak"), "kW",
            TR("IT peak with the chain's losses and cooling in the worst hour.")),
      field(&R::facility_average, "facility_average", TR("Facility power, average"), "kW",
            TR("IT average x PUE.")),
      field(&R::ups_units, "ups_units", TR("UPS units"), "1", TR("With redundancy.")),
      field(&R::generators, "generators", TR("Generators"), "1", TR("With redundancy.")),
      field(&R::ups_load, "ups_load", TR("UPS load"), "1", TR("Average load over the installed rating."),
            percent),
      field(&R::distribution_loss, "distribution_loss", TR("Distribution loss"), "kW",
            TR("At average load.")),
      field(&R::ups_loss, "ups_loss", TR("UPS loss"), "kW", TR("At average load.")),
      field(&R::transformer_loss, "transformer_loss", TR("Transformer loss"), "kW", TR("At average load.")),
      field(&R::lighting, "lighting", TR("Lighting and house load"), "kW", TR("At average load.")),
      field(&R::chain_efficiency, "chain_efficiency", TR("Chain efficiency"), "1",
            TR("IT power over the power into the transformer, at average load."), percent),
      field(&R::utility_connection, "utility_connection", TR("Utility connection"), "kVA",
            TR("Facility peak at the power factor.")),
      field(&R::battery, "battery", TR("Battery"), "kWh", TR("Energy for the autonomy at peak IT load.")),
  };
};
static_assert(complete<power::PowerResults>);

}  // namespace plenum::fields
