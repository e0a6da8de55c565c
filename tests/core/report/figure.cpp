#include <nlohmann/json.hpp>

#include "core/report/csv.h"
#include "core/report/figure_texts.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/markdown.h"
#include "core/report/numbers.h"
#include "tests/catch.h"

using namespace plenum::report;

namespace {

/// Every letter as wide as half of its height.
double half_wide(std::string_view text) { return 0.5 * static_cast<double>(text.size()); }

Figure figure() {
  Figure f;
  f.title = "Network <1>";
  f.height = 0.5;
  f.note = "1,024 cables & more.";
  f.lines = {{{{0.2, 0.1}, {0.2, 0.4}}, Figure::Tone::neutral, 1.0},
             {{{0.3, 0.1}, {0.3, 0.4}}, Figure::Tone::neutral, 1.0},
             {{{0.4, 0.1}, {0.4, 0.4}}, Figure::Tone::neutral, 3.0}};
  f.boxes = {{0.1, 0.0, 0.5, 0.1, Figure::Tone::first, "1,024 leaves"},
             {0.1, 0.4, 0.5, 0.1, Figure::Tone::neutral, ""}};
  f.texts = {{0.1, 0.0, 0.5, 0.1, Figure::Anchor::centre, {"1,024 leaves", "1,024"}, true}};
  f.table.title = "Parts";
  f.table.columns = {{"Part", "", Align::left}, {"Number", "", Align::right}};
  f.table.rows = {{"Leaves", number_cell(1024)}};
  return f;
}

Report report() {
  Report r;
  r.title = "Plan";
  r.blocks = {figure()};
  return r;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a text takes the longest form that fits its room") {
  struct Row {
    double width, height;  // of the room, in letters
    Lines forms;
    Lines placed;  // empty: left out
  };
  const Row rows[] = {
      {10.0, 1.2, {"32 leaf switches", "32 leaves", "32"}, {"32 leaf switches"}},
      {7.9, 1.2, {"32 leaf switches", "32 leaves", "32"}, {"32 leaves"}},
      {7.9, 2.4, {"32 leaf switches", "32 leaves", "32"}, {"32 leaf", "switches"}},
      {4.0, 3.7, {"32 leaf switches", "32 leaves", "32"}, {"32 leaf", "switches"}},
      {3.9, 2.4, {"32 leaf switches", "32 leaves", "32"}, {"32", "leaves"}},
      {1.0, 1.2, {"32 leaf switches", "32 leaves", "32"}, {"32"}},
      {0.9, 9.0, {"32 leaf switches", "32 leaves", "32"}, {}},
      {9.0, 1.1, {"32"}, {}},
      {9.0, 9.0, {}, {}},
      {9.0, 9.0, {"", "two  words "}, {"two words"}},
  };
  constexpr double letters = 0.02;
  for (const auto& row : rows) {
    Figure f;
    f.texts = {{0.1, 0.2, row.width * letters * 1.0001, row.height * letters * 1.0001, Figure::Anchor::centre,
                row.forms, false}};
    const auto placed = placed_texts(f, letters, half_wide);
    INFO(row.width << " x " << row.height);
    REQUIRE(placed.size() == (row.placed.empty() ? 0 : 1));
    if (row.placed.empty()) continue;
    CHECK(placed[0].lines == row.placed);
    CHECK(placed[0].x >= 0.1);
    CHECK(placed[0].y >= 0.2);
    CHECK(placed[0].x + placed[0].width <= 0.1 + f.texts[0].width + 1e-12);
    CHECK(placed[0].y + placed[0].height <= 0.2 + f.texts[0].height + 1e-12);
  }
}

TEST_CASE("texts that belong together stand all or none") {
  Figure f;
  f.texts = {{0.0, 0.0, 0.1, 0.1, Figure::Anchor::left, {"8"}, true, 1},
             {0.2, 0.0, 0.1, 0.1, Figure::Anchor::left, {"1024"}, true, 1},
             {0.4, 0.0, 0.1, 0.1, Figure::Anchor::left, {"9"}, true, 2},
             {0.6, 0.0, 0.1, 0.1, Figure::Anchor::left, {"9999"}, true, -1}};
  CHECK(placed_texts(f, 0.05, half_wide).size() == 4);
  const auto narrow = placed_texts(f, 0.06, half_wide);
  REQUIRE(narrow.size() == 1);
  CHECK(narrow[0].lines == Lines{"9"});
}

TEST_CASE("a text stands at its anchor") {
  struct Row {
    Figure::Anchor anchor;
    double x;
  };
  const Row rows[] = {
      {Figure::Anchor::left, 0.1}, {Figure::Anchor::centre, 0.28}, {Figure::Anchor::right, 0.46}};
  for (const auto& row : rows) {
    Figure f;
    f.texts = {{0.1, 0.0, 0.4, 0.1, row.anchor, {"abcd"}, false}};
    CHECK(placed_texts(f, 0.02, half_wide).at(0).x == Approx(row.x));
  }
}

TEST_CASE("a figure as SVG: one path for like lines, titles, texts that fit") {
  const auto drawing = svg(figure());
  CHECK(has(drawing, "viewBox=\"0 0 720 360\""));
  CHECK(has(drawing, "<title>Network &lt;1&gt;</title>"));
  CHECK(has(drawing, "<desc>1,024 cables &amp; more.</desc>"));
  CHECK(count(drawing, "<path") == 2);
  CHECK(has(drawing, "M144.0 72.0L144.0 288.0M216.0 72.0L216.0 288.0"));
  CHECK(count(drawing, "<rect") == 2);
  CHECK(has(drawing, "<title>1,024 leaves</title></rect>"));
  CHECK(has(drawing, ">1,024 leaves</text>"));
  CHECK(has(svg(figure(), 160), ">1,024</text>"));
  CHECK_FALSE(has(svg(figure(), 40), "<text"));
  CHECK(count(drawing, "<svg") == count(drawing, "</svg>"));
  CHECK(count(svg(Figure{}), "</svg>") == 1);
}

TEST_CASE("a figure in every format") {
  CHECK(has(
      markdown(report()),
      "**Network \\<1\\>**\n\n| Part | Number |\n|---|---:|\n| Leaves | 1,024 |\n\n1,024 cables & more.\n"));
  CHECK(has(csv(report()), "Network <1>\nPart,Number\nLeaves,1024\n"));
  const auto block = nlohmann::json::parse(json(report()))["blocks"][0];
  CHECK(block["type"] == "figure");
  CHECK(block["title"] == "Network <1>");
  CHECK(block["rows"][0][1] == 1024);
  CHECK(block["note"] == "1,024 cables & more.");
  const auto page = html(report());
  CHECK(has(page, "<figcaption>Network &lt;1&gt;</figcaption>\n<svg"));
  CHECK(has(page, "<details><summary>Parts</summary>"));
  CHECK(has(page, "<td class=\"n\">1,024</td>"));
  for (const char* element : {"figure", "svg", "details", "title", "desc", "text", "rect"}) {
    INFO(element);
    CHECK(count(page, std::string("<") + element + ">") + count(page, std::string("<") + element + " ") ==
          count(page, std::string("</") + element + ">"));
  }
}

TEST_CASE("numbers of a figure in the reader's style") {
  auto r = report();
  write_numbers(r, number_style("fr"));
  const auto& f = std::get<Figure>(r.blocks.front());
  CHECK(f.texts[0].forms[1] == "1\u202f024");
  CHECK(f.boxes[0].about == "1\u202f024 leaves");
  CHECK(f.note == "1\u202f024 cables & more.");
  CHECK(f.table.rows[0][1].text == "1\u202f024");
}
