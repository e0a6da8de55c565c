#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/input_error.h"
#include "models/llm/serve.h"

/// Measured serving of language models: what somebody measured overrides the roofline.
namespace plenum::llm {

/// One measurement: a closed loop of `batch` requests at a time, or as many as fit when there is no batch.
struct ServingPoint {
  std::string model, gpu, engine;  ///< ids of the catalogue; the software
  WeightFormat format = WeightFormat::fp16;
  double cache_bits = 16, gpus = 1, prompt_tokens = 0, output_tokens = 0;
  std::optional<double> batch;
  std::optional<Time> ttft, tpot;                  ///< means
  std::optional<double> output_tokens_per_second;  ///< of all GPUs
  std::string basis, source, as_of, row;
  bool operator==(const ServingPoint&) const = default;
};

/// The rows of data/profiles/serving.csv `model,gpu,engine,format,cache_bits,gpus,prompt,output,batch,ttft_ms,tpot_ms,tokens_per_s,basis,
/// source,as_of,row`. Each bad row (unknown format or basis, no source, a number that is none or not positive, nothing measured) becomes
/// an error in `errors`; the others are read.
std::vector<ServingPoint> read_serving_points(const std::filesystem::path& file,
                                              std::vector<text::InputError>& errors);

/// How measurements of the same model, GPU, software and format compare with the roofline.
struct MeasuredServing {
  /// Measured over calculated time, geometric mean weighted by nearness of the lengths (and of the batch to the task's
  /// largest, when it is set).
  double factor = 1;
  bool inside = false;  ///< a measured prompt and output are each within a factor of 1.5 of the asked ones
  std::size_t points = 0;
  std::string nearest;  ///< row of the nearest point
  bool operator==(const MeasuredServing&) const = default;
};

/// Compares the points whose prompts and outputs are each within a factor of 4 of the task's, on the task's number of tensor-parallel
/// GPUs when it is set. Nothing when there are none.
std::optional<MeasuredServing> measured_serving(std::span<const ServingPoint> points, std::string_view model,
                                                std::string_view gpu, const ServiceTask& task,
                                                const Cluster& cluster, const ServingEngine& engine);

/// The engine with all its times `factor` times as long.
ServingEngine slowed(ServingEngine engine, double factor);

}  // namespace plenum::llm
