#include "models/rack/pack.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plenum::rack {

namespace {

constexpr double rounding = 1e-9;  // 40.8 kW / 10.2 kW must not become 3.999...

/// How many of `part` fit into `whole`.
template <class Quantity>
double fit(Quantity whole, Quantity part) {
  return std::max(0.0, std::floor(whole / part + rounding));
}

/// A system that is a cabinet of its own, such as GB200 NVL72.
bool is_cabinet(const RackInputs& inputs, const Rack& rack, const ServerFacts& server) {
  return server.height >= inputs.height.value_or(rack.height);
}

Mass own_weight(const RackInputs& inputs, const Rack& rack, const ServerFacts& server) {
  return is_cabinet(inputs, rack, server) ? Mass{} : rack.weight.value_or(Mass{});
}

Area footprint(const Rack& rack) { return rack.width && rack.depth ? *rack.width * *rack.depth : Area{}; }

double by_height(const RackInputs& inputs, const Rack& rack, const ServerFacts& server) {
  if (is_cabinet(inputs, rack, server)) return 1.0;
  return fit(inputs.height.value_or(rack.height) - inputs.reserved_height, server.height);
}

double by_power(const RackInputs& inputs, const ServerFacts& server, double unlimited) {
  if (!inputs.power_limit || server.planned_power <= Power{}) return unlimited;
  return fit(*inputs.power_limit, server.planned_power);
}

double by_weight(const RackInputs& inputs, const Rack& rack, const ServerFacts& server, double unlimited) {
  const auto limit = inputs.weight_limit ? inputs.weight_limit : rack.static_load;
  if (!limit || !server.weight || is_cabinet(inputs, rack, server)) return unlimited;
  return fit(*limit, *server.weight);
}

double by_floor(const RackInputs& inputs, const Rack& rack, const ServerFacts& server, double unlimited) {
  const Area area = footprint(rack);
  if (!inputs.floor_load_limit || !server.weight || area <= Area{}) return unlimited;
  return fit(*inputs.floor_load_limit * area - own_weight(inputs, rack, server), *server.weight);
}

/// The limits of one rack; what is not set allows as many as the height.
void find_limits(RackResults& results, const RackInputs& inputs, const Rack& rack,
                 const ServerFacts& server) {
  const double high = by_height(inputs, rack, server);
  results.by_height = {high};
  results.by_power = {by_power(inputs, server, high)};
  results.by_feed = {server.planned_power > Power{} ? fit(results.feed_capacity, server.planned_power)
                                                    : high};
  results.by_weight = {by_weight(inputs, rack, server, high)};
  results.by_floor = {by_floor(inputs, rack, server, high)};
}

void choose(RackResults& results, const RackInputs& inputs) {
  results.limited_by = Limit::height;
  results.servers_per_rack = results.by_height;
  const std::array<std::pair<Limit, Servers>, 4> others{{{Limit::power, results.by_power},
                                                         {Limit::feed, results.by_feed},
                                                         {Limit::weight, results.by_weight},
                                                         {Limit::floor, results.by_floor}}};
  for (const auto& [limit, servers] : others)
    if (servers < results.servers_per_rack) results.limited_by = limit, results.servers_per_rack = servers;
  if (inputs.servers_per_rack)
    results.limited_by = Limit::request, results.servers_per_rack = *inputs.servers_per_rack;
  results.servers_per_rack = {std::max(1.0, results.servers_per_rack.value)};
}

/// Racks for the switches that the reserved heights of `server_racks` racks leave over: enough height, power
/// and load for them.
double network_racks(const RackInputs& inputs, const Rack& rack, const NetworkFacts& network, Power feed,
                     double server_racks, bool cabinets) {
  const Length reserved = cabinets ? Length{} : inputs.reserved_height * server_racks;
  const Length left = network.height - reserved;
  const Length usable = inputs.height.value_or(rack.height);
  if (left <= 1e-9 * metre || usable <= Length{}) return 0.0;
  const double share = left / network.height;
  const auto racks = [](double exact) { return std::ceil(exact - rounding); };
  double count = racks(left / usable);
  const Power power = inputs.power_limit ? std::min(*inputs.power_limit, feed) : feed;
  if (power > Power{}) count = std::max(count, racks(share * network.power / power));
  if (const auto load = inputs.weight_limit ? inputs.weight_limit : rack.static_load)
    count = std::max(count, racks(share * network.weight / *load));
  return count;
}

}  // namespace

Power feed_capacity(const RackInputs& inputs, const Feed& feed) {
  const double feeds =
      inputs.feeds_redundant ? std::max(1.0, std::floor(inputs.feeds.value / 2.0)) : inputs.feeds.value;
  return feed.continuous_power * feeds;
}

const Feed& choose_feed(const RackInputs& inputs, const std::vector<Feed>& by_rising_power, Power power) {
  const auto enough = std::find_if(by_rising_power.begin(), by_rising_power.end(), [&](const Feed& feed) {
    return feed_capacity(inputs, feed) * (1.0 + rounding) >= power;
  });
  return enough == by_rising_power.end() ? by_rising_power.back() : *enough;
}

Servers servers_without_feed(const RackInputs& inputs, const Rack& rack, const ServerFacts& server) {
  if (inputs.servers_per_rack) return *inputs.servers_per_rack;
  const double high = by_height(inputs, rack, server);
  return {std::max(1.0, std::min({high, by_power(inputs, server, high), by_weight(inputs, rack, server, high),
                                  by_floor(inputs, rack, server, high)}))};
}

RackResults pack(const RackInputs& inputs, const Rack& rack, const Feed& feed, const ServerFacts& server,
                 Servers servers, const NetworkFacts& network, Power it_average, Area area_per_rack) {
  RackResults results;
  results.feed_capacity = feed_capacity(inputs, feed);
  find_limits(results, inputs, rack, server);
  choose(results, inputs);

  const bool cabinets = is_cabinet(inputs, rack, server);
  const double in_rack = results.servers_per_rack.value;
  results.server_racks = {std::ceil(servers.value / in_rack - rounding)};
  results.network_racks = {
      network_racks(inputs, rack, network, results.feed_capacity, results.server_racks.value, cabinets)};
  results.count = results.server_racks + results.network_racks;

  results.power_density = server.planned_power * in_rack;
  if (results.count.value > 0.0) results.average_density = it_average / results.count.value;
  results.height_used = server.height * in_rack;
  results.weight = own_weight(inputs, rack, server) + server.weight.value_or(Mass{}) * in_rack;
  results.footprint = footprint(rack);
  if (results.footprint > Area{}) results.floor_load = results.weight / results.footprint;
  results.floor_area = inputs.area_per_rack.value_or(area_per_rack) * results.count.value;

  // A system that is its own cabinet brings it in its price.
  const double cabinets_bought = cabinets ? results.network_racks.value : results.count.value;
  results.capex = rack.price.value_or(Money{}) * cabinets_bought +
                  feed.price.value_or(Money{}) * (inputs.feeds.value * results.count.value);
  return results;
}

}  // namespace plenum::rack
