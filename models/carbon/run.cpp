#include "models/carbon/run.h"

namespace plenum::carbon {

Energy run_energy(GpuTime gpu_time, Power power_per_gpu, double pue) {
  const Time on_one_gpu = gpu_time / (Gpus{1} * (1.0 * second)) * second;
  return on_one_gpu * power_per_gpu * pue;
}

Mass run_carbon(Energy energy, CarbonPerEnergy grid) { return energy * grid; }

}  // namespace plenum::carbon
