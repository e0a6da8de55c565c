#pragma once

#include "models/gpu/profile.h"

/// How throughput per GPU falls with the number of GPUs. Data-parallel training adds every doubling of the
/// GPUs one more step of communication, so 1 / efficiency grows with log2(n): eff(n) = 1 / (1 + beta log2(n /
/// n0)).
namespace plenum::gpu {

/// Efficiency at `n` GPUs relative to `n0`.
double efficiency(const ScalingLaw& law, double n0, double n);

/// Throughput of one GPU of a point, units per second.
double per_gpu(const ProfilePoint& point);

/// Whether the point was measured on several servers: by its nodes, or, when the source does not say, by more
/// GPUs than the 16 of the largest HGX server of its time (DGX-2).
bool across_servers(const ProfilePoint& point);

/// A law through the first point of `base`, fitted by least squares of 1 / eff - 1 over log2(n / n0); beta at
/// least 0.
struct FittedLaw {
  double n0 = 1.0;  ///< GPUs of the base
  double beta = 0.0;
  int points = 0;  ///< beyond the base; 0: no law
};

/// The law inside one server: base is the smallest number of GPUs.
FittedLaw fit_within_server(Series series);

/// The law across servers: base is the largest number inside one server, or the smallest of all.
FittedLaw fit_across_servers(Series series);

/// Throughput of one GPU at n GPUs, beyond the largest number of a series: the law inside a server up to
/// `per_server` GPUs, then the law across servers. A law of the series counts as it is from two measured points
/// beyond its base on; one on a single point only where it is worse than the profile's typical law.
double beyond(Series series, const Profile& profile, double n, double per_server);

/// How much slower a GPU is at `to` GPUs than at `from`, with a law from n0 on.
double slowdown(double beta, double n0, double from, double to);

/// Fills `within_server` and `across_servers` of every profile with the median law of its workload's series:
/// on the same generation of GPU where there are any, else on any GPU, else of all workloads.
void add_typical_laws(std::vector<Profile>& profiles);

/// The generation that a GPU id begins with: `v100` of `v100-sxm2-16`.
std::string_view generation(std::string_view gpu);

}  // namespace plenum::gpu
