#include <fmt/format.h>

#include "core/text/toml.h"

namespace plenum::text {
namespace {

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') result += {'\\', c};
    else if (c == '\n') result += "\\n";
    else if (c == '\t') result += "\\t";
    else if (byte < 0x20 || byte == 0x7f) result += fmt::format("\\u{:04X}", byte);
    else result += c;
  }
  return result += '"';
}

std::string joined(std::string_view prefix, std::string_view key) {
  return prefix.empty() ? std::string(key) : fmt::format("{}.{}", prefix, key);
}

bool same(fields::ConstObject a, fields::ConstObject b) { return fields::difference(a, b).empty(); }

/// What a member holds: one record of it, seen as an object.
fields::ConstObject entry(const fields::Member& member, const void* address, std::size_t index) {
  return {&member.nested(), member.element(const_cast<void*>(address), index)};
}
fields::ConstObject entry_or_fresh(const fields::Member& member, const void* address, std::size_t index) {
  return index < member.size(address) ? entry(member, address, index)
                                      : fields::ConstObject{&member.nested(), member.fresh()};
}

/// The const object is only read; Member's functions take what they could also write to.
const void* address_of(const fields::Member& member, const fields::ConstObject& object) {
  return member.address(const_cast<void*>(object.data));
}

class Writer {
 public:
  Writer(const units::Currencies& currencies, std::string_view first_lines)
      : currencies_(currencies), text_(first_lines) {
    if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  }

  std::string take() { return std::move(text_); }

  /// Writes what differs, under `header` ("[racks]", "[[phases]]"), which also stands for itself when `always`.
  void table(const fields::ConstObject& value, const fields::ConstObject& defaults, const std::string& path,
             const std::string& header, bool always) {
    std::string lines;
    for (const auto& m : value.schema->members) lines += line(m, value, defaults);
    if (!header.empty() && (always || !lines.empty()))
      text_ += fmt::format("{}{}\n", text_.empty() ? "" : "\n", header);
    text_ += lines;
    for (const auto& m : value.schema->members) {
      if (m.kind == fields::Kind::record) record(m, value, defaults, joined(path, m.info.key));
      if (m.kind == fields::Kind::list) list(m, value, defaults, joined(path, m.info.key));
    }
  }

 private:
  std::string scalar(const fields::Member& m, const fields::Value& value) const {
    if (std::holds_alternative<bool>(value)) return std::get<bool>(value) ? "true" : "false";
    auto text = fields::text(m, value, currencies_);
    const bool bare = std::holds_alternative<double>(value) && fields::unit_symbol(m, currencies_).empty();
    return bare ? text : quoted(text);
  }

  /// `key = value` of a leaf, a series, or of a list or optional record that is empty now; nothing when it is the default.
  std::string line(const fields::Member& m, const fields::ConstObject& value,
                   const fields::ConstObject& defaults) const {
    const auto* here = address_of(m, value);
    const auto* there = address_of(m, defaults);
    switch (m.kind) {
    case fields::Kind::list:
      return m.size(here) == 0 && m.size(there) > 0 ? fmt::format("{} = []\n", m.info.key) : std::string{};
    case fields::Kind::record:
      return m.optional && m.size(here) == 0 && m.size(there) > 0 ? fmt::format("{} = \"auto\"\n", m.info.key)
                                                                  : std::string{};
    case fields::Kind::series: return series(m, here, there);
    default: break;
    }
    const auto now = m.value(here);
    return now == m.value(there) ? std::string{} : fmt::format("{} = {}\n", m.info.key, scalar(m, now));
  }

  std::string series(const fields::Member& m, const void* here, const void* there) const {
    const auto now = m.numbers(const_cast<void*>(here)), before = m.numbers(const_cast<void*>(there));
    if (std::equal(now.begin(), now.end(), before.begin(), before.end())) return {};
    std::vector<std::string> items;
    for (const double number : now) items.push_back(scalar(m, number));
    return fmt::format("{} = [{}]\n", m.info.key, fmt::join(items, ", "));
  }

  void record(const fields::Member& m, const fields::ConstObject& value, const fields::ConstObject& defaults,
              const std::string& path) {
    const auto* here = address_of(m, value);
    const auto* there = address_of(m, defaults);
    const auto header = fmt::format("[{}]", path);
    if (!m.optional) return table({&m.nested(), here}, {&m.nested(), there}, path, header, false);
    if (m.size(here) > 0)
      table(entry(m, here, 0), entry_or_fresh(m, there, 0), path, header, m.size(there) == 0);
  }

  void list(const fields::Member& m, const fields::ConstObject& value, const fields::ConstObject& defaults,
            const std::string& path) {
    const auto* here = address_of(m, value);
    const auto* there = address_of(m, defaults);
    bool equal = m.size(here) == m.size(there);
    for (std::size_t i = 0; equal && i < m.size(here); ++i)
      equal = same(entry(m, here, i), entry(m, there, i));
    if (equal) return;
    for (std::size_t i = 0; i < m.size(here); ++i)
      table(entry(m, here, i), entry_or_fresh(m, there, i), path, fmt::format("[[{}]]", path), true);
  }

  const units::Currencies& currencies_;
  std::string text_;
};

}  // namespace

std::string write_toml(fields::ConstObject value, fields::ConstObject defaults,
                       const units::Currencies& currencies, std::string_view first_lines) {
  Writer writer(currencies, first_lines);
  writer.table(value, defaults, {}, {}, false);
  return writer.take();
}

}  // namespace plenum::text
