#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::llm {

/// Format in which weights are stored and read while serving.
enum class WeightFormat { fp16, bf16, fp8, int8, int4, nf4, fp4 };

/// How the rate of requests changes over a day.
enum class DailyShape { flat };

/// What a serving engine reaches on a family of GPUs: the few numbers that are not in data sheets, fitted to measured latencies.
struct ServingEngine {
  std::string name;
  std::string gpus;  ///< beginnings of GPU ids that it holds for, separated by spaces; empty: any
  std::optional<WeightFormat> format;  ///< the format that it holds for
  double weight_bandwidth = 0.75, cache_bandwidth = 0.6, decode_efficiency = 0.55, prefill_efficiency = 0.55;
  Time layer_overhead = 2e-5 * second, allreduce_step = 8e-6 * second;
  double half_tokens = 200;
  bool operator==(const ServingEngine&) const = default;
};

}  // namespace plenum::llm

namespace plenum::fields {

template <>
struct Describe<llm::WeightFormat> {
  using F = llm::WeightFormat;
  static constexpr std::array choices{
      ChoiceOf<F>{F::fp16, "fp16", TR("FP16"), TR("16 bits.")},
      ChoiceOf<F>{F::bf16, "bf16", TR("BF16"), TR("16 bits; Ampere and later.")},
      ChoiceOf<F>{F::fp8, "fp8", TR("FP8"), TR("8-bit floating point; Ada, Hopper and later.")},
      ChoiceOf<F>{F::int8, "int8", TR("INT8"),
                  TR("8-bit integers; weights only where the GPU has no INT8 rate.")},
      ChoiceOf<F>{F::int4, "int4", TR("INT4"), TR("4-bit integer weights (GPTQ, AWQ), computed in 16 bits.")},
      ChoiceOf<F>{F::nf4, "nf4", TR("NF4"),
                  TR("4-bit normal-float weights (bitsandbytes), computed in 16 bits.")},
      ChoiceOf<F>{F::fp4, "fp4", TR("FP4"), TR("4-bit floating point; Blackwell and later.")},
  };
};

template <>
struct Describe<llm::DailyShape> {
  using D = llm::DailyShape;
  static constexpr std::array choices{
      ChoiceOf<D>{D::flat, "flat", TR("Flat"), TR("As busy at all hours.")},
  };
};

template <>
struct Describe<llm::ServingEngine> {
  using E = llm::ServingEngine;
  static constexpr std::string_view title = TR("Serving engine");
  static constexpr std::tuple fields{
      field(&E::name, "name", TR("Name"), "", TR("Engine and GPUs.")),
      field(&E::gpus, "gpus", TR("GPUs"), "", TR("Beginnings of GPU ids that it holds for; empty: any.")),
      field(&E::format, "format", TR("Weight format"), "", TR("The format that it holds for; empty: any.")),
      field(&E::weight_bandwidth, "weight_bandwidth", TR("Bandwidth for weights"), "1",
            TR("Share of the memory bandwidth that reading weights reaches."), share),
      field(&E::cache_bandwidth, "cache_bandwidth", TR("Bandwidth for the cache"), "1",
            TR("Share of the memory bandwidth that reading the key-value cache reaches."), share),
      field(&E::decode_efficiency, "decode_efficiency", TR("Decode efficiency"), "1",
            TR("Share of the dense peak that decoding large batches reaches."), share),
      field(&E::prefill_efficiency, "prefill_efficiency", TR("Prefill efficiency"), "1",
            TR("Share of the dense peak that long prompts reach."), share),
      field(&E::layer_overhead, "layer_overhead", TR("Overhead per layer"), "us",
            TR("Launches and small kernels of one layer in one step."), at_least(0)),
      field(&E::allreduce_step, "allreduce_step", TR("All-reduce latency"), "us",
            TR("Of one all-reduce, for each doubling of the tensor-parallel GPUs."), at_least(0)),
      field(&E::half_tokens, "half_tokens", TR("Half-speed tokens"), "token",
            TR("Prompt tokens at which prefill reaches half its efficiency."), at_least(0)),
  };
};
static_assert(complete<llm::ServingEngine>);

}  // namespace plenum::fields
