#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "models/plan/catalogue.h"
#include "models/plan/currency.h"
#include "models/plan/evaluate.h"
#include "models/plan/record_copy.h"
#include "models/plan/resolve_fabric.h"

namespace plenum::plan {
namespace {

[[noreturn]] void missing(std::string_view path, std::string_view what, std::string_view record) {
  throw fields::FieldError(std::string(path), fmt::format("the catalogue has no {} for `{}`", what, record),
                           fmt::format("set {}", path));
}

/// Takes the first of the alternatives that is there; complains at `path` when there is none.
template <class T>
void fill(std::optional<T>& input, std::string_view path, std::string_view what, std::string_view record,
          std::initializer_list<std::type_identity_t<std::optional<T>>> alternatives) {
  for (const auto& alternative : alternatives)
    if (!input) input = alternative;
  if (!input) missing(path, what, record);
}

class Resolver {
 public:
  Resolver(const Scenario& scenario, const Catalogue& catalogue)
      : catalogue_(catalogue), currencies_(catalogue.currencies(scenario.plan)) {
    catalogue.currency_records.at(scenario.plan.currency, "plan.currency");
    per_dollar_ = currencies_.rate("USD");
    out_.inputs = scenario;
  }

  Resolved resolve() {
    compute();
    resolve_fabric(out_, catalogue_, per_dollar_);
    racks();
    power_and_cooling();
    site();
    money();
    workload();
    return std::move(out_);
  }

 private:
  /// A copy of a record in the plan's currency.
  template <class T>
  T copy(const catalog::Records<T>& records, std::string_view id, std::string_view path) const {
    return record_copy(records, id, path, per_dollar_);
  }

  void compute() {
    auto& in = out_.inputs.compute;
    auto& server = out_.catalog.server;
    in.server = catalogue_.servers.at(in.server, "compute.server").id;
    server = copy(catalogue_.servers, in.server, "compute.server");
    if (server.gpus.value <= 0)
      throw fields::FieldError("compute.server", fmt::format("`{}` has no GPUs", in.server),
                               "choose a server whose role is gpu");
    const auto own = copy(catalogue_.gpus, server.gpu, "compute.server");
    in.gpu = in.gpu ? catalogue_.gpus.at(*in.gpu, "compute.gpu").id : server.gpu;
    out_.catalog.gpu = copy(catalogue_.gpus, *in.gpu, "compute.gpu");
    if (*in.gpu != server.gpu) exchange_gpus(own);
    if (in.gpu_price) out_.catalog.gpu.price = in.gpu_price;
    fill(in.server_price, "compute.server_price", "price", in.server, {server_price(own)});
    server.price = in.server_price;
  }

  /// Another GPU in the same chassis: its power, heat and carbon replace those of the GPUs that the maker puts in.
  void exchange_gpus(const gpu::Gpu& own) {
    auto& server = out_.catalog.server;
    const auto& gpu = out_.catalog.gpu;
    const auto difference = server.gpus.value * (gpu.tdp - own.tdp);
    server.max_power += difference;
    if (server.typical_power) *server.typical_power += difference;
    if (server.price && own.price && gpu.price)
      *server.price += server.gpus.value * (*gpu.price - *own.price);
    if (server.embodied_carbon && own.embodied_carbon && gpu.embodied_carbon)
      *server.embodied_carbon += server.gpus.value * (*gpu.embodied_carbon - *own.embodied_carbon);
    server.gpu = *out_.inputs.compute.gpu;
  }

  /// The whole server's price; a GPU price of the user's replaces the GPUs' part of it.
  std::optional<Money> server_price(const gpu::Gpu& own) const {
    const auto& in = out_.inputs.compute;
    const auto& server = out_.catalog.server;
    const auto listed = *in.gpu == catalogue_.servers.at(in.server, "compute.server").value.gpu
                            ? own.price
                            : catalogue_price(*in.gpu);
    if (!in.gpu_price || !server.price) return server.price;
    if (!listed) return std::nullopt;
    const auto chassis = *server.price - server.gpus.value * *listed;
    return std::max(chassis, 0.0 * money_unit) + server.gpus.value * *in.gpu_price;
  }

  std::optional<Money> catalogue_price(std::string_view id) const {
    return copy(catalogue_.gpus, id, "compute.gpu").price;
  }

  void racks() {
    auto& in = out_.inputs.racks;
    out_.catalog.rack = copy(catalogue_.racks, in.rack, "racks.rack");
    if (!in.height) in.height = out_.catalog.rack.height;
    if (!in.weight_limit) in.weight_limit = out_.catalog.rack.static_load;
    auto feeds = std::make_shared<std::vector<rack::Feed>>();
    if (in.feed) feeds->push_back(copy(catalogue_.feeds, *in.feed, "racks.feed"));
    const auto& region = out_.inputs.site.region;
    const bool north_america =
        region == "US" || region == "CA" || region.starts_with("US-") || region.starts_with("CA-");
    for (const auto& record : catalogue_.feeds.all())
      if (!in.feed && record.value.phases == 3 && !record.id.starts_with("busway") &&
          record.value.standard == (north_america ? "NEC" : "IEC"))
        feeds->push_back(copy(catalogue_.feeds, record.id, "racks.feed"));
    std::stable_sort(feeds->begin(), feeds->end(), [](const rack::Feed& a, const rack::Feed& b) {
      return a.continuous_power < b.continuous_power;
    });
    out_.feeds = std::move(feeds);
  }

  power::PowerStage stage(const std::string& id, std::string_view kind, std::string_view path) const {
    auto value = copy(catalogue_.power_stages, id, path);
    if (value.kind != kind)
      throw fields::FieldError(std::string(path), fmt::format("`{}` is a {}, not a {}", id, value.kind, kind),
                               fmt::format("choose one whose kind is {}", kind));
    return value;
  }

  void power_and_cooling() {
    const auto& in = out_.inputs;
    out_.catalog.ups = stage(in.power.ups, "ups", "power.ups");
    out_.catalog.transformer = stage(in.power.transformer, "transformer", "power.transformer");
    out_.catalog.distribution = stage(in.power.distribution, "distribution", "power.distribution");
    for (const auto& choice : fields::Describe<cooling::Technology>::choices) {
      if (choice.value == cooling::Technology::automatic) continue;
      auto plant = copy(catalogue_.cooling_plants, choice.key, "cooling.technology");
      if (choice.value == in.cooling.technology) out_.catalog.plant = plant;
      out_.plants[static_cast<std::size_t>(choice.value) - 1] = std::move(plant);
    }
    out_.chillers = catalogue_.chillers;
    out_.climate = catalogue_.climate(in.site.climate);
  }

  void site() {
    auto& in = out_.inputs;
    const auto& id = in.site.region;
    auto& region = out_.catalog.region;
    region = copy(catalogue_.regions, id, "site.region");
    out_.catalog.planning = copy(catalogue_.planning, "default", "cost");
    fill(in.site.grid_carbon, "site.grid_carbon", "grid carbon", id, {region.grid_carbon});
    fill(in.site.grid_water, "site.grid_water", "grid water", id, {region.grid_water, WaterPerEnergy{}});
    fill(in.site.water_price, "site.water_price", "water price", id,
         {region.water_price, out_.catalog.planning.water_price});
    fill(in.energy.price, "energy.price", "electricity price", id,
         {region.electricity_price, region.wholesale_price});
  }

  void money() {
    auto& in = out_.inputs;
    const auto& p = out_.catalog.planning;
    const auto& region = out_.catalog.region;
    const auto take = [](auto& input, const auto& value) {
      if (!input) input = value;
    };
    if (!in.racks.area_per_rack) in.racks.area_per_rack = p.space_per_rack;
    take(in.carbon.embodied_facility, p.embodied_facility);
    const auto& server = out_.catalog.server;
    const auto built_up =
        p.embodied_server + server.gpus.value * out_.catalog.gpu.embodied_carbon.value_or(p.embodied_gpu);
    take(in.carbon.embodied_server, server.embodied_carbon.value_or(built_up));
    take(in.cost.facility_cost, region.construction_cost.value_or(p.facility_cost));
    take(in.cost.liquid_premium, p.liquid_premium);
    take(in.cost.contingency, p.contingency);
    take(in.cost.network_installation, p.network_installation);
    take(in.cost.staff_per_mw, p.staff_per_mw);
    take(in.cost.staff_cost, p.staff_cost);
    take(in.cost.maintenance_it, p.maintenance_it);
    take(in.cost.maintenance_facility, p.maintenance_facility);
    take(in.cost.insurance, p.insurance);
    take(in.cost.property_tax, p.property_tax);
    take(in.cost.support, p.support);
    take(in.cost.software_per_gpu, p.software_per_gpu);
    take(in.cost.colocation_price, region.colocation_price.value_or(p.colocation_price));
    take(in.finance.discount_rate, p.discount_rate);
    take(in.finance.inflation, p.inflation);
    take(in.finance.server_life, p.server_life);
    take(in.finance.network_life, p.network_life);
    take(in.finance.facility_life, p.facility_life);
    take(in.finance.residual_decline, p.residual_decline);
  }

  void workload() {
    auto& w = out_.inputs.workload;
    for (std::size_t i = 0; i < w.training.size(); ++i)
      training(w.training[i], fmt::format("workload.training.{}", i));
    for (std::size_t i = 0; i < w.finetuning.size(); ++i) {
      auto& job = w.finetuning[i];
      const auto path = fmt::format("workload.finetuning.{}", i);
      out_.finetuning.push_back({nullptr, model(job.model, path),
                                 training_engine(job.engine, job.precision, job.parallelism, path)});
    }
    for (std::size_t i = 0; i < w.inference.size(); ++i)
      service(w.inference[i], fmt::format("workload.inference.{}", i));
  }

  void training(workload::TrainingJob& job, const std::string& path) {
    if (!job.model) {
      out_.training.push_back(
          {profile(job.profile, job.precision, gpu::Mode::train, path + ".profile"), nullptr, nullptr});
      return;
    }
    const auto record = model(*job.model, path);
    if (!job.sequence_length) job.sequence_length = std::min(record->context, usual_sequence);
    if (!job.global_batch) job.global_batch = usual_batch(*job.sequence_length);
    out_.training.push_back(
        {nullptr, record, training_engine(job.engine, job.precision, job.parallelism, path)});
  }

  /// Sequences of a step: the power of two nearest to 4 Mi tokens, which large models are trained with (Llama 2: 4 M tokens).
  static double usual_batch(double sequence_length) {
    return std::exp2(std::max(0.0, std::round(std::log2(4.0 * 1024 * 1024 / sequence_length))));
  }

  /// The scenario's own language model of this name, else a copy of the catalogue's; the input gets the record's id where a name was given.
  std::shared_ptr<const llm::LanguageModel> model(std::string& id, const std::string& path) const {
    const auto& own = out_.inputs.workload.models;
    for (std::size_t i = 0; i < own.size(); ++i)
      if (own[i].name == id) {
        check_shape(own[i], fmt::format("workload.models.{}", i));
        return std::make_shared<const llm::LanguageModel>(own[i]);
      }
    const auto& record = catalogue_.models.at(id, path + ".model");
    id = record.id;
    return std::make_shared<const llm::LanguageModel>(record.value);
  }

  static void check_shape(const llm::LanguageModel& m, const std::string& path) {
    if (std::fmod(m.heads, m.kv_heads) != 0.0)
      throw fields::FieldError(
          path + ".kv_heads",
          fmt::format("{:g} attention heads do not share {:g} key-value heads evenly", m.heads, m.kv_heads),
          "key-value heads divide attention heads");
    if (m.experts.value_or(0) > 0 && m.experts_per_token.value_or(0) > *m.experts)
      throw fields::FieldError(
          path + ".experts_per_token",
          fmt::format("a token visits {:g} of {:g} experts", *m.experts_per_token, *m.experts),
          "a token visits at most all experts");
  }

  /// The measured profile on this GPU, or carried over to it; null when nobody measured anything comparable.
  std::shared_ptr<const gpu::Profile> profile(const std::string& id, gpu::Precision precision, gpu::Mode mode,
                                              const std::string& path) const {
    const auto& table = catalogue_.profiles();
    const auto known = table.workloads(mode);
    if (std::find(known.begin(), known.end(), id) == known.end())
      throw catalog::unknown_record(mode == gpu::Mode::train ? "profiles" : "inference-profiles", id, path,
                                    known);
    const auto records = [&](std::string_view gpu) {
      const auto* record = catalogue_.gpus.find(gpu);
      return record ? &record->value : nullptr;
    };
    return table.plan_with(id, *out_.inputs.compute.gpu, precision, mode, records);
  }

  void measured_service(const workload::InferenceService& service, const std::string& path) {
    const auto found = profile(*service.profile, arithmetic(service.precision), gpu::Mode::infer, path);
    auto& known = out_.services.emplace_back(
        workload::ServiceRecords{found, nullptr, nullptr, workload::Grade::measured, {}});
    if (!found) return;
    if (found->gpu != *out_.inputs.compute.gpu) known.grade = workload::Grade::transferred;
    known.basis = fmt::format("{} on {}", found->name, found->gpu);
  }

  /// The arithmetic of a weight format: weights of few bits are computed in 16.
  static gpu::Precision arithmetic(llm::WeightFormat format) {
    if (format == llm::WeightFormat::int8) return gpu::Precision::int8;
    return format == llm::WeightFormat::fp8 ? gpu::Precision::fp8 : gpu::Precision::fp16;
  }

  /// The engine that was asked for, or the one that was fitted to the planned GPU; the input gets its id.
  std::shared_ptr<const llm::TrainingEngine> training_engine(std::optional<std::string>& id,
                                                             gpu::Precision precision,
                                                             const llm::LayoutInputs& fixed,
                                                             const std::string& path) const {
    return engine(catalogue_.training_engines, id, path, [&](const auto& engines) {
      return llm::choose_engine(engines, *out_.inputs.compute.gpu, precision, fixed);
    });
  }

  template <class Engine, class Choose>
  std::shared_ptr<const Engine> engine(const catalog::Records<Engine>& records,
                                       std::optional<std::string>& id, const std::string& path,
                                       Choose choose) const {
    if (!id) {
      std::vector<const Engine*> engines;
      for (const auto& record : records.all()) engines.push_back(&record.value);
      const Engine* best = choose(engines);
      for (const auto& record : records.all())
        if (&record.value == best) id = record.id;
    }
    if (!id) missing(path + ".engine", "engine", *out_.inputs.compute.gpu);
    const auto& record = records.at(*id, path + ".engine");
    id = record.id;
    return std::make_shared<const Engine>(record.value);
  }

  void service(workload::InferenceService& service, const std::string& path) {
    if (service.profile) return measured_service(service, path + ".profile");
    const auto record = model(service.model, path);
    const auto found = engine(catalogue_.serving_engines, service.engine, path, [&](const auto& engines) {
      return llm::choose_engine(engines, *out_.inputs.compute.gpu, service.precision);
    });
    auto& known = out_.services.emplace_back(
        workload::ServiceRecords{nullptr, record, found, workload::Grade::analytic, found->name});
    if (llm::was_measured(*found, *out_.inputs.compute.gpu, service.precision))
      known.grade = workload::Grade::derived;
    correct_by_measurements(known, service);
  }

  /// Measurements of the same model, GPU, software and format override what the engine's record says.
  void correct_by_measurements(workload::ServiceRecords& known,
                               const workload::InferenceService& service) const {
    const auto measured =
        llm::measured_serving(catalogue_.serving_points(), service.model, *out_.inputs.compute.gpu,
                              workload::task_of(service, *known.model), cluster(out_), *known.engine);
    if (!measured) return;
    known.engine = std::make_shared<const llm::ServingEngine>(llm::slowed(*known.engine, measured->factor));
    known.grade = measured->inside ? workload::Grade::measured : workload::Grade::derived;
    known.basis += fmt::format("; {} measurements of the model on this GPU, the nearest {}", measured->points,
                               measured->nearest);
  }

  static constexpr double usual_sequence = 4096;

  const Catalogue& catalogue_;
  units::Currencies currencies_;
  double per_dollar_ = 1.0;
  Resolved out_;
};

}  // namespace

Resolved resolve(const Scenario& scenario, const Catalogue& catalogue) {
  return Resolver(scenario, catalogue).resolve();
}

}  // namespace plenum::plan
