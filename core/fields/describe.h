#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

/// How a struct is described, once: a specialisation of Describe<T> beside the struct lists its members with key, label,
/// unit, range, meaning and source. Everything else (files, forms, tables, --set, the manual) follows from it through the
/// run-time Schema of schema.h. Include this in a subject's types.h; include flatten.h only in its one .cpp.
namespace plenum::fields {

/// The values that make sense, in the field's own unit; both ends belong to it unless `open_low`.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool open_low = false;
};
constexpr Range range(double low, double high) { return {low, high, false}; }
constexpr Range at_least(double low) { return {low, std::numeric_limits<double>::infinity(), false}; }
inline constexpr Range positive{0.0, std::numeric_limits<double>::infinity(), true};
inline constexpr Range share{0.0, 1.0, false};

/// How much of a planner somebody must be to want to see the field in a form.
enum class Level : unsigned char { basic, advanced };

struct Source {
  std::string_view id;
};  ///< id in data/sources.csv of the default or of the formula
struct Catalog {
  std::string_view kind;
};  ///< the text names a record of this catalogue kind
struct Aliases {
  std::array<std::string_view, 2> keys;
};  ///< older keys that files may still use
struct Shown {
  std::string_view unit;
};  ///< the unit that people see and type; files keep the field's own
struct Unset {
  std::string_view text;
};  ///< what an unset optional means: "as the catalogue says", "auto"
constexpr Source source(std::string_view id) { return {id}; }
constexpr Catalog catalog(std::string_view kind) { return {kind}; }
constexpr Unset unset(std::string_view text) { return {text}; }
constexpr Aliases alias(std::string_view a, std::string_view b = {}) { return {{a, b}}; }
inline constexpr Shown percent{"%"};
inline constexpr Shown percent_per_year{"%/yr"};
inline constexpr Level advanced = Level::advanced;

/// What a description says about one member, whatever its type.
struct Info {
  std::string_view key, label, unit, shown, doc, source, catalog,
      unset;  ///< `shown` is `unit` unless people use another
  std::array<std::string_view, 2> aliases{};
  Range range;
  Level level = Level::basic;
};

template <class Struct, class Member>
struct Field {
  Member Struct::*member;
  Info info;
};
template <class Struct, class Member>
Field(Member Struct::*, Info) -> Field<Struct, Member>;

namespace detail {
constexpr void put(Info& info, Range r) { info.range = r; }
constexpr void put(Info& info, Level l) { info.level = l; }
constexpr void put(Info& info, Source s) { info.source = s.id; }
constexpr void put(Info& info, Catalog c) { info.catalog = c.kind; }
constexpr void put(Info& info, Aliases a) { info.aliases = a.keys; }
constexpr void put(Info& info, Shown s) { info.shown = s.unit; }
constexpr void put(Info& info, Unset u) { info.unset = u.text; }
constexpr void put(Info& info, const char* doc) { info.doc = doc; }
}  // namespace detail

/// One member's description: key in files, label for people (both marked TR where people read them), unit, then in any
/// order the meaning (a text), range, level, source, catalogue kind, aliases.
template <class Struct, class Member, class... Extras>
constexpr auto field(Member Struct::*member, std::string_view key, std::string_view label,
                     std::string_view unit, Extras... extras) {
  Info info{.key = key,
            .label = label,
            .unit = unit,
            .shown = unit,
            .doc = {},
            .source = {},
            .catalog = {},
            .unset = {},
            .range = {}};
  (detail::put(info, extras), ...);
  return Field{member, info};
}

/// Specialise with `static constexpr std::string_view title` and `static constexpr std::tuple fields{field(...), ...};`
/// for a struct, or with `static constexpr std::array choices{Choice{...}, ...}` for an enumeration.
template <class T>
struct Describe;

/// One value of a described enumeration.
template <class Enum>
struct ChoiceOf {
  Enum value;
  std::string_view key, label, doc;
};

namespace detail {
struct Anything {
  template <class T>
  operator T&() const&;
  template <class T>
  operator T&&() const&&;
};
template <class T, std::size_t... I>
constexpr bool initialisable(std::index_sequence<I...>) {
  return requires { T{(static_cast<void>(I), Anything{})...}; };
}
template <class T, std::size_t N = 64>
constexpr std::size_t member_count() {
  if constexpr (initialisable<T>(std::make_index_sequence<N>{})) return N;
  else if constexpr (N == 0) return 0;
  else return member_count<T, N - 1>();
}
}  // namespace detail

/// Whether the description of T names each of its members: put `static_assert(fields::complete<T>)` below it.
template <class T>
inline constexpr bool
    complete = detail::member_count<T>() == std::tuple_size_v<decltype(Describe<T>::fields)>;

template <class T>
concept DescribedStruct = requires {
  Describe<T>::fields;
};
template <class T>
concept DescribedEnum = requires {
  Describe<T>::choices;
}
&&std::is_enum_v<T>;

}  // namespace plenum::fields

/// Marks a text that people read, for the translators (lupdate knows it); it changes nothing.
#define TR(text) text
