#pragma once

#include "models/llm/types.h"

/// How fast GPUs of a cluster exchange data: NVLink inside a server, each GPU's share of the network between
/// servers.
namespace plenum::llm {

struct Links {
  double per_server = 1;
  InformationRate gpu{}, network{};  ///< one GPU, one direction, untapered; network 0: there is none
  Time gpu_step{}, network_step{}, start{};
  double ring_taper = 1, uniform_taper = 1, near_servers = 1;  ///< as the cluster's
  bool rails_apart = false;
};

/// With NCCL's constants (models/fabric/collectives/nccl.h); PCIe where a GPU has no links to others.
Links links(const Cluster& cluster);

/// GPUs that exchange data: `ranks` of them, `stride` apart in the order in which GPUs fill servers.
struct Group {
  double ranks = 1, stride = 1;
};

/// Ranks of the group in one server, at least 1.
double ranks_inside(const Links& links, Group group);

/// Slow-down of what servers send to the one `hop` further, in a group that spans `span` of them: none while the group stays
/// near; the ring's for the next server; of far ones as many leave what is near as of those who send to all.
double taper(const Links& links, double hop, double span);

/// All-gather or reduce-scatter of `size` (the whole array): ring inside the servers, then each rank's part between them, over
/// a tapered level where the group leaves what is near. No latency of the start. Infinite when it needs a network and there is
/// none.
Time gather_time(const Links& links, Group group, Information size);

/// All-reduce: a reduce-scatter and an all-gather, and the start.
Time allreduce_time(const Links& links, Group group, Information size);

/// Each rank sends `size` in equal parts to all. Where rails are apart, by NVLink to the GPU of the right one first.
Time alltoall_time(const Links& links, Group group, Information size);

/// One rank sends `size` to the one `stride` further.
Time transfer_time(const Links& links, double stride, Information size);

}  // namespace plenum::llm
