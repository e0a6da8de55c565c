#include <fmt/format.h>

#include <cmath>

#include "models/fabric/cabling/cages.h"
#include "models/fabric/cabling/hall.h"

namespace plenum::fabric {

namespace {

using Index = std::int32_t;

Index whole(double value) { return static_cast<Index>(std::llround(value)); }

struct Device {
  Spot spot;
  std::string name;
  Index next_down = 1, next_up = 1;  ///< free ports
};

class Schedule {
 public:
  Schedule(const FabricInputs& inputs, const PlaneDemand& demand, double planes, int plane_index,
           const Floor& floor, const CableChoice& server_cables, const CableChoice& switch_cables)
      : inputs_(inputs), demand_(demand), plane_(plane(demand)), index_(plane_index), many_(planes > 1),
        graph_(graph(demand)), hall_(floor, plane_, planes, demand.servers), to_servers_(server_cables),
        between_(switch_cables) {
    rows_.reserve(static_cast<std::size_t>(plane_.server_links + plane_.trunks()));
    name_switches();
  }

  std::vector<ScheduledCable> cables() {
    server_cables();
    for (const auto& link : graph_.links)
      for (Index i = 0; i < link.cables; ++i) switch_cable(link);
    return std::move(rows_);
  }

 private:
  std::string name_of(std::string_view kind, Index number) const {
    return many_ ? fmt::format("{} {}/{}", kind, index_ + 1, number) : fmt::format("{} {}", kind, number);
  }

  void name_switches() {
    const Index leaves = whole(plane_.leaf), spines = whole(plane_.spine);
    Index i = 0;
    for (const auto& s : graph_.switches) {
      Device device;
      if (s.role == Role::leaf) {
        device.spot = hall_.leaf(index_, i);
        device.name = name_of(all_routers(plane_) ? "router" : "leaf", i + 1);
        device.next_up = whole(plane_.leaf_down) + 1;
      } else if (s.role == Role::spine) {
        device.spot = hall_.spine(index_, i - leaves);
        device.name = name_of("spine", i - leaves + 1);
        device.next_up = whole(plane_.spine_down) + 1;
      } else {
        device.spot = hall_.core(index_, i - leaves - spines);
        device.name = name_of("core", i - leaves - spines + 1);
      }
      devices_.push_back(std::move(device));
      ++i;
    }
  }

  CableEnd end(const Device& device, Index port) const {
    return {hall_.rack_name(device.spot), device.name, Hall::unit(device.spot), static_cast<double>(port)};
  }

  void add(Tier tier, CableEnd from, CableEnd to, std::int64_t reach) {
    const bool server = tier == Tier::server;
    if (const auto& fixed = server ? inputs_.server_cable_length : inputs_.switch_cable_length)
      reach = std::llround(fixed->value() * steps_per_metre);
    const auto& choice = server ? to_servers_ : between_;
    const auto sold = sold_class(reach);
    const auto* cable = chosen(choice, sold);
    rows_.push_back({index_, tier, std::move(from), std::move(to),
                     static_cast<double>(reach) / steps_per_metre * metre, sold_lengths[sold] * metre,
                     cable == nullptr ? std::string() : cable->name});
  }

  /// Servers' ports in the order of servers, then the reserved ones.
  void server_cables() {
    const Index ports = graph_.server_ports, split = whole(inputs_.server_split.value);
    const auto of_servers = static_cast<std::size_t>(demand_.servers) * static_cast<std::size_t>(ports);
    for (std::size_t e = 0; e < graph_.endpoint_switch.size(); ++e) {
      auto& leaf = devices_[static_cast<std::size_t>(graph_.endpoint_switch[e])];
      Device device;
      Index port = 1;
      if (e < of_servers) {
        const auto server = static_cast<Index>(e / static_cast<std::size_t>(ports));
        device.spot = hall_.server(server);
        device.name = fmt::format("server {}", server + 1);
        port = (index_ * ports + static_cast<Index>(e % static_cast<std::size_t>(ports))) * split + 1;
      } else {
        device.spot = hall_.reserved();
        device.name = name_of("reserved", static_cast<Index>(e - of_servers) + 1);
      }
      const auto reach = hall_.reach(leaf.spot, device.spot);
      add(Tier::server, end(device, port), end(leaf, leaf.next_down++), reach);
    }
  }

  Tier tier_of(const GraphLink& link) const {
    if (link.global) return Tier::global;
    if (all_routers(plane_)) return Tier::local;
    const auto upper = graph_.switches[static_cast<std::size_t>(link.b)].role;
    return upper == Role::core ? Tier::spine_core : Tier::leaf_spine;
  }

  void switch_cable(const GraphLink& link) {
    auto& lower = devices_[static_cast<std::size_t>(link.a)];
    auto& upper = devices_[static_cast<std::size_t>(link.b)];
    const Tier tier = tier_of(link);
    // Between switches of one role the cable takes an up-port of both.
    const bool alike = tier == Tier::local || tier == Tier::global;
    auto from = end(lower, lower.next_up++);
    auto to = end(upper, alike ? upper.next_up++ : upper.next_down++);
    add(tier, std::move(from), std::move(to), hall_.reach(lower.spot, upper.spot));
  }

  const FabricInputs& inputs_;
  const PlaneDemand& demand_;
  Plane plane_;
  int index_;
  bool many_;
  Graph graph_;
  Hall hall_;
  const CableChoice &to_servers_, &between_;
  std::vector<Device> devices_;
  std::vector<ScheduledCable> rows_;
};

}  // namespace

std::vector<ScheduledCable> cable_schedule(const FabricInputs& inputs, const PlaneDemand& demand,
                                           double planes, int plane_index, const Floor& floor,
                                           const CableChoice& server_cables,
                                           const CableChoice& switch_cables) {
  if (plane(demand).problem != Problem::none || demand.endpoints() <= 0) return {};
  return Schedule(inputs, demand, planes, plane_index, floor, server_cables, switch_cables).cables();
}

}  // namespace plenum::fabric
