#include <fmt/format.h>

#include "tests/architecture/source.h"
#include "tests/catch.h"

using namespace plenum::test;

TEST_CASE("layers: every include goes downwards", "[architecture]") {
  std::size_t checked = 0;
  for (const auto* folder : {"core", "models", "ui", "app"})
    for (const auto& file : source_files(folder, {".h", ".cpp"}))
      for (const auto& include : includes(file.text)) {
        ++checked;
        if (const auto wrong = layer_violation(file.path, include); !wrong.empty())
          FAIL_CHECK(fmt::format("{}:{}: {} ({})", file.path, include.line, wrong, include.target));
      }
  CHECK(checked > 100);
}

TEST_CASE("layers: what the rules allow and forbid", "[architecture]") {
  struct Row {
    const char *path, *target;
    bool quoted, allowed;
  };
  for (const auto& [path, target, quoted, allowed] : {
           Row{"core/fields/access.cpp", "core/units/unit.h", true, true},
           {"core/text/toml.cpp", "core/fields/access.h", true, true},
           {"core/catalog/records.cpp", "core/text/csv.h", true, true},
           {"core/store/project.cpp", "core/text/file.h", true, true},
           {"models/plan/evaluate.cpp", "models/rack/pack.h", true, true},
           {"models/gpu/types.h", "models/rack/types.h", true, true},
           {"ui/form/form.cpp", "QWidget", false, true},
           {"app/cli/run.cpp", "core/text/json.h", true, true},
           {"models/plan/report.cpp", "nlohmann/json.hpp", false, true},
           {"core/units/unit.cpp", "core/fields/schema.h", true, false},
           {"core/fields/access.cpp", "core/text/toml.h", true, false},
           {"core/text/toml.cpp", "core/store/project.h", true, false},
           {"core/text/toml.cpp", "models/plan/scenario.h", true, false},
           {"models/rack/pack.cpp", "models/cooling/year.h", true, false},
           {"models/rack/pack.cpp", "models/bakery/types.h", true, false},
           {"models/rack/pack.cpp", "ui/form/form.h", true, false},
           {"ui/form/form.cpp", "app/cli/run.h", true, false},
           {"core/units/unit.cpp", "QString", false, false},
           {"models/rack/pack.h", "QtCore/QString", false, false},
           {"models/plan/plan.h", "nlohmann/json.hpp", false, false},
           {"models/plan/plan.h", "core/text/json.h", true, false},
           {"models/study/sobol.h", "openturns/OT.hxx", false, false},
           {"models/plan/plan.h", "SQLiteCpp/SQLiteCpp.h", false, false},
       }) {
    INFO(path << " includes " << target);
    CHECK(layer_violation(path, {target, quoted, 1}).empty() == allowed);
  }
}

TEST_CASE("layers: includes are found", "[architecture]") {
  const auto found = includes(
      "#pragma once\n#include <vector>\n  #  include \"core/a.h\"\n// #include <no>\nint include;\n");
  REQUIRE(found.size() == 2);
  CHECK((found[0].target == "vector" && !found[0].quoted && found[0].line == 2));
  CHECK((found[1].target == "core/a.h" && found[1].quoted && found[1].line == 3));
}
