#include "tests/accuracy/table.h"
#include "tests/models/cooling/shipped.h"

namespace plenum::accuracy {

void accuracy_power(Table& table) {
  table.begin("power");
  struct Point {
    const char *id, *name;
    double load, efficiency;
  };
  for (const auto& p :
       {Point{"ups-transformerless", "UPS, transformerless", 0.10, 0.905},
        Point{"ups-transformerless", "UPS, transformerless", 0.25, 0.950},
        Point{"ups-transformerless", "UPS, transformerless", 0.50, 0.963},
        Point{"ups-transformerless", "UPS, transformerless", 1.00, 0.962},
        Point{"ups-eco", "UPS, eco mode", 0.10, 0.960}, Point{"ups-eco", "UPS, eco mode", 0.50, 0.988},
        Point{"ups-eco", "UPS, eco mode", 1.00, 0.990}, Point{"ups-legacy", "UPS, legacy", 0.10, 0.750},
        Point{"ups-legacy", "UPS, legacy", 0.50, 0.910}, Point{"ups-legacy", "UPS, legacy", 1.00, 0.925}})
    table.add(std::string(p.name) + ": efficiency at " +
                  std::to_string(static_cast<int>(100.0 * p.load + 0.5)) + " % load",
              power::efficiency(shipped::stage(p.id), p.load), p.efficiency, "1", "data-sheet shapes, 2024",
              "recalled");
  for (const auto& p : {Point{"transformer-dry-75", "Transformer 75 kVA", 0.35, 0.9860},
                        Point{"transformer-dry-300", "Transformer 300 kVA", 0.35, 0.9902},
                        Point{"transformer-dry-1000", "Transformer 1000 kVA", 0.35, 0.9928}})
    table.add(std::string(p.name) + ": efficiency at 35 % load",
              power::efficiency(shipped::stage(p.id), p.load), p.efficiency, "1", "10 CFR 431.196, 2016");
}

}  // namespace plenum::accuracy
