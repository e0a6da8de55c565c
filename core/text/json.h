#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

#include "core/fields/access.h"

namespace plenum::text {

using Json = nlohmann::ordered_json;

/// A described object as JSON, keys in the order of the description: numbers in the field's own unit (shortest decimals that
/// mean the same value), unset and not finite values null, choices by key, lists and series as arrays, an unset optional
/// record null.
Json to_json(fields::ConstObject value, const units::Currencies& currencies);

/// The unit of every number under a schema: path -> symbol ("1" for plain numbers), in the order of the description, a list's
/// elements written `*`. `prefix` stands before each path ("fabric" gives "fabric.power").
Json units_of(const fields::Schema& schema, const units::Currencies& currencies,
              std::string_view prefix = {});

}  // namespace plenum::text
