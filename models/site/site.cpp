#include "models/site/site.h"

namespace plenum::site {

SiteResults site(const SiteInputs& inputs, const cooling::Climate& climate, WaterPerEnergy grid_water,
                 Power facility_average, VolumeFlow site_water) {
  const auto& weather = climate.statistics;
  SiteResults results;
  results.mean_dry_bulb = celsius(weather.mean_dry_bulb);
  results.design_dry_bulb = celsius(weather.design_dry_bulb);
  results.design_wet_bulb = celsius(weather.design_wet_bulb);
  results.hours_below_18 = weather.hours_below_18 * hour;
  results.hours_below_27 = weather.hours_below_27 * hour;
  results.reuse_factor = inputs.heat_reuse;
  results.source_water = site_water + facility_average * grid_water;
  return results;
}

}  // namespace plenum::site
