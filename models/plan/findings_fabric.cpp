#include <algorithm>
#include <cmath>

#include "models/plan/network.h"
#include "models/plan/rule_book.h"

namespace plenum::plan {
namespace {

/// The rules of the networks.
class FabricRules : RuleBook {
 public:
  using RuleBook::RuleBook;

  std::vector<Finding> apply() {
    const auto& f = plan_.fabric;
    if (inputs_.fabric.nics_per_server->value <= 0 && plan_.compute.servers.value > 1)
      add("fabric-no-nic", Severity::warning, "fabric", "fabric.nics_per_server",
          say(TR("{} has no known ports into a compute fabric; none is planned."), in_.catalog.server.name),
          say(TR("State the NICs per server.")));
    if (f.endpoints.value > 0 && f.switches.value <= 0) cannot_be_built();
    if (f.switches.value > 0) {
      ports();
      cables();
      prices();
      algorithm();
    }
    side(inputs_.fabric.storage, f.storage, in_.catalog.storage, "fabric.storage");
    side(inputs_.fabric.in_band, f.in_band, in_.catalog.in_band, "fabric.in_band");
    side(inputs_.fabric.out_of_band, f.out_of_band, in_.catalog.out_of_band, "fabric.out_of_band");
    return std::move(found_);
  }

 private:
  const fabric::Switch& leaf() const { return in_.catalog.fabric.parts.leaf; }

  void too_many(const std::string& topology, double radix) {
    const auto& f = plan_.fabric;
    const auto& inputs = inputs_.fabric;
    const double servers =
        std::floor((f.most_endpoints.value - inputs.reserved_ports.value) / inputs.nics_per_server->value);
    const bool limited = inputs.cells != fabric::CellInputs{} || inputs.levels;
    add("fabric-too-large", Severity::error, "fabric", "fabric.switch",
        say(limited
                ? TR("{} endpoint ports; {} of {}-port switches holds at most {} with the stated cells or levels.")
                : TR("{} endpoint ports; {} of {}-port switches holds at most {}."),
            n(f.endpoints.value), topology, n(radix), n(f.most_endpoints.value)),
        say(TR("Take a switch with more ports, another topology, or at most {} servers."),
            n(std::max(0.0, servers))));
  }

  void cannot_be_built() {
    const auto [demand, plane, planes] = network(in_, plan_);
    const auto& inputs = inputs_.fabric;
    const auto topology = say(label_of(inputs.topology));
    switch (plane.problem) {
    case fabric::Problem::too_many_endpoints: too_many(topology, demand.radix); break;
    case fabric::Problem::radix_too_small:
      add("fabric-few-ports", Severity::error, "fabric", "fabric.switch",
          say(TR("{} needs switches of {} ports at least; {} has {}."), topology, n(plane.needs), leaf().name,
              n(demand.radix)),
          say(TR("Take a switch with more ports, or smaller cells.")));
      break;
    case fabric::Problem::too_few_global_ports:
      add("fabric-few-global-ports", Severity::error, "fabric", "fabric.cells.global_ports",
          say(TR("The groups do not reach each other: a group needs {} global ports."), n(plane.needs)),
          say(TR("Give the cells more global ports, or plan fewer groups or fewer links between them.")));
      break;
    case fabric::Problem::too_few_routers:
      add("fabric-few-routers", Severity::error, "fabric", "fabric.cells.dimensions",
          say(TR("{} endpoint ports; the stated dimensions hold {}."), n(plan_.fabric.endpoints.value),
              n(plan_.fabric.most_endpoints.value)),
          say(TR("Make the grid larger.")));
      break;
    case fabric::Problem::oversubscription_below_one:
      add("fabric-oversubscription", Severity::error, "fabric", "fabric.oversubscription",
          say(TR("Oversubscription is down-links per up-link: 1 is non-blocking, less makes no sense.")),
          say(TR("State 1 or more.")), "fabric.oversubscription", "1");
      break;
    case fabric::Problem::none: break;
    }
  }

  /// Ports that nothing can use, and planes without an adapter.
  void ports() {
    const auto& inputs = inputs_.fabric;
    const double radix = leaf().ports.value * inputs.port_split.value;
    const bool halved = inputs.topology != fabric::Topology::hyperx &&
                        inputs.topology != fabric::Topology::torus &&
                        inputs.topology != fabric::Topology::dragonfly;
    if (halved && plan_.fabric.switches.value > 1 && std::fmod(radix, 2.0) == 1.0)
      add("fabric-odd-radix", Severity::warning, "fabric", "fabric.switch",
          say(TR("{} has an odd number of ports ({}): one of each switch cannot be used."), leaf().name,
              n(radix)),
          say(TR("Take a switch with an even number of ports.")));
    const double planes = plan_.fabric.planes.value, nics = inputs.nics_per_server->value;
    if (planes > nics)
      add("fabric-planes", Severity::error, "fabric", "fabric.planes",
          say(TR("{} planes, but a server has {} NICs: some planes have no port of it."), n(planes), n(nics)),
          say(TR("Plan at most as many planes as NICs.")), "fabric.planes", fmt::format("{:.0f}", nics));
    const double faster = std::floor(
        leaf().port_rate / inputs.port_split.value / inputs.server_split.value / *inputs.link_rate + 1e-9);
    if (faster >= 2)
      add("fabric-slow-links", Severity::information, "fabric", "fabric.server_split",
          say(TR("The switch's ports are {} times as fast as the servers' links: most of it stays unused."),
              n(faster)),
          say(TR("Split the ports, or take a slower switch.")));
  }

  void cables() {
    const auto& f = plan_.fabric;
    if (f.missing_cables.value <= 0) return;
    const auto& parts = in_.catalog.fabric.parts;
    Length longest{};
    for (const auto* choice : {&parts.server_cables, &parts.switch_cables})
      for (const auto& cable : choice->cables)
        longest = std::max(longest, cable.max_length.value_or(Length{}));
    add("cable-too-short", Severity::error, "fabric", "fabric.switch_cable",
        say(TR("{} links need up to {} m; the cables of this speed that were chosen reach {} m."),
            n(f.missing_cables.value), n(f.longest_cable / metre), n(longest / metre)),
        say(TR("Choose optical cables, another speed, or shorter rows.")));
  }

  void algorithm() {
    const auto asked = inputs_.fabric.algorithm;
    if (asked == fabric::Algorithm::automatic || asked == plan_.fabric.allreduce_algorithm ||
        plan_.fabric.allreduce_time <= Time{})
      return;
    add("fabric-algorithm", Severity::warning, "fabric", "fabric.algorithm",
        say(TR("{} has no all-reduce by {}; {} was taken."), in_.catalog.gpu.name, say(label_of(asked)),
            say(label_of(plan_.fabric.allreduce_algorithm))),
        say(TR("Leave the choice to the program.")), "fabric.algorithm", "auto");
  }

  void prices() {
    const auto& parts = in_.catalog.fabric.parts;
    for (const auto* device : {&parts.leaf, parts.spine ? &*parts.spine : nullptr})
      if (device && !device->price)
        add("switch-no-price", Severity::warning, "fabric", "fabric.switch",
            say(TR("{} has no price in the catalogue; the network's cost lacks it."), device->name),
            say(TR("Choose a switch with a price.")));
  }

  void side(const fabric::SideFabricInputs& inputs, const fabric::SideFabricResults& side,
            const fabric::Hardware& hardware, const std::string& path) {
    if (side.endpoints.value <= 0) return;
    if (side.switches.value <= 0) {
      const auto plane =
          fabric::plane(fabric::side_demand(inputs, hardware.parts.leaf, plan_.compute.servers));
      add("side-fabric-too-large", Severity::error, "fabric", path + ".switch",
          say(TR("{} endpoint ports; a tree of {} holds at most {}."), n(side.endpoints.value),
              hardware.parts.leaf.name, n(plane.most)),
          say(TR("Take a switch with more ports.")));
    }
    if (side.missing_cables.value > 0)
      add("cable-too-short", Severity::error, "fabric", path + ".link_rate",
          say(TR("{} links are longer than any cable of this speed."), n(side.missing_cables.value)),
          say(TR("Choose another speed or switch.")));
  }
};

}  // namespace

std::vector<Finding> fabric_findings(const Resolved& in, const Plan& plan, const Translate& translate) {
  return FabricRules(in, plan, translate).apply();
}

}  // namespace plenum::plan
