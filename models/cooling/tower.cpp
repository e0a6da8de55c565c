#include "models/cooling/tower.h"

#include <array>

namespace plenum::cooling {

namespace {
// c[i][j][k] belongs to (L/G)^i range^j Twb^k. Modelica Buildings, Fluid.HeatExchangers.CoolingTowers.Correlations.yorkCalc.
constexpr std::array<std::array<std::array<double, 3>, 3>, 3> york{{
    {{{-0.359741205, -0.055053608, 0.0023850432},
      {0.173926877, -0.0248473764, 0.00048430224},
      {-0.005589849456, 0.0005770079712, -1.342427256e-05}}},
    {{{2.84765801111111, -0.121765149, 0.0014599242},
      {1.680428651, -0.0166920786, -0.0007190532},
      {-0.025485194448, 4.87491696e-05, 2.719234152e-05}}},
    {{{-0.0653766255555556, -0.002278167, 0.0002500254},
      {-0.0910565458, 0.00318176316, 3.8621772e-05},
      {-0.0034285382352, 8.56589904e-06, -1.516821552e-06}}},
}};
}  // namespace

double york_approach(double wet_bulb, double range, double liquid_gas) {
  double sum = 0.0;
  for (std::size_t i = 3; i-- > 0;) {
    double over_range = 0.0;
    for (std::size_t j = 3; j-- > 0;) {
      const auto& c = york[i][j];
      over_range = over_range * range + c[0] + wet_bulb * (c[1] + wet_bulb * c[2]);
    }
    sum = sum * liquid_gas + over_range;
  }
  return sum;
}

}  // namespace plenum::cooling
