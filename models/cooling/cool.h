#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "models/cooling/year.h"
#include "models/power/chain.h"

/// The cooling of a plan: every technology simulated over the weather year and compared, one of them planned.
namespace plenum::cooling {

using Plants = std::array<CoolingPlant, technology_count>;  ///< in the order of Technology, from crac_dx

/// What the other subjects say about the load and the prices.
struct CoolingContext {
  Power it_average{}, it_peak{};
  power::Losses at_average, at_peak;  ///< power::losses at average and at peak IT power
  Power lighting{};
  Power power_density{};                    ///< highest power of a planned rack; 0 when there is none
  std::string_view server_cooling = "air";  ///< what the server is built for: air, liquid or both
  std::optional<double>
      server_liquid_fraction;  ///< share of its heat into cold plates, where the record knows it
  MoneyPerEnergy energy_price{};
  MoneyPerVolume water_price{};
  double discount_rate = 0.0;  ///< per year, for the plant's annuity
  Time facility_life{};        ///< over which the plant is paid; 0 leaves it out
};

/// Place of a technology in Plants and in CoolingResults::options; not for `automatic`.
constexpr std::size_t index_of(Technology technology) { return static_cast<std::size_t>(technology) - 1; }
constexpr Technology technology_at(std::size_t index) { return static_cast<Technology>(index + 1); }

/// Whether heat leaves the racks in air alone.
bool is_air(Technology technology);

/// Highest rack power that the technology carries: the inputs' own limit, else the record's; half of it for air in open aisles, except
/// crac_dx, whose record is a room without containment (15 against 30 kW: datacenterfrontier 2022, factryze 2026).
Power density_limit(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant);

/// Share of the IT heat into the racks' water, 0 to 1: 0 for air; else the inputs' value, else (cold plates) the server's, else the plant's.
double liquid_share(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant,
                    std::optional<double> server_liquid_fraction);

/// Keys of the figures that the technology's hourly model needs and the record does not have.
std::vector<std::string_view> missing_figures(Technology technology, const CoolingPlant& plant);

/// Inputs of the hourly year; `at_peak` takes the losses at peak IT power and fully loaded compressors, else average losses and compressors
/// at average over peak heat. Needs a plant without missing figures.
YearInputs year_inputs(const CoolingInputs& inputs, Technology technology, const CoolingPlant& plant,
                       const CoolingContext& context, const Climate& climate, const ChillerTable& chillers,
                       bool at_peak);

/// Constant yearly payment for one unit of money over a life in years at a discount rate: r/(1 - (1 + r)^-n), 1/n at 0.
double annuity_factor(double discount_rate, double years);

/// The plan's cooling. `planned` stands in for its place in `plants` when the inputs name a technology. Under `automatic` the technology with the
/// lowest annual cost (energy and water of cooling, annuity of the plant) among those that carry the racks and suit the server; when none does,
/// the one with the highest density limit. A named technology is planned whatever its feasibility.
CoolingResults cool(const CoolingInputs& inputs, const Plants& plants, const CoolingPlant& planned,
                    const Climate& climate, const ChillerTable& chillers, const CoolingContext& context);

}  // namespace plenum::cooling
