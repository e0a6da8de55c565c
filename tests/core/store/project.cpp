#include "core/store/project.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/core/folder.h"

using namespace plenum::store;

namespace {

StoredScenario base(const char* name, int position = 0,
                    const char* text = "format = \"plenum-scenario/1\"\n") {
  StoredScenario s;
  s.name = name, s.text = text, s.position = position;
  return s;
}

StoredScenario variant(const char* name, std::int64_t of, int position = 0) {
  auto s = base(name, position);
  s.base_id = of;
  return s;
}

std::vector<std::string> names(const std::vector<StoredScenario>& list) {
  std::vector<std::string> out;
  for (const auto& s : list) out.push_back(s.name);
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("what is stored is read back by another opening") {
  plenum::test::Folder folder;
  const auto file = folder / "pod.plenum";
  std::int64_t a = 0, b = 0;
  {
    auto project = Project::create(file);
    a = project.save(base("Base", 0, "[plan]\nname = \"Zoë\"\n"));
    b = project.save(variant("Liquid", a, 1));
    project.add_run({0, b, "text", R"({"cost": 1.5})", "0.1.0", "abc", "2027-01-01T00:00:00Z", 0.25});
    project.add_run({0, a, "text", "{}", "0.1.0", "abc", "", 0.5});
    project.approve({b, "rack-power", "racks.power_limit", "agreed", "Ada", "2027-01-02"});
    project.save_report({0, "Board", R"({"language": "fr"})"});
    project.set_meta("open", "2");
  }
  CHECK_FALSE(std::filesystem::exists(file.string() + "-wal"));  // one file when nobody has it open
  const auto project = Project::open(file, OpenMode::read_only);
  CHECK(names(project.scenarios()) == Names{"Base", "Liquid"});
  CHECK(project.scenario(a)->text == "[plan]\nname = \"Zoë\"\n");
  CHECK(project.scenario("Liquid")->base_id == a);
  CHECK(project.scenario("Liquid")->modified.size() == std::string("2027-01-01T00:00:00Z").size());
  CHECK_FALSE(project.scenario("liquid"));
  REQUIRE(project.runs().size() == 2);
  CHECK(project.runs()[0].scenario_id == a);  // the latest first
  CHECK_FALSE(project.runs()[0].started.empty());
  REQUIRE(project.runs(b).size() == 1);
  CHECK(project.runs(b)[0] ==
        StoredRun{1, b, "text", R"({"cost": 1.5})", "0.1.0", "abc", "2027-01-01T00:00:00Z", 0.25});
  CHECK(project.approvals(b) ==
        std::vector<Approval>{{b, "rack-power", "racks.power_limit", "agreed", "Ada", "2027-01-02"}});
  CHECK(project.reports() == std::vector<ReportDefinition>{{1, "Board", R"({"language": "fr"})"}});
  CHECK(project.meta("open") == "2");
  CHECK_FALSE(project.meta("closed"));
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) ==
        1);  // reading leaves nothing beside it
}

TEST_CASE("changes, deletions and their consequences") {
  plenum::test::Folder folder;
  auto project = Project::create(folder / "pod.plenum");
  const auto a = project.save(base("Base"));
  const auto b = project.save(variant("Liquid", a));
  project.add_run({0, b, "text", "{}", "0.1.0", "abc", "", 0.0});
  project.approve({b, "rule", "path", "first", "Ada", ""});
  project.approve({b, "rule", "path", "second", "Bob", ""});
  REQUIRE(project.approvals(b).size() == 1);
  CHECK(project.approvals(b)[0].reason == "second");
  project.withdraw(b, "rule", "path");
  CHECK(project.approvals(b).empty());

  auto changed = *project.scenario(a);
  changed.name = "Renamed";
  CHECK(project.save(changed) == a);
  CHECK(project.scenario(a)->name == "Renamed");
  const auto report = project.save_report({0, "Board", "{}"});
  CHECK(project.save_report({report, "Board", "[]"}) == report);
  CHECK(project.reports()[0].options == "[]");

  project.approve({b, "rule", "path", "third", "Ada", ""});
  project.remove(a);
  CHECK(project.scenarios().empty());  // the variant went with its base
  CHECK(project.approvals(b).empty());
  REQUIRE(project.runs().size() == 1);  // what was calculated stays
  CHECK_FALSE(project.runs()[0].scenario_id);
}

TEST_CASE("a base stands before its variants, tabs in their order") {
  plenum::test::Folder folder;
  auto project = Project::create(folder / "pod.plenum");
  const auto first = project.save(base("First", 5)), second = project.save(base("Second", 1));
  project.save(variant("First b", first, 2));
  project.save(variant("First a", first, 0));
  project.save(variant("Second a", second, 9));
  CHECK(names(project.scenarios()) == Names{"Second", "Second a", "First", "First a", "First b"});
}

TEST_CASE("a whole list is saved at once or not at all") {
  plenum::test::Folder folder;
  auto project = Project::create(folder / "pod.plenum");
  auto list =
      project.save_all({base("A", 0), variant("A cold", -1, 1), base("B", 2), variant("B cold", -3, 3)});
  CHECK(names(list) == Names{"A", "A cold", "B", "B cold"});
  CHECK(list[1].base_id == list[0].id);
  CHECK(list[3].base_id == list[2].id);

  SECTION("names and bases may be exchanged") {
    std::swap(list[0].name, list[2].name);
    list[1].base_id = list[2].id;
    const auto saved = project.save_all(list);
    CHECK(names(saved) == Names{"B", "A", "A cold", "B cold"});
    CHECK(project.scenario(list[0].id)->name == "B");
  }
  SECTION("what is not in the list is deleted, a variant with a new base stays") {
    list[1].base_id = list[2].id;
    list.erase(list.begin());
    CHECK(names(project.save_all(list)) == Names{"B", "A cold", "B cold"});
  }
  SECTION("a name twice changes nothing") {
    auto bad = list;
    bad[2].name = "A";
    bad[0].text = "changed";
    CHECK_THROWS_AS(project.save_all(bad), StoreError);
    CHECK(project.scenarios() == list);
  }
}

TEST_CASE("scenarios that cannot be") {
  plenum::test::Folder folder;
  auto project = Project::create(folder / "pod.plenum");
  const auto a = project.save(base("Base"));
  const auto b = project.save(variant("Liquid", a));
  auto itself = *project.scenario(a);
  itself.base_id = a;
  auto unknown = base("Ghost");
  unknown.id = 99;
  struct Row {
    StoredScenario scenario;
    const char* message;
  };
  const Row rows[] = {
      {base("Base"), "there is a scenario `Base` already"},
      {base(""), "a scenario needs a name"},
      {variant("Deep", b), "`Deep` cannot be a variant of `Liquid`: variants have no variants"},
      {variant("Lost", 77), "the base of the variant `Lost` is not in the project"},
      {itself, "`Base` cannot be a variant of `Base`: variants have no variants"},
      {unknown, "the scenario `Ghost` is no longer in the project"},
  };
  const auto before = project.scenarios();
  for (const auto& row : rows) {
    CHECK_THROWS_WITH(project.save(row.scenario), row.message);
    CHECK(project.scenarios() == before);
  }
}

TEST_CASE("a transaction that is not committed leaves nothing") {
  plenum::test::Folder folder;
  auto project = Project::create(folder / "pod.plenum");
  {
    Project::Transaction transaction(project);
    project.save(base("A"));
    CHECK_THROWS_AS(project.save(base("A")), StoreError);  // an error inside does not end it
    project.save(base("B"));
    CHECK_THROWS_AS(project.save_as(folder / "other.plenum"), StoreError);
  }
  CHECK(project.scenarios().empty());
  {
    Project::Transaction transaction(project);
    project.save(base("A"));
    transaction.commit();
  }
  CHECK(names(project.scenarios()) == Names{"A"});
}

TEST_CASE("saving under another name goes on with the copy") {
  plenum::test::Folder folder;
  const auto one = folder / "one.plenum", two = folder / "two.plenum";
  auto project = Project::create(one);
  project.save(base("A"));
  {
    auto old = Project::create(two);  // is replaced as a whole
    old.save(base("Old"));
  }
  project.save_as(two);
  CHECK(project.path() == two);
  project.save(base("B", 1));
  CHECK(names(Project::open(one, OpenMode::read_only).scenarios()) == Names{"A"});
  CHECK(names(Project::open(two, OpenMode::read_only).scenarios()) == Names{"A", "B"});
  project.save_as(two);  // on itself
  CHECK(names(project.scenarios()) == Names{"A", "B"});

  auto reading = Project::open(one, OpenMode::read_only);
  CHECK(reading.read_only());
  CHECK_THROWS_WITH(reading.save(base("C")), "`one.plenum` is open for reading only");
  CHECK_THROWS_AS(Project::Transaction(reading), StoreError);
  reading.save_as(folder / "three.plenum");  // the way out
  CHECK_FALSE(reading.read_only());
  reading.save(base("C", 1));
  CHECK(names(reading.scenarios()) == Names{"A", "C"});
}
