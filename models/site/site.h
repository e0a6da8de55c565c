#pragma once

#include "models/cooling/climate.h"
#include "models/site/types.h"

namespace plenum::site {

/// Weather figures of the climate (design temperatures exceeded in 0.4 % of the hours), the energy reuse factor, and source water: site water
/// plus facility energy x the water of power generation (source WUE, The Green Grid 2011). `grid_water` is per energy of the facility.
SiteResults site(const SiteInputs& inputs, const cooling::Climate& climate, WaterPerEnergy grid_water,
                 Power facility_average, VolumeFlow site_water);

}  // namespace plenum::site
