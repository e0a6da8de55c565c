#pragma once

#include <string_view>

#include "core/catalog/records.h"
#include "core/fields/schema.h"
#include "models/plan/currency.h"

namespace plenum::plan {

/// A copy of a record with its prices in the plan's currency. Throws fields::FieldError at `path` for an unknown id.
template <class T>
T record_copy(const catalog::Records<T>& records, std::string_view id, std::string_view path,
              double per_dollar) {
  T value = records.at(id, path).value;
  convert_prices(fields::object(value), per_dollar);
  return value;
}

}  // namespace plenum::plan
