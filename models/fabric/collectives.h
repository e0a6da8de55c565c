#pragma once

#include "core/units/quantity.h"

/// Times of collective operations, alpha-beta model: `n` ranks, `size` of the array (of the whole result for
/// gather and scatter, of one rank's data for all-to-all), `bandwidth` of one rank in one direction, `alpha`
/// latency of one step. Thakur, Rabenseifner and Gropp, "Optimization of Collective Communication Operations
/// in MPICH", IJHPCA 19(1), 2005. One rank needs no time.
namespace plenum::fabric {

/// Ring: 2 (n - 1) alpha + 2 (n - 1) / n size / bandwidth (+ (n - 1) / n size `reduce` for the additions,
/// `reduce` in s/bit).
Time ring_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                    decltype(Time{} / Information{}) reduce = {});

/// Unpipelined binary tree, reduce then broadcast: 2 log2(n) (alpha + size / bandwidth).
Time tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha);

/// Two pipelined binary trees: 2 log2(n) alpha + 2 size / bandwidth. Sanders, Speck and Traeff, Parallel
/// Computing 35, 2009.
Time double_tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha);

/// Ring all-gather and reduce-scatter: (n - 1) alpha + (n - 1) / n size / bandwidth.
Time ring_gather(double n, Information size, InformationRate bandwidth, Time alpha);

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

/// Bus bandwidth as nccl-tests prints it: size / time x 2 (n - 1) / n. NVIDIA nccl-tests, doc/PERFORMANCE.md.
InformationRate allreduce_bus_bandwidth(double n, Information size, Time time);

}  // namespace plenum::fabric
