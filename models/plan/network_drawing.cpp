#include "models/plan/network_drawing.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/units/unit.h"
#include "models/plan/network_layout.h"

namespace plenum::plan {
namespace {

using fabric::DrawnKind;
using fabric::Topology;

// Fewer boxes than the drawing would take, so that texts fit into them.
constexpr int most_group_boxes = 72, most_above_groups = 24;
constexpr int most_bundles = 48;  // of all levels, where there are no groups

bool all_routers(Topology topology) {
  return topology == Topology::dragonfly || topology == Topology::hyperx || topology == Topology::torus;
}

fabric::Drawing drawing_of(const fabric::Graph& graph) {
  auto drawing = fabric::draw(graph);
  if (!drawing.collapsed || !graph.dimensions.empty()) return drawing;
  const auto groups = std::count_if(drawing.nodes.begin(), drawing.nodes.end(),
                                    [](const auto& node) { return node.kind == DrawnKind::group; });
  if (groups == 0) return fabric::draw(graph, most_bundles);
  return groups > most_group_boxes ? fabric::draw(graph, most_group_boxes + most_above_groups) : drawing;
}

Say speaker(const Translate& translate) {
  return [translate](std::string_view sentence, const std::vector<double>& numbers) {
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (const double n : numbers) arguments.push_back(units::rounded_text(n, 8));
    return fmt::vformat(translate ? translate(sentence) : std::string(sentence), arguments);
  };
}

std::string_view name_of(Topology topology) {
  for (const auto& choice : fields::Describe<Topology>::choices)
    if (choice.value == topology) return choice.label;
  return {};
}

report::Table parts_table(const DrawnPlane& d, double planes, const Say& say) {
  const auto& p = d.plane;
  const std::pair<std::string_view, double> parts[] = {
      {TR("Server ports and reserved ports"), p.endpoints},
      {d.routers ? TR("Routers") : TR("Leaf switches"), p.leaf},
      {TR("Spine switches"), p.spine},
      {TR("Core switches"), p.core},
      {d.routers ? TR("Cables, server - router") : TR("Cables, server - leaf"), p.server_links},
      {TR("Cables, leaf - spine"), p.leaf_spine_links},
      {TR("Cables, spine - core"), p.spine_core_links},
      {TR("Cables, router - router"), p.local_links},
      {TR("Cables, group - group"), p.global_links}};
  report::Table table;
  table.title = say(TR("Parts of the network"), {});
  table.columns = {{say(TR("Part"), {}), "", report::Align::left},
                   {say(TR("In one plane"), {}), "", report::Align::right},
                   {say(TR("In all planes"), {}), "", report::Align::right}};
  for (const auto& [name, count] : parts)
    if (count > 0)
      table.rows.push_back(
          {say(name, {}), report::number_cell(count, 8), report::number_cell(count * planes, 8)});
  return table;
}

/// What the picture does not say by itself.
std::string note_of(const DrawnPlane& d, double planes, const Say& say) {
  std::vector<std::string> sentences;
  const auto add = [&](std::string_view sentence, const std::vector<double>& numbers = {}) {
    sentences.push_back(say(sentence, numbers));
  };
  if (planes > 1) add(TR("One of {} like planes."), {planes});
  const auto boxes = std::count_if(d.drawing.nodes.begin(), d.drawing.nodes.end(),
                                   [](const auto& node) { return node.kind == DrawnKind::group; });
  const auto groups = group_counts(d).groups;
  if (d.graph.dimensions.empty() && boxes > 0 && static_cast<double>(boxes) < groups)
    add(TR("Neighbouring groups share a box, in which their number of switches is."));
  else if (d.graph.dimensions.empty() && boxes > 0)
    add(TR("Each box is a group, in which its number of switches is."));
  else if (d.drawing.collapsed) add(TR("Neighbouring switches share a box."));
  if (d.plane.topology == Topology::hyperx)
    add(TR(
        "Each two routers that differ in one coordinate only are joined; lines are drawn between neighbours."));
  if (d.plane.topology == Topology::torus) add(TR("The first and last router of each line are joined too."));
  if (d.plane.topology == Topology::dragonfly && boxes == 0)
    add(TR("The routers of a group are all joined to each other."));
  add(TR("The thicker a line, the more cables it stands for."));
  std::string note;
  for (const auto& sentence : sentences) note += (note.empty() ? "" : " ") + sentence;
  return note;
}

}  // namespace

double line_weight(double cables) { return std::min(6.0, 0.6 * std::pow(std::max(cables, 1.0), 0.4)); }

report::Figure network_figure(const fabric::PlaneDemand& demand, double planes, const Translate& translate) {
  DrawnPlane drawn;
  drawn.plane = fabric::plane(demand);
  drawn.graph = fabric::graph(demand);
  drawn.groups = leaf_groups(drawn.graph);
  drawn.servers = demand.servers;
  drawn.routers = all_routers(demand.topology);
  if (drawn.graph.switches.empty()) return {};
  drawn.drawing = drawing_of(drawn.graph);
  const auto say = speaker(translate);
  report::Figure figure;
  const auto topology = say(name_of(demand.topology), {});
  figure.title = say(TR("Compute fabric"), {}) + ": " + topology;
  if (drawn.graph.dimensions.empty()) draw_layers(drawn, say, figure);
  else draw_grid(drawn, say, figure);
  figure.note = note_of(drawn, planes, say);
  figure.table = parts_table(drawn, planes, say);
  return figure;
}

report::Figure network_figure(const Resolved& in, const Plan& plan, const Translate& translate) {
  const auto compute = network(in, plan);
  if (compute.planes <= 0 || compute.plane.problem != fabric::Problem::none) return {};
  return network_figure(compute.demand, compute.planes, translate);
}

}  // namespace plenum::plan
