#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/catalog/records.h"
#include "models/gpu/scaling.h"
#include "models/gpu/transfer.h"
#include "models/workload/predict.h"

/// How well measured throughput is predicted that the prediction has not seen: rows in ten parts, each predicted from
/// the other nine. For the tests and the accuracy table.
namespace plenum::published {

/// What a prediction had to do: `batch-in` lies between measured batches, `batch-out` outside them; `scaling-in` between
/// measured numbers of GPUs of its series, `scaling-out` beyond them; `family` had no row of the same software left.
struct LeftOut {
  const gpu::Profile* profile;
  const gpu::ProfilePoint* point;
  std::string kind, from;  ///< from: the GPU that was measured
  workload::Prediction prediction;
  double measured() const { return gpu::per_gpu(*point); }
  double error() const { return prediction.per_gpu / measured() - 1.0; }
  bool in_band() const { return prediction.low <= measured() && measured() <= prediction.high; }
};

inline constexpr unsigned parts = 10;

/// The part of a row, from its identifier (FNV-1a), so that no order or number of rows changes it.
inline unsigned part_of(const gpu::ProfilePoint& point) {
  unsigned hash = 2166136261u;
  for (const char c : point.row) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return hash % parts;
}

inline const catalog::Records<gpu::Gpu>& gpus() {
  static const auto records = [] {
    const auto data = std::filesystem::path(PLENUM_SOURCE_DIR) / "data";
    catalog::Records<gpu::Gpu> read{"gpus"};
    std::vector<text::InputError> errors;
    read.read(data / "catalog" / "gpus.csv", catalog::read_sources(data / "sources.csv"), errors);
    return read;
  }();
  return records;
}

inline const gpu::Gpu* record(std::string_view id) {
  const auto* found = gpus().find(id);
  return found ? &found->value : nullptr;
}

inline const gpu::ProfileTable& shipped_profiles() {
  static const auto table =
      gpu::ProfileTable::read(std::filesystem::path(PLENUM_SOURCE_DIR) / "data" / "profiles");
  return table;
}

inline gpu::ProfileTable without_part(unsigned part) {
  const auto rest = [&](std::vector<gpu::Profile> profiles) {
    for (auto& profile : profiles)
      std::erase_if(profile.points, [&](const auto& p) { return part_of(p) == part; });
    std::erase_if(profiles, [](const auto& profile) { return profile.points.empty(); });
    return profiles;
  };
  return gpu::ProfileTable::of(rest(shipped_profiles().training()), rest(shipped_profiles().inference()));
}

/// What of a point's own family is left: its kind, or nothing when only rows without batch are.
inline std::string kind_of(const gpu::ProfileTable& table, const gpu::Profile& profile,
                           const gpu::ProfilePoint& point) {
  const gpu::Profile* own = nullptr;
  for (const auto& p : table.of_mode(profile.mode))
    if (p.workload == profile.workload && p.gpu == profile.gpu && p.precision == profile.precision &&
        p.unit == profile.unit)
      own = &p;
  if (own == nullptr) return "profile";
  bool family = false, smaller_batch = false, larger_batch = false, fewer = false, more = false;
  for (const auto& p : own->points) {
    if (p.framework != point.framework || p.variant != point.variant ||
        p.sequence_length != point.sequence_length)
      continue;
    family = true;
    if (p.batch_per_gpu == point.batch_per_gpu) {
      if (p.gpus != point.gpus) (p.gpus < point.gpus ? fewer : more) = true;
    } else if (p.gpus == point.gpus && p.batch_per_gpu && point.batch_per_gpu) {
      (*p.batch_per_gpu < *point.batch_per_gpu ? smaller_batch : larger_batch) = true;
    }
  }
  if (fewer || more) return fewer && more ? "scaling-in" : "scaling-out";
  if (smaller_batch || larger_batch) return smaller_batch && larger_batch ? "batch-in" : "batch-out";
  return family ? "batch-and-gpus" : "family";
}

inline workload::Conditions conditions_of(const gpu::ProfilePoint& point) {
  return {point.framework, point.variant, point.batch_per_gpu, point.sequence_length};
}

/// GPUs in one server of the measured systems: 16 in DGX-2, else 8.
inline Gpus measured_server(const gpu::Profile& profile) {
  return {profile.gpu.find("sxm3") != std::string::npos ? 16.0 : 8.0};
}

/// The prediction under a point's conditions; without its variant where no such is left.
inline workload::Prediction predict_like(const gpu::Profile& plan, const gpu::ProfilePoint& point) {
  auto asked = conditions_of(point);
  const auto per_server = measured_server(plan);
  const auto prediction = workload::predict(asked, plan, point.gpus, per_server);
  if (prediction.per_gpu > 0.0) return prediction;
  asked.variant.reset();
  return workload::predict(asked, plan, point.gpus, per_server);
}

/// Every shipped row, predicted from the nine parts that it is not in; rows that nothing left says anything about
/// have no throughput.
inline std::vector<LeftOut> left_out_rows() {
  std::vector<LeftOut> all;
  for (unsigned part = 0; part < parts; ++part) {
    const auto table = without_part(part);
    for (const auto mode : {gpu::Mode::train, gpu::Mode::infer})
      for (const auto& profile : shipped_profiles().of_mode(mode))
        for (const auto& point : profile.points) {
          if (part_of(point) != part) continue;
          const auto plan =
              table.plan_with(profile.workload, profile.gpu, profile.precision, mode, record, profile.unit);
          auto prediction = plan ? predict_like(*plan, point) : workload::Prediction{};
          prediction.point = nullptr;  // its profile goes with the part
          all.push_back(
              {&profile, &point, kind_of(table, profile, point), plan ? plan->gpu : "", prediction});
        }
  }
  return all;
}

/// Rows predicted from the same conditions on a GPU of another generation (`from`), by the ratios that the nine other
/// parts hold: the workload's own among them. Kind: `train mixed`, `infer fp32` ...
inline std::vector<LeftOut> transferred_rows(std::string_view from, std::string_view to) {
  std::vector<LeftOut> all;
  for (unsigned part = 0; part < parts; ++part) {
    const auto table = without_part(part);
    auto ratios = gpu::ratio_series(table.training());
    for (auto& series : gpu::ratio_series(table.inference())) ratios.push_back(std::move(series));
    for (const auto mode : {gpu::Mode::train, gpu::Mode::infer})
      for (const auto& source : table.of_mode(mode)) {
        const auto* source_gpu = record(source.gpu);
        if (gpu::generation(source.gpu) != from || source_gpu == nullptr) continue;
        for (const auto& profile : shipped_profiles().of_mode(mode)) {
          const auto* gpu = record(profile.gpu);
          if (gpu::generation(profile.gpu) != to || gpu == nullptr || profile.workload != source.workload ||
              profile.unit != source.unit || !gpu::comparable(source.precision, profile.precision))
            continue;
          std::optional<gpu::Profile> plan;
          for (const auto& point : profile.points) {
            const auto like = [&](const gpu::ProfilePoint& p) {
              return p.framework == point.framework && p.batch_per_gpu == point.batch_per_gpu &&
                     p.gpus == point.gpus && p.sequence_length == point.sequence_length;
            };
            if (part_of(point) != part || std::none_of(source.points.begin(), source.points.end(), like))
              continue;
            if (!plan) {
              plan = source;
              plan->families = gpu::families_of(plan->points);
              plan->transfer =
                  gpu::transfer(source, *source_gpu, profile.gpu, *gpu, profile.precision, ratios, record);
            }
            if (!plan->transfer) continue;
            auto prediction = predict_like(*plan, point);
            prediction.point = nullptr;
            const bool fp32 = gpu::comparable(profile.precision, gpu::Precision::fp32);
            const bool mixed = gpu::comparable(profile.precision, gpu::Precision::mixed);
            all.push_back({&profile, &point,
                           std::string(mode == gpu::Mode::train ? "train " : "infer ") + (fp32    ? "fp32"
                                                                                          : mixed ? "mixed"
                                                                                                  : "int8"),
                           source.gpu, prediction});
          }
        }
      }
  }
  return all;
}

/// Rows of a generation predicted with every row of that workload on that generation left out (in the mode and
/// comparable precisions); the rest of the table tells the ratio of the GPUs.
inline std::vector<LeftOut> unmeasured_rows() {
  std::vector<LeftOut> all;
  const auto class_of = [](gpu::Precision p) {
    return gpu::comparable(p, gpu::Precision::fp32)    ? "fp32"
           : gpu::comparable(p, gpu::Precision::mixed) ? "mixed"
                                                       : "int8";
  };
  for (const auto mode : {gpu::Mode::train, gpu::Mode::infer}) {
    std::map<std::string, std::vector<const gpu::Profile*>> groups;
    const auto key = [&](const gpu::Profile& p) {
      return p.workload + ' ' + std::string(gpu::generation(p.gpu)) + ' ' + class_of(p.precision);
    };
    for (const auto& profile : shipped_profiles().of_mode(mode)) groups[key(profile)].push_back(&profile);
    for (const auto& [name, profiles] : groups) {
      const auto rest = [&, &left = name](std::vector<gpu::Profile> list) {
        std::erase_if(list, [&](const auto& p) { return p.mode == mode && key(p) == left; });
        return list;
      };
      const auto table =
          gpu::ProfileTable::of(rest(shipped_profiles().training()), rest(shipped_profiles().inference()));
      for (const auto* profile : profiles) {
        const auto plan =
            table.plan_with(profile->workload, profile->gpu, profile->precision, mode, record, profile->unit);
        if (!plan) continue;
        for (const auto& point : profile->points) {
          auto prediction = predict_like(*plan, point);
          if (prediction.per_gpu <= 0.0) continue;
          prediction.point = nullptr;
          all.push_back(
              {profile, &point,
               std::string(mode == gpu::Mode::train ? "train " : "infer ") + class_of(profile->precision),
               plan->gpu, prediction});
        }
      }
    }
  }
  return all;
}

/// The rows of a kind; kinds that begin with it where it ends in `-`.
inline std::vector<LeftOut> of_kind(const std::vector<LeftOut>& rows, std::string_view kind) {
  std::vector<LeftOut> list;
  for (const auto& row : rows)
    if (row.prediction.per_gpu > 0.0 &&
        (row.kind == kind || (kind.ends_with('-') && row.kind.starts_with(kind))))
      list.push_back(row);
  return list;
}

/// The q-quantile of the absolute relative errors of at least one row.
inline double error_quantile(const std::vector<LeftOut>& rows, double q) {
  std::vector<double> errors;
  for (const auto& row : rows) errors.push_back(std::abs(row.error()));
  std::sort(errors.begin(), errors.end());
  return errors[static_cast<std::size_t>(q * static_cast<double>(errors.size() - 1))];
}

/// Share of rows whose measurement lies in the predicted band.
inline double coverage(const std::vector<LeftOut>& rows) {
  const auto inside = std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.in_band(); });
  return static_cast<double>(inside) / static_cast<double>(rows.size());
}

}  // namespace plenum::published
