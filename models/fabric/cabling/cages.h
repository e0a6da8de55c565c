#pragma once

#include "models/fabric/cabling/bill.h"

/// Cages of switches and the modules in them.
namespace plenum::fabric {

/// Whether the switches of this topology are all routers with endpoints.
bool all_routers(const Plane& plane);

/// Links that a port of the switch is split into: what the plane counts as a port, over the ports of the record.
double port_split(const Plane& plane, const Switch& leaf);

/// Filled cages of one plane, counted switch by switch, when these shares of the ends of cables to servers and between
/// switches count. Ends towards other switches are taken as even over like switches, as they are but in the last, partial
/// pod of three levels.
double filled_cages(const Plane& plane, const Parts& parts, double reserved_ports, double server_share,
                    double switch_share);

/// Modules of a record of kind transceiver for `cables` cables of a tier over all planes: in switches, counted switch by
/// switch, and at both ends. A module of twice the link's rate serves two ports of one device.
struct Modules {
  double in_switches = 0, all = 0;
};
Modules modules(const Cable& module, Tier tier, double cables, const Plane& plane, double planes,
                const Parts& parts, const Purchase& purchase);

}  // namespace plenum::fabric
