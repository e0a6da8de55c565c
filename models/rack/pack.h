#pragma once

#include <optional>
#include <vector>

#include "models/rack/types.h"

namespace plenum::rack {

/// What packing needs to know of a server. `planned_power` is its maximum or typical power, as
/// RackInputs::power_basis says.
struct ServerFacts {
  Length height{};
  std::optional<Mass> weight;
  Power planned_power{};
};

/// All switches together.
struct NetworkFacts {
  Length height{};
  Power power{};
  Mass weight{};
};

/// Packs `servers` into racks with the chosen `feed`. A rack takes the fewest of what power limit, feeds (one
/// side when they are redundant), height minus reserve, weight and floor load allow, or what was asked for;
/// at least one. A limit that is not set allows as many as the height. A system as high as the rack takes a
/// cabinet of its own. Switches go into the reserved heights, the rest into network racks. `area_per_rack` is
/// used when the inputs state none.
RackResults pack(const RackInputs& inputs, const Rack& rack, const Feed& feed, const ServerFacts& server,
                 Servers servers, const NetworkFacts& network, Power it_average, Area area_per_rack);

/// What the feeds of a rack may carry all the time: feed x number, or x half the number (rounded down, at
/// least one) when one side must carry the rack alone.
Power feed_capacity(const RackInputs& inputs, const Feed& feed);

/// The smallest candidate whose feeds carry `power`; the largest when none does. At least one candidate.
const Feed& choose_feed(const RackInputs& inputs, const std::vector<Feed>& by_rising_power, Power power);

/// Servers per rack by every limit but the feed (the request when there is one), at least one: what the feed
/// must be chosen for.
Servers servers_without_feed(const RackInputs& inputs, const Rack& rack, const ServerFacts& server);

}  // namespace plenum::rack
