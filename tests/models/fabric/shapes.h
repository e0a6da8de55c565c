#pragma once

#include <vector>

#include "models/fabric/cabling/cabling.h"

/// Planes and halls of all kinds, for the tests of cabling and bills: partial, with planes, reserved and spare ports.
namespace plenum::test {

struct Shape {
  const char* what;
  fabric::PlaneDemand demand;
  double planes;
};

inline fabric::Floor hall(double servers_per_rack, double reserved, double per_row = 20,
                          double switch_units = 1, double spine_units = 1, double server_units = 8) {
  fabric::Floor floor;
  floor.servers_per_rack = servers_per_rack;
  floor.racks_per_row = per_row;
  floor.rack_height = 42.0 * rack_unit;
  floor.reserved_height = reserved * rack_unit;
  floor.server_height = server_units * rack_unit;
  floor.switch_height = switch_units * rack_unit;
  floor.spine_height = spine_units * rack_unit;
  floor.row_pitch = 2.4 * metre;
  floor.slack = 1.0 * metre;
  floor.rise = 1.5 * metre;
  return floor;
}

/// The last one has few switches a rack, and racks so wide that no two are equally far from a third.
inline std::vector<fabric::Floor> halls() {
  auto wide = hall(2, 0, 4, 6, 6);
  wide.rack_width = 2.7 * metre;
  wide.row_pitch = 6.1 * metre;
  return {hall(4, 4),
          hall(1, 0),
          hall(3, 1, 7),
          hall(2, 2, 20, 2, 2),
          hall(4, 4, 5, 1, 28),
          hall(1, 4, 3, 1, 1, 42),
          wide};
}

inline fabric::PlaneDemand demand(fabric::Topology topology, double servers, double ports, double reserved,
                                  double radix, double oversubscription = 1) {
  fabric::PlaneDemand d;
  d.topology = topology;
  d.servers = servers;
  d.server_ports = ports;
  d.reserved_ports = reserved;
  d.radix = radix;
  d.oversubscription = oversubscription;
  return d;
}

inline fabric::PlaneDemand with(fabric::PlaneDemand d, double spare, double spine_radix, double levels = 0,
                                double spine_taper = 1) {
  d.spare_ports = spare;
  d.spine_radix = spine_radix;
  d.levels = levels;
  d.spine_oversubscription = spine_taper;
  return d;
}

inline std::vector<Shape> shapes() {
  using T = fabric::Topology;
  // clang-format off
  return {
      {"one switch",                        demand(T::fat_tree, 7, 8, 4, 64), 1},
      {"one switch, planes",                demand(T::fat_tree, 7, 2, 1, 64), 4},
      {"two levels",                        demand(T::fat_tree, 127, 8, 4, 64), 1},
      {"two levels, three planes",          demand(T::fat_tree, 100, 3, 2, 64), 3},
      {"tapered, spare ports",              with(demand(T::fat_tree, 200, 4, 9, 40, 2), 2, 0), 1},
      {"directors",                         with(demand(T::fat_tree, 300, 8, 0, 40), 0, 800), 1},
      {"three levels, partial pod",         demand(T::fat_tree, 150, 4, 3, 16), 1},
      {"three levels, small last pod",      demand(T::fat_tree, 77, 1, 0, 8), 1},
      {"three levels, tapered",             with(demand(T::fat_tree, 211, 2, 0, 16, 3), 0, 0, 0, 2), 1},
      {"three levels, two planes",          demand(T::fat_tree, 230, 1, 5, 12), 2},
      {"two levels would do for three",     with(demand(T::fat_tree, 60, 1, 0, 16), 0, 0, 3), 1},
      {"three levels, many racks",          demand(T::fat_tree, 1000, 1, 2, 16), 1},
      {"three levels, full pods",           demand(T::fat_tree, 1024, 1, 0, 16), 1},
      {"three levels, tapered spines",      with(demand(T::fat_tree, 900, 1, 0, 16), 0, 0, 0, 3), 1},
      {"three levels, last pod of all spines", demand(T::fat_tree, 217, 6, 1, 16, 2.2), 1},
      {"a server in two leaves",            demand(T::fat_tree, 50, 5, 2, 16), 1},
      {"many racks",                        demand(T::fat_tree, 900, 2, 0, 32), 1},
      {"rails",                             demand(T::rail_optimised, 127, 8, 4, 64), 1},
      {"rails, small last unit",            demand(T::rail_optimised, 67, 8, 0, 64), 1},
      {"rails, many reserved",              demand(T::rail_optimised, 64, 4, 70, 32), 2},
      {"rails, three levels",               demand(T::rail_optimised, 140, 4, 2, 16), 1},
      {"rails, spare ports",                with(demand(T::rail_optimised, 90, 6, 3, 40), 3, 0), 1},
      {"rails, many units",                 demand(T::rail_optimised, 700, 2, 0, 32), 1},
      {"rail-only",                         demand(T::rail_only, 256, 1, 0, 64), 8},
      {"Dragonfly+, one group",             demand(T::dragonfly_plus, 10, 2, 0, 16), 1},
      {"Dragonfly+",                        demand(T::dragonfly_plus, 300, 2, 3, 16), 1},
      {"Dragonfly+, at most",               demand(T::dragonfly_plus, 16 * 17, 1, 0, 8), 1},
      {"Dragonfly+, two planes",            demand(T::dragonfly_plus, 500, 1, 0, 24), 2},
      {"Dragonfly",                         demand(T::dragonfly, 100, 4, 2, 16), 1},
      {"Dragonfly, one group",              demand(T::dragonfly, 9, 2, 0, 16), 1},
      {"Dragonfly, planes",                 demand(T::dragonfly, 333, 1, 1, 11), 2},
      {"HyperX",                            demand(T::hyperx, 200, 4, 1, 32), 1},
      {"HyperX, planes",                    demand(T::hyperx, 77, 2, 0, 16), 2},
      {"torus",                             demand(T::torus, 200, 4, 1, 32), 1},
      {"torus, small",                      demand(T::torus, 9, 2, 0, 12), 2},
  };
  // clang-format on
}

}  // namespace plenum::test
