#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "models/gpu/types.h"

namespace plenum::workload {

/// A server with (or without) GPUs as its maker describes it.
struct Server {
  std::string name, vendor, role, gpu;
  Gpus gpus{};
  Length height{};
  std::optional<Mass> weight;
  std::optional<Length> depth;
  Power max_power{};
  std::optional<Power> typical_power, idle_power;
  std::optional<Ports> nics;
  std::optional<InformationRate> nic_rate;
  std::optional<Ports> storage_nics;
  std::optional<InformationRate> storage_nic_rate;
  std::optional<double> psu_count;
  std::optional<Power> psu_rating;
  std::optional<Information> ram, nvme;
  std::optional<VolumeFlow> airflow;
  std::optional<Temperature> inlet_min, inlet_max;
  std::string cooling;
  std::optional<double> liquid_fraction;
  std::optional<Money> price;
  std::optional<Mass> embodied_carbon;
  bool operator==(const Server&) const = default;
};

/// What the architect decides about the compute hardware.
struct ComputeInputs {
  std::string server = "dgx-1v-32";
  std::optional<std::string> gpu;
  std::optional<Servers> servers;
  double spare_fraction = 0.0;
  double utilisation = 0.8;
  std::optional<Money> gpu_price, server_price;
  bool operator==(const ComputeInputs&) const = default;
};

struct ComputeResults {
  Gpus gpus{}, required_gpus{};
  Servers servers{}, spare_servers{};
  Gpus gpus_per_server{};
  OperationRate peak_flops{};
  double utilisation = 0.0;
  bool operator==(const ComputeResults&) const = default;
};

/// One training job, told by a measured profile and the amount of work.
struct TrainingJob {
  std::string name = "training";
  std::string profile = "bert-large-pretrain";
  gpu::Precision precision = gpu::Precision::mixed;
  std::optional<std::string> framework;
  std::optional<double> batch_per_gpu;
  std::optional<double> sequence_length;
  std::optional<double> samples, tokens, epochs, dataset_samples;
  std::optional<Operations> flops_per_sample;
  std::optional<Time> deadline;
  std::optional<double> runs_per_year;
  bool operator==(const TrainingJob&) const = default;
};

struct WorkloadInputs {
  std::vector<TrainingJob> training;
  bool operator==(const WorkloadInputs&) const = default;
};

/// How far a throughput is from what was measured.
enum class Grade { measured, derived, transferred, analytic };

struct TrainingResult {
  std::string name;
  Frequency throughput{}, throughput_per_gpu{};
  double scaling_efficiency = 0.0;
  Time time_to_train{};
  GpuTime gpu_hours{};
  std::optional<double> mfu;
  double samples = 0.0;
  Grade grade = Grade::measured;
  std::string basis;
  Gpus measured_up_to{};
  bool meets_deadline = true;
  bool operator==(const TrainingResult&) const = default;
};

struct WorkloadResults {
  std::vector<TrainingResult> training;
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
struct Describe<workload::Server> {
  using S = workload::Server;
  static constexpr std::string_view title = TR("Server");
  static constexpr std::tuple fields{
      field(&S::name, "name", TR("Name"), "", TR("What the maker calls it.")),
      field(&S::vendor, "vendor", TR("Vendor"), "", TR("Who makes it.")),
      field(&S::role, "role", TR("Role"), "",
            TR("gpu, gpu-rack, workstation, cpu, management, login or storage.")),
      field(&S::gpu, "gpu", TR("GPU"), "", TR("The GPU it carries."), catalog("gpus")),
      field(&S::gpus, "gpus", TR("GPUs per server"), "1", TR("GPUs in one server."), at_least(0)),
      field(&S::height, "height", TR("Height"), "U", TR("Rack units."), positive),
      field(&S::weight, "weight", TR("Weight"), "kg", TR("With everything in it."), positive),
      field(&S::depth, "depth", TR("Depth"), "mm", TR("Depth of the chassis."), positive),
      field(&S::max_power, "max_power", TR("Maximum power"), "W", TR("At full load, at the plug."), positive),
      field(&S::typical_power, "typical_power", TR("Typical power"), "W", TR("In training, at the plug."),
            positive),
      field(&S::idle_power, "idle_power", TR("Idle power"), "W", TR("At the plug."), at_least(0)),
      field(&S::nics, "nics", TR("Compute NICs"), "1", TR("Ports into the compute fabric."), at_least(0)),
      field(&S::nic_rate, "nic_rate", TR("NIC rate"), "Gbit/s", TR("Rate of one compute port."), positive),
      field(&S::storage_nics, "storage_nics", TR("Storage NICs"), "1", TR("Ports into the storage fabric."),
            at_least(0)),
      field(&S::storage_nic_rate, "storage_nic_rate", TR("Storage NIC rate"), "Gbit/s",
            TR("Rate of one storage port."), positive),
      field(&S::psu_count, "psu_count", TR("Power supplies"), "1", TR("Power supply units."), positive),
      field(&S::psu_rating, "psu_rating", TR("Power supply rating"), "W", TR("Output of one power supply."),
            positive),
      field(&S::ram, "ram", TR("Memory"), "GB", TR("Host memory."), positive),
      field(&S::nvme, "nvme", TR("NVMe"), "TB", TR("Local flash."), at_least(0)),
      field(&S::airflow, "airflow", TR("Airflow"), "CFM", TR("At full load."), positive),
      field(&S::inlet_min, "inlet_min", TR("Lowest inlet"), "degC", TR("Lowest inlet air temperature.")),
      field(&S::inlet_max, "inlet_max", TR("Highest inlet"), "degC", TR("Highest inlet air temperature.")),
      field(&S::cooling, "cooling", TR("Cooling"), "", TR("air, liquid or both.")),
      field(&S::liquid_fraction, "liquid_fraction", TR("Liquid share"), "1",
            TR("Share of its heat that cold plates take."), share),
      field(&S::price, "price", TR("Price"), "money", TR("The whole server with its GPUs."), at_least(0)),
      field(&S::embodied_carbon, "embodied_carbon", TR("Embodied carbon"), "kg",
            TR("CO2e of making it, GPUs included."), at_least(0)),
  };
};
static_assert(complete<workload::Server>);

template <>
struct Describe<workload::ComputeInputs> {
  using C = workload::ComputeInputs;
  static constexpr std::string_view title = TR("GPUs and servers");
  static constexpr std::tuple fields{
      field(&C::server, "server", TR("Server"), "", TR("The GPU server that is bought."), catalog("servers")),
      field(&C::gpu, "gpu", TR("GPU"), "", TR("Another GPU in the same server."), catalog("gpus"),
            unset(TR("as the server has")), advanced),
      field(
          &C::servers, "servers", TR("Servers"), "1",
          TR("How many servers run the workload; spares come on top. Auto takes the fewest that meet every deadline."),
          range(1, 1e6), unset(TR("auto"))),
      field(&C::spare_fraction, "spare_fraction", TR("Spare servers"), "1",
            TR("Servers kept as spares, as a share of those that run the workload."), share, percent),
      field(
          &C::utilisation, "utilisation", TR("Utilisation"), "1",
          TR("Share of the time in which GPUs do paid work. Power, energy and cost per GPU-hour follow it."),
          range(0.01, 1), percent),
      field(&C::gpu_price, "gpu_price", TR("GPU price"), "money",
            TR("Price of one GPU; replaces the GPUs' part of the server price."), at_least(0),
            unset(TR("as the catalogue says")), advanced),
      field(&C::server_price, "server_price", TR("Server price"), "money",
            TR("Price of a whole server with its GPUs."), at_least(0), unset(TR("as the catalogue says"))),
  };
};
static_assert(complete<workload::ComputeInputs>);

template <>
struct Describe<workload::ComputeResults> {
  using C = workload::ComputeResults;
  static constexpr std::string_view title = TR("GPUs and servers");
  static constexpr std::tuple fields{
      field(&C::gpus, "gpus", TR("GPUs"), "1", TR("Installed, spares included: servers x GPUs per server.")),
      field(&C::required_gpus, "required_gpus", TR("GPUs needed"), "1",
            TR("Before rounding to servers and before spares.")),
      field(&C::servers, "servers", TR("Servers"), "1", TR("Installed, spares included.")),
      field(&C::spare_servers, "spare_servers", TR("Spare servers"), "1", TR("Of these, spares.")),
      field(&C::gpus_per_server, "gpus_per_server", TR("GPUs per server"), "1", TR("GPUs in one server.")),
      field(
          &C::peak_flops, "peak_flops", TR("Peak rate"), "PFLOP/s",
          TR("Dense peak of all installed GPUs in the first workload's precision (mixed without a workload).")),
      field(&C::utilisation, "utilisation", TR("Utilisation"), "1",
            TR("Share of the time in which GPUs do paid work."), percent),
  };
};
static_assert(complete<workload::ComputeResults>);

template <>
struct Describe<workload::TrainingJob> {
  using J = workload::TrainingJob;
  static constexpr std::string_view title = TR("Training job");
  static constexpr std::tuple fields{
      field(&J::name, "name", TR("Name"), "", TR("What you call the job.")),
      field(&J::profile, "profile", TR("Measured profile"), "",
            TR("The workload whose measured throughput is used."), catalog("profiles")),
      field(&J::precision, "precision", TR("Precision"), "", TR("Number format of the arithmetic.")),
      field(&J::framework, "framework", TR("Framework"), "", TR("Only measurements of this framework."),
            unset(TR("the fastest measured")), advanced),
      field(&J::batch_per_gpu, "batch_per_gpu", TR("Batch per GPU"), "1",
            TR("Samples that one GPU works on at a time."), positive, unset(TR("the fastest measured")),
            advanced),
      field(&J::sequence_length, "sequence_length", TR("Sequence length"), "token",
            TR("Tokens in one sample."), positive, unset(TR("as the profile says")), advanced),
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
  };
};
static_assert(complete<workload::TrainingJob>);

template <>
struct Describe<workload::WorkloadInputs> {
  static constexpr std::string_view title = TR("Workload");
  static constexpr std::tuple fields{
      field(&workload::WorkloadInputs::training, "training", TR("Training jobs"), "",
            TR("Jobs that train a model.")),
  };
};
static_assert(complete<workload::WorkloadInputs>);

template <>
struct Describe<workload::TrainingResult> {
  using R = workload::TrainingResult;
  static constexpr std::string_view title = TR("Training job");
  static constexpr std::tuple fields{
      field(&R::name, "name", TR("Name"), "", TR("The job.")),
      field(&R::throughput, "throughput", TR("Throughput"), "sample/s",
            TR("Work units (images, sequences, tokens) per second over all GPUs that run it.")),
      field(&R::throughput_per_gpu, "throughput_per_gpu", TR("Throughput per GPU"), "sample/s",
            TR("Of one GPU at this scale.")),
      field(&R::scaling_efficiency, "scaling_efficiency", TR("Scaling efficiency"), "1",
            TR("Throughput per GPU at this scale over that of a single GPU."), percent),
      field(&R::time_to_train, "time_to_train", TR("Time to train"), "h",
            TR("Of one run: samples / throughput.")),
      field(&R::gpu_hours, "gpu_hours", TR("GPU-hours"), "GPU*h", TR("Of one run.")),
      field(&R::mfu, "mfu", TR("MFU"), "1",
            TR("Model FLOP utilisation: operations per sample x throughput / peak rate."), percent),
      field(&R::samples, "samples", TR("Samples"), "sample", TR("Work of one run.")),
      field(&R::grade, "grade", TR("Grade"), "", TR("How far the throughput is from a measurement.")),
      field(&R::basis, "basis", TR("Measured row"), "", TR("The measurement it rests on.")),
      field(&R::measured_up_to, "measured_up_to", TR("Measured up to"), "1",
            TR("Largest number of GPUs that was measured.")),
      field(&R::meets_deadline, "meets_deadline", TR("Meets the deadline"), "",
            TR("Whether one run ends in time.")),
  };
};
static_assert(complete<workload::TrainingResult>);

template <>
struct Describe<workload::WorkloadResults> {
  static constexpr std::string_view title = TR("Workload");
  static constexpr std::tuple fields{
      field(&workload::WorkloadResults::training, "training", TR("Training jobs"), "",
            TR("One entry per job, in the order of the inputs.")),
  };
};
static_assert(complete<workload::WorkloadResults>);

}  // namespace plenum::fields
