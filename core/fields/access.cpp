#include "core/fields/access.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "core/fields/month.h"
#include "core/units/nearest.h"

namespace plenum::fields {
namespace {

std::string joined(std::string_view prefix, std::string_view key) {
  return prefix.empty() ? std::string(key) : fmt::format("{}.{}", prefix, key);
}

std::optional<std::size_t> index_of(std::string_view text) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
  if (error != std::errc{} || end != text.data() + text.size() || index > 9999) return {};
  return index;
}

struct Walk {
  Object here;
  std::string path;

  [[noreturn]] void fail(std::string_view at, std::string message, std::string hint) const {
    throw FieldError(joined(path, at), std::move(message), std::move(hint));
  }

  const Member& member(std::string_view key) const {
    const auto* m = here.schema->find(key);
    if (!m) {
      auto hint = did_you_mean(key, here.schema->keys());
      fail(key,
           path.empty() ? fmt::format("unknown key `{}`", key)
                        : fmt::format("unknown key `{}` in `{}`", key, path),
           hint.empty() ? fmt::format("known here: {}", fmt::join(here.schema->keys(), ", ")) : hint);
    }
    return *m;
  }

  void enter_list(const Member& m, std::string_view rest, std::string_view& tail) {
    const auto dot = rest.find('.');
    const auto index = index_of(rest.substr(0, dot));
    auto* list = m.address(here.data);
    const auto key = std::string(m.info.key);
    if (!index)
      fail(key, fmt::format("`{}` is a list", joined(path, key)),
           fmt::format("name one of its {} entries: {}.0", m.size(list), joined(path, key)));
    if (*index >= m.size(list))
      fail(key,
           fmt::format("`{}` has {} entries, there is no entry {}", joined(path, key), m.size(list), *index),
           "entries count from 0");
    path = fmt::format("{}.{}", joined(path, key), *index);
    here = {&m.nested(), m.element(list, *index)};
    tail = dot == rest.npos ? std::string_view{} : rest.substr(dot + 1);
  }
};

Place find_in(Object root, std::string_view path) {
  Walk walk{root, {}};
  auto rest = path;
  while (true) {
    const auto dot = rest.find('.');
    const auto key = rest.substr(0, dot);
    const auto& m = walk.member(key);
    const auto here_path = joined(walk.path, m.info.key);
    if (dot == rest.npos) return {&m, walk.here.data, here_path, {}};
    rest = rest.substr(dot + 1);
    if (m.kind == Kind::series) {
      const auto index = index_of(rest);
      if (!index || *index >= m.numbers(m.address(walk.here.data)).size())
        walk.fail(key, fmt::format("`{}` has no entry `{}`", here_path, rest), "entries count from 0");
      return {&m, walk.here.data, fmt::format("{}.{}", here_path, *index), index};
    }
    if (m.kind == Kind::list) {
      walk.enter_list(m, rest, rest);
      if (rest.empty())
        walk.fail({}, fmt::format("`{}` is a whole entry", walk.path), "name one of its values");
      continue;
    }
    if (m.kind != Kind::record)
      walk.fail(key, fmt::format("`{}` is a single value, it has no `{}`", here_path, rest), "");
    auto* inside = m.optional ? m.element(m.address(walk.here.data), 0) : m.address(walk.here.data);
    if (!inside) walk.fail(key, fmt::format("`{}` is not set", here_path), "");
    walk.here = {&m.nested(), inside};
    walk.path = here_path;
  }
}

void visit_in(Object here, const std::string& path, const std::function<void(const Place&)>& visitor,
              bool lists) {
  for (const auto& m : here.schema->members) {
    auto member_path = joined(path, m.info.key);
    auto* address = m.address(here.data);
    if (m.kind == Kind::record) {
      auto* inside = m.optional ? m.element(address, 0) : address;
      if (lists && m.optional) visitor({&m, here.data, member_path, {}});
      if (inside) visit_in({&m.nested(), inside}, member_path, visitor, lists);
    } else if (m.kind == Kind::list) {
      if (lists) visitor({&m, here.data, member_path, {}});
      for (std::size_t i = 0; i < m.size(address); ++i)
        visit_in({&m.nested(), m.element(address, i)}, fmt::format("{}.{}", member_path, i), visitor, lists);
    } else {
      visitor({&m, here.data, std::move(member_path), {}});
    }
  }
}

void collect_paths(const Schema& schema, const std::string& path, std::vector<std::string>& all) {
  for (const auto& m : schema.members) {
    const auto member_path = joined(path, m.info.key);
    if (m.kind == Kind::record) collect_paths(m.nested(), member_path, all);
    else if (m.kind == Kind::list) collect_paths(m.nested(), member_path + ".*", all);
    else all.push_back(member_path);
  }
}

std::string choice_list(const Member& member) {
  std::vector<std::string> keys;
  for (const auto& choice : member.choices) keys.emplace_back(choice.key);
  return fmt::format("one of {}", fmt::join(keys, ", "));
}

Value parse_choice(const Member& member, std::string_view text) {
  std::vector<std::string> keys;
  for (const auto& choice : member.choices) {
    if (choice.key == text) return std::string(text);
    keys.emplace_back(choice.key);
  }
  auto hint = did_you_mean(text, keys);
  throw FieldError(std::string(member.info.key), fmt::format("`{}` is no {}", text, member.info.label),
                   hint.empty() ? choice_list(member) : hint + " " + choice_list(member));
}

Value parse_boolean(const Member& member, std::string_view text) {
  if (text == "true" || text == "yes" || text == "1") return true;
  if (text == "false" || text == "no" || text == "0") return false;
  throw FieldError(std::string(member.info.key), fmt::format("`{}` is neither true nor false", text),
                   "write true or false");
}

std::string range_text(const Range& r, std::string_view unit) {
  const auto u = unit.empty() || unit == "1" ? std::string{} : fmt::format(" {}", unit);
  if (r.low > -1e300 && r.high < 1e300) return fmt::format("between {} and {}{}", r.low, r.high, u);
  if (r.low > -1e300) return fmt::format("{} {}{}", r.open_low ? "above" : "at least", r.low, u);
  return fmt::format("at most {}{}", r.high, u);
}

}  // namespace

Place find(Object root, std::string_view path) { return find_in(root, path); }

Place find_if(Object root, std::string_view path) {
  try {
    return find_in(root, path);
  } catch (const FieldError&) {
    return {};
  }
}

void visit(Object root, const std::function<void(const Place&)>& visitor, bool lists) {
  visit_in(root, {}, visitor, lists);
}
void visit(ConstObject root, const std::function<void(const Place&)>& visitor, bool lists) {
  // The visitor of a constant object reads only: Place has no way to know, so the promise is made here.
  visit_in({root.schema, const_cast<void*>(root.data)}, {}, visitor, lists);
}

namespace {
/// The units of descriptions are few and asked for often; their symbols live as long as the program. `money` is one unit of
/// whatever currency a plan has, so only a symbol that names a currency itself depends on the rates.
units::Unit described_unit(std::string_view symbol, const units::Currencies& currencies) {
  thread_local std::unordered_map<std::string_view, units::Unit> known;
  if (const auto it = known.find(symbol); it != known.end()) return it->second;
  const auto unit = units::parse_unit(symbol, currencies);
  if (unit.dimension[units::Base::money] == 0 || symbol.find("money") != symbol.npos)
    known.emplace(symbol, unit);
  return unit;
}
}  // namespace

units::Unit unit_of(const Member& member, const units::Currencies& currencies) {
  return described_unit(member.info.unit, currencies);
}

units::Unit shown_unit(const Member& member, const units::Currencies& currencies) {
  return described_unit(member.info.shown, currencies);
}

std::string unit_symbol(const Member& member, const units::Currencies& currencies) {
  return unit_symbol(member.info.unit, currencies);
}

std::string unit_symbol(std::string_view unit, const units::Currencies& currencies) {
  std::string symbol(unit == "1" ? std::string_view{} : unit);
  if (const auto at = symbol.find("money"); at != symbol.npos) symbol.replace(at, 5, currencies.plan);
  return symbol;
}

Value parse(const Member& member, std::string_view text, const units::Currencies& currencies) {
  if (member.optional && (text == "auto" || text.empty())) return {};
  switch (member.kind) {
  case Kind::series:
  case Kind::number: {
    try {
      return units::parse_quantity(text, unit_of(member, currencies), currencies);
    } catch (const units::UnitError& error) {
      const auto symbol = unit_symbol(member, currencies);
      auto hint = error.hint.empty()
                      ? (symbol.empty() ? "write a plain number" : fmt::format("write it in {}", symbol))
                      : error.hint;
      throw FieldError(std::string(member.info.key), error.what(), hint);
    }
  }
  case Kind::boolean: return parse_boolean(member, text);
  case Kind::choice: return parse_choice(member, text);
  case Kind::month:
    if (!parse_month(text))
      throw FieldError(std::string(member.info.key), fmt::format("`{}` is no month", text),
                       "write year-month, like 2027-01");
    return std::string(text);
  case Kind::text: return std::string(text);
  default:
    throw FieldError(std::string(member.info.key), fmt::format("`{}` is not a single value", member.info.key),
                     "");
  }
}

std::string text(const Member& member, const Value& value, const units::Currencies& currencies,
                 bool with_unit) {
  if (std::holds_alternative<std::monostate>(value)) return "auto";
  if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  if (const auto* string = std::get_if<std::string>(&value)) return *string;
  if (member.kind == Kind::list) return fmt::format("{}", std::get<double>(value));
  auto number = units::exact_text(std::get<double>(value), unit_of(member, currencies));
  const auto symbol = unit_symbol(member, currencies);
  return with_unit && !symbol.empty() ? number + " " + symbol : number;
}

std::string shown_text(const Member& member, const Value& value, const units::Currencies& currencies,
                       int significant) {
  if (member.kind == Kind::choice)
    for (const auto& choice : member.choices)
      if (const auto* key = std::get_if<std::string>(&value); key && choice.key == *key)
        return std::string(choice.label);
  if (std::holds_alternative<std::monostate>(value))
    return member.info.unset.empty() ? "-" : std::string(member.info.unset);
  const auto* number = std::get_if<double>(&value);
  if (!number || member.kind == Kind::list) return text(member, value, currencies);
  auto shown = units::rounded_text(shown_unit(member, currencies).from_coherent(*number), significant);
  const auto symbol = unit_symbol(member.info.shown, currencies);
  return symbol.empty() ? shown : shown + " " + symbol;
}

namespace {
/// Everything that an edit can change, as single values: leaves, sizes of lists, whether optional records are there, and the
/// elements of series.
void visit_values(ConstObject root, const std::function<void(const Place&)>& visitor) {
  visit(
      root,
      [&](const Place& place) {
        if (place.member->kind != Kind::series) return visitor(place);
        const auto size = place.member->numbers(place.address()).size();
        for (std::size_t i = 0; i < size; ++i)
          visitor({place.member, place.owner, fmt::format("{}.{}", place.path, i), i});
      },
      true);
}
}  // namespace

std::vector<Edit> difference(ConstObject from, ConstObject to) {
  std::vector<Edit> edits, removed;
  std::unordered_map<std::string, Value> before;
  std::unordered_set<std::string> kept;
  visit_values(from, [&](const Place& p) { before.emplace(p.path, p.value()); });
  visit_values(to, [&](const Place& p) {
    const auto it = before.find(p.path);
    auto now = p.value();
    if (it == before.end()) edits.push_back({p.path, {}, std::move(now)});
    else if (it->second != now) edits.push_back({p.path, it->second, std::move(now)});
    kept.insert(p.path);
  });
  // What is left was in list entries that are gone. Their values go first and the innermost before what holds them, so that
  // undoing makes the entries again before it fills them.
  visit_values(from, [&](const Place& p) {
    if (!kept.contains(p.path)) removed.push_back({p.path, p.value(), {}});
  });
  std::reverse(removed.begin(), removed.end());
  removed.insert(removed.end(), edits.begin(), edits.end());
  return removed;
}

namespace {
void apply_one(Object root, const std::string& path, const Value& value, bool may_be_gone) {
  const auto place = find_if(root, path);
  if (!place) {
    if (may_be_gone) return;
    find(root, path);
  }
  if (may_be_gone && std::holds_alternative<std::monostate>(value) && !place.member->optional) return;
  if (!place.assign(value)) throw FieldError(path, fmt::format("the value does not fit `{}`", path), "");
}
}  // namespace

void redo(Object root, const std::vector<Edit>& edits) {
  for (const auto& edit : edits)
    apply_one(root, edit.path, edit.after, std::holds_alternative<std::monostate>(edit.after));
}

void undo(Object root, const std::vector<Edit>& edits) {
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    apply_one(root, edit->path, edit->before, std::holds_alternative<std::monostate>(edit->before));
}

Edit set(Object root, std::string_view path, std::string_view text, const units::Currencies& currencies) {
  // The entry after a list's last is made when it is named: `workload.training.0.tokens=...` works on an empty scenario.
  for (auto dot = path.find('.'); dot != path.npos; dot = path.find('.', dot + 1)) {
    const auto list = find_if(root, path.substr(0, dot));
    if (!list || list.member->kind != Kind::list) continue;
    const auto rest = path.substr(dot + 1);
    const auto size = list.member->size(list.address());
    if (index_of(rest.substr(0, rest.find('.'))) == size) list.assign(static_cast<double>(size + 1));
  }
  const auto place = find(root, path);
  Edit edit{place.path, place.value(), {}};
  try {
    edit.after = parse(*place.member, text, currencies);
  } catch (const FieldError& error) {
    throw FieldError(place.path, error.what(), error.hint);
  }
  if (auto wrong = problem(*place.member, edit.after, place.path, currencies))
    throw FieldError(place.path, wrong->message, wrong->hint);
  if (!place.assign(edit.after))
    throw FieldError(place.path, fmt::format("`{}` does not fit `{}`", text, place.path), "");
  return edit;
}

std::optional<Problem> problem(const Member& member, const Value& value, std::string path,
                               const units::Currencies& currencies) {
  const auto* number = std::get_if<double>(&value);
  if (!number || (member.kind != Kind::number && member.kind != Kind::series)) return {};
  if (!std::isfinite(*number))
    return Problem{std::move(path), "the value is not a finite number", "give a finite number"};
  const auto shown = unit_of(member, currencies).from_coherent(*number);
  const auto& r = member.info.range;
  // A unit conversion may move a bound by a rounding error; that is no mistake of the user's.
  const double slack = 1e-9 * std::max(1.0, std::abs(shown));
  if (shown < r.low - slack || shown > r.high + slack || (r.open_low && shown <= r.low))
    return Problem{
        std::move(path),
        fmt::format("{} is out of range for {}", text(member, value, currencies), member.info.label),
        fmt::format("it must be {}", range_text(r, unit_symbol(member, currencies)))};
  if (member.whole && std::abs(shown - std::round(shown)) > 1e-9)
    return Problem{std::move(path), fmt::format("{} is not a whole number", shown),
                   fmt::format("{} counts whole things", member.info.label)};
  return {};
}

std::vector<Problem> validate(ConstObject root, const units::Currencies& currencies) {
  std::vector<Problem> problems;
  visit_values(root, [&](const Place& p) {
    if (auto wrong = problem(*p.member, p.value(), p.path, currencies)) problems.push_back(std::move(*wrong));
  });
  return problems;
}

std::vector<std::string> leaf_paths(const Schema& schema) {
  std::vector<std::string> all;
  collect_paths(schema, {}, all);
  return all;
}

}  // namespace plenum::fields
