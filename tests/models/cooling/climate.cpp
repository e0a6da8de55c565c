#include "models/cooling/climate.h"

#include <filesystem>
#include <fstream>

#include "core/text/input_error.h"
#include "models/cooling/psychrometrics.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::cooling;

namespace {

std::filesystem::path file_of(const std::string& text) {
  const auto path = std::filesystem::temp_directory_path() / "plenum-test-climate.csv";
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

const std::string header = "dry_bulb_c,dew_point_c,rh_pct,pressure_pa\n";

std::string rows(std::size_t count, const std::string& row = "20,10,53,101325\n") {
  std::string text = header;
  for (std::size_t i = 0; i < count; ++i) text += row;
  return text;
}

/// The rows with one of them, counted from 0, replaced.
std::string with_row(std::size_t place, const std::string& row) {
  std::string text = header;
  for (std::size_t i = 0; i < hours_per_year; ++i) text += i == place ? row : "20,10,53,101325\n";
  return text;
}

std::filesystem::path shipped(const std::string& id) {
  return std::string(PLENUM_SOURCE_DIR) + "/data/climate/" + id + ".csv";
}

}  // namespace

TEST_CASE("a climate is read and completed") {
  const auto climate = read_climate(file_of(rows(hours_per_year)), "flat");
  CHECK(climate->id == "flat");
  REQUIRE(climate->wet_bulb.size() == hours_per_year);
  CHECK(climate->humidity_ratio[17] == Approx(humidity_ratio(saturation_pressure(10), 101325)));
  CHECK(climate->wet_bulb[17] == Approx(wet_bulb(20, climate->humidity_ratio[17], 101325)));
  CHECK(climate->statistics.mean_dry_bulb == Approx(20));
  CHECK(climate->statistics.hours_below_18 == 0);
  CHECK(climate->statistics.hours_below_27 == 8760);
  CHECK(climate->statistics.mean_pressure == Approx(101325));
}

TEST_CASE("line ends of other systems and a missing last one are the same climate") {
  auto unix_lines = rows(hours_per_year);
  const auto plain = read_climate(file_of(unix_lines), "a");
  std::string dos;
  for (const char c : unix_lines) dos += c == '\n' ? "\r\n" : std::string(1, c);
  unix_lines.pop_back();
  CHECK(read_climate(file_of(dos), "b")->hash == plain->hash);
  CHECK(read_climate(file_of(unix_lines), "c")->hash == plain->hash);
}

TEST_CASE("a dew point above the dry bulb is held at saturation") {
  const auto climate = read_climate(file_of(rows(hours_per_year, "20,20.4,100,101325\n")), "fog");
  CHECK(climate->dew_point[0] == 20.0);
  CHECK(climate->wet_bulb[0] == Approx(20.0).margin(1e-4));
}

TEST_CASE("what cannot be a climate is refused with its place") {
  struct Case {
    std::string text;
    int line, column;
    const char* message;
  };
  const std::vector<Case> cases{
      {"", 0, 1, "not a climate file"},
      {"hour,t\n1,2\n", 1, 1, "not a climate file"},
      {with_row(3, "20,ten,53,101325\n"), 5, 4, "not a number (dew point"},
      {with_row(0, "nan,10,53,101325\n"), 2, 1, "out of range: dry bulb"},
      {with_row(9, "20,10,53\n"), 11, 9, "four numbers are expected"},
      {with_row(9, "20,10,53,101325,7\n"), 11, 16, "four numbers are expected"},
      {with_row(9, "20;10;53;101325\n"), 11, 3, "four numbers are expected"},
      {with_row(9, "99.9,10,53,101325\n"), 11, 1, "out of range: dry bulb"},
      {with_row(9, "20,10,999,101325\n"), 11, 7, "out of range: relative humidity"},
      {with_row(9, "20,10,53,999999\n"), 11, 10, "out of range: pressure"},
      {with_row(9, "\n"), 11, 1, "not a number"},
      {rows(8759), 8760, 1, "ends after 8759 hours"},
      {rows(8784), 8762, 1, "more than 8760 hours"},
  };
  for (const auto& c : cases) {
    INFO(c.message << " at " << c.line << ":" << c.column);
    try {
      read_climate(file_of(c.text), "bad");
      FAIL("no error");
    } catch (const text::InputError& error) {
      CHECK(error.line == c.line);
      CHECK(error.column == c.column);
      CHECK_THAT(error.what(), containing(c.message));
    }
  }
}

TEST_CASE("a climate that is not there is an input error") {
  CHECK_THROWS_AS(read_climate("/nowhere/climate.csv", "x"), text::InputError);
  CHECK_THROWS_AS(read_climate(std::filesystem::temp_directory_path(), "x"), text::InputError);
  CHECK_THROWS_AS(make_climate("x", {1, 2}, {1, 2}, {1, 2}), std::invalid_argument);
}

TEST_CASE("equal weather has an equal hash, other weather another") {
  const auto frankfurt = read_climate(shipped("de-frankfurt-2023"), "a"),
             again = read_climate(shipped("de-frankfurt-2023"), "b"),
             singapore = read_climate(shipped("sg-singapore-2023"), "c");
  CHECK(frankfurt->hash == again->hash);
  CHECK(frankfurt->hash != singapore->hash);
}

// The statistics of climate/index.csv of the reference, made with an independent program from the same hours.
TEST_CASE("weather statistics agree with an independent evaluation") {
  struct Case {
    const char* id;
    double mean_dry, design_dry, mean_wet, design_wet;
  };
  const std::vector<Case> cases{
      {"us-denver-tmy3", 10.88, 34.4, 4.87, 18.2},       {"us-atlanta-tmy3", 16.65, 33.9, 12.62, 24.4},
      {"us-utqiagvik-tmy3", -11.82, 13.3, -12.31, 10.1}, {"us-chicago-tmy3", 9.99, 32.2, 7.09, 25.4},
      {"us-miami-tmy3", 24.51, 33.3, 20.79, 26.0},       {"sg-singapore-2023", 27.26, 32.4, 24.78, 26.7},
      {"de-frankfurt-2023", 12.09, 30.5, 9.38, 22.2},    {"za-johannesburg-2023", 15.74, 30.2, 10.01, 17.6},
  };
  for (const auto& c : cases) {
    INFO(c.id);
    const auto s = read_climate(shipped(c.id), c.id)->statistics;
    CHECK(s.mean_dry_bulb == Approx(c.mean_dry).margin(0.01));
    CHECK(s.design_dry_bulb == Approx(c.design_dry).margin(0.11));
    CHECK(s.mean_wet_bulb == Approx(c.mean_wet).margin(0.05));
    CHECK(s.design_wet_bulb == Approx(c.design_wet).margin(0.15));
  }
}
