#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/access.h"
#include "core/text/input_error.h"

namespace plenum::text {

/// A TOML text, every value with its place.
class Toml {
 public:
  /// Reads a text; `file` is its name in messages. Throws InputErrors with the syntax error (TOML stops at the first), which
  /// a key that appears twice also is.
  static Toml parse(std::string text, std::string file);

  /// The string at a dotted path such as "format" or "plan.currency"; nothing when there is none or it is no string.
  std::optional<std::string> string_at(std::string_view dotted_path) const;

  /// Whether the text says anything at a dotted path; lists by index ("workload.training.0.tokens").
  bool contains(std::string_view dotted_path) const;

  /// Sets every value of the text in `root`. Bare numbers are in the field's own unit, strings carry units; "auto" unsets an
  /// optional; months are strings or local dates. An array of tables gives its list exactly as many entries; each changes
  /// what the list holds at its index, or a fresh entry beyond its end. Top-level keys in `skip` are left out. Throws
  /// InputErrors with every problem, in the order of the text: unknown key (with a suggestion), a key beside its older name,
  /// wrong type, wrong unit, out of range, not finite, not whole. `root` may then be half changed: work on a copy.
  void read_into(fields::Object root, const units::Currencies& currencies,
                 const std::vector<std::string>& skip = {}) const;

  /// An error at the place of a path's value, or without a place (line and column 0) when the text does not say it.
  InputError error(std::string_view path, std::string message, std::string hint) const;

  const std::string& file() const;
  const std::string& text() const;

 private:
  struct Parsed;
  std::shared_ptr<const Parsed> parsed_;
};

/// What differs from `defaults` as TOML, tables in the order of the descriptions, so that reading it into a copy of `defaults`
/// gives exactly `value`. Numbers with a unit are strings (`power_limit = "35 kW"`), others are bare; a list that differs is
/// written whole, each entry with what differs from the default's entry at its index (or from a fresh one). `first_lines`
/// (the `format` line, comments) come first as they are.
std::string write_toml(fields::ConstObject value, fields::ConstObject defaults,
                       const units::Currencies& currencies, std::string_view first_lines = {});

}  // namespace plenum::text
