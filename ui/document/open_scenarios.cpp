#include "ui/document/open_scenarios.h"

#include <algorithm>
#include <cmath>

#include "models/plan/currency.h"
#include "ui/document/scenario_edits.h"

namespace plenum::ui {
namespace {

/// Converting there and back moves a price by rounding errors, which are no difference.
constexpr double same_price = 1e-12;

bool is_currency(const fields::Edit& edit) {
  return edit.path == "plan.currency" || edit.path == "plan.exchange_rate";
}

void carry_out(plan::Scenario& scenario, const fields::Edit& edit) {
  const auto place = fields::find_if(fields::object(scenario), edit.path);
  // An override inside a list entry that the base no longer has waits until the base has it again.
  if (place) place.assign(edit.after);
}

/// The base with its prices in the currency that the overrides choose; the currency itself stays the base's.
plan::Scenario base_for(const plan::Scenario& base, const std::vector<fields::Edit>& overrides,
                        const plan::Catalogue& catalogue) {
  auto moved = base;
  for (const auto& edit : overrides)
    if (is_currency(edit)) carry_out(moved, edit);
  plan::convert_prices(fields::object(moved), plan::conversion(base.plan, moved.plan, catalogue));
  moved.plan = base.plan;
  return moved;
}

std::shared_ptr<const plan::Scenario> varied(const plan::Scenario& base,
                                             const std::vector<fields::Edit>& overrides,
                                             const plan::Catalogue& catalogue) {
  auto values = std::make_shared<plan::Scenario>(base_for(base, overrides, catalogue));
  for (const auto& edit : overrides) carry_out(*values, edit);
  return values;
}

bool is_rounding(const plan::Scenario& scenario, const fields::Edit& edit) {
  const auto place = fields::find_if(fields::object(const_cast<plan::Scenario&>(scenario)), edit.path);
  const auto *before = std::get_if<double>(&edit.before), *after = std::get_if<double>(&edit.after);
  return place && before && after && plan::is_price(*place.member) &&
         std::abs(*after - *before) <= same_price * std::abs(*before);
}

/// What turns the base into these values.
std::vector<fields::Edit> overrides_of(const plan::Scenario& base, const plan::Scenario& values,
                                       const plan::Catalogue& catalogue) {
  const std::vector<fields::Edit> currency{
      {"plan.currency", {}, values.plan.currency},
      {"plan.exchange_rate",
       {},
       fields::find(fields::object(const_cast<plan::Scenario&>(values)), "plan.exchange_rate").value()}};
  const auto from = base_for(base, currency, catalogue);
  auto edits = fields::difference(fields::object(from), fields::object(values));
  std::erase_if(edits, [&](const fields::Edit& edit) { return is_rounding(values, edit); });
  return edits;
}

/// A variant's overrides after its base has changed: prices follow a change of the currency.
std::vector<fields::Edit> following(const OpenScenario& variant, const plan::Scenario& base,
                                    const plan::Catalogue& catalogue) {
  auto overrides = variant.overrides;
  auto now = base;
  for (const auto& edit : overrides)
    if (is_currency(edit)) carry_out(now, edit);
  const double factor = plan::conversion(variant.values->plan, now.plan, catalogue);
  if (factor == 1.0) return overrides;
  for (auto& edit : overrides) {
    const auto place =
        fields::find_if(fields::object(const_cast<plan::Scenario&>(*variant.values)), edit.path);
    if (auto* price = std::get_if<double>(&edit.after); price && place && plan::is_price(*place.member))
      *price *= factor;
  }
  return overrides;
}

}  // namespace

bool OpenScenario::operator==(const OpenScenario& other) const {
  return id == other.id && name == other.name && base == other.base && overrides == other.overrides &&
         (values == other.values || *values == *other.values);
}

std::size_t index_of(const OpenScenarios& all, int id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& s) { return s.id == id; });
  return static_cast<std::size_t>(found - all.begin());
}

const OpenScenario* find_scenario(const OpenScenarios& all, int id) {
  const auto index = index_of(all, id);
  return index < all.size() ? &all[index] : nullptr;
}

plan::Scenario reference_of(const OpenScenarios& all, const OpenScenario& one,
                            const plan::Catalogue& catalogue) {
  const auto* base = find_scenario(all, one.base);
  auto reference = base ? base_for(*base->values, one.overrides, catalogue) : plan::Scenario{};
  resize_lists_like(reference, *one.values);
  return reference;
}

OpenScenarios with_values(OpenScenarios all, int id, const plan::Scenario& values,
                          const plan::Catalogue& catalogue) {
  auto& changed = all.at(index_of(all, id));
  if (const auto* base = find_scenario(all, changed.base)) {
    changed.overrides = overrides_of(*base->values, values, catalogue);
    changed.values = varied(*base->values, changed.overrides, catalogue);
    return all;
  }
  changed.values = std::make_shared<const plan::Scenario>(values);
  for (auto& variant : all) {
    if (variant.base != id) continue;
    variant.overrides = following(variant, values, catalogue);
    variant.values = varied(values, variant.overrides, catalogue);
  }
  return all;
}

OpenScenarios with_scenario(OpenScenarios all, OpenScenario added, int after,
                            const plan::Catalogue& catalogue) {
  added.name = free_name(all, added.name);
  if (const auto* base = find_scenario(all, added.base))
    added.overrides = overrides_of(*base->values, *added.values, catalogue);
  const auto place = std::min(index_of(all, after) + 1, all.size());
  all.insert(all.begin() + static_cast<std::ptrdiff_t>(place), std::move(added));
  return all;
}

OpenScenarios without_scenario(OpenScenarios all, int id) {
  std::erase_if(all, [&](const OpenScenario& s) { return s.id == id; });
  for (auto& variant : all) {
    if (variant.base != id) continue;
    variant.base = 0;
    variant.overrides.clear();
  }
  return all;
}

OpenScenarios with_name(OpenScenarios all, int id, const std::string& name) {
  const auto unique = free_name(all, name, id);
  all.at(index_of(all, id)).name = unique;
  return all;
}

OpenScenarios with_order(OpenScenarios all, std::size_t from, std::size_t to) {
  const auto begin = all.begin();
  const auto at = [&](std::size_t i) { return begin + static_cast<std::ptrdiff_t>(i); };
  if (from < to) std::rotate(at(from), at(from + 1), at(to + 1));
  else std::rotate(at(to), at(from), at(from + 1));
  return all;
}

std::string free_name(const OpenScenarios& all, const std::string& wanted, int id) {
  const auto taken = [&](const std::string& name) {
    return std::any_of(all.begin(), all.end(), [&](const auto& s) { return s.name == name && s.id != id; });
  };
  auto name = wanted;
  for (int i = 2; taken(name); ++i) name = wanted + " " + std::to_string(i);
  return name;
}

}  // namespace plenum::ui
