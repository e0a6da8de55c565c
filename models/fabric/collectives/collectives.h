#pragma once

#include "core/units/quantity.h"

/// Times of collective operations, alpha-beta model: `n` ranks, `size` of the array (of the whole result for
/// gather and scatter, of one rank's data for all-to-all), `bandwidth` of one rank in one direction, `alpha`
/// latency of one step. Thakur, Rabenseifner and Gropp, "Optimization of Collective Communication Operations
/// in MPICH", IJHPCA 19(1), 2005. One rank needs no time.
namespace plenum::fabric {

/// Time that adding takes per amount of data; 0: none.
using Additions = decltype(Time{} / Information{});

/// Ring: 2 (n - 1) alpha + 2 (n - 1) / n size / bandwidth + (n - 1) / n size additions.
Time ring_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                    Additions additions = {});

/// Recursive halving and doubling (Rabenseifner), n a power of two: 2 log2(n) alpha + 2 (n - 1) / n size / bandwidth +
/// (n - 1) / n size additions.
Time halving_doubling_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                                Additions additions = {});

/// Recursive doubling, n a power of two: log2(n) (alpha + size / bandwidth + size additions).
Time doubling_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                        Additions additions = {});

/// Unpipelined binary tree, reduce then broadcast: 2 log2(n) (alpha + size / bandwidth).
Time tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha);

/// Two pipelined binary trees: 2 log2(n) alpha + 2 size / bandwidth. Sanders, Speck and Traeff, Parallel Computing 35, 2009.
Time double_tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha);

/// The switches add up (SHARP, NVLink SHARP): each rank sends its data once and receives the sum, up and down a tree of
/// switches: 2 log2(n) alpha + size / bandwidth. Bekman, Machine Learning Engineering, network/README.md: n + 1 instead of 2 n
/// transfers.
Time switch_allreduce(double n, Information size, InformationRate bandwidth, Time alpha);

/// Ring all-gather and reduce-scatter: (n - 1) alpha + (n - 1) / n size / bandwidth, for a reduce-scatter + (n - 1) / n size
/// additions.
Time ring_gather(double n, Information size, InformationRate bandwidth, Time alpha, Additions additions = {});

/// Broadcast along a ring in `segments` pieces: (segments + n - 2) (alpha + size / segments / bandwidth). Bekman, Machine
/// Learning Engineering, network/comms.md.
Time pipelined_broadcast(double n, Information size, InformationRate bandwidth, Time alpha, double segments);

/// Pairwise all-to-all: (n - 1) alpha + (n - 1) / n size / bandwidth, `size` of one rank.
Time pairwise_alltoall(double n, Information size, InformationRate bandwidth, Time alpha);

/// What a hierarchical all-reduce runs on.
struct Hierarchy {
  double servers = 1, gpus_per_server = 1;
  InformationRate gpu_bandwidth{};     ///< between GPUs of a server, one GPU, one direction
  InformationRate server_bandwidth{};  ///< of one server into the network, one direction
  Time gpu_step{}, network_step{}, start{};
};

/// Reduce-scatter inside the servers, ring across them for each GPU's part, all-gather inside:
///   start + 2 (g - 1) gpu_step + 2 (g - 1) / g size / gpu_bandwidth
///         + 2 (N - 1) network_step + 2 (N - 1) / N size / server_bandwidth
Time hierarchical_allreduce(const Hierarchy& hierarchy, Information size);

/// Bus bandwidths as nccl-tests prints them: size / time x 2 (n - 1) / n of an all-reduce, x (n - 1) / n of an all-gather,
/// reduce-scatter or all-to-all (size of the whole array, for all-to-all of one rank). NVIDIA nccl-tests, doc/PERFORMANCE.md.
InformationRate allreduce_bus_bandwidth(double n, Information size, Time time);
InformationRate gather_bus_bandwidth(double n, Information size, Time time);

}  // namespace plenum::fabric
