#include <string>

#include "models/rack/pack.h"
#include "tests/accuracy/table.h"
#include "tests/reference/published_racks.h"

namespace plenum::accuracy {

void accuracy_rack(Table& table) {
  using namespace plenum::rack;
  table.begin("rack");
  for (const auto& row : published::racks) {
    Rack rack;
    rack.height = row.rack_u * rack_unit;
    RackInputs inputs;
    inputs.reserved_height = row.reserved_u * rack_unit;
    if (row.limit_kw > 0) inputs.power_limit = row.limit_kw * kilowatt;
    if (row.request > 0) inputs.servers_per_rack = Servers{row.request};
    Feed feed;
    feed.continuous_power = 200.0 * kilowatt;
    const auto r =
        pack(inputs, rack, feed, {row.height_u * rack_unit, std::nullopt, row.kilowatts * kilowatt},
             Servers{row.servers}, {}, {}, {});
    const std::string system = row.system;
    if (row.request <= 0)
      table.add(system + ": servers per rack", r.servers_per_rack.value, row.per_rack, "1", row.source);
    table.add(system + ": racks", r.count.value, row.racks, "1", row.source);
    table.add(system + ": power per rack", r.power_density / kilowatt, row.rack_kw, "kW", row.source);
  }
}

}  // namespace plenum::accuracy
