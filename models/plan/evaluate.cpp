#include "models/plan/evaluate.h"

#include "models/carbon/carbon.h"
#include "models/carbon/run.h"
#include "models/cooling/cool.h"
#include "models/cost/cost.h"
#include "models/fabric/fabric.h"
#include "models/plan/network.h"
#include "models/power/chain.h"
#include "models/rack/pack.h"
#include "models/site/energy.h"
#include "models/site/site.h"
#include "models/workload/compute.h"

namespace plenum::plan {
namespace {

/// Power that racks and feeds are planned for, of one server.
Power planned_power(const Resolved& in) {
  const auto& server = in.catalog.server;
  return in.inputs.racks.power_basis == rack::PowerBasis::typical
             ? server.typical_power.value_or(server.max_power)
             : server.max_power;
}

/// Mean power of one server: idle and at work by the utilisation. A server whose idle power nobody knows counts as busy.
Power average_power(const Resolved& in, double utilisation) {
  const auto& server = in.catalog.server;
  const auto busy = server.typical_power.value_or(server.max_power);
  const auto idle = server.idle_power.value_or(busy);
  return idle + utilisation * (busy - idle);
}

/// IT power: working servers and the network; spares idle.
struct ItLoad {
  Power peak, average;
};
ItLoad it_load(const Resolved& in, const workload::ComputeResults& compute, Power network) {
  const double working = compute.servers.value - compute.spare_servers.value;
  return {compute.servers.value * planned_power(in) + network,
          working * average_power(in, compute.utilisation) +
              compute.spare_servers.value * average_power(in, 0.0) + network};
}

rack::RackResults racks(const Resolved& in, const workload::ComputeResults& compute,
                        const fabric::FabricResults& network, Power it_average) {
  const auto& inputs = in.inputs.racks;
  const rack::ServerFacts server{in.catalog.server.height, in.catalog.server.weight, planned_power(in)};
  const auto wanted =
      rack::servers_without_feed(inputs, in.catalog.rack, server).value * server.planned_power;
  return rack::pack(inputs, in.catalog.rack, rack::choose_feed(inputs, *in.feeds, wanted), server,
                    compute.servers, {network.all_height, network.all_power, network.all_weight}, it_average,
                    *inputs.area_per_rack);
}

power::Losses losses_at(const Resolved& in, Power it_peak, Power load) {
  return power::losses(in.inputs.power, in.catalog.ups, in.catalog.transformer, in.catalog.distribution,
                       it_peak, load);
}

cooling::CoolingResults cool(const Resolved& in, const power::PowerResults& power,
                             const power::Losses& at_peak, Power density) {
  const auto& server = in.catalog.server;
  cooling::CoolingContext context;
  context.it_average = power.it_average;
  context.it_peak = power.it_peak;
  context.at_average = {power.distribution_loss, power.ups_loss, power.transformer_loss};
  context.at_peak = at_peak;
  context.lighting = power.lighting;
  context.power_density = density;
  context.server_cooling = server.cooling;
  context.server_liquid_fraction = server.liquid_fraction;
  context.energy_price = *in.inputs.energy.price;
  context.water_price = *in.inputs.site.water_price;
  context.discount_rate = *in.inputs.finance.discount_rate;
  context.facility_life = *in.inputs.finance.facility_life;
  return cooling::cool(in.inputs.cooling, in.plants, in.catalog.plant, *in.climate, *in.chillers, context);
}

/// Power of one GPU of a working server used at `utilisation`, with its share of server and network.
Power power_per_gpu(const Resolved& in, const Plan& plan, double utilisation) {
  return (average_power(in, utilisation) + plan.fabric.all_power / plan.compute.servers.value) /
         in.catalog.server.gpus.value;
}

/// GPU time of one run of the first training job, or of the first fine-tuning job.
std::optional<GpuTime> first_run(const Plan& plan) {
  for (const auto* jobs : {&plan.workload.training, &plan.workload.finetuning})
    if (!jobs->empty() && jobs->front().gpu_hours.value() > 0) return jobs->front().gpu_hours;
  return std::nullopt;
}

/// GPU time that the first service's GPUs stand ready for a million output tokens.
std::optional<GpuTime> million_tokens(const Plan& plan) {
  if (plan.workload.inference.empty() || plan.workload.inference.front().tokens_per_year <= 0)
    return std::nullopt;
  const auto& service = plan.workload.inference.front();
  return service.gpus * (1.0 * year) / (service.tokens_per_year / 1e6);
}

/// Energy and carbon of one run and of a million tokens.
void per_result(const Resolved& in, Plan& plan) {
  if (const auto run = first_run(plan)) {
    plan.energy.per_training_run = carbon::run_energy(*run, power_per_gpu(in, plan, 1.0), plan.cooling.pue);
    plan.carbon.per_training_run =
        carbon::run_carbon(*plan.energy.per_training_run, *in.inputs.site.grid_carbon);
  }
  if (const auto tokens = million_tokens(plan))
    plan.energy.per_million_tokens = carbon::run_energy(
        *tokens, power_per_gpu(in, plan, plan.workload.inference.front().mean_use), plan.cooling.pue);
}

}  // namespace

llm::Cluster cluster(const Resolved& in) { return cluster(in, in.inputs.compute.servers); }

llm::Cluster cluster(const Resolved& in, std::optional<Servers> servers) {
  const auto& fabric = in.inputs.fabric;
  llm::Cluster on;
  on.gpu = in.catalog.gpu;
  on.gpus_per_server = in.catalog.server.gpus;
  on.server_network = fabric.nics_per_server->value * *fabric.link_rate;
  if (!servers || on.server_network <= InformationRate{}) return on;
  const auto seen = fabric::network(fabric, in.catalog.fabric, attached(in, *servers, {}));
  on.network_efficiency = seen.efficiency;
  on.rails_apart = seen.rails_apart;
  on.ring_taper = seen.ring_taper;
  on.uniform_taper = seen.uniform_taper;
  // Where nothing slows anybody down it does not matter who is near.
  if (on.ring_taper > 1 || on.uniform_taper > 1) on.near_servers = seen.near_servers;
  return on;
}

workload::Demand demand(const Resolved& in) { return demand(in, cluster(in)); }

workload::Demand demand(const Resolved& in, const llm::Cluster& on) {
  const auto& w = in.inputs.workload;
  workload::Demand demand;
  for (std::size_t i = 0; i < w.training.size(); ++i)
    demand.training.push_back(workload::run_of(w.training[i], in.training[i]));
  for (std::size_t i = 0; i < w.finetuning.size(); ++i)
    demand.finetuning.push_back(workload::run_of(w.finetuning[i], in.finetuning[i]));
  for (std::size_t i = 0; i < w.inference.size(); ++i)
    demand.services.push_back(workload::demand_of(w.inference[i], in.services[i], on));
  return demand;
}

cost::CostContext cost_context(const Resolved& in, const Plan& plan) {
  cost::CostContext context;
  context.it_peak = plan.power.it_peak;
  context.gpus = plan.compute.gpus;
  context.utilisation = plan.compute.utilisation;
  context.servers = plan.compute.servers;
  context.server_price = in.catalog.server.price.value_or(Money{});
  context.network_capex = plan.fabric.all_capex;
  context.racks_capex = plan.racks.capex;
  context.liquid = plan.cooling.liquid_share > 0;
  context.energy_first_year = plan.energy.cost;
  context.energy_escalation = in.inputs.energy.escalation;
  context.water = plan.cooling.water;
  context.water_price = *in.inputs.site.water_price;
  context.horizon = in.inputs.plan.horizon;
  context.gpu_hours_per_run = first_run(plan);
  context.gpu_hours_per_million_tokens = million_tokens(plan);
  return context;
}

namespace {

struct Sized {
  llm::Cluster on;
  workload::Demand work;
  workload::Sizing sizing;
};

/// Servers for the work on the network that joins them. A network that slows many servers down more than few is known only
/// when their number is: then it is sized again until the number stays, a few times at most.
Sized size(const Resolved& in) {
  constexpr int most_rounds = 4;
  const auto asked = in.inputs.compute.servers;
  Sized sized;
  sized.on = cluster(in, asked);
  for (int round = 0; round < most_rounds; ++round) {
    sized.work = demand(in, sized.on);
    sized.sizing = workload::size(sized.work, sized.on, asked);
    if (asked) break;
    const auto joined = cluster(in, workload::compute(in.inputs.compute, in.catalog.server, in.catalog.gpu,
                                                      in.inputs.workload, sized.sizing)
                                        .servers);
    if (joined == sized.on) break;
    sized.on = joined;
  }
  return sized;
}

fabric::FabricResults networks(const Resolved& in, const workload::ComputeResults& compute) {
  const auto& fabric = in.inputs.fabric;
  const auto servers_per_rack = racks(in, compute, {}, Power{}).servers_per_rack;
  const auto hall = floor(in, servers_per_rack);
  auto results = fabric::build(fabric, in.catalog.fabric, attached(in, compute.servers, hall)).results;
  const auto side = [&](const fabric::SideFabricInputs& inputs, const fabric::Hardware& hardware) {
    return fabric::side_fabric(inputs, fabric, hardware, compute.servers, hall);
  };
  results.storage = side(fabric.storage, in.catalog.storage);
  results.in_band = side(fabric.in_band, in.catalog.in_band);
  results.out_of_band = side(fabric.out_of_band, in.catalog.out_of_band);
  fabric::add_up(results);
  return results;
}

}  // namespace

Plan evaluate(const Resolved& in) {
  const auto& inputs = in.inputs;
  Plan plan;
  const auto sized = size(in);
  plan.compute =
      workload::compute(inputs.compute, in.catalog.server, in.catalog.gpu, inputs.workload, sized.sizing);
  plan.workload = workload::perform(sized.work, sized.sizing, sized.on);
  plan.fabric = networks(in, plan.compute);
  const auto load = it_load(in, plan.compute, plan.fabric.all_power);
  plan.racks = racks(in, plan.compute, plan.fabric, load.average);
  plan.power = power::chain(inputs.power, in.catalog.ups, in.catalog.transformer, in.catalog.distribution,
                            load.peak, load.average);
  const auto at_peak = losses_at(in, load.peak, load.peak);
  plan.cooling = cool(in, plan.power, at_peak, plan.racks.power_density);
  power::finish(plan.power, inputs.power, at_peak, plan.cooling.cooling_average, plan.cooling.cooling_peak);
  plan.site = site::site(inputs.site, *in.climate, *inputs.site.grid_water, plan.power.facility_average,
                         plan.cooling.water);
  plan.energy = site::energy(inputs.energy, *inputs.energy.price, plan.power.facility_average,
                             plan.power.facility_peak);
  plan.carbon = carbon::carbon(inputs.carbon, *inputs.site.grid_carbon, plan.power.facility_average,
                               plan.power.it_average, plan.power.it_peak, plan.compute.servers,
                               inputs.cost.ownership == cost::Ownership::own_new, inputs.plan.horizon,
                               cost::purchases(*inputs.finance.server_life, inputs.plan.horizon));
  per_result(in, plan);
  plan.cost = cost::cost(inputs.cost, inputs.finance, cost_context(in, plan));
  plan.findings = findings(in, plan);
  return plan;
}

}  // namespace plenum::plan
