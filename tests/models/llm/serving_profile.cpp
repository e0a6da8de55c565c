#include "models/llm/serving_profile.h"

#include <fstream>
#include <set>

#include "models/llm/steady_state.h"
#include "tests/catch.h"
#include "tests/core/folder.h"
#include "tests/models/llm/serving_case.h"

using namespace plenum;
using namespace plenum::llm;
using namespace plenum::serving_case;

namespace {

ServingPoint point(double prompt, double output, double batch, double slower, const ServingEngine& engine) {
  ServingPoint p;
  p.model = "m", p.gpu = "g", p.engine = "e", p.prompt_tokens = prompt, p.output_tokens = output,
  p.batch = batch;
  p.row = std::to_string(static_cast<int>(prompt));
  p.tpot =
      slower * steady_tpot(roofline(dense_task(), 1, cluster(), engine), batch, prompt, output, 1) * second;
  return p;
}

}  // namespace

TEST_CASE("llm serving profile: measured over calculated time") {
  auto task = dense_task();
  task.prompt_tokens = 1000, task.output_tokens = 200;
  const ServingEngine engine;
  const std::vector<ServingPoint> points{point(1000, 200, 4, 1.2, engine), point(3000, 200, 8, 2.0, engine),
                                         point(9000, 200, 8, 9.0, engine)};
  const auto one = measured_serving(std::span(points).first(1), "m", "g", task, cluster(), engine);
  REQUIRE(one);
  CHECK(one->factor == Approx(1.2));
  CHECK(one->inside);
  // The farther point counts less, one beyond a factor of 4 not at all.
  const auto all = measured_serving(points, "m", "g", task, cluster(), engine);
  REQUIRE(all);
  CHECK(all->points == 2);
  CHECK(all->factor > 1.2);
  CHECK(all->factor < std::sqrt(1.2 * 2.0));
  CHECK(all->nearest == "1000");
  // The engine slowed by the factor of a single point says what was measured.
  const auto exact = slowed(engine, one->factor);
  CHECK(measured_serving(std::span(points).first(1), "m", "g", task, cluster(), exact)->factor ==
        Approx(1.0));
}

TEST_CASE("llm serving profile: only the same model, GPU, software, format and number of GPUs") {
  auto task = dense_task();
  task.prompt_tokens = 1000, task.output_tokens = 200;
  ServingEngine engine;
  const std::vector<ServingPoint> points{point(1000, 200, 4, 1.2, engine)};
  CHECK_FALSE(measured_serving(points, "other", "g", task, cluster(), engine));
  CHECK_FALSE(measured_serving(points, "m", "other", task, cluster(), engine));
  engine.engine = "other";
  CHECK_FALSE(measured_serving(points, "m", "g", task, cluster(), engine));
  engine.engine = "e";
  task.tensor = 2;
  CHECK_FALSE(measured_serving(points, "m", "g", task, cluster(), engine));
  task.tensor = 1;
  CHECK(measured_serving(points, "m", "g", task, cluster(), engine));
  task.format = WeightFormat::nf4;
  CHECK_FALSE(measured_serving(points, "m", "g", task, cluster(), engine));
  task.format = WeightFormat::fp16, task.prompt_tokens = 1600;
  CHECK_FALSE(measured_serving(points, "m", "g", task, cluster(), engine)->inside);
}

TEST_CASE("llm serving profile: the shipped rows") {
  std::vector<text::InputError> errors;
  const auto points =
      read_serving_points(std::filesystem::path(PLENUM_SOURCE_DIR) / "data/profiles/serving.csv", errors);
  CHECK(errors.empty());
  CHECK(points.size() > 800);
  std::set<std::string> rows;
  for (const auto& p : points) rows.insert(p.row);
  CHECK(rows.size() == points.size());
}

TEST_CASE("llm serving profile: bad rows are told") {
  const std::string header =
      "model,gpu,engine,format,cache_bits,gpus,prompt,output,batch,ttft_ms,tpot_ms,tokens_per_s,basis,source,as_of,row\n";
  struct Row {
    const char* line;
    const char* message;  // empty: read
  };
  const Row rows[] = {
      {"m,g,e,fp8,8,1,1000,100,4,,10,,measured,s,2026,r1", ""},
      {"m,g,e,fp8,8,1,1000,100,,,,500,measured,s,2026,r1", ""},
      {"m,g,e,fp9,8,1,1000,100,4,,10,,measured,s,2026,r1", "unknown format"},
      {"m,g,e,fp8,8,1,-5,100,4,,10,,measured,s,2026,r1", "no positive number"},
      {"m,g,e,fp8,8,1,nan,100,4,,10,,measured,s,2026,r1", "no positive number"},
      {"m,g,e,fp8,8,1,1000,100,4,30,,,measured,s,2026,r1", "neither"},
      {"m,g,e,fp8,8,1,1000,100,4,,10,,guess,s,2026,r1", "unknown basis"},
      {"m,g,e,fp8,8,1,1000,100,4,,10,,measured,,2026,r1", "no source"},
      {"m,g,e,fp8,8,1,1000,100,4,,10,,measured,s,2026", "cells instead of"},
  };
  const test::Folder folder;
  for (const auto& row : rows) {
    INFO(row.line);
    std::ofstream(folder / "serving.csv") << header << row.line << '\n';
    std::vector<text::InputError> errors;
    const auto points = read_serving_points(folder / "serving.csv", errors);
    if (*row.message == '\0') {
      CHECK(errors.empty());
      CHECK(points.size() == 1);
    } else {
      REQUIRE(errors.size() == 1);
      CHECK_THAT(errors.front().what(), containing(row.message));
      CHECK(points.empty());
    }
  }
}
