#pragma once

#include "models/fabric/collectives.h"
#include "models/fabric/fat_tree.h"
#include "models/fabric/types.h"

namespace plenum::fabric {

/// The compute fabric of `servers` servers with `nics_per_server` ports of `nic_rate` each
/// (inputs.nics_per_server wins when set), over all planes. No servers or no NICs: an empty fabric. More
/// endpoints than three levels hold: levels and switches 0, endpoints filled. `nvlink_bandwidth` is one
/// GPU's, both directions added; 0 means PCIe. Prices in the plan's currency; a record without price, power,
/// height or weight counts as zero there.
FabricResults plan(const FabricInputs& inputs, const Switch& network_switch, const Cable& server_cable,
                   const Cable& switch_cable, Servers servers, Ports nics_per_server,
                   InformationRate nic_rate, Gpus gpus_per_server, InformationRate nvlink_bandwidth);

/// Ports of one server in one plane: its NICs over the planes, rounded up.
Ports ports_per_plane(const FabricInputs& inputs, Ports nics_per_server);

/// Rate of a link in one direction: the lowest of NIC, switch port and, when set, inputs.link_rate.
InformationRate link_rate(const FabricInputs& inputs, const Switch& network_switch, InformationRate nic_rate);

/// All-reduce of `size` over all GPUs of `servers` servers with this network, latencies and efficiencies as
/// NCCL's own model has them (README.md). `taper` divides the network's bandwidth.
Time allreduce_time(Information size, Servers servers, Gpus gpus_per_server, InformationRate nvlink_bandwidth,
                    InformationRate server_network_rate, double taper);

}  // namespace plenum::fabric
