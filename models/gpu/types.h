#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::gpu {

/// Number format of the arithmetic. `mixed` is fp16 (or bf16) on tensor cores with fp32 accumulation and master weights.
enum class Precision { fp64, fp32, tf32, fp16, bf16, mixed, fp8, int8 };

/// A GPU as its maker describes it; rates are dense peaks.
struct Gpu {
  std::string name, vendor, form_factor;
  Information memory{};
  InformationRate memory_bandwidth{};
  std::optional<OperationRate> fp64, fp64_tensor, fp32, tf32, fp16, fp16_tensor, bf16, fp8, int8, fp4;
  Power tdp{};
  std::optional<Power> idle_power;
  std::optional<InformationRate> nvlink_bandwidth;
  std::optional<double> pcie_generation;
  std::string compute_capability, cooling;
  std::optional<Money> price;
  std::optional<Mass> embodied_carbon;
  bool operator==(const Gpu&) const = default;
};

}  // namespace plenum::gpu

namespace plenum::fields {

template <>
struct Describe<gpu::Precision> {
  using P = gpu::Precision;
  static constexpr std::array choices{
      ChoiceOf<P>{P::fp64, "fp64", TR("FP64"), TR("64-bit floating point")},
      ChoiceOf<P>{P::fp32, "fp32", TR("FP32"), TR("32-bit floating point")},
      ChoiceOf<P>{P::tf32, "tf32", TR("TF32"), TR("TensorFloat-32 on tensor cores (Ampere and later)")},
      ChoiceOf<P>{P::fp16, "fp16", TR("FP16"), TR("16-bit floating point on tensor cores")},
      ChoiceOf<P>{P::bf16, "bf16", TR("BF16"), TR("bfloat16 on tensor cores (Ampere and later)")},
      ChoiceOf<P>{P::mixed, "mixed", TR("Mixed"), TR("FP16 or BF16 on tensor cores with FP32 accumulation")},
      ChoiceOf<P>{P::fp8, "fp8", TR("FP8"), TR("8-bit floating point (Hopper and later)")},
      ChoiceOf<P>{P::int8, "int8", TR("INT8"), TR("8-bit integers")},
  };
};

template <>
struct Describe<gpu::Gpu> {
  using G = gpu::Gpu;
  static constexpr std::string_view title = TR("GPU");
  static constexpr std::tuple fields{
      field(&G::name, "name", TR("Name"), "", TR("What the maker calls it.")),
      field(&G::vendor, "vendor", TR("Vendor"), "", TR("Who makes it.")),
      field(&G::form_factor, "form_factor", TR("Form factor"), "", TR("Board or module.")),
      field(&G::memory, "memory", TR("Memory"), "GB", TR("Device memory."), positive),
      field(&G::memory_bandwidth, "memory_bandwidth", TR("Memory bandwidth"), "GB/s",
            TR("Peak bandwidth of the device memory."), positive),
      field(&G::fp64, "fp64", TR("FP64 peak"), "TFLOP/s", TR("Dense peak rate."), positive),
      field(&G::fp64_tensor, "fp64_tensor", TR("FP64 tensor peak"), "TFLOP/s",
            TR("Dense peak rate on tensor cores."), positive),
      field(&G::fp32, "fp32", TR("FP32 peak"), "TFLOP/s", TR("Dense peak rate."), positive),
      field(&G::tf32, "tf32", TR("TF32 peak"), "TFLOP/s", TR("Dense peak rate on tensor cores."), positive),
      field(&G::fp16, "fp16", TR("FP16 vector peak"), "TFLOP/s", TR("Dense peak rate without tensor cores."),
            positive),
      field(&G::fp16_tensor, "fp16_tensor", TR("FP16 tensor peak"), "TFLOP/s",
            TR("Dense peak rate on tensor cores."), positive),
      field(&G::bf16, "bf16", TR("BF16 peak"), "TFLOP/s", TR("Dense peak rate on tensor cores."), positive),
      field(&G::fp8, "fp8", TR("FP8 peak"), "TFLOP/s", TR("Dense peak rate on tensor cores."), positive),
      field(&G::int8, "int8", TR("INT8 peak"), "TFLOP/s", TR("Dense peak rate; operations count like FLOP."),
            positive),
      field(&G::fp4, "fp4", TR("FP4 peak"), "TFLOP/s", TR("Dense peak rate on tensor cores."), positive),
      field(&G::tdp, "tdp", TR("Board power"), "W", TR("Thermal design power of one GPU."), positive),
      field(&G::idle_power, "idle_power", TR("Idle power"), "W", TR("Power of an idle GPU."), at_least(0)),
      field(&G::nvlink_bandwidth, "nvlink_bandwidth", TR("GPU link bandwidth"), "GB/s",
            TR("All links to other GPUs together, both directions added."), at_least(0)),
      field(&G::pcie_generation, "pcie_generation", TR("PCIe generation"), "1", TR("Host link."), positive),
      field(&G::compute_capability, "compute_capability", TR("Compute capability"), "",
            TR("CUDA compute capability.")),
      field(&G::cooling, "cooling", TR("Cooling"), "", TR("air, liquid or both.")),
      field(&G::price, "price", TR("Price"), "money", TR("Price of one GPU."), at_least(0)),
      field(&G::embodied_carbon, "embodied_carbon", TR("Embodied carbon"), "kg",
            TR("CO2e of making one GPU."), at_least(0)),
  };
};
static_assert(complete<gpu::Gpu>);

}  // namespace plenum::fields
