#include "models/gpu/scaling.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace plenum::gpu {

namespace {

/// Fits the points that `belongs` selects to the base (n0, p0).
template <class Belongs>
FittedLaw fit(Series series, const ProfilePoint& base, Belongs belongs) {
  FittedLaw law{base.gpus.value, 0.0, 0};
  double xy = 0.0, xx = 0.0;
  for (const auto& point : series) {
    if (point.estimated || !belongs(point) || point.gpus <= base.gpus) continue;
    const double x = std::log2(point.gpus / base.gpus);
    xy += x * (per_gpu(base) / per_gpu(point) - 1.0);
    xx += x * x;
    ++law.points;
  }
  if (xx > 0.0) law.beta = std::max(0.0, xy / xx);
  return law;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t n = values.size();
  return n % 2 == 1 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}

struct SeriesLaw {
  const Profile* profile;
  FittedLaw within, across;
};

std::vector<SeriesLaw> all_laws(const std::vector<Profile>& profiles) {
  std::vector<SeriesLaw> laws;
  for (const auto& profile : profiles)
    for (Series rest{profile.points}; !rest.empty();) {
      const Series series = first_series(rest);
      laws.push_back({&profile, fit_within_server(series), fit_across_servers(series)});
      rest = rest.subspan(series.size());
    }
  return laws;
}

/// The median law of the series that `belongs` selects, or nothing.
template <class Belongs>
std::optional<ScalingLaw> typical(const std::vector<SeriesLaw>& laws, FittedLaw SeriesLaw::*which,
                                  std::string_view of, Belongs belongs) {
  std::vector<double> betas;
  for (const auto& law : laws)
    if ((law.*which).points > 0 && belongs(*law.profile)) betas.push_back((law.*which).beta);
  if (betas.empty()) return std::nullopt;
  const auto count = betas.size();
  return ScalingLaw{median(std::move(betas)), fmt::format("median of {} measured series of {}", count, of)};
}

std::optional<ScalingLaw> typical_of(const Profile& profile, const std::vector<SeriesLaw>& laws,
                                     FittedLaw SeriesLaw::*which) {
  const auto kin = generation(profile.gpu);
  const auto same_workload = [&](const Profile& p) { return p.workload == profile.workload; };
  if (auto law = typical(laws, which, fmt::format("{} on {}", profile.workload, kin),
                         [&](const Profile& p) { return same_workload(p) && generation(p.gpu) == kin; }))
    return law;
  if (auto law = typical(laws, which, profile.workload, same_workload)) return law;
  return typical(laws, which, "all workloads", [](const Profile&) { return true; });
}

/// The series' own law when it has at least two points beyond the base; a law through a single point is not
/// trusted to be better than the typical one.
double trusted(const FittedLaw& own, const std::optional<ScalingLaw>& typical) {
  if (own.points >= 2 || !typical) return own.beta;
  return own.points == 1 ? std::max(own.beta, typical->beta) : typical->beta;
}

}  // namespace

double efficiency(const ScalingLaw& law, double n0, double n) {
  return 1.0 / (1.0 + law.beta * std::max(0.0, std::log2(n / n0)));
}

double per_gpu(const ProfilePoint& point) { return point.throughput.value() / point.gpus.value; }

bool across_servers(const ProfilePoint& point) {
  return point.nodes > 1.0 || (point.nodes == 0.0 && point.gpus.value > 16.0);
}

FittedLaw fit_within_server(Series series) {
  if (series.empty() || across_servers(series.front())) return {};
  return fit(series, series.front(), [](const ProfilePoint& point) { return !across_servers(point); });
}

FittedLaw fit_across_servers(Series series) {
  if (series.empty()) return {};
  const ProfilePoint* base = &series.front();
  for (const auto& point : series)
    if (!across_servers(point) && point.gpus > base->gpus) base = &point;
  return fit(series, *base, [](const ProfilePoint& point) { return across_servers(point); });
}

double slowdown(double beta, double n0, double from, double to) {
  const ScalingLaw law{beta, {}};
  return efficiency(law, n0, to) / efficiency(law, n0, from);
}

double beyond(Series series, const Profile& profile, double n, double per_server) {
  const ProfilePoint* last = &series.front();  // the fastest of the largest number of GPUs
  for (const auto& point : series)
    if (point.gpus > last->gpus) last = &point;
  const double measured = last->gpus.value;
  const double p = per_gpu(*last);
  if (across_servers(*last)) {
    const auto law = fit_across_servers(series);
    const double n0 = law.points > 0 ? law.n0 : std::min(per_server, measured);
    return p * slowdown(trusted(law, profile.across_servers), n0, measured, n);
  }
  const auto law = fit_within_server(series);
  const double inside = std::max(measured, std::min(n, per_server));
  const double full =
      p * slowdown(trusted(law, profile.within_server), law.points > 0 ? law.n0 : measured, measured, inside);
  if (n <= inside) return full;
  return full * slowdown(trusted({}, profile.across_servers), inside, inside, n);
}

void add_typical_laws(std::vector<Profile>& profiles) {
  const auto laws = all_laws(profiles);
  for (auto& profile : profiles) {
    profile.within_server = typical_of(profile, laws, &SeriesLaw::within);
    profile.across_servers = typical_of(profile, laws, &SeriesLaw::across);
  }
}

std::string_view generation(std::string_view gpu) { return gpu.substr(0, gpu.find('-')); }

}  // namespace plenum::gpu
