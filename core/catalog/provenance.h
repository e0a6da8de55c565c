#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace plenum::catalog {

/// How sure a figure is. `estimate`, `assumption` and `memory` are marked in reports as what they are.
enum class Basis {
  measured,
  datasheet,
  list_price,
  market,
  retrieved,
  derived,
  estimate,
  assumption,
  memory
};

/// The key in files ("list-price"), and back; nothing for an unknown key.
std::string_view to_key(Basis basis);
std::optional<Basis> basis_from(std::string_view key);

/// Whether a reader must be told that nobody has checked this figure at its source.
constexpr bool is_assumed(Basis basis) {
  return basis == Basis::estimate || basis == Basis::assumption || basis == Basis::memory;
}

/// Where one figure comes from.
struct Provenance {
  Basis basis = Basis::assumption;
  std::string source;  ///< id in sources.csv
  std::string as_of;   ///< YYYY, YYYY-MM or YYYY-MM-DD
  std::string note;
  bool operator==(const Provenance&) const = default;
};

/// One row of sources.csv.
struct SourceEntry {
  std::string id, title, publisher, url, licence, accessed;
};
using Sources = std::map<std::string, SourceEntry, std::less<>>;

}  // namespace plenum::catalog
