#include "models/workload/sizing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "models/workload/tolerance.h"

namespace plenum::workload {

namespace {

constexpr double most_gpus = 1e6;

/// The smallest whole number with `ok` in (low, high]; `ok` is true from some number on. Nothing when it is false at `high`.
template <class Ok>
std::optional<double> smallest(double low, double high, Ok ok) {
  double step = 1.0;
  double top = low + step;
  while (top < high && !ok(top)) low = top, step *= 2.0, top = std::min(high, low + step);
  if (!ok(top)) return std::nullopt;
  while (top - low > 1.0) {
    const double middle = std::floor(0.5 * (low + top));
    (ok(middle) ? top : low) = middle;
  }
  return top;
}

/// What keeps a set of runs from being done on some GPUs in turn, or `nothing`.
struct Verdict {
  SizedBy by = SizedBy::nothing;
  const Run* run = nullptr;
  bool ok() const { return by == SizedBy::nothing; }
};

using Runs = std::vector<const Run*>;

Verdict verdict(const Runs& runs, Gpus gpus, const llm::Cluster& cluster) {
  Time busy{};
  const Run* longest = nullptr;
  Time longest_time{};
  for (const Run* run : runs) {
    if (!run->asks()) continue;
    const auto p = pace(*run, gpus, cluster);
    if (p.obstacle != Obstacle::none) return {SizedBy::memory, run};
    const auto time = p.time(*run);
    if (run->deadline && (!time || !in_time(*time, *run->deadline))) return {SizedBy::deadline, run};
    if (!run->runs_per_year) continue;
    if (!time) return {SizedBy::runs, run};
    const Time yearly = *time * *run->runs_per_year;
    busy += yearly;
    if (yearly > longest_time) longest_time = yearly, longest = run;
  }
  return in_time(busy, 1.0 * year) ? Verdict{} : Verdict{SizedBy::runs, longest};
}

double most_servers(const llm::Cluster& cluster) {
  return std::max(1.0, std::floor(most_gpus / cluster.gpus_per_server.value));
}

/// What a pool of runs needs.
struct Pool {
  std::optional<Servers> servers;  ///< nothing when no number does
  Gpus required{};
  Verdict decided;  ///< what one server less would miss
};

Pool pool_for(const Runs& runs, const llm::Cluster& cluster) {
  Pool pool;
  if (std::none_of(runs.begin(), runs.end(), [](const Run* run) { return run->asks(); })) {
    pool.servers = Servers{runs.empty() ? 0.0 : 1.0};
    pool.required = cluster.gpus_per_server * pool.servers->value;
    return pool;
  }
  const double per_server = cluster.gpus_per_server.value;
  const auto ok = [&](double gpus) { return verdict(runs, Gpus{gpus}, cluster).ok(); };
  const auto servers =
      smallest(0.0, most_servers(cluster), [&](double count) { return ok(count * per_server); });
  if (!servers) {
    pool.decided = verdict(runs, cluster.gpus_per_server * most_servers(cluster), cluster);
    return pool;
  }
  pool.servers = Servers{*servers};
  const double top = *servers * per_server;
  pool.required = Gpus{smallest(top - per_server, top, ok).value_or(top)};
  if (*servers > 1.0) pool.decided = verdict(runs, Gpus{top - per_server}, cluster);
  return pool;
}

/// Servers that hold the replicas of all services: larger replicas first, each into the first server with room; those larger than a server have
/// servers of their own.
Servers servers_for(const std::vector<ServiceDemand>& services, const std::vector<double>& replicas,
                    const llm::Cluster& cluster) {
  const double per_server = cluster.gpus_per_server.value;
  std::vector<std::pair<double, double>> sizes;  // GPUs of a replica, replicas
  for (std::size_t i = 0; i < services.size(); ++i)
    if (services[i].replica && replicas[i] > 0)
      sizes.emplace_back(services[i].replica->gpus.value, replicas[i]);
  std::sort(sizes.begin(), sizes.end(), std::greater<>());
  double servers = 0;
  std::vector<std::pair<double, double>> free;  // GPUs left, servers with that many
  for (auto [size, count] : sizes) {
    if (size > per_server) {
      servers += count * std::ceil(size / per_server);
      continue;
    }
    for (std::size_t i = 0; i < free.size() && count > 0; ++i) {
      const double each = std::floor(free[i].first / size);
      if (each <= 0) continue;
      const double used = std::min(free[i].second, std::ceil(count / each));
      free[i].second -= used;  // what is left of their room is not handed out again
      count = std::max(0.0, count - used * each);
    }
    const double each = std::floor(per_server / size);
    const double opened = std::ceil(count / each);
    if (opened <= 0) continue;
    servers += opened;
    free.emplace_back(per_server - (count - (opened - 1) * each) * size, 1.0);
    free.emplace_back(per_server - each * size, opened - 1);
  }
  return {servers};
}

std::vector<const Run*> all_runs(const Demand& demand) {
  std::vector<const Run*> runs;
  for (const auto& run : demand.training) runs.push_back(&run);
  for (const auto& run : demand.finetuning) runs.push_back(&run);
  return runs;
}

/// The service that takes most GPUs decides for the services.
void decided_by_service(Sizing& sizing, const Demand& demand) {
  const ServiceDemand* most = nullptr;
  for (const auto& d : demand.services)
    if (most == nullptr || d.gpus() > most->gpus()) most = &d;
  if (most == nullptr) return;
  const bool promised = most->service->ttft_p99 || most->service->tpot_p99;
  sizing.by = most->needed <= 1 ? SizedBy::memory : promised ? SizedBy::latency : SizedBy::rate;
  sizing.job = most->service->name;
}

/// Fits the replicas of the services into a number of servers: the first services get theirs, the last go short.
void shorten(std::vector<double>& replicas, const Demand& demand, Servers given,
             const llm::Cluster& cluster) {
  for (std::size_t i = replicas.size(); i-- > 0;) {
    if (servers_for(demand.services, replicas, cluster) <= given) return;
    const double wanted = replicas[i];
    replicas[i] = 0;
    if (servers_for(demand.services, replicas, cluster) > given) continue;
    double low = 0, high = wanted;
    while (high - low > 1) {
      const double middle = std::floor(0.5 * (low + high));
      replicas[i] = middle;
      (servers_for(demand.services, replicas, cluster) <= given ? low : high) = middle;
    }
    replicas[i] = low;
  }
}

/// Hands all of a number of servers to the services, each with as many times its replicas: what nothing else uses, they do.
void lengthen(std::vector<double>& replicas, const Demand& demand, Servers given,
              const llm::Cluster& cluster) {
  const auto wanted = replicas;
  const auto fits = [&](double factor) {
    for (std::size_t i = 0; i < replicas.size(); ++i) replicas[i] = std::floor(wanted[i] * factor + 1e-9);
    return servers_for(demand.services, replicas, cluster) <= given;
  };
  double low = 1, high = 1;
  while (high < 1e6 && fits(2 * high)) high *= 2;
  for (low = high, high *= 2; high - low > 1e-4 * low;) {
    const double middle = 0.5 * (low + high);
    (fits(middle) ? low : high) = middle;
  }
  fits(low);
}

/// The servers as they were given: services first, then jobs with servers of their own, the rest for shared jobs.
void divide(Sizing& sizing, const Demand& demand, Servers given, bool shared_jobs,
            const llm::Cluster& cluster) {
  if (sizing.by == SizedBy::nothing && demand.services.empty())
    sizing.required = cluster.gpus_per_server * given.value;
  const auto wanted = sizing.inference;
  const bool only_services = demand.training.empty() && demand.finetuning.empty() && wanted.value > 0;
  if (only_services && given > wanted) lengthen(sizing.replicas, demand, given, cluster);
  else shorten(sizing.replicas, demand, given, cluster);
  sizing.inference = servers_for(demand.services, sizing.replicas, cluster);
  sizing.enough = sizing.enough && sizing.inference >= wanted;
  Servers left = given - sizing.inference;
  Servers owned{};
  for (auto& servers : sizing.own) {
    sizing.enough = sizing.enough && servers <= left;
    servers = std::min(servers, left);
    left = left - servers;
    owned = owned + servers;
  }
  sizing.enough = sizing.enough && sizing.shared <= left;
  sizing.shared = shared_jobs || demand.services.empty() ? left : Servers{0};
  sizing.training = given - sizing.inference;
  sizing.by = SizedBy::given;
  sizing.job.clear();
}

}  // namespace

std::optional<Servers> fewest_servers(const Run& run, const llm::Cluster& cluster) {
  return pool_for({&run}, cluster).servers;
}

Sizing size(const Demand& demand, const llm::Cluster& cluster, std::optional<Servers> given) {
  Sizing sizing;
  Servers largest{};
  const auto decide = [&](const Pool& pool) {
    sizing.enough = sizing.enough && pool.servers;
    sizing.required = sizing.required + pool.required;
    const auto servers = pool.servers.value_or(Servers{1});
    if (servers > largest && pool.decided.run != nullptr)
      largest = servers, sizing.by = pool.decided.by, sizing.job = pool.decided.run->name;
    return servers;
  };
  for (const auto& d : demand.services) {
    sizing.replicas.push_back(d.replicas);
    sizing.required = sizing.required + d.gpus();
    sizing.enough = sizing.enough && d.replica && d.replica->meets;
  }
  sizing.inference = servers_for(demand.services, sizing.replicas, cluster);
  Runs shared;
  for (const Run* run : all_runs(demand)) {
    const bool own = run->sharing == Sharing::own;
    sizing.own.push_back(own ? decide(pool_for({run}, cluster)) : Servers{0});
    if (!own) shared.push_back(run);
  }
  sizing.shared = decide(pool_for(shared, cluster));
  sizing.training = std::accumulate(sizing.own.begin(), sizing.own.end(), sizing.shared);
  if (sizing.inference > largest) decided_by_service(sizing, demand);
  if (sizing.working().value < 1)
    sizing.shared = sizing.training = Servers{1}, sizing.required = cluster.gpus_per_server;
  if (given) divide(sizing, demand, *given, !shared.empty(), cluster);
  return sizing;
}

Gpus gpus_of(const Run& run, std::size_t index, const Sizing& sizing, const llm::Cluster& cluster) {
  return cluster.gpus_per_server * (run.sharing == Sharing::own ? sizing.own[index] : sizing.shared).value;
}

WorkloadResults perform(const Demand& demand, const Sizing& sizing, const llm::Cluster& cluster) {
  WorkloadResults results;
  std::size_t index = 0;
  for (const auto& run : demand.training)
    results.training.push_back(achieve(run, gpus_of(run, index, sizing, cluster), cluster)), ++index;
  for (const auto& run : demand.finetuning)
    results.finetuning.push_back(achieve(run, gpus_of(run, index, sizing, cluster), cluster)), ++index;
  for (std::size_t i = 0; i < demand.services.size(); ++i)
    results.inference.push_back(achieve(demand.services[i], sizing.replicas[i], cluster));
  return results;
}

}  // namespace plenum::workload
