#include "models/fabric/collectives/collectives.h"

#include <cmath>

namespace plenum::fabric {

Time ring_allreduce(double n, Information size, InformationRate bandwidth, Time alpha, Additions additions) {
  if (n <= 1.0) return {};
  const double share = (n - 1.0) / n;
  return 2.0 * (n - 1.0) * alpha + 2.0 * share * size / bandwidth + share * size * additions;
}

Time halving_doubling_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                                Additions additions) {
  if (n <= 1.0) return {};
  const double share = (n - 1.0) / n;
  return 2.0 * std::log2(n) * alpha + 2.0 * share * size / bandwidth + share * size * additions;
}

Time doubling_allreduce(double n, Information size, InformationRate bandwidth, Time alpha,
                        Additions additions) {
  if (n <= 1.0) return {};
  return std::log2(n) * (alpha + size / bandwidth + size * additions);
}

Time tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha) {
  if (n <= 1.0) return {};
  return 2.0 * std::log2(n) * (alpha + size / bandwidth);
}

Time double_tree_allreduce(double n, Information size, InformationRate bandwidth, Time alpha) {
  if (n <= 1.0) return {};
  return 2.0 * std::log2(n) * alpha + 2.0 * size / bandwidth;
}

Time switch_allreduce(double n, Information size, InformationRate bandwidth, Time alpha) {
  if (n <= 1.0) return {};
  return 2.0 * std::log2(n) * alpha + size / bandwidth;
}

Time ring_gather(double n, Information size, InformationRate bandwidth, Time alpha, Additions additions) {
  if (n <= 1.0) return {};
  const double share = (n - 1.0) / n;
  return (n - 1.0) * alpha + share * size / bandwidth + share * size * additions;
}

Time pipelined_broadcast(double n, Information size, InformationRate bandwidth, Time alpha, double segments) {
  if (n <= 1.0) return {};
  return (segments + n - 2.0) * (alpha + size / segments / bandwidth);
}

Time pairwise_alltoall(double n, Information size, InformationRate bandwidth, Time alpha) {
  return ring_gather(n, size, bandwidth, alpha);  // n - 1 steps that move a part each, as the ring does
}

Time hierarchical_allreduce(const Hierarchy& h, Information size) {
  const Time inside = ring_allreduce(h.gpus_per_server, size, h.gpu_bandwidth, h.gpu_step);
  const Time across = ring_allreduce(h.servers, size, h.server_bandwidth, h.network_step);
  if (inside + across == Time{}) return {};
  return h.start + inside + across;
}

InformationRate allreduce_bus_bandwidth(double n, Information size, Time time) {
  return size / time * (2.0 * (n - 1.0) / n);
}

InformationRate gather_bus_bandwidth(double n, Information size, Time time) {
  return size / time * ((n - 1.0) / n);
}

}  // namespace plenum::fabric
