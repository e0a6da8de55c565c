#include <cmath>

#include "models/cooling/year.h"
#include "tests/catch.h"

using namespace plenum::cooling;

/// Three points that the published program of Lei & Masanet (Energy, 2020, 117556) prints, on our hourly functions with the constants of that
/// program: cp of air 1.01 and of water 4.2 kJ/(kg K), air of 1.293 kg/m3 at 0 degC. They exercise fans, pumps, tower fans and the losses; in
/// all three the weather does all the cooling, so no compressor runs.
namespace {

double air_density(double t) { return 1.293 * (273.15 / (273.15 + t)); }
double fan(double pressure, double efficiency, double rise, double t) {
  return pressure / (efficiency * air_density(t) * 1010.0 * rise);
}
double pump(double pressure, double efficiency, double rise) {
  return pressure / (efficiency * 1000.0 * 4200.0 * rise);
}

double losses(double ups, double distribution, double lighting) {
  return (1.0 / ups - 1.0) + (1.0 / (1.0 - distribution) - 1.0) + lighting;
}

YearInputs published(double overhead, double supply, double air_rise, double water_rise) {
  YearInputs in;
  in.overhead = overhead;
  in.air_heat = 1.0 + overhead;
  in.fan_heat = 0.0;
  in.supply_air = supply;
  in.air_rise = air_rise;
  in.water_rise = water_rise;
  return in;
}

/// A circuit through the coils of effectiveness e.
double coil_water(const YearInputs& in, double effectiveness) {
  return in.supply_air + in.air_rise - in.air_rise / effectiveness;
}

/// High-pressure humidifiers; the program's latent heat is that of water at the supply temperature within 0.05 %.
double humidifier(const YearInputs& in, double pressure, double efficiency) {
  return in.latent * in.air_heat / evaporation_heat(in.supply_air) * pressure / (1000.0 * efficiency);
}

constexpr Weather mild{20.0, 12.38, 0.0058};  // 20 degC, 40 %

}  // namespace

TEST_CASE("air-side economizer at 20 degC and 40 %, published 1.0746922969797756") {
  auto in = published(losses(0.980302734, 0.00560546875, 0.00181445313), 34.1953125, 14.7840712, 6.91894531);
  in.technology = Technology::adiabatic_economizer;
  in.chiller = Chiller::water_cooled;
  in.fan = fan(685.058594, 0.829931641, in.air_rise, 20.0);  // outdoor air as it comes
  in.humidity_low = 0.0016;                                  // dew point -10.5 degC
  in.humidity_high = 0.0112;                                 // dew point 15.8 degC
  const Hour hour = simulate_hour(in, mild, 0.2);
  CHECK(hour.compressors == 0.0);
  CHECK(1.0 + in.overhead + hour.power() == Approx(1.0746922969797756).epsilon(1e-9));
}

TEST_CASE("water-side economizer with tower, published 1.0887168184890426") {
  auto in = published(losses(0.980302734, 0.00560546875, 0.00181445313), 27.3671875, 18.8856337, 7.50488281);
  in.technology = Technology::water_cooled_chiller;
  in.chiller = Chiller::water_cooled;
  in.latent = 1.0 / 0.986289063 - 1.0;
  in.fan = fan(416.992188, 0.713720703, in.air_rise, in.supply_air);
  in.pump = pump(156284.191, 0.668945312, in.water_rise);
  in.tower_rise = 4.13867188;
  in.tower_pump = pump(210534.68, 0.709960938, in.tower_rise);
  in.tower_fan = 148.339844 / (0.745947266 * 1.11914062 * air_density(20.0) * 4200.0 *
                               in.tower_rise);  // air = water/(L/G)
  in.tower_approach = 6.50576172;
  in.exchanger_approach = 2.29404297;
  in.chilled_water = coil_water(in, 0.816601563);
  const Hour hour = simulate_hour(in, mild, 0.2);
  CHECK(hour.compressors == 0.0);
  const double pue = 1.0 + in.overhead + hour.power() + humidifier(in, 6500976.56, 0.674023438);
  CHECK(pue == Approx(1.0887168184890426).margin(1e-6));
}

TEST_CASE("water-side economizer with sea water, published 1.1140761465494835") {
  auto in = published(losses(0.975556641, 0.0135351562, 0.000560546875), 34.2578125, 14.1438802, 9.49707031);
  in.technology = Technology::water_cooled_chiller;
  in.chiller = Chiller::water_cooled;
  in.latent = 1.0 / 0.971992187 - 1.0;
  in.fan = fan(413.867188, 0.671240234, in.air_rise, in.supply_air);
  in.pump = pump(136980.148, 0.628710937, in.water_rise);
  in.tower_rise = 7.50488281;
  in.tower_pump =
      pump(699398.438, 0.798242188, in.tower_rise);  // the sea takes the tower's place: no fan, no approach
  in.tower_approach = 0.0;
  in.exchanger_approach = 2.49814453;
  in.chilled_water = coil_water(in, 0.804492187);
  const Hour hour = simulate_hour(in, {20.0, 20.0, 0.0147}, 0.2);
  CHECK(hour.compressors == 0.0);
  const double pue = 1.0 + in.overhead + hour.power() + humidifier(in, 6656835.94, 0.632226562);
  CHECK(pue == Approx(1.1140761465494835).margin(1e-6));
}
