#include <algorithm>
#include <numeric>
#include <span>

#include "models/fabric/cabling/cable_counts.h"
#include "models/fabric/plane/rails.h"

namespace plenum::fabric {

namespace {

class ServerCables : public CableCounter {
 public:
  using CableCounter::CableCounter;

  void count() {
    if (plane_.topology == Topology::rail_optimised && plane_.levels > 1) by_rails();
    else in_order();
  }

 private:
  /// Leaves of all planes that serve the same endpoints: each takes `each` ports of the servers `first` to `last - 1`. Those
  /// of one rack together, for their cables to another rack are of one length.
  void to_servers(std::span<const Spot> leaves, Index first, Index last, Index each) {
    for (std::size_t begin = 0, end = 0; begin < leaves.size(); begin = end) {
      while (end < leaves.size() && leaves[end].rack == leaves[begin].rack) ++end;
      rack_to_servers(leaves.subspan(begin, end - begin), first, last, each);
    }
  }

  void rack_to_servers(std::span<const Spot> leaves, Index first, Index last, Index each) {
    const Index per_rack = hall_.servers_per_rack(), before = hall_.racks_before();
    const auto all = static_cast<std::int64_t>(leaves.size()) * each;
    Index rack = hall_.rack_of_server(first);
    Segment servers{hall_.server_rack(rack), 0, hall_.server_height()};
    while (first < last) {
      const Index into = first - rack * per_rack;
      servers.devices = std::min(per_rack - into, last - first);
      if (servers.lowest.rack != leaves[0].rack) add(leaves[0], servers.lowest, servers.devices * all);
      else {
        servers.lowest.height = into * hall_.server_height();
        for (const auto& leaf : leaves) add(leaf, servers, each);
      }
      first += servers.devices;
      if (++rack == before || hall_.column(servers.lowest) + 1 == hall_.racks_per_row())
        servers.lowest = hall_.server_rack(rack);
      else ++servers.lowest.rack, servers.lowest.height = 0;
    }
  }

  /// Calls count_one(unit) for `units` units of `servers` servers each (from `server` on), whose leaves end before leaf `end`.
  /// What comes round with the rows of the hall is counted once, on either side of the network racks.
  template <class CountOne>
  void alike_units(Index units, Index servers, Index server, Index end, CountOne&& count_one) {
    // The last unit of all may have room that others have not.
    const Index last = server + units * servers >= hall_.servers() ? units - 1 : units;
    const Index border = hall_.racks_before() * hall_.servers_per_rack();
    const Index round = hall_.racks_per_row() * hall_.servers_per_rack() /
                        std::gcd(hall_.racks_per_row() * hall_.servers_per_rack(), servers);
    const bool regular = end <= hall_.leaves_among_servers();
    Index unit = 0;
    while (unit < units) {
      const Index start = server + unit * servers;
      const Index side = start >= border ? last : std::min(last, (border - server) / servers);
      if (!regular || side - unit <= round) {
        count_one(unit++);
        continue;
      }
      for (Index i = 0; i < round; ++i) {
        weight_ = (side - unit - i + round - 1) / round;
        count_one(unit + i);
      }
      weight_ = 1;
      unit = side;
    }
  }

  /// Leaf after leaf takes the endpoints: servers' ports, then the reserved ones. So many leaves as end with a server are a
  /// unit.
  void in_order() {
    const Index ports = whole(plane_.server_ports);
    const std::int64_t of_servers = std::int64_t{hall_.servers()} * ports;
    std::int64_t next = 0;
    Index leaf = 0;
    for (const auto& run : hall_.population()) {
      const Index each = whole(run.endpoints), leaves = whole(run.leaves);
      if (each == 0) break;
      Index i = 0;
      if (next % ports == 0) {
        const Index common = std::gcd(each, ports), of_unit = ports / common, servers = each / common;
        const Index units =
            std::min(leaves / of_unit,
                     static_cast<Index>(std::max<std::int64_t>(0, of_servers - next) / ports / servers));
        i = units * of_unit;
        alike_units(units, servers, static_cast<Index>(next / ports), leaf + i, [&](Index unit) {
          leaves_in_order(leaf + unit * of_unit, of_unit, next + std::int64_t{unit} * of_unit * each, each);
        });
      }
      leaves_in_order(leaf + i, leaves - i, next + std::int64_t{i} * each, each);
      next += std::int64_t{leaves} * each;
      leaf += leaves;
    }
  }

  /// Leaves with `each` of the endpoints from `first` on.
  void leaves_in_order(Index leaf, Index leaves, std::int64_t first, Index each) {
    const std::int64_t of_servers = std::int64_t{hall_.servers()} * whole(plane_.server_ports);
    for (const Index end = leaf + leaves; leaf < end; ++leaf, first += each) {
      const auto spots = hall_.leaves(leaf, 1);
      const std::int64_t last = first + each, reserved = last - std::max(first, of_servers);
      if (first < of_servers) to_endpoints(spots, first, std::min(last, of_servers));
      for (const auto& spot : spots)
        if (reserved > 0) add(spot, hall_.reserved(), reserved);
    }
  }

  /// Leaves of all planes that take the servers' ports from `first` to `last - 1`, rack by rack.
  void to_endpoints(std::span<const Spot> leaves, std::int64_t first, std::int64_t last) {
    while (first < last) {
      if (first < rack_first_ || first >= rack_end_) go_to_rack_of(first);
      const std::int64_t end = std::min(last, rack_end_);
      for (std::size_t begin = 0, next = 0; begin < leaves.size(); begin = next) {
        while (next < leaves.size() && leaves[next].rack == leaves[begin].rack) ++next;
        if (leaves[begin].rack != rack_.rack)
          add(leaves[begin], rack_, (end - first) * static_cast<std::int64_t>(next - begin));
        else
          for (const auto& leaf : leaves.subspan(begin, next - begin)) in_rack(leaf, first, end);
      }
      first = end;
    }
  }

  /// To servers in the leaf's own rack.
  void in_rack(const Spot& leaf, std::int64_t first, std::int64_t last) {
    const Index ports = whole(plane_.server_ports);
    auto server = rack_;
    for (std::int64_t end = rack_first_ + ports; first < last;
         end += ports, server.height += hall_.server_height()) {
      if (first >= end) continue;
      const std::int64_t here = std::min(last, end) - first;
      add(leaf, server, here);
      first += here;
    }
  }

  void go_to_rack_of(std::int64_t endpoint) {
    const std::int64_t per_rack = std::int64_t{hall_.servers_per_rack()} * whole(plane_.server_ports);
    server_rack_ =
        endpoint == rack_end_ && endpoint > 0 ? server_rack_ + 1 : static_cast<Index>(endpoint / per_rack);
    rack_ = hall_.server_rack(server_rack_);
    rack_first_ = server_rack_ * per_rack;
    rack_end_ = rack_first_ + per_rack;
  }

  void by_rails() {
    const auto r = rails(hall_.servers(), plane_.server_ports, plane_.leaf_down - plane_.spare_ports);
    const Index usable = whole(r.usable), all = whole(r.rails), full = whole(r.full_units);
    alike_units(full, usable, 0, full * all, [&](Index unit) {
      to_servers(hall_.leaves(unit * all, all), unit * usable, (unit + 1) * usable, 1);
    });
    Index leaf = full * all;
    for (Index rail = 0; rail < all && r.last_leaves > 0; rail += whole(r.rails_per_leaf), ++leaf)
      to_servers(hall_.leaves(leaf, 1), full * usable, hall_.servers(),
                 std::min(whole(r.rails_per_leaf), all - rail));
    reserved_by_rails(r);
  }

  void reserved_by_rails(const Rails& r) {
    const Index full_leaves = whole(r.full_units * r.rails), all = whole(r.rails);
    Index leaf = 0;
    for (const auto& run : hall_.population()) {
      const Index leaves = whole(run.leaves);
      for (Index i = std::max(0, full_leaves - leaf); i < leaves; ++i) {
        const Index rail = (leaf + i - full_leaves) * whole(r.rails_per_leaf);
        const Index rails_here = std::clamp(all - rail, 0, whole(r.rails_per_leaf));
        const Index rest =
            whole(run.endpoints) - (r.last_leaves > 0 ? rails_here * whole(r.last_servers) : 0);
        for (const auto& spot : hall_.leaves(leaf + i, 1))
          if (rest > 0) add(spot, hall_.reserved(), rest);
      }
      leaf += leaves;
    }
  }

  Spot rack_;  ///< of the servers of the endpoints `rack_first_` to `rack_end_ - 1`
  std::int64_t rack_first_ = 0, rack_end_ = 0;
  Index server_rack_ = 0;
};

}  // namespace

CableCounts server_cables(const Hall& hall, const Plane& plane, double planes) {
  ServerCables cables(hall, plane, planes);
  cables.count();
  return cables.counts();
}

}  // namespace plenum::fabric
