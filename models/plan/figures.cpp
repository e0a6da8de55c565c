#include <fmt/format.h>

#include <algorithm>

#include "models/gpu/peak.h"
#include "models/plan/catalogue.h"
#include "models/plan/evaluation.h"
#include "models/plan/network.h"
#include "models/rack/pack.h"
#include "models/workload/compute.h"

namespace plenum::plan {
namespace {

using Keys = std::vector<std::string_view>;

const units::Currencies& dollars() {
  static const units::Currencies c{"USD", {{"USD", 1.0}}};
  return c;
}

class Collector {
 public:
  Collector(const Evaluation& e, const Catalogue& c) : e_(e), catalogue_(c) {}

  std::vector<UsedFigure> collect() {
    const auto& in = e_.resolved.inputs;
    hardware();
    plants();
    region();
    planning();
    if (in.plan.currency != "USD" && !in.plan.exchange_rate)
      add("currencies", in.plan.currency, "catalog.currency", {"usd"});
    profiles();
    language_models();
    add("climates", in.site.climate, "catalog.climate", {"elevation"});
    return std::move(figures_);
  }

 private:
  void add(std::string_view kind, std::string_view id, const std::string& prefix, const Keys& keys) {
    const auto view = catalogue_.view(kind, id);
    if (!view) return;
    const auto name = [&] {
      for (const auto& entry : catalogue_.entries(kind))
        if (entry.id == id) return entry.name;
      return std::string(id);
    }();
    fields::visit(view->value, [&](const fields::Place& place) {
      if (!keys.empty() && std::find(keys.begin(), keys.end(), place.path) == keys.end()) return;
      const auto figure = view->figures->find(place.path);
      if (place.member->kind != fields::Kind::number || figure == view->figures->end()) return;
      const auto source = catalogue_.sources.find(figure->second.source);
      figures_.push_back(
          {prefix + "." + place.path, fmt::format("{}: {}", name, place.member->info.label),
           units::exact_text(std::get<double>(place.value()), fields::unit_of(*place.member, dollars())),
           fields::unit_symbol(*place.member, dollars()), figure->second,
           source == catalogue_.sources.end() ? "" : source->second.title,
           source == catalogue_.sources.end() ? "" : source->second.url});
    });
  }

  /// The key of the peak rate that the plan counts with: that of the first job's precision.
  std::string_view peak_key() const {
    const auto& gpu = e_.resolved.catalog.gpu;
    const auto peak = gpu::peak_rate(gpu, workload::leading_precision(e_.given.workload));
    const std::pair<std::string_view, std::optional<OperationRate>> rates[] = {
        {"fp16_tensor", gpu.fp16_tensor},
        {"bf16", gpu.bf16},
        {"fp16", gpu.fp16},
        {"tf32", gpu.tf32},
        {"fp32", gpu.fp32},
        {"fp64_tensor", gpu.fp64_tensor},
        {"fp64", gpu.fp64},
        {"fp8", gpu.fp8},
        {"int8", gpu.int8}};
    for (const auto& [key, rate] : rates)
      if (peak && rate && *rate == *peak) return key;
    return {};
  }

  void hardware() {
    const auto& in = e_.resolved.inputs;
    Keys gpu{"memory", "memory_bandwidth", "tdp", "nvlink_bandwidth"};
    if (const auto key = peak_key(); !key.empty()) gpu.push_back(key);
    if (in.compute.gpu_price && !e_.given.compute.gpu_price) gpu.push_back("price");
    add("gpus", *in.compute.gpu, "catalog.gpu", gpu);
    Keys server{"gpus",       "height", "weight",   "max_power", "typical_power",
                "idle_power", "nics",   "nic_rate", "inlet_max", "liquid_fraction"};
    if (!e_.given.compute.server_price) server.push_back("price");
    if (!e_.given.carbon.embodied_server) server.push_back("embodied_carbon");
    add("servers", in.compute.server, "catalog.server", server);
    if (e_.plan.fabric.switches.value > 0) {
      add("switches", *in.fabric.network_switch, "catalog.switch", {});
      if (in.fabric.spine_switch) add("switches", *in.fabric.spine_switch, "catalog.spine_switch", {});
      if (in.fabric.nic) add("cables", *in.fabric.nic, "catalog.nic", {"price"});
      cables();
    }
    add("racks", in.racks.rack, "catalog.rack", {});
    add("feeds", chosen_feed(), "catalog.feed",
        {"voltage", "current", "rating", "continuous_power", "price"});
  }

  /// Every kind of cable that the networks are made of; their names lead back to the records.
  void cables() {
    std::vector<std::string_view> seen;
    const auto bills = network_bills(e_.resolved, e_.plan);
    for (const auto& bill : bills)
      for (const auto& line : bill.lines) {
        if (line.length <= Length{} || std::find(seen.begin(), seen.end(), line.item) != seen.end()) continue;
        seen.push_back(line.item);
        for (const auto& record : catalogue_.cables.all())
          if (record.value.name == line.item)
            add("cables", record.id, "catalog.cable." + record.id, {"max_length", "power_per_end", "price"});
      }
    side_switch(e_.resolved.inputs.fabric.storage, "storage_switch");
    side_switch(e_.resolved.inputs.fabric.in_band, "in_band_switch");
    side_switch(e_.resolved.inputs.fabric.out_of_band, "out_of_band_switch");
  }

  void side_switch(const fabric::SideFabricInputs& side, const std::string& name) {
    if (side.ports_per_server.value > 0 && side.network_switch)
      add("switches", *side.network_switch, "catalog." + name, {});
  }

  /// The feed is chosen by the plan; its name leads back to the record.
  std::string chosen_feed() const {
    if (e_.resolved.inputs.racks.feed) return *e_.resolved.inputs.racks.feed;
    const auto& feed =
        rack::choose_feed(e_.resolved.inputs.racks, *e_.resolved.feeds, e_.plan.racks.power_density);
    for (const auto& record : catalogue_.feeds.all())
      if (record.value.name == feed.name) return record.id;
    return {};
  }

  void plants() {
    const auto& in = e_.resolved.inputs.power;
    const Keys losses{"loss_no_load", "loss_proportional", "loss_square"};
    add("power_stages", in.ups, "catalog.ups", losses);
    add("power_stages", in.transformer, "catalog.transformer", losses);
    add("power_stages", in.distribution, "catalog.distribution", losses);
    for (const auto& choice : fields::Describe<cooling::Technology>::choices)
      if (choice.value == e_.plan.cooling.technology) add("cooling_plants", choice.key, "catalog.plant", {});
  }

  void region() {
    const auto& given = e_.given;
    Keys keys;
    if (!given.energy.price)
      keys.push_back(e_.resolved.catalog.region.electricity_price ? "electricity_price" : "wholesale_price");
    if (!given.site.grid_carbon) keys.push_back("grid_carbon");
    if (!given.site.grid_water) keys.push_back("grid_water");
    if (!given.site.water_price) keys.push_back("water_price");
    if (given.cost.ownership == cost::Ownership::own_new && !given.cost.facility_cost)
      keys.push_back("construction_cost");
    if (given.cost.ownership == cost::Ownership::colocation && !given.cost.colocation_price)
      keys.push_back("colocation_price");
    if (!keys.empty()) add("regions", given.site.region, "catalog.region", keys);
  }

  void planning() {
    const auto& cost = e_.given.cost;
    const auto& finance = e_.given.finance;
    Keys keys;
    const auto when = [&](bool unset, std::string_view key) {
      if (unset) keys.push_back(key);
    };
    const bool builds = cost.ownership == cost::Ownership::own_new;
    when(builds && !cost.facility_cost && !e_.resolved.catalog.region.construction_cost, "facility_cost");
    when(cost.ownership == cost::Ownership::colocation && !cost.colocation_price &&
             !e_.resolved.catalog.region.colocation_price,
         "colocation_price");
    when(!cost.contingency, "contingency");
    when(builds && !cost.liquid_premium && e_.plan.cooling.liquid_share > 0, "liquid_premium");
    when(!cost.network_installation, "network_installation");
    when(!cost.staff_per_mw, "staff_per_mw");
    when(!cost.staff_cost, "staff_cost");
    when(!cost.maintenance_it, "maintenance_it");
    when(!cost.maintenance_facility, "maintenance_facility");
    when(!cost.insurance, "insurance");
    when(!cost.property_tax, "property_tax");
    when(!cost.support, "support");
    when(!cost.software_per_gpu, "software_per_gpu");
    when(!e_.given.racks.area_per_rack, "space_per_rack");
    when(!e_.given.site.water_price && !e_.resolved.catalog.region.water_price, "water_price");
    when(!finance.discount_rate, "discount_rate");
    when(!finance.inflation, "inflation");
    when(!finance.server_life, "server_life");
    when(!finance.network_life, "network_life");
    when(!finance.facility_life, "facility_life");
    when(!finance.residual_decline, "residual_decline");
    when(builds && !e_.given.carbon.embodied_facility, "embodied_facility");
    if (!keys.empty()) add("planning", "default", "catalog.planning", keys);
  }

  void profiles() {
    const auto& results = e_.plan.workload.training;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const auto& profile = e_.resolved.training[i].profile;
      if (!profile) continue;
      const auto& points = profile->points;
      const auto point = std::find_if(points.begin(), points.end(), [&](const auto& p) {
        return !p.estimated && !p.row.empty() && results[i].basis.find(p.row) != std::string::npos;
      });
      if (point == points.end()) continue;
      const auto source = catalogue_.sources.find(point->source);
      catalog::Provenance provenance{catalog::basis_from(point->basis).value_or(catalog::Basis::measured),
                                     point->source, point->as_of, point->row};
      figures_.push_back({fmt::format("workload.training.{}.profile", i),
                          fmt::format("{}, {}: throughput of {:.0f} GPUs", profile->name, point->framework,
                                      point->gpus.value),
                          fmt::format("{}", point->throughput.value()), profile->unit + "/s", provenance,
                          source == catalogue_.sources.end() ? "" : source->second.title,
                          source == catalogue_.sources.end() ? "" : source->second.url});
    }
  }

  /// The shapes of language models and what engines reach.
  void language_models() {
    const auto& w = e_.resolved.inputs.workload;
    const auto used = [&](const std::string& path, const std::string& model, std::string_view engines,
                          const std::optional<std::string>& engine) {
      add("models", model, path + ".model",
          {"layers", "hidden", "heads", "kv_heads", "head_size", "ffn", "vocabulary"});
      if (engine) add(engines, *engine, path + ".engine", {});
    };
    for (std::size_t i = 0; i < w.training.size(); ++i)
      if (w.training[i].model)
        used(fmt::format("workload.training.{}", i), *w.training[i].model, "training_engines",
             w.training[i].engine);
    for (std::size_t i = 0; i < w.finetuning.size(); ++i)
      used(fmt::format("workload.finetuning.{}", i), w.finetuning[i].model, "training_engines",
           w.finetuning[i].engine);
    for (std::size_t i = 0; i < w.inference.size(); ++i)
      if (!w.inference[i].profile)
        used(fmt::format("workload.inference.{}", i), w.inference[i].model, "serving_engines",
             w.inference[i].engine);
  }

  const Evaluation& e_;
  const Catalogue& catalogue_;
  std::vector<UsedFigure> figures_;
};

}  // namespace

std::vector<UsedFigure> used_figures(const Evaluation& evaluation, const Catalogue& catalogue) {
  return Collector(evaluation, catalogue).collect();
}

Evaluation evaluate(const Scenario& scenario, const Catalogue& catalogue) {
  Evaluation e{scenario, resolve(scenario, catalogue), {}, catalogue.currencies(scenario.plan)};
  e.plan = evaluate(e.resolved);
  return e;
}

}  // namespace plenum::plan
