#pragma once

#include <QLocale>
#include <QString>

#include <optional>

#include "core/fields/schema.h"

/// Numbers as people type them.
namespace plenum::ui {

/// What a typed text means, or why it means nothing.
struct Typed {
  fields::Value value;
  QString problem;  ///< in the reader's language; empty when the text is fine
};

/// A typed text with `.` as the only decimal sign and no grouping, ready for units::parse_quantity(). The locale's
/// decimal sign and `.` are both decimals; spaces may group thousands. A comma that could mean either (1,024 where the
/// locale writes a decimal point) and a number with two kinds of separators give nothing: they are never guessed.
std::optional<QString> plain_numbers(const QString& typed, const QLocale& locale);

/// The value that a typed text means for a member. A bare number has the unit in which the member is shown; an empty
/// text or "auto" unsets an optional.
Typed read_typed(const fields::Member& member, const QString& typed, const units::Currencies& currencies,
                 const QLocale& locale = {});

/// The text with which a field starts: seven digits at most, whole numbers in full, thousands grouped by a narrow space, the locale's decimal
/// sign, the unit behind. An unset value is an empty text.
QString field_text(const fields::Member& member, const fields::Value& value,
                   const units::Currencies& currencies, const QLocale& locale = {});

/// What range a member has, in the unit in which it is shown: "between 10 and 40 °C"; empty when every number fits.
QString range_text(const fields::Member& member, const units::Currencies& currencies);

}  // namespace plenum::ui
