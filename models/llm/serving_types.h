#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::llm {

/// Format in which weights are stored and read while serving.
enum class WeightFormat { fp16, bf16, fp8, int8, int4, nf4, fp4 };

/// What a serving engine reaches on a family of GPUs: the few numbers that are not in data sheets, fitted to measured latencies.
struct ServingEngine {
  std::string name;
  std::string engine;  ///< the software, as `vllm`; empty: no particular one
  std::string gpus;    ///< beginnings of GPU ids that it holds for, separated by spaces; empty: any
  std::optional<WeightFormat> format;  ///< the format that it holds for; none: any
  bool measured = false;               ///< fitted to measurements on these GPUs
  double weight_bandwidth = 0.75, cache_bandwidth = 0.6, decode_efficiency = 0.55, prefill_efficiency = 0.55;
  Time layer_overhead = 2e-5 * second, allreduce_step = 8e-6 * second;
  double prefill_share = 1, group_reads = 0, chunk_tokens = 2048;
  Information memory_reserve = 3.0 * gigabyte;
  bool operator==(const ServingEngine&) const = default;
};

/// How the load of a service changes over a day.
enum class DailyShape { flat, global, regional, bursty };

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
struct Describe<llm::ServingEngine> {
  using E = llm::ServingEngine;
  static constexpr std::string_view title = TR("Serving engine");
  static constexpr std::tuple fields{
      field(&E::name, "name", TR("Name"), "", TR("Engine and GPUs.")),
      field(&E::engine, "engine", TR("Engine"), "", TR("The serving software; empty: no particular one.")),
      field(&E::gpus, "gpus", TR("GPUs"), "", TR("Beginnings of GPU ids that it holds for; empty: any.")),
      field(&E::format, "format", TR("Weight format"), "", TR("The format that it holds for; empty: any.")),
      field(&E::measured, "measured", TR("Measured"), "",
            TR("Whether it was fitted to measurements on these GPUs.")),
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
      field(
          &E::prefill_share, "prefill_share", TR("Prefill between tokens"), "1",
          TR("Share of the prompts' processing that delays running requests: 1 where it is mixed into their steps, "
             "a half where waiting prompts go first together."),
          share),
      field(&E::group_reads, "group_reads", TR("Reads per query head"), "1",
            TR("Share of the cache that is read again for each query head of a group: 0 once for the group."),
            share),
      field(&E::chunk_tokens, "chunk_tokens", TR("Tokens of a step"), "token",
            TR("Prompt and output tokens that one step processes at most; 0: whole prompts together."),
            at_least(0)),
      field(&E::memory_reserve, "memory_reserve", TR("Memory reserve"), "GB",
            TR("Buffers of the engine on each GPU, besides a tenth of the memory."), at_least(0)),
  };
};
static_assert(complete<llm::ServingEngine>);

template <>
struct Describe<llm::DailyShape> {
  using S = llm::DailyShape;
  static constexpr std::array choices{
      ChoiceOf<S>{S::flat, "flat", TR("Flat"), TR("The same load all day.")},
      ChoiceOf<S>{S::global, "global", TR("Global"),
                  TR("Users on all continents: a sine, the peak 1.3 of the mean (assumption).")},
      ChoiceOf<S>{S::regional, "regional", TR("One region"),
                  TR("Users of one region: a sine, the peak 1.8 of the mean (assumption).")},
      ChoiceOf<S>{S::bursty, "bursty", TR("Bursty"),
                  TR("Requests to an image service, Alibaba GenTD26: peak 3.4 of the mean.")},
  };
};

}  // namespace plenum::fields
