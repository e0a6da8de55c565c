#pragma once

#include <optional>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::carbon {

struct CarbonInputs {
  std::optional<Mass> embodied_server;
  std::optional<MassPerPower> embodied_facility;
  double renewable_share = 0.0;
  bool operator==(const CarbonInputs&) const = default;
};

struct CarbonResults {
  MassFlow operational{}, operational_location{};
  Mass embodied{}, embodied_it{}, embodied_facility{}, total{};
  CarbonPerEnergy cue{};
  double renewable_factor = 0.0;
  std::optional<Mass> per_training_run;
  bool operator==(const CarbonResults&) const = default;
};

}  // namespace plenum::carbon

namespace plenum::fields {

template <>
struct Describe<carbon::CarbonInputs> {
  using I = carbon::CarbonInputs;
  static constexpr std::string_view title = TR("Carbon");
  static constexpr std::tuple fields{
      field(&I::embodied_server, "embodied_server", TR("Embodied carbon of a server"), "kg",
            TR("CO2e of making one server with its GPUs."), at_least(0), unset(TR("as the catalogue says"))),
      field(&I::embodied_facility, "embodied_facility", TR("Embodied carbon of the facility"), "kg/kW",
            TR("CO2e of building, per IT power."), at_least(0), unset(TR("as the planning assumptions say")),
            advanced),
      field(
          &I::renewable_share, "renewable_share", TR("Renewable share"), "1",
          TR("Share of the energy covered by owned renewables or certificates; counts in the market-based figure only."),
          share, percent),
  };
};
static_assert(complete<carbon::CarbonInputs>);

template <>
struct Describe<carbon::CarbonResults> {
  using R = carbon::CarbonResults;
  static constexpr std::string_view title = TR("Carbon");
  static constexpr std::tuple fields{
      field(&R::operational, "operational", TR("Operational carbon"), "t/yr",
            TR("Market-based: grid carbon x energy x (1 - renewable share).")),
      field(&R::operational_location, "operational_location", TR("Operational carbon, location-based"),
            "t/yr", TR("Grid carbon x energy.")),
      field(&R::embodied, "embodied", TR("Embodied carbon"), "t", TR("Servers and facility.")),
      field(&R::embodied_it, "embodied_it", TR("Embodied carbon of IT"), "t", TR("Servers with GPUs.")),
      field(&R::embodied_facility, "embodied_facility", TR("Embodied carbon of the facility"), "t",
            TR("Building and plant; 0 where the hall exists.")),
      field(&R::total, "total", TR("Carbon over the horizon"), "t", TR("Embodied, and operational x years.")),
      field(&R::cue, "cue", TR("CUE"), "kg/kWh",
            TR("Carbon usage effectiveness (ISO/IEC 30134-8): location-based carbon over IT energy."),
            source("iso-30134-8")),
      field(&R::renewable_factor, "renewable_factor", TR("REF"), "1",
            TR("Renewable energy factor (ISO/IEC 30134-3).")),
      field(&R::per_training_run, "per_training_run", TR("Carbon per training run"), "t",
            TR("Operational, of the first job: its energy x grid carbon."), source("patterson-2021")),
  };
};
static_assert(complete<carbon::CarbonResults>);

}  // namespace plenum::fields
