#include "models/carbon/carbon.h"

#include "tests/catch.h"

using namespace plenum;

namespace {

constexpr auto gram_per_kwh = 1e-3 * kilogram / kilowatt_hour;

carbon::CarbonInputs inputs(double renewable = 0.0) {
  carbon::CarbonInputs in;
  in.embodied_server = 3500.0 * kilogram;
  in.embodied_facility = 2000.0 * kilogram / kilowatt;
  in.renewable_share = renewable;
  return in;
}

double tonnes(Mass m) { return static_cast<double>(m / tonne); }
double yearly_tonnes(MassFlow m) { return static_cast<double>(m * year / tonne); }

}  // namespace

TEST_CASE("carbon worked by hand") {
  const auto r = carbon::carbon(inputs(0.4), 350.0 * gram_per_kwh, 1200.0 * kilowatt, 1000.0 * kilowatt,
                                1100.0 * kilowatt, {128}, true, 5.0 * year);
  CHECK(yearly_tonnes(r.operational_location) == Approx(1200 * 8760 * 0.350 / 1000));
  CHECK(yearly_tonnes(r.operational) == Approx(0.6 * 1200 * 8760 * 0.350 / 1000));
  CHECK(tonnes(r.embodied_it) == Approx(128 * 3.5));
  CHECK(tonnes(r.embodied_facility) == Approx(2200));
  CHECK(tonnes(r.embodied) == Approx(128 * 3.5 + 2200));
  CHECK(tonnes(r.total) == Approx(tonnes(r.embodied) + 5 * yearly_tonnes(r.operational)));
  CHECK(static_cast<double>(r.cue / (kilogram / kilowatt_hour)) == Approx(1.2 * 0.350));  // PUE x grid carbon
  CHECK(r.renewable_factor == 0.4);
}

TEST_CASE("carbon at its edges") {
  const auto grid = 350.0 * gram_per_kwh;
  const auto kw = [](double x) { return x * kilowatt; };
  const auto exists = carbon::carbon(inputs(), grid, kw(1200), kw(1000), kw(1100), {128}, false, 5.0 * year);
  CHECK(exists.embodied_facility.value() == 0.0);
  const auto renewable =
      carbon::carbon(inputs(1.0), grid, kw(1200), kw(1000), kw(1100), {128}, true, 5.0 * year);
  CHECK(renewable.operational.value() == 0.0);
  CHECK(renewable.operational_location.value() > 0.0);
  CHECK(renewable.cue ==
        carbon::carbon(inputs(), grid, kw(1200), kw(1000), kw(1100), {128}, true, 5.0 * year).cue);
  const auto idle = carbon::carbon(inputs(), grid, kw(0), kw(0), kw(0), {0}, true, 5.0 * year);
  CHECK(idle.cue.value() == 0.0);
  CHECK(idle.total.value() == 0.0);
  const auto twice =
      carbon::carbon(inputs(), grid, kw(1200), kw(1000), kw(1100), {128}, true, 8.0 * year, 2.0);
  CHECK(twice.embodied_it == 2.0 * exists.embodied_it);
}
