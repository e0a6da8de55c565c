#pragma once

#include "models/fabric/collectives/nccl.h"
#include "models/fabric/plane/plane.h"
#include "models/fabric/types.h"
#include "models/gpu/types.h"

/// What a job sees of the network, and how long collective operations take on it.
namespace plenum::fabric {

/// The path between GPUs: NVLink (or PCIe) inside a server, the network between servers.
struct Network {
  double servers = 1, gpus_per_server = 1;
  InformationRate gpu_link{};        ///< one GPU to the others of its server, one direction, as sustained
  bool nvlink = true, nvls = false;  ///< GPUs joined by NVLink; whose switches can add up (Hopper and later)
  nccl::Generation generation = nccl::Generation::ampere;
  InformationRate server_rate{};  ///< one server into the network, one direction, as sustained; 0: no network
  double efficiency = 1;     ///< of the network over InfiniBand's on like links; server_rate has it in it
  double near_servers = 1;   ///< consecutive servers of a job that no tapered level parts; 1 when scattered
  double ring_taper = 1;     ///< slow-down of traffic to the next server, >= 1
  double uniform_taper = 1;  ///< slow-down of traffic from all to all, >= 1
  bool rails_apart = false;  ///< rail-only: no path between the NICs of a server but NVLink
  Time gpu_step{}, network_step{}, start{};  ///< latency of a step inside, across, and of starting
  bool network_reduction = false, hierarchical = false;
  Algorithm algorithm = Algorithm::automatic;
  bool operator==(const Network&) const = default;
};

/// Servers on a network that slows nobody down, with NCCL's latencies and efficiencies. `server_rate` is what a server's NICs
/// inject, before losses.
Network untapered(Servers servers, Gpus gpus_per_server, InformationRate server_rate, const gpu::Gpu& gpu);

/// The network of a plan. `plane` is one of `planes` equal ones; `server_rate` is what a server's NICs inject over all planes,
/// before losses. README.md has the rules for tapers under each topology, placement and routing.
Network performance(const FabricInputs& inputs, const Plane& plane, double planes,
                    const Switch& network_switch, Servers servers, Gpus gpus_per_server,
                    InformationRate server_rate, const gpu::Gpu& gpu);

/// Time of an operation over all GPUs of `network.servers` servers. Nothing to do: 0. Infinite when it needs a network
/// and there is none.
struct Collective {
  Time time{};
  Algorithm algorithm = Algorithm::ring;
};
Collective allreduce(const Network& network, Information size);
/// By one algorithm; infinite when the hardware or software has it not.
Time allreduce(const Network& network, Information size, Algorithm algorithm);
Time allgather(const Network& network, Information size);       ///< size of the whole array
Time reduce_scatter(const Network& network, Information size);  ///< size of the whole array
Time alltoall(const Network& network, Information size);        ///< size that each GPU sends in all

/// Communication that the backward pass does not hide when gradients go out in `buckets` equal parts as they become ready:
/// max(Tc / nb, Tc + Tb / nb - Tb).
Time exposed(Time communication, Time backward, double buckets);

/// Port to port over the longest path: switches, `cable` of each hop at 4.5 ns/m (NVIDIA MCP1650 data sheet) and both NICs.
Time latency(const Plane& plane, const Switch& network_switch, Length cable);

}  // namespace plenum::fabric
