#include "models/cooling/chiller.h"

#include <filesystem>
#include <fstream>

#include "core/text/input_error.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::cooling;

namespace {

const ChillerTable& table() {
  static const ChillerTable read =
      ChillerTable::read(std::string(PLENUM_SOURCE_DIR) + "/data/catalog/chiller_cop.csv");
  return read;
}

std::filesystem::path file_of(const std::string& text) {
  const auto path = std::filesystem::temp_directory_path() / "plenum-test-chiller.csv";
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

const std::string header = "equipment,condenser_temperature,part_load,cop,basis,source,as_of\n";

}  // namespace

// Lei & Masanet (2022): published points of the three regressions.
TEST_CASE("the table gives the published points") {
  struct Case {
    Chiller kind;
    double t, load, expected, tolerance;
  };
  const std::vector<Case> cases{
      {Chiller::water_cooled, 15.556, 1.0, 8.3738, 1e-9},
      {Chiller::water_cooled, 29.444, 0.25, 4.9535, 1e-9},
      {Chiller::water_cooled, 22.5, 0.5, 6.99, 0.03},
      {Chiller::air_cooled, 25.0, 0.5, 4.07, 0.01},
      {Chiller::air_cooled, 35.0, 0.5, 2.78, 0.01},
      {Chiller::dx, 24.3, 1.0, 2.097, 0.01},
      {Chiller::dx, 40.2, 1.0, 1.23, 0.01},
      {Chiller::dx, 5.0, 1.0, 2.80, 0.02},
      {Chiller::dx, -20.0, 1.0, 2.80, 0.02},
  };
  for (const auto& c : cases) {
    INFO("at " << c.t << " degC, load " << c.load);
    CHECK(cop(table(), c.kind, c.t, c.load) == Approx(c.expected).margin(c.tolerance));
  }
}

TEST_CASE("COP does not rise with the temperature, and hot ends go on falling") {
  for (const auto kind : {Chiller::water_cooled, Chiller::air_cooled, Chiller::dx})
    for (const double load : {0.1, 0.3, 0.55, 0.8, 1.0}) {
      double before = 100;
      for (double t = -30; t <= 60; t += 0.25) {
        const double now = cop(table(), kind, t, load);
        CHECK(now <= before + 1e-12);
        CHECK(now >= 0.5);
        before = now;
      }
      CHECK(cop(table(), kind, 38, load) <= cop(table(), kind, 35, load));
    }
}

TEST_CASE("the curve of the hourly loops is the table") {
  for (const auto kind : {Chiller::water_cooled, Chiller::air_cooled, Chiller::dx})
    for (const double load : {0.3, 0.7, 1.0}) {
      const CompressorCurve curve(table(), kind, load, 0.9);
      for (double t = -40; t <= 60; t += 0.37) {
        INFO(t);
        CHECK(curve(t) == Approx(1.0 / (0.9 * cop(table(), kind, t, load))).epsilon(1e-3));
      }
    }
}

TEST_CASE("a table with errors is refused with their place") {
  struct Case {
    std::string text;
    int line;
    const char* message;
  };
  const std::string good =
      "water_cooled,15,1,8\nwater_cooled,30,1,6\nair_cooled,15,1,6\nair_cooled,35,1,3\ndx,15,1,2.7\ndx,40,1,1.2\n";
  const std::vector<Case> cases{
      {"", 0, "cannot be read"},
      {"id,field\n", 1, "not a table of chillers"},
      {header + good + "magnetic,15,1,9\n", 8, "unknown equipment"},
      {header + "dx,15\n", 2, "four columns"},
      {header + "dx,15,1,warm\n", 2, "not a number"},
      {header + "dx,15,1,-2\n", 2, "a COP is between"},
      {header + "dx,15,3,2\n", 2, "a part load"},
      {header + good + "dx,15,1,2.7\n", 8, "stands twice"},
      {header + good + "dx,30,0.5,2.2\n", 0, "fill no grid"},
      {header + "dx,15,1,2.7\ndx,40,1,1.2\n", 0, "fill no grid"},
  };
  CHECK(ChillerTable::read(file_of(header + good)).dx.cop.size() == 2);
  for (const auto& c : cases) {
    INFO(c.message);
    try {
      ChillerTable::read(file_of(c.text));
      FAIL("no error");
    } catch (const text::InputError& error) {
      CHECK(error.line == c.line);
      CHECK_THAT(error.what(), containing(c.message));
    }
  }
  CHECK_THROWS_AS(ChillerTable::read("/nowhere/chillers.csv"), text::InputError);
}
