#include "models/plan/evaluate.h"

#include <cmath>

#include "core/fields/access.h"
#include "models/plan/evaluation.h"
#include "models/plan/formulas.h"
#include "tests/catch.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;
using test::catalogue;
using test::example;

namespace {

plan::Plan plan_of(const plan::Scenario& scenario) {
  return plan::evaluate(plan::resolve(scenario, catalogue()));
}

plan::Plan changed(plan::Scenario scenario, const std::string& path, const std::string& value) {
  plan::set_all(scenario, {{path, value}}, catalogue());
  return plan_of(scenario);
}

bool has(const plan::Plan& plan, const std::string& rule) {
  return std::any_of(plan.findings.begin(), plan.findings.end(),
                     [&](const auto& f) { return f.rule == rule; });
}

}  // namespace

TEST_CASE("the V100 pod: counts that follow from its description alone") {
  const auto plan = plan_of(example("v100-training-pod.toml"));
  CHECK(plan.compute.gpus.value == 1024);
  CHECK(plan.compute.servers.value == 128);
  // 1,024 x 125 TFLOP/s (V100 SXM2 tensor peak, NVIDIA).
  CHECK(plan.compute.peak_flops / petaflop_per_second == Approx(128.0));
  // 128 servers x 4 EDR ports = 512 endpoints on 36-port switches: 29 leaves of 18; 18 up-ports go to the smallest divisor of
  // 18 that is at least 29 x 18 / 36 = 14.5: 18 spines (topologies.md, the divisor rule).
  CHECK(plan.fabric.leaf_switches.value == 29);
  CHECK(plan.fabric.spine_switches.value == 18);
  CHECK(plan.fabric.core_switches.value == 0);
  CHECK(plan.fabric.server_links.value == 512);
  CHECK(plan.fabric.bisection_bandwidth / terabit_per_second == Approx(25.6));
  // 128 x 3.5 kW and the network.
  CHECK(plan.power.it_peak / kilowatt == Approx(128 * 3.5 + plan.fabric.all_power / kilowatt));
  CHECK_FALSE(has(plan, "rack-power-limit"));
}

TEST_CASE("the SuperPOD of four scalable units has the published fabric") {
  // NVIDIA RA-11333-001 V11, table 4: 127 nodes, 32 leaves, 16 spines, 1,020 and 1,024 cables.
  const auto plan = plan_of(example("h100-superpod.toml"));
  CHECK(plan.compute.gpus.value == 1016);
  CHECK(plan.fabric.leaf_switches.value == 32);
  CHECK(plan.fabric.spine_switches.value == 16);
  CHECK(plan.fabric.server_links.value == 1020);
  CHECK(plan.fabric.leaf_spine_links.value == 1024);
}

TEST_CASE("the legacy hall: what does not fit is told with the numbers and with what would") {
  const auto plan = plan_of(example("legacy-hall-retrofit.toml"));
  CHECK(plan.racks.power_density / kilowatt == Approx(40.8));
  for (const auto* rule : {"rack-power-limit", "rack-feed", "cooling-density", "later-density"}) {
    INFO(rule);
    CHECK(has(plan, rule));
  }
  for (const auto& finding : plan.findings) {
    INFO(finding.rule);
    CHECK_FALSE(finding.message.empty());
    if (finding.severity == plan::Severity::error) CHECK_FALSE(finding.fix.empty());
  }
}

TEST_CASE("a fix that a finding offers mends that finding") {
  for (const auto* name : {"legacy-hall-retrofit.toml", "v100-training-pod.toml", "h100-superpod.toml"}) {
    const auto scenario = example(name);
    for (const auto& finding : plan_of(scenario).findings) {
      if (finding.fix_path.empty()) continue;
      INFO(name << " " << finding.rule << " " << finding.fix_path << "=" << finding.fix_value);
      CHECK_FALSE(has(changed(scenario, finding.fix_path, finding.fix_value), finding.rule));
    }
  }
}

TEST_CASE("results add up and obey the laws in every example") {
  for (const auto* name : {"v100-training-pod.toml", "legacy-hall-retrofit.toml", "h100-superpod.toml"}) {
    INFO(name);
    const auto plan = plan_of(example(name));
    const auto& p = plan.power;
    const auto chain = p.it_average + p.distribution_loss + p.ups_loss + p.transformer_loss + p.lighting +
                       plan.cooling.cooling_average;
    CHECK(p.facility_average / watt == Approx(chain / watt).epsilon(1e-9));
    CHECK(p.facility_average / p.it_average == Approx(plan.cooling.pue).epsilon(1e-6));
    CHECK(plan.cooling.peak_pue >= plan.cooling.pue);
    const auto& c = plan.cost;
    CHECK((c.servers + c.network + c.racks + c.other) / money_unit == Approx(c.capex_it / money_unit));
    CHECK((c.facility + c.contingency) / money_unit == Approx(c.capex_facility / money_unit));
    CHECK((c.capex_it + c.capex_facility) / money_unit == Approx(c.capex / money_unit));
    const auto opex = c.energy + c.water + c.staff + c.maintenance + c.insurance_and_tax +
                      c.software_and_support + c.colocation + c.other_opex;
    CHECK(opex * year / money_unit == Approx(c.opex * year / money_unit));
    CHECK(
        plan.carbon.cue.value() ==
        Approx(plan.cooling.pue * plan::resolve(example(name), catalogue()).inputs.site.grid_carbon->value())
            .epsilon(1e-6));
    const auto& f = plan.fabric;
    CHECK(f.switches.value == f.leaf_switches.value + f.spine_switches.value + f.core_switches.value);
    CHECK(f.cables.value == f.server_links.value + f.leaf_spine_links.value + f.spine_core_links.value +
                                f.local_links.value + f.global_links.value);
    CHECK(f.copper_cables.value + f.optical_cables.value == f.cables.value);
    CHECK((f.switch_capex + f.cable_capex + f.nic_capex + f.spares_capex) / money_unit ==
          Approx(f.capex / money_unit));
    CHECK((f.capex + f.storage.capex + f.in_band.capex + f.out_of_band.capex) / money_unit ==
          Approx(f.all_capex / money_unit));
    CHECK(f.bisection_bandwidth <= f.injection_bandwidth * 0.5 * (1 + 1e-12));
  }
}

TEST_CASE("evaluation is a pure function: twice the same, and no result is other than finite") {
  const auto resolved = plan::resolve(example("v100-training-pod.toml"), catalogue());
  const auto once = plan::evaluate(resolved);
  CHECK(once == plan::evaluate(resolved));
  fields::visit(fields::object(once), [](const fields::Place& place) {
    if (const auto* number = place.member->kind == fields::Kind::number ? place.number() : nullptr) {
      INFO(place.path);
      CHECK(std::isfinite(*number));
    }
  });
}

TEST_CASE("monotony: dearer, warmer and busier plans cost more") {
  const auto base = example("v100-training-pod.toml");
  const auto plan = plan_of(base);
  CHECK(changed(base, "energy.price", "0.30 EUR/kWh").cost.tco > plan.cost.tco);
  CHECK(changed(base, "compute.server_price", "200000 EUR").cost.tco > plan.cost.tco);
  CHECK(changed(base, "compute.utilisation", "0.9").power.it_average > plan.power.it_average);
  CHECK(changed(base, "compute.utilisation", "0.9").cost.per_gpu_hour < plan.cost.per_gpu_hour);
  CHECK(changed(base, "cooling.supply_air", "20 degC").cooling.pue >= plan.cooling.pue);
  CHECK(changed(base, "site.climate", "sg-singapore-2023").cooling.pue > plan.cooling.pue);
  CHECK(changed(base, "fabric.oversubscription", "3").fabric.switches < plan.fabric.switches);
}

TEST_CASE("another currency changes money by the rate and nothing else") {
  auto scenario = plan::Scenario{};
  plan::set_all(scenario, {{"compute.servers", "64"}}, catalogue());
  const auto dollars = plan_of(scenario);
  plan::set_all(scenario, {{"plan.currency", "EUR"}, {"plan.exchange_rate", "1.25"}}, catalogue());
  const auto euros = plan_of(scenario);
  CHECK(euros.cost.capex / money_unit == Approx(dollars.cost.capex / money_unit / 1.25));
  CHECK(euros.cost.tco / money_unit == Approx(dollars.cost.tco / money_unit / 1.25));
  CHECK(euros.power == dollars.power);
}

TEST_CASE("what a scenario names must be in the catalogue") {
  struct Row {
    const char* path;
    const char* value;
    const char* hint;
  };
  const Row rows[] = {{"compute.server", "dgx-1v-33", "dgx-1v-32"},
                      {"fabric.switch", "sb780", "sb7800"},
                      {"site.region", "DEU", "DE"},
                      {"site.climate", "de-frankfurt", "de-frankfurt-2023"},
                      {"racks.feed", "pdu-iec-400-3ph-33", "pdu-iec-400-3ph-32"}};
  for (const auto& row : rows) {
    INFO(row.path);
    plan::Scenario scenario;
    plan::set_all(scenario, {{row.path, row.value}}, catalogue());
    try {
      plan::resolve(scenario, catalogue());
      FAIL("resolved a record that is not there");
    } catch (const fields::FieldError& error) {
      CHECK(error.path == row.path);
      CHECK_THAT(error.hint, containing(row.hint));
    }
  }
}

TEST_CASE("auto takes the fewest servers that meet the deadline") {
  auto scenario = example("v100-training-pod.toml");
  scenario.compute.servers.reset();
  const auto plan = plan_of(scenario);
  CHECK(plan.workload.training.front().meets_deadline);
  scenario.compute.servers = plan.compute.servers - Servers{1};
  CHECK_FALSE(plan_of(scenario).workload.training.front().meets_deadline);
}

TEST_CASE("every formula names a result that is there and paths that exist") {
  auto scenario = example("v100-training-pod.toml");
  scenario.workload.finetuning.resize(1);
  scenario.workload.inference.resize(1);
  const auto e = plan::evaluate(scenario, catalogue());
  auto copies = e.resolved.catalog;
  auto inputs = e.resolved.inputs;
  auto results = e.plan;
  const auto known = [&](std::string path) {
    for (const auto& part : plan::catalog_parts(copies))
      if (path.starts_with(part.prefix + "."))
        return static_cast<bool>(fields::find_if(part.object, path.substr(part.prefix.size() + 1)));
    return fields::find_if(fields::object(results), path) || fields::find_if(fields::object(inputs), path);
  };
  for (const auto& entry : plan::formulas()) {
    INFO(entry.path);
    auto path = std::string(entry.path);
    if (const auto star = path.find('*'); star != path.npos) path.replace(star, 1, "0");
    CHECK(static_cast<bool>(fields::find_if(fields::object(results), path)));
    for (const auto used : entry.uses) {
      INFO(used);
      CHECK(known(std::string(used)));
    }
  }
}

TEST_CASE("what moves the TCO most is told with its sign") {
  const auto e = plan::evaluate(example("v100-training-pod.toml"), catalogue());
  const auto movers = plan::movers(e, "cost.tco", 50);
  REQUIRE(movers.size() > 5);
  for (std::size_t i = 1; i < movers.size(); ++i)
    CHECK(std::abs(movers[i].change) <= std::abs(movers[i - 1].change));
  const auto price =
      std::find_if(movers.begin(), movers.end(), [](const auto& m) { return m.path == "energy.price"; });
  REQUIRE(price != movers.end());
  // The price enters the TCO linearly through energy: its share of the TCO, a tenth of it.
  CHECK(price->change > 0);
  CHECK(price->change < 0.1);
}

TEST_CASE("the figures of a plan name sources that are in the catalogue") {
  const auto e = plan::evaluate(example("v100-training-pod.toml"), catalogue());
  const auto figures = plan::used_figures(e, catalogue());
  CHECK(figures.size() > 60);
  for (const auto& figure : figures) {
    INFO(figure.path);
    CHECK(catalogue().sources.contains(figure.provenance.source));
    CHECK_FALSE(figure.provenance.as_of.empty());
    CHECK_FALSE(figure.source_title.empty());
  }
}

TEST_CASE("an open input is told by the figure that fills it and no other") {
  const auto e = plan::evaluate(plan::Scenario{}, catalogue());
  const auto figures = plan::used_figures(e, catalogue());
  const auto used = [&](const std::string& path) {
    return std::count_if(figures.begin(), figures.end(), [&](const auto& f) { return f.path == path; });
  };
  for (const auto* input :
       {"energy.price", "site.grid_carbon", "site.water_price", "cost.facility_cost", "cost.contingency",
        "cost.staff_cost", "finance.discount_rate", "compute.server_price", "carbon.embodied_server",
        "racks.area_per_rack", "racks.weight_limit", "fabric.nics_per_server"}) {
    INFO(input);
    std::int64_t found = 0;
    for (const auto& figure : plan::fills(input)) found += used(figure);
    CHECK(found == 1);
  }
  CHECK(plan::fills("racks.power_limit").empty());
}

TEST_CASE("the peak rate among the figures is that of the job's precision") {
  auto scenario = example("v100-training-pod.toml");
  const auto has_figure = [&](const std::string& path) {
    const auto figures = plan::used_figures(plan::evaluate(scenario, catalogue()), catalogue());
    return std::any_of(figures.begin(), figures.end(), [&](const auto& f) { return f.path == path; });
  };
  CHECK(has_figure("catalog.gpu.fp16_tensor"));
  scenario.workload.training.front().precision = gpu::Precision::fp32;
  CHECK(has_figure("catalog.gpu.fp32"));
  CHECK_FALSE(has_figure("catalog.gpu.fp16_tensor"));
}
