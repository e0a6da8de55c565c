#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "models/gpu/types.h"
#include "models/llm/serving_types.h"
#include "models/llm/training_types.h"
#include "models/llm/types.h"

namespace plenum::workload {

/// Whether a job takes turns with others on the training servers or has its own.
enum class Sharing { shared, own };

/// One training job, told by a measured profile, or by a language model, and the amount of work.
struct TrainingJob {
  std::string name = "training";
  std::string profile = "bert-large-pretrain";
  std::optional<std::string> model;
  gpu::Precision precision = gpu::Precision::mixed;
  std::optional<std::string> framework;
  std::optional<double> global_batch, batch_per_gpu;
  std::optional<double> sequence_length;
  std::optional<double> samples, tokens, epochs, dataset_samples;
  std::optional<Operations> flops_per_sample;
  std::optional<Time> deadline;
  std::optional<double> runs_per_year;
  Sharing sharing = Sharing::shared;
  llm::LayoutInputs parallelism;
  std::optional<std::string> engine;
  bool operator==(const TrainingJob&) const = default;
};

/// One job that trains a finished language model further.
struct FinetuningJob {
  std::string name = "fine-tuning";
  std::string model = "llama-2-7b";
  llm::Method method = llm::Method::lora;
  double adapter_rank = 16;
  gpu::Precision precision = gpu::Precision::mixed;
  double global_batch = 32;
  double sequence_length = 2048;
  std::optional<double> samples, tokens, epochs, dataset_samples;
  std::optional<Time> deadline;
  std::optional<double> runs_per_year;
  Sharing sharing = Sharing::shared;
  llm::LayoutInputs parallelism;
  std::optional<std::string> engine;
  bool operator==(const FinetuningJob&) const = default;
};

/// One service that answers requests, with a language model or as a measured profile does.
struct InferenceService {
  std::string name = "service";
  std::string model = "llama-2-7b";
  std::optional<std::string> profile;
  llm::WeightFormat precision = llm::WeightFormat::fp16;
  double cache_bits = 16;
  Frequency peak_rate = 1.0 / second;
  llm::DailyShape daily_shape = llm::DailyShape::flat;
  double prompt_tokens = 1155, output_tokens = 211;
  double prompt_spread = 0.96, output_spread = 0.77, arrival_spread = 1.09;
  std::optional<Time> ttft_p99, tpot_p99;
  double availability = 0.999, replica_availability = 0.995;
  std::optional<double> tensor, max_batch;
  std::optional<std::string> engine;
  bool operator==(const InferenceService&) const = default;
};

struct WorkloadInputs {
  std::vector<TrainingJob> training;
  std::vector<FinetuningJob> finetuning;
  std::vector<InferenceService> inference;
  std::vector<llm::LanguageModel> models;
  bool operator==(const WorkloadInputs&) const = default;
};

}  // namespace plenum::workload

namespace plenum::fields {

template <>
struct Describe<workload::Sharing> {
  using S = workload::Sharing;
  static constexpr std::array choices{
      ChoiceOf<S>{S::shared, "shared", TR("Shared"),
                  TR("Takes turns with other jobs on all training servers.")},
      ChoiceOf<S>{S::own, "own", TR("Own"), TR("Has servers of its own.")},
  };
};

template <>
struct Describe<workload::TrainingJob> {
  using J = workload::TrainingJob;
  static constexpr std::string_view title = TR("Training job");
  static constexpr std::tuple fields{
      field(&J::name, "name", TR("Name"), "", TR("What you call the job.")),
      field(&J::profile, "profile", TR("Measured profile"), "",
            TR("The workload whose measured throughput is used, unless a language model is stated."),
            catalog("profiles")),
      field(&J::model, "model", TR("Language model"), "",
            TR("Plans the job from the model's shape instead of a measured profile."), catalog("models"),
            unset(TR("none: the profile counts"))),
      field(&J::precision, "precision", TR("Precision"), "", TR("Number format of the arithmetic.")),
      field(&J::framework, "framework", TR("Framework"), "", TR("Only measurements of this framework."),
            unset(TR("the fastest measured")), advanced),
      field(&J::global_batch, "global_batch", TR("Global batch"), "1",
            TR("Samples of one step over all GPUs."), positive,
            unset(TR("profile: as the batch per GPU; model: 4 Mi tokens")), advanced),
      field(&J::batch_per_gpu, "batch_per_gpu", TR("Batch per GPU"), "1",
            TR("Samples that one GPU works on at a time."), positive, unset(TR("the fastest measured")),
            advanced),
      field(&J::sequence_length, "sequence_length", TR("Sequence length"), "token",
            TR("Tokens in one sample."), positive,
            unset(TR("as the profile says; model: its context, at most 4096")), advanced),
      field(&J::samples, "samples", TR("Samples"), "sample",
            TR("Work of one run in the profile's work unit (images, sequences, tokens)."), positive,
            unset(TR("from tokens or epochs"))),
      field(&J::tokens, "tokens", TR("Tokens"), "token",
            TR("Work of one run in tokens; divided by the sequence length."), positive,
            unset(TR("from samples or epochs")), advanced),
      field(&J::epochs, "epochs", TR("Epochs"), "1", TR("Passes over the data set."), positive,
            unset(TR("from samples")), advanced),
      field(&J::dataset_samples, "dataset_samples", TR("Data set"), "sample",
            TR("Samples in the data set, for epochs."), positive, unset(TR("none")), advanced),
      field(
          &J::flops_per_sample, "flops_per_sample", TR("Operations per sample"), "GFLOP",
          TR("Model operations of one training sample, forward and backward; gives the model FLOP utilisation (MFU)."),
          positive, unset(TR("unknown")), advanced),
      field(&J::deadline, "deadline", TR("Deadline"), "h", TR("Longest acceptable time of one run."),
            positive, unset(TR("none"))),
      field(&J::runs_per_year, "runs_per_year", TR("Runs per year"), "1",
            TR("How often the job runs in a year."), positive, unset(TR("as often as fits"))),
      field(&J::sharing, "sharing", TR("GPUs"), "", TR("Whether the job shares the training servers."),
            advanced),
      field(&J::parallelism, "parallelism", TR("Parallel layout"), ""),
      field(&J::engine, "engine", TR("Training engine"), "",
            TR("What a framework reaches on these GPUs; for language models."), catalog("training_engines"),
            unset(TR("the one that was fitted to these GPUs")), advanced),
  };
};
static_assert(complete<workload::TrainingJob>);

template <>
struct Describe<workload::FinetuningJob> {
  using J = workload::FinetuningJob;
  static constexpr std::string_view title = TR("Fine-tuning job");
  static constexpr std::tuple fields{
      field(&J::name, "name", TR("Name"), "", TR("What you call the job.")),
      field(&J::model, "model", TR("Language model"), "", TR("The model that is trained further."),
            catalog("models")),
      field(&J::method, "method", TR("Method"), "", TR("What is trained.")),
      field(&J::adapter_rank, "adapter_rank", TR("Adapter rank"), "1", TR("Of LoRA and QLoRA."),
            range(1, 4096), advanced),
      field(&J::precision, "precision", TR("Precision"), "", TR("Number format of the arithmetic.")),
      field(&J::global_batch, "global_batch", TR("Global batch"), "1",
            TR("Sequences of one step over all GPUs."), positive, advanced),
      field(&J::sequence_length, "sequence_length", TR("Sequence length"), "token",
            TR("Tokens in one sequence."), positive),
      field(&J::samples, "samples", TR("Sequences"), "sample", TR("Sequences of one run."), positive,
            unset(TR("from tokens or epochs"))),
      field(&J::tokens, "tokens", TR("Tokens"), "token", TR("Tokens of one run."), positive,
            unset(TR("from sequences or epochs")), advanced),
      field(&J::epochs, "epochs", TR("Epochs"), "1", TR("Passes over the data set."), positive,
            unset(TR("from sequences")), advanced),
      field(&J::dataset_samples, "dataset_samples", TR("Data set"), "sample",
            TR("Sequences in the data set, for epochs."), positive, unset(TR("none")), advanced),
      field(&J::deadline, "deadline", TR("Deadline"), "h", TR("Longest acceptable time of one run."),
            positive, unset(TR("none"))),
      field(&J::runs_per_year, "runs_per_year", TR("Runs per year"), "1",
            TR("How often the job runs in a year."), positive, unset(TR("as often as fits"))),
      field(&J::sharing, "sharing", TR("GPUs"), "", TR("Whether the job shares the training servers."),
            advanced),
      field(&J::parallelism, "parallelism", TR("Parallel layout"), ""),
      field(&J::engine, "engine", TR("Training engine"), "", TR("What a framework reaches on these GPUs."),
            catalog("training_engines"), unset(TR("the one that was fitted to these GPUs")), advanced),
  };
};
static_assert(complete<workload::FinetuningJob>);

template <>
struct Describe<workload::InferenceService> {
  using S = workload::InferenceService;
  static constexpr std::string_view title = TR("Inference service");
  static constexpr std::tuple fields{
      field(&S::name, "name", TR("Name"), "", TR("What you call the service.")),
      field(&S::model, "model", TR("Language model"), "",
            TR("The model that answers, unless a measured profile is stated."), catalog("models")),
      field(
          &S::profile, "profile", TR("Measured profile"), "",
          TR("Plans the service from measured inference (images, sentences ...) instead of a language model; a request is one work unit."),
          catalog("inference-profiles"), unset(TR("none: the language model counts"))),
      field(&S::precision, "precision", TR("Weight format"), "", TR("Format in which the weights are kept.")),
      field(&S::cache_bits, "cache_bits", TR("Cache bits"), "1",
            TR("Bits of a number in the key-value cache."), range(4, 32), advanced),
      field(&S::peak_rate, "peak_rate", TR("Peak request rate"), "request/s",
            TR("Requests per second in the busiest hour."), positive),
      field(&S::daily_shape, "daily_shape", TR("Daily shape"), "", TR("How the rate changes over a day.")),
      field(&S::prompt_tokens, "prompt_tokens", TR("Prompt"), "token", TR("Mean tokens of a request."),
            range(1, 1e7), source("azure-llm-trace-2023")),
      field(&S::output_tokens, "output_tokens", TR("Output"), "token", TR("Mean tokens of an answer."),
            range(1, 1e6), source("azure-llm-trace-2023")),
      field(&S::prompt_spread, "prompt_spread", TR("Spread of prompts"), "1",
            TR("Standard deviation over mean; 0 means all alike."), range(0, 20),
            source("azure-llm-trace-2023"), advanced),
      field(&S::output_spread, "output_spread", TR("Spread of outputs"), "1",
            TR("Standard deviation over mean; 0 means all alike."), range(0, 20),
            source("azure-llm-trace-2023"), advanced),
      field(&S::arrival_spread, "arrival_spread", TR("Burstiness"), "1",
            TR("Standard deviation over mean of the time between requests; 1 is a Poisson process."),
            range(0, 20), source("azure-llm-trace-2023"), advanced),
      field(
          &S::ttft_p99, "ttft_p99", TR("Time to first token"), "ms",
          TR("Promise: 99 of 100 requests see their first token, or the whole answer of a measured profile, in this time."),
          positive, unset(TR("no promise"))),
      field(&S::tpot_p99, "tpot_p99", TR("Time per output token"), "ms",
            TR("Promise: 99 of 100 requests see further tokens at this pace or faster."), positive,
            unset(TR("no promise"))),
      field(&S::availability, "availability", TR("Availability"), "1",
            TR("Share of the time in which the peak can be served; spare replicas follow from it."),
            range(0, 0.9999999), percent, advanced),
      field(&S::replica_availability, "replica_availability", TR("Availability of a replica"), "1",
            TR("Share of the time in which one replica works."), range(0.5, 1), percent,
            source("plenum-assumption"), advanced),
      field(&S::tensor, "tensor", TR("GPUs per replica"), "1",
            TR("GPUs that share the model (tensor parallel)."), range(1, 1024), unset(TR("auto")), advanced),
      field(&S::max_batch, "max_batch", TR("Largest batch"), "1",
            TR("Requests that a replica works on at a time."), range(1, 1e5), unset(TR("as memory allows")),
            advanced),
      field(&S::engine, "engine", TR("Serving engine"), "",
            TR("What a serving program reaches on these GPUs."), catalog("serving_engines"),
            unset(TR("the one that was fitted to these GPUs")), advanced),
  };
};
static_assert(complete<workload::InferenceService>);

template <>
struct Describe<workload::WorkloadInputs> {
  using W = workload::WorkloadInputs;
  static constexpr std::string_view title = TR("Workload");
  static constexpr std::tuple fields{
      field(&W::training, "training", TR("Training jobs"), "", TR("Jobs that train a model.")),
      field(&W::finetuning, "finetuning", TR("Fine-tuning jobs"), "",
            TR("Jobs that train a finished language model further.")),
      field(&W::inference, "inference", TR("Inference services"), "",
            TR("Services that answer requests with a language model.")),
      field(&W::models, "models", TR("Own language models"), "",
            TR("Shapes that the catalogue does not have; jobs and services name them.")),
  };
};
static_assert(complete<workload::WorkloadInputs>);

}  // namespace plenum::fields
