#include <fstream>

#include "app/cli/cli.h"
#include "core/store/project.h"
#include "models/plan/scenario_file.h"
#include "tests/catch.h"
#include "tests/core/folder.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;

namespace {

cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", PLENUM_SOURCE_DIR "/data"});
  return cli::run(arguments);
}

}  // namespace

TEST_CASE("a variant in a project stays one when it is run, and comes out whole") {
  const test::Folder folder;
  const auto file = folder / "pod.plenum";
  const auto base = test::example("v100-training-pod.toml");
  auto variant = base;
  variant.plan.name = "Smaller";
  variant.compute.servers = Servers{64};
  {
    auto project = store::Project::create(file);
    store::StoredScenario stored{.name = base.plan.name,
                                 .base_id = {},
                                 .text = plan::write_scenario(base, test::catalogue()),
                                 .modified = {}};
    const auto id = project.save(stored);
    project.save({.name = "Smaller",
                  .base_id = id,
                  .text = plan::write_variant(variant, base, test::catalogue()),
                  .position = 1,
                  .modified = {}});
  }
  const auto exported = run({"export", file.string(), "Smaller"});
  REQUIRE(exported.code == cli::done);
  CHECK(plan::parse_scenario(exported.out, "out.toml", ".", test::catalogue()) == variant);

  // Run from its own text with another number and kept under its name: still what differs from the base alone.
  variant.compute.servers = Servers{96};
  std::ofstream(folder / "smaller.toml") << plan::write_scenario(variant, test::catalogue());
  REQUIRE(run({"run", (folder / "smaller.toml").string(), "--store", file.string()}).code == cli::done);
  const auto project = store::Project::open(file, store::OpenMode::read_only);
  const auto kept = project.scenario("Smaller");
  REQUIRE(kept);
  CHECK(kept->is_variant());
  CHECK(kept->text.find("v100") == kept->text.npos);
  CHECK(plan::parse_variant(kept->text, "kept", base, test::catalogue()) == variant);
}
