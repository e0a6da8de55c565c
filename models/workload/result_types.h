#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "models/llm/training_types.h"

namespace plenum::workload {

/// How far a throughput is from what was measured.
enum class Grade { measured, derived, transferred, analytic };

/// What a training or fine-tuning job achieves. The parts of a language model's iteration and memory are set only where a model is
/// planned from its shape.
struct TrainingResult {
  std::string name;
  Gpus gpus{};
  Frequency throughput{}, throughput_low{}, throughput_high{}, throughput_per_gpu{};
  double scaling_efficiency = 0.0;
  Time time_to_train{};
  GpuTime gpu_hours{};
  std::optional<double> mfu, hfu;
  double samples = 0.0;
  Grade grade = Grade::measured;
  std::string basis;
  std::optional<Gpus> measured_up_to;
  bool meets_deadline = true;
  std::optional<double> batch_per_gpu;
  llm::LayoutInputs layout;
  std::optional<Time> iteration;
  std::optional<double> bubble, communication;
  std::optional<Information> memory_per_gpu, memory_weights, memory_gradients, memory_optimizer,
      memory_activations;
  bool operator==(const TrainingResult&) const = default;
};

/// What a service needs and promises.
struct InferenceResult {
  std::string name;
  Units replicas{}, needed_replicas{};
  Gpus gpus_per_replica{}, gpus{};
  Frequency throughput{}, throughput_per_gpu{}, capacity{};
  Time ttft_p50{}, ttft_p99{}, tpot_p50{}, tpot_p99{};
  double max_batch = 0.0, mean_use = 0.0;
  Information memory_per_gpu{}, memory_weights{}, memory_cache{};
  double tokens_per_year = 0.0;
  Grade grade = Grade::analytic;
  std::string basis;
  bool meets_promise = true;
  bool operator==(const InferenceResult&) const = default;
};

struct WorkloadResults {
  std::vector<TrainingResult> training, finetuning;
  std::vector<InferenceResult> inference;
  bool operator==(const WorkloadResults&) const = default;
};

}  // namespace plenum::workload

namespace plenum::fields {

template <>
struct Describe<workload::Grade> {
  using G = workload::Grade;
  static constexpr std::array choices{
      ChoiceOf<G>{G::measured, "measured", TR("Measured"),
                  TR("Inside the measured range of batch and GPUs.")},
      ChoiceOf<G>{G::derived, "derived", TR("Derived"),
                  TR("From a measured point by the scaling model, outside the measured number of GPUs.")},
      ChoiceOf<G>{G::transferred, "transferred", TR("Transferred"), TR("From another GPU's measurement.")},
      ChoiceOf<G>{G::analytic, "analytic", TR("Analytic"), TR("From peak rates, without a measurement.")},
  };
};

template <>
struct Describe<workload::TrainingResult> {
  using R = workload::TrainingResult;
  static constexpr std::string_view title = TR("Training job");
  static constexpr std::tuple fields{
      field(&R::name, "name", TR("Name"), "", TR("The job.")),
      field(&R::gpus, "gpus", TR("GPUs"), "1", TR("That the job runs on.")),
      field(&R::throughput, "throughput", TR("Throughput"), "sample/s",
            TR("Work units (images, sequences, tokens) per second over all GPUs that run it.")),
      field(&R::throughput_low, "throughput_low", TR("Throughput, low"), "sample/s",
            TR("Lower end of the range that measurements like this one spread over.")),
      field(&R::throughput_high, "throughput_high", TR("Throughput, high"), "sample/s",
            TR("Upper end of that range.")),
      field(&R::throughput_per_gpu, "throughput_per_gpu", TR("Throughput per GPU"), "sample/s",
            TR("Of one GPU at work at this scale.")),
      field(
          &R::scaling_efficiency, "scaling_efficiency", TR("Scaling efficiency"), "1",
          TR("Throughput per GPU at this scale over that of a single GPU; of a language model the share of the iteration in which "
             "no GPU waits or is left out."),
          percent),
      field(&R::time_to_train, "time_to_train", TR("Time to train"), "h",
            TR("Of one run: samples / throughput.")),
      field(&R::gpu_hours, "gpu_hours", TR("GPU-hours"), "GPU*h", TR("Of one run.")),
      field(&R::mfu, "mfu", TR("MFU"), "1",
            TR("Model FLOP utilisation: operations per sample x throughput / peak rate."), percent),
      field(&R::hfu, "hfu", TR("HFU"), "1",
            TR("Hardware FLOP utilisation: counts recomputed operations too."), percent),
      field(&R::samples, "samples", TR("Samples"), "sample", TR("Work of one run.")),
      field(&R::grade, "grade", TR("Grade"), "", TR("How far the throughput is from a measurement.")),
      field(&R::basis, "basis", TR("Rests on"), "",
            TR("The measurement, or the engine and the layout, that it rests on.")),
      field(&R::measured_up_to, "measured_up_to", TR("Measured up to"), "1",
            TR("Largest number of GPUs that was measured.")),
      field(&R::meets_deadline, "meets_deadline", TR("Meets the deadline"), "",
            TR("Whether one run ends in time.")),
      field(&R::batch_per_gpu, "batch_per_gpu", TR("Batch per GPU"), "1",
            TR("Samples that one GPU works on in one step.")),
      field(&R::layout, "layout", TR("Parallel layout"), ""),
      field(&R::iteration, "iteration", TR("Iteration"), "s", TR("Time of one step of the optimizer.")),
      field(&R::bubble, "bubble", TR("Pipeline bubble"), "1",
            TR("Share of the iteration in which stages wait."), percent),
      field(&R::communication, "communication", TR("Communication"), "1",
            TR("Share of the iteration in which GPUs wait for each other's data."), percent),
      field(&R::memory_per_gpu, "memory_per_gpu", TR("Memory per GPU"), "GiB", TR("Of the fullest GPU.")),
      field(&R::memory_weights, "memory_weights", TR("Weights"), "GiB", TR("Memory per GPU.")),
      field(&R::memory_gradients, "memory_gradients", TR("Gradients"), "GiB", TR("Memory per GPU.")),
      field(&R::memory_optimizer, "memory_optimizer", TR("Optimizer"), "GiB", TR("Memory per GPU.")),
      field(&R::memory_activations, "memory_activations", TR("Activations"), "GiB", TR("Memory per GPU.")),
  };
};
static_assert(complete<workload::TrainingResult>);

template <>
struct Describe<workload::InferenceResult> {
  using R = workload::InferenceResult;
  static constexpr std::string_view title = TR("Inference service");
  static constexpr std::tuple fields{
      field(&R::name, "name", TR("Name"), "", TR("The service.")),
      field(&R::replicas, "replicas", TR("Replicas"), "1", TR("Installed: needed for the peak and spare.")),
      field(&R::needed_replicas, "needed_replicas", TR("Replicas needed"), "1",
            TR("That must work to serve the peak.")),
      field(&R::gpus_per_replica, "gpus_per_replica", TR("GPUs per replica"), "1",
            TR("GPUs that hold the model together.")),
      field(&R::gpus, "gpus", TR("GPUs"), "1", TR("Replicas x GPUs per replica.")),
      field(
          &R::throughput, "throughput", TR("Throughput"), "token/s",
          TR("Output tokens (of a measured profile work units) per second that all needed replicas can serve within the promise.")),
      field(&R::throughput_per_gpu, "throughput_per_gpu", TR("Throughput per GPU"), "token/s",
            TR("Output tokens (of a measured profile work units) per second of one GPU within the promise.")),
      field(&R::capacity, "capacity", TR("Capacity"), "request/s",
            TR("Requests per second that all needed replicas can serve within the promise.")),
      field(&R::ttft_p50, "ttft_p50", TR("Time to first token, median"), "ms", TR("At the peak.")),
      field(&R::ttft_p99, "ttft_p99", TR("Time to first token, 99 %"), "ms", TR("At the peak.")),
      field(&R::tpot_p50, "tpot_p50", TR("Time per output token, median"), "ms", TR("At the peak.")),
      field(&R::tpot_p99, "tpot_p99", TR("Time per output token, 99 %"), "ms", TR("At the peak.")),
      field(&R::max_batch, "max_batch", TR("Largest batch"), "1",
            TR("Requests of mean length that the memory of a replica holds at a time.")),
      field(&R::mean_use, "mean_use", TR("Mean use"), "1",
            TR("Mean rate over the rate that all installed replicas could serve."), percent),
      field(&R::memory_per_gpu, "memory_per_gpu", TR("Memory per GPU"), "GiB",
            TR("In use at the largest batch.")),
      field(&R::memory_weights, "memory_weights", TR("Weights"), "GiB", TR("Memory per GPU.")),
      field(&R::memory_cache, "memory_cache", TR("Key-value cache"), "GiB", TR("Memory per GPU.")),
      field(&R::tokens_per_year, "tokens_per_year", TR("Output tokens per year"), "token",
            TR("Mean rate x output tokens.")),
      field(&R::grade, "grade", TR("Grade"), "", TR("How far the latencies are from a measurement.")),
      field(&R::basis, "basis", TR("Basis"), "", TR("The engine and measurement that it rests on.")),
      field(&R::meets_promise, "meets_promise", TR("Meets the promise"), "",
            TR("Whether the peak is served within the promised latencies.")),
  };
};
static_assert(complete<workload::InferenceResult>);

template <>
struct Describe<workload::WorkloadResults> {
  static constexpr std::string_view title = TR("Workload");
  static constexpr std::tuple fields{
      field(&workload::WorkloadResults::training, "training", TR("Training jobs"), "",
            TR("One entry per job, in the order of the inputs.")),
      field(&workload::WorkloadResults::finetuning, "finetuning", TR("Fine-tuning jobs"), "",
            TR("One entry per job, in the order of the inputs.")),
      field(&workload::WorkloadResults::inference, "inference", TR("Inference services"), "",
            TR("One entry per service, in the order of the inputs.")),
  };
};
static_assert(complete<workload::WorkloadResults>);

}  // namespace plenum::fields
