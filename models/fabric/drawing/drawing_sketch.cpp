#include "models/fabric/drawing/drawing_sketch.h"

#include <algorithm>
#include <map>

namespace plenum::fabric {

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

int level_of(Role role) { return 1 + static_cast<int>(role); }

DrawnKind kind_of(Role role) {
  return role == Role::leaf ? DrawnKind::leaf : role == Role::spine ? DrawnKind::spine : DrawnKind::core;
}

/// Group of each switch, numbered without gaps; -1: joined to several, as the spines of two levels and the cores are.
struct Membership {
  std::vector<int> group;
  int groups = 0;
};

Membership membership(const Graph& graph) {
  Membership m;
  std::map<int, int> numbers;
  for (const auto& s : graph.switches) {
    m.group.push_back(s.role == Role::leaf && s.group >= 0 ? s.group : -1);
    if (m.group.back() >= 0) numbers.emplace(s.group, 0);
  }
  for (auto& [group, number] : numbers) number = m.groups++;
  for (auto& group : m.group)
    if (group >= 0) group = numbers[group];
  // A spine belongs to a group when all of its leaves do.
  std::vector<bool> shared(graph.switches.size(), false);
  for (const auto& link : graph.links) {
    if (graph.switches[index(link.a)].role != Role::leaf || graph.switches[index(link.b)].role != Role::spine)
      continue;
    const int leaf = m.group[index(link.a)];
    int& spine = m.group[index(link.b)];
    if (spine >= 0 && spine != leaf) shared[index(link.b)] = true;
    spine = leaf;
  }
  for (std::size_t s = 0; s < shared.size(); ++s)
    if (shared[s]) m.group[s] = -1;
  return m;
}

/// Groups that are worth a box: several, and not of one leaf each.
bool grouped(const Graph& graph, const Membership& m) {
  const auto leaves = std::count_if(graph.switches.begin(), graph.switches.end(),
                                    [](const GraphSwitch& s) { return s.role == Role::leaf; });
  return m.groups > 1 && m.groups < leaves;
}

/// One node for `size` switches in a row of the same role, group and block, with their servers below when asked.
struct Bundle {
  int leaves = 1, spines = 1, cores = 1;
  int of(Role role) const { return role == Role::leaf ? leaves : role == Role::spine ? spines : cores; }
};

DrawnNode node_for(const Graph& graph, int first, DrawnKind kind, int group) {
  DrawnNode node;
  node.kind = kind;
  node.group = group;
  node.first_switch = first;
  node.switches = 1;
  node.endpoints = graph.switches[index(first)].endpoints;
  return node;
}

void add(Sketch& sketch, const DrawnNode& node, int block, int level) {
  sketch.nodes.push_back(node);
  sketch.block.push_back(block);
  sketch.level.push_back(level);
}

void count_in(DrawnNode& node, const GraphSwitch& s) {
  node.switches += 1;
  node.endpoints += s.endpoints;
}

Sketch switch_by_switch(const Graph& graph, const Membership& m, const Bundle& bundle) {
  Sketch sketch;
  const bool groups = grouped(graph, m);
  sketch.blocks = groups ? m.groups : 1;
  Role role_before = Role::core;
  int group_before = -2, in_bundle = 0;
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    const Role role = graph.switches[s].role;
    const int group = groups ? m.group[s] : -1;
    if (s > 0 && role == role_before && group == group_before && in_bundle < bundle.of(role)) {
      count_in(sketch.nodes.back(), graph.switches[s]);
      sketch.node_of.push_back(sketch.node_of.back());
      ++in_bundle;
      continue;
    }
    const int block = groups ? group : role == Role::core ? -1 : 0;
    sketch.node_of.push_back(static_cast<int>(sketch.nodes.size()));
    add(sketch, node_for(graph, static_cast<int>(s), kind_of(role), group), block, level_of(role));
    role_before = role, group_before = group, in_bundle = 1;
  }
  return sketch;
}

/// One box for each group, or for so many in a row that the boxes are not too many.
void add_groups(const Graph& graph, const Membership& m, int together, Sketch& sketch) {
  sketch.blocks = (m.groups + together - 1) / together;
  for (int b = 0; b < sketch.blocks; ++b) add(sketch, {DrawnKind::group}, b, 1);
  for (std::size_t s = 0; s < graph.switches.size(); ++s) {
    if (m.group[s] < 0) continue;
    const int block = m.group[s] / together;
    auto& node = sketch.nodes[index(block)];
    if (node.first_switch < 0)
      node = node_for(graph, static_cast<int>(s), DrawnKind::group, block * together);
    else count_in(node, graph.switches[s]);
    sketch.node_of[s] = block;
  }
}

/// Switches that belong to no group, above the groups: one by one, or in one box when they are many.
void add_above(const Graph& graph, const Membership& m, Role role, Sketch& sketch) {
  std::vector<std::size_t> above;
  for (std::size_t s = 0; s < graph.switches.size(); ++s)
    if (m.group[s] < 0 && graph.switches[s].role == role) above.push_back(s);
  const bool together = above.size() > most_groups_in_row;
  for (std::size_t i = 0; i < above.size(); ++i) {
    if (i > 0 && together) count_in(sketch.nodes.back(), graph.switches[above[i]]);
    else add(sketch, node_for(graph, static_cast<int>(above[i]), kind_of(role), -1), -1, level_of(role));
    sketch.node_of[above[i]] = static_cast<int>(sketch.nodes.size()) - 1;
  }
}

Sketch group_by_group(const Graph& graph, const Membership& m, int most_nodes) {
  Sketch sketch;
  sketch.collapsed = true;
  sketch.node_of.resize(graph.switches.size());
  const int most = std::max(1, most_nodes - 2 * most_groups_in_row);  // the rest is for what is above
  add_groups(graph, m, (m.groups + most - 1) / most, sketch);
  for (const Role role : {Role::leaf, Role::spine, Role::core}) add_above(graph, m, role, sketch);
  return sketch;
}

/// A box of servers below each leaf that has some.
void add_servers(Sketch& sketch) {
  const std::size_t switches = sketch.nodes.size();
  for (std::size_t n = 0; n < switches; ++n) {
    if (sketch.nodes[n].kind != DrawnKind::leaf || sketch.nodes[n].endpoints <= 0) continue;
    DrawnNode servers = sketch.nodes[n];
    servers.kind = DrawnKind::servers;
    servers.switches = 0;
    add(sketch, servers, sketch.block[n], 0);
  }
}

/// So many switches of a level in a box that all nodes are at most `most_nodes`: a quarter of them for each level.
Bundle bundle_for(const Graph& graph, int most_nodes) {
  const auto together = [&](Role role) {
    const auto count = std::count_if(graph.switches.begin(), graph.switches.end(),
                                     [role](const GraphSwitch& s) { return s.role == role; });
    const int most = std::max(1, most_nodes / 4);
    return std::max(1, (static_cast<int>(count) + most - 1) / most);
  };
  return {together(Role::leaf), together(Role::spine), together(Role::core)};
}

}  // namespace

Sketch sketch(const Graph& graph, int most_nodes) {
  const auto m = membership(graph);
  Sketch drawn = switch_by_switch(graph, m, {});
  add_servers(drawn);
  if (static_cast<int>(drawn.nodes.size()) <= most_nodes) return drawn;
  if (grouped(graph, m)) return group_by_group(graph, m, most_nodes);
  drawn = switch_by_switch(graph, m, bundle_for(graph, most_nodes));
  drawn.collapsed = true;
  add_servers(drawn);
  return drawn;
}

}  // namespace plenum::fabric
