#include "models/fabric/cabling/bill.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/fields/describe.h"
#include "models/fabric/cabling/cages.h"

namespace plenum::fabric {

namespace {

constexpr double rounding = 1e-9;

double ceil_of(double exact) { return std::ceil(exact - rounding); }

/// One line of the bill without its texts' copies: what totals() adds up and bill() writes down.
struct Line {
  enum class Sort { network_switch, cable, adapter } sort = Sort::cable;
  std::string_view item, kind, where;
  int sold = -1;  ///< index in sold_lengths
  double quantity = 0, spares = 0;
  std::optional<Money> price;
  Power power{};
  Length height{};
  Mass weight{};
  Money cost_of(double pieces) const { return price.value_or(Money{}) * pieces; }
};

std::string_view where(const Plane& plane, Tier tier) {
  switch (tier) {
  case Tier::server: return all_routers(plane) ? TR("server - router") : TR("server - leaf");
  case Tier::leaf_spine: return TR("leaf - spine");
  case Tier::spine_core: return TR("spine - core");
  case Tier::local: return TR("router - router");
  case Tier::global: return TR("group - group");
  }
  return {};
}

const CableChoice& choice_of(const Parts& parts, Tier tier) {
  return tier == Tier::server ? parts.server_cables : parts.switch_cables;
}

void add_spares(Line& line, const Purchase& purchase) {
  line.spares = ceil_of(purchase.spare_share * line.quantity);
}

Line line_of(const Switch& record, std::string_view role, double quantity, const Purchase& purchase) {
  Line line;
  line.sort = Line::Sort::network_switch;
  line.item = record.name;
  line.kind = "switch";
  line.where = role;
  line.quantity = quantity;
  line.price = record.price;
  line.power = record.power_typical.value_or(record.power_max.value_or(Power{})) * quantity;
  line.height = record.height.value_or(Length{}) * quantity;
  line.weight = record.weight.value_or(Mass{}) * quantity;
  add_spares(line, purchase);
  return line;
}

/// Cable ends draw power in a switch whose typical power is known; the maximum has them in it.
double powered_ends(const Plane& plane, Tier tier, const Parts& parts) {
  const bool leaf = parts.leaf.power_typical.has_value();
  const bool spine = parts.spine_or_leaf().power_typical.has_value();
  switch (tier) {
  case Tier::server: return leaf;
  case Tier::leaf_spine:
  case Tier::spine_core: return static_cast<double>(leaf) + static_cast<double>(spine);
  case Tier::local: return 2.0 * leaf;
  case Tier::global: return 2.0 * (all_routers(plane) ? leaf : spine);
  }
  return 0;
}

template <class Visit>
void each_switch(const Plane& plane, double planes, const Parts& parts, const Purchase& purchase,
                 Visit&& visit) {
  const std::string_view leaf = all_routers(plane) ? TR("router") : TR("leaf");
  if (plane.leaf > 0) visit(line_of(parts.leaf, leaf, plane.leaf * planes, purchase));
  if (plane.spine > 0) visit(line_of(parts.spine_or_leaf(), TR("spine"), plane.spine * planes, purchase));
  if (plane.core > 0) visit(line_of(parts.leaf, TR("core"), plane.core * planes, purchase));
}

Line line_of(const Plane& plane, Tier tier, int sold, double cables) {
  Line line;
  line.where = where(plane, tier);
  line.sold = sold;
  line.quantity = cables;
  line.item = TR("no cable of this length");
  line.kind = "none";
  return line;
}

void take(Line& line, const Cable& cable, double powered, const Purchase& purchase) {
  line.item = cable.name;
  line.kind = cable.kind;
  line.price = cable.price;
  line.power = cable.power_per_end.value_or(Power{}) * powered;
  add_spares(line, purchase);
}

/// Calls visit(line, tier, cables) for the cables of a tier in each sold length, and for all modules of the tier at once:
/// fibre has no length of its own in the catalogue.
template <class Visit>
void each_cable(const Plane& plane, double planes, const Lengths& lengths, const Parts& parts,
                const Purchase& purchase, Visit&& visit) {
  for (int t = 0; t < tiers; ++t) {
    const auto tier = static_cast<Tier>(t);
    const auto& choice = choice_of(parts, tier);
    const double ends = powered_ends(plane, tier, parts);
    double transceived = 0;
    const Cable* module = nullptr;
    for (std::size_t i = 0; i < sold_lengths.size(); ++i) {
      const double cables = lengths.cables[static_cast<std::size_t>(t)][i];
      if (cables <= 0) continue;
      const Cable* cable = chosen(choice, i);
      if (cable != nullptr && cable->kind == "transceiver") {
        transceived += cables;
        module = cable;
        continue;
      }
      auto line = line_of(plane, tier, static_cast<int>(i), cables);
      if (cable != nullptr) take(line, *cable, cables * ends, purchase);
      visit(line, tier, cables);
    }
    if (module == nullptr) continue;
    const auto count = modules(*module, tier, transceived, plane, planes, parts, purchase);
    auto line = line_of(plane, tier, -1, count.all);
    take(line, *module, count.in_switches * ends / (tier == Tier::server ? 1.0 : 2.0), purchase);
    visit(line, tier, transceived);
  }
}

std::optional<Line> adapters(const Parts& parts, const Purchase& purchase) {
  if (!parts.nic || purchase.nics <= 0) return std::nullopt;
  Line line;
  line.sort = Line::Sort::adapter;
  line.item = parts.nic->name;
  line.kind = parts.nic->kind;
  line.where = TR("server");
  line.quantity = purchase.nics;
  line.price = parts.nic->price;
  return line;
}

void count_cables(Totals& sum, const Line& line, Tier tier, double cables, const Purchase& purchase) {
  if (line.kind == "none") return;
  if (line.kind == "dac" || line.kind == "acc") sum.copper += cables;
  else sum.optical += cables;
  if (line.kind == "link")
    sum.transceivers += cables * (tier == Tier::server ? 1 + purchase.server_split : 2.0);
  if (line.kind == "transceiver") sum.transceivers += line.quantity;
}

/// What the lengths alone say.
void measure(Totals& sum, const Lengths& lengths, const Parts& parts) {
  double cables = 0, metres = 0;
  for (std::size_t t = 0; t < lengths.cables.size(); ++t)
    for (std::size_t i = 0; i < sold_lengths.size(); ++i) {
      const auto& tier = lengths.cables[t];
      if (tier[i] <= 0) continue;
      if (choice_of(parts, static_cast<Tier>(t)).reach[i] < 0) sum.unreachable += tier[i];
      cables += tier[i];
      metres += tier[i] * sold_lengths[i];
      sum.longest_cable = std::max(sum.longest_cable, sold_lengths[i] * metre);
    }
  if (cables > 0) sum.mean_cable = metres / cables * metre;
}

/// How many of the cables end in a module.
struct Optics {
  double cables = 0, all = 0;
  double share() const { return all > 0 ? cables / all : 0; }
};

}  // namespace

Totals totals(const Plane& plane, double planes, const Lengths& lengths, const Parts& parts,
              const Purchase& purchase) {
  Totals sum;
  const auto add = [&](const Line& line, Money& cost) {
    cost += line.cost_of(line.quantity);
    sum.spares += line.cost_of(line.spares);
    sum.power += line.power;
    sum.height += line.height;
    sum.weight += line.weight;
  };
  each_switch(plane, planes, parts, purchase, [&](const Line& line) { add(line, sum.switches); });
  Optics to_servers, between;
  each_cable(plane, planes, lengths, parts, purchase, [&](const Line& line, Tier tier, double cables) {
    add(line, sum.cables);
    count_cables(sum, line, tier, cables, purchase);
    auto& optics = tier == Tier::server ? to_servers : between;
    optics.all += cables;
    if (line.kind == "link" || line.kind == "transceiver") optics.cables += cables;
  });
  if (const auto line = adapters(parts, purchase)) add(*line, sum.nics);
  sum.switch_transceivers =
      planes * filled_cages(plane, parts, purchase.reserved_ports, to_servers.share(), between.share());
  sum.cages = planes * filled_cages(plane, parts, purchase.reserved_ports, 1, 1);
  measure(sum, lengths, parts);
  return sum;
}

std::vector<BillLine> bill(const Plane& plane, double planes, const Lengths& lengths, const Parts& parts,
                           const Purchase& purchase) {
  std::vector<BillLine> lines;
  const auto add = [&](const Line& line) {
    lines.push_back({std::string(line.item), std::string(line.kind), std::string(line.where),
                     line.sold < 0 ? Length{} : sold_lengths[static_cast<std::size_t>(line.sold)] * metre,
                     line.quantity, line.spares, line.price, line.cost_of(line.quantity + line.spares),
                     line.power, line.height, line.weight});
  };
  each_switch(plane, planes, parts, purchase, add);
  each_cable(plane, planes, lengths, parts, purchase, [&](const Line& line, Tier, double) { add(line); });
  if (const auto line = adapters(parts, purchase)) add(*line);
  return lines;
}

}  // namespace plenum::fabric
