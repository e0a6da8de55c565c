#include "core/catalog/provenance.h"

#include <array>
#include <utility>

namespace plenum::catalog {
namespace {

constexpr std::array<std::pair<Basis, std::string_view>, 9> keys{{
    {Basis::measured, "measured"},
    {Basis::datasheet, "datasheet"},
    {Basis::list_price, "list-price"},
    {Basis::market, "market"},
    {Basis::retrieved, "retrieved"},
    {Basis::derived, "derived"},
    {Basis::estimate, "estimate"},
    {Basis::assumption, "assumption"},
    {Basis::memory, "memory"},
}};

}  // namespace

std::string_view to_key(Basis basis) {
  for (const auto& [value, key] : keys)
    if (value == basis) return key;
  return {};
}

std::optional<Basis> basis_from(std::string_view key) {
  for (const auto& [value, known] : keys)
    if (known == key) return value;
  return {};
}

}  // namespace plenum::catalog
