#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "models/gpu/scaling.h"
#include "models/workload/predict.h"

/// How well measured throughput is predicted that the prediction has not seen: every number of GPUs of every
/// series is left out in turn and predicted from the rest. For the tests and the accuracy table.
namespace plenum::published {

struct Held {
  const gpu::Profile* profile;
  const gpu::ProfilePoint* point;
  double predicted, measured;  // units per second of one GPU
  bool inside;                 // between other measurements of its series; else beyond all of them
  double error() const { return predicted / measured - 1.0; }
};

/// Points whose series has at least one smaller measured number of GPUs besides.
inline std::vector<Held> leave_one_out(const std::vector<gpu::Profile>& profiles) {
  std::vector<Held> held;
  for (const auto& profile : profiles)
    for (gpu::Series rest{profile.points}; !rest.empty();) {
      const auto series = gpu::first_series(rest);
      rest = rest.subspan(series.size());
      for (const auto& point : series) {
        std::vector<gpu::ProfilePoint> others;
        for (const auto& other : series)
          if (other.gpus != point.gpus) others.push_back(other);
        if (others.empty() || others.front().gpus > point.gpus) continue;
        // Per-server GPUs of the measured system: 16 in DGX-2, else 8.
        const Gpus per_server{profile.gpu.find("sxm3") != std::string::npos ? 16.0 : 8.0};
        const double predicted = workload::predict_series(others, profile, point.gpus, per_server).per_gpu;
        held.push_back({&profile, &point, predicted, gpu::per_gpu(point), others.back().gpus > point.gpus});
      }
    }
  return held;
}

/// The q-quantile of the absolute relative errors.
inline double error_quantile(const std::vector<Held>& held, double q) {
  std::vector<double> errors;
  for (const auto& h : held) errors.push_back(std::abs(h.error()));
  std::sort(errors.begin(), errors.end());
  return errors[static_cast<std::size_t>(q * static_cast<double>(errors.size() - 1))];
}

}  // namespace plenum::published
