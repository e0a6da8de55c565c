#include "ui/document/scenario_edits.h"

#include "models/plan/currency.h"
#include "models/plan/scenario.h"

namespace plenum::ui {
namespace {

void copy_entry(fields::Object from, fields::Object to) {
  fields::visit(fields::ConstObject(from), [&](const fields::Place& place) {
    if (const auto target = fields::find_if(to, place.path)) target.assign(place.value());
  });
}

}  // namespace

std::vector<fields::Edit> value_edits(const plan::Scenario& scenario, const std::string& path,
                                      const fields::Value& after, const plan::Catalogue& catalogue) {
  auto changed = scenario;
  const auto place = fields::find(fields::object(changed), path);
  if (!place.assign(after)) throw fields::FieldError(path, "the value does not fit", "");
  if (path == "plan.currency") {
    changed.plan.exchange_rate.reset();
    plan::convert_prices(fields::object(changed), plan::conversion(scenario.plan, changed.plan, catalogue));
  }
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
