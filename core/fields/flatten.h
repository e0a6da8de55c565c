#pragma once

#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/fields/month.h"
#include "core/fields/schema.h"
#include "core/units/quantity.h"

/// Makes the run-time Schema of a described struct. Expensive to compile: include it only in the one .cpp of a subject
/// that flattens that subject's structs, and write PLENUM_SCHEMA(Type) there for each.
namespace plenum::fields {
namespace detail {

template <class T>
inline constexpr bool is_count = false;
template <class Tag>
inline constexpr bool is_count<Count<Tag>> = true;
template <class T>
inline constexpr bool is_quantity = false;
template <class Unit>
inline constexpr bool is_quantity<boost::units::quantity<Unit, double>> = true;
template <class T>
inline constexpr bool is_number =
    std::is_same_v<T, double> || std::is_same_v<T, Temperature> || is_count<T> || is_quantity<T>;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;
template <class T>
inline constexpr bool is_series = false;
template <class T, std::size_t N>
inline constexpr bool is_series<std::array<T, N>> = true;

template <class E>
constexpr auto choice_table() {
  std::array<Choice, Describe<E>::choices.size()> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto& c = Describe<E>::choices[i];
    table[i] = {c.key, c.label, c.doc};
  }
  return table;
}
template <class E>
inline constexpr auto choice_table_of = choice_table<E>();

template <class T>
Value to_value(const T& x) {
  if constexpr (is_number<T>) {
    static_assert(sizeof(T) == sizeof(double));
    return *reinterpret_cast<const double*>(&x);
  } else if constexpr (std::is_same_v<T, bool>) {
    return x;
  } else if constexpr (std::is_same_v<T, std::string>) {
    return x;
  } else if constexpr (std::is_same_v<T, YearMonth>) {
    return to_text(x);
  } else {
    for (const auto& choice : Describe<T>::choices)
      if (choice.value == x) return std::string(choice.key);
    return std::string{};
  }
}

template <class T>
bool from_value(T& x, const Value& value) {
  if constexpr (is_number<T>) {
    const auto* number = std::get_if<double>(&value);
    if (number) *reinterpret_cast<double*>(&x) = *number;
    return number != nullptr;
  } else if constexpr (std::is_same_v<T, bool>) {
    const auto* truth = std::get_if<bool>(&value);
    if (truth) x = *truth;
    return truth != nullptr;
  } else {
    const auto* text = std::get_if<std::string>(&value);
    if (!text) return false;
    if constexpr (std::is_same_v<T, std::string>) {
      x = *text;
      return true;
    } else if constexpr (std::is_same_v<T, YearMonth>) {
      const auto month = parse_month(*text);
      if (month) x = *month;
      return month.has_value();
    } else {
      for (const auto& choice : Describe<T>::choices)
        if (choice.key == *text) return x = choice.value, true;
      return false;
    }
  }
}

template <class T>
void set_kind(Member& m) {
  if constexpr (is_number<T>) {
    m.kind = Kind::number;
    m.dimension = units::dimension_of<T>;
    m.whole = is_count<T>;
  } else if constexpr (std::is_same_v<T, bool>) {
    m.kind = Kind::boolean;
  } else if constexpr (std::is_same_v<T, std::string>) {
    m.kind = Kind::text;
  } else if constexpr (std::is_same_v<T, YearMonth>) {
    m.kind = Kind::month;
  } else if constexpr (DescribedStruct<T>) {
    m.kind = Kind::record;
    m.nested = &schema<T>;
  } else {
    static_assert(DescribedEnum<T>, "a member of a type that descriptions do not know");
    m.kind = Kind::choice;
    m.choices = choice_table_of<T>;
  }
}

template <class T>
void leaf_access(Member& m) {
  m.value = [](const void* p) { return to_value(*static_cast<const T*>(p)); };
  m.assign = [](void* p, const Value& v) { return from_value(*static_cast<T*>(p), v); };
  if constexpr (is_number<T>) m.number = [](void* p) { return static_cast<double*>(p); };
}

template <class T>
const void* fresh_entry() {
  static const T entry{};
  return &entry;
}

template <class T>
void optional_access(Member& m) {
  using Optional = std::optional<T>;
  m.optional = true;
  m.value = [](const void* p) {
    const auto& o = *static_cast<const Optional*>(p);
    if constexpr (DescribedStruct<T>) return o ? Value{true} : Value{};
    else return o ? to_value(*o) : Value{};
  };
  m.assign = [](void* p, const Value& v) {
    auto& o = *static_cast<Optional*>(p);
    if (std::holds_alternative<std::monostate>(v)) return o.reset(), true;
    if constexpr (DescribedStruct<T>) {
      const auto* there = std::get_if<bool>(&v);
      if (!there || !*there) return false;
      if (!o) o.emplace();
      return true;
    } else {
      T x = o.value_or(T{});
      if (!from_value(x, v)) return false;
      o = x;
      return true;
    }
  };
  if constexpr (is_number<T>)
    m.number = [](void* p) {
      auto& o = *static_cast<Optional*>(p);
      return o ? reinterpret_cast<double*>(&*o) : nullptr;
    };
  if constexpr (DescribedStruct<T>) {
    m.size = [](const void* p) {
      return static_cast<const Optional*>(p)->has_value() ? std::size_t{1} : std::size_t{0};
    };
    m.element = [](void* p, std::size_t) -> void* {
      auto& o = *static_cast<Optional*>(p);
      return o ? &*o : nullptr;
    };
    m.fresh = &fresh_entry<T>;
  }
}

template <class T>
void list_access(Member& m) {
  using List = std::vector<T>;
  m.kind = Kind::list;
  m.nested = &schema<T>;
  m.size = [](const void* p) { return static_cast<const List*>(p)->size(); };
  m.element = [](void* p, std::size_t i) -> void* {
    auto& list = *static_cast<List*>(p);
    return i < list.size() ? &list[i] : nullptr;
  };
  m.fresh = &fresh_entry<T>;
  m.value = [](const void* p) { return Value{static_cast<double>(static_cast<const List*>(p)->size())}; };
  m.assign = [](void* p, const Value& v) {
    const auto* n = std::get_if<double>(&v);
    if (!n || *n < 0 || *n > 10000) return false;
    static_cast<List*>(p)->resize(static_cast<std::size_t>(*n));
    return true;
  };
}

template <class T, std::size_t N>
void series_access(Member& m) {
  m.kind = Kind::series;
  m.dimension = units::dimension_of<T>;
  m.numbers = [](void* p) {
    auto& series = *static_cast<std::array<T, N>*>(p);
    return std::span<double>(reinterpret_cast<double*>(series.data()), N);
  };
}

template <class T>
struct ListOf;
template <class T>
struct ListOf<std::vector<T>> {
  using Element = T;
};
template <class T>
struct SeriesOf;
template <class T, std::size_t N>
struct SeriesOf<std::array<T, N>> {
  using Element = T;
  static constexpr std::size_t size = N;
};

template <class Owner, std::size_t I>
Member make_member() {
  constexpr auto field = std::get<I>(Describe<Owner>::fields);
  using T = std::remove_cvref_t<decltype(std::declval<Owner&>().*(field.member))>;
  Member m;
  m.info = field.info;
  m.address = [](void* owner) -> void* {
    return &(static_cast<Owner*>(owner)->*(std::get<I>(Describe<Owner>::fields).member));
  };
  if constexpr (is_list<T>) {
    list_access<typename ListOf<T>::Element>(m);
  } else if constexpr (is_series<T>) {
    series_access<typename SeriesOf<T>::Element, SeriesOf<T>::size>(m);
  } else if constexpr (is_optional<T>) {
    set_kind<typename T::value_type>(m);
    optional_access<typename T::value_type>(m);
  } else {
    set_kind<T>(m);
    if constexpr (!DescribedStruct<T>) leaf_access<T>(m);
  }
  return m;
}

template <class Owner, std::size_t... I>
std::vector<Member> make_members(std::index_sequence<I...>) {
  std::vector<Member> members;
  members.reserve(sizeof...(I));
  (members.push_back(make_member<Owner, I>()), ...);
  return members;
}

template <class T>
std::string_view title_of() {
  if constexpr (requires { Describe<T>::title; }) return Describe<T>::title;
  else return {};
}
template <class T>
std::string_view doc_of() {
  if constexpr (requires { Describe<T>::doc; }) return Describe<T>::doc;
  else return {};
}

}  // namespace detail

template <class T>
Schema make_schema() {
  constexpr auto size = std::tuple_size_v<decltype(Describe<T>::fields)>;
  return {detail::title_of<T>(), detail::doc_of<T>(),
          detail::make_members<T>(std::make_index_sequence<size>{})};
}

}  // namespace plenum::fields

/// Defines schema<Type>(). At namespace plenum::fields or global scope, once in the program.
#define PLENUM_SCHEMA(Type)                                                                                  \
  template <>                                                                                                \
  const plenum::fields::Schema& plenum::fields::schema<Type>() {                                             \
    static const plenum::fields::Schema s = plenum::fields::make_schema<Type>();                             \
    return s;                                                                                                \
  }
