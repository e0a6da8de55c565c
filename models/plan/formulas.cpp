#include "models/plan/formulas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/fields/access.h"

namespace plenum::plan {
namespace {

/// `workload.training.0.mfu` -> `workload.training.*.mfu`.
std::string with_stars(std::string_view path) {
  std::string result;
  while (!path.empty()) {
    const auto dot = path.find('.');
    const auto part = path.substr(0, dot);
    const bool index = part.find_first_not_of("0123456789") == part.npos;
    result += (result.empty() ? "" : ".") + std::string(index ? std::string_view("*") : part);
    path = dot == path.npos ? std::string_view{} : path.substr(dot + 1);
  }
  return result;
}

std::optional<double> result_of(const Plan& plan, std::string_view path) {
  // find() changes nothing; it takes an Object because a Place may be assigned to.
  const auto place = fields::find_if({&fields::schema<Plan>(), const_cast<Plan*>(&plan)}, path);
  const auto* number = place ? place.number() : nullptr;
  return number ? std::optional(*number) : std::nullopt;
}

/// Raises the numbers of an object one at a time and notes what the result does.
class Raiser {
 public:
  Raiser(Resolved copy, std::string_view result, double base, const units::Currencies& currencies)
      : copy_(std::move(copy)), result_(result), base_(base), currencies_(currencies) {}

  Resolved& resolved() { return copy_; }

  void raise_all(fields::Object object, const std::string& prefix) {
    std::vector<fields::Place> places;
    fields::visit(object, [&](const fields::Place& place) {
      // Another horizon is another question, not another answer to this one.
      // How many GPUs or ports a product has is a fact, not a figure that could be a tenth larger.
      const bool fact = !prefix.empty() && place.member->whole;
      if (place.member->kind == fields::Kind::number && place.number() && place.path != "plan.horizon" &&
          !fact)
        places.push_back(place);
    });
    for (const auto& place : places) raise(place, prefix);
  }

  std::vector<Mover> movers;

 private:
  void raise(const fields::Place& place, const std::string& prefix) {
    double& number = *place.number();
    const double before = number;
    const auto unit = fields::unit_of(*place.member, currencies_);
    number = unit.to_coherent(unit.from_coherent(before) * 1.1);
    if (place.member->whole) number = std::max(before + 1, std::round(number));
    if (number != before && !fields::problem(*place.member, number, {}, currencies_)) {
      const auto after = result_of(evaluate(copy_), result_);
      const double step = place.member->whole ? (number / before - 1.0) / 0.1 : 1.0;
      if (after && base_ != 0.0 && std::abs(*after / base_ - 1.0) > 1e-9)
        movers.push_back({prefix + place.path, (*after / base_ - 1.0) / step});
    }
    number = before;
  }

  Resolved copy_;
  std::string result_;
  double base_;
  const units::Currencies& currencies_;
};

}  // namespace

const FormulaEntry* formula_of(std::string_view path) {
  const auto starred = with_stars(path);
  for (const auto& entry : formulas())
    if (entry.path == starred) return &entry;
  return nullptr;
}

std::vector<CatalogPart> catalog_parts(CatalogCopies& c) {
  std::vector<CatalogPart> parts{{"catalog.gpu", fields::object(c.gpu)},
                                 {"catalog.server", fields::object(c.server)},
                                 {"catalog.switch", fields::object(c.fabric.parts.leaf)},
                                 {"catalog.rack", fields::object(c.rack)},
                                 {"catalog.ups", fields::object(c.ups)},
                                 {"catalog.transformer", fields::object(c.transformer)},
                                 {"catalog.distribution", fields::object(c.distribution)},
                                 {"catalog.plant", fields::object(c.plant)},
                                 {"catalog.region", fields::object(c.region)},
                                 {"catalog.planning", fields::object(c.planning)}};
  const auto cables = [&](const char* prefix, fabric::CableChoice& choice) {
    for (std::size_t i = 0; i < choice.cables.size(); ++i)
      parts.push_back({fmt::format("{}.{}", prefix, i), fields::object(choice.cables[i])});
  };
  cables("catalog.server_cable", c.fabric.parts.server_cables);
  cables("catalog.switch_cable", c.fabric.parts.switch_cables);
  return parts;
}

std::vector<Mover> movers(const Evaluation& evaluation, std::string_view result, std::size_t count) {
  const auto base = result_of(evaluation.plan, result);
  if (!base) return {};
  Raiser raiser(evaluation.resolved, result, *base, evaluation.currencies);
  raiser.raise_all(fields::object(raiser.resolved().inputs), "");
  for (const auto& part : catalog_parts(raiser.resolved().catalog))
    raiser.raise_all(part.object, part.prefix + ".");
  std::stable_sort(raiser.movers.begin(), raiser.movers.end(),
                   [](const Mover& a, const Mover& b) { return std::abs(a.change) > std::abs(b.change); });
  if (raiser.movers.size() > count) raiser.movers.resize(count);
  return std::move(raiser.movers);
}

}  // namespace plenum::plan
