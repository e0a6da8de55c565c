#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "models/cooling/chiller.h"
#include "models/cooling/climate.h"
#include "models/cooling/tower.h"
#include "models/cooling/types.h"

/// The cooling of one constant IT load over a weather year, per watt of IT power. Formulas: README.md of this folder.
namespace plenum::cooling {

/// What an hourly year depends on, and nothing else: the key under which a year is remembered. Plain numbers; degC, K, and W per W.
struct YearInputs {
  Technology technology = Technology::air_cooled_chiller;
  Chiller chiller = Chiller::air_cooled;  ///< what makes cold when the weather does not
  bool economizer = true;
  bool dry_cooler = false;  ///< the water circuit of doors, cold plates or tanks has one

  double air_heat = 1.0;     ///< heat that leaves in air per IT power: IT's share, losses, lighting
  double liquid_heat = 0.0;  ///< heat that leaves in the racks' water per IT power
  double overhead = 0.0;     ///< losses and lighting per IT power: part of PUE, not of cooling

  double supply_air = 24.0, air_rise = 12.0;
  double fan = 0.0;       ///< fan power per air heat
  double fan_heat = 1.0;  ///< share of fan power that heats the air before it meets the coil
  double latent = 0.0;  ///< heat of moisture that coils take out and humidifiers put back, per sensible heat
  double chilled_water = 14.0;  ///< supply to the air handlers' coils
  double rack_water = 32.0;     ///< supply to doors, cold plates or tanks
  double water_rise = 10.0;
  double pump = 0.0;        ///< pump power per heat in a water circuit of the building
  double tower_pump = 0.0;  ///< pump power per heat rejected by the tower
  double rack_power = 0.0;  ///< door fans or coolant pumps per heat in the racks' water

  double tower_approach = 4.0, exchanger_approach = 2.0, tower_rise = 5.0, tower_fan = 0.0;
  double dry_approach = 5.5, dry_fan = 0.0;
  double dry_effectiveness = 0.0, wet_effectiveness = 0.0;
  double cycles = 5.0, drift = 0.0;
  double humidity_low = 0.0, humidity_high = 1.0;  ///< kg/kg, window for outdoor air in the hall

  double part_load = 1.0;                   ///< of the running compressors
  double cop_factor = 1.0;                  ///< machine's COP over the table's
  std::uint64_t climate = 0, chillers = 0;  ///< content hashes

  bool operator==(const YearInputs&) const = default;
};

/// The air of an hour: degC, kg/kg.
struct Weather {
  double dry_bulb = 0.0, wet_bulb = 0.0, humidity_ratio = 0.0;
};

/// Cooling in one hour per watt of IT power: W/W, and kg/s of water per W.
struct Hour {
  double fans = 0.0;       ///< air handlers
  double racks = 0.0;      ///< door fans, coolant pumps
  double pumps = 0.0;      ///< building's water circuits and towers
  double rejection = 0.0;  ///< tower and dry cooler fans
  double compressors = 0.0;
  TowerWater water;

  double power() const { return fans + racks + pumps + rejection + compressors; }
};

/// A year: means over the hours unless said otherwise, per watt of IT power.
struct Year {
  double pue = 1.0, peak_pue = 1.0;
  double cooling_ratio_mean = 0.0, cooling_ratio_peak = 0.0;
  double compressor_mean = 0.0;
  double water = 0.0;               ///< m3 per J of IT energy: WUE in the coherent unit
  double free_cooling_hours = 0.0;  ///< without any compressor
  std::size_t worst_hour = 0;       ///< the first with the highest cooling power
  std::array<double, 12> monthly_pue{};

  bool operator==(const Year&) const = default;
};

/// One hour. `compressor` is electric power per heat at the hour's condenser-side temperature.
Hour simulate_hour(const YearInputs& inputs, const Weather& weather, double compressor);

/// One hour with the table's compressor, the same as simulate() counts within the curve's 0.02 %.
Hour simulate_hour(const YearInputs& inputs, const Weather& weather, const ChillerTable& chillers);

/// All hours of a year at constant IT load.
Year simulate(const YearInputs& inputs, const Climate& climate, const ChillerTable& chillers);

/// simulate(), remembered by its inputs (their hashes must be those of climate and chillers); safe from several threads.
Year remembered_year(const YearInputs& inputs, const Climate& climate, const ChillerTable& chillers);

}  // namespace plenum::cooling
