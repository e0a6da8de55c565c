#include "core/text/json.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace plenum::text {
namespace {

/// The number of the field's own unit with the fewest digits that mean this value: 0.3, not 0.30000000000000004.
Json number(double coherent, const units::Unit& unit) {
  if (!std::isfinite(coherent)) return nullptr;
  const auto text = units::exact_text(coherent, unit);
  double shortest = 0.0;
  std::from_chars(text.data(), text.data() + text.size(), shortest);
  return shortest;
}

Json leaf(const fields::Member& m, const fields::Value& value, const units::Currencies& currencies) {
  if (const auto* truth = std::get_if<bool>(&value)) return *truth;
  if (const auto* string = std::get_if<std::string>(&value)) return *string;
  if (const auto* coherent = std::get_if<double>(&value))
    return number(*coherent, fields::unit_of(m, currencies));
  return nullptr;
}

Json member(const fields::Member& m, void* address, const units::Currencies& currencies) {
  switch (m.kind) {
  case fields::Kind::record: {
    const void* inside = m.optional ? m.element(address, 0) : address;
    return inside ? to_json({&m.nested(), inside}, currencies) : Json(nullptr);
  }
  case fields::Kind::list: {
    auto entries = Json::array();
    for (std::size_t i = 0; i < m.size(address); ++i)
      entries.push_back(to_json({&m.nested(), m.element(address, i)}, currencies));
    return entries;
  }
  case fields::Kind::series: {
    auto numbers = Json::array();
    for (const double coherent : m.numbers(address))
      numbers.push_back(number(coherent, fields::unit_of(m, currencies)));
    return numbers;
  }
  default: return leaf(m, m.value(address), currencies);
  }
}

void collect_units(const fields::Schema& schema, const units::Currencies& currencies, std::string_view prefix,
                   Json& units) {
  for (const auto& m : schema.members) {
    const auto path = prefix.empty() ? std::string(m.info.key) : fmt::format("{}.{}", prefix, m.info.key);
    if (m.kind == fields::Kind::record) {
      collect_units(m.nested(), currencies, path, units);
    } else if (m.kind == fields::Kind::list) {
      collect_units(m.nested(), currencies, path + ".*", units);
    } else if (m.kind == fields::Kind::number || m.kind == fields::Kind::series) {
      const auto symbol = fields::unit_symbol(m, currencies);
      units[path] = symbol.empty() ? "1" : symbol;
    }
  }
}

}  // namespace

Json to_json(fields::ConstObject value, const units::Currencies& currencies) {
  auto object = Json::object();
  // The object is only read; Member's functions take what they could also write to.
  auto* data = const_cast<void*>(value.data);
  for (const auto& m : value.schema->members)
    object[std::string(m.info.key)] = member(m, m.address(data), currencies);
  return object;
}

Json units_of(const fields::Schema& schema, const units::Currencies& currencies, std::string_view prefix) {
  auto units = Json::object();
  collect_units(schema, currencies, prefix, units);
  return units;
}

}  // namespace plenum::text
