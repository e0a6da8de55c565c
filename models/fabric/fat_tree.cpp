#include "models/fabric/fat_tree.h"

#include <cmath>

namespace plenum::fabric {

namespace {

constexpr double rounding = 1e-9;  // 64 / (1 + 1.0) must not become 31.999...

struct LeafPorts {
  double down, up;
};

LeafPorts leaf_ports(double radix, double oversubscription) {
  const double up = std::floor(radix / (1.0 + oversubscription) + rounding);
  return {radix - up, up};
}

/// The smallest divisor of `number` that is at least `least`; `number` itself at the latest.
double divisor_from(double number, double least) {
  double divisor = least;
  while (divisor < number && std::fmod(number, divisor) != 0.0) ++divisor;
  return std::min(divisor, number);
}

TreeCounts single_switch(double endpoints, double radix) {
  TreeCounts tree;
  tree.levels = 1;
  tree.leaf = 1;
  tree.server_links = endpoints;
  tree.down = radix;
  return tree;
}

}  // namespace

std::optional<TreeCounts> fat_tree(Ports endpoints, Ports radix, double oversubscription) {
  const double n = std::ceil(endpoints.value - rounding);
  const double k = std::floor(radix.value + rounding);
  if (n <= 0.0) return TreeCounts{};
  if (n <= k) return single_switch(n, k);
  if (Ports{n} > max_endpoints(radix, oversubscription)) return std::nullopt;

  const auto [down, up] = leaf_ports(k, oversubscription);
  TreeCounts tree;
  tree.down = down;
  tree.up = up;
  tree.leaf = std::ceil(n / down);
  tree.server_links = n;
  tree.leaf_spine_links = tree.leaf * up;
  if (tree.leaf <= k) {
    tree.levels = 2;
    tree.spine = divisor_from(up, std::ceil(tree.leaf_spine_links / k));
    return tree;
  }
  const double half = std::floor(k / 2.0);
  tree.levels = 3;
  tree.spine = std::ceil(tree.leaf_spine_links / half);
  tree.spine_core_links = tree.leaf_spine_links;
  tree.core = std::ceil(tree.spine_core_links / k);
  return tree;
}

Ports max_endpoints(Ports radix, double oversubscription) {
  const double k = std::floor(radix.value + rounding);
  const auto [down, up] = leaf_ports(k, oversubscription);
  if (up < 1.0) return {k};
  return {down * std::floor(k / 2.0) * k};
}

Ports max_endpoints_two_levels(Ports radix, double oversubscription) {
  const double k = std::floor(radix.value + rounding);
  const auto [down, up] = leaf_ports(k, oversubscription);
  if (up < 1.0) return {k};
  return {down * k};
}

}  // namespace plenum::fabric
