#include <map>
#include <set>
#include <string>

#include "models/fabric/cabling/cabling.h"
#include "tests/catch.h"
#include "tests/models/fabric/shapes.h"

using namespace plenum;
using namespace plenum::fabric;

namespace {

CableChoice any_cable() {
  Cable cable;
  cable.name = "fibre";
  cable.kind = "link";
  cable.price = 1.0 * money_unit;
  return choose_cables({cable});
}

std::vector<ScheduledCable> all_planes(const test::Shape& shape, const Floor& floor,
                                       const FabricInputs& inputs = {}) {
  const auto choice = any_cable();
  std::vector<ScheduledCable> all;
  for (int i = 0; i < static_cast<int>(shape.planes); ++i)
    for (auto& cable : cable_schedule(inputs, shape.demand, shape.planes, i, floor, choice, choice))
      all.push_back(std::move(cable));
  return all;
}

Lengths counted(const std::vector<ScheduledCable>& cables) {
  Lengths counts;
  for (const auto& cable : cables) {
    std::size_t sold = 0;
    while (sold_lengths[sold] * metre < cable.sold) ++sold;
    ++counts.cables[static_cast<std::size_t>(cable.tier)][sold];
  }
  return counts;
}

}  // namespace

TEST_CASE("cable schedule: counts by tier and length are those of lengths()") {
  for (const auto& shape : test::shapes()) {
    const auto p = plane(shape.demand);
    INFO(shape.what);
    REQUIRE(p.problem == Problem::none);
    for (const auto& floor : test::halls()) {
      INFO(floor.servers_per_rack << " servers a rack, " << floor.reserved_height / rack_unit
                                  << " U reserved");
      const auto ours = lengths({}, p, shape.planes, shape.demand.servers, shape.demand.server_ports, floor);
      CHECK(ours.cables == counted(all_planes(shape, floor)).cables);
      CHECK(ours.total(Tier::server) == p.server_links * shape.planes);
      CHECK(ours.total(Tier::leaf_spine) == p.leaf_spine_links * shape.planes);
      CHECK(ours.total(Tier::spine_core) == p.spine_core_links * shape.planes);
      CHECK(ours.total(Tier::local) == p.local_links * shape.planes);
      CHECK(ours.total(Tier::global) == p.global_links * shape.planes);
    }
  }
}

TEST_CASE("cable schedule: every port once, no cable from a device to itself, every path reached") {
  for (const auto& shape : test::shapes()) {
    INFO(shape.what);
    const auto p = plane(shape.demand);
    const auto floor = test::halls().front();
    std::set<std::pair<std::string, double>> ports;
    std::map<std::string, std::pair<std::string, double>> places;
    bool distinct = true, once = true, reached = true, one_place = true, on_switch = true;
    for (const auto& cable : all_planes(shape, floor)) {
      distinct = distinct && cable.from.device != cable.to.device;
      reached = reached && cable.path <= cable.sold;
      for (const auto* end : {&cable.from, &cable.to}) {
        once = once && ports.insert({end->device, end->port}).second;
        const auto place = std::pair(end->rack, end->unit);
        one_place = one_place && places.insert({end->device, place}).first->second == place;
        const bool server = end->device.starts_with("server");
        const double most = server                             ? shape.planes * shape.demand.server_ports
                            : end->device.starts_with("spine") ? p.spine_radix
                                                               : p.leaf_radix;
        on_switch = on_switch && end->port >= 1 && end->port <= most;
      }
    }
    CHECK(distinct);
    CHECK(once);
    CHECK(reached);
    CHECK(one_place);
    CHECK(on_switch);
  }
}

TEST_CASE("cable schedule: no two switches in one place, none where a server stands") {
  for (const auto& shape : test::shapes())
    for (const auto& floor : test::halls()) {
      INFO(shape.what << ", " << floor.servers_per_rack << " servers a rack");
      std::map<std::pair<std::string, double>, std::string> devices;
      bool alone = true, in_rack = true;
      for (const auto& cable : all_planes(shape, floor))
        for (const auto* end : {&cable.from, &cable.to}) {
          if (end->device.starts_with("reserved")) continue;
          const auto found = devices.insert({{end->rack, end->unit}, end->device}).first;
          alone = alone && found->second == end->device;
          in_rack = in_rack && end->unit >= 1 && end->unit <= 42;
        }
      CHECK(alone);
      CHECK(in_rack);
    }
}

TEST_CASE("cable schedule: rows in the words of a technician") {
  // 8 servers of 8 NICs in two racks; one switch of 64 ports, in the reserved units of the first.
  const auto cables = all_planes({"", test::demand(Topology::fat_tree, 7, 8, 4, 64), 1}, test::hall(4, 4));
  REQUIRE(cables.size() == 60);
  const auto& first = cables.front();
  CHECK(first.from.device == "server 1");
  CHECK(first.from.rack == "R001");
  CHECK(first.from.unit == 1);
  CHECK(first.from.port == 1);
  CHECK(first.to.device == "leaf 1");
  CHECK(first.to.rack == "R001");
  CHECK(first.to.unit == 42);
  CHECK(first.to.port == 1);
  // 41 units of 44.45 mm and half a metre.
  CHECK(first.path / metre == Approx(41 * 0.04445 + 0.5));
  CHECK(first.sold / metre == 2.5);
  CHECK(first.cable == "fibre");
  const auto& other = cables[32];  // server 5 in the next rack
  CHECK(other.from.device == "server 5");
  CHECK(other.from.rack == "R002");
  // From the floor of one rack to the tray, one rack of 0.6 m along it, and down to the lowest reserved unit, with slack.
  CHECK(other.path / metre == Approx(42 * 0.04445 + 1.5 + 0.6 + 1.5 + 4 * 0.04445 + 1.0));
  CHECK(other.sold / metre == 7);
  CHECK(cables.back().from.device == "reserved 4");
}

TEST_CASE("cable schedule: fixed lengths, planes, splitters, and what cannot be built") {
  FabricInputs inputs;
  inputs.server_cable_length = 3.0 * metre;
  inputs.switch_cable_length = 22.0 * metre;
  const test::Shape shape{"", test::demand(Topology::rail_only, 100, 1, 0, 64), 8};
  const auto cables = all_planes(shape, test::hall(4, 4), inputs);
  for (const auto& cable : cables) {
    CHECK(cable.path == (cable.tier == Tier::server ? 3.0 : 22.0) * metre);
    CHECK(cable.sold == (cable.tier == Tier::server ? 3.0 : 30.0) * metre);
  }
  CHECK(counted(cables).cables == lengths(inputs, plane(shape.demand), 8, 100, 1, test::hall(4, 4)).cables);
  CHECK(cables.front().to.device == "leaf 1/1");
  CHECK(cables.back().plane == 7);

  inputs.server_split = {2};
  const auto split =
      all_planes({"", test::demand(Topology::fat_tree, 2, 4, 0, 64), 1}, test::hall(4, 4), inputs);
  CHECK(split[1].from.port == 3);  // the second splitter of the first server: its NICs 3 and 4
  CHECK(split[1].to.port == 2);

  const auto none = any_cable();
  CHECK(
      cable_schedule({}, test::demand(Topology::fat_tree, 1e6, 8, 0, 64), 1, 0, test::hall(4, 4), none, none)
          .empty());
  CHECK(cable_schedule({}, test::demand(Topology::fat_tree, 0, 8, 0, 64), 1, 0, test::hall(4, 4), none, none)
            .empty());
}
