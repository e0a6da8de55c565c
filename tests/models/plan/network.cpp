#include "models/plan/network.h"

#include <set>

#include "models/plan/fabric_choice.h"
#include "models/plan/network_tables.h"
#include "tests/catch.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;
using test::catalogue;
using test::example;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

plan::Scenario with(const Settings& settings, const char* name = "v100-training-pod.toml") {
  auto scenario = example(name);
  plan::set_all(scenario, settings, catalogue());
  return scenario;
}

plan::Evaluation planned(const Settings& settings, const char* name = "v100-training-pod.toml") {
  return plan::evaluate(with(settings, name), catalogue());
}

const plan::Finding* finding(const plan::Plan& plan, const std::string& rule) {
  for (const auto& f : plan.findings)
    if (f.rule == rule) return &f;
  return nullptr;
}

}  // namespace

TEST_CASE("network: the bill of every topology adds up to the plan's sums, the schedule to its cables") {
  const char* topologies[] = {"fat-tree",  "rail-optimised", "rail-only", "dragonfly+",
                              "dragonfly", "hyperx",         "torus"};
  for (const auto* topology : topologies) {
    INFO(topology);
    const auto e = planned({{"fabric.topology", topology}, {"fabric.spare_share", "3 %"}});
    const auto& f = e.plan.fabric;
    REQUIRE(f.switches.value > 0);
    const auto bills = plan::network_bills(e.resolved, e.plan);
    REQUIRE(bills.size() == 1);
    Money cost{};
    Power power{};
    double switches = 0, cables = 0;
    for (const auto& line : bills[0].lines) {
      cost += line.cost;
      power += line.power;
      if (line.kind == "switch") switches += line.quantity;
      if (line.length > Length{}) cables += line.quantity;
    }
    CHECK(cost / money_unit == Approx(f.capex / money_unit));
    CHECK(power / watt == Approx(f.power / watt));
    CHECK(switches == f.switches.value);
    CHECK(cables == f.cables.value);

    std::size_t scheduled = 0;
    std::set<std::string> server_racks;
    for (int plane = 0; plane < f.planes.value; ++plane)
      for (const auto& cable : plan::cable_schedule(e.resolved, e.plan, plane)) {
        ++scheduled;
        for (const auto& rack : {cable.from.rack, cable.to.rack})
          if (!rack.starts_with("N")) server_racks.insert(rack);
      }
    CHECK(static_cast<double>(scheduled) == f.cables.value);
    CHECK(static_cast<double>(server_racks.size()) == e.plan.racks.server_racks.value);
  }
}

TEST_CASE("network: side fabrics are planned, billed, powered and paid for") {
  const auto without = planned({});
  const auto with = planned({{"fabric.storage.ports_per_server", "2"},
                             {"fabric.storage.reserved_ports", "24"},
                             {"fabric.in_band.ports_per_server", "1"},
                             {"fabric.out_of_band.ports_per_server", "1"}});
  const auto& f = with.plan.fabric;
  CHECK(f.storage.endpoints.value == 2 * 128 + 24);
  CHECK(f.in_band.endpoints.value == 128);
  CHECK(f.out_of_band.switches.value >= 3);
  CHECK(f.capex == without.plan.fabric.capex);
  CHECK(f.all_capex > f.capex);
  CHECK(with.plan.power.it_peak > without.plan.power.it_peak);
  CHECK(with.plan.cost.network > without.plan.cost.network);
  CHECK(plan::network_bills(with.resolved, with.plan).size() == 4);
  CHECK(with.resolved.inputs.fabric.in_band.network_switch == "sn4600c");
}

TEST_CASE("network: prices carry their date and basis") {
  const auto e = planned({});
  const auto figures = plan::used_figures(e, catalogue());
  const auto table = plan::bill_table(plan::network_bills(e.resolved, e.plan)[0], e.resolved, figures);
  for (const auto& row : table.rows) {
    INFO(row[0].text);
    CHECK_FALSE(row[7].text.empty());
  }
  REQUIRE(table.total.size() == table.columns.size());
  CHECK(*table.total[9].number == Approx(e.plan.fabric.capex / money_unit));
}

TEST_CASE("network: what cannot be built is told") {
  struct Row {
    Settings settings;
    const char *rule, *words;
  };
  const Row rows[] = {
      {{{"compute.servers", "9000"}}, "fabric-too-large", "at most 11,664"},
      {{{"fabric.topology", "dragonfly+"}, {"fabric.cells.group_leaves", "40"}},
       "fabric-few-ports",
       "SB7800"},
      {{{"fabric.topology", "dragonfly+"},
        {"fabric.cells.groups", "9"},
        {"fabric.cells.global_links", "200"}},
       "fabric-few-global-ports",
       "global ports"},
      {{{"fabric.topology", "torus"}, {"fabric.cells.dimensions", "2x2x2"}},
       "fabric-few-routers",
       "dimensions"},
      {{{"fabric.planes", "5"}}, "fabric-planes", "4 NICs"},
      {{{"fabric.switch", "q3400-ra"}}, "fabric-slow-links", "8 times"},
      {{{"fabric.algorithm", "nvls"}}, "fabric-algorithm", "V100"},
      {{{"fabric.server_cable", "dac-100"},
        {"fabric.racks_per_row", "40"},
        {"fabric.server_cable_length", "20 m"}},
       "cable-too-short",
       "20 m"},
  };
  for (const auto& row : rows) {
    INFO(row.rule);
    const auto e = planned(row.settings);
    const auto* found = finding(e.plan, row.rule);
    REQUIRE(found);
    CHECK_THAT(found->message, Catch::Contains(row.words));
    CHECK_FALSE(found->fix.empty());
  }
  for (const auto* rule : {"fabric-too-large", "fabric-planes", "cable-too-short", "fabric-odd-radix"})
    CHECK_FALSE(finding(planned({}).plan, rule));
}

TEST_CASE("network: inputs that no network can have are refused with the place") {
  struct Row {
    Settings settings;
    const char *path, *words;
  };
  const Row rows[] = {
      {{{"fabric.cells.dimensions", "8xx4"}}, "fabric.cells.dimensions", "8xx4"},
      {{{"fabric.cells.dimensions", "0x4"}}, "fabric.cells.dimensions", "0x4"},
      {{{"fabric.link_rate", "77 Gbit/s"}}, "fabric.server_cable", "77 Gbit/s"},
      {{{"fabric.switch", "sn2201"}, {"fabric.switch_cable_length", "190 m"}},
       "fabric.switch_cable",
       "longest"},
      {{{"fabric.nic", "dac-100"}}, "fabric.nic", "adapter"},
      {{{"fabric.spine_switch", "cs750"}}, "fabric.spine_switch", "cs750"},
  };
  for (const auto& row : rows) {
    INFO(row.words);
    try {
      plan::resolve(with(row.settings), catalogue());
      FAIL("accepted");
    } catch (const fields::FieldError& error) {
      CHECK(error.path == row.path);
      CHECK_THAT(std::string(error.what()), Catch::Contains(row.words));
    }
  }
}

TEST_CASE("network: a worse network never trains faster, and the front has no loser on it") {
  const auto base = planned({{"compute.servers", "96"}}, "v100-language-model.toml");
  parallel::Progress progress;
  const auto options = plan::fabric_options(base, catalogue(), 0, progress);
  REQUIRE(options.size() > 100);
  std::set<fabric::Topology> topologies;
  std::size_t efficient = 0;
  for (const auto& o : options) {
    if (!o.feasible) {
      CHECK_FALSE(o.reason.empty());
      continue;
    }
    topologies.insert(o.topology);
    efficient += o.efficient;
    REQUIRE(o.training_speed);
    for (const auto& other : options) {
      const bool tree = o.topology == fabric::Topology::fat_tree && other.topology == o.topology;
      if (tree && other.feasible && other.network_switch == o.network_switch &&
          other.oversubscription > o.oversubscription)
        CHECK(*other.training_speed <= *o.training_speed * (1 + 1e-9));
      if (o.efficient && other.feasible)
        CHECK_FALSE(
            (other.tco < o.tco * (1 - 1e-9) && *other.training_speed > *o.training_speed * (1 + 1e-9)));
    }
  }
  CHECK(topologies.size() == 7);
  CHECK(efficient >= 1);
  CHECK(options.front().feasible);

  // Taking an option gives the plan that the option told.
  auto scenario = base.given;
  auto& best = options.front();
  fields::redo(fields::object(scenario), plan::edits(best, scenario));
  scenario.compute.servers = base.plan.compute.servers - base.plan.compute.spare_servers;
  const auto taken = plan::evaluate(scenario, catalogue());
  CHECK(taken.plan.fabric.capex == best.capex);
  CHECK(taken.plan.cost.tco == best.tco);
}

TEST_CASE("network: a stopped comparison gives what was done") {
  parallel::Progress progress;
  progress.cancel();
  CHECK(plan::fabric_options(planned({}), catalogue(), 1, progress).empty());
}

TEST_CASE("network: topology and placement reach the training job") {
  const auto speed = [](const Settings& settings) {
    auto all = settings;
    all.emplace_back("compute.servers", "96");
    return planned(all, "v100-language-model.toml").plan.workload.training.front().throughput;
  };
  const auto full = speed({});
  CHECK(speed({{"fabric.oversubscription", "8"}}) < full);
  CHECK(speed({{"fabric.oversubscription", "8"}, {"fabric.placement", "packed"}}) >
        speed({{"fabric.oversubscription", "8"}}));
  CHECK(speed({{"fabric.link_rate", "100 Gbit/s"}, {"fabric.nics_per_server", "1"}}) < full);
}
