#pragma once

#include "core/units/quantity.h"

/// Energy and greenhouse gases of one computation. Patterson et al. 2021, "Carbon Emissions and Large Neural Network Training",
/// arXiv 2104.10350, section 2.
namespace plenum::carbon {

/// Energy at the utility's meter of `gpu_time` of GPUs that draw `power_per_gpu` each, their share of servers and network included:
///   energy = GPU-hours x power x PUE
Energy run_energy(GpuTime gpu_time, Power power_per_gpu, double pue);

/// CO2 equivalent of an energy: energy x grid carbon.
Mass run_carbon(Energy energy, CarbonPerEnergy grid);

}  // namespace plenum::carbon
