#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/schema.h"

/// Reading, changing, comparing and checking described objects by path, such as `racks.power_limit` or
/// `workload.training.0.tokens`.
namespace plenum::fields {

/// A text, a path or a value that does not fit: what is wrong and what would be right.
struct FieldError : std::runtime_error {
  FieldError(std::string path_text, std::string message, std::string hint_text)
      : std::runtime_error(std::move(message)), path(std::move(path_text)), hint(std::move(hint_text)) {}
  std::string path, hint;
};

/// The place that a path names. Throws FieldError with a suggestion when there is none (also for a list element beyond
/// the end, or inside an optional record that is unset).
Place find(Object root, std::string_view path);

/// The place that a path names, or an empty one.
Place find_if(Object root, std::string_view path);

/// Calls `visit` for every leaf and series (each as one place), in the order of the descriptions; lists and optional
/// records are entered when they hold something. When `lists` is true, a list itself is visited before its elements (its
/// value is its size) and an optional record before its members (its value is true, or nothing while it is unset).
void visit(Object root, const std::function<void(const Place&)>& visitor, bool lists = false);
void visit(ConstObject root, const std::function<void(const Place&)>& visitor, bool lists = false);

/// The unit of a number as the description states it, with `money` in the plan's currency.
units::Unit unit_of(const Member& member, const units::Currencies& currencies);

/// The unit that people see and type, which may differ (a share is shown in %).
units::Unit shown_unit(const Member& member, const units::Currencies& currencies);

/// A unit's symbol with `money` replaced by the plan's currency ("EUR/kWh"); "" for plain numbers.
std::string unit_symbol(std::string_view unit, const units::Currencies& currencies);
std::string unit_symbol(const Member& member, const units::Currencies& currencies);

/// How a value reads for people: in the shown unit, rounded to `significant` digits, thousands grouped with `,`: `1,024`,
/// `41,200,000 EUR`, `24 degC`, `80 %`, choice labels untranslated. Never parsed again.
std::string shown_text(const Member& member, const Value& value, const units::Currencies& currencies,
                       int significant = 4);

/// The value that a text means for a member: numbers with or without unit, yes/no, choice keys, months, texts; "auto" or
/// an empty text unsets an optional. Throws FieldError.
Value parse(const Member& member, std::string_view text, const units::Currencies& currencies);

/// A value as text that parse() reads back exactly: `35`, `true`, `2N`. With `with_unit` numbers read `35 kW`.
std::string text(const Member& member, const Value& value, const units::Currencies& currencies,
                 bool with_unit = true);

/// One change of one leaf, of an element of a series, of the size of a list, or of whether an optional record is there. Undo, difference, variant, --set and paste are lists of these.
struct Edit {
  std::string path;
  Value before, after;
  bool operator==(const Edit&) const = default;
};

/// What turns `from` into `to`, in an order in which the edits can be applied one after the other.
std::vector<Edit> difference(ConstObject from, ConstObject to);

/// Carries edits out in order, or undoes them in reverse order. Throws FieldError when a path or a value does not fit.
void redo(Object root, const std::vector<Edit>& edits);
void undo(Object root, const std::vector<Edit>& edits);

/// Sets one path from text. Lists grow by one when the path names the element after the last. Throws FieldError.
Edit set(Object root, std::string_view path, std::string_view text, const units::Currencies& currencies);

/// A value that cannot be: out of range, not finite, not whole.
struct Problem {
  std::string path, message, hint;
};

/// What is wrong with this value for this member; nothing when it fits.
std::optional<Problem> problem(const Member& member, const Value& value, std::string path,
                               const units::Currencies& currencies);

/// All values of an object that do not fit their description.
std::vector<Problem> validate(ConstObject root, const units::Currencies& currencies);

/// The paths of all leaves of a schema; a list's elements are written `*`.
std::vector<std::string> leaf_paths(const Schema& schema);

}  // namespace plenum::fields
