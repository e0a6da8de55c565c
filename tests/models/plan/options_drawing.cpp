#include "models/plan/options_drawing.h"

#include <algorithm>

#include "core/report/figure_texts.h"
#include "tests/catch.h"

using namespace plenum;
using plan::FabricOption;
using plan::options_figure;
using report::Figure;

namespace {

FabricOption option(double million, double speed, bool efficient) {
  FabricOption o;
  o.network_switch = "qm9700";
  o.feasible = true;
  o.tco = million * 1e6 * money_unit;
  o.training_speed = speed;
  o.allreduce_time = (1.0 / speed) * second;
  o.efficient = efficient;
  return o;
}

std::vector<FabricOption> options() {
  auto broken = option(1, 9, false);
  broken.feasible = false;
  broken.reason = "too many servers";
  return {option(10, 0.5, true), option(12, 1.0, true), option(13, 0.8, false), option(14, 0.9, false),
          broken};
}

std::vector<Figure::Box> marks(const Figure& figure, Figure::Tone tone) {
  std::vector<Figure::Box> found;
  for (const auto& box : figure.boxes)
    if (box.tone == tone) found.push_back(box);
  return found;
}

}  // namespace

TEST_CASE("every network that can be built has a mark, dearer to the right and faster above") {
  const auto figure = options_figure(options(), {});
  const auto front = marks(figure, Figure::Tone::second), others = marks(figure, Figure::Tone::first);
  REQUIRE(front.size() == 2);
  REQUIRE(others.size() == 2);  // all four: of so few none is left out
  CHECK(front[0].x < front[1].x);
  CHECK(front[0].y > front[1].y);
  CHECK(front[1].x < others[0].x);
  CHECK(others[0].x < others[1].x);
  CHECK(others[0].y > others[1].y);
  CHECK(front[1].about.find("12 M") != std::string::npos);
  CHECK(front[1].about.find("qm9700") != std::string::npos);
  CHECK(std::count_if(figure.lines.begin(), figure.lines.end(),
                      [](const auto& line) { return line.tone == Figure::Tone::second; }) == 1);
  CHECK(figure.table.rows.size() == 5);
}

TEST_CASE("a few that cost a hundred times as much do not hide the others") {
  std::vector<FabricOption> all;
  for (int i = 0; i < 9; ++i) all.push_back(option(10 + i, 0.5, i == 0));
  all.push_back(option(5000, 0.5, false));
  const auto figure = options_figure(all, {});
  CHECK(marks(figure, Figure::Tone::first).size() == 7);
  CHECK(figure.note.find("2 dearest") != std::string::npos);
  CHECK(figure.table.rows.size() == 10);
  all.back().efficient = true;  // one of the front is always drawn
  CHECK(marks(options_figure(all, {}), Figure::Tone::first).size() == 8);
}

TEST_CASE("without a training job speed is that of all-reduce") {
  auto all = options();
  for (auto& o : all) o.training_speed.reset();
  const auto with = options_figure(options(), {}), without = options_figure(all, {});
  CHECK(with.title != without.title);
  const auto a = marks(with, Figure::Tone::second), b = marks(without, Figure::Tone::second);
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) CHECK(a[i].y == Approx(b[i].y));
}

TEST_CASE("texts of the comparison's figure never overlap nor leave it") {
  const std::vector<std::vector<FabricOption>> cases{options(),
                                                     {option(10, 1, true)},
                                                     {option(10, 1, true), option(10, 1, true)},
                                                     {option(1e-4, 1e-3, true), option(2e5, 20, true)}};
  for (const auto& all : cases)
    for (const double letters : {12.0 / 302, 12.0 / 720, 7.5 / 487}) {
      const auto figure = options_figure(all, {});
      const auto texts = report::placed_texts(figure, letters, report::usual_width);
      CHECK(texts.size() >= 4);
      for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto& a = texts[i];
        CHECK((a.x >= 0 && a.y >= 0 && a.x + a.width <= 1 && a.y + a.height <= figure.height));
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
          const auto& b = texts[j];
          const bool apart =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          INFO(a.lines.front() << " and " << b.lines.front());
          CHECK(apart);
        }
      }
      for (const auto& box : figure.boxes)
        CHECK((box.x >= 0 && box.x + box.width <= 1 && box.y >= 0 && box.y + box.height <= figure.height));
    }
}

TEST_CASE("nothing that can be built, nothing to draw") {
  auto all = options();
  for (auto& o : all) o.feasible = false;
  CHECK(options_figure(all, {}).boxes.empty());
  CHECK(options_figure({}, {}).boxes.empty());
}
