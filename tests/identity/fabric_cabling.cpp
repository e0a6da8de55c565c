// Laws of cabling over many networks: what lengths() counts is what the schedule lists.
#include <random>

#include "models/fabric/cabling/cabling.h"
#include "tests/catch.h"
#include "tests/models/fabric/shapes.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

/// Whole numbers that are the same everywhere: the standard's distributions are not.
class Dice {
 public:
  double number(unsigned from, unsigned to) {
    return static_cast<double>(from + engine_() % (to - from + 1));
  }
  bool one_in(unsigned n) { return engine_() % n == 0; }
  double tenths(unsigned from, unsigned to) { return number(from, to) / 10; }

 private:
  std::mt19937 engine_{20261130};
};

PlaneDemand any_demand(Dice& dice) {
  PlaneDemand d;
  d.topology = static_cast<Topology>(static_cast<int>(dice.number(0, 6)));
  d.server_ports = d.topology == Topology::rail_only ? 1 : dice.number(1, 9);
  d.servers = dice.number(1, 260);
  d.reserved_ports = dice.number(0, dice.one_in(4) ? 90 : 9);
  d.radix = dice.number(6, 48);
  if (dice.one_in(3)) d.oversubscription = dice.tenths(10, 40);
  if (dice.one_in(4)) d.spine_oversubscription = dice.tenths(10, 30);
  if (dice.one_in(4)) d.spare_ports = dice.number(0, 3);
  if (dice.one_in(7)) d.spine_radix = dice.number(40, 400);
  if (dice.one_in(6)) d.levels = dice.number(1, 3);
  if (dice.one_in(5)) {
    d.cells.group_leaves = dice.number(2, 8);
    d.cells.group_spines = dice.number(2, 8);
  }
  if (dice.one_in(5)) d.cells.dimensions = {dice.number(1, 5), dice.number(1, 6), dice.number(1, 4)};
  return d;
}

Floor any_hall(Dice& dice) {
  const double spine_units = dice.number(1, dice.one_in(3) ? 28 : 3);
  Floor floor = test::hall(dice.number(1, 8), dice.number(0, 6), dice.number(1, 12), dice.number(1, 3),
                           spine_units, dice.number(1, 8));
  floor.rack_width = dice.tenths(5, 40) * metre;
  floor.row_pitch = dice.tenths(10, 60) * metre;
  floor.slack = dice.tenths(0, 20) * metre;
  floor.rise = dice.tenths(0, 20) * metre;
  return floor;
}

/// What the schedules of all planes list.
Lengths listed(const PlaneDemand& demand, double planes, const Floor& floor) {
  static const auto choice = choose_cables({Cable{"fibre", "link", {}, {}, {}, {}}});
  Lengths lengths;
  for (int i = 0; i < static_cast<int>(planes); ++i)
    for (const auto& cable : cable_schedule({}, demand, planes, i, floor, choice, choice)) {
      std::size_t sold = 0;
      while (sold_lengths[sold] * metre < cable.sold) ++sold;
      ++lengths.cables[static_cast<std::size_t>(cable.tier)][sold];
    }
  return lengths;
}

}  // namespace

TEST_CASE("identity: lengths of cables are those of the schedule, whatever the network and the hall") {
  Dice dice;
  int built = 0;
  for (int n = 0; n < 1500; ++n) {
    const auto demand = any_demand(dice);
    const double planes = dice.one_in(3) ? dice.number(2, 4) : 1;
    const auto floor = any_hall(dice);
    const auto p = plane(demand);
    if (p.problem != Problem::none) continue;
    ++built;
    INFO("network " << n << ": topology " << static_cast<int>(demand.topology) << ", " << demand.servers
                    << " servers of " << demand.server_ports << " ports, radix " << demand.radix);
    CHECK(lengths({}, p, planes, demand.servers, demand.server_ports, floor).cables ==
          listed(demand, planes, floor).cables);
  }
  CHECK(built > 1000);
}

TEST_CASE("identity: lengths of networks of many rows, where what comes round is counted once") {
  int built = 0;
  for (int topology = 0; topology < 7; ++topology)
    for (const double ports : {5.0, 8.0})
      for (const auto& floor : test::halls()) {
        const auto kind = static_cast<Topology>(topology);
        const auto demand = test::demand(kind, 1500, kind == Topology::rail_only ? 1 : ports, 7, 64);
        const auto p = plane(demand);
        if (p.problem != Problem::none) continue;
        ++built;
        INFO("topology " << topology << ", " << ports << " ports, " << floor.servers_per_rack
                         << " servers a rack");
        CHECK(lengths({}, p, 1, 1500, demand.server_ports, floor).cables == listed(demand, 1, floor).cables);
      }
  CHECK(built == 98);
}
