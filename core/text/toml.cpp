#include "core/text/toml.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>

#include "core/fields/month.h"
#include "core/text/position.h"
#include "core/units/nearest.h"

namespace plenum::text {

struct Toml::Parsed {
  std::string text, file;
  toml::table root;

  InputError error(const toml::source_region& region, std::string message, std::string hint) const {
    return error_in(text, file, static_cast<int>(region.begin.line), static_cast<int>(region.begin.column),
                    std::move(message), std::move(hint));
  }

  const toml::node* find(std::string_view path) const;
};

namespace {

constexpr int deepest_key = 64;          // parts of a dotted key; ours have five at most
constexpr std::size_t most_errors = 50;  // more help nobody

/// The end of the string that begins at `i` with a quote, past its closing quote.
std::size_t string_end(std::string_view text, std::size_t i) {
  const char quote = text[i];
  const std::string three(3, quote);
  const bool multi = text.substr(i).starts_with(three);
  for (i += multi ? 3 : 1; i < text.size(); ++i) {
    if (text[i] == '\\' && quote == '"') ++i;
    else if (multi ? text.substr(i).starts_with(three) : text[i] == quote) return i + (multi ? 3 : 1);
    else if (!multi && text[i] == '\n') return i;
  }
  return text.size();
}

/// Where a dotted key has more parts than any of ours could, or npos. The tree of such a key would be so deep that the parser
/// runs out of stack.
std::size_t too_deep_key(std::string_view text) {
  int dots = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '#') i = std::min(text.find('\n', i), text.size()), dots = 0;
    else if (c == '"' || c == '\'') i = string_end(text, i) - 1;
    else if (c == '.' && ++dots >= deepest_key) return i;
    else if (c == '=' || c == '\n' || c == '[' || c == ']' || c == '{' || c == '}' || c == ',') dots = 0;
  }
  return text.npos;
}

/// toml++ begins its messages with what it was doing, which the caret shows as well.
std::string readable(std::string_view message) {
  if (message.starts_with("Error while parsing"))
    if (const auto colon = message.find(": "); colon != message.npos) message.remove_prefix(colon + 2);
  std::string text(message);
  if (text.size() > 1 && std::isupper(static_cast<unsigned char>(text[0])) &&
      std::islower(static_cast<unsigned char>(text[1])))
    text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

std::string syntax_hint(std::string_view message) {
  if (message.find("redefine") != message.npos) return "write every key and table once";
  if (message.find("value") != message.npos || message.find("number") != message.npos ||
      message.find("date") != message.npos)
    return "texts, units and months stand in quotes: `power_limit = \"35 kW\"`, `start = \"2027-01\"`";
  return "write `key = value`, one a line, under a `[table]`";
}

std::string_view found_text(const toml::node& node) {
  switch (node.type()) {
  case toml::node_type::table: return "a table";
  case toml::node_type::array: return node.is_array_of_tables() ? "an array of tables" : "an array";
  case toml::node_type::string: return "a text";
  case toml::node_type::integer:
  case toml::node_type::floating_point: return "a number";
  case toml::node_type::boolean: return "true or false";
  case toml::node_type::date: return "a date";
  case toml::node_type::time: return "a time of day";
  case toml::node_type::date_time: return "a date with a time";
  default: return "nothing";
  }
}

std::string joined(std::string_view prefix, std::string_view key) {
  return prefix.empty() ? std::string(key) : fmt::format("{}.{}", prefix, key);
}

/// Carries a text's values into an object and collects what does not fit.
class Setter {
 public:
  Setter(fields::Object root, const units::Currencies& currencies,
         std::function<InputError(const toml::source_region&, std::string, std::string)> error)
      : root_(root), currencies_(currencies), error_(std::move(error)) {}

  void table(fields::Object here, const toml::table& table, const std::string& path,
             const std::vector<std::string>& skip = {}) {
    for (const auto& [key, node] : table) {
      if (std::find(skip.begin(), skip.end(), key.str()) != skip.end()) continue;
      const auto* member = here.schema->find(key.str());
      if (!member) fail(key.source(), unknown(key.str(), path), unknown_hint(key.str(), *here.schema, path));
      else if (member->info.key != key.str() && table.contains(member->info.key))
        fail(key.source(),
             fmt::format("`{}` is an older name of `{}`, which is also given", key.str(), member->info.key),
             "leave the older one out");
      else value({member, here.data, joined(path, member->info.key), {}}, node);
    }
  }

  std::vector<InputError> take_errors() {
    std::stable_sort(errors_.begin(), errors_.end(), [](const InputError& a, const InputError& b) {
      return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    if (errors_.size() > most_errors) errors_.erase(errors_.begin() + most_errors, errors_.end());
    return std::move(errors_);
  }

 private:
  void fail(const toml::source_region& at, std::string message, std::string hint) {
    // Places are found by counting lines, so a large file of nothing but errors would take its time.
    if (errors_.size() < 20 * most_errors) errors_.push_back(error_(at, std::move(message), std::move(hint)));
  }

  static std::string unknown(std::string_view key, std::string_view path) {
    return path.empty() ? fmt::format("unknown key `{}`", key)
                        : fmt::format("unknown key `{}` in `{}`", key, path);
  }

  std::string unknown_hint(std::string_view key, const fields::Schema& schema, std::string_view path) const {
    if (auto hint = did_you_mean(key, schema.keys()); !hint.empty()) return hint;
    const auto tail = fmt::format(".{}", key);
    for (const auto& known : fields::leaf_paths(*root_.schema))
      if (known.ends_with(tail)) return fmt::format("did you mean `{}`?", known);
    return fmt::format("known {}: {}", path.empty() ? "here" : fmt::format("in `{}`", path),
                       fmt::join(schema.keys(), ", "));
  }

  std::string expected(const fields::Member& member) const {
    using fields::Kind;
    const auto symbol = fields::unit_symbol(member, currencies_);
    switch (member.kind) {
    case Kind::number:
      return symbol.empty() ? "a number" : fmt::format("a number in {} or a text with a unit", symbol);
    case Kind::boolean: return "true or false";
    case Kind::choice:
    case Kind::text: return "a text in quotes";
    case Kind::month: return "a month such as \"2027-01\"";
    case Kind::record: return "a table";
    case Kind::list: return "an array of tables";
    case Kind::series: return "an array of numbers";
    }
    return {};
  }

  void wrong_type(const fields::Place& place, const toml::node& node) {
    std::string hint;
    if (place.member->kind == fields::Kind::list)
      hint = fmt::format("begin each entry with `[[{}]]`", place.path);
    if (place.member->kind == fields::Kind::record)
      hint = fmt::format("write `[{}]` and its keys below", place.path);
    if (place.member->kind == fields::Kind::choice)
      for (const auto& choice : place.member->choices)
        hint += fmt::format("{}\"{}\"", hint.empty() ? "one of " : ", ", choice.key);
    fail(node.source(),
         fmt::format("`{}` must be {}, found {}", place.path, expected(*place.member), found_text(node)),
         hint);
  }

  void value(const fields::Place& place, const toml::node& node) {
    switch (place.member->kind) {
    case fields::Kind::record: return record(place, node);
    case fields::Kind::list: return list(place, node);
    case fields::Kind::series: return series(place, node);
    default: return leaf(place, node);
    }
  }

  static bool all_optional(const fields::Schema& schema) {
    return std::all_of(schema.members.begin(), schema.members.end(),
                       [](const auto& m) { return m.optional; });
  }

  static void unset_all(const fields::Place& place) {
    for (const auto& inner : place.member->nested().members) {
      fields::Place{&inner, place.address(), {}, {}}.assign({});
    }
  }

  void record(const fields::Place& place, const toml::node& node) {
    const auto& m = *place.member;
    if (m.optional && node.value<std::string_view>() == "auto") return static_cast<void>(place.assign({}));
    if (node.value<std::string_view>() == "auto" && all_optional(m.nested())) return unset_all(place);
    const auto* inner = node.as_table();
    if (!inner) return wrong_type(place, node);
    if (m.optional) place.assign(true);
    table({&m.nested(), m.optional ? m.element(place.address(), 0) : place.address()}, *inner, place.path);
  }

  void list(const fields::Place& place, const toml::node& node) {
    const auto* entries = node.as_array();
    if (!entries || (!entries->empty() && !entries->is_array_of_tables())) return wrong_type(place, node);
    if (!place.assign(static_cast<double>(entries->size())))
      return fail(node.source(),
                  fmt::format("`{}` has {} entries, which is too many", place.path, entries->size()), "");
    for (std::size_t i = 0; i < entries->size(); ++i)
      table({&place.member->nested(), place.member->element(place.address(), i)},
            *entries->get_as<toml::table>(i), fmt::format("{}.{}", place.path, i));
  }

  void series(const fields::Place& place, const toml::node& node) {
    const auto* numbers = node.as_array();
    if (!numbers) return wrong_type(place, node);
    const auto size = place.member->numbers(place.address()).size();
    if (numbers->size() != size)
      return fail(
          node.source(),
          fmt::format("`{}` must be an array of {} numbers, found {}", place.path, size, numbers->size()),
          "");
    for (std::size_t i = 0; i < size; ++i)
      leaf({place.member, place.owner, fmt::format("{}.{}", place.path, i), i}, *numbers->get(i));
  }

  /// The value that a node means for a place, or nothing after an error. An unset optional is a value, too.
  std::optional<fields::Value> read(const fields::Place& place, const toml::node& node) {
    const auto& m = *place.member;
    const bool number = m.kind == fields::Kind::number || m.kind == fields::Kind::series;
    if (node.is_string()) return fields::parse(m, **node.as_string(), currencies_);
    if (node.is_boolean() && m.kind == fields::Kind::boolean) return **node.as_boolean();
    if (node.is_number() && number) return fields::unit_of(m, currencies_).to_coherent(*node.value<double>());
    if (const auto* date = node.as_date(); date && m.kind == fields::Kind::month)
      return fields::parse(m, to_text(YearMonth{date->get().year, date->get().month}), currencies_);
    wrong_type(place, node);
    return {};
  }

  void leaf(const fields::Place& place, const toml::node& node) {
    try {
      const auto read_value = read(place, node);
      if (!read_value) return;
      if (auto problem = fields::problem(*place.member, *read_value, place.path, currencies_))
        return fail(node.source(), problem->message, problem->hint);
      if (!place.assign(*read_value)) wrong_type(place, node);
    } catch (const fields::FieldError& error) {
      fail(node.source(), fmt::format("`{}`: {}", place.path, error.what()), error.hint);
    }
  }

  fields::Object root_;
  const units::Currencies& currencies_;
  std::function<InputError(const toml::source_region&, std::string, std::string)> error_;
  std::vector<InputError> errors_;
};

}  // namespace

const toml::node* Toml::Parsed::find(std::string_view path) const {
  const toml::node* here = &root;
  while (here) {
    const auto dot = path.find('.');
    const auto key = path.substr(0, dot);
    if (const auto* table = here->as_table()) {
      here = table->get(key);
    } else if (const auto* array = here->as_array()) {
      const bool digits = !key.empty() && key.size() < 6 && key.find_first_not_of("0123456789") == key.npos;
      here = digits ? array->get(std::stoul(std::string(key))) : nullptr;
    } else {
      return nullptr;
    }
    if (dot == path.npos) return here;
    path.remove_prefix(dot + 1);
  }
  return nullptr;
}

Toml Toml::parse(std::string text, std::string file) {
  auto parsed = std::make_shared<Parsed>();
  parsed->text = std::move(text);
  parsed->file = std::move(file);
  const auto fail = [&](Position at, std::string message, std::string hint) {
    throw InputErrors(
        {error_in(parsed->text, parsed->file, at.line, at.column, std::move(message), std::move(hint))});
  };
  if (const auto bad = first_invalid_utf8(parsed->text); bad != std::string::npos)
    fail(position_of(parsed->text, bad), "this is not UTF-8", "save the file as UTF-8 text");
  if (const auto deep = too_deep_key(parsed->text); deep != std::string::npos)
    fail(position_of(parsed->text, deep), fmt::format("a key of more than {} parts", deepest_key), "");
  try {
    parsed->root = toml::parse(parsed->text);
  } catch (const toml::parse_error& error) {
    const auto at = error.source().begin;
    fail({static_cast<int>(at.line), static_cast<int>(at.column)}, readable(error.description()),
         syntax_hint(error.description()));
  }
  Toml result;
  result.parsed_ = std::move(parsed);
  return result;
}

std::optional<std::string> Toml::string_at(std::string_view dotted_path) const {
  const auto* node = parsed_->find(dotted_path);
  if (!node || !node->is_string()) return {};
  return **node->as_string();
}

bool Toml::contains(std::string_view dotted_path) const { return parsed_->find(dotted_path) != nullptr; }

void Toml::read_into(fields::Object root, const units::Currencies& currencies,
                     const std::vector<std::string>& skip) const {
  Setter setter(root, currencies,
                [this](const toml::source_region& at, std::string message, std::string hint) {
                  return parsed_->error(at, std::move(message), std::move(hint));
                });
  setter.table(root, parsed_->root, {}, skip);
  if (auto errors = setter.take_errors(); !errors.empty()) throw InputErrors(std::move(errors));
}

InputError Toml::error(std::string_view path, std::string message, std::string hint) const {
  if (const auto* node = parsed_->find(path))
    return parsed_->error(node->source(), std::move(message), std::move(hint));
  return {parsed_->file, 0, 0, std::move(message), std::move(hint)};
}

const std::string& Toml::file() const { return parsed_->file; }
const std::string& Toml::text() const { return parsed_->text; }

}  // namespace plenum::text
