#include <algorithm>
#include <set>

#include "core/fields/describe.h"
#include "models/plan/network_layout.h"

namespace plenum::plan {
namespace {

using fabric::DrawnKind;
using fabric::DrawnNode;
using fabric::Role;

/// How many switches of a role come before one: its number in a cable schedule, from 0.
int number_in_role(const fabric::Graph& graph, int index) {
  const auto role = graph.switches[static_cast<std::size_t>(index)].role;
  return static_cast<int>(std::count_if(graph.switches.begin(), graph.switches.begin() + index,
                                        [role](const auto& s) { return s.role == role; }));
}

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const auto& part : parts) all += (all.empty() ? "" : ", ") + part;
  return all;
}

/// The parts with their words kept together.
std::vector<std::string> unbroken(std::vector<std::string> parts) {
  for (auto& part : parts)
    for (auto at = part.find(' '); at != std::string::npos; at = part.find(' ', at))
      part.replace(at, 1, "\u00a0");
  return parts;
}

std::string ports(const Say& say, double number) {
  return counted(say, number, TR("{} port"), TR("{} ports"));
}

/// Groups in the box with their leaves.
struct GroupsInBox {
  double groups = 0, leaves = 0;
};

GroupsInBox groups_in(const DrawnPlane& d, const DrawnNode& node) {
  const auto boxes =
      static_cast<std::size_t>(std::count_if(d.drawing.nodes.begin(), d.drawing.nodes.end(),
                                             [](const DrawnNode& n) { return n.kind == DrawnKind::group; }));
  const auto together = (d.groups.size() + boxes - 1) / std::max<std::size_t>(boxes, 1);
  const auto first = static_cast<std::size_t>(std::max(node.group, 0));
  const auto last = std::min(first + together, d.groups.size());
  if (first >= last) return {};
  GroupsInBox in{static_cast<double>(last - first), 0};
  for (const auto& s : d.graph.switches)
    if (s.role == Role::leaf && s.group >= d.groups[first] && s.group <= d.groups[last - 1]) in.leaves += 1;
  return in;
}

std::vector<std::string> group_words(const DrawnPlane& d, const DrawnNode& node, const Say& say) {
  const auto in = groups_in(d, node);
  const double spines = node.switches - in.leaves;
  std::vector<std::string> switches;
  if (d.routers) switches.push_back(counted(say, in.leaves, TR("{} router"), TR("{} routers")));
  else switches.push_back(counted(say, in.leaves, TR("{} leaf"), TR("{} leaves")));
  if (spines > 0) switches.push_back(counted(say, spines, TR("{} spine"), TR("{} spines")));
  auto all = switches;
  all.push_back(ports(say, node.endpoints));
  std::vector<std::string> words;
  if (in.groups > 1) words.push_back(say(TR("{} groups"), {in.groups}) + ": " + joined(all));
  words.push_back(joined(unbroken(all)));
  words.push_back(joined(unbroken(switches)));
  words.push_back(joined(switches));
  words.push_back(counted(say, node.switches, TR("{} switch"), TR("{} switches")));
  words.push_back(say("{}", {node.switches}));
  return words;
}

/// One switch by its name in the cable schedule, several by their number.
std::vector<std::string> switch_words(const DrawnPlane& d, const DrawnNode& node, const Say& say) {
  struct Sentences {
    std::string_view one, some;
  };
  const auto s = node.kind == DrawnKind::core    ? Sentences{TR("core {}"), TR("{} cores")}
                 : node.kind == DrawnKind::spine ? Sentences{TR("spine {}"), TR("{} spines")}
                 : d.routers                     ? Sentences{TR("router {}"), TR("{} routers")}
                                                 : Sentences{TR("leaf {}"), TR("{} leaves")};
  if (node.switches > 1) return {say(s.some, {node.switches}), say("{}", {node.switches})};
  return {say(s.one, {number_in_role(d.graph, node.first_switch) + 1.0})};
}

}  // namespace

std::vector<int> leaf_groups(const fabric::Graph& graph) {
  std::set<int> numbers;
  for (const auto& s : graph.switches)
    if (s.role == Role::leaf && s.group >= 0) numbers.insert(s.group);
  return {numbers.begin(), numbers.end()};
}

GroupCounts group_counts(const DrawnPlane& d) {
  std::vector<GroupCounts> counts;
  const auto& groups = d.groups;
  counts.resize(groups.size());
  for (const auto& s : d.graph.switches) {
    const auto at = std::lower_bound(groups.begin(), groups.end(), s.group);
    if (at == groups.end() || *at != s.group) continue;
    auto& count = counts[static_cast<std::size_t>(at - groups.begin())];
    if (s.role == Role::leaf) count.leaves += 1;
    if (s.role == Role::spine) count.spines += 1;
  }
  GroupCounts all = counts.empty() ? GroupCounts{} : counts.front();
  for (const auto& count : counts)
    if (count.leaves != all.leaves || count.spines != all.spines) all.leaves = all.spines = 0;
  all.groups = static_cast<double>(groups.size());
  return all;
}

std::vector<std::string> box_words(const DrawnPlane& d, const DrawnNode& node, const Say& say) {
  if (node.kind == DrawnKind::servers) return {ports(say, node.endpoints), say("{}", {node.endpoints})};
  if (!d.graph.dimensions.empty())
    return {
        joined({counted(say, node.switches, TR("{} router"), TR("{} routers")), ports(say, node.endpoints)}),
        ports(say, node.endpoints), say("{}", {node.endpoints})};
  return node.kind == DrawnKind::group ? group_words(d, node, say) : switch_words(d, node, say);
}

}  // namespace plenum::plan
