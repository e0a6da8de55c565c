#include "models/plan/currency.h"

#include <cmath>

#include "core/fields/access.h"
#include "models/plan/catalogue.h"

namespace plenum::plan {

double conversion(const PlanInputs& from, const PlanInputs& to, const Catalogue& catalogue) {
  if (from.currency == to.currency) return 1.0;
  const auto old_rates = catalogue.currencies(from).usd, new_rates = catalogue.currencies(to).usd;
  if (!old_rates.contains(from.currency) || !new_rates.contains(to.currency)) return 1.0;
  return old_rates.at(from.currency) / new_rates.at(to.currency);
}

bool is_price(const fields::Member& member) {
  return member.kind == fields::Kind::number && member.dimension[units::Base::money] != 0;
}

void convert_prices(fields::Object object, double factor) {
  if (factor == 1.0) return;
  fields::visit(object, [&](const fields::Place& place) {
    if (!is_price(*place.member)) return;
    if (auto* number = place.number())
      *number *= std::pow(factor, place.member->dimension[units::Base::money]);
  });
}

}  // namespace plenum::plan
