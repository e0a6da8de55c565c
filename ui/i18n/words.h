#pragma once

#include <QString>

#include <string_view>

#include "core/fields/schema.h"
#include "core/report/blocks.h"

/// The words of descriptions, units and numbers as the reader's language writes them.
namespace plenum::ui {

QString from_utf8(std::string_view text);

/// A text marked TR in core or models, in the language of the program.
QString model_text(std::string_view english);

/// The same for models, which take it as their `translate`.
std::string model_words(std::string_view english);

/// A unit as people write it: degC becomes °C, m3 m³, and words such as day are translated.
QString unit_text(std::string_view symbol);

/// What unit_text() writes, back as the symbols that units::parse_unit() reads: the words in the reader's language and
/// the raised digits are replaced, everything else stays.
QString unit_symbols(QString text);

/// A number rounded to `significant` digits, grouped and with the decimal sign of the reader's locale.
QString number_text(double number, int significant = 4);

/// A model's table or figure with its numbers as the reader's locale writes them; its words are in his language already.
report::Table with_reader_numbers(report::Table table);
report::Figure with_reader_numbers(report::Figure figure);

/// How a value reads: choice labels and what an unset value means are translated, numbers have their unit.
QString display_text(const fields::Member& member, const fields::Value& value,
                     const units::Currencies& currencies, int significant = 4);

/// The same without the unit, for table columns that have the unit beside them.
QString display_number(const fields::Member& member, const fields::Value& value,
                       const units::Currencies& currencies, int significant = 4);

/// The unit in which a member is shown: "kW", "%", "EUR/kWh"; empty for plain numbers.
QString shown_unit_text(const fields::Member& member, const units::Currencies& currencies);

}  // namespace plenum::ui
