#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/fields/describe.h"
#include "models/gpu/types.h"
#include "models/workload/job_types.h"
#include "models/workload/result_types.h"

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

/// What decides the number of servers.
enum class SizedBy { given, nothing, deadline, runs, memory, rate, latency };

struct ComputeResults {
  Gpus gpus{}, required_gpus{};
  Servers servers{}, spare_servers{}, training_servers{}, inference_servers{};
  Gpus gpus_per_server{};
  SizedBy sized_by = SizedBy::nothing;
  std::string sized_by_job;
  OperationRate peak_flops{};
  double utilisation = 0.0;
  bool operator==(const ComputeResults&) const = default;
};

}  // namespace plenum::workload

namespace plenum::fields {

template <>
struct Describe<workload::SizedBy> {
  using S = workload::SizedBy;
  static constexpr std::array choices{
      ChoiceOf<S>{S::given, "given", TR("Given"), TR("The number of servers is an input.")},
      ChoiceOf<S>{S::nothing, "nothing", TR("Nothing"), TR("No job asks for more than one server.")},
      ChoiceOf<S>{S::deadline, "deadline", TR("Deadline"), TR("A run must end in time.")},
      ChoiceOf<S>{S::runs, "runs", TR("Runs per year"), TR("All runs must fit into the year.")},
      ChoiceOf<S>{S::memory, "memory", TR("Memory"), TR("The model must fit into the GPUs' memory.")},
      ChoiceOf<S>{S::rate, "rate", TR("Request rate"), TR("The peak of requests must be served.")},
      ChoiceOf<S>{S::latency, "latency", TR("Latency"),
                  TR("The promised latency limits the load of a replica.")},
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
      field(&C::training_servers, "training_servers", TR("Training servers"), "1",
            TR("Working servers that training and fine-tuning jobs have.")),
      field(&C::inference_servers, "inference_servers", TR("Inference servers"), "1",
            TR("Working servers that services have.")),
      field(&C::gpus_per_server, "gpus_per_server", TR("GPUs per server"), "1", TR("GPUs in one server.")),
      field(&C::sized_by, "sized_by", TR("Sized by"), "", TR("What decides the number of servers.")),
      field(&C::sized_by_job, "sized_by_job", TR("Deciding job"), "",
            TR("The job or service that decides it.")),
      field(
          &C::peak_flops, "peak_flops", TR("Peak rate"), "PFLOP/s",
          TR("Dense peak of all installed GPUs in the first workload's precision (mixed without a workload).")),
      field(&C::utilisation, "utilisation", TR("Utilisation"), "1",
            TR("Share of the time in which GPUs do paid work."), percent),
  };
};
static_assert(complete<workload::ComputeResults>);

}  // namespace plenum::fields
