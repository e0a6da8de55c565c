#include "models/gpu/transfer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "models/gpu/peak.h"
#include "models/gpu/scaling.h"
#include "models/gpu/weighted.h"

namespace plenum::gpu {

namespace {

/// How much a measured ratio counts by what it shares with the asked one. Chosen once for all workloads.
struct Weights {
  double generations = 40.0, to = 2.0, from = 1.2, workload = 20.0, task = 4.0, mode = 4.0, precision = 4.0;
  double share_width = 0.25;  ///< standard deviation in launch share over which samples count
};
constexpr Weights weights;

// Exponents of the roofline, fitted to the ratios of data/profiles (README.md, 4).
constexpr double full_compute = 0.25, full_memory = 0.65, launch_memory = 0.4;

/// Launch shares at which the ratio is looked up for a full and for a launch-bound GPU.
constexpr double full_share = 0.1, launch_bound_share = 0.9;

/// Where a step's launch share cannot be told from its curve.
constexpr double unknown_share = 0.2;

/// Without any measured ratio: half to twice the roofline's expectation (assumption).
constexpr double unmeasured_band = 2.0;

int precision_class(Precision p) {
  switch (p) {
  case Precision::fp16:
  case Precision::bf16:
  case Precision::mixed: return 1;
  case Precision::fp32:
  case Precision::tf32: return 2;
  default: return 3 + static_cast<int>(p);
  }
}

/// The fastest point of each framework, length, batch and number of GPUs.
using Condition = std::tuple<std::string_view, double, double, double>;
struct Fastest {
  const ProfilePoint* point = nullptr;
  std::size_t family = 0;
};

struct Table {
  std::map<Condition, Fastest> fastest;
  std::vector<std::span<const ProfilePoint>> families;
  std::map<std::size_t, StepModel> models;  ///< of the families that were asked for

  /// Launch-bound share of the fastest step under a condition.
  double launch_share(const Fastest& of) {
    if (!of.point->batch_per_gpu) return unknown_share;
    auto found = models.find(of.family);
    if (found == models.end()) {
      const auto curve = family_steps(families[of.family]).second;
      found = models.emplace(of.family, curve.size() > 1 ? fit_step_model(curve) : StepModel{}).first;
    }
    return found->second.c > 0.0 ? found->second.launch_share(*of.point->batch_per_gpu) : unknown_share;
  }
};

Table table_of(const Profile& profile) {
  Table table;
  for (std::span<const ProfilePoint> rest{profile.points}; !rest.empty();) {
    const auto family = first_family(rest);
    rest = rest.subspan(family.size());
    for (const auto& p : family) {
      auto& best = table.fastest[{p.framework, p.sequence_length.value_or(0), p.batch_per_gpu.value_or(0),
                                  p.gpus.value}];
      if (best.point == nullptr || per_gpu(p) > per_gpu(*best.point)) best = {&p, table.families.size()};
    }
    table.families.push_back(family);
  }
  return table;
}

double likeness(const RatioSeries& series, const Profile& measured, std::string_view to_id,
                Precision precision) {
  double w = 1.0 / std::sqrt(static_cast<double>(series.samples.size()));
  if (generation(series.from->gpu) == generation(measured.gpu) &&
      generation(series.to->gpu) == generation(to_id))
    w *= weights.generations;
  if (series.to->gpu == to_id) w *= weights.to;
  if (series.from->gpu == measured.gpu) w *= weights.from;
  if (series.from->workload == measured.workload) w *= weights.workload;
  if (series.from->task == measured.task) w *= weights.task;
  if (series.from->mode == measured.mode) w *= weights.mode;
  if (comparable(series.from->precision, precision)) w *= weights.precision;
  return w;
}

struct Deviation {
  double low = 0.0, middle = 0.0, high = 0.0;  ///< ln of the ratio over the expected one
};

}  // namespace

bool comparable(Precision measured, Precision wanted) {
  return precision_class(measured) == precision_class(wanted);
}

std::optional<RateRatio> rate_ratio(const Gpu& from, const Gpu& to, Precision precision) {
  const auto rate = [&](const Gpu& gpu) {
    if (precision == Precision::fp32 && gpu.tf32) return gpu.tf32;
    if (precision == Precision::bf16 || precision == Precision::fp16) return peak_rate(gpu, Precision::mixed);
    return peak_rate(gpu, precision);
  };
  const auto a = rate(from), b = rate(to);
  if (!a || !b || from.memory_bandwidth <= InformationRate{} || to.memory_bandwidth <= InformationRate{})
    return std::nullopt;
  return RateRatio{*b / *a, to.memory_bandwidth / from.memory_bandwidth};
}

double expected_ratio(const RateRatio& rates, double launch_share) {
  return std::exp((1.0 - launch_share) *
                      (full_compute * std::log(rates.compute) + full_memory * std::log(rates.memory)) +
                  launch_share * launch_memory * std::log(rates.memory));
}

std::vector<RatioSeries> ratio_series(std::span<const Profile> profiles) {
  std::vector<Table> tables;
  for (const auto& p : profiles) tables.push_back(table_of(p));
  std::vector<RatioSeries> all;
  for (std::size_t i = 0; i < profiles.size(); ++i)
    for (std::size_t j = 0; j < profiles.size(); ++j) {
      const auto &a = profiles[i], &b = profiles[j];
      if (a.workload != b.workload || a.mode != b.mode || a.gpu == b.gpu || a.unit != b.unit ||
          !comparable(a.precision, b.precision))
        continue;
      RatioSeries series{&a, &b, {}};
      for (const auto& [condition, from] : tables[i].fastest)
        if (const auto to = tables[j].fastest.find(condition); to != tables[j].fastest.end())
          series.samples.push_back(
              {tables[i].launch_share(from), std::log(per_gpu(*to->second.point) / per_gpu(*from.point))});
      if (!series.samples.empty()) all.push_back(std::move(series));
    }
  return all;
}

std::optional<Transfer> transfer(const Profile& measured, const Gpu& from, std::string_view to_id,
                                 const Gpu& to, Precision precision, std::span<const RatioSeries> ratios,
                                 const GpuRecords& records) {
  const auto rates = rate_ratio(from, to, precision);
  if (!rates) return std::nullopt;
  Weighted full, launch_bound;
  std::size_t own = 0, pair = 0;
  for (const auto& series : ratios) {
    const auto *a = records(series.from->gpu), *b = records(series.to->gpu);
    const auto known = a && b ? rate_ratio(*a, *b, series.from->precision) : std::nullopt;
    if (!known) continue;
    const double weight = likeness(series, measured, to_id, precision);
    if (generation(series.from->gpu) == generation(measured.gpu) &&
        generation(series.to->gpu) == generation(to_id)) {
      pair += series.samples.size();
      if (series.from->workload == measured.workload) own += series.samples.size();
    }
    for (const auto& sample : series.samples) {
      const double value = sample.ln_ratio - std::log(expected_ratio(*known, sample.launch_share));
      const auto kernel = [&](double share) {
        const double z = (sample.launch_share - share) / weights.share_width;
        return weight * std::exp(-0.5 * z * z);
      };
      full.push_back({value, kernel(full_share)});
      launch_bound.push_back({value, kernel(launch_bound_share)});
    }
  }
  const auto deviation = [](Weighted& values) {
    if (values.empty()) return Deviation{-std::log(unmeasured_band), 0.0, std::log(unmeasured_band)};
    sort(values);
    return Deviation{weighted_quantile(values, 0.05), weighted_quantile(values, 0.5),
                     weighted_quantile(values, 0.95)};
  };
  const auto f = deviation(full), l = deviation(launch_bound);
  Transfer result;
  result.to = to_id;
  result.full = expected_ratio(*rates, 0.0) * std::exp(f.middle);
  result.launch_bound = expected_ratio(*rates, 1.0) * std::exp(l.middle);
  result.low = std::exp(std::min(0.0, 0.5 * (f.low - f.middle + l.low - l.middle)));
  result.high = std::exp(std::max(0.0, 0.5 * (f.high - f.middle + l.high - l.middle)));
  result.memory = to.memory / from.memory;
  result.basis = pair > 0 ? fmt::format("{} by {} measured ratios of both generations, {} of this workload",
                                        measured.gpu, pair, own)
                          : fmt::format("{} by roofline and {} measured ratios of other GPUs", measured.gpu,
                                        full.size());
  return result;
}

}  // namespace plenum::gpu
