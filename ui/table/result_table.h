#pragma once

#include <QStringList>

#include <optional>

#include "core/fields/access.h"
#include "core/report/blocks.h"

/// Results as tables, made from their descriptions.
namespace plenum::ui {

/// "+4.2 %" of a number that changed, "was N+1" of a choice, nothing when it is the same.
QString change_text(const fields::Member& member, const fields::Value& before, const fields::Value& now,
                    const units::Currencies& currencies);

/// One row per result of a record: name, value, unit, and the change against `before` (same schema; may be nothing) where anything changed.
report::Table result_table(fields::ConstObject results, const std::optional<fields::ConstObject>& before,
                           const units::Currencies& currencies);
/// What each of those rows means.
QStringList result_help(fields::ConstObject results);

/// One row per entry of a list, one column per member; the other way round (with units in a column) for a few entries.
report::Table list_table(const fields::Member& list, const void* address,
                         const units::Currencies& currencies);

}  // namespace plenum::ui
