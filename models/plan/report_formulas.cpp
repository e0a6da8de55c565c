#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

using T = ReportText;

std::string n(double x) { return T::n(x); }

Blocks compute(const T& t) {
  const auto& c = t.plan.compute;
  return {
      formula(t.tr(TR("GPUs = servers x GPUs per server")),
              fmt::format("{} x {} = {}", n(c.servers.value), n(c.gpus_per_server.value), n(c.gpus.value)))};
}

Blocks workload(const T& t) {
  Blocks blocks;
  for (const auto* jobs : {&t.plan.workload.training, &t.plan.workload.finetuning})
    for (const auto& job : *jobs) {
      if (job.throughput.value() <= 0.0) continue;
      const double rate = job.throughput.value(), hours = static_cast<double>(job.time_to_train / hour);
      blocks.emplace_back(formula(t.say(TR("Time to train {} = samples / throughput / 3,600"), job.name),
                                  fmt::format("{} / {} / 3,600 = {} h", n(job.samples), n(rate), n(hours))));
    }
  for (const auto& s : t.plan.workload.inference)
    if (s.replicas.value > 0.0)
      blocks.emplace_back(formula(
          t.say(TR("GPUs of {} = replicas x GPUs per replica"), s.name),
          fmt::format("{} x {} = {}", n(s.replicas.value), n(s.gpus_per_replica.value), n(s.gpus.value))));
  return blocks;
}

Blocks fabric(const T& t) {
  const auto& f = t.plan.fabric;
  if (f.switches.value <= 0.0) return {};
  return {formula(t.tr(TR("Switches = leaf + spine + core")),
                  fmt::format("{} + {} + {} = {}", n(f.leaf_switches.value), n(f.spine_switches.value),
                              n(f.core_switches.value), n(f.switches.value))),
          formula(t.tr(TR("Cables = to servers + leaf to spine + spine to core + local + global")),
                  fmt::format("{} + {} + {} + {} + {} = {}", n(f.server_links.value),
                              n(f.leaf_spine_links.value), n(f.spine_core_links.value),
                              n(f.local_links.value), n(f.global_links.value), n(f.cables.value))),
          formula(t.tr(TR("Capital cost of the fabric = switches + cables + adapters + spares")),
                  fmt::format("{} + {} + {} + {} = {} {}", t.amount(f.switch_capex), t.amount(f.cable_capex),
                              t.amount(f.nic_capex), t.amount(f.spares_capex), t.amount(f.capex),
                              t.money_symbol()))};
}

Blocks racks(const T& t) {
  const auto& r = t.plan.racks;
  return {formula(t.tr(TR("Racks = servers / servers per rack, rounded up, + network racks")),
                  fmt::format("ceil({} / {}) + {} = {}", n(t.plan.compute.servers.value),
                              n(r.servers_per_rack.value), n(r.network_racks.value), n(r.count.value))),
          formula(t.tr(TR("Floor load = weight of a full rack / footprint")),
                  fmt::format("{} kg / {} m2 = {} kg/m2", n(r.weight.value()), n(r.footprint.value()),
                              n(r.floor_load.value())))};
}

Blocks power(const T& t) {
  const auto& p = t.plan.power;
  const Power input = p.it_average + p.distribution_loss + p.ups_loss + p.transformer_loss;
  return {
      formula(t.tr(TR("Chain efficiency = IT power / (IT power + distribution, UPS and transformer losses)")),
              fmt::format("{} / {} = {}", T::kw(p.it_average), T::kw(input), n(p.chain_efficiency)))};
}

Blocks cooling(const T& t) {
  const auto& p = t.plan.power;
  return {formula(t.tr(TR("PUE = facility energy / IT energy")),
                  fmt::format("{} kW / {} kW = {}", T::kw(p.facility_average), T::kw(p.it_average),
                              n(t.plan.cooling.pue)))};
}

Blocks energy(const T& t) {
  const auto& e = t.plan.energy;
  const auto per_year = [&](MoneyRate rate) { return t.amount(rate * year); };
  const double mwh = static_cast<double>(e.consumption * year / megawatt_hour);
  const double price = static_cast<double>(*t.in.inputs.energy.price * megawatt_hour / money_unit);
  return {
      formula(t.tr(TR("Consumption = average facility power x 8,760 h")),
              fmt::format("{} kW x 8,760 h / 1,000 = {} MWh", T::kw(t.plan.power.facility_average), n(mwh))),
      formula(t.tr(TR("Energy charge = consumption x price")),
              fmt::format("{} MWh x {} {}/MWh{} = {} {}", n(mwh), n(price), t.currencies.plan, t.into_scale(),
                          per_year(e.energy_charge), t.money_symbol())),
      formula(t.tr(TR("Energy cost = energy charge + demand charge")),
              fmt::format("{} + {} = {} {}", per_year(e.energy_charge), per_year(e.demand_charge),
                          per_year(e.cost), t.money_symbol()))};
}

Blocks carbon(const T& t) {
  const auto& c = t.plan.carbon;
  const auto tonnes = [](Mass m) { return n(static_cast<double>(m / tonne)); };
  const double years = static_cast<double>(t.in.inputs.plan.horizon / year);
  const double grams = static_cast<double>(*t.in.inputs.site.grid_carbon * kilowatt_hour / kilogram) * 1000.0;
  const double mwh = static_cast<double>(t.plan.power.facility_average * year / megawatt_hour);
  return {formula(t.tr(TR("Operational carbon = energy x grid carbon x (1 - renewable share)")),
                  fmt::format("{} MWh x {} g/kWh x (1 - {}) / 1,000 = {} t", n(mwh), n(grams),
                              n(c.renewable_factor), tonnes(c.operational * year))),
          formula(t.tr(TR("Carbon over the horizon = embodied + operational x years")),
                  fmt::format("{} + {} x {} = {} t", tonnes(c.embodied), tonnes(c.operational * year),
                              n(years), tonnes(c.total)))};
}

}  // namespace

Blocks formulas_of(const ReportText& t, std::string_view subject) {
  if (subject == "compute") return compute(t);
  if (subject == "workload") return workload(t);
  if (subject == "fabric") return fabric(t);
  if (subject == "racks") return racks(t);
  if (subject == "power") return power(t);
  if (subject == "cooling") return cooling(t);
  if (subject == "energy") return energy(t);
  if (subject == "carbon") return carbon(t);
  return {};  // money_tables() brings the formulas of the cost beside their tables; the site has results only
}

}  // namespace plenum::plan
