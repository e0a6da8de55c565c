#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "core/fields/describe.h"
#include "models/plan/network_layout.h"

namespace plenum::plan {
namespace {

using fabric::DrawnKind;
using fabric::DrawnLink;
using fabric::DrawnNode;
using report::Figure;

// Heights in widths of the picture. A line of letters takes 0.02 on a page and 0.048 in a column of 80 mm.
constexpr double box_height = 0.06, group_height = 0.115;
constexpr double linked_gap = 0.15, block_gap = 0.06, group_gap = 0.045;
constexpr double names_reach = 0.02;  // of the name of a layer into the gaps beside it
constexpr double wide_groups = 8, most_in_row = 12;
constexpr double filled = 0.86;         // of a group's place
constexpr double crowded_weight = 2.5;  // of the thickest line between many groups, in thin lines

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Nodes beside each other.
struct Row {
  DrawnKind kind = DrawnKind::leaf;
  std::vector<int> nodes;
  double top = 0, height = 0;
  double bottom() const { return top + height; }
};

/// From below to above; groups stand where leaves do.
int level_of(DrawnKind kind) {
  switch (kind) {
  case DrawnKind::servers: return 0;
  case DrawnKind::leaf:
  case DrawnKind::group: return 1;
  case DrawnKind::spine: return 2;
  case DrawnKind::core: break;
  }
  return 3;
}

Figure::Tone tone_of(DrawnKind kind) {
  switch (kind) {
  case DrawnKind::servers: return Figure::Tone::neutral;
  case DrawnKind::leaf:
  case DrawnKind::group: return Figure::Tone::first;
  case DrawnKind::spine: return Figure::Tone::third;
  case DrawnKind::core: break;
  }
  return Figure::Tone::second;
}

class Layers {
 public:
  Layers(const DrawnPlane& plane, const Say& say, Figure& figure) : d_(plane), say_(say), out_(figure) {}

  void draw() {
    make_rows();
    make_bar();
    place_rows();
    draw_links();
    draw_boxes();
    name_rows();
  }

 private:
  struct Rect {
    double x = 0, width = 0;
    double middle() const { return x + width / 2; }
    double right() const { return x + width; }
  };

  const DrawnNode& node(int n) const { return d_.drawing.nodes[index(n)]; }
  bool groups_only(const Row& row) const { return row.kind == DrawnKind::group; }

  void make_rows() {
    std::map<double, std::vector<int>, std::greater<>> by_height;  // the highest first
    std::vector<int> groups;
    for (int n = 0; n < static_cast<int>(d_.drawing.nodes.size()); ++n)
      if (node(n).kind == DrawnKind::group) groups.push_back(n);
      else by_height[node(n).y].push_back(n);
    for (auto& [y, nodes] : by_height) rows_.push_back({node(nodes.front()).kind, nodes});
    place_x();
    add_group_rows(groups);
    row_of_.resize(d_.drawing.nodes.size());
    for (std::size_t r = 0; r < rows_.size(); ++r)
      for (const int n : rows_[r].nodes) row_of_[index(n)] = static_cast<int>(r);
  }

  void place_x() {
    at_.resize(d_.drawing.nodes.size());
    for (std::size_t n = 0; n < at_.size(); ++n) {
      const auto& drawn = d_.drawing.nodes[n];
      at_[n] = {content_left + drawn.x * content_width, drawn.width * content_width};
    }
    std::map<int, std::size_t> leaf_of;  // servers stand below their leaf
    for (std::size_t n = 0; n < at_.size(); ++n)
      if (d_.drawing.nodes[n].kind == DrawnKind::leaf) leaf_of[d_.drawing.nodes[n].first_switch] = n;
    for (std::size_t n = 0; n < at_.size(); ++n)
      if (const auto leaf = leaf_of.find(d_.drawing.nodes[n].first_switch);
          d_.drawing.nodes[n].kind == DrawnKind::servers && leaf != leaf_of.end())
        at_[n] = at_[leaf->second];
  }

  /// Few groups stand in one or two rows of wide boxes, many in rows of twelve.
  void add_group_rows(const std::vector<int>& groups) {
    if (groups.empty()) return;
    const auto count = static_cast<double>(groups.size());
    const double in_row = count > 2 * wide_groups ? most_in_row
                          : count > wide_groups   ? std::ceil(count / 2)
                                                  : count;
    const double step = content_width / in_row;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const auto column = static_cast<double>(i % static_cast<std::size_t>(in_row));
      if (column == 0) rows_.push_back({DrawnKind::group, {}});
      rows_.back().nodes.push_back(groups[i]);
      at_[index(groups[i])] = {content_left + (column + (1 - filled) / 2) * step, step * filled};
    }
    many_groups_ = count > 2 * wide_groups;
  }

  void make_bar() {
    for (const auto& link : d_.drawing.links) {
      if (!link.global) continue;
      global_[link.from] += link.cables;
      global_[link.to] += link.cables;
    }
  }

  double height_of(const Row& row) const {
    return groups_only(row) && !many_groups_ ? group_height : box_height;
  }

  void place_rows() {
    double y = names_reach;
    if (!global_.empty()) {
      bar_bottom_ = y + box_height;
      y = bar_bottom_ + linked_gap * 0.8;
    }
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      auto& row = rows_[r];
      if (r > 0) y += is_below(r) ? linked_gap : groups_only(row) ? group_gap : block_gap;
      row.top = y;
      row.height = height_of(row);
      y = row.bottom();
    }
    out_.height = y + names_reach;
  }

  /// Whether a row is the layer below the row above it; otherwise it begins another block of groups.
  bool is_below(std::size_t r) const { return level_of(rows_[r - 1].kind) > level_of(rows_[r].kind); }

  // ---- links

  /// Thinner where they are crowded: between many switches and beside many groups.
  void line(std::vector<Figure::Point> points, double cables, Figure::Tone tone, std::size_t beside = 1) {
    const double crowd = std::clamp(std::sqrt(120.0 / static_cast<double>(beside)), 0.25, 1.0);
    const double most = many_groups_ ? crowded_weight : line_weight(INFINITY);
    out_.lines.push_back({std::move(points), tone, std::min(most, crowd * line_weight(cables))});
  }

  /// Where a line to `other` meets a node: in the middle, of a row's only node straight below or above the other.
  double meets(int n, double other) const {
    const auto& box = at_[index(n)];
    if (rows_[index(row_of_[index(n)])].nodes.size() > 1) return box.middle();
    return std::clamp(other, box.x + 0.05 * box.width, box.right() - 0.05 * box.width);
  }

  /// The free way up at the right of a node's group.
  double way_up(int n) const {
    double right = at_[index(n)].right(), next = content_left + content_width + 0.01;
    const int group = node(n).group;
    for (std::size_t m = 0; m < at_.size(); ++m)
      if (group >= 0 && d_.drawing.nodes[m].group == group) right = std::max(right, at_[m].right());
    for (const auto& box : at_)
      if (box.x >= right - 1e-9) next = std::min(next, box.x);
    return (right + next) / 2;
  }

  /// From the top of a node to the height `y` below what it is joined to, around rows in between. Returns where it arrives.
  Figure::Point rise(int n, int above, double y, double cables, Figure::Tone tone) {
    const auto& row = rows_[index(row_of_[index(n)])];
    const double x = at_[index(n)].middle();
    if (row_of_[index(n)] <= above + 1) return {x, row.top};
    const double lane = row.top - 0.4 * group_gap, aside = way_up(n);
    line({{x, row.top}, {x, lane}, {aside, lane}, {aside, y}}, cables, tone);
    return {aside, y};
  }

  void draw_links() {
    std::map<int, std::map<int, std::vector<const DrawnLink*>>> upwards;  // by node and row above
    for (const auto& link : d_.drawing.links) {
      const int from = row_of_[index(link.from)], to = row_of_[index(link.to)];
      if (link.global) continue;
      if (from == to) joined_in_row_.insert({from, 0}).first->second += link.cables;
      else if (from > to) upwards[link.from][to].push_back(&link);
      if (from > to) above_[to] += link.cables, bundles_[to].push_back(link.cables);
    }
    for (const auto& [n, targets] : upwards)
      for (const auto& [row, links] : targets) draw_upwards(n, row, links);
    for (const auto& [row, cables] : joined_in_row_) draw_row(rows_[index(row)]);
    for (const auto& [n, cables] : global_) {
      const auto from = rise(n, -1, bar_bottom_ + 0.3 * linked_gap, cables, Figure::Tone::fourth);
      line({from, {from.x, bar_bottom_}}, cables, Figure::Tone::fourth);
    }
  }

  void draw_upwards(int n, int row, const std::vector<const DrawnLink*>& links) {
    double cables = 0;
    for (const auto* link : links) cables += link->cables;
    const auto& upper = rows_[index(row)];
    const auto start = rise(n, row, upper.bottom() + 0.3 * linked_gap, cables, Figure::Tone::neutral);
    const bool direct = start.y >= rows_[index(row_of_[index(n)])].top - 1e-9;
    for (const auto* link : links) {
      const double to = meets(link->to, start.x);
      const double from = direct ? meets(n, to) : start.x;
      line({{from, start.y}, {to, upper.bottom()}}, link->cables, Figure::Tone::neutral,
           bundles_.at(row).size());
    }
  }

  /// Through the routers of each group, which are all joined.
  void draw_row(const Row& row) {
    std::map<int, std::pair<double, double>> ends;
    for (const int n : row.nodes) {
      const double x = at_[index(n)].middle();
      const auto [end, added] = ends.try_emplace(node(n).group, x, x);
      end->second.first = std::min(end->second.first, x);
      end->second.second = std::max(end->second.second, x);
    }
    const double y = row.top + row.height / 2;
    for (const auto& [group, end] : ends)
      if (end.first < end.second) line({{end.first, y}, {end.second, y}}, 8, Figure::Tone::neutral);
  }

  // ---- boxes and words

  void draw_boxes() {
    for (std::size_t n = 0; n < at_.size(); ++n) {
      const auto& drawn = d_.drawing.nodes[n];
      const auto& row = rows_[index(row_of_[n])];
      auto words = box_words(d_, drawn, say_);
      out_.boxes.push_back({at_[n].x, row.top, at_[n].width, row.height, tone_of(drawn.kind), words.front()});
      out_.texts.push_back({at_[n].x, row.top, at_[n].width, row.height, Figure::Anchor::centre,
                            std::move(words), true, level_of(drawn.kind)});
    }
    if (!global_.empty()) draw_bar();
  }

  void draw_bar() {
    const auto& p = d_.plane;
    std::vector<std::string> words{
        say_(p.group_links == 1 ? TR("{} cable between each two groups, {} in all")
                                : TR("{} cables between each two groups, {} in all"),
             {p.group_links, p.global_links}),
        say_(TR("{} cables between groups"), {p.global_links}), say_("{}", {p.global_links})};
    out_.boxes.push_back(
        {content_left, names_reach, content_width, box_height, Figure::Tone::fourth, words.front()});
    out_.texts.push_back({content_left, names_reach, content_width, box_height, Figure::Anchor::centre,
                          std::move(words), true});
  }

  void name(double top, double bottom, std::vector<std::string> words) {
    out_.texts.push_back({0, top, names_width, bottom - top, Figure::Anchor::left, std::move(words), false});
  }

  void name_rows() {
    std::size_t first_group = rows_.size();
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      const auto& row = rows_[r];
      if (groups_only(row)) first_group = std::min(first_group, r);
      else name(row.top - names_reach, row.bottom() + names_reach, row_words(row));
      const auto above = above_.find(static_cast<int>(r));
      if (above == above_.end() || r + 1 >= rows_.size()) continue;
      name(row.bottom() + names_reach, rows_[r + 1].top - names_reach, cable_words(static_cast<int>(r)));
    }
    if (first_group < rows_.size())
      name(rows_[first_group].top - names_reach, rows_.back().bottom() + names_reach, group_names());
    if (!global_.empty())
      name(0, bar_bottom_ + names_reach, {say_(TR("Global links"), {}), say_(TR("Global"), {})});
  }

  std::vector<std::string> cable_words(int row) const {
    const auto& bundles = bundles_.at(row);
    const double least = *std::min_element(bundles.begin(), bundles.end());
    const double most = *std::max_element(bundles.begin(), bundles.end());
    const double all = above_.at(row);
    std::vector<std::string> words;
    if (bundles.size() > 1 && least == most) words.push_back(say_(TR("{} cables, {} a line"), {all, most}));
    else if (bundles.size() > 1) words.push_back(say_(TR("{} cables, {} to {} a line"), {all, least, most}));
    words.push_back(counted(say_, all, TR("{} cable"), TR("{} cables")));
    words.push_back(say_("{}", {all}));
    return words;
  }

  std::vector<std::string> row_words(const Row& row) const {
    double switches = 0, ports = 0;
    for (const int n : row.nodes) switches += node(n).switches, ports += node(n).endpoints;
    switch (row.kind) {
    case DrawnKind::servers:
      if (ports >= d_.plane.endpoints && d_.plane.server_ports > 0)
        return {say_(d_.servers == 1 ? TR("{} server, {} ports in this plane")
                                     : TR("{} servers, {} ports in this plane"),
                     {d_.servers, ports}),
                counted(say_, d_.servers, TR("{} server"), TR("{} servers")), say_("{}", {d_.servers})};
      return {say_(TR("Server ports: {}"), {ports}), say_(TR("{} ports"), {ports}), say_("{}", {ports})};
    case DrawnKind::spine:
      return {counted(say_, switches, TR("{} spine switch"), TR("{} spine switches")),
              counted(say_, switches, TR("{} spine"), TR("{} spines")), say_("{}", {switches})};
    case DrawnKind::core:
      return {counted(say_, switches, TR("{} core switch"), TR("{} core switches")),
              counted(say_, switches, TR("{} core"), TR("{} cores")), say_("{}", {switches})};
    case DrawnKind::leaf:
    case DrawnKind::group: break;
    }
    if (d_.routers)
      return {counted(say_, switches, TR("{} router"), TR("{} routers")), say_("{}", {switches})};
    return {counted(say_, switches, TR("{} leaf switch"), TR("{} leaf switches")),
            counted(say_, switches, TR("{} leaf"), TR("{} leaves")), say_("{}", {switches})};
  }

  std::vector<std::string> group_names() const {
    const auto counts = group_counts(d_);
    std::vector<std::string> words;
    if (d_.routers && counts.leaves > 0) {
      words.push_back(
          say_(TR("{} groups of {} routers for {} servers"), {counts.groups, counts.leaves, d_.servers}));
      words.push_back(say_(TR("{} groups of {} routers"), {counts.groups, counts.leaves}));
    } else if (counts.spines > 0) {
      words.push_back(say_(TR("{} groups of {} leaf and {} spine switches for {} servers"),
                           {counts.groups, counts.leaves, counts.spines, d_.servers}));
      words.push_back(
          say_(TR("{} groups of {} leaves, {} spines"), {counts.groups, counts.leaves, counts.spines}));
    }
    words.push_back(counted(say_, counts.groups, TR("{} group"), TR("{} groups")));
    words.push_back(say_("{}", {counts.groups}));
    return words;
  }

  const DrawnPlane& d_;
  const Say& say_;
  Figure& out_;
  std::vector<Row> rows_;  ///< from above
  std::vector<Rect> at_;   ///< of each node
  std::vector<int> row_of_;
  std::map<int, double> global_;                 ///< cables to other groups, by node
  std::map<int, double> joined_in_row_, above_;  ///< cables in a row, and from below into it
  std::map<int, std::vector<double>> bundles_;   ///< of those from below
  double bar_bottom_ = 0;
  bool many_groups_ = false;
};

}  // namespace

void draw_layers(const DrawnPlane& plane, const Say& say, Figure& figure) {
  Layers(plane, say, figure).draw();
}

}  // namespace plenum::plan
