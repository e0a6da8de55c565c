#include "ui/document/scenario_edits.h"

#include "models/plan/scenario.h"

namespace plenum::ui {
namespace {

void copy_entry(fields::Object from, fields::Object to) {
  fields::visit(fields::ConstObject(from), [&](const fields::Place& place) {
    if (const auto target = fields::find_if(to, place.path)) target.assign(place.value());
  });
}

}  // namespace

double conversion(const plan::PlanInputs& from, const plan::PlanInputs& to,
                  const plan::Catalogue& catalogue) {
  const auto old_rates = catalogue.currencies(from);
  const auto new_rates = catalogue.currencies(to);
  if (!old_rates.usd.contains(from.currency) || !new_rates.usd.contains(to.currency)) return 1.0;
  return old_rates.usd.at(from.currency) / new_rates.usd.at(to.currency);
}

bool is_price(const fields::Member& member) {
  return member.kind == fields::Kind::number && member.info.unit.find("money") != std::string_view::npos;
}

void convert_prices(plan::Scenario& scenario, double factor) {
  if (factor == 1.0) return;
  fields::visit(fields::object(scenario), [&](const fields::Place& place) {
    if (!is_price(*place.member)) return;
    if (auto* number = place.number()) *number *= factor;
  });
}

std::vector<fields::Edit> value_edits(const plan::Scenario& scenario, const std::string& path,
                                      const fields::Value& after, const plan::Catalogue& catalogue) {
  auto changed = scenario;
  const auto place = fields::find(fields::object(changed), path);
  if (!place.assign(after)) throw fields::FieldError(path, "the value does not fit", "");
  if (path == "plan.currency") changed.plan.exchange_rate.reset();
  if (path == "plan.currency" || path == "plan.exchange_rate")
    convert_prices(changed, conversion(scenario.plan, changed.plan, catalogue));
  return fields::difference(fields::object(scenario), fields::object(changed));
}

std::vector<fields::Edit> add_entry_edits(const plan::Scenario& scenario, const std::string& path) {
  auto changed = scenario;
  const auto list = fields::find(fields::object(changed), path);
  list.assign(static_cast<double>(list.member->size(list.address()) + 1));
  return fields::difference(fields::object(scenario), fields::object(changed));
}

std::vector<fields::Edit> remove_entry_edits(const plan::Scenario& scenario, const std::string& path,
                                             std::size_t index) {
  auto changed = scenario;
  const auto list = fields::find(fields::object(changed), path);
  const auto& member = *list.member;
  const auto size = member.size(list.address());
  if (index >= size) return {};
  for (auto i = index; i + 1 < size; ++i)
    copy_entry({&member.nested(), member.element(list.address(), i + 1)},
               {&member.nested(), member.element(list.address(), i)});
  list.assign(static_cast<double>(size - 1));
  return fields::difference(fields::object(scenario), fields::object(changed));
}

void resize_lists_like(plan::Scenario& scenario, const plan::Scenario& like) {
  fields::visit(
      fields::object(like),
      [&](const fields::Place& place) {
        if (place.member->kind == fields::Kind::list)
          if (const auto list = fields::find_if(fields::object(scenario), place.path))
            list.assign(place.value());
      },
      true);
}

std::vector<fields::Edit> reset_edits(const plan::Scenario& scenario, const plan::Scenario& reference,
                                      const std::string& prefix) {
  auto edits = fields::difference(fields::object(scenario), fields::object(reference));
  std::erase_if(edits, [&](const fields::Edit& edit) {
    return edit.path != prefix && !edit.path.starts_with(prefix + ".");
  });
  return edits;
}

}  // namespace plenum::ui
