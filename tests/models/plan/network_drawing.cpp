#include "models/plan/network_drawing.h"

#include <algorithm>

#include "core/report/figure_texts.h"
#include "core/report/html.h"
#include "tests/catch.h"

using namespace plenum;
using fabric::PlaneDemand;
using fabric::Topology;
using plan::network_figure;
using report::Figure;

namespace {

PlaneDemand demand(Topology topology, double radix, double servers, double server_ports) {
  PlaneDemand d;
  d.topology = topology;
  d.radix = radix;
  d.servers = servers;
  d.server_ports = server_ports;
  return d;
}

/// From two servers at one switch to 65,536 endpoints.
std::vector<PlaneDemand> demands() {
  const Topology trees[] = {Topology::fat_tree, Topology::rail_optimised};
  std::vector<PlaneDemand> all{
      demand(Topology::rail_only, 64, 64, 1),       demand(Topology::dragonfly_plus, 40, 20, 4),
      demand(Topology::dragonfly_plus, 40, 936, 4), demand(Topology::dragonfly_plus, 40, 16384, 4),
      demand(Topology::dragonfly_plus, 16, 300, 1), demand(Topology::dragonfly_plus, 16, 3000, 1),
      demand(Topology::dragonfly, 64, 200, 4),      demand(Topology::dragonfly, 64, 16384, 4),
      demand(Topology::dragonfly, 16, 64, 4),       demand(Topology::hyperx, 64, 2, 4),
      demand(Topology::hyperx, 64, 256, 4),         demand(Topology::hyperx, 64, 16384, 4),
      demand(Topology::torus, 16, 64, 4),           demand(Topology::torus, 16, 1024, 4)};
  for (const auto tree : trees)
    for (const double servers : {2.0, 16.0, 127.0, 256.0, 300.0, 1024.0, 8192.0})
      all.push_back(demand(tree, 64, servers, 8));
  return all;
}

/// Letters of 9 points in a column of 80 mm, of 9 points in a window and of 7.5 points on a page.
const double letter_heights[] = {12.0 / 302, 12.0 / 720, 7.5 / 487};

bool apart(const report::PlacedText& a, const report::PlacedText& b) {
  return a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9 || a.y + a.height <= b.y + 1e-9 ||
         b.y + b.height <= a.y + 1e-9;
}

double table_value(const Figure& figure, const std::string& part) {
  for (const auto& row : figure.table.rows)
    if (row[0].text == part) return *row[1].number;
  return 0;
}

std::string all_text(const Figure& figure) {
  std::string all;
  for (const auto& text : figure.texts) all += text.forms.front() + "\n";
  return all;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("texts of a network's figure never overlap nor leave it") {
  for (const auto& d : demands())
    for (const double letters : letter_heights) {
      INFO(static_cast<int>(d.topology) << ", " << d.servers << " servers, letters of " << letters);
      const auto figure = network_figure(d, 1);
      REQUIRE_FALSE(figure.boxes.empty());
      const auto texts = report::placed_texts(figure, letters, report::usual_width);
      REQUIRE_FALSE(texts.empty());
      for (std::size_t i = 0; i < texts.size(); ++i) {
        CHECK(texts[i].x >= -1e-9);
        CHECK(texts[i].y >= -1e-9);
        CHECK(texts[i].x + texts[i].width <= 1 + 1e-9);
        CHECK(texts[i].y + texts[i].height <= figure.height + 1e-9);
        const auto over = std::find_if(texts.begin() + static_cast<std::ptrdiff_t>(i) + 1, texts.end(),
                                       [&](const auto& other) { return !apart(texts[i], other); });
        INFO(texts[i].lines.front() << " and " << (over == texts.end() ? "" : over->lines.front()));
        CHECK(over == texts.end());
      }
    }
}

TEST_CASE("every layer has its name at any width") {
  for (const auto& d : demands())
    for (const double letters : letter_heights) {
      INFO(static_cast<int>(d.topology) << ", " << d.servers << " servers, letters of " << letters);
      const auto figure = network_figure(d, 1);
      const auto is_name = [](const Figure::Text& text) { return !text.on_box; };
      const auto names = std::count_if(figure.texts.begin(), figure.texts.end(), is_name);
      const auto texts = report::placed_texts(figure, letters, report::usual_width);
      CHECK(names >= 2);
      CHECK(std::count_if(texts.begin(), texts.end(),
                          [&](const auto& placed) { return is_name(*placed.text); }) == names);
    }
}

TEST_CASE("boxes and lines of a network's figure stay inside, boxes apart") {
  for (const auto& d : demands()) {
    INFO(static_cast<int>(d.topology) << ", " << d.servers << " servers");
    const auto figure = network_figure(d, 1);
    CHECK(figure.boxes.size() <= 202);
    for (std::size_t i = 0; i < figure.boxes.size(); ++i) {
      const auto& a = figure.boxes[i];
      CHECK((a.x >= 0 && a.y >= 0 && a.x + a.width <= 1 && a.y + a.height <= figure.height));
      for (std::size_t j = i + 1; j < figure.boxes.size(); ++j) {
        const auto& b = figure.boxes[j];
        const bool free =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        if (!free) FAIL_CHECK("box " << i << " lies on box " << j);
      }
    }
    std::size_t outside = 0;
    for (const auto& line : figure.lines)
      for (const auto& p : line.points) outside += p.x < 0 || p.x > 1 || p.y < 0 || p.y > figure.height;
    CHECK(outside == 0);
  }
}

TEST_CASE("the table behind a network's figure is the plane") {
  for (const auto& d : demands()) {
    INFO(static_cast<int>(d.topology) << ", " << d.servers << " servers");
    const auto figure = network_figure(d, 3);
    const auto plane = fabric::plane(d);
    const bool routers =
        d.topology == Topology::dragonfly || d.topology == Topology::hyperx || d.topology == Topology::torus;
    CHECK(table_value(figure, "Server ports and reserved ports") == plane.endpoints);
    CHECK(table_value(figure, routers ? "Routers" : "Leaf switches") == plane.leaf);
    CHECK(table_value(figure, "Spine switches") == plane.spine);
    CHECK(table_value(figure, "Core switches") == plane.core);
    CHECK(table_value(figure, "Cables, leaf - spine") == plane.leaf_spine_links);
    CHECK(table_value(figure, "Cables, group - group") == plane.global_links);
    for (const auto& row : figure.table.rows) CHECK(*row[2].number == 3 * *row[1].number);
  }
}

TEST_CASE("what a network's figure says") {
  const auto small = network_figure(demand(Topology::fat_tree, 64, 16, 8), 8);
  CHECK(small.boxes.size() == 10);
  CHECK(small.lines.size() == 12);
  for (const char* words : {"2 spine switches", "128 cables, 16 a line", "4 leaf switches", "leaf 4",
                            "spine 2", "16 servers, 128 ports in this plane"}) {
    INFO(words);
    CHECK(has(all_text(small), words));
  }
  CHECK(has(small.note, "One of 8 like planes."));
  CHECK(small.lines.back().weight < 6.0);

  const auto large = network_figure(demand(Topology::fat_tree, 64, 8192, 8), 1);
  CHECK(large.boxes.size() == 65);
  CHECK(has(all_text(large), "64 groups of 32 leaf and 32 spine switches for 8,192 servers"));
  CHECK(has(all_text(large), "65,536 cables, 1,024 a line"));
  CHECK(std::any_of(large.boxes.begin(), large.boxes.end(),
                    [](const auto& box) { return box.about == "1,024 cores"; }));

  const auto groups = network_figure(demand(Topology::dragonfly_plus, 40, 936, 4), 1);
  CHECK(has(all_text(groups), "44 cables between each two groups, 1,980 in all"));

  auto tapered = demand(Topology::fat_tree, 64, 16, 8);
  tapered.oversubscription = 0.5;  // below one: it cannot be built
  CHECK(network_figure(tapered, 1).boxes.empty());
  CHECK(network_figure(demand(Topology::fat_tree, 64, 0, 8), 1).boxes.empty());
}

TEST_CASE("a network's figure speaks the reader's language") {
  const auto figure = network_figure(demand(Topology::fat_tree, 64, 16, 8), 8,
                                     [](std::string_view text) { return "<" + std::string(text) + ">"; });
  CHECK(figure.title == "<Compute fabric>: <Fat tree>");
  for (const auto& text : figure.texts) CHECK((has(text.forms.front(), "<") && has(text.forms.front(), ">")));
}

TEST_CASE("the picture of a large network is a small file") {
  for (const auto& d : demands()) CHECK(report::svg(network_figure(d, 1)).size() < 100000);
}
