#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/fields/access.h"
#include "models/cooling/cool.h"
#include "models/plan/evaluate.h"
#include "models/plan/rule_book.h"
#include "models/rack/pack.h"

namespace plenum::plan {
namespace {

std::string_view key(cooling::Technology technology) {
  for (const auto& choice : fields::Describe<cooling::Technology>::choices)
    if (choice.value == technology) return choice.key;
  return {};
}

/// The rules of the facility, one function per subject; each adds what it finds.
class Rules : RuleBook {
 public:
  using RuleBook::RuleBook;

  std::vector<Finding> apply() {
    found_ = workload_findings(in_, plan_, translate_);
    for (auto& finding : fabric_findings(in_, plan_, translate_)) found_.push_back(std::move(finding));
    rack_power();
    rack_load();
    rack_space();
    later_density();
    cooling();
    power();
    cost();
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    return std::move(found_);
  }

 private:
  std::string name(cooling::Technology technology) const { return say(label_of(technology)); }

  /// "Lower servers per rack to N", or what one server would need.
  void fix_by_fewer(Servers allowed, std::string otherwise) {
    if (allowed.value >= 1) {
      found_.back().fix = say(TR("Lower servers per rack to {}, or {}"), n(allowed.value), otherwise);
      found_.back().fix_path = "racks.servers_per_rack";
      found_.back().fix_value = fmt::format("{:.0f}", allowed.value);
    } else {
      found_.back().fix = say(TR("Not even one server fits ({} kW, {} kg): {}"), kw(planned_power()),
                              n(in_.catalog.server.weight.value_or(Mass{}).value()), otherwise);
    }
  }

  Power planned_power() const { return plan_.racks.power_density / plan_.racks.servers_per_rack.value; }

  void rack_power() {
    const auto& r = plan_.racks;
    if (const auto& limit = inputs_.racks.power_limit; limit && r.power_density > 1.0001 * *limit) {
      add("rack-power-limit", Severity::error, "racks", "racks.power_limit",
          say(TR("A rack of {} servers draws {} kW; the hall carries {} kW a rack."),
              n(r.servers_per_rack.value), kw(r.power_density), kw(*limit)));
      fix_by_fewer(r.by_power, say(TR("raise the limit to {} kW."), kw(r.power_density)));
    }
    if (r.power_density > 1.0001 * r.feed_capacity) {
      const auto side =
          inputs_.racks.feeds_redundant ? say(TR("one side of the feeds")) : say(TR("the feeds"));
      add("rack-feed", Severity::error, "racks", "racks.feed",
          say(TR("A rack draws {} kW; {} may carry {} kW all the time."), kw(r.power_density), side,
              kw(r.feed_capacity)));
      fix_by_fewer(r.by_feed, say(TR("give the rack {}."), feeds_for(r.power_density)));
      if (r.by_feed.value < 1) {
        found_.back().fix_path = "racks.feeds";
        found_.back().fix_value = fmt::format("{:.0f}", feeds_needed(r.power_density).value);
      }
    }
  }

  /// What one of the present feeds may carry all the time.
  Power one_feed() const {
    const double now = inputs_.racks.feeds.value;
    return plan_.racks.feed_capacity /
           std::max(1.0, inputs_.racks.feeds_redundant ? std::floor(now / 2) : now);
  }

  /// How many of the present feeds would carry the power.
  Units feeds_needed(Power power) const {
    const double side = std::ceil(power / one_feed() - 1e-9);
    return {inputs_.racks.feeds_redundant ? 2 * side : side};
  }
  std::string feeds_for(Power power) const {
    return say(TR("{} feeds of {} kW{}"), n(feeds_needed(power).value), kw(one_feed()),
               inputs_.racks.feeds_redundant ? say(TR(" (half on each side)")) : std::string{});
  }

  void rack_load() {
    const auto& r = plan_.racks;
    if (const auto& limit = inputs_.racks.floor_load_limit; limit && r.floor_load > 1.0001 * *limit) {
      add("floor-load", Severity::error, "racks", "racks.floor_load_limit",
          say(TR("A full rack loads the floor with {} kg/m2 ({} kg on {} m2); it carries {} kg/m2."),
              n(r.floor_load.value()), n(r.weight.value()), n(r.footprint.value()), n(limit->value())));
      fix_by_fewer(r.by_floor, say(TR("spread the load with plates or take a wider rack.")));
    }
    const auto own = in_.catalog.rack.weight.value_or(Mass{});
    if (const auto& limit = inputs_.racks.weight_limit; limit && r.weight - own > 1.0001 * *limit) {
      add("rack-weight", Severity::error, "racks", "racks.weight_limit",
          say(TR("The servers of a rack weigh {} kg; it carries {} kg."), n((r.weight - own).value()),
              n(limit->value())));
      fix_by_fewer(r.by_weight, say(TR("take a stronger rack.")));
    }
    const auto usable = *inputs_.racks.height - inputs_.racks.reserved_height;
    if (r.height_used > 1.0001 * *inputs_.racks.height ||
        (r.servers_per_rack.value > 1 && r.height_used > 1.0001 * usable)) {
      add("rack-height", Severity::error, "racks", "racks.servers_per_rack",
          say(TR("The servers of a rack take {} U; {} U are free."), n(r.height_used / rack_unit),
              n(usable / rack_unit)));
      fix_by_fewer(r.by_height, say(TR("take a higher rack.")));
    }
    if (!in_.catalog.server.weight)
      add("server-no-weight", Severity::warning, "racks", "compute.server",
          say(TR("The weight of {} is not known: rack and floor loads lack it."), in_.catalog.server.name),
          say(TR("Ask the maker before the floor is planned.")));
  }

  void rack_space() {
    const auto& area = inputs_.racks.hall_area;
    if (!area || plan_.racks.floor_area <= 1.0001 * *area) return;
    add("hall-area", Severity::error, "racks", "racks.hall_area",
        say(TR("{} racks need {} m2; the hall has {} m2."), n(plan_.racks.count.value),
            n(plan_.racks.floor_area.value()), n(area->value())),
        say(TR("Take a larger hall, or put more servers into a rack.")));
  }

  /// What a denser generation would need of this hall.
  void later_density() {
    const auto& later = inputs_.racks.future_power;
    if (!later) return;
    std::vector<std::string> needs;
    if (inputs_.racks.power_limit && *later > *inputs_.racks.power_limit)
      needs.push_back(say(TR("{} kW a rack instead of {} kW"), kw(*later), kw(*inputs_.racks.power_limit)));
    if (*later > plan_.racks.feed_capacity) needs.push_back(feeds_for(*later));
    if (*later > plan_.cooling.density_limit) needs.push_back(say(TR("cooling by {}"), carriers(*later)));
    if (needs.empty()) return;
    add("later-density", Severity::warning, "racks", "racks.future_power",
        say(TR("Racks of {} kW later: the hall does not carry them."), kw(*later)),
        say(TR("They need {}."), fmt::join(needs, "; ")));
  }

  /// The technologies that cool racks of this power, whatever today's servers are made for.
  std::string carriers(Power density) const {
    std::vector<std::string> names;
    for (const auto& option : plan_.cooling.options)
      if (option.density_limit >= density) names.push_back(name(option.technology));
    return names.empty() ? say(TR("no technology of the catalogue"))
                         : fmt::format("{}", fmt::join(names, " or "));
  }

  void cooling() {
    const auto& c = plan_.cooling;
    const auto density = plan_.racks.power_density;
    const auto option = std::find_if(c.options.begin(), c.options.end(),
                                     [&](const auto& o) { return o.technology == c.technology; });
    if (option != c.options.end() && !option->feasible) infeasible_cooling(*option, density);
    if (const auto& most = in_.catalog.server.inlet_max; most && inputs_.cooling.supply_air > *most)
      add("inlet-too-warm", Severity::error, "cooling", "cooling.supply_air",
          say(TR("Supply air of {} degC; {} takes at most {} degC."),
              n(in_celsius(inputs_.cooling.supply_air)), in_.catalog.server.name, n(in_celsius(*most))),
          say(TR("Lower the supply air temperature.")), "cooling.supply_air",
          fmt::format("{} degC", n(in_celsius(*most))));
    if (inputs_.cooling.supply_air > celsius(27) && c.liquid_share < 1)
      add("inlet-above-recommended", Severity::warning, "cooling", "cooling.supply_air",
          say(TR("Supply air of {} degC is above the recommended 27 degC (ASHRAE thermal guidelines, 2021)."),
              n(in_celsius(inputs_.cooling.supply_air))),
          say(TR("Lower it, or accept more fan power and failures.")), "cooling.supply_air", "27 degC");
  }

  void infeasible_cooling(const cooling::CoolingOption& option, Power density) {
    const cooling::CoolingOption* best = nullptr;
    std::vector<std::string> others;
    for (const auto& o : plan_.cooling.options) {
      if (!o.feasible) continue;
      others.push_back(name(o.technology));
      if (!best || o.annual_cost < best->annual_cost) best = &o;
    }
    add("cooling-density", Severity::error, "cooling", "cooling.technology",
        say(TR("{} cannot cool racks of {} kW (its limit is {} kW). {}"), name(option.technology),
            kw(density), kw(option.density_limit), say(option.reason)),
        best
            ? say(TR("{} would; the cheapest to run is {}."), fmt::join(others, ", "), name(best->technology))
            : say(TR("Nothing in the catalogue cools these servers at this density; by density alone {} would."),
                  carriers(density)),
        best ? "cooling.technology" : "", best ? std::string(key(best->technology)) : "");
  }

  void power() {
    const auto& p = plan_.power;
    if (const auto& limit = inputs_.power.utility_limit; limit && p.facility_peak > 1.0001 * *limit)
      add("utility-limit", Severity::error, "power", "power.utility_limit",
          say(TR("The facility peaks at {} kW; the utility gives {} kW."), kw(p.facility_peak), kw(*limit)),
          say(TR("{} kW of IT at most, or a larger connection."),
              kw(*limit * (p.it_peak / p.facility_peak))));
    if (!inputs_.power.generator && inputs_.power.battery_autonomy < 60.0 * second)
      add("no-backup", Severity::warning, "power", "power.generator",
          say(TR(
              "Neither generators nor a minute of battery: every outage of the utility stops the servers.")),
          say(TR("Add generators or batteries.")), "power.generator", "true");
  }

  void cost() {
    if (plan_.fabric.switches.value > 0)
      add("storage-not-planned", Severity::information, "cost", "cost.other_capex",
          say(TR("Storage, management servers and software are in no figure of this plan.")),
          say(TR("Enter them as other capital and operating cost.")));
  }
};

}  // namespace

std::vector<Finding> findings(const Resolved& in, const Plan& plan, const Translate& translate) {
  return Rules(in, plan, translate).apply();
}

}  // namespace plenum::plan
