#include <algorithm>
#include <numeric>
#include <span>

#include "models/fabric/cable_counts.h"
#include "models/fabric/rails.h"

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
      if (++rack == before || servers.lowest.column + 1 == hall_.racks_per_row())
        servers.lowest = hall_.server_rack(rack);
      else ++servers.lowest.rack, ++servers.lowest.column, servers.lowest.height = 0;
    }
  }

  /// `units` units, each of `leaves` leaves (from leaf `leaf` on) and of `servers` servers (from `server` on). What comes round
  /// with the rows of the hall is counted once, on either side of the network racks.
  void alike_units(Index units, Index leaves, Index servers, Index leaf, Index server, Index each) {
    const auto one = [&](Index unit) {
      to_servers(hall_.leaves(leaf + unit * leaves, leaves), server + unit * servers,
                 server + (unit + 1) * servers, each);
    };
    // The last unit of all may have room that others have not.
    const Index last = server + units * servers >= hall_.servers() ? units - 1 : units;
    const Index border = hall_.racks_before() * hall_.servers_per_rack();
    const Index round = hall_.racks_per_row() * hall_.servers_per_rack() /
                        std::gcd(hall_.racks_per_row() * hall_.servers_per_rack(), servers);
    const bool regular = hall_.all_leaves_among_servers();
    Index unit = 0;
    while (unit < units) {
      const Index start = server + unit * servers;
      const Index side = start >= border ? last : std::min(last, (border - server) / servers);
      if (!regular || side - unit <= round) {
        one(unit++);
        continue;
      }
      for (Index i = 0; i < round; ++i) {
        weight_ = (side - unit - i + round - 1) / round;
        one(unit + i);
      }
      weight_ = 1;
      unit = side;
    }
  }

  /// Leaf after leaf takes the endpoints: servers' ports, then the reserved ones.
  void in_order() {
    const Index ports = whole(plane_.server_ports);
    const std::int64_t of_servers = std::int64_t{hall_.servers()} * ports;
    std::int64_t next = 0;
    Index leaf = 0;
    for (const auto& run : hall_.population()) {
      const Index each = whole(run.endpoints);
      Index i = 0, leaves = whole(run.leaves);
      if (each > 0 && each % ports == 0 && next % ports == 0) {
        i = static_cast<Index>(
            std::min<std::int64_t>(leaves, (of_servers - std::min(next, of_servers)) / each));
        alike_units(i, 1, each / ports, leaf, static_cast<Index>(next / ports), ports);
      }
      for (; i < leaves && each > 0; ++i)
        leaf_in_order(leaf + i, next + std::int64_t{i} * each, each, of_servers);
      next += std::int64_t{leaves} * each;
      leaf += leaves;
    }
  }

  /// A leaf with the endpoints from `first` on.
  void leaf_in_order(Index leaf, std::int64_t first, Index endpoints, std::int64_t of_servers) {
    const Index ports = whole(plane_.server_ports);
    const auto spots = hall_.leaves(leaf, 1);
    const std::int64_t end = first + endpoints, last = std::min(end, of_servers);
    for (const auto& spot : spots)
      if (const auto rest = end - std::max(first, of_servers); rest > 0) add(spot, hall_.reserved(), rest);
    const auto part = [&](std::int64_t to) {
      const auto server = static_cast<Index>(first / ports);
      to_servers(spots, server, server + 1, static_cast<Index>(to - first));
      first = to;
    };
    if (first < last && first % ports > 0) part(std::min(last, first - first % ports + ports));
    if (first >= last) return;
    const auto server = static_cast<Index>(first / ports),
               whole_servers = static_cast<Index>((last - first) / ports);
    to_servers(spots, server, server + whole_servers, ports);
    first += std::int64_t{whole_servers} * ports;
    if (first < last) part(last);
  }

  void by_rails() {
    const auto r = rails(hall_.servers(), plane_.server_ports, plane_.leaf_down - plane_.spare_ports);
    const Index usable = whole(r.usable), all = whole(r.rails), full = whole(r.full_units);
    alike_units(full, all, usable, 0, 0, 1);
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
};

}  // namespace

CableCounts server_cables(const Hall& hall, const Plane& plane, double planes) {
  ServerCables cables(hall, plane, planes);
  cables.count();
  return cables.counts();
}

}  // namespace plenum::fabric
