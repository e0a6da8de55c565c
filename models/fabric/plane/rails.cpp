#include "models/fabric/plane/rails.h"

#include <cmath>

namespace plenum::fabric {

Rails rails(double servers, double server_ports, double usable) {
  Rails r;
  r.rails = server_ports;
  r.usable = usable;
  r.full_units = std::floor(servers / usable);
  r.last_servers = servers - r.full_units * usable;
  if (r.last_servers <= 0) return r;
  r.rails_per_leaf = std::min(std::max(1.0, std::floor(usable / r.last_servers)), server_ports);
  r.last_leaves = std::ceil(server_ports / r.rails_per_leaf);
  return r;
}

LeafPopulation population(const Rails& r, double reserved_ports) {
  LeafPopulation leaves;
  leaves.add(r.full_units * r.rails, r.usable);

  // Leaves of the last unit: alike but for one with the rails that are left over.
  const double alike = r.last_leaves > 0 ? std::floor(r.rails / r.rails_per_leaf) : 0;
  const double others = r.last_leaves - alike;
  const double ports = r.rails_per_leaf * r.last_servers;
  const double other_ports = (r.rails - alike * r.rails_per_leaf) * r.last_servers;
  const double alike_free = r.usable - ports, other_free = r.usable - other_ports;
  const double taken = std::min(reserved_ports, alike * alike_free + others * other_free);
  if (taken <= r.last_leaves * alike_free && r.last_leaves > 0) {
    const double each = std::floor(taken / r.last_leaves);
    const double with_more = std::fmod(taken, r.last_leaves);
    leaves.add(std::min(with_more, alike), ports + each + 1);
    leaves.add(alike - std::min(with_more, alike), ports + each);
    leaves.add(others, other_ports + each);
  } else {
    leaves.add(alike, r.usable);
    leaves.add(others, other_ports + taken - alike * alike_free);
  }

  const double rest = reserved_ports - taken;
  leaves.add(std::floor(rest / r.usable), r.usable);
  if (std::fmod(rest, r.usable) > 0) leaves.add(1, std::fmod(rest, r.usable));
  return leaves;
}

double most_on(double leaves, double rails, double usable) {
  const double units = std::floor(leaves / rails);
  const double left = leaves - units * rails;
  const double last_servers = left > 0 ? std::floor(usable / std::ceil(rails / left)) : 0;
  return rails * (units * usable + last_servers);
}

std::int32_t leaf_of(const Rails& r, std::int64_t server, std::int64_t port) {
  const auto usable = static_cast<std::int64_t>(r.usable), rails = static_cast<std::int64_t>(r.rails);
  const auto unit = server / usable;
  const bool last = unit >= static_cast<std::int64_t>(r.full_units);
  return static_cast<std::int32_t>(unit * rails +
                                   (last ? port / static_cast<std::int64_t>(r.rails_per_leaf) : port));
}

}  // namespace plenum::fabric
