#include "models/gpu/peak.h"

#include <algorithm>

namespace plenum::gpu {

std::optional<OperationRate> peak_rate(const Gpu& gpu, Precision precision) {
  const auto first = [](const std::optional<OperationRate>& a, const std::optional<OperationRate>& b) {
    return a ? a : b;
  };
  switch (precision) {
  case Precision::fp64: return first(gpu.fp64_tensor, gpu.fp64);
  case Precision::fp32: return gpu.fp32;
  case Precision::tf32: return gpu.tf32;
  case Precision::fp16: return first(gpu.fp16_tensor, gpu.fp16);
  case Precision::bf16: return gpu.bf16;
  case Precision::mixed: return first(first(gpu.fp16_tensor, gpu.bf16), gpu.fp16);
  case Precision::fp8: return gpu.fp8;
  case Precision::int8: return gpu.int8;
  }
  return std::nullopt;
}

OperationRate roofline(OperationRate peak, InformationRate bandwidth, OperationIntensity intensity) {
  return std::min(peak, OperationRate(bandwidth * intensity));
}

OperationIntensity ridge(OperationRate peak, InformationRate bandwidth) { return peak / bandwidth; }

}  // namespace plenum::gpu
