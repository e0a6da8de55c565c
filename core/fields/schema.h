#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields/describe.h"
#include "core/units/unit.h"

/// The descriptions of describe.h at run time, without templates: what a struct's members are and how to reach them in
/// any object of it. Forms, files, tables, studies and documents use this.
namespace plenum::fields {

enum class Kind : unsigned char {
  number,  ///< double, a quantity, a Temperature or a Count; reached as a double*
  boolean,
  choice,  ///< a described enumeration, its value known by key
  text,
  month,   ///< YearMonth
  record,  ///< a described struct inside
  list,    ///< std::vector of a described struct
  series,  ///< a fixed number of numbers (std::array), such as twelve months
};

/// A leaf's value: nothing (an unset optional), a number in the coherent unit, a truth, or a text (choice key, text, month).
/// The value of a list is its size, an optional record's is true or nothing.
using Value = std::variant<std::monostate, double, bool, std::string>;

struct Choice {
  std::string_view key, label, doc;
};

struct Schema;

/// One member of a described struct.
struct Member {
  Info info;
  Kind kind = Kind::number;
  bool optional = false;
  bool whole = false;                   ///< a Count: whole numbers only
  units::Dimension dimension{};         ///< of a number or series
  std::span<const Choice> choices;      ///< of a choice
  const Schema& (*nested)() = nullptr;  ///< of a record (also optional) or a list's elements

  void* (*address)(void* owner) = nullptr;
  Value (*value)(const void* member) = nullptr;  ///< leaves and lists
  bool (*assign)(void* member,
                 const Value&) = nullptr;     ///< false when the value is of the wrong kind or no choice
  double* (*number)(void* member) = nullptr;  ///< of numbers; null while an optional is unset
  std::span<double> (*numbers)(void* member) = nullptr;  ///< of a series
  void* (*element)(void* member, std::size_t index) =
      nullptr;  ///< of a list; of an optional record (index 0), null while unset
  std::size_t (*size)(const void* member) = nullptr;  ///< of a list; 0 or 1 of an optional record
  const void* (*fresh)() =
      nullptr;  ///< what a new entry of a list, or an optional record that is being set, holds at first
};

struct Schema {
  std::string_view title;  ///< what people call the struct
  std::string_view doc;
  std::vector<Member> members;

  /// The member with this key (or this older key), or null.
  const Member* find(std::string_view key) const;
  std::vector<std::string> keys() const;
};

/// The schema of T. Defined in the one .cpp that includes flatten.h and holds PLENUM_SCHEMA(T).
template <class T>
const Schema& schema();

/// An object of a described struct, seen without its type.
struct Object {
  const Schema* schema;
  void* data;
};
template <class T>
Object object(T& value) {
  return {&schema<T>(), &value};
}
struct ConstObject {
  const Schema* schema;
  const void* data;
  ConstObject(const Schema* s, const void* d) : schema(s), data(d) {}
  ConstObject(Object o) : schema(o.schema), data(o.data) {}
};
template <class T>
ConstObject object(const T& value) {
  return {&schema<T>(), &value};
}

/// A place inside an object: a member and the struct that owns it. For one element of a series, `index` says which.
struct Place {
  const Member* member = nullptr;
  void* owner = nullptr;
  std::string path;
  std::optional<std::size_t> index;

  explicit operator bool() const { return member != nullptr; }
  void* address() const { return member->address(owner); }
  /// The value here; a record's is nothing unless it is optional.
  Value value() const;
  /// Sets the value; false when it is of the wrong kind, no such choice, or the place is a record. A list takes its size, an
  /// optional record true (it is made unless it is there) or nothing.
  bool assign(const Value& value) const;
  /// The number here as it is stored, or null (not a number, or an optional that is unset).
  double* number() const;
};

}  // namespace plenum::fields
