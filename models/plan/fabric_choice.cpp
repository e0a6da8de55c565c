#include "models/plan/fabric_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "models/gpu/peak.h"
#include "models/plan/catalogue.h"
#include "models/workload/compute.h"

namespace plenum::plan {
namespace {

using fabric::Topology;

constexpr std::array oversubscriptions{1.0, 2.0, 3.0, 4.0, 8.0};
constexpr double slowest_links = 0.25;  // of the adapters' rate: nobody builds with less

bool is_tree(Topology topology) {
  return topology == Topology::fat_tree || topology == Topology::rail_optimised ||
         topology == Topology::rail_only;
}

/// Links that a port is split into so that a fast switch serves slow adapters: two, which cables exist for at every speed.
double split(const fabric::Switch& device, InformationRate nic_rate) {
  return device.port_rate / 2.0 >= 0.999 * nic_rate ? 2.0 : 1.0;
}

std::vector<const catalog::Record<fabric::Switch>*> generations(const Catalogue& catalogue,
                                                                InformationRate nic_rate) {
  std::vector<const catalog::Record<fabric::Switch>*> found;
  for (const auto& record : catalogue.switches.all()) {
    const auto& s = record.value;
    const bool known = s.price && s.power_typical && s.height;
    const bool network = s.fabric.starts_with("IB") || s.fabric.starts_with("Eth");
    if (known && network && s.port_rate >= slowest_links * nic_rate) found.push_back(&record);
  }
  return found;
}

/// The options to try, not yet planned.
std::vector<FabricOption> candidates(const Evaluation& base, const Catalogue& catalogue) {
  const auto nic_rate =
      base.resolved.catalog.server.nic_rate.value_or(*base.resolved.inputs.fabric.link_rate);
  std::vector<FabricOption> options;
  for (const auto* record : generations(catalogue, nic_rate))
    for (const auto& choice : fields::Describe<Topology>::choices)
      for (const double taper : oversubscriptions) {
        if (taper > 1.0 && !is_tree(choice.value)) continue;
        FabricOption option;
        option.topology = choice.value;
        option.network_switch = record->id;
        option.port_split = {split(record->value, nic_rate)};
        option.link_rate = std::min(nic_rate, record->value.port_rate / option.port_split.value);
        option.oversubscription = taper;
        options.push_back(std::move(option));
      }
  return options;
}

/// The scenario with an option's network for `servers` working servers; what belonged to another network is dropped.
Scenario with(const FabricOption& option, Scenario scenario, Servers servers) {
  scenario.compute.servers = servers;
  auto& f = scenario.fabric;
  f.topology = option.topology;
  f.network_switch = option.network_switch;
  f.port_split = option.port_split;
  f.oversubscription = option.oversubscription;
  f.server_split = {1};
  f.spine_switch = f.server_cable = f.switch_cable = std::nullopt;
  f.link_rate = std::nullopt;
  f.levels = std::nullopt;
  f.cells = {};
  return scenario;
}

const workload::TrainingResult* first_job(const Plan& plan) {
  for (const auto* jobs : {&plan.workload.training, &plan.workload.finetuning})
    if (!jobs->empty() && jobs->front().throughput.value() > 0) return &jobs->front();
  return nullptr;
}

/// Rate that the first training job gets out of the GPUs it has: their peak by its MFU, or by its scaling efficiency where the
/// operations of a sample are not known.
OperationRate delivered(const Evaluation& e, const workload::TrainingResult& job) {
  const auto peak = gpu::peak_rate(e.resolved.catalog.gpu, workload::leading_precision(e.given.workload));
  return peak ? *peak * job.gpus.value * job.mfu.value_or(job.scaling_efficiency) : OperationRate{};
}

struct Base {
  Servers servers{};
  const workload::TrainingResult* job = nullptr;
  OperationRate delivered{};
};

/// Whether one switch (a plane) holds all endpoints. Every topology is that switch then; it is listed once, as a fat tree, and
/// rail-only where each NIC has its own.
bool repeats(const FabricOption& option, const fabric::FabricResults& f) {
  const bool single = f.switches.value > 0 && f.switches.value == f.planes.value;
  const bool listed =
      option.topology == Topology::fat_tree || (option.topology == Topology::rail_only && f.planes.value > 1);
  return single && (!listed || option.oversubscription > 1.0);
}

void fill(FabricOption& option, const Evaluation& planned, const Base& base) {
  const auto& plan = planned.plan;
  const auto& f = plan.fabric;
  option.switches = f.switches;
  option.cables = f.cables;
  option.capex = f.capex;
  option.power = f.power;
  option.bisection_bandwidth = f.bisection_bandwidth;
  option.allreduce_time = f.allreduce_time;
  option.alltoall_time = f.alltoall_time;
  option.adversarial_efficiency = f.adversarial_efficiency;
  option.tco = plan.cost.tco;
  for (const auto& finding : plan.findings)
    if (finding.severity == Severity::error && finding.subject == "fabric") option.reason = finding.message;
  option.feasible = option.reason.empty() && f.switches.value > 0;
  const auto* job = first_job(plan);
  if (!job || !base.job) return;
  option.training_speed = job->throughput / base.job->throughput;
  const double petaflops = base.delivered * *option.training_speed / (1e15 * flop / second);
  if (petaflops > 0) option.per_delivered_pflops = option.tco / petaflops;
}

/// Plans an option. Returns whether it is one of its own.
bool plan_option(FabricOption& option, const Evaluation& base, const Base& facts,
                 const Catalogue& catalogue) {
  try {
    const auto planned = evaluate(with(option, base.given, facts.servers), catalogue);
    fill(option, planned, facts);
    return !repeats(option, planned.plan.fabric);
  } catch (const fields::FieldError& error) {
    option.reason = error.what();
    return true;
  }
}

/// Time or slowness that the front trades against cost.
double slowness(const FabricOption& option) {
  return option.training_speed ? 1.0 / *option.training_speed
                               : static_cast<double>(option.allreduce_time / second);
}

void mark_front(std::vector<FabricOption>& options) {
  constexpr double same = 1e-9;
  const auto beats = [](const FabricOption& a, const FabricOption& b) {
    const double cost = a.tco / b.tco - 1.0, time = slowness(a) / slowness(b) - 1.0;
    return cost <= same && time <= same && (cost < -same || time < -same);
  };
  for (auto& option : options)
    option.efficient =
        option.feasible && std::none_of(options.begin(), options.end(), [&](const auto& other) {
          return other.feasible && beats(other, option);
        });
}

}  // namespace

std::vector<FabricOption> fabric_options(const Evaluation& base, const Catalogue& catalogue, int threads,
                                         parallel::Progress& progress) {
  Base facts;
  facts.servers = base.plan.compute.servers - base.plan.compute.spare_servers;
  facts.job = first_job(base.plan);
  if (facts.job) facts.delivered = delivered(base, *facts.job);
  auto options = candidates(base, catalogue);
  std::vector<char> worth(options.size());  // chars, since threads write neighbours
  parallel::for_blocks(options.size(), 4, threads, progress, [&](const parallel::Block& block) {
    for (auto i = block.first; i < block.last; ++i)
      worth[i] = plan_option(options[i], base, facts, catalogue) ? 1 : 0;
  });
  std::vector<FabricOption> planned;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (worth[i]) planned.push_back(std::move(options[i]));
  mark_front(planned);
  std::stable_sort(planned.begin(), planned.end(), [](const FabricOption& a, const FabricOption& b) {
    if (a.feasible != b.feasible) return a.feasible;
    const auto rank = [](const FabricOption& o) {
      return std::pair(!o.per_delivered_pflops, o.per_delivered_pflops.value_or(o.tco));
    };
    return rank(a) < rank(b);
  });
  return planned;
}

std::vector<fields::Edit> edits(const FabricOption& option, const Scenario& scenario) {
  const auto servers = scenario.compute.servers;
  auto changed = with(option, scenario, servers.value_or(Servers{}));
  changed.compute.servers = servers;
  return fields::difference(fields::object(scenario), fields::object(changed));
}

}  // namespace plenum::plan
