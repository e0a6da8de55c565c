#include "models/cooling/cool.h"
#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"

using namespace plenum;
using namespace plenum::cooling;

namespace {

const std::vector<std::string> climates{"de-frankfurt-2023", "sg-singapore-2023", "us-tucson-tmy3",
                                        "us-utqiagvik-tmy3", "za-johannesburg-2023"};

std::string name(Technology technology) {
  return std::string(fields::Describe<Technology>::choices[static_cast<std::size_t>(technology)].key);
}

YearInputs inputs_of(Technology technology, const Climate& weather, const CoolingInputs& inputs = {}) {
  return year_inputs(inputs, technology, shipped::plants()[index_of(technology)], shipped::context(), weather,
                     shipped::chillers(), false);
}

template <class Check>
void for_all(Check check) {
  for (const auto& id : climates)
    for (std::size_t i = 0; i < technology_count; ++i) {
      INFO(id << ", " << name(technology_at(i)));
      check(technology_at(i), shipped::climate(id));
    }
}

bool has_dry_cooler(Technology technology) { return !is_air(technology); }

}  // namespace

TEST_CASE("IT, losses, lighting and cooling are PUE x IT") {
  for_all([](Technology technology, const Climate& weather) {
    const auto c = shipped::context();
    CoolingInputs inputs;
    inputs.technology = technology;
    const auto r = shipped::cool(inputs, c, weather);
    const Power facility = c.it_average + c.at_average.total() + c.lighting + r.cooling_average;
    CHECK(facility / (r.pue * c.it_average) == Approx(1.0).epsilon(1e-12));
    CHECK(r.peak_pue >= r.pue);
    CHECK(r.cooling_peak > r.cooling_average);
    CHECK(r.tue > r.pue * (technology == Technology::immersion ? 0.999999 : 1.0));
    CHECK(r.pue == r.options[index_of(technology)].pue);
  });
}

TEST_CASE("a year is the sum of its hours") {
  for_all([](Technology technology, const Climate& weather) {
    const YearInputs in = inputs_of(technology, weather);
    const Year year = simulate(in, weather, shipped::chillers());
    double power = 0.0, worst = 0.0, free = 0.0;
    TowerWater water;
    for (std::size_t h = 0; h < hours_per_year; ++h) {
      const Hour hour = simulate_hour(
          in, {weather.dry_bulb[h], weather.wet_bulb[h], weather.humidity_ratio[h]}, shipped::chillers());
      power += hour.power();
      worst = std::max(worst, hour.power());
      free += hour.compressors > 0.0 ? 0.0 : 1.0;
      water = {water.evaporation + hour.water.evaporation, water.drift + hour.water.drift,
               water.blowdown + hour.water.blowdown};
      if (!(hour.fans >= 0.0 && hour.racks >= 0.0 && hour.pumps >= 0.0 && hour.rejection >= 0.0 &&
            hour.compressors >= 0.0 && hour.water.blowdown >= 0.0))
        FAIL("something negative in hour " << h);
    }
    CHECK(year.cooling_ratio_mean == Approx(power / 8760.0).epsilon(5e-4));
    CHECK(year.cooling_ratio_peak == Approx(worst).epsilon(1e-3));
    CHECK(year.free_cooling_hours == free);
    const double cubic_metres = (water.evaporation + water.drift + water.blowdown) / 8760.0 / 1000.0;
    CHECK(year.water == Approx(cubic_metres).epsilon(5e-4).margin(1e-20));
  });
}

TEST_CASE("monthly PUE averages to the year's") {
  for_all([](Technology technology, const Climate& weather) {
    const Year year = simulate(inputs_of(technology, weather), weather, shipped::chillers());
    double sum = 0.0;
    for (std::size_t m = 0; m < 12; ++m) {
      sum += year.monthly_pue[m] * static_cast<double>(month_start[m + 1] - month_start[m]);
      CHECK(year.monthly_pue[m] <= year.peak_pue + 1e-12);
    }
    CHECK(sum / 8760.0 == Approx(year.pue).epsilon(1e-12));
  });
}

TEST_CASE("twice the heat takes twice the cooling and twice the water") {
  for_all([](Technology technology, const Climate& weather) {
    YearInputs in = inputs_of(technology, weather);
    const Year one = simulate(in, weather, shipped::chillers());
    in.air_heat *= 2.0;
    in.liquid_heat *= 2.0;
    const Year two = simulate(in, weather, shipped::chillers());
    CHECK(two.cooling_ratio_mean == Approx(2.0 * one.cooling_ratio_mean).epsilon(1e-9));
    CHECK(two.water == Approx(2.0 * one.water).epsilon(1e-9).margin(1e-20));
    CHECK(two.free_cooling_hours == one.free_cooling_hours);
  });
}

TEST_CASE("PUE does not rise with the supply temperatures") {
  for_all([](Technology technology, const Climate& weather) {
    double before = 100.0, racks_before = 100.0;
    for (double t = 16; t <= 34; t += 2) {
      CoolingInputs inputs;
      inputs.supply_air = celsius(t);
      const double now = simulate(inputs_of(technology, weather, inputs), weather, shipped::chillers()).pue;
      CHECK(now <= before + 1e-12);
      before = now;
      // Facility water: with a dry cooler the fans may cost more than the tower that they replace, so compressors are compared.
      inputs = {};
      inputs.supply_water = celsius(t);
      const Year racks = simulate(inputs_of(technology, weather, inputs), weather, shipped::chillers());
      CHECK(racks.compressor_mean <= racks_before);
      racks_before = racks.compressor_mean;
    }
  });
}

TEST_CASE("warmer weather of the same moisture does not lower PUE") {
  for_all([](Technology technology, const Climate& weather) {
    YearInputs in = inputs_of(technology, weather);
    const Climate warm = shipped::warmer(weather, 3.0);
    // Without dry coolers PUE itself; with them the switch to a tower saves fan power, so the compressors' power and hours.
    if (has_dry_cooler(technology)) {
      const Year cold_year = simulate(in, weather, shipped::chillers()),
                 warm_year = simulate(in, warm, shipped::chillers());
      CHECK(warm_year.compressor_mean >= cold_year.compressor_mean);
      CHECK(warm_year.free_cooling_hours <= cold_year.free_cooling_hours);
      in.dry_cooler = false;
    }
    const Year cold_year = simulate(in, weather, shipped::chillers()),
               warm_year = simulate(in, warm, shipped::chillers());
    CHECK(warm_year.pue >= cold_year.pue - 1e-12);
    CHECK(warm_year.peak_pue >= cold_year.peak_pue - 1e-12);
  });
}

TEST_CASE("a higher wet bulb costs towers and evaporation power") {
  for (const auto technology : {Technology::water_cooled_chiller, Technology::indirect_evaporative,
                                Technology::rear_door, Technology::direct_to_chip, Technology::immersion}) {
    YearInputs in = inputs_of(technology, shipped::climate("de-frankfurt-2023"));
    in.dry_cooler = false;
    double before = 0.0;
    for (double wet = -10; wet <= 30; wet += 0.5) {
      const double now = simulate_hour(in, {30.0, wet, 0.008}, shipped::chillers()).power();
      INFO(name(technology) << " at " << wet);
      CHECK(now >= before - 1e-12);
      before = now;
    }
  }
}

TEST_CASE("free cooling never costs power") {
  for_all([](Technology technology, const Climate& weather) {
    CoolingInputs without;
    without.economizer = false;
    const Year on = simulate(inputs_of(technology, weather), weather, shipped::chillers());
    const Year off = simulate(inputs_of(technology, weather, without), weather, shipped::chillers());
    CHECK(on.pue <= off.pue);
    CHECK(on.free_cooling_hours >= off.free_cooling_hours);
    CHECK(off.free_cooling_hours == 0.0);
  });
}

TEST_CASE("PUE rises with redundancy") {
  CoolingInputs inputs;
  inputs.technology = Technology::water_cooled_chiller;
  double before = 0.0;
  for (const auto redundancy :
       {power::Redundancy::n, power::Redundancy::n_plus_1, power::Redundancy::two_n}) {
    power::PowerInputs chain;
    chain.redundancy = redundancy;
    auto c = shipped::context();
    c.at_average = shipped::losses_of(chain, c.it_peak, 0.4 * c.it_peak);
    c.it_average = 0.4 * c.it_peak;
    const double now = shipped::cool(inputs, c, shipped::climate("de-frankfurt-2023")).pue;
    CHECK(now > before);
    before = now;
  }
}

TEST_CASE("a remembered year is the year") {
  const auto& weather = shipped::climate("de-frankfurt-2023");
  const YearInputs in = inputs_of(Technology::direct_to_chip, weather);
  CHECK(remembered_year(in, weather, shipped::chillers()) == simulate(in, weather, shipped::chillers()));
  CHECK(remembered_year(in, weather, shipped::chillers()) == simulate(in, weather, shipped::chillers()));
  const auto& other = shipped::climate("sg-singapore-2023");
  const YearInputs there = inputs_of(Technology::direct_to_chip, other);
  CHECK(remembered_year(there, other, shipped::chillers()) == simulate(there, other, shipped::chillers()));
}
